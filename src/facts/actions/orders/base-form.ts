import type { Token } from '../../../text/tokens.ts';
import type { Candidate } from './candidate.ts';
import { isDoing } from './doing.ts';
import { hasFinite, isDeterminer, startsObject } from './objects.ts';

/** A base form before an object, in a clause without a finite verb: "reindex the corpus", "rebase your branches". */
export function isOrderByForm({ tokens, last, at, verb, next }: Candidate): boolean {
  if (next === undefined || !mayBeVerb(verb)) return false;
  // "Approve or decline all open requests"
  if (/^(?:and|or)$/.test(next.lower) && at + 2 < last && isDoing(tokens[at + 2]!)) return true;
  // "Hub Two is not affected": a name.
  if (next.capital && !next.code && isDeterminer(next.lower)) return false;
  const takes = next.code || isDeterminer(next.lower) || (GOING.test(verb.lower) && startsObject(next.lower));
  return takes && next.lower !== 'of' && !hasFinite(tokens, at, at + 1, last);
}

/** By its form a word can be a verb that is not known: no ending of a noun or an adjective, and no initials. */
const mayBeVerb = ({ text, lower, content }: Token): boolean =>
  content && lower.length >= 3 && !NOT_VERB.test(lower) && !/^\p{Lu}{2}/u.test(text);
const NOT_VERB = /(?:ed|ing|s|tion|sion|ment|ness|ity|ance|ly|al|er|or|one|body)$/;

/** Verbs of going over that need their preposition: "pull from", "hop over to". As nouns they do not stand before one. */
const GOING = /^(?:jump|shift|carry|fall|stick|draw|come|turn)$/;
