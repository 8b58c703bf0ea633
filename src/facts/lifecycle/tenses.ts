import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { DateFact } from '../dates.ts';
import { governing } from './tenses/governing.ts';
import { isDayNoun } from './tenses/words.ts';
import { HAVE } from './words.ts';

/** A date and the time in which its clause tells it. Read from auxiliaries alone, whatever the verb. */
export interface DatedTense {
  readonly date: DateFact;
  readonly tense: 'past' | 'ahead';
  /** The auxiliaries, the verb and its particle, in `doc.plain`. */
  readonly range: Range;
}

/** Where the verb at `k` ends, with the particle behind it: "was switched off". */
const endOf = (tokens: readonly Token[], k: number): number =>
  tokens[PARTICLE.test(tokens[k + 1]?.lower ?? '') ? k + 1 : k]!.end;
const PARTICLE = /^(?:off|down|out|away)$/;

/** Tells for each date whether its clause speaks of the past or of what is to come; a date without such a clause is left out. */
export function readTenses(doc: Document, dates: readonly DateFact[]): readonly DatedTense[] {
  const told: DatedTense[] = [];
  let k = 0;
  const pointers = new Set<DateFact>();
  for (const date of withThatDay(doc, dates, pointers)) {
    while (k < doc.tokens.length && doc.tokens[k]!.end <= date.range.start) k++;
    if (date.condition || date.superseded || date.role === 'brownout' || date.role === 'deprecation') continue;
    const group = governing(doc, date, k);
    // "Are being turned down since 1 March": going on.
    if (group?.tense === 'ahead' && doc.tokens[k - 1]?.lower === 'since') continue;
    if (
      group &&
      group.tense !== 'open' &&
      !(HAVE.has(doc.tokens[group.first]!.lower) && isLimit(doc.tokens, k, group.first))
    )
      told.push({
        date,
        tense: group.tense,
        range: { start: doc.tokens[group.first]!.start, end: endOf(doc.tokens, group.last) },
      });
  }
  // "Updates ceased on 2 May. … will stop that day": in another tense, it points to another day than to the last one told.
  return told.filter(
    ({ date, tense }) =>
      !pointers.has(date) ||
      !told.some((x) => !pointers.has(x.date) && x.date.value === date.value && x.tense !== tense),
  );
}

/** "By the end of May the mirror has gone", "from 1 May it has lapsed": the perfect of what is to come. */
function isLimit(tokens: readonly Token[], date: number, verb: number): boolean {
  let k = date - 1;
  while (k > 0 && /^(?:the|end|of)$/.test(tokens[k]!.lower)) k--;
  return tokens[k]?.lower === 'by' || (tokens[k]?.lower === 'from' && date < verb);
}

/** The dates, and each "on that day" that stands for the last of them, in order; those go into `pointers`, too. */
function withThatDay(doc: Document, dates: readonly DateFact[], pointers: Set<DateFact>): readonly DateFact[] {
  const { tokens, sentences } = doc;
  const all: DateFact[] = [];
  let d = 0;
  let s = 0;
  for (let k = 1; k < tokens.length; k++) {
    const token = tokens[k]!;
    if (!isDayNoun(token.lower)) continue;
    const same = /^(?:same|very)$/.test(tokens[k - 1]!.lower) ? k - 2 : k - 1;
    const article = tokens[same]?.lower;
    if (article !== 'that' && !(article === 'the' && same === k - 2)) continue;
    while (d < dates.length && dates[d]!.range.start < token.start) all.push(dates[d++]!);
    while (s + 1 < sentences.length && sentences[s + 1]!.first <= k) s++;
    const meant = dates[d - 1];
    if (!meant) continue;
    const pointer = { ...meant, range: { start: tokens[same]!.start, end: token.end }, sentence: s };
    pointers.add(pointer);
    all.push(pointer);
  }
  return d === 0 ? dates : all.concat(dates.slice(d));
}
