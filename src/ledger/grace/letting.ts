import { populationOf } from '../../facts/audience/population.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { isGroupNoun } from '../groups/scope.ts';
import { MOST } from '../nearby.ts';
import type { ToldTime } from './leave.ts';
import { movesAnEnd } from './moved.ts';
import { isUsed } from './said-of-all.ts';
import { tellsTrade } from './trades.ts';

/** Words by which somebody is let do something, or asks for it; before the first of them stands who. */
const LETS =
  /^(?:may|can|could|keeps?|retains?|continues?|stays?|remains?|runs|goes|carry|carries|gets?|have|has|receives?|is|are|will|granted|allowed|permitted|entitled|exempt|exempted|excepted|excused|spared|grant|open|moves?|ask|apply|request)$/;

/** A stretch of a sentence that lets somebody do something until a time. */
export interface Letting {
  readonly doc: Document;
  readonly time: ToldTime;
  /** Its first token, and the verb that lets. */
  readonly first: number;
  readonly verb: number;
  /** The words between them: who is let. */
  readonly words: readonly Token[];
}

/** Where the stretch of a time begins. "…; on Teams they go on until 3 May": behind a semicolon others are spoken of. */
export function stretchStart({ tokens, plain, sentences }: Document, { sentence, token }: ToldTime): number {
  const { first } = sentences[sentence]!;
  let k = token;
  while (k > first && !plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(';')) k--;
  return k;
}

export function lettingUntil(doc: Document, time: ToldTime, first: number): Letting | undefined {
  const verb = verbAt(doc.tokens, first, time.token);
  return verb < time.token ? { doc, time, first, verb, words: doc.tokens.slice(first, verb) } : undefined;
}

/** The first word that lets, behind a relative that tells who: "titles that have been delisted stay". */
function verbAt(tokens: readonly Token[], first: number, last: number): number {
  let relative = false;
  let at = last;
  for (let k = first; k < last; k++) {
    const { lower, code } = tokens[k]!;
    if (code) continue;
    relative ||= /^(?:that|who|which|whose|where|if)$/.test(lower);
    if (!LETS.test(lower)) continue;
    if (!relative || !/^(?:have|has|is|are|will)$/.test(lower)) return k;
    at = Math.min(at, k);
  }
  return at;
}

/** Whether a stretch gives time to nobody in particular: none at all, the same to all, or to a thing. */
export const isForNobody = (letting: Letting): boolean =>
  isTrade(letting) ||
  !isLeave(letting) ||
  isEndForAll(letting) ||
  isOfEither(letting) ||
  isOfThings(letting) ||
  isForUsers(letting) ||
  isUsedByAnyone(letting);

/** "Refunded within 30 days": an amount of time for a trade. */
const isTrade = ({ doc: { plain, tokens }, time, first }: Letting): boolean =>
  time.date === undefined && tellsTrade(plain.slice(tokens[first]!.start, tokens[time.token]!.start));

/** Words that let go on or give time, in a sentence that may as well tell when something is deleted. */
const GOES_ON =
  /^(?:may|can|could|keeps?|retains?|continues?|stays?|remains?|goes|go|carry|carries|runs?|has|have|gets?|receives?|granted|grant|allowed|permitted|entitled|exempt|exempted|excepted|excused|spared|accepted|honou?red|served|supported|open|extensions?|extend(?:ed)?|postpone\w*|defer\w*|valid|moves?)$/;
/** "Allow five working days": a duty, and no leave. */
const DUTY = /^(?:must|delete[ds]?|deletes|erased?|wiped|allow)$/;
function isLeave({ doc: { tokens, sentences }, time, first, verb }: Letting): boolean {
  const { last } = sentences[time.sentence]!;
  return (
    tokens.slice(verb, Math.min(last, time.token + MOST)).some(({ lower }) => GOES_ON.test(lower)) &&
    !tokens.slice(first, time.token).some(({ lower }) => DUTY.test(lower))
  );
}

/** "The date has moved to 3 May": the same end for all, unless it is for the asking. */
function isEndForAll({ doc: { plain, sentences, tokens }, time }: Letting): boolean {
  const text = plain.slice(sentences[time.sentence]!.start, tokens[time.token]!.start);
  return movesAnEnd(text) && !/\b(?:ask|apply|request|if)\b/i.test(text);
}

/** "Both kinds can run side by side"; "a token keeps it working": whoever holds one. */
const isOfEither = ({ words }: Letting): boolean =>
  words.some(
    ({ lower }, k) =>
      /^(?:both|two)$/.test(lower) && !/^(?:exceptions?|exemptions?|groups?)$/.test(words[k + 1]?.lower ?? ''),
  ) ||
  (words.length === 2 && /^an?$/.test(words[0]!.lower));

/** "You may", "teams can"; but "it can be used". */
export const isActive = ({ doc: { tokens }, verb }: Letting): boolean =>
  /^(?:may|can|could)$/.test(tokens[verb]!.lower) && tokens[verb + 1]?.lower !== 'be';

/** "Meters go on until May" tells of things; "devices in the field are exempt" of whose they are. */
function isOfThings(letting: Letting): boolean {
  const { doc, time, verb, words } = letting;
  // "What you leave behind stays on tape until May"
  if (/^(?:what|whatever|anything|everything|all)$/.test(words[0]?.lower ?? '') && words[1]?.lower === 'you')
    return true;
  const granted = doc.tokens.slice(verb, time.token).some(({ lower }) => GRANTED.test(lower));
  return !isActive(letting) && !words.some((word, k) => isWhom(word, k, words[k + 1], granted));
}
const GRANTED = /^(?:granted|allowed|permitted|entitled|exempt|exempted|excepted|excused|spared)$/;

/** "Members who sync trees can do so until May": whoever uses the thing. */
const isForUsers = ({ doc: { tokens }, verb }: Letting): boolean =>
  tokens[verb + 1]?.lower === 'do' && tokens[verb + 2]?.lower === 'so';

/** "The method may be used until May", "claims filed under it stay readable": by whomever. */
function isUsedByAnyone({ doc: { tokens, sentences }, time, verb, words }: Letting): boolean {
  const { last } = sentences[time.sentence]!;
  const usable = isUsed(tokens, verb + 1, last) || /(?:[ai]ble|valid)$/.test(tokens[verb + 1]?.lower ?? '');
  return usable && !words.some((word) => populationOf(word) === 'everybody' || isGroupNoun(word));
}

/** What opens a phrase that tells who, or where they are. */
export const opensPhrase = ({ lower }: Token): boolean =>
  /^(?:if|for|on|with|under|in|where|whose|who|without|at)$/.test(lower);

/** A word for people, a name, or what opens a phrase that tells who; where leave is granted, a technical part as well. */
const isWhom = (word: Token, k: number, next: Token | undefined, granted: boolean): boolean =>
  word.lower === 'you' ||
  isPeople(word) ||
  (granted && populationOf(word) !== null) ||
  isGroupNoun(word) ||
  (k > 0 && word.capital) ||
  (opensPhrase(word) && !next?.url);

/** Plurals that end as those of people do. */
const THINGS = /^(?:orders|numbers|headers|folders|parameters|letters|papers|vouchers|stickers|registers|containers)$/;
export const isPeople = (word: Token): boolean =>
  populationOf(word) === 'everybody' ||
  (populationOf(word) === null &&
    /[a-z]{2}(?:ers|ors|ists|ees|ants|aries|ians)$/.test(word.lower) &&
    !THINGS.test(word.lower));
