import fc from 'fast-check';
import { rules } from '../../rules/index.ts';
import type { GateFinding, GateResult } from '../../src/suite/gate-result.ts';
import { gateResult } from './gate-result.ts';

/** What breaks out of one format or another. */
const PIECES = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!--',
  '-->',
  ']]>',
  '<![CDATA[',
  '&lt;',
  '&#0;',
  '"',
  "'",
  '`',
  '```\n',
  '~~~',
  '|',
  '\\',
  '\\|',
  '@everyone',
  '@org/team',
  '#1',
  'GH-1',
  ':x:',
  '$x$',
  '[a](http://x.example)',
  '![a](x)',
  'https://x.example/?a=b',
  'www.x.example',
  'a@x.example',
  '::error::x',
  '\n::add-mask::x\n',
  '##[error]x',
  '%0A',
  '\r\n',
  '\n',
  '\t',
  '\u0000',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ud800',
  '\udc00',
  '\ufffe',
  '\ufeff',
  '😀',
  '{{0}}',
  '<%= 1 %>',
  '\n\n',
  '- ',
  '# ',
  '1. ',
  '    ',
  '__proto__',
  '</details>',
  'x',
];

export const hostileText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', minLength: 1 }),
);

/** A run in which every text that comes from outside is this one. */
export function hostileResult(text: string): GateResult {
  const base = gateResult(
    [
      { id: text, notice: `X is deprecated. ${text}`, outputs: [text] },
      { id: `${text}2`, notice: text, outputs: [{ kind: 'crashed', message: text, stderr: text }], stands: 'agent' },
    ],
    { missing: [text], reasons: [text], baseline: text, code: 1 },
  );
  const [judged, fault] = [...base.cases];
  const span = { start: 0, end: text.length, text };
  const finding: GateFinding = {
    known: false,
    rule: 7,
    kind: 'filler',
    severity: 'error',
    args: { sort: 'thanks', found: text },
    output: span,
    notice: span,
  };
  return {
    ...base,
    cases: [
      {
        ...judged!,
        suiteCase: {
          ...judged!.suiteCase,
          noticePlace: { file: text },
          outputPlace: { file: `${text}.out` },
          tags: [text],
        },
        rules: (['new', 'known', 'fixed'] as const).map((state, i) => ({
          rule: rules[i]!.number,
          id: rules[i]!.id,
          title: rules[i]!.title,
          severity: 'error',
          verdict: state === 'fixed' ? 'pass' : 'fail',
          state,
          passed: 0,
          of: 1,
          findings: [finding, finding],
          attempt: 0,
        })),
      },
      fault!,
    ],
    counts: { ...base.counts, newFailures: 1, known: 1, fixed: 1, warnings: 0 },
  };
}
