import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import { type DateGroup, type DateIssue, issue, sentenceOf, written } from '../dates.ts';
import { stampKey } from './stamps.ts';

/** An old date may stay marked as old; told as the date it fails. */
export function compareSuperseded(
  notice: Reading,
  output: Reading,
  said: Map<string, DateGroup>,
  wanted: Map<string, DateGroup>,
): DateIssue[] {
  const issues: DateIssue[] = [];
  for (const fact of notice.facts.dates) {
    if (!fact.superseded || wanted.has(stampKey(fact.stamp))) continue;
    // "In May we told you that it would close on 1 November": the notice tells the old plan as well.
    const mentioned = notice.facts.dates.some((own) => !own.superseded && stampKey(own.stamp) === stampKey(fact.stamp));
    const told = said
      .get(stampKey(fact.stamp))
      ?.facts.find((other) => !other.superseded && (other.lifecycle || !mentioned) && !followsOld(other, output));
    if (!told) continue;
    const fresh =
      [...wanted.values()].find((group) => group.facts.some((own) => own.role === fact.role)) ??
      [...wanted.values()][0];
    // With the new date beside it, and a word of the change, the reader sees which one holds.
    const beside =
      fresh !== undefined &&
      said.get(fresh.key)?.facts.some((other) => Math.abs(other.sentence - told.sentence) <= 2) &&
      CHANGE.test(sentenceOf(output, told));
    issues.push(
      issue(
        'date-superseded',
        fact,
        told,
        fresh ? written(fresh.facts[0]!) : '',
        written(told),
        beside || (!told.lifecycle && CHANGE.test(sentenceOf(output, told))) ? 'note' : 'error',
      ),
    );
  }
  return issues;
}

/** "(Before: 30 November, then 31 March)": right behind an old day. */
const followsOld = (told: DateFact, { facts, doc }: Reading): boolean =>
  facts.dates.some(
    (other) =>
      other.superseded &&
      other.sentence === told.sentence &&
      /^,?\s(?:and\s)?(?:then|later|and)\s(?:[a-z]+\s){0,2}$/i.test(doc.plain.slice(other.range.end, told.range.start)),
  );

/** Words of a date that moved, or of one that was before. */
const CHANGE =
  /\b(?:mov(?:ed|es)\b|postpon|push|delay|defer|shift|chang|extend(?:ed|s)?\b|extension|resched|previous|original|initial|instead of|not (?:on|by|until|in|before|as)\b|not \d|later than|was|were|had|now|new (?:date|deadline|day)|first|former|earlier|old (?:date|deadline|day)|no longer|rather than|announced|planned|supersed|brought|once|meant|contrary|after all|→|->)/i;
