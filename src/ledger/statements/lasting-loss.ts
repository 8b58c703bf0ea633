import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';

const CANNOT = /\b(?:not|never|cannot|no(?: one| way)?|nobody|unable|impossible|[a-z]+n['’]t)\b/i;
const BACK =
  /\b(?:restor\w*|recover\w*|retriev\w*|undelet\w*|undo|undone|reversed?|brought back|bring (?:\w+ )?back|get (?:\w+ )?back|irrecoverab\w*|irretrievab\w*|irreversib\w*)\b/i;
const GOES = /\b(?:delet\w*|eras\w*|wip\w*|destroy\w*|purg\w*|remov\w*|discard\w*|lost|gone|shred\w*)\b/i;

/**
 * "… are deleted for good, and our support team can't restore them": what comes of a deletion, and no reason for anything.
 * A reason has a word of cause.
 */
export function isLastingLoss({ plain, sentences }: Document, { clause, features }: Statement): boolean {
  if (features.has('because')) return false;
  const own = plain.slice(clause.start, clause.end);
  if (!CANNOT.test(own) || !BACK.test(own)) return false;
  return GOES.test(plain.slice(sentences[Math.max(0, clause.sentence - 1)]!.start, clause.start));
}
