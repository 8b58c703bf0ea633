import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { numberWord } from '../../text/number-word.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { touching } from '../touching.ts';
import { DENIES } from './bounds.ts';
import { groupsIn } from './fate-groups.ts';
import { type Fate, fateOf, isPlainVerb } from './fate-words.ts';

/** What a text says becomes of something. */
export interface ToldFate {
  readonly range: Range;
  readonly fate: Fate;
  /** It happens; false where the text denies it. */
  readonly happens: boolean;
  /** Those of whom it is told, each by the lemmas of its words. */
  readonly groups: readonly ReadonlySet<string>[];
  /** A time, a condition or an exception stands with it. */
  readonly bounded: boolean;
  readonly dated: boolean;
}

/** So many sentences are read, so many tokens of one, and so many fates in it. */
const [SENTENCES, LONGEST, FATES] = [200, 80, 8];
const BOUNDS =
  /^(?:until|till|if|when|unless|except|excepting|provided|once|while|during|through|only|before|temporarily|initially|currently|otherwise)$/;
/** "Not migrated automatically", "not closed at once": a manner that is denied leaves the deed open. */
const MANNER = /^(?:automatically|manually|hand|again|entirely|completely|all|fully|immediately|once|yet)$/;
/** Between a verb and its subject: helpers, denials and manners. */
const HELPS =
  /^(?:is|are|be|been|being|was|were|will|shall|has|have|had|do|does|did|get|gets|becomes?|go|goes|stays?|remains?|not|never|no|longer|also|all|both|too|then|now|still|simply|just|fully|likewise|equally|completely|permanently|either|\w+n['’]t)$/;
const COPULA = /^(?:is|are|be|been|being|get|gets|becomes?|stays?|remains?|(?:is|are)n['’]t)$/;
const NOT = /^(?:not|never|no|neither|nor|\w+n['’]t)$/;
/** A verb behind one of these is ordered, meant or allowed, and not told. */
const OPEN =
  /^(?:and|or|but|then|to|must|should|can|may|might|could|would|please|the|an?|your|our|their|its|any|of|for|cannot|can['’]t)$/;
const PRONOUN = /^(?:we|you)$/;
/** "Endpoints that do not are disabled": who they are is a story of its own. */
const RELATIVE = /^(?:that|which|who|whose|where)$/;
/** What was done, and tells of before. */
const PAST = /^(?:was|were|has|have|had|did)$/;
const CUT = /[;:()—–]/;

const isCount = ({ number, lower }: Token): boolean => number || numberWord(lower) !== undefined;

/** What becomes of things and groups by the sentences of a text. Once for each text; linear. */
export const toldFates: (reading: Reading) => readonly ToldFate[] = oncePer(({ doc, facts }: Reading) => {
  const dated = touching(facts.dates.map(({ range }) => range));
  const found: ToldFate[] = [];
  for (const sentence of doc.sentences.slice(0, SENTENCES)) {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'code' || kind === 'heading' || kind === 'cell' || asks(doc, sentence)) continue;
    const own = doc.tokens.slice(sentence.first, Math.min(sentence.last, sentence.first + LONGEST));
    readSentence(doc, own, dated, found);
  }
  return found;
});

/** The fates of one sentence, behind those found before it. */
function readSentence(doc: Document, own: readonly Token[], dated: (range: Range) => boolean, found: ToldFate[]): void {
  const most = found.length + FATES;
  const gapAt = (k: number): string =>
    k <= 0 ? '' : doc.plain.slice(own[k - 1]!.end, own[k]?.start ?? own[k - 1]!.end + 1);
  let subject: readonly Token[] = [];
  let done = 0;
  for (let k = 0; k < own.length && found.length < most; k++) {
    const fate = fateOf(own, k);
    if (fate === undefined) continue;
    let from = k;
    while (from > done && HELPS.test(own[from - 1]!.lower) && !/[,;:()—–]/.test(gapAt(from))) from--;
    const helps = own.slice(from, k).map(({ lower }) => lower);
    const isTold =
      (isPlainVerb(own[k]!.lower) || helps.some((word) => COPULA.test(word))) && !helps.some((word) => PAST.test(word));
    const mine = own.slice(startOf(own, done, from, gapAt), from);
    // "No, prices stay", "no removal is planned, and releases stay", "cannot be kept"
    if (NOT.test(mine[0]?.lower ?? '') || helps.some((word) => /^can/.test(word))) continue;
    const denied = helps.filter((word) => NOT.test(word)).length;
    const lead = own
      .slice(done, from)
      .map(({ lower }) => lower)
      .join(' ');
    if (/^(?:|and|but|or|nor|rather than|instead of)$/.test(lead) && subject.length > 0) {
      // "Paused, not deleted, and resumed"; "paused rather than deleted"; but not "lapse unless accepted"
      push(subject, k, fate, denied + (/^(?:rather|instead)/.test(lead) ? 1 : 0));
    } else if (
      isTold &&
      mine.length > 0 &&
      // "Desk Sync, the agent between Mail and Outlook, is": what an insertion ends with is not what is told of.
      !gapAt(from).includes(',') &&
      !mine.some(({ lower }) => RELATIVE.test(lower)) &&
      !OPEN.test(own[from - 1]!.lower)
    ) {
      const isOurs = mine.every(({ lower }) => PRONOUN.test(lower));
      if (!isOurs) subject = mine;
      push(isOurs ? objectOf(own, k + 1, gapAt) : mine, k, fate, denied);
    } else continue;
    done = k + 1;
  }

  function push(theme: readonly Token[], at: number, fate: Fate, denied: number): void {
    const end = own.findIndex((_, n) => n > at && (CUT.test(gapAt(n)) || opensAnother(n)));
    const rest = own.slice(at + 1, end < 0 ? undefined : end);
    const groups = groupsIn(
      doc,
      theme.filter((token) => !dated(token)),
    );
    if (groups.length === 0) return;
    const bounded =
      [...theme, ...rest].some(({ lower }) => BOUNDS.test(lower) || (denied > 0 && MANNER.test(lower))) ||
      // "For nobody"; "30 days later", "after two minutes"
      rest.some((token, n) => (n < 3 && DENIES.test(token.lower)) || isCount(token));
    const range = { start: Math.min(theme[0]!.start, own[at]!.start), end: own[at]!.end };
    found.push({ range, fate, happens: denied % 2 === 0, groups, bounded, dated: own.some(dated) });
  }

  /** "And you can reprint them": another subject. */
  function opensAnother(n: number): boolean {
    return /^(?:and|but)$/.test(own[n]!.lower) && /^(?:you|we|it|they|the|your|all)$/.test(own[n + 1]?.lower ?? '');
  }
}

/** Where the subject of a verb at `from` begins: behind the mark or the "and" that closes what was told before it. */
function startOf(own: readonly Token[], done: number, from: number, gapAt: (k: number) => string): number {
  let start = done;
  for (let k = Math.max(done, 1); k < from; k++) {
    if (CUT.test(gapAt(k))) start = k;
    const isOther = own[k]!.lower === 'but' && gapAt(k).includes(',');
    if (isOther || /^(?:while|whereas|whilst|although|though|because|since)$/.test(own[k]!.lower)) start = k + 1;
  }
  if (start > done || done === 0) return start;
  // Behind what was told before: up to the first comma or "and" all belongs to that.
  for (let k = done; k <= from && k < own.length; k++) {
    if (CUT.test(gapAt(k)) || gapAt(k).includes(',')) return k;
    if (/^(?:and|or|but)$/.test(own[k]!.lower)) return k + 1 > from ? from : k + 1;
  }
  return from;
}

/** What "we delete" or "you keep": the words behind, up to a mark or a word that opens something else. */
function objectOf(own: readonly Token[], from: number, gapAt: (k: number) => string): readonly Token[] {
  let to = from;
  while (to < own.length && to < from + OBJECT) {
    if (to > from && (/[.,]/.test(gapAt(to)) || CUT.test(gapAt(to)) || CLOSES.test(own[to]!.lower))) break;
    to++;
  }
  return own.slice(from, to);
}
const OBJECT = 8;
const CLOSES = /^(?:and|or|but|on|at|by|after|from|as|until|till|if|when|for|to|in)$/;
