import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import { type DateGroup, type DateIssue, issue, sentenceOf, written } from '../dates.ts';
import { isOldDay, stampKey } from './stamps.ts';

/** An old date may stay marked as old; told as the date it fails. */
export function compareSuperseded(
  notice: Reading,
  output: Reading,
  said: Map<string, DateGroup>,
  wanted: Map<string, DateGroup>,
): DateIssue[] {
  const issues: DateIssue[] = [];
  for (const fact of notice.facts.dates) {
    if (!isOldDay(fact) || wanted.has(stampKey(fact.stamp))) continue;
    // "In May we told you that it would close on 1 November": the notice tells the old plan as well.
    const mentioned = notice.facts.dates.some((own) => !isOldDay(own) && stampKey(own.stamp) === stampKey(fact.stamp));
    // "Boolean queries would go on 1 October; fuzzy ones go on 1 October, 00:00 UTC": of two plans for a day one may hold.
    const holds = (other: DateFact): boolean =>
      notice.facts.dates.some(
        (own) =>
          !isOldDay(own) &&
          own.time !== null &&
          own.time === other.time &&
          stampKey(own.stamp) === stampKey(fact.stamp),
      );
    const told = said
      .get(stampKey(fact.stamp))
      ?.facts.find(
        (other) => !holds(other) && !isOldDay(other) && (other.lifecycle || !mentioned) && !followsOld(other, output),
      );
    if (!told) continue;
    const groups = [...wanted.values()];
    const fresh = groups.find((group) => group.facts.some((own) => own.role === fact.role)) ?? groups[0];
    // With the new date beside it, and a word of the change, the reader sees which one holds. Of a plan that was called off
    // there is none: then the words between its day and other days have to tell.
    const moved = fresh?.facts.some((own) => Math.abs(own.sentence - fact.sentence) <= NEAR);
    const beside =
      fresh !== undefined &&
      said.get(fresh.key)?.facts.some((other) => Math.abs(other.sentence - told.sentence) <= 2) &&
      CHANGE.test(withoutGrants(moved ? sentenceOf(output, told) : aloneOf(output, told)));
    issues.push(
      issue(
        'date-superseded',
        fact,
        told,
        fresh ? written(fresh.facts[0]!) : '',
        written(told),
        beside || (!(told.lifecycle && moved) && CHANGE.test(aloneOf(output, told))) ? 'note' : 'error',
      ),
    );
  }
  return issues;
}

/** "(Before: 30 November, then 31 March)": right behind an old day. */
const followsOld = (told: DateFact, { facts, doc }: Reading): boolean =>
  facts.dates.some(
    (other) =>
      isOldDay(other) &&
      other.sentence === told.sentence &&
      /^,?\s(?:and\s)?(?:then|later|and)\s(?:[a-z]+\s){0,2}$/i.test(doc.plain.slice(other.range.end, told.range.start)),
  );

/** So many sentences after the old day the new one is told. */
const NEAR = 4;

/** The words of a date's sentence that no other date and no semicolon parts from it. */
function aloneOf({ doc, facts }: Reading, told: DateFact): string {
  const sentence = doc.sentences[told.sentence]!;
  let [from, to] = [sentence.start, sentence.end];
  for (const { range, lifecycle } of facts.dates) {
    if (!lifecycle) continue;
    if (range.end <= told.range.start) from = Math.max(from, range.end);
    if (range.start >= told.range.end) to = Math.min(to, range.start);
  }
  const before = doc.plain.slice(from, told.range.start);
  return before.slice(before.lastIndexOf(';') + 1) + doc.plain.slice(told.range.end, to).split(';')[0];
}

/** "From 30 September, with an extension until 30 April for those who ask": what some are granted moves no date. */
const withoutGrants = (words: string): string =>
  words.replace(
    /\b(?:with|gets?|grant(?:s|ed)?|allow(?:s|ed)?|for|or|request|plus)\san?\s(?:[a-z\d-]+\s)?extension\b/gi,
    '',
  );

/** Words of a date that moved, or of one that was before. */
const CHANGE =
  /\b(?:mov(?:ed|es)\b|postpon|pushe?d|delay|defer|shift|chang|extend(?:ed|s)?\b|extension|resched|previous|original|initial|instead of|not (?:on|by|until|in|before|as)\b|not \d|later than|was|were|had|now|new (?:date|deadline|day)|first|former|earlier|old (?:date|deadline|day)|no longer|rather than|announced|planned|supersed|misprint|mistak|wrong|brought|once|meant|contrary|after all|→|->)/i;
