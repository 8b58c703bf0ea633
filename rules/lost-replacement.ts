import type { RuleFinding } from '../src/finding.ts';
import { wholesOf } from '../src/ledger/identifiers/wholes.ts';
import type { Ledger } from '../src/ledger/ledger.ts';
import { wrongWays } from '../src/ledger/replacements/directions.ts';
import { exchangedHeirs, lostHeirs } from '../src/ledger/replacements/exchanged.ts';
import { wrongSuccessions } from '../src/ledger/replacements/pairs.ts';
import { turnedSides } from '../src/ledger/replacements/turned.ts';
import { exchangedUses } from '../src/ledger/replacements/uses.ts';
import { matchReplacements } from '../src/ledger/replacements.ts';
import { isDoubtful, suspectLoss } from '../src/ledger/second-opinion/losses.ts';
import { compareActions } from '../src/ledger/statements/compare-actions.ts';
import { missedBy } from '../src/ledger/statements/missed.ts';
import { softenedSteps } from '../src/ledger/statements/softened.ts';
import { statementsOf } from '../src/ledger/statements.ts';
import { isDeedUntold } from '../src/ledger/steps/deed.ts';
import { lostRequisites } from '../src/ledger/steps/requisites.ts';
import { lostSecondDuties } from '../src/ledger/steps/second-duties.ts';
import { givesOrders, mayBeTold, neglected } from '../src/ledger/steps/told.ts';
import { areLost, stepsOf } from '../src/ledger/steps.ts';
import { defineRule } from '../src/rule.ts';
import type { Range } from '../src/text/span.ts';

/** Replacements of the notice that the output lacks, or that it says the notice has none of. */
function lostFindings(ledger: Ledger): readonly RuleFinding[] {
  const { notice, output } = ledger;
  const { missing, untold } = matchReplacements(ledger);
  const findings: RuleFinding[] = wholesOf(missing).map(({ value, span }) => ({
    kind: 'replacement-missing',
    args: { expected: value },
    notice: span,
  }));
  if (untold)
    findings.push({ kind: 'no-replacement-untold', args: { expected: untold.span.text }, notice: untold.span });
  for (const { at, succession } of wrongSuccessions(ledger)) {
    const [found, told] = [output.doc.span(at), notice.doc.span(succession.range)];
    const kind = succession.by === undefined ? 'no-replacement-untold' : 'replacement-missing';
    findings.push({ kind, args: { expected: succession.by ?? told.text }, output: found, notice: told });
  }
  for (const { at, told } of wrongWays(ledger)) findings.push(exchangedFinding(ledger, at, told.range, told));
  return findings;
}

/** What follows what, where several things are replaced: told of one another, or of one not at all. */
function heirFindings(ledger: Ledger): readonly RuleFinding[] {
  const exchanged = exchangedHeirs(ledger).map(({ at, told: { heirs, range }, old }) =>
    exchangedFinding(ledger, at, range, { from: old, to: heirs[0]! }),
  );
  if (exchanged.length > 0) return exchanged;
  return lostHeirs(ledger)
    .slice(0, 1)
    .map(({ heirs, range }) => ({
      kind: 'replacement-missing',
      args: { expected: heirs[0]! },
      notice: ledger.notice.doc.span(range),
    }));
}

function exchangedFinding(
  { notice, output }: Ledger,
  at: Range,
  told: Range,
  { from, to }: { readonly from: string; readonly to: string },
): RuleFinding {
  const found = output.doc.span(at);
  const args = { expected: to, found: found.text, from };
  return { kind: 'replacement-exchanged', args, output: found, notice: notice.doc.span(told) };
}

/** What retires, told as what to move to; and replacements that have exchanged their uses. */
function turnedFindings(ledger: Ledger): readonly RuleFinding[] {
  const { notice, output } = ledger;
  const { coming, to } = turnedSides(ledger);
  const turned = coming.map(({ name, at, told }): RuleFinding => {
    const found = output.doc.span(at);
    const where = { output: found, notice: notice.doc.span(told) };
    return to === undefined
      ? { kind: 'replacement-invented', args: { found: name }, ...where }
      : { kind: 'replacement-exchanged', args: { expected: to, found: found.text, from: name }, ...where };
  });
  const exchanged = exchangedUses(ledger).map(({ name, at, told, expected }): RuleFinding => {
    const [found, said] = [output.doc.span(at), notice.doc.span(told)];
    const args = { name, found: found.text, told: said.text, expected };
    return { kind: 'uses-exchanged', args, output: found, notice: said };
  });
  return [...turned, ...exchanged];
}

/** Required steps that the output lacks. */
function missingSteps(ledger: Ledger): readonly Range[] {
  if (isDoubtful(ledger, 5)) return [];
  const missed = missedBy(ledger, 5).missing.filter((match) => !mayBeTold(ledger, match));
  for (const match of statementsOf(ledger))
    if (!missed.includes(match) && isDeedUntold(ledger, match)) missed.push(match);
  if (missed.length === 0) missed.push(...neglected(ledger).slice(0, 1));
  return missed.map(({ statement }) => statement.range);
}

/** Required steps that the output tells as a choice. */
const softenedFindings = (ledger: Ledger): readonly RuleFinding[] =>
  softenedSteps(ledger, statementsOf(ledger)).map(({ match, at }) => {
    const [expected, found] = [ledger.notice.doc.span(match.statement.range), ledger.output.doc.span(at)];
    const args = { expected: expected.text, found: found.text };
    return { kind: 'step-softened', args, output: found, notice: expected };
  });

export default defineRule({
  number: 5,
  id: 'lost-replacement',
  title: 'The replacement is named, with the minimum documented migration step',
  instruction:
    'Name the replacement and the documented steps for moving to it, and leave out no step that the notice requires. If it says that there is no replacement, say so, and what to do instead.',
  breaks: [
    'The notice names a replacement and the output does not, or names another.',
    'What retires is told as the replacement, or two replacements are exchanged between their uses.',
    'The notice documents what users do to move and the output has none of it.',
    'A step that the notice calls required (must, need to, before you can, mandatory) is missing.',
    'A step that the notice calls required is told as a choice (you can, optionally, if you like).',
    'The notice says that there is no replacement and the output does not say so, or names one.',
  ],
  open: [
    'A misspelt replacement, or a misspelt identifier in a step: rule 9.',
    'One of several steps that the notice does not call required.',
    'How the replacement behaves: rule 6. A link to its documentation: rule 9.',
  ],
  examples: [
    {
      notice:
        'The `X-Acme-Sign` header will be rejected from 3 May 2027. If you send it, send `X-Acme-Signature` instead. You must register your public key before you can switch.',
      output: 'If you send `X-Acme-Sign`: it will be rejected from 3 May 2027. Send `X-Acme-Signature` instead.',
      verdict: 'fail',
      why: 'The registration of the key is required, and it is gone.',
    },
    {
      notice:
        'The `X-Acme-Sign` header will be rejected from 3 May 2027. If you send it, send `X-Acme-Signature` instead. You must register your public key before you can switch.',
      output:
        'If you send `X-Acme-Sign`, register your public key and switch to `X-Acme-Signature`: the old header will be rejected from 3 May 2027.',
      verdict: 'pass',
      why: 'Replacement and required step are there.',
    },
    {
      notice:
        'Photo Wall closes on 3 May 2027. There is no replacement. Members should download their pictures before that day.',
      output: 'Photo Wall closes on 3 May 2027; members should download their pictures first.',
      verdict: 'fail',
      why: 'The notice says that there is no replacement, and the output is silent about it.',
    },
  ],
  check(ledger) {
    const { notice } = ledger;
    const { missing, untold, named: follows, none, asked } = matchReplacements(ledger);
    const findings = [...lostFindings(ledger)];
    const add = (kind: 'step-missing' | 'steps-missing' | 'no-replacement-untold', range: Range): void => {
      const span = notice.doc.span(range);
      findings.push({ kind, args: { expected: span.text }, notice: span });
    };
    if (findings.length === 0) findings.push(...heirFindings(ledger));
    findings.push(...turnedFindings(ledger));
    for (const range of missingSteps(ledger)) add('step-missing', range);
    if (findings.length === 0)
      for (const range of [...lostRequisites(ledger), ...lostSecondDuties(ledger)]) add('step-missing', range);
    findings.push(...softenedFindings(ledger));
    const steps = stepsOf(notice.doc, statementsOf(ledger));
    const named = follows && missing.length === 0 && !untold;
    if (areLost(steps) && findings.length === 0 && !named && !givesOrders(ledger.output))
      add('steps-missing', steps[0]!.statement.range);
    // Where nothing takes its place, what users are to do instead is the step.
    const { action, told } = compareActions(ledger);
    if (findings.length === 0 && none && action && !told) add('steps-missing', action);
    const suspect = findings.length === 0 ? suspectLoss(ledger, 5) : undefined;
    if (suspect)
      add(none && suspect.purposes.step < 0.5 ? 'no-replacement-untold' : 'step-missing', suspect.statement.range);
    return asked || steps.length > 0 || findings.length > 0 ? findings : null;
  },
});
