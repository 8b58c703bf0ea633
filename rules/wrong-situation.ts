import type { RuleFinding } from '../src/finding.ts';
import { turnedSides } from '../src/ledger/replacements/turned.ts';
import { sparedToldLeaving } from '../src/ledger/reversed/turned-fates.ts';
import { isDoubtful } from '../src/ledger/second-opinion/fates.ts';
import { compareSituations } from '../src/ledger/situations.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 2,
  id: 'wrong-situation',
  title: 'Warning, scheduled removal and already failing stay apart',
  instruction:
    'Keep three situations apart, for each retired thing: a warning (deprecated, still works, no removal announced), a scheduled removal (works now, ends later) and already failing (does not work now). Never turn one into another, and never swap or merge the fates of several things.',
  breaks: [
    'A removal that lies ahead is told as done, or as a mere "deprecated" with the removal nowhere.',
    'What already fails is told as to come, as a mere "deprecated", or under the deadline of another thing.',
    'A mere warning is told as a planned removal or as a failure.',
    'The fates of several things are merged or swapped.',
    'A thing that stays after all, or to which users are to move, is told as leaving.',
  ],
  open: [
    'Dated short forms are schedules: "Removed 1 March 2027", "stops working on 1 March 2027".',
    'A thing that the output does not name at all is no matter of this rule.',
    'Swapped dates of things with the same situation; a brownout told as the removal.',
  ],
  examples: [
    {
      notice: 'The v1 search API will be switched off on 4 May 2027. Clients must call the v2 search API.',
      output: 'Clients of the v1 search API must call the v2 search API by 4 May 2027, when v1 is switched off.',
      verdict: 'pass',
      why: 'The removal lies ahead in both texts.',
    },
    {
      notice: 'The v1 search API will be switched off on 4 May 2027. Clients must call the v2 search API.',
      output: 'The v1 search API has been switched off. Clients must call the v2 search API.',
      verdict: 'fail',
      why: 'A removal that lies ahead is told as done.',
    },
    {
      notice: 'Runner image `base-20` was removed on 3 June 2026 and jobs that ask for it fail. Use `base-24`.',
      output: 'Jobs with runner image `base-20`: it will be removed on 3 June 2026. Use `base-24`.',
      verdict: 'fail',
      why: 'What already fails is told as to come.',
    },
    {
      notice: 'The `--fast` flag is deprecated but keeps working; no removal date has been set. Prefer `--quick`.',
      output: 'The `--fast` flag is deprecated and will be removed; no date has been set. Prefer `--quick`.',
      verdict: 'fail',
      why: 'A warning is told as a planned removal.',
    },
  ],
  check(ledger) {
    const changed = compareSituations(ledger).map(
      ({ thing, expected, found, early, sure, output, notice }): RuleFinding => ({
        kind: 'situation-changed',
        // What is hardly told as done (rule 14) is hardly told otherwise either.
        severity: !sure && isDoubtful(ledger, early ? 14 : 2, output) ? 'note' : 'error',
        args: { thing, expected, found },
        ...(output ? { output } : {}),
        notice,
      }),
    );
    const { going, from } = turnedSides(ledger);
    const turned = going.map(({ name, at, told }): RuleFinding => {
      const [output, notice] = [ledger.output.doc.span(at), ledger.notice.doc.span(told)];
      const args = { name, found: output.text, told: notice.text, retiring: from ?? '' };
      return { kind: 'successor-retired', args, output, notice };
    });
    const spared = sparedToldLeaving(ledger).map(({ notice: told, output: at }): RuleFinding => {
      const [output, notice] = [ledger.output.doc.span(at), ledger.notice.doc.span(told)];
      return { kind: 'spared-retired', args: { found: output.text, told: notice.text }, output, notice };
    });
    return [...changed, ...turned, ...spared];
  },
});
