import { isPastClause } from '../../../facts/lifecycle/past-clause.ts';
import type { Statement } from '../../../facts/statements.ts';
import type { Document } from '../../../text/document.ts';
import { stampKey } from '../../dates/stamps.ts';
import type { StatementMatch } from '../../statements.ts';
import { isRequired } from '../../steps/required.ts';
import { isTimeOfOld } from '../background.ts';
import { ASKED, askedBy } from '../model.ts';
import { followsFrom, isBeside } from '../reasons.ts';
import { weights } from '../weights.ts';
import type { Case } from './case.ts';

/**
 * "Older firmware uses 16-bit checksums, so both cannot drive one arm": what follows is the constraint. Its reason stands
 * before it in the sentence, and that is what has to be kept.
 */
export function followsFromReason({ ledger, match, matches, at }: Case): boolean {
  if (!followsFrom(ledger.notice.doc, match)) return false;
  for (let k = at - 1; k >= 0 && isBeside(matches[k]!, match); k--) {
    const { purposes, measurable, recall } = matches[k]!;
    if ((measurable || recall.window >= MOSTLY) && askedBy(8, purposes, false, weights) >= ASKED) return true;
  }
  return false;
}

/** Share of the words in one place from which a reason with no word of its own is told there. */
const MOSTLY = 0.6;

/** A reason of what holds nobody back, of an earlier time, of a tip that is left out; or one whose nearer is given. */
export function bindsNobody(one: Case): boolean {
  const { ledger, match } = one;
  return (
    isReasonOfEase(one) ||
    isNearerGiven(one) ||
    isOfLostTip(one) ||
    isIncident(one) ||
    isWayThroughMenus(ledger.notice.doc, match.statement) ||
    isTimeOfOld(ledger.notice.doc, match.statement, match.purposes.reason >= SURELY)
  );
}
/** Probability from which a reason is none but that. */
const SURELY = 0.7;

/** "`wide` takes the same keys, so scripts need no change": the reason of an ease keeps nobody from anything. */
function isReasonOfEase({ ledger: { notice }, match, matches, at }: Case): boolean {
  const told = match.statement.features.has('because') ? matches[at - 1] : matches[at + 1];
  if (told === undefined || !isBeside(told, match) || told.statement.features.has('must-step')) return false;
  if (!match.statement.features.has('because') && !followsFrom(notice.doc, told)) return false;
  const { clause } = told.statement;
  return EASE.test(notice.doc.plain.slice(clause.start, clause.end));
}
const EASE =
  /\b(?:(?:no|nothing|not|n't|never) (?:\S+ ){0,4}(?:need(?:ed|s)?|required?|necessary|changes?|changed)|(?:do|does|need|will) not (?:have to|need)|(?:needs?|requires?) (?:no|nothing)|nothing (?:needs|has) to|keeps? working|(?:stays?|remains?) (?:as|the same|valid|unchanged))\b/i;

/** "MD5 collisions are practical, so a login could be forged": where the output gives the nearer of a chain as its reason. */
function isNearerGiven({ ledger: { output }, match, matches, at }: Case): boolean {
  const nearer = matches[at + 1];
  if (nearer === undefined || !isBeside(nearer, match) || !nearer.statement.features.has('so')) return false;
  const { recall, measurable, statement } = nearer;
  // "So an update gets you no further" is what the reason explains.
  if (
    !measurable ||
    !statement.features.has('cue:may') ||
    statement.features.has('cue:negation') ||
    recall.own < TOLD ||
    recall.first < 0
  )
    return false;
  return output.doc.clauses.slice(recall.first, recall.last).some(({ lead }) => GIVES.test(lead));
}
const GIVES = /^(?:because|as|since|for|which|that|who|whose|due)$/;
const TOLD = 0.6;

/** "Use one per gate, so a leak means deleting just that one": what an optional step is good for, where the step is left out. */
function isOfLostTip({ ledger: { notice }, match, matches, at }: Case): boolean {
  const tip = matches[at - 1];
  return (
    tip !== undefined &&
    isBeside(tip, match) &&
    match.statement.features.has('so') &&
    isTip(tip) &&
    !isRequired(notice.doc, tip)
  );
}
/**
 * "In November someone replayed leaked passwords. A password cannot be bound to one package": what once happened, before the
 * reason that holds. Of such a chain the nearer is enough.
 */
function isIncident({ ledger: { notice }, match: { statement }, matches, at }: Case): boolean {
  const { doc } = notice;
  const { clause, features, index } = statement;
  if (features.has('because') || features.has('kind:reason-law') || !isPastClause(doc, index)) return false;
  const sentence = doc.sentences[clause.sentence]!;
  if (!ONCE.test(doc.plain.slice(sentence.start, clause.end))) return false;
  const next = matches.slice(at + 1, at + 3).find((other) => !isBeside(other, matches[at]!));
  return (
    next !== undefined &&
    next.statement.clause.sentence === clause.sentence + 1 &&
    doc.sentences[clause.sentence + 1]!.block === sentence.block &&
    next.purposes.reason >= SURELY
  );
}
/** When it happened, told first. */
const ONCE =
  /^\W*(?:(?:in|on|during|over|at) (?:\S+ ){0,3}?(?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|year|month|week|weekend)\b|(?:last|earlier|recently|lately|twice|a (?:week|month|year) ago)\b)/i;

/** "(Control Centre > Devices > Scanners)": where something is found, however technical its words. */
function isWayThroughMenus({ plain }: Document, { clause, features }: Statement): boolean {
  if (!features.has('bracketed') || clause.end - clause.start > LONGEST) return false;
  const steps = plain.slice(clause.start, clause.end).split(/\s[>›→]\s/);
  return steps.length > 1 && steps.every((step) => step.length < LONG_STEP && !/[.;,]/.test(step));
}
/** Characters of a way through menus, and of one of its steps. */
const [LONGEST, LONG_STEP] = [300, 40];

const isTip = ({ purposes, recall, statement }: StatementMatch): boolean =>
  statement.features.has('imperative') && purposes.required < ASKED && recall.own < LITTLE;
const LITTLE = 0.3;

/**
 * How surely a reason is lost. "It keeps them in the old encoding, which the new operator cannot decode": a relative with too
 * few words of its own goes with the clause that it leans on, where the output has no trace of it.
 */
export function lostReason({ match, matches, at }: Case): number {
  const { statement, measurable, recall, lost } = match;
  if (measurable || recall.own > 0 || recall.ownWeight === 0 || !statement.features.has('relative')) return lost[8];
  let h = at - 1;
  // "… otherwise, which …"
  while (h > 0 && !matches[h]!.measurable && matches[h]!.statement.features.has('one-word')) h--;
  const head = matches[h];
  return head?.measurable && isBeside(head, match) ? head.lost[8] : lost[8];
}

/**
 * "Both models shut themselves out on 19 September", however technical its words: the end itself, and kept where its day is. A
 * reason has a word of cause, or a day of its own.
 */
export function isEndToldByDay({ ledger: { output }, match: { statement } }: Case): boolean {
  const { dates, features } = statement;
  if (!features.has('cue:lifecycle') || features.has('because') || features.has('relative')) return false;
  const days = dates.filter(({ lifecycle }) => lifecycle).map(({ stamp }) => stampKey(stamp));
  if (days.length === 0) return false;
  const told = new Set(output.facts.dates.map(({ stamp }) => stampKey(stamp)));
  return days.every((day) => told.has(day));
}

/**
 * "Visitors agreed to on-site collection only, and the law does not let us use their answers elsewhere": of two halves of one
 * reason, the first of which is kept to the word, the second is not asked for.
 */
export function isSecondHalf({ match, matches, at }: Case): boolean {
  const { statement, purposes } = match;
  if (statement.clause.lead !== 'and' || statement.features.has('because') || purposes.fact >= purposes.reason)
    return false;
  const head = matches[at - 1];
  return (
    head?.measurable === true &&
    isBeside(head, match) &&
    head.recall.own >= KEPT &&
    head.purposes.reason >= PERHAPS &&
    !head.statement.features.has('because')
  );
}
/** Share of its own words from which the first half is kept, and the probability from which it may be a reason. */
const [KEPT, PERHAPS] = [0.8, 0.35];
