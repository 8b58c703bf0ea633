import { readAmounts } from '../facts/amounts.ts';
import { type Purposes, purposesIn } from '../facts/purposes.ts';
import type { Reading } from '../facts/read.ts';
import { type Feature, type Statement, statementsIn } from '../facts/statements.ts';
import type { Document } from '../text/document.ts';
import { oncePer } from '../text/once.ts';
import type { Range } from '../text/span.ts';
import type { Ledger } from './ledger.ts';
import { isLossUntold } from './statements/data-fate.ts';
import { anyOf, askedBy, type FittedRule, frameOf, lostTo, signsOf, type Weights } from './statements/model.ts';
import { isNeedless } from './statements/needless.ts';
import { isClose, isOfTextItself } from './statements/of-text.ts';
import { isUntoldLead } from './statements/promised-lead.ts';
import { type Recall, recallOf } from './statements/recall.ts';
import { spreadOf } from './statements/spread.ts';
import { isSurelyFact } from './statements/surely-fact.ts';
import { telling } from './statements/telling.ts';
import { isUnspared } from './statements/unspared.ts';
import { isUntold } from './statements/untold.ts';
import { isContrastGone, isVanished } from './statements/vanished.ts';
import { weights as fitted } from './statements/weights.ts';
import { toWordIndex } from './statements/word-index.ts';
import { isNoDuty, isRequired } from './steps/required.ts';
import { isAct } from './steps.ts';

/** A statement of the notice laid beside the output. */
export interface StatementMatch {
  readonly statement: Statement;
  readonly purposes: Purposes;
  readonly recall: Recall;
  /** False where it has too few words of its own for a loss to be seen: it is asked for, and never missed. */
  readonly measurable: boolean;
  /** Probability that it is not left in the output as a rule wants it, 0 to 1. */
  readonly lost: Readonly<Record<FittedRule, number>>;
  /** Where the output says it, in its plain text; absent where nothing matched. */
  readonly at?: Range;
}

/** Content of its own that a statement needs, in words, before its loss can be seen. */
const OWN_WEIGHT = 1.3;
/** The same where a number, an identifier or the like marks it. */
const ANCHORED_WEIGHT = 1;

/** The statements of a ledger, matched once for all rules that read them. */
export const statementsOf: (ledger: Ledger) => StatementMatch[] = oncePer(({ notice, output }) =>
  matchStatements(notice, output),
);

/** Lays the statements of the notice beside the output. Linear in the length of both. */
export function matchStatements(
  notice: Reading,
  output: Reading,
  weights: Weights = fitted,
  foreseen?: readonly Purposes[],
): StatementMatch[] {
  const statements = statementsIn(notice);
  const purposes = foreseen ?? purposesIn(statements, notice.doc);
  const index = toWordIndex(output);
  const spread = spreadOf(notice);
  const frame = frameOf(notice.doc, output.doc, statements.length);
  const words = telling();
  const matches: StatementMatch[] = [];
  const said = new Set<string>();
  /** Place of the last measurable one. */
  let last = -1;
  statements.forEach((statement, i) => {
    const purpose = purposes[i]!;
    if (Math.max(purpose.fact, purpose.reason, purpose.step) < IDLE || statement.content.length === 0) return;
    // Said twice, it needs to be kept once.
    const lemmas = statement.content.map(({ lemma }) => lemma).join(' ');
    if (said.has(lemmas)) return;
    said.add(lemmas);
    const recall = recallOf({
      statement,
      before: statements[i - 1],
      next: statements[i + 1],
      isReason: purpose.reason >= 0.5,
      doc: notice.doc,
      spread,
      index,
    });
    const anchored =
      statement.amounts.length > 0 ||
      ['kind:reason-security', 'kind:limit', 'identifier', 'cue:only', 'must-step'].some((mark) =>
        statement.features.has(mark as Feature),
      );
    const measurable = recall.ownWeight >= (anchored ? ANCHORED_WEIGHT : OWN_WEIGHT);
    const match: StatementMatch = {
      statement,
      purposes: purpose,
      recall,
      measurable,
      lost: measurable ? lostBy(signsOf(recall, frame, words), weights) : NOT_LOST,
      ...placeOf(output, recall),
    };
    const head = matches[last];
    // A reason told in several clauses of one sentence is kept where the nearest of them is.
    if (
      measurable &&
      isReason(match) &&
      !followsFrom(notice.doc, statement) &&
      head &&
      isReason(head) &&
      !explains(match, head) &&
      head.statement.clause.sentence === statement.clause.sentence
    ) {
      // Not by the fitted losses: what is matched must not depend on the table that is fitted to it.
      const nearer = nearerOf(match, head);
      matches[last] = {
        ...head,
        purposes: purpose.reason > head.purposes.reason ? purpose : head.purposes,
        recall: nearer.recall,
        lost: nearer.lost,
        ...(nearer.at ? { at: nearer.at } : {}),
      };
      return;
    }
    matches.push(match);
    if (measurable) last = matches.length - 1;
  });
  return matches;
}

/** The reason of which more is left; where no more than half is of either, the one that has more to lose. */
function nearerOf(match: StatementMatch, head: StatementMatch): StatementMatch {
  const [a, b] = [match.recall, head.recall];
  const isMatch = Math.max(a.own, b.own) <= 0.5 ? a.ownWeight > b.ownWeight : a.own > b.own;
  return isMatch ? match : head;
}

const NOT_LOST = { 5: 0, 6: 0, 8: 0 } as const;
const lostBy = (signs: readonly number[], weights: Weights): StatementMatch['lost'] => ({
  5: lostTo(5, signs, weights),
  6: lostTo(6, signs, weights),
  8: lostTo(8, signs, weights),
});

/** Statements that serve no purpose with at least this probability are not looked for. */
const IDLE = 0.03;

/** "Which is why new keys are needed", "so they stop", "otherwise it fails": what follows is what the reason is given for. */
const followsFrom = ({ tokens }: Document, { clause: { first }, features }: Statement): boolean =>
  features.has('so') ||
  tokens.slice(first, first + 3).some(({ lower }) => lower === 'why') ||
  /^(?:without|otherwise|else)$/.test(tokens[first]!.lower);

/** "A new proof is needed, | because the law …": a word of cause parts the reason from the rule, which is none. */
const explains = ({ statement }: StatementMatch, head: StatementMatch): boolean =>
  statement.features.has('because') && !head.statement.features.has('because');

const isReason = ({ purposes }: StatementMatch): boolean =>
  purposes.reason >= 0.5 && purposes.reason > purposes.fact && purposes.reason > purposes.step;

function placeOf(output: Reading, recall: Recall): { at?: Range } {
  const first = output.doc.clauses[recall.first];
  const last = output.doc.clauses[recall.last - 1];
  return first && last && recall.window > 0.2 ? { at: { start: first.start, end: last.end } } : {};
}

/**
 * The amount that stands in the output where the statement has another: the same unit, in the place where the rest of
 * the statement was found again. Undefined where nothing was found in its place.
 */
function changedAmount({ notice, output }: Ledger, match: StatementMatch): Range | undefined {
  if (match.recall.numbers === 1 || match.at === undefined || match.recall.window < CHANGED) return undefined;
  const { at } = match;
  const known = new Set(readAmounts(notice.doc, notice.facts.dates).map((amount) => amount.key));
  const units = new Set(match.statement.amounts.map((amount) => amount.unit));
  return readAmounts(output.doc, output.facts.dates).find(
    (amount) => amount.start >= at.start && amount.end <= at.end && units.has(amount.unit) && !known.has(amount.key),
  );
}

/** Where the output tells a statement otherwise: the other amount, or what it tells of more people. */
export const changedAt = (ledger: Ledger, match: StatementMatch): Range | undefined =>
  changedAmount(ledger, match) ?? (isWidened(match) ? match.at : undefined);

/**
 * True where the notice says a thing of a few ("on the Enterprise plan only", "schools with a waiver may"), and the output
 * says it with no word for them: of everybody.
 */
export const isWidened = ({ recall, statement }: StatementMatch): boolean =>
  (recall.widened || (statement.features.has('cue:only') && recall.nameless && !recall.restricted)) &&
  recall.window >= CHANGED;

/** True where the output has a statement, with another amount or for more people. */
export const isChanged = (ledger: Ledger, match: StatementMatch): boolean => changedAt(ledger, match) !== undefined;

/** True where no word is left for those to whom a fact gives something: whatever else is found of it is about others. */
export const isGone = (rule: FittedRule, { recall, purposes }: StatementMatch): boolean =>
  rule === 6 && recall.widened && purposes.fact >= SURELY_FACT;
const SURELY_FACT = 0.7;

/** Share of a statement's words in one place from which another amount there counts as its own, changed. */
const CHANGED = 0.35;

/**
 * Whether it is likely enough that a rule asks for any of the statements: several that it may ask for make it as likely as
 * one that it asks for, so that no single clause decides by a hair.
 */
const isAsked = (chances: readonly number[]): boolean => anyOf(chances, MAYBE_ASKED) >= ASKED;
const MAYBE_ASKED = 0.2;

/**
 * The statements that a rule asks for and the output lacks: `missing` for sure (or there with another amount), `doubtful`
 * perhaps. `asked` is true where the notice has something that the rule asks for.
 */
export function missedBy(
  ledger: Ledger,
  rule: FittedRule,
): { missing: StatementMatch[]; doubtful: StatementMatch[]; asked: boolean } {
  const { fail, note } = fitted.limits[rule];
  const matches = statementsOf(ledger);
  const scored = matches.map((match, i) => {
    const idle = rule === 5 && (!isAct(ledger.notice.doc, match) || isNoDuty(ledger.notice.doc, match));
    const required = rule === 5 && isRequired(ledger.notice.doc, match);
    const explained = rule === 8 && followsFromReason(ledger.notice.doc, matches, i);
    const ofText = isOfTextItself(ledger.notice.doc, match.statement) || isClose(ledger.notice, match.statement);
    const needless = isNeedless(rule, ledger.notice.doc, matches, i);
    const sure = rule === 6 && isSurelyFact(ledger.notice.doc, match.statement, ledger.output.doc);
    const asked =
      idle || explained || ofText || needless ? 0 : sure ? 1 : askedBy(rule, match.purposes, required, fitted);
    return {
      match,
      asked,
      changed: rule === 6 && !needless && asked >= ASKED && isChanged(ledger, match),
      score:
        isGone(rule, match) ||
        (rule === 6 &&
          (isUnspared(ledger, match) ||
            isUntoldLead(ledger, match) ||
            (asked > 0 && isContrastGone(ledger, match)) ||
            (asked >= ASKED && (isLossUntold(ledger, match) || isVanished(ledger, match))))) ||
        (rule === 8 && !explained && !needless && isUntoldReason(ledger, match))
          ? 1
          : (rule === 8 ? lostReason(matches, i) : match.lost[rule]) * asked,
    };
  });
  const isLost = ({ score, changed }: (typeof scored)[number]): boolean => score >= fail || changed;
  // None is surely lost by itself, and that all of them are kept is unlikely: the likeliest are named.
  const together = !scored.some(isLost) && anyOf(scored.map(({ score }) => score)) >= fail;
  const top = together ? Math.max(...scored.map(({ score }) => score)) : 1;
  const isMissing = (one: (typeof scored)[number]): boolean => isLost(one) || (together && one.score >= top / 2);
  return {
    missing: scored.filter(isMissing).map(({ match }) => match),
    doubtful: scored.filter((one) => one.score >= note && !isMissing(one)).map(({ match }) => match),
    asked: isAsked(scored.map(({ asked }) => asked)),
  };
}

/**
 * "It keeps them in the old encoding, which the new operator cannot decode": a relative with too few words of its own goes
 * with the clause that it leans on, where the output has no trace of it.
 */
function lostReason(matches: readonly StatementMatch[], i: number): number {
  const { statement, measurable, recall, lost } = matches[i]!;
  let h = i - 1;
  // "… otherwise, which …"
  while (h > 0 && !matches[h]!.measurable && matches[h]!.statement.features.has('one-word')) h--;
  const head = matches[h];
  const leans =
    !measurable &&
    recall.own === 0 &&
    recall.ownWeight > 0 &&
    statement.features.has('relative') &&
    head?.measurable === true &&
    head.statement.clause.sentence === statement.clause.sentence;
  return leans ? head.lost[8] : lost[8];
}

/**
 * "Older firmware uses 16-bit checksums, so both cannot drive one arm": what follows is the constraint. Its reason stands
 * before it in the sentence, and that is what has to be kept.
 */
function followsFromReason(doc: Document, matches: readonly StatementMatch[], i: number): boolean {
  const { statement } = matches[i]!;
  if (!followsFrom(doc, statement)) return false;
  for (let k = i - 1; k >= 0 && matches[k]!.statement.clause.sentence === statement.clause.sentence; k--) {
    const { purposes, measurable } = matches[k]!;
    if (measurable && askedBy(8, purposes, false, fitted) >= ASKED) return true;
  }
  return false;
}

/** True for what is surely a reason, and told in no words at all. */
export const isUntoldReason = (ledger: Ledger, match: StatementMatch): boolean =>
  match.purposes.reason >= SURELY && isUntold(ledger, match);
const SURELY = 0.7;

/** Probability from which a statement counts as asked for. */
export const ASKED = 0.4;
