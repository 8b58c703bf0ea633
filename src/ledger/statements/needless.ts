import { isPastClause } from '../../facts/lifecycle/past-clause.ts';
import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { StatementMatch } from '../statements.ts';
import type { Case } from './missed/case.ts';

/**
 * Whether the loss of a statement costs the reader nothing that a rule asks for: another one of its sentence tells it, or it
 * tells only why the notice was written.
 */
export function isNeedless({ ledger, rule, match: { statement }, matches, at }: Case): boolean {
  const { doc } = ledger.notice;
  if (isOfOtherNews(doc, statement) || isQuoted(doc, statement) || isOfInvitation(doc, statement)) return true;
  if (rule === 8) return isWhyPutOff(doc, statement);
  return rule === 6 && (isOldSide(doc, matches, at) || isImpliedByOnly(matches, at));
}

/** "… could not be happier," said Liv Aamodt, co-founder": what somebody is quoted with in the manner of the press. */
const isQuoted = ({ plain }: Document, { clause }: Statement): boolean =>
  /["”’'],?\s(?:said|says|adds|added|explains|explained)\s(?:[\p{L}-]+\s){0,3}?\p{Lu}/u.test(
    plain.slice(clause.start, clause.end),
  );

/** "If you believe that this is an error, don't hesitate to ask": when to turn to the author. */
function isOfInvitation({ plain, sentences }: Document, { clause }: Statement): boolean {
  if (
    !/^(?:if|should|in case)$/.test(clause.lead) &&
    !/^(?:If|Should|In case)\b/.test(plain.slice(clause.start, clause.end))
  )
    return false;
  return INVITES.test(plain.slice(clause.end, Math.min(sentences[clause.sentence]!.end, clause.end + FAR)));
}
const INVITES =
  /^,?\s(?:or have \p{L}+ other questions,\s)?(?:please\s)?(?:(?:do not|don['’]t) hesitate|feel free|we(?:['’]re| are) (?:here|happy|glad))\b/iu;
/** So many characters behind a condition the invitation begins and ends. */
const FAR = 120;

/** Under "Fixes" or "Added", where nothing ends: what a release brings besides. */
function isOfOtherNews(doc: Document, { clause }: Statement): boolean {
  const under = doc.blocks[doc.sentences[clause.sentence]!.block]!.under;
  return under !== undefined && otherNews(doc).has(under);
}
const otherNews = oncePer(({ blocks, plain }: Document): ReadonlySet<number> => {
  const found = new Set<number>();
  blocks.forEach(({ kind, start, end }, b) => {
    if (kind === 'heading' && OTHER_NEWS.test(plain.slice(start, end).trim())) found.add(b);
  });
  if (found.size > 0)
    for (const { under, start, end } of blocks)
      if (under !== undefined && ENDS.test(plain.slice(start, end))) found.delete(under);
  return found;
});
const OTHER_NEWS = /^\W*(?:(?:bug ?)?fix(?:es|ed)|added|additions|new features|also new)\W*$/i;
const ENDS = /\b(?:deprecat|remov|retir|sunset|ends?\b|discontinu|shut|no longer|until|must)/i;

/**
 * "Connect keeps messages for 12 months; the blue app kept them for 24": of two sides told in two clauses, the old one is
 * in the past tense, and the new one is enough.
 */
function isOldSide(doc: Document, matches: readonly StatementMatch[], i: number): boolean {
  const { statement } = matches[i]!;
  // "It batches 500 events, 3.x batched 2,000" in one clause holds the new side as well.
  if (statement.amounts.length !== 1 || statement.dates.length > 0 || !isPast(doc, statement.index)) return false;
  return [i - 1, i + 1].some((k) => {
    const other = matches[k];
    return (
      other !== undefined &&
      other.purposes.fact >= FACT &&
      other.statement.clause.sentence === statement.clause.sentence &&
      other.statement.amounts.length > 0 &&
      !isPast(doc, other.statement.index)
    );
  });
}

/** "It prints on 80 mm paper only; 58 mm rolls do not fit": where the output has the "only", the rest follows. */
function isImpliedByOnly(matches: readonly StatementMatch[], i: number): boolean {
  const { statement } = matches[i]!;
  const before = matches[i - 1];
  return (
    before !== undefined &&
    statement.features.has('cue:negation') &&
    statement.dates.length === 0 &&
    before.statement.features.has('cue:only') &&
    before.statement.clause.sentence === statement.clause.sentence &&
    before.recall.restricted &&
    before.recall.own >= ONLY_TOLD
  );
}
/** Share of the words of an "only" from which the output has it. */
const ONLY_TOLD = 0.4;

/** In the past by its verb; "kept" is one before its object ("kept them for 24"). */
const isPast = (doc: Document, c: number): boolean =>
  isPastClause(doc, c) ||
  /\bkept\s(?:them|it|those|these|all|up|\d)/.test(doc.plain.slice(doc.clauses[c]!.start, doc.clauses[c]!.end));

/** "Turned off on 31 March, not in January as planned: two carriers have not finished": why an end was put off binds nobody. */
const isWhyPutOff = ({ plain, sentences }: Document, { clause }: Statement): boolean =>
  clause.lead !== '' && PUT_OFF.test(plain.slice(sentences[clause.sentence]!.start, clause.start));
const PUT_OFF =
  /\b(?:postponed|put off|called off|pushed back|instead of|not) (?:\p{L}+ ){0,3}(?:until|till|to|on|by|in|from|as) [^.;]{0,40}\b(?:first |originally |previously )?(?:planned|announced|stated|said|scheduled)\b|\bwe(?:'ve| have)? (?:postponed|put off|pushed back|moved|delayed|deferred) (?:it|this|that|the (?:\p{L}+ ){0,2}(?:date|end|deadline|removal|shutdown|closure))\b/iu;

/** Probability from which a side counts as a fact of its own. */
const FACT = 0.5;
