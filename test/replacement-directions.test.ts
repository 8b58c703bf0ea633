import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';
import { toLedger } from '../src/ledger/ledger.ts';
import { wrongWays } from '../src/ledger/replacements/directions.ts';

const END = 'The Loft importer closes on 4 May 2029 for depots that run it. Use Barn. ';

describe('the way from what goes to what comes', () => {
  const ways = (notice: string, output: string) =>
    wrongWays(toLedger(notice, output)).map(({ told }) => `${told.from} > ${told.to}`);
  it.each([
    [
      'Callers of `GET /berths` must call `GET /quays` instead; callers of `GET /cranes` must call `GET /lifts` instead.',
      'Call `GET /lifts` instead of `GET /berths`, and `GET /quays` instead of `GET /cranes`.',
      ['GET /berths > GET /quays', 'GET /cranes > GET /lifts'],
    ],
    ['Replace `DOCK_KEY` with `DOCK_PASS`.', 'Replace `DOCK_PASS` with `DOCK_KEY`.', ['DOCK_KEY > DOCK_PASS']],
    [
      'Replace `dock_v1` with `dock_v2`, and `quay_id` with `berth_id`.',
      'Replace `dock_v1` with `dock_v2`, and `berth_id` with `quay_id`.',
      ['quay_id > berth_id'],
    ],
    ['Switch from `dock-v1` to `dock-v2`.', '`dock-v2` → `dock-v1`', ['dock-v1 > dock-v2']],
    ['`dock-v2` replaces `dock-v1`.', 'Move from `dock-v2` to `dock-v1`.', ['dock-v1 > dock-v2']],
  ])('%s / %s', (notice, output, expected) => expect(ways(notice, output)).toEqual(expected));

  it.each([
    ['Replace `DOCK_KEY` with `DOCK_PASS`.', '`DOCK_PASS` takes the place of `DOCK_KEY`.'],
    ['Replace `DOCK_KEY` with `DOCK_PASS`.', '`DOCK_KEY` → `DOCK_PASS`'],
    ['Substitute `DOCK_PASS` for `DOCK_KEY`.', 'Change `DOCK_KEY` to `DOCK_PASS`.'],
    ['Move to `dock-v2` with `dock migrate`.', '`dock migrate` moves to `dock-v2`.'],
    ['`dock_a` becomes `dock_b`.', 'Do not replace `dock_b` with `dock_a`.'],
    ['`dock_a` becomes `dock_b`.', 'Nothing moves from `dock_b` to `dock_a`.'],
    ['`dock_a` becomes `dock_b`.', 'Code moved to `dock_b` can call `dock_a` until then.'],
    ['`dock_a` becomes `dock_b`.', 'Swap `dock_b` for `dock_a`.'],
    ['`dock_a` moves to `dock_b` or `dock_c`.', '`dock_a` moves to `dock_c` or `dock_b`.'],
    ['`a_one` becomes `b_one`, and `a_two` becomes `b_two`.', '`a_one`/`a_two` become `b_one`/`b_two`.'],
    ['`a_one` becomes `b_one`, and `a_two` becomes `b_two`.', '`a_one` and `a_two` become `b_one` and `b_two`.'],
  ])('%s / %s: the same', (notice, output) => expect(ways(notice, output)).toEqual([]));

  it('quotes what the author typed, marks and all', () => {
    const { rules } = check(
      `**${END.trim()}** Replace \`DOCK_KEY\` with \`DOCK_PASS\`. Barn takes **20 calls** per second and 6 MB per call.`,
      `**${END.trim()}** Replace \`DOCK_PASS\` with \`DOCK_KEY\`. Barn takes **6 calls** per second and 20 MB per call.`,
    );
    const quotes = (rule: number) =>
      rules.find((one) => one.rule === rule)!.findings.map(({ notice, output }) => [notice?.text, output?.text]);
    expect(quotes(5)).toEqual([['Replace `DOCK_KEY` with `DOCK_PASS`', 'Replace `DOCK_PASS` with `DOCK_KEY`']]);
    expect(quotes(6)[0]).toEqual([
      'Barn takes **20 calls** per second and 6 MB per call',
      'Barn takes **6 calls** per second and 20 MB per call',
    ]);
  });

  it('is read in a table of the output', () => {
    const notice =
      '| Feed | Ends | Replacement |\n|---|---|---|\n| `dock-1` | 4 May 2029 | `dock-3` |\n| `quay-1` | 4 May 2029 | `quay-3` |';
    const output =
      'Users of `dock-1` and `quay-1`, which end on 4 May 2029:\n\n| Feed | Use instead |\n|---|---|\n| `dock-1` | `quay-3` |\n| `quay-1` | `dock-3` |';
    const { rules } = check(notice, output);
    expect(rules.find(({ rule }) => rule === 5)?.verdict).toBe('fail');
  });
});
