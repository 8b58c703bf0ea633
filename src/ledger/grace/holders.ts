import { populationOf } from '../../facts/audience/population.ts';
import type { DateFact } from '../../facts/dates.ts';
import { retiresIn } from '../../facts/lifecycle/ending.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import type { Token } from '../../text/tokens.ts';
import { isGroupNoun, scopeOnly } from '../groups/scope.ts';
import { MOST } from '../nearby.ts';
import { general, isTrade, type Shared } from './dated-grants.ts';
import { type Leave, type ToldTime, timesOf } from './leave.ts';
import { isActive, isForNobody, isPeople, type Letting, lettingUntil, opensPhrase, stretchStart } from './letting.ts';
import { lastsUntil } from './put-off.ts';

/** So many characters before a day its preposition stands. */
const NEAR = 60;

/** The times up to which the notice lets some go on, each with its holders; once for each text. Linear. */
export const leavesOf: (notice: Reading) => readonly Leave[] = oncePer(findLeaves);

function findLeaves(notice: Reading): Leave[] {
  const times = timesOf(notice);
  const count = new Map<string, number>();
  for (const { key } of times) count.set(key, (count.get(key) ?? 0) + 1);
  const others = notice.facts.dates.filter(({ condition, role }) => !condition && role !== 'brownout');
  const found: Leave[] = [];
  for (const time of times) {
    if (count.get(time.key) !== 1 || (time.date && !isLeaveUntil(notice.doc, time, time.date, others))) continue;
    const leave = holdersOf(notice, time);
    if (leave) found.push(leave);
  }
  return found;
}

/** Whether a date may be the end of a leave: something lasts until it, and others have an earlier one. */
function isLeaveUntil(doc: Document, time: ToldTime, date: DateFact, others: readonly DateFact[]): boolean {
  const clause = doc.plain.slice(doc.sentences[time.sentence]!.start, date.range.start);
  if (!lastsUntil(clause.slice(-NEAR)) || /\b(?:before|by)\s\S*\s?$/i.test(clause) || ASKS_FOR_A_THING.test(clause))
    return false;
  // "Accounts on it can stay until 2 November, when the plan is withdrawn": the end for all.
  if (isTheEnd(doc, time, date)) return false;
  return !date.superseded && !isTrade(doc, date) && others.some(({ value }) => value < date.value);
}

/** "May request a copy until 30 June": a thing, and no time. */
const ASKS_FOR_A_THING =
  /\b(?:may|can|could)\s(?:request|ask for|apply for)\s(?!(?:[^\s.;]+\s){0,8}(?:extensions?|extended|deferr?\w*|delay\w*|longer|postpone\w*|more|extra|additional|further|keep|continue|stay|waiver|use|access)\b)/i;

/** Whether behind a day the text tells that the thing ends on it. */
function isTheEnd(doc: Document, { sentence, token }: ToldTime, { range }: DateFact): boolean {
  const { last, end } = doc.sentences[sentence]!;
  return /^,?\s(?:when|at which|on which)\b/.test(doc.plain.slice(range.end, end)) && retiresIn(doc, token, last);
}

/** Who has a leave, where the notice tells them from the others. */
function holdersOf(notice: Reading, time: ToldTime): Leave | undefined {
  const { doc } = notice;
  if (time.token - doc.sentences[time.sentence]!.first > MOST) return undefined;
  const first = stretchStart(doc, time);
  const shared = general(notice, time.sentence);
  const only = scopeOnly(doc, time, shared);
  const letting = lettingUntil(doc, time, first);
  if (only.size > 0) {
    // "Holders of a Care contract get fixes until May, for drivers only": those who hold it, whatever else is said.
    const people = letting?.words.some(isPeople) ? wordsFor(letting, false, notice.facts.dates, shared) : [];
    const holders = new Set([...narrower(only, doc.tokens.slice(first, time.token + MOST)), ...people]);
    return { time, holders, head: undefined };
  }
  if (letting === undefined || isForNobody(letting)) return undefined;
  const leaning = leansOn(letting);
  const holders = wordsFor(letting, leaning, notice.facts.dates, shared);
  const head = (leaning ? undefined : narrowedNoun(letting)) ?? plainNoun(letting, holders);
  if (head) holders.delete(head.lemma);
  return holders.size === 0 || isOfDone(letting, holders) ? undefined : { time, holders, head: head?.lemma };
}

/** Without the nouns for whomever a vendor serves, where other words stand beside them: "endpoint" of "endpoints on Gold". */
function narrower(holders: ReadonlySet<string>, words: readonly Token[]): ReadonlySet<string> {
  const people = new Set(words.filter((word) => populationOf(word) !== null).map(({ lemma }) => lemma));
  const rest = new Set([...holders].filter((word) => !people.has(word)));
  return rest.size > 0 ? rest : holders;
}

/** "They may use it until May", "needs it for oxygen? Then you may": whether the sentence before tells who. */
const leansOn = ({ doc, time: { sentence }, words }: Letting): boolean => {
  const before = doc.sentences[sentence - 1];
  if (before?.block !== doc.sentences[sentence]!.block) return false;
  // "For visits booked before 3 May, they open until June": who they are stands in front of the comma.
  const [opening] = words;
  if (opening && opensPhrase(opening) && doc.plain.slice(opening.end, words.at(-1)!.start).includes(',')) return false;
  return (
    words.some(({ lower }, k) => LEANS.test(lower) || isDoneSo(words, k)) ||
    (words[0]?.lower === 'then' && asks(doc, before))
  );
};
/** "Accounts that did so may keep it until May" */
const isDoneSo = (words: readonly Token[], k: number): boolean =>
  words[k]!.lower === 'so' && /^(?:do|does|did|done|doing)$/.test(words[k - 1]?.lower ?? '');
const LEANS = /^(?:such|these|those|they|their|them|it)$/;

/** The words that tell who is let, and that the notice does not tell of all. */
function wordsFor(
  { doc: { tokens, sentences }, time, first, verb, words }: Letting,
  leaning: boolean,
  dates: readonly DateFact[],
  shared: Shared,
): Set<string> {
  const isDay = ({ start }: Token): boolean =>
    dates.some(({ range, sentence }) => sentence === time.sentence && range.start <= start && start < range.end);
  // "Shops that sell subscriptions": what those do tells, whatever noun it has.
  const relative = words.findIndex(({ lower }) => /^(?:who|that|which)$/.test(lower));
  const isDone = (k: number): boolean => relative >= 0 && k > first + relative && isGroupNoun(tokens[k]!);
  const holders = new Set<string>();
  for (let k = leaning ? Math.max(sentences[time.sentence - 1]!.first, first - MOST) : first; k < verb; k++) {
    const token = tokens[k]!;
    // "Subscribers to Quill Extended", "Extended Support customers": with a capital within a sentence the word is a name.
    const opens = k === sentences[time.sentence]!.first || k === sentences[time.sentence - 1]?.first;
    const isName = token.capital && (opens ? tokens[k + 1]!.capital : true);
    if ((tells(token, isName) || isDone(k)) && !shared.has(token.lemma) && !isDay(token)) holders.add(token.lemma);
  }
  return holders;
}

/** Who needs, wants or asks for it, and whoever there is: such words set nobody apart. */
const ANYBODY =
  /^(?:need\w*|want\w*|wish\w*|requir\w*|long\w*|more|extra|additional|further|time|times|appl(?:y|ies|ied|ying|ications?)|ask\w*|request\w*|extend\w*|extensions?|postpone\w*|deferr?\w*|prolong\w*|grace|transition\w*|ready|still|later?|remain\w*|current\w*|exist\w*|affected|concerned|others?|some|certain|two|three|do|does|did|done|doing|someone|somebody|anybody|note|please|exceptions?|exempt\w*|meantime|use[ds]?|using|yes|once|cannot|alone|run|be|been|was|were|change|move|migrate|switch|finish|manage)$/;
const tells = (token: Token, isName: boolean): boolean =>
  (token.content || token.code || token.number) &&
  !token.url &&
  !token.dateWord &&
  (isName || !ANYBODY.test(token.lower)) &&
  !isGroupNoun(token);

/** "Mirrors registered before 3 May": the noun that the words behind it narrow; the mirrors alone are not those. */
function narrowedNoun(letting: Letting): Token | undefined {
  const { doc, words } = letting;
  const h = words.findIndex(({ content }) => content);
  const noun = words[h];
  const next = words[h + 1];
  // "Municipalities, whose seals are older, may": all of them.
  if (!noun || !next || doc.plain[noun.end] !== ' ') return undefined;
  const narrows =
    populationOf(noun) === 'everybody' ||
    (/[a-z]s$/.test(noun.lower) && (isActive(letting) || (opensPhrase(next) && isSaidElsewhere(letting, noun)))) ||
    /^whose?$/.test(next.lower);
  // "Sandbox" of "sandbox accounts" narrows itself.
  return narrows && !isPeople(next) && !isGroupNoun(next) ? noun : undefined;
}

/** "Zones in the Mainland region", of a notice that has spoken of zones. */
const isSaidElsewhere = ({ doc: { tokens, sentences }, time }: Letting, { lemma }: Token): boolean =>
  tokens.some((token, k) => token.lemma === lemma && k < sentences[time.sentence]!.first);

/** "The Laredo and Moncton plants": the plants alone are nobody in particular. */
function plainNoun({ words }: Letting, holders: ReadonlySet<string>): Token | undefined {
  const noun = words.at(-1);
  // "Kiosks on an operator's own premises": the last noun is where they are.
  const isWhere = words.findLastIndex(opensPhrase) > 0;
  return noun && !isWhere && holders.size > Number(holders.has(noun.lemma)) && /^\p{Ll}+s$/u.test(noun.text)
    ? noun
    : undefined;
}

/** "Quotes issued under `2019-11` may be bound": what was done with a thing alone tells of nobody. */
const isOfDone = ({ doc: { tokens }, verb, words }: Letting, holders: ReadonlySet<string>): boolean =>
  tokens[verb + 1]?.lower === 'be' && words.every(({ lemma, lower }) => !holders.has(lemma) || lower.endsWith('ed'));
