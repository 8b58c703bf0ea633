import { populationOf } from '../../facts/audience/population.ts';
import { retiresIn } from '../../facts/lifecycle/ending.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { isGroupNoun, scopeOnly } from '../groups/scope.ts';
import { MOST } from '../nearby.ts';
import { general, isTrade } from './dated-grants.ts';
import { type Leave, type ToldTime, timesOf } from './leave.ts';
import { movesAnEnd } from './moved.ts';
import { lastsUntil } from './put-off.ts';
import { isUsed } from './said-of-all.ts';
import { tellsTrade } from './trades.ts';

/** So many characters before a day its preposition stands. */
const NEAR = 60;

/** Words by which somebody is let do something, or asks for it; before the first of them stands who. */
const LETS =
  /^(?:may|can|could|keeps?|retains?|continues?|stays?|remains?|runs|goes|gets?|have|has|receives?|is|are|will|granted|allowed|permitted|entitled|exempt|exempted|excepted|excused|spared|grant|open|moves?|ask|apply|request)$/;
/** Who needs, wants or asks for it, and whoever there is: such words set nobody apart. */
const ANYBODY =
  /^(?:need\w*|want\w*|wish\w*|requir\w*|long\w*|more|extra|additional|further|time|times|appl(?:y|ies|ied|ying|ications?)|ask\w*|request\w*|extend\w*|extensions?|postpone\w*|deferr?\w*|prolong\w*|grace|transition\w*|ready|still|later?|remain\w*|current\w*|exist\w*|affected|concerned|others?|some|certain|note|please|exceptions?|exempt\w*|meantime|use[ds]?|using|yes|once|cannot|alone|run|be|been|was|were|change|move|migrate|switch|finish|manage)$/;
const FRONTS = /^(?:if|for|on|with|under|in|where|whose|who|without|at)$/;
const LEANS = /^(?:such|these|those|they|their|them|it)$/;

/** The times up to which the notice lets some go on, each with its holders; once for each text. Linear. */
export const leavesOf: (notice: Reading) => readonly Leave[] = oncePer(findLeaves);

function findLeaves(notice: Reading): Leave[] {
  const times = timesOf(notice);
  const count = new Map<string, number>();
  for (const { key } of times) count.set(key, (count.get(key) ?? 0) + 1);
  const others = notice.facts.dates.filter(({ condition, role }) => !condition && role !== 'brownout');
  const found: Leave[] = [];
  for (const time of times) {
    if (count.get(time.key) !== 1) continue;
    const { date } = time;
    const clause = notice.doc.plain.slice(notice.doc.sentences[time.sentence]!.start, date?.range.start ?? 0);
    if (
      date &&
      (!lastsUntil(clause.slice(-NEAR)) || /\b(?:before|by)\s\S*\s?$/i.test(clause) || ASKS_FOR_A_THING.test(clause))
    )
      continue;
    // "Accounts on it can stay until 2 November, when the plan is withdrawn": the end for all.
    if (date && isTheEnd(notice.doc, time)) continue;
    if (date && (date.superseded || isTrade(notice.doc, date) || !others.some(({ value }) => value < date.value)))
      continue;
    const leave = holdersOf(notice, time);
    if (leave) found.push(leave);
  }
  return found;
}

/** Whether behind a day the text tells that the thing ends on it. */
function isTheEnd(doc: Document, { date, sentence, token }: ToldTime): boolean {
  const { last, end } = doc.sentences[sentence]!;
  return /^,?\s(?:when|at which|on which)\b/.test(doc.plain.slice(date!.range.end, end)) && retiresIn(doc, token, last);
}

function holdersOf(notice: Reading, time: ToldTime): Leave | undefined {
  const { doc } = notice;
  const { tokens } = doc;
  const { first: opening, last, block } = doc.sentences[time.sentence]!;
  if (time.token - opening > MOST) return undefined;
  // "…; on Teams they go on until 3 May": behind a semicolon others are spoken of.
  let first = time.token;
  while (first > opening && !doc.plain.slice(tokens[first - 1]!.end, tokens[first]!.start).includes(';')) first--;
  const lets = letsAt(tokens, first, time.token);
  const shared = general(notice, time.sentence);
  const only = scopeOnly(doc, time, shared);
  if (only.size > 0) return { time, holders: narrower(only, tokens.slice(first, time.token + MOST)), head: undefined };
  if (lets >= time.token) return undefined;
  if (time.date === undefined && tellsTrade(doc.plain.slice(tokens[first]!.start, tokens[time.token]!.start)))
    return undefined;
  if (
    !tokens.slice(lets, Math.min(last, time.token + MOST)).some(({ lower }) => GOES_ON.test(lower)) ||
    isDuty(tokens, first, time.token)
  )
    return undefined;
  // "The date has moved to 3 May": the same end for all, unless it is for the asking.
  const text = doc.plain.slice(doc.sentences[time.sentence]!.start, tokens[time.token]!.start);
  if (movesAnEnd(text) && !/\b(?:ask|apply|request|if)\b/i.test(text)) return undefined;
  const words = tokens.slice(first, lets);
  const acts = /^(?:may|can|could)$/.test(tokens[lets]!.lower) && tokens[lets + 1]?.lower !== 'be';
  // "Both kinds can run side by side"; "a token keeps it working": whoever holds one.
  if (words.some(({ lower }) => /^(?:both|two)$/.test(lower)) || (words.length === 2 && /^an?$/.test(words[0]!.lower)))
    return undefined;
  const granted = tokens.slice(lets, time.token).some(({ lower }) => GRANTED.test(lower));
  if (!acts && !words.some((word, k) => isWhom(word, k, words[k + 1], granted))) return undefined;
  // "Members who sync trees can do so until May": whoever uses the thing.
  if (tokens[lets + 1]?.lower === 'do' && tokens[lets + 2]?.lower === 'so') return undefined;
  // "The method may be used until May", "claims filed under it stay readable": by whomever.
  const usable = isUsed(tokens, lets + 1, last) || /(?:[ai]ble|valid)$/.test(tokens[lets + 1]?.lower ?? '');
  if (usable && !words.some((word) => populationOf(word) === 'everybody' || isGroupNoun(word))) return undefined;
  const before = doc.sentences[time.sentence - 1];
  const leaning = words.some(({ lower }) => LEANS.test(lower)) && before?.block === block;
  const holders = new Set<string>();
  const isDay = ({ start }: Token): boolean =>
    notice.facts.dates.some(
      ({ range, sentence }) => sentence === time.sentence && range.start <= start && start < range.end,
    );
  // "Shops that sell subscriptions": what those do tells, whatever noun it has.
  const relative = words.findIndex(({ lower }) => /^(?:who|that|which)$/.test(lower));
  const isDone = (k: number): boolean => relative >= 0 && k > first + relative && isGroupNoun(tokens[k]!);
  for (let k = leaning ? Math.max(before.first, first - MOST) : first; k < lets; k++)
    if ((tells(tokens[k]!) || isDone(k)) && !shared.has(tokens[k]!.lemma) && !isDay(tokens[k]!))
      holders.add(tokens[k]!.lemma);
  // "Mirrors registered before 3 May": the mirrors alone are not those.
  const h = words.findIndex(({ content }) => content);
  // "Municipalities, whose seals are older, may": all of them.
  const joined = /^ /.test(doc.plain.slice(words[h]?.end ?? 0));
  const head = h + 1 < words.length && joined && !leaning && isHead(words, h, acts) ? words[h] : undefined;
  if (head) holders.delete(head.lemma);
  // "The Laredo and Moncton plants": the plants alone are nobody in particular.
  const noun = words.at(-1);
  // "Kiosks on an operator's own premises": the last noun is where they are.
  const behind = words.findLastIndex(({ lower }) => FRONTS.test(lower)) > 0;
  const isPlain =
    noun && !behind && !head && holders.size > Number(holders.has(noun.lemma)) && /^\p{Ll}+s$/u.test(noun.text);
  const plain = isPlain ? noun : undefined;
  if (plain) holders.delete(plain.lemma);
  // "Quotes issued under `2019-11` may be bound": what was done with a thing alone tells of nobody.
  const passive = tokens[lets + 1]?.lower === 'be';
  if (passive && words.every(({ lemma, lower }) => !holders.has(lemma) || lower.endsWith('ed'))) return undefined;
  return holders.size === 0 ? undefined : { time, holders, head: (head ?? plain)?.lemma };
}

/** The first word that lets, behind a relative that tells who: "titles that have been delisted stay". */
function letsAt(tokens: readonly Token[], first: number, last: number): number {
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

/** "May request a copy until 30 June": a thing, and no time. */
const ASKS_FOR_A_THING =
  /\b(?:may|can|could)\s(?:request|ask for|apply for)\s(?!(?:[^\s.;]+\s){0,8}(?:extensions?|extended|deferr?\w*|delay\w*|longer|postpone\w*|more|extra|additional|further|keep|continue|stay|waiver|use|access)\b)/i;

/** Without the nouns for whomever a vendor serves, where other words stand beside them: "endpoint" of "endpoints on Gold". */
function narrower(holders: ReadonlySet<string>, words: readonly Token[]): ReadonlySet<string> {
  const people = new Set(words.filter((word) => populationOf(word) !== null).map(({ lemma }) => lemma));
  const rest = new Set([...holders].filter((word) => !people.has(word)));
  return rest.size > 0 ? rest : holders;
}

/** The noun that the words behind it narrow; "sandbox" of "sandbox accounts" narrows itself. */
const isHead = (words: readonly Token[], h: number, acts: boolean): boolean =>
  h >= 0 &&
  (populationOf(words[h]!) === 'everybody' ||
    (acts && /[a-z]s$/.test(words[h]!.lower)) ||
    /^whose?$/.test(words[h + 1]!.lower)) &&
  !isPeople(words[h + 1]!) &&
  !isGroupNoun(words[h + 1]!);
/** Words that let go on or give time, in a sentence that may as well tell when something is deleted. */
const GOES_ON =
  /^(?:may|can|could|keeps?|retains?|continues?|stays?|remains?|goes|go|runs?|has|have|gets?|receives?|granted|grant|allowed|permitted|entitled|exempt|exempted|excepted|excused|spared|accepted|honou?red|served|supported|open|extensions?|extend(?:ed)?|postpone\w*|defer\w*|valid|moves?)$/;
/** "Allow five working days": a duty, and no leave. */
const isDuty = (tokens: readonly Token[], first: number, at: number): boolean =>
  tokens.slice(first, at).some(({ lower }) => /^(?:must|delete[ds]?|deletes|erased?|wiped|allow)$/.test(lower));

const tells = (token: Token): boolean =>
  (token.content || token.code || token.number) &&
  !token.url &&
  !token.dateWord &&
  !ANYBODY.test(token.lower) &&
  !isGroupNoun(token);

/** "Meters go on until May" tells of things; "devices in the field are exempt" of whose they are. */
const GRANTED = /^(?:granted|allowed|permitted|entitled|exempt|exempted|excepted|excused|spared)$/;
/** Plurals that end as those of people do. */
const THINGS = /^(?:orders|numbers|headers|folders|parameters|letters|papers|vouchers|stickers|registers|containers)$/;

/** A word for people, a name, or what opens a phrase that tells who; where leave is granted, a technical part as well. */
const isWhom = (word: Token, k: number, next: Token | undefined, granted: boolean): boolean =>
  word.lower === 'you' ||
  isPeople(word) ||
  (granted && populationOf(word) !== null) ||
  isGroupNoun(word) ||
  (k > 0 && word.capital) ||
  (FRONTS.test(word.lower) && !next?.url);
const isPeople = (word: Token): boolean =>
  populationOf(word) === 'everybody' ||
  (populationOf(word) === null &&
    /[a-z]{2}(?:ers|ors|ists|ees|ants|aries|ians)$/.test(word.lower) &&
    !THINGS.test(word.lower));
