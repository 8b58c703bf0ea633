import type { Clause } from '../../../text/clauses.ts';
import type { Token } from '../../../text/tokens.ts';
import { sharesAuxiliary } from '../shared-subject.ts';
import { isOfMany, isOneDoer, startsObject } from '../subject.ts';
import { isAbsolute } from '../when.ts';
import { ADVERB, isAdverb, PAST_INTRANSITIVE } from '../words.ts';
import { isAuxiliary } from './auxiliaries.ts';
import { isDayNoun, isPastForm, isPresentForm, isRelative } from './words.ts';

/** Past forms that could be participles, unless an object with its article follows: "made its last delivery". */
const PAST_TRANSITIVE = /^(?:made|had|saw|gave|sent|met|held|reached|ran|received|served|answered|accepted|delivered)$/;
/** Past and present in one form: past behind one who would take an "-s" in the present. */
const SAME_FORM = /^(?:shut|cut|put|set|let|split|quit)$/;
/** What a thing leaves, or when; before anything else the word tells how a thing is left. */
const LEFT_WHERE =
  /^(?:on|in|at|from|by|as|after|before|last|this|that|the|our|its|their|your|general|public|beta|service|support|sale|yesterday|today|and|early|late)$/;
/** A pronoun right before makes a verb of a form that could be a participle. */
const SUBJECT = /^(?:we|it|they|you|he|she|i)$/;

/** "We closed it on 3 May", "its closure took effect on 3 May". */
export function isPastVerb(tokens: readonly Token[], k: number, clause: Clause, date: number): boolean {
  const floor = clause.first;
  const { lower, code } = tokens[k]!;
  if (code) return false;
  // ", which went dark on …", "the feed (`/v1`) went dark on …"
  if (isPastForm(lower) && k === floor && /^(?:which|\))$/.test(clause.lead)) return true;
  if (isAbsolute(tokens, k, floor)) return false;
  // "Turned read-only": became so.
  if (lower === 'turned' && isQuality(tokens[k + 1]))
    return k > floor ? isSubjectEnd(tokens, k - 1, floor) : clause.lead === ')';
  if (isPastForm(lower)) return isFinitePast(tokens, k, clause);
  if (hasObject(tokens, k)) return isSubjectEnd(tokens, k - 1, floor);
  if (SAME_FORM.test(lower)) return isSameFormPast(tokens, k, floor);
  if (PAST_INTRANSITIVE.test(lower)) {
    // "Expect failed writes on 3 May"
    if (/^[a-z]{3,}s$/.test(tokens[k + 1]?.text ?? '') && tokens[k + 1]!.content) return false;
    // "It is sent a last time on 3 May, and its server closed on 4 June"
    if (isSubjectEnd(tokens, k - 1, floor))
      return !hasDate(tokens, k + 1, date) && !sharesAuxiliary(tokens, k, Math.max(0, k - SHARED));
  }
  return lower.length > 4 && lower.endsWith('ed') && isBehindPronoun(tokens, k, floor);
}

/** So many tokens before a verb its auxiliary may stand. */
const SHARED = 24;

/** "The feed went dark"; "left" and "lost" may be participles, too. */
function isFinitePast(tokens: readonly Token[], k: number, clause: Clause): boolean {
  const { lower } = tokens[k]!;
  const next = tokens[k + 1];
  // ", left without fixes, accepts …", "courses left unconverted turn into …": a participle.
  if (lower === 'left' && !LEFT_WHERE.test(next?.lower ?? '') && !next?.dateWord) return false;
  // "Connection lost on 3 May", "history lost": who loses, loses something, so that without an object it is a participle.
  if (lower === 'lost' && !startsObject(tokens, k + 1, clause.last)) return false;
  // "(licence lost that day)"
  if (clause.bracketed && /^(?:lost|left)$/.test(lower)) return false;
  return (
    k > clause.first &&
    !isReduced(tokens, k, clause.last) &&
    !/^(?:is|are|be|been|was|were|has|have|days?|weeks?|time|the)$|'(?:s|re)$/.test(tokens[k - 1]!.lower)
  );
}

/** "Made its last delivery", "closed the pool": no participle, since an object follows. */
const hasObject = (tokens: readonly Token[], k: number): boolean =>
  (PAST_TRANSITIVE.test(tokens[k]!.lower) || /^[a-z]{3,}ed$/.test(tokens[k]!.lower)) &&
  /^(?:its|their|the|his|her)$/.test(tokens[k + 1]?.lower ?? '');

/** "Skua Messenger shut its gateway on 3 May"; but "`x`, cut off on 3 May", "those that open it are cut off". */
function isSameFormPast(tokens: readonly Token[], k: number, floor: number): boolean {
  const next = tokens[k + 1]?.lower ?? '';
  // "Its closure put off until 3 May"
  if (!/^(?:its|the|his|her|all|off|down)$/.test(next) || (tokens[k]!.lower === 'put' && next === 'off')) return false;
  const isJoined = k > floor && tokens[k]!.start - tokens[k - 1]!.end === 1 && !isAuxiliary(tokens[k - 1]!);
  if (!isJoined || isOfMany(tokens, firstOfName(tokens, k - 1))) return false;
  return (
    (/^\p{Lu}.*[^s]$/u.test(tokens[k - 1]!.text) && isSubjectEnd(tokens, k - 1, floor)) || isOneDoer(tokens, k - 1)
  );
}

/** "The weekly plans of | Coach Classic shut down": where the name begins that stands before the verb. */
function firstOfName(tokens: readonly Token[], last: number): number {
  let k = last;
  while (k > 0 && tokens[k - 1]!.capital && tokens[k - 1]!.content) k--;
  return k;
}

/** "We | closed"; but "will see it discontinued": there the pronoun is an object. */
function isBehindPronoun(tokens: readonly Token[], k: number, floor: number): boolean {
  let before = k - 1;
  while (before > floor && ADVERB.has(tokens[before]!.lower)) before--;
  const opens = before === floor || /^(?:and|but|so|then|when)$/.test(tokens[before - 1]?.lower ?? '');
  return opens && before >= floor && SUBJECT.test(tokens[before]!.lower);
}

/** "Pearls left on 30 June are deleted": a participle, since the verb of its subject is still to come. */
function isReduced(tokens: readonly Token[], k: number, last: number): boolean {
  if (!/^(?:left|lost)$/.test(tokens[k]!.lower)) return false;
  for (let n = k + 1; n < last; n++) {
    const token = tokens[n]!;
    const points = token.lower === 'that' && isDayNoun(tokens[n + 1]?.lower ?? '');
    if (!points && /^(?:and|but|while|which|who|that|as|because|so)$/.test(token.lower)) return false;
    if (isAuxiliary(token) || (!token.code && isPresentForm(token.lower))) return true;
  }
  return false;
}

/** An adjective behind a verb of becoming: "read-only", "private", "invisible"; "turned off" is another verb. */
const isQuality = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:read|invisible|private|silent|dark|red|grey|gray|empty|stale|dormant|inactive|optional|unstable|sour)$/.test(
    token.lower,
  ) ||
    /(?:only|able|ible)$/.test(token.lower));

/** "The service and the tariff | ended": a noun phrase that opens its clause, and no auxiliary in it. */
function isSubjectEnd(tokens: readonly Token[], at: number, floor: number): boolean {
  let k = at;
  while (k > floor && isAdverb(tokens[k]!.lower)) k--;
  const head = tokens[k];
  if (!head || k < floor || !(head.content || head.code) || head.dateWord) return false;
  for (; k >= floor && k > at - 12; k--) if (isAuxiliary(tokens[k]!) || isRelative(tokens[k]!.lower)) return false;
  return true;
}

/** "Support ended 30 June, refused from 31 March": another date stands between. */
function hasDate(tokens: readonly Token[], from: number, to: number): boolean {
  for (let k = from; k < to; k++) if (/^\d{4}/.test(tokens[k]!.text) && tokens[k]!.number) return true;
  return false;
}
