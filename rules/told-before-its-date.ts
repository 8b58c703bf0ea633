import { isDoubtful } from '../src/ledger/second-opinion/fates.ts';
import { compareSituations } from '../src/ledger/situations.ts';
import { defineRule } from '../src/rule.ts';

export default defineRule({
  number: 14,
  id: 'told-before-its-date',
  title: 'Removal is not told before its date',
  instruction:
    'While a removal lies ahead, tell it as ahead: not "was removed", "is gone" or "is no longer available".',
  breaks: [
    'The output says that a removal which the notice sets ahead has happened: "was removed", "is gone", "has closed".',
    'The output says that what the notice sets ahead fails now: "no longer available", "now returns 410".',
  ],
  open: [
    'Dated short forms are schedules: "Removed 1 March 2027", "is removed on 1 March 2027".',
    'What happens after the removal, in a clause that hangs on it: "will be switched off; from then on it answers 410".',
    'An earlier date than the notice gives; a mere warning told as a failure.',
  ],
  examples: [
    {
      notice: 'Classic Boards will be shut down on 9 July 2027. Owners must export their boards.',
      output: 'Classic Boards shut down on 9 July 2027 and no longer load after that. Owners must export their boards.',
      verdict: 'pass',
      why: 'The present tense with a date tells the schedule.',
    },
    {
      notice: 'Classic Boards will be shut down on 9 July 2027. Owners must export their boards.',
      output: 'Classic Boards were shut down on 9 July 2027. Owners must export their boards.',
      verdict: 'fail',
      why: 'A removal that lies ahead is told as past.',
    },
    {
      notice: 'Port 25 was closed on 2 May 2026. Port 465 will be closed on 2 May 2027. Use port 587.',
      output:
        'Ports 25 and 465 are closed: the first was closed on 2 May 2026, the other will be on 2 May 2027. Use port 587.',
      verdict: 'pass',
      why: 'Which port is meant stays open in "are closed"; the dates tell both fates.',
    },
  ],
  check(ledger) {
    const early = compareSituations(ledger).filter((change) => change.early);
    return early.map(({ thing, found, output, notice, sure }) => ({
      kind: 'told-as-done',
      // Words of an end stand in much else: without the second opinion's consent they are a note.
      severity: !sure && isDoubtful(ledger, 14, output) ? 'note' : 'error',
      args: { thing, found },
      ...(output ? { output } : {}),
      notice,
    }));
  },
});
