import type { Token } from '../../text/tokens.ts';
import type { Form } from './chain.ts';
import { BE_NOW, BE_PAST, BEGIN, DO, FUTURE, GET, HAVE, isAdverb, MODAL, PLAN, TAKES_BACK } from './words.ts';

/** What one word of a chain of auxiliaries tells of time and voice. */
export type Part =
  | 'future' // will
  | 'would'
  | 'plan' // due to, planned to
  | 'planned' // we planned to
  | 'was'
  | 'is'
  | 'been'
  | 'being'
  | 'has'
  | 'had'
  | 'gets'
  | 'did'
  | 'modal' // may, must
  | 'can'
  | 'able'
  | 'to'
  | 'begins'
  | 'inner'; // an adverb, "does", "starts to": leaves the time to the others

/** Auxiliaries that tell the same whatever stands beside them. */
const AUXILIARY = new Map<string, Part>([
  ...[...FUTURE].map((word) => [word, 'future'] as const),
  ...[...BE_PAST].map((word) => [word, 'was'] as const),
  ...[...BE_NOW].map((word) => [word, 'is'] as const),
  ...[...HAVE].map((word) => [word, 'has'] as const),
  ...[...DO].map((word) => [word, word.startsWith('did') ? 'did' : 'inner'] as const),
  ...[...MODAL].map((word) => [word, word.startsWith('can') ? 'can' : 'modal'] as const),
  ['would', 'would'],
  ["wouldn't", 'would'],
  ['been', 'been'],
  ['being', 'being'],
  ['had', 'had'],
  ["hadn't", 'had'],
]);

/** What the word at `k` tells as an auxiliary before a verb of that form, or undefined where it is none. */
export function partAt(tokens: readonly Token[], k: number, floor: number, form: Form): Part | undefined {
  const word = tokens[k]!.lower;
  const next = tokens[k + 1]!.lower;
  const auxiliary = AUXILIARY.get(word);
  if (auxiliary !== undefined) return auxiliary;
  if (form === 'ed' && GET.has(word)) return 'gets';
  if (form === 'ed' && word === 'got') return 'was';
  // "Stands withdrawn": so it has been.
  if (form === 'ed' && /^stands?$/.test(word) && k > floor) return 'has';
  // "Starts to close on 3 May": the time is that of the beginning.
  if (word === 'to' && k > floor && BEGIN.has(tokens[k - 1]!.lower)) return 'inner';
  if (word === 'to' && (k > floor || next === 'be')) return 'to';
  if (next === 'to') {
    if (PLAN.has(word)) return planAt(tokens, k);
    if (BEGIN.has(word)) return /^(?:started|began)$/.test(word) ? 'did' : 'inner';
    if (word === 'able') return 'able';
  }
  if (form === 'ing' && BEGIN.has(word)) return word === 'starting' || word === 'beginning' ? 'inner' : 'begins';
  return undefined;
}

/** A plan, unless it is told that there is none. */
function planAt(tokens: readonly Token[], k: number): Part {
  // "We have dropped the plan to …"
  for (let n = Math.max(0, k - 4); n < k; n++) if (TAKES_BACK.test(tokens[n]!.lower)) return 'would';
  const before = tokens[k - 1]?.lower ?? '';
  // "there are no plans to"
  if (/^(?:no|any|without)$/.test(/^an?$/.test(before) ? (tokens[k - 2]?.lower ?? '') : before)) return 'would';
  // "Which we intended to retire": no longer so.
  return before === 'we' && /^(?:intended|planned|meant)$/.test(tokens[k]!.lower) ? 'planned' : 'plan';
}

/** "It'll", "they've": the subject with its auxiliary. */
export function contracted(word: string, form: Form, behind: ReadonlySet<Part>): Part | undefined {
  switch (/^(?:i|we|you|they|he|she|it|that|there|this|who|which)'(ll|ve|re|s|d|m)$/.exec(word)?.[1]) {
    case 'll':
      return 'future';
    case 've':
      return 'has';
    case 're':
    case 'm':
      return 'is';
    // "It's removed"; but "it's been removed".
    case 's':
      return form === 'ed' && behind.has('been') ? 'has' : 'is';
    case 'd':
      return 'would';
    default:
      return undefined;
  }
}

/** Words that could be adverbs, and are the subject or a part of it. */
export function isOfSubject(tokens: readonly Token[], k: number, floor: number): boolean {
  const { lower } = tokens[k]!;
  // "The first retires in June": it is what the article belongs to.
  if (/^(?:first|last)$/.test(lower)) return k > floor && tokens[k - 1]!.lower === 'the';
  // "- Both end on 7 May", "… or `b()`; all are removed": nothing before it that it could stress.
  return /^(?:both|all)$/.test(lower) && (k === floor || !isStressed(tokens[k - 1]!));
}

/** What "both" and "all" can follow as an adverb: a subject or another word of the chain. */
const isStressed = (token: Token): boolean =>
  token.content ||
  token.code ||
  isAdverb(token.lower) ||
  /^(?:they|we|you|these|those|are|were|will|would|shall|should|have|had|must|can|could|may|might)$/.test(token.lower);
