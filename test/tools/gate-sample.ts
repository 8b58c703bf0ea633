import type { AgentFault } from '../../src/suite/gate-result.ts';
import { shippedExample } from './examples.ts';
import { gateResult } from './gate-result.ts';

const invoices = shippedExample('worked-example');
const reason = shippedExample('reason-example');

export const crash: AgentFault = {
  kind: 'crashed',
  message: 'The agent ended with exit code 3; run it by hand to see why.',
  stderr: 'Traceback (most recent call last):\n  File "agent.py", line 7\nKeyError: \'model\'',
};

/** The worked example with three faults put in. */
export const careless = invoices.output
  .replace('16:00 UTC', '16:00')
  .replace('/v2/export-jobs', '/v2/export-job')
  .replace('45 days', '90 days');

/** A run with everything that a report can have to tell: each state once, recorded and produced outputs, all three places. */
export const sample = gateResult(
  [
    { id: 'invoices/careless', notice: invoices.input, outputs: [careless], known: [9] },
    { id: 'invoices/faithful', notice: invoices.input, outputs: [invoices.output], known: [11] },
    {
      id: 'line-one',
      notice: reason.input,
      outputs: [`${reason.output}\nThank you all.`],
      stands: 'lines',
      isNew: true,
    },
    {
      id: 'repeated',
      notice: invoices.input,
      outputs: [invoices.output, careless, crash],
      stands: 'agent',
    },
    { id: 'crashing', notice: reason.input, outputs: [crash, crash], stands: 'agent' },
  ],
  { missing: ['gone'], warn: [7], minPass: 2, reasons: ['5 new failures.', '1 case in error.', '1 case missing.'] },
);

/** A run in which everything holds. */
export const spotless = gateResult([{ id: 'invoices', notice: invoices.input, outputs: [invoices.output] }]);

/** A run that could not judge anything. */
export const unjudged = gateResult([{ id: 'crashing', notice: reason.input, outputs: [crash], stands: 'agent' }], {
  code: 2,
  reasons: ['Every run of the agent ended in an error.'],
  baseline: null,
});
