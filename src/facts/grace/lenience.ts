import type { Document, Sentence } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { lazy } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import type { Token } from '../../text/tokens.ts';
import { isLate } from './late.ts';
import { softEndAt } from './soft-end.ts';

const keys = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => lemma(word)));

/** A stretch of tokens, the last one past its end. */
export interface Lenience {
  readonly first: number;
  readonly last: number;
  /** `vague`: what is late will do. `request`: somebody will see to those who are late. `ease`: the end gives way. */
  readonly value: 'vague' | 'request' | 'ease';
  /** Told of the end, or of what may be done behind it, so that no second opinion is needed. */
  readonly sure?: boolean;
}

/** Being late, as a noun. */
const LATENESS = /^(?:lateness|tardiness|slippage|overruns?|delays?)$/;
/** "Shortly after", "a bit later": a little behind the end. */
const BEHIND = /^(?:after|afterwards|thereafter|later)$/;
const A_LITTLE = /^(?:shortly|soon|slightly|bit|little|somewhat|briefly)$/;
/** What is said of lateness that does not count. */
const LET_PASS = keys('tolerate overlook forgive excuse accept condone admit accommodate');
const WILL_DO = /^(?:fine|ok|okay|alright|acceptable|permitted|allowed|possible|harmless|enough)$/;
const COPULA = /^(?:is|are|be|been|gets?|was|were)$/;
const NOT = /^(?:not|never|no|nor|neither|nobody|cannot)$|n't$/;
const JOINS = /^(?:and|but|while|whereas|or|because|so)$/;

/** So many words lie between what is late and what is said of it. */
const REACH = 9;

/** Whether lateness is told at token `i`: "late downloads", "a little lateness", "shortly after". */
const isLateAt = (tokens: readonly Token[], i: number): boolean => {
  const { lower } = tokens[i]!;
  const next = tokens[i + 1];
  // "Late 2027", "late March"
  if (/^(?:latecomers?|stragglers?|laggards?)$/.test(lower)) return true;
  if (lower === 'late' || lower === 'belated') return next?.content === true && !next.number && !next.dateWord;
  return LATENESS.test(lower) || (BEHIND.test(lower) && A_LITTLE.test(tokens[i - 1]?.lower ?? ''));
};

/** "Late downloads will be tolerated", "a little lateness is overlooked", "shortly after is fine too". */
function letPassAt(tokens: readonly Token[], i: number, end: number): number {
  if (!isLateAt(tokens, i)) return -1;
  for (let k = i + 1; k < Math.min(end, i + REACH); k++) {
    const { lower } = tokens[k]!;
    if (NOT.test(lower) || JOINS.test(lower)) return -1;
    if (!COPULA.test(lower)) continue;
    for (let n = k + 1; n < Math.min(end, k + 4); n++) {
      if (NOT.test(tokens[n]!.lower)) return -1;
      // "Late movers will be let in"
      if (tokens[n]!.lower === 'let' && /^(?:in|through|pass)$/.test(tokens[n + 1]?.lower ?? '')) return n + 2;
      // "Delays are possible" tells of a risk.
      if (LET_PASS.has(tokens[n]!.lemma) || (WILL_DO.test(tokens[n]!.lower) && !LATENESS.test(tokens[i]!.lower)))
        return n + 1;
    }
  }
  return -1;
}

/** Who may see to it: those who write. */
const AGENT = /^(?:we|we'll|support|team|manager|desk|staff|they|rep|representative|contact)$/;
const MODAL = /^(?:can|could|will|may|might|would|we'll)$/;
/** What they may do with what ends, or with its end. */
const KEEPS = keys('keep hold leave extend arrange accommodate postpone delay defer wait exempt grant');
/** What is kept for its owner is in use no longer. */
const STORED = /^(?:data|files?|copy|copies|backups?|records?|archives?|exports?|logs?|history|details)$/;

/** "We can keep yours going", "your account manager can arrange something". */
function promiseAt(tokens: readonly Token[], i: number, end: number): number {
  if (!MODAL.test(tokens[i]!.lower)) return -1;
  if (!AGENT.test(tokens[i]!.lower) && !AGENT.test(tokens[i - 1]?.lower ?? '')) return -1;
  for (let k = i + 1; k < Math.min(end, i + 4); k++) {
    if (NOT.test(tokens[k]!.lower)) return -1;
    if (KEEPS.has(tokens[k]!.lemma))
      return tokens.slice(k + 1, Math.min(end, k + 5)).some(({ lower }) => STORED.test(lower)) ? -1 : k + 1;
  }
  return -1;
}

/** So many characters of a sentence are read. */
const LONGEST = 400;
const CONDITION = /\b(?:if|should|when|whoever|anyone|anybody|those|who|where)\b/i;

/** Whether a sentence, or the question that it answers, is about whoever does not manage in time. */
function isOfTheLate(doc: Document, s: number): boolean {
  const { start, end, block } = doc.sentences[s]!;
  const text = doc.plain.slice(start, Math.min(end, start + LONGEST));
  if (CONDITION.test(text) && isLate(text)) return true;
  const asked = doc.sentences[s - 1];
  return (
    asked?.block === block &&
    asks(doc, asked) &&
    isLate(doc.plain.slice(asked.start, Math.min(asked.end, asked.start + LONGEST)))
  );
}

/** Finds where a sentence says that being late will do, or that it will be seen to. Linear. */
export function findLenience(doc: Document, { first, last }: Sentence, s: number): Lenience[] {
  const { tokens } = doc;
  const found: Lenience[] = [];
  const ofTheLate = lazy(() => isOfTheLate(doc, s));
  for (let i = first; i < last; i++) {
    if (tokens[i]!.code || tokens[i]!.url) continue;
    const soft = softEndAt(tokens, doc.plain, i, last);
    if (soft) found.push(soft);
    const passed = letPassAt(tokens, i, last);
    if (passed > 0) found.push({ first: i, last: passed, value: 'vague' });
    const promised = passed > 0 ? -1 : promiseAt(tokens, i, last);
    if (promised > 0 && ofTheLate()) found.push({ first: i, last: promised, value: 'request' });
  }
  return found;
}
