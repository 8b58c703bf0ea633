import { describe, expect, test } from 'vitest';
import { check } from '../src/check.ts';

/** The kinds of the errors that rule 4 finds. */
const kinds = (notice: string, output: string): string[] =>
  check(notice, output, { rules: [4] })
    .rules[3]!.findings.filter((f) => f.severity === 'error')
    .map((f) => f.kind);

const DEPOT =
  '## Depot API v1 retires\n\n*Update 2, 12 May 2028.* The date has moved from 1 June 2028 to 22 June 2028, 06:00 UTC.\n\n*Update 1, 3 April 2028.* We will shut down the depot API v1 on 1 June 2028. Move to v2 before.';
const SHIFTED =
  'On 4 May 2029 the tide feed will be switched off.\n\nEdit: the switch-off was postponed from 4 May 2029 to 11 June 2029. Read the swell feed instead.';
const TWO =
  'The tide feed will be switched off on 11 June 2029; the date has moved from 4 May 2029 to 11 June 2029. The `swell/1` feed will be removed on 4 May 2029. Read `swell/2` instead.';

describe('a day that has moved is over in older words, too', () => {
  test.each([
    [DEPOT, 'Depot API v1 shuts down on 22 June 2028, 06:00 UTC. Move to v2 before.'],
    [DEPOT, 'Depot API v1 shuts down on 22 June 2028, 06:00 UTC (moved from 1 June 2028). Move to v2 before.'],
    [SHIFTED, 'The tide feed is switched off on 11 June 2029. Read the swell feed instead.'],
    [TWO, 'The tide feed is switched off on 11 June 2029, `swell/1` removed on 4 May 2029: read `swell/2`.'],
  ])('%s → %s', (notice, output) => expect(kinds(notice, output)).toEqual([]));

  test.each([
    [DEPOT, 'Depot API v1 shuts down on 1 June 2028. Move to v2 before.'],
    [DEPOT, 'Depot API v1 shuts down in June 2028. Move to v2 before.'],
    [SHIFTED, 'The tide feed is switched off on 4 May 2029. Read the swell feed instead.'],
    [TWO, 'The tide feed is switched off on 11 June 2029, and `swell/1` removed: read `swell/2`.'],
  ])('%s → %s', (notice, output) => expect(kinds(notice, output)).not.toEqual([]));
});
