import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import rule from '../rules/changed-date.ts';
import { check } from '../src/check.ts';

const four = (notice: string, output: string) => check(notice, output, { rules: [4] }).rules[3]!;
const kinds = (notice: string, output: string): string[] =>
  four(notice, output)
    .findings.filter((f) => f.severity === 'error')
    .map((f) => f.kind);

describe('the decided examples', () => {
  test.each(rule.examples.map((e) => [e.why, e] as const))('%s', (_, { notice, output, verdict }) =>
    expect(four(notice, output).verdict).toBe(verdict),
  );
});

const one = 'The `/v1/feeds` API will be removed on 14 October 2027 at 17:00 UTC. Use `/v2/feeds` instead, please.';
const noTime = 'Feeds v1 will be shut down on 14 October 2027. Move to Feeds v2 before then.';
const pt = 'Board Sync will be turned off on June 9, 2027 at 9:00 AM PT. Use Board Live.';
const open = 'The connector will be withdrawn no earlier than 1 March 2028. Export your data.';
const quarter = 'The print service is going to be decommissioned at the end of Q2 2027. Use the hub.';
const two =
  'Brownouts of `old.api` take place on 7 September 2027, 08:00–09:00 UTC, and on 21 September 2027, 08:00–12:00 UTC. It is removed on 5 October 2027.';
const all =
  'Feeds v1 goes away. It will fail in these windows:\n\n- April 6, 14:00–20:00\n- May 4, 08:00–12:00\n\nIt is removed on June 14, 08:00. All dates 2027, all times UTC.';
const moved = 'The shutdown of Feeds v1, previously 30 April 2027, now takes place on 30 June 2027. Use Feeds v2.';
const table =
  '| Model | Deprecated | Shutdown |\n|---|---|---|\n| `ada-1` | 2 March 2027 | 2 September 2027 |\n| `bob-1` | 2 March 2027 | 2 December 2027 |\n\nShutdowns happen at 18:00 UTC.';

describe('kept', () => {
  test.each<[string, string, string]>([
    ['another format', one, 'The `/v1/feeds` API goes on 2027-10-14, 5 PM GMT. Use `/v2/feeds`.'],
    ['with an ordinal and a weekday', one, 'The `/v1/feeds` API goes on Thursday, the 14th of October 2027, 17:00Z.'],
    [
      'twice, once without the time',
      one,
      'Until 14 October 2027 you can use `/v1/feeds`. Removal: Oct. 14, 2027 at 17:00 UTC.',
    ],
    ['time first', one, 'At 17:00 UTC on October 14, 2027 `/v1/feeds` is removed.'],
    ['the zone by its long name', pt, 'Board Sync goes off on 9 June 2027, 09:00 Pacific Time.'],
    ['the zone by its IANA name', pt, 'Board Sync goes off on 9 June 2027, 09:00 America/Los_Angeles.'],
    ['PST for PT', pt, 'Board Sync goes off on 9 June 2027, 9 AM PST.'],
    ['both zones, rightly converted', one, 'Removal: 14 October 2027, 17:00 UTC (19:00 CEST).'],
    [
      'both zones over midnight',
      'Off on 14 October 2027 at 20:00 PT.',
      'Off on 14 October 2027 at 20:00 PT (15 October 2027, 03:00 UTC).',
    ],
    ['not before, in other words', open, 'The connector goes on 1 March 2028 at the earliest.'],
    ['not before, negated', open, 'The connector will not be withdrawn before March 1, 2028.'],
    ['not before, as a period of use', open, 'The connector works until at least 1 March 2028.'],
    ['by for on', noTime, 'Feeds v1 is shut down by 14 October 2027.'],
    ['from for on', noTime, 'From 14 October 2027 Feeds v1 is shut down.'],
    ['works until for removed on', noTime, 'Feeds v1 works until 14 October 2027.'],
    ['an end of a quarter by its month', quarter, 'The print service goes at the end of June 2027.'],
    [
      'the year once for a list',
      two,
      'Brownouts: 7 September, 08:00–09:00, and 21 September 2027, 08:00–12:00 UTC. Removal: 5 October 2027.',
    ],
    [
      'year and zone once, like the notice',
      all,
      'Feeds v1 fails April 6, 14:00–20:00 and May 4, 08:00–12:00, and goes on June 14, 08:00. All dates 2027, times UTC.',
    ],
    [
      'year and zone repeated',
      all,
      'Feeds v1 fails on 6 April 2027, 14:00–20:00 UTC, and 4 May 2027, 08:00–12:00 UTC. Removed 14 June 2027, 08:00 UTC.',
    ],
    ['the old date gone', moved, 'Feeds v1 is shut down on 30 June 2027.'],
    ['the old date marked', moved, 'Feeds v1 is shut down on 30 June 2027 (not 30 April 2027).'],
    [
      'a time for all, said once',
      table,
      'Shut down at 18:00 UTC: `ada-1` on 2 September 2027, `bob-1` on 2 December 2027 (both deprecated 2 March 2027).',
    ],
    [
      'a time for all, repeated',
      table,
      '`ada-1` and `bob-1`, deprecated on 2 March 2027, are shut down on 2 September 2027, 18:00 UTC, and 2 December 2027, 18:00 UTC, in this order.',
    ],
    [
      'a post date told as the day',
      'Posted 3 May 2027\n\nFeeds v1 is deprecated today. It ends on 1 June 2028.',
      'Feeds v1, deprecated on 3 May 2027, ends on 1 June 2028.',
    ],
    ['a post date left out', 'Posted 3 May 2027\n\nFeeds v1 ends on 1 June 2028.', 'Feeds v1 ends on 1 June 2028.'],
    ['history left out', 'Feeds was born in May 2016. It ends on 1 June 2028.', 'Feeds ends on 1 June 2028.'],
    [
      'a computed date',
      'Feeds ends on 1 June 2028. Exports stay for 30 days after that.',
      'Feeds ends on 1 June 2028; exports stay until 1 July 2028.',
    ],
    ['a date that does not exist', 'Feeds ends on 31 April 2028.', 'Feeds ends on April 31, 2028.'],
    ['a release left out', "Feeds goes with the Summer '28 release, on 1 June 2028.", 'Feeds goes on 1 June 2028.'],
    ['both readings of numbers', 'Feeds ends on 03/04/2028.', 'Feeds ends on 3/4/2028.'],
    [
      'a month title over the day',
      'Subject: Feeds ends in June\n\nFeeds ends on June 1, 2028.',
      'Feeds ends on June 1, 2028.',
    ],
    [
      'a window over midnight',
      'Feeds fails from 20 April 2027, 14:00 UTC, to 21 April 2027, 02:00 UTC.',
      'Feeds fails on 20 April 2027, 14:00–02:00 UTC.',
    ],
    [
      'act by, fails after',
      'Move to Feeds v2 by 1 June 2028; calls fail after that.',
      'Calls to Feeds fail after 1 June 2028; move to v2.',
    ],
    [
      'accepted until, rejected from',
      'Old tokens are accepted until 15 August 2027.',
      'From 15 August 2027 old tokens are rejected.',
    ],
    ['a time with a dot', 'Feeds ends at 18.00 CET on 12 March 2028.', 'Feeds ends on 12 March 2028 at 18:00 CET.'],
    [
      'one of two equal clocks',
      'Feeds ends on 12 June 2028 (12:00 UTC / 05:00 PT).',
      'Feeds ends on 12 June 2028, 12:00 UTC.',
    ],
    [
      'an announcement left out',
      'Feeds ends on 4 July 2028. We announced this on 4 January 2028.',
      'Feeds ends on 4 July 2028.',
    ],
    [
      'a webinar left out',
      'Feeds ends on 4 July 2028. Join our webinar on 12 June 2028 at 10:00 UTC.',
      'Feeds ends on 4 July 2028.',
    ],
    [
      'the release of the replacement left out',
      'The new gateway has been available since 3 March 2027. The old one closes on 3 March 2028.',
      'The old gateway closes on 3 March 2028.',
    ],
    [
      'the month once, days as ordinals',
      'Feeds goes off in the EU on 5 June 2028 and in the US on 12 June 2028.',
      'Feeds goes off in June 2028, on the 5th in the EU and on the 12th in the US.',
    ],
    [
      'the same time, said for each',
      'Read-only from 3 March 2028, 10:00 CET; deleted on 10 March 2028 at 10:00 CET.',
      'Read-only from 3 March 2028 and deleted on 10 March 2028, each at 10:00 CET.',
    ],
    [
      'a dates range with "through"',
      'Nonprofits may stay through 31 December 2028.',
      'Nonprofits can stay until December 31, 2028.',
    ],
    [
      'the year of other dates',
      two,
      'Removal: 5 October 2027, after brownouts on 7 September, 08:00–09:00 UTC, and 21 September, 08:00–12:00 UTC.',
    ],
  ])('%s', (_, notice, output) => expect(kinds(notice, output)).toEqual([]));
});

describe('not kept', () => {
  test.each<[string, string, string, string[]]>([
    ['missing', one, 'The `/v1/feeds` API will be removed. Use `/v2/feeds`.', ['date-missing']],
    ['another day', noTime, 'Feeds v1 will be shut down on 15 October 2027.', ['date-changed']],
    ['another month', noTime, 'Feeds v1 will be shut down on 14 November 2027.', ['date-changed']],
    ['another year', noTime, 'Feeds v1 will be shut down on 2028-10-14.', ['date-changed']],
    ['no day', noTime, 'Feeds v1 will be shut down in October 2027.', ['date-less-precise']],
    ['no year', noTime, 'Feeds v1 will be shut down on October 14.', ['date-less-precise']],
    ['a quarter', noTime, 'Feeds v1 will be shut down in Q4 2027.', ['date-less-precise']],
    ['a season', noTime, 'Feeds v1 will be shut down in late 2027.', ['date-less-precise']],
    ['no time', one, '`/v1/feeds` is removed on 14 October 2027.', ['time-missing']],
    ['another time', one, '`/v1/feeds` is removed on 14 October 2027 at 18:00 UTC.', ['time-changed']],
    ['no zone', one, '`/v1/feeds` is removed on 14 October 2027 at 17:00.', ['zone-missing']],
    ['another zone', pt, 'Board Sync goes off on June 9, 2027 at 9:00 AM ET.', ['zone-changed']],
    ['converted', one, '`/v1/feeds` is removed on 14 October 2027 at 19:00 CEST.', ['zone-changed']],
    ['both zones, wrongly converted', one, 'Removal: 14 October 2027, 17:00 UTC (18:00 CEST).', ['time-changed']],
    ['CEST as CET', 'Off on 14 July 2027, 10:00 CEST.', 'Off on 14 July 2027, 10:00 CET.', ['zone-changed']],
    ['an added zone', 'Off on 14 July 2027, 10:00.', 'Off on 14 July 2027, 10:00 UTC.', ['zone-invented']],
    ['an added time', noTime, 'Feeds v1 is shut down on 14 October 2027 at 23:59.', ['date-more-precise']],
    ['a fixed day for "no earlier than"', open, 'The connector is withdrawn on 1 March 2028.', ['date-more-precise']],
    [
      '"no earlier than" for a fixed day',
      noTime,
      'Feeds v1 is shut down no earlier than 14 October 2027.',
      ['boundary-changed'],
    ],
    ['a day for a quarter', quarter, 'The print service goes on 30 June 2027.', ['date-more-precise']],
    ['in two months', noTime, 'Feeds v1 is shut down in two months.', ['date-relative']],
    ['next week', noTime, 'Feeds v1 is shut down next week.', ['date-relative']],
    ['soon', noTime, 'Feeds v1 is shut down soon.', ['date-missing']],
    [
      'a date of its own',
      'Feeds v1 is deprecated; no removal date has been set.',
      'Feeds v1 is deprecated and goes in spring 2028.',
      ['date-invented'],
    ],
    [
      'a date for a release',
      'Feeds v1 will be removed in 5.0.',
      'Feeds v1 will be removed in 5.0 (March 2028).',
      ['date-invented'],
    ],
    [
      'a second date',
      noTime,
      'Feeds v1 is read-only from 1 September 2027 and shut down on 14 October 2027.',
      ['date-invented'],
    ],
    ['the old date', moved, 'Feeds v1 is shut down on 30 April 2027.', ['date-missing', 'date-superseded']],
    [
      'one of two windows',
      two,
      'Brownout: 7 September 2027, 08:00–09:00 UTC. Removal: 5 October 2027.',
      ['date-missing'],
    ],
    [
      'a window without its end',
      two,
      'Brownouts from 08:00 UTC on 7 and 21 September 2027. Removal: 5 October 2027.',
      ['time-missing', 'time-missing'],
    ],
    [
      'one cell of a table',
      table,
      '`ada-1` goes on 2 September 2027, 18:00 UTC; `bob-1` on 3 December 2027, 18:00 UTC (both deprecated 2 March 2027).',
      ['date-changed'],
    ],
    [
      'two cells exchanged',
      table,
      '`ada-1` goes on 2 December 2027, `bob-1` on 2 September 2027, both at 18:00 UTC (deprecated 2 March 2027).',
      ['date-exchanged'],
    ],
    [
      'the day of something else',
      'TLS 1.0 handshakes fail for 15 minutes every hour until 9 March 2027. We permanently switch off TLS 1.0 on 16 March 2027 at 08:00 UTC.',
      'TLS 1.0 will be permanently switched off on 9 March 2027 at 08:00 UTC.',
      ['date-exchanged'],
    ],
    [
      'by, told as after',
      'Migrate to Feeds v2 by 1 June 2028.',
      'Migrate to Feeds v2 after 1 June 2028.',
      ['boundary-changed'],
    ],
    [
      'until, told as from',
      'The header is accepted until 15 August 2027.',
      'The header is accepted from 15 August 2027.',
      ['boundary-changed'],
    ],
    [
      'deprecation and removal exchanged',
      'Deprecated on 1 May 2027, removed on 1 May 2028.',
      'Deprecated on 1 May 2028, removed on 1 May 2027.',
      ['date-exchanged'],
    ],
    [
      'end of fixes and removal exchanged',
      'Security fixes end on 30 June 2027; Feeds is removed on 30 June 2028.',
      'Security fixes end on 30 June 2028; Feeds is removed on 30 June 2027.',
      ['date-exchanged'],
    ],
    ['a day for a week', 'Feeds ends in the week of 8 May 2028.', 'Feeds ends on 8 May 2028.', ['date-more-precise']],
    [
      'the summer clock for the winter clock',
      'Feeds ends on 1 May 2028 at 10:00 EST.',
      'Feeds ends on 1 May 2028 at 10:00 EDT.',
      ['zone-changed'],
    ],
    ['a silent correction', 'Feeds ends on 31 April 2028.', 'Feeds ends on 30 April 2028.', ['date-changed']],
    [
      'a condition with another date',
      'Feeds ends on 1 June 2028 for accounts created before 3 May 2026.',
      'Feeds ends on 1 June 2028 for accounts created before 3 May 2027.',
      ['date-invented'],
    ],
    [
      'the end of support',
      'Feeds 4.x gets fixes until 30 June 2027 and goes on 1 June 2028.',
      'Feeds 4.x goes on 1 June 2028.',
      ['date-missing'],
    ],
  ])('%s', (_, notice, output, expected) => expect(kinds(notice, output).sort()).toEqual([...expected].sort()));
});

test('nothing to keep', () => {
  expect(
    four('Feeds v1 is deprecated. It works on, and no date is set.', 'Feeds v1 is deprecated; no date.').verdict,
  ).toBe('not-applicable');
  expect(four('Posted 3 May 2027\n\nFeeds v1 is deprecated.', 'Feeds v1 is deprecated.').verdict).toBe(
    'not-applicable',
  );
});

test('any two texts can be compared', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '3 May ',
      '2027',
      ' at 10:00 UTC',
      '–',
      'Q2 ',
      '| ',
      '\n',
      ' and ',
      '31/02/2027 ',
      'May ',
      "'28",
      'no earlier than ',
      '99:99 ',
      'UTC+',
      '~~',
      '`',
      'in two months ',
    ),
    fc.string({ maxLength: 6 }),
  );
  const text = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, (notice, output) => {
      for (const { output: place } of four(notice, output).findings)
        if (place) expect(output.slice(place.start, place.end)).toBe(place.text);
      // A text keeps its own dates.
      expect(kinds(notice, notice)).toEqual([]);
    }),
    { numRuns: 300, seed: 4 },
  );
});

test('a finding stands in both texts', () => {
  const output = '`/v1/feeds` is removed on 14 October 2027 at 18:00 UTC.';
  const [finding] = four(one, output).findings;
  expect(output.slice(finding!.output!.start, finding!.output!.end)).toContain('18:00 UTC');
  expect(one.slice(finding!.notice!.start, finding!.notice!.end)).toContain('17:00 UTC');
});
