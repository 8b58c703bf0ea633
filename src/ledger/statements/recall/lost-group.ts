import type { Token } from '../../../text/tokens.ts';
import { isDoing, narrowing } from '../../groups/narrowing.ts';
import { near, setsApart } from '../../groups/set-apart.ts';
import { ANYWHERE, firstFound, lookUp, NONE, related } from '../word-index.ts';
import { isName } from './names.ts';
import { clauseWords, firstOf, mentionsOf, placesOf, type Search, sentencesOf } from './search.ts';
import { type Window, wordsIn } from './window.ts';

/** Where the output would name those of whom a statement is told. */
interface Spot extends Search {
  /** Where most of the statement is found again. */
  readonly window: Window;
  readonly words: readonly Token[];
  /** The sentences with a date that the notice has for them alone: they stand beside it; else anywhere. */
  readonly dated: readonly number[];
  /** The output tells it of all, and the notice does not. */
  readonly ofAll: boolean;
}

/** Whether a statement is told of some of the users only, and no word that sets them apart is found. */
export function losesGroup(search: Search, window: Window, ownDays: readonly string[]): boolean {
  const groups = narrowing(search.doc, search.statement, search.next);
  if (groups.length === 0) return false;
  const spot = spotOf(search, window, ownDays);
  return groups.some((group) => isGroupGone(group, spot)) && !isRenamed(spot);
}

function spotOf(search: Search, window: Window, ownDays: readonly string[]): Spot {
  const { doc, dates } = search.index;
  const words = wordsIn(doc, window.first, window.last);
  return {
    ...search,
    window,
    words,
    dated: firstOf(ownDays.flatMap((day) => dates.get(day) ?? NONE)),
    ofAll: words.some(isOfAll) && !clauseWords(search).some(isOfAll),
  };
}

/** Whether the output has none of the words for one group of users. */
function isGroupGone(words: readonly Token[], spot: Spot): boolean {
  const { doc, spread, index } = spot;
  const group = words.filter((token) => !isNamedBefore(token, spot));
  if (group.length === 0) return false;
  // "The 8.x branch keeps it" told as "8.x keeps it".
  const isKept = (token: Token): boolean =>
    token.shaped && lookUp(token, index).some((clause) => isBeside(clause, spot));
  if (words.some((token) => !group.includes(token) && isKept(token))) return false;
  const telling = group.filter(
    (token) => !COMPARES.test(token.lower) && (token.number || isName(token, doc) || sentencesOf(token, spread) === 1),
  );
  if (telling.length > 0 && telling.every(isDoing)) return false;
  // "Public bodies", of organisations in the public sector: another of their words stands with the date that they get.
  if (words.some((token) => placesOf(token, index).some((clause) => isWithDate(clause, spot)))) return false;
  return (telling.length > 0 ? telling : group).every((token) => isWordGone(token, spot));
}

/** "The command line tool `quern` … people who only use the tool": it goes by another name, too. */
const isNamedBefore = (token: Token, { doc, spread }: Spot): boolean =>
  mentionsOf(token, spread) > 1 && doc.plain.slice(Math.max(0, token.start - 4), token.start).toLowerCase() === 'the ';

/** "Fewer than three", "less than three": the number tells. */
const COMPARES = /^(?:fewer|less|more|least|most|under|over|above|below)$/;

/** Whether the output has no word like this one in the place where those whom it describes would stand. */
function isWordGone(token: Token, spot: Spot): boolean {
  const { index, ofAll, window, words } = spot;
  // "Younger workspaces", of "those created later"
  if (isOfAge(token) && words.some(isOfAge)) return false;
  const exact = firstFound(lookUp(token, index), index.clausesOf.get(`.${token.lower}`) ?? NONE);
  // An identifier may be named elsewhere, and "it" stand beside the date; not so "both".
  if (token.shaped || token.code)
    return exact.length === 0 || (ofAll && !exact.some((clause) => clause >= window.first && clause < window.last));
  const isHere = (clause: number): boolean => isBeside(clause, spot);
  return exact !== ANYWHERE && !firstOf(exact).some(isHere) && !firstOf(related(token, index)).some(isHere);
}

/** Age, by comparison or by a time: one stands for the other. */
const isOfAge = ({ lower }: Token): boolean => AGE.test(lower);
const AGE = /^(?:younger|newer|later|older|elder|earlier|recent|after|before|since)$/;

const isOfAll = ({ lower }: Token): boolean => OF_ALL.test(lower);
const OF_ALL = /^(?:both|all|every|each|everyone|everybody)$/;

const isBeside = (clause: number, { dated, index }: Spot): boolean =>
  dated.length === 0 || dated.some((sentence) => Math.abs(index.doc.clauses[clause]!.sentence - sentence) <= 1);

const isWithDate = (clause: number, { dated, index }: Spot): boolean =>
  dated.includes(index.doc.clauses[clause]!.sentence);

/** Whether the output sets some apart, in words of its own, in the place where it would name them. */
const isRenamed = (spot: Spot): boolean =>
  firstOf([...placesToName(spot)]).some((sentence) => {
    const { doc } = spot.index;
    if (doc.sentences[sentence] === undefined) return false;
    const [from, to] = near(doc, sentence);
    return setsApart(doc, from, to, spot.doc);
  });

/** The sentences round their date; where there is none, those of the window, and those in which the output spares anybody. */
function placesToName({ dated, index: { doc, sparing }, window }: Spot): ReadonlySet<number> {
  if (dated.length > 0) return new Set(dated.flatMap((sentence) => [sentence - 1, sentence, sentence + 1]));
  const places = new Set<number>();
  for (let clause = Math.max(0, window.first); clause < window.last; clause++)
    places.add(doc.clauses[clause]!.sentence);
  for (const clause of sparing) places.add(doc.clauses[clause]!.sentence);
  return places;
}
