import { describe, expect, test } from 'vitest';
import { instantOf, sameInstant } from '../src/facts/dates/instant.ts';
import { readRelatives } from '../src/facts/dates/relative.ts';
import { readDates } from '../src/facts/dates.ts';
import { toDocument } from '../src/text/document.ts';

const read = (text: string) => readDates(toDocument(text));
/** "2027-03-14T17:00 UTC", the words of the text that protect nothing in round brackets. */
const brief = (text: string): string[] => read(text).map((f) => `${f.value}${f.zone ? ` ${f.zone.resolved}` : ''}`);

describe('what a date expression says', () => {
  test.each<[string, string[]]>([
    // Orders, abbreviations, ordinals.
    ['It ends on June 13, 2028.', ['2028-06-13']],
    ['It ends on Jun 13 2028.', ['2028-06-13']],
    ['It ends on Nov. 28, 2028.', ['2028-11-28']],
    ['It ends on Sept. 30, 2028.', ['2028-09-30']],
    ['It ends on March 1st 2028.', ['2028-03-01']],
    ['It ends on June 30th , 2028.', ['2028-06-30']],
    ['It ends on April 17th,, 2028.', ['2028-04-17']],
    ['It ends on 19 October 2028.', ['2028-10-19']],
    ['It ends on 1st September 2028.', ['2028-09-01']],
    ['It ends on 1 Oct. 2028.', ['2028-10-01']],
    ['It ends on the 3rd of April 2028.', ['2028-04-03']],
    ['It ends on Wednesday, May 24th, 2028.', ['2028-05-24']],
    ['It ends on October 01, 2028.', ['2028-10-01']],
    ['It ends on 2028-02-01.', ['2028-02-01']],
    ['It ends on 2028/08/08.', ['2028-08-08']],
    ['It ends on 24-Jun-2028.', ['2028-06-24']],
    ['It ends on 30.04.2028.', ['2028-04-30']],
    ['It ends on 30/04/2028.', ['2028-04-30']],
    ['It ends on 4/30/2028.', ['2028-04-30']],
    ['It ends on 12/3/2028.', ['12/3/2028']],
    ['It ends on 31 April 2028.', ['2028-04-31']],
    ['It ends on 3 may 2028.', ['2028-05-03']],
    ['It ends on 3 MAY 2028.', ['2028-05-03']],
    ['It ends on 2028 March 5.', ['2028-03-05']],
    ['It ends on 5 March (2028).', ['2028-03-05']],
    ["It ends on 5 Mar '28.", ['2028-03-05']],
    ['It ends on 5 Mar ’28.', ['2028-03-05']],
    // Coarser units.
    ['It ends in 12/2028.', ['2028-12']],
    ['It ends at the end of the second quarter of 2028.', ['2028-Q2-end']],
    ['It ends by the end of 2028 Q2.', ['2028-Q2-end']],
    [
      'Outages in March 2028 (2, 9 and 16), 10:00 UTC.',
      ['2028', '2028-03-02T10:00 UTC', '2028-03-09T10:00 UTC', '2028-03-16T10:00 UTC'],
    ],
    ['It ends in October 2028.', ['2028-10']],
    ['It ends by July 2028.', ['2028-07']],
    ['It ends in Q2 2028.', ['2028-Q2']],
    ['It ends in 2Q28.', ['2028-Q2']],
    ['It ends at the end of Q2 2028.', ['2028-Q2-end']],
    ['It ends in the second quarter of 2028.', ['2028-Q2']],
    ['It ends in H2 2028.', ['2028-H2']],
    ['It ends in the first half of 2028.', ['2028-H1']],
    ['It ends in early 2028.', ['2028-early']],
    ['It ends in mid-November 2028.', ['2028-11-mid']],
    ['It ends in late March 2028.', ['2028-03-late']],
    ['It ends at the end of December 2028.', ['2028-12-end']],
    ['It will be removed in 2028.', ['2028']],
    ['It will be removed in spring 2028.', ['2028-21']],
    ["It goes with the Winter '28 release.", ['2028-24']],
    ['It rolls out the week of June 21, 2028.', ['2028-06-21/P1W']],
    ['It ends on August 19.', ['XXXX-08-19']],
    ['It ends by March.', ['XXXX-03']],
    // Lists and ranges.
    ['Outages on 12 and 19 May 2028.', ['2028-05-12', '2028-05-19']],
    ['Outages on 7, 14 and 21 September.', ['XXXX-09-07', 'XXXX-09-14', 'XXXX-09-21']],
    ['Outages on June 3, 10 and 17, 2028.', ['2028-06-03', '2028-06-10', '2028-06-17']],
    ['Outages on 12 October and 9 November 2028.', ['2028-10-12', '2028-11-09']],
    ['Outages on October 12 and November 9, 2028.', ['2028-10-12', '2028-11-09']],
    ['An outage runs April 21 - 23, 2028.', ['2028-04-21', '2028-04-23']],
    ['An outage runs 21–23 April 2028.', ['2028-04-21', '2028-04-23']],
    ['The window is November 15, 2027 – May 15, 2028.', ['2027-11-15', '2028-05-15']],
    ['Shutdowns: 2026-02-182026-03-04', ['2026-02-18', '2026-03-04']],
    // Times and zones.
    ['It ends on 14 May 2028 at 14:00 UTC.', ['2028-05-14T14:00 UTC']],
    ['It ends on 14 May 2028 at 2 PM PT.', ['2028-05-14T14:00 America/Los_Angeles']],
    ['It ends on 14 May 2028 at 9:30 a.m. Eastern Time, for all.', ['2028-05-14T09:30 America/New_York']],
    ['It ends on 14 May 2028, 8 UTC.', ['2028-05-14T08:00 UTC']],
    ['It ends on 14 May 2028, 09:00UTC.', ['2028-05-14T09:00 UTC']],
    ['It ends on 14 May 2028, 17:00Z.', ['2028-05-14T17:00 UTC']],
    ['It ends on 2028-05-14T17:00Z.', ['2028-05-14T17:00 UTC']],
    ['It ends on 14 May 2028 at 17:00 GMT+2.', ['2028-05-14T17:00 +02:00']],
    ['It ends on 14 May 2028 at 17:00 (UTC-05:30).', ['2028-05-14T17:00 -05:30']],
    ['It ends on 14 May 2028 at 17:00 +02:00.', ['2028-05-14T17:00 +02:00']],
    ['It ends on 14 May 2028 at 17:00 America/Los_Angeles.', ['2028-05-14T17:00 America/Los_Angeles']],
    ['It ends on 14 May 2028 at 17:00 local time.', ['2028-05-14T17:00 local time']],
    ['It ends on 14 May 2028 at noon CEST.', ['2028-05-14T12:00 +02:00']],
    ['It ends on 14 May 2028 at midnight UTC.', ['2028-05-14T00:00 UTC']],
    ['At 10:00 UTC on 14 May 2028 it ends.', ['2028-05-14T10:00 UTC']],
    ['It ends on 14 May 2028 (11:59 pm UTC).', ['2028-05-14T23:59 UTC']],
    ['It ends on 14 May 2028 at 14:00 hours CET.', ['2028-05-14T14:00 +01:00']],
    ['It ends on 14 May 2028 at 14:00 hrs UTC.', ['2028-05-14T14:00 UTC']],
    ["It ends on 14 May 2028 at 9 o'clock in the morning PT.", ['2028-05-14T09:00 America/Los_Angeles']],
    ['It ends on 14 May 2028 at 5 in the afternoon.', ['2028-05-14T17:00']],
    ['It ends on 14 May 2028 at UTC 10:00.', ['2028-05-14T10:00 UTC']],
    ['It ends on 14 May 2028 (Sunday) at 10:00 UTC.', ['2028-05-14T10:00 UTC']],
    ['It ends on 14 May 2028 at 18.30.', ['2028-05-14T18:30']],
    ['It ends on 14 May 2028, close of business PT.', ['2028-05-14T24:00 America/Los_Angeles']],
    ['It ends at 17:00 on 14 May 2028, Lisbon time.', ['2028-05-14T17:00 lisbon time']],
    ['Outage: 14 May 2028, 08.00–09.30 UTC', ['2028-05-14T08:00/09:30 UTC']],
    ['Outage: 14 May 2028, 0800–0930 UTC', ['2028-05-14T08:00/09:30 UTC']],
    ['Outage: 14 May 2028, 8 a.m.–9 a.m. UTC', ['2028-05-14T08:00/09:00 UTC']],
    ['Outage: 14 May 2028, 13:00 UTC – 21:00 UTC', ['2028-05-14T13:00/21:00 UTC']],
    ['Outage: 14 May 2028, 3 p.m. – 7 p.m. UTC', ['2028-05-14T15:00/19:00 UTC']],
    ['Outage: 14 May 2028, 9–11 AM PT', ['2028-05-14T09:00/11:00 America/Los_Angeles']],
    ['Outage: 14 May 2028, 9:00 AM–3:00 PM PT', ['2028-05-14T09:00/15:00 America/Los_Angeles']],
    ['Outage on 14 May 2028 from 8 UTC to 11 UTC.', ['2028-05-14T08:00/11:00 UTC']],
    ['Outage on 14 May 2028 between 14:00 and 16:00 UTC.', ['2028-05-14T14:00/16:00 UTC']],
    ['Outage: May 5, 2028: for 12 hours starting at 14:00 UTC.', ['2028-05-05T14:00/PT12H UTC']],
    ['Outages from 08:00 UTC on 7 and 21 September 2028.', ['2028-09-07T08:00 UTC', '2028-09-21T08:00 UTC']],
    [
      'Outages on 7 September, 08:00–09:00, and 21 September 2028, 08:00–12:00 UTC.',
      ['2028-09-07T08:00/09:00 UTC', '2028-09-21T08:00/12:00 UTC'],
    ],
  ])('%s', (text, expected) => expect(brief(text)).toEqual(expected));

  test.each<[string, string, string[]]>([
    [
      'a closing line for all',
      'Outages:\n\n- April 6, 14:00–20:00\n- May 4, 10:00\n\nAll dates 2028, all times UTC.',
      ['2028-04-06T14:00/20:00 UTC', '2028-05-04T10:00 UTC', '2028'],
    ],
    [
      'a column header',
      '| Model | Shutdown, 18:00 UTC |\n|---|---|\n| a-1 | 2 May 2028 |\n| a-2 | 3 June 2028 |',
      ['2028-05-02T18:00 UTC', '2028-06-03T18:00 UTC'],
    ],
    [
      'a sentence about them',
      '| Model | Shutdown |\n|---|---|\n| a-1 | 2 May 2028 |\n\nShutdowns take place at 10:00 (UTC+8).',
      ['2028-05-02T10:00 +08:00'],
    ],
    [
      'a row of a table',
      '| Date | Start (UTC) | End (UTC) |\n|---|---|---|\n| 2 May 2028 | 14:00 | 18:00 |\n| 3 June 2028 | 06:00 | 08:00 |',
      ['2028-05-02T14:00/18:00 UTC', '2028-06-03T06:00/08:00 UTC'],
    ],
    [
      'brackets',
      'Key dates (2028, ET):\n\n- May 2, 9:00 a.m.: read-only\n- June 3, 5 p.m.: off',
      ['2028', '2028-05-02T09:00 America/New_York', '2028-06-03T17:00 America/New_York'],
    ],
    [
      'entries by line',
      'Timeline\n2028-05-02 Brownout, 15:00 UTC\n2028-06-03 Removal',
      ['2028-05-02T15:00 UTC', '2028-06-03'],
    ],
    ['a year in front', 'In 2028: brownouts on 5 March and 9 April.', ['2028', '2028-03-05', '2028-04-09']],
  ])('given once: %s', (_, text, expected) => expect(brief(text)).toEqual(expected));

  test.each([
    'You may 12 times retry.',
    'We march on to version 2.0.',
    'Use `gpt-4o-2024-08-06` or model-2025-11-20.',
    'See https://x.example/2027/03/01/post.',
    'Run `tool export --before 2022-01-01`.',
    'It needs 10 UTC offsets, 3 GB and 24 hours.',
    'Upgrade to 4.2.1 or 10/20 plans.',
    'Plugin 5 until version 29, 18 hours a day.',
  ])('no date: %s', (text) => expect(brief(text)).toEqual([]));
});

describe('the boundary word', () => {
  test.each<[string, string | null]>([
    ['It stops by 1 May 2028.', 'by'],
    ['Migrate no later than 1 May 2028.', 'by'],
    ['Migrate before Friday, 1 May 2028.', 'before'],
    ['Migrate prior to 1 May 2028.', 'before'],
    ['It works until 10:00 UTC on 1 May 2028.', 'until'],
    ['It works through the end of May 2028.', 'until'],
    ['It fails after 1 May 2028.', 'after'],
    ['It fails from 1 May 2028.', 'from'],
    ['It fails as of 1 May 2028.', 'from'],
    ['It fails starting 1 May 2028.', 'from'],
    ['It goes no earlier than 1 May 2028.', 'not-before'],
    ['It will not be removed before 1 May 2028.', 'not-before'],
    ["It won't go away before 1 May 2028.", 'not-before'],
    ['It goes on 1 May 2028 at the earliest.', 'not-before'],
    ['It works until at least 1 May 2028.', 'not-before'],
    ['It goes 1 May 2028 or later.', 'not-before'],
    ['It goes on 1 May 2028.', 'on'],
    ['Shutdown: 1 May 2028', null],
  ])('%s', (text, boundary) => expect(read(text)[0]!.boundary).toBe(boundary));
});

describe('the role', () => {
  test.each([
    ['It is deprecated as of 3 May 2028.', 'deprecation'],
    ['It will be removed on 3 May 2028.', 'removal'],
    ['It reaches end of life on 3 May 2028.', 'removal'],
    ['Brownout: 3 May 2028, 10:00 UTC', 'brownout'],
    ['Security fixes end on 3 May 2028.', 'end-of-support'],
    ['It reaches end of support on 3 May 2028.', 'end-of-support'],
    ['Please migrate by 3 May 2028.', 'deadline'],
    ['| Name | Deprecated |\n|---|---|\n| x | 3 May 2028 |', 'deprecation'],
    ['| Name | Retires |\n|---|---|\n| x | 3 May 2028 |', 'removal'],
    ['Shutdown: 3 May 2028', 'removal'],
  ])('%s', (text, role) => expect(read(text)[0]!.role).toBe(role));
});

test.each([
  ['It is deleted on 3 May 2028.', 'deleted'],
  ['| Name | Shutdown, 18:00 UTC |\n|---|---|\n| x | 3 May 2028 |', 'Shutdown, 18:00 UTC'],
  ['It is 3 May 2028.', null],
])('what happens then: %s', (text, event) => expect(read(text)[0]!.event).toBe(event));

describe('dates that nobody has to keep', () => {
  test.each([
    'Posted 3 May 2028\n\nThe API goes away.',
    '*Last updated: 3 May 2028*',
    'Update, May 3, 2028. The API goes away.',
    '## 2028-05-03 · The API goes away',
    '*3 May 2028*\n\nThe API goes away.',
    'The API was launched in 2018.',
    'We have been at it since our launch in May 2018.',
    '© 2028 Example Ltd',
    'Accounts created before 3 May 2028 keep it.',
    'Contracts signed after 3 May 2028 are not concerned.',
    'The webhook format 2021-05 goes away.',
    'Your key was last seen 2028-05-03T08:42:10Z.',
    '**Acme Changelog · Pipelines · Deprecation · May 3, 2028**',
    'Mira shows the new one in a live demo on 3 May 2028.',
    'Our Berlin office will be closed on 3 May 2028.',
    'Under the Act of 3 May 2028 we may no longer accept them.',
    "We'll publish the schedule on 3 May 2028.",
    'Version 2 has been available since 3 May 2028.',
    'From 3 May 2028 you can try the new console.',
    'The plan (accepted 3 May 2028) is public.',
    'Did you buy one on or after 3 May 2028?',
    '| Version | Released |\n|---|---|\n| 7 | 3 May 2028 |',
  ])('%s', (text) => expect(read(text).map((f) => f.lifecycle)).toEqual([false]));

  test.each([
    ['The shutdown, previously 3 May 2028, moves.', [true]],
    ['It moved from 3 May 2028 to 4 June 2028.', [true, false]],
    ['It was planned for 3 May 2028; the new date is 4 June 2028.', [true, false]],
    ['It ends on ~~3 May 2028~~ 4 June 2028.', [true, false]],
    ['It was switched off on 3 May 2028.', [false]],
    ['It ends on 4 June 2028 instead of 3 May 2028.', [false, true]],
    ['It was to end on 3 May 2028. It now ends on 4 June 2028.', [true, false]],
    ['The 3 May 2028 deadline is now 4 June 2028.', [true, false]],
    [
      'The end, previously announced for 3 May 2028 and, in our note, for 4 May 2028, now comes on 4 June 2028.',
      [true, true, false],
    ],
  ])('superseded: %s', (text, expected) => expect(read(text).map((f) => f.superseded)).toEqual(expected));
});

test('a span quotes the author', () => {
  const text = 'It ends on&nbsp;**14 May 2028** at 14:00&nbsp;UTC.';
  const [fact] = read(text);
  expect(text.slice(fact!.span.start, fact!.span.end)).toBe(fact!.span.text);
  expect(fact!.span.text).toBe('14 May 2028** at 14:00&nbsp;UTC');
});

describe('zones by the clock', () => {
  const one = (text: string) => read(text)[0]!;
  test.each([
    ['14 January 2028, 18:00 CET', '14 January 2028, 17:00 UTC', true],
    ['14 January 2028, 09:00 PT', '14 January 2028, 17:00 UTC', true],
    ['14 July 2028, 09:00 PT', '14 July 2028, 16:00 UTC', true],
    ['14 July 2028, 09:00 PT', '14 July 2028, 17:00 UTC', false],
    ['14 July 2028, 23:59 AEST', '14 July 2028, 13:59 UTC', true],
  ])('%s = %s: %s', (a, b, same) => expect(sameInstant(one(a), one(b))).toBe(same));
  test('a day or a zone that does not exist has no instant', () => {
    expect(instantOf(one('31 April 2028, 10:00 UTC'))).toBeNull();
    expect(instantOf(one('30 April 2028, 10:00 Europe/Nowhere'))).toBeNull();
    expect(instantOf(one('30 April 2028, 10:00 IST'))).toBeNull();
  });
});

describe('distances', () => {
  test.each([
    ['It stops working in two months, please move.', 'in two months', 59],
    ['It will be gone within 30 days.', 'within 30 days', 30],
    ['We remove it tomorrow.', 'tomorrow', 1],
  ])('%s', (text, words, days) => {
    const doc = toDocument(text);
    const [found] = readRelatives(doc);
    expect(doc.plain.slice(found!.start, found!.end)).toBe(words);
    expect(Math.abs(found!.days! - days)).toBeLessThanOrEqual(1);
  });
  test('none without a sign of one', () =>
    expect(readRelatives(toDocument('It stops on 3 May 2028, for good.'))).toEqual([]));
});
