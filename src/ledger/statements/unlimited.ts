import type { Document } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';
import { toWordIndex } from './word-index.ts';

/** What ends or limits how things stay. */
const LIMIT = /^(?:until|till|unless|while|provided)$/;
/** Any word by which an output may tell a limit, in whatever form. */
const LIMITED =
  /\b(?:until|till|unless|while|provided|pending|before|if|when|once|as long|so long|for now|for the time being|yet|temporar\w*|meanwhile|first|then|after|end\w*|up to)\b/i;
const SURELY = 0.5;
/** One of so many words of the limit may stand elsewhere. */
const FEW = 4;
/** Sentences that have words of what stays; with more of them it is anybody's guess. */
const MOST = 12;

/**
 * "Lift alarms remain on C4 until the regulator has approved an alternative", of which the output says only that they remain
 * there: what was limited is told as if it were for good. A day as the limit is the business of the dates.
 */
export function isUnlimited({ notice, output }: Ledger, { statement, purposes, recall, at }: StatementMatch): boolean {
  const { features } = statement;
  if (purposes.fact < SURELY || at === undefined || recall.first < 0) return false;
  if (!features.has('kind:stay') && !features.has('kind:exemption')) return false;
  const limit = limitOf(notice.doc, statement);
  if (limit.length < 2 || limit.some(({ dateWord, number }) => dateWord || number)) return false;
  const { clausesOf } = toWordIndex(output);
  // "New" of "until the vendor certifies the new agent" may stand anywhere.
  if (limit.filter(({ lemma }) => clausesOf.has(lemma)).length * FEW > limit.length) return false;
  // Wherever the output has a word of what stays it may tell the limit.
  const { clauses, plain, sentences } = output.doc;
  const told = new Set([rangeAt(sentences, at.start)]);
  for (const { lemma } of statement.content)
    for (const c of clausesOf.get(lemma)?.slice(0, MOST) ?? []) told.add(clauses[c]!.sentence);
  return told.size < MOST && [...told].every((s) => !LIMITED.test(plain.slice(sentences[s]!.start, sentences[s]!.end)));
}

/** The content words behind the word that sets the limit, where something stands before it. */
function limitOf({ tokens }: Document, { clause, range }: StatementMatch['statement']): readonly Token[] {
  let { last } = clause;
  while (last < tokens.length && tokens[last]!.end <= range.end) last++;
  const own = tokens.slice(clause.first, last);
  const k = own.findIndex(({ lower, code }, n) => n > 1 && !code && LIMIT.test(lower));
  return k < 0
    ? []
    : own.slice(k + 1).filter(({ content, lower }) => content && !/^(?:ha(?:s|ve|d)|is|are|been|be)$/.test(lower));
}
