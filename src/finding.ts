import type { RuleNumber } from './rule-id.ts';
import type { Span } from './text/span.ts';

/** Everything a finding can say, by kind: the arguments that its wording (`src/report/wording.ts`) needs. */
export interface FindingArgs {
  // 1
  'no-action': { expected: string };
  'no-time': { expected: string };
  // 2
  'situation-changed': { thing: string; expected: string; found: string };
  'successor-retired': { name: string; found: string; told: string; retiring: string };
  'spared-retired': { found: string; told: string };
  // 3
  'thing-not-in-opening': { thing: string };
  'users-not-in-opening': { users: string };
  'everyone-in-opening': { found: string; thing: string };
  'late-start': { front: string };
  // 4
  'date-missing': { expected: string; role: string };
  'date-changed': { expected: string; found: string };
  'date-exchanged': { expected: string; found: string; role: string };
  'date-less-precise': { expected: string; found: string };
  'date-more-precise': { expected: string; found: string };
  'date-relative': { expected: string; found: string };
  'date-invented': { found: string };
  'date-superseded': { expected: string; found: string };
  'time-missing': { expected: string; found: string };
  'time-changed': { expected: string; found: string };
  'zone-missing': { expected: string; found: string };
  'zone-changed': { expected: string; found: string };
  'zone-invented': { found: string };
  'boundary-changed': { expected: string; found: string };
  // 5
  'replacement-missing': { expected: string };
  'replacement-exchanged': { expected: string; found: string; from: string };
  'uses-exchanged': { name: string; found: string; told: string; expected: string };
  'replacement-invented': { found: string };
  'no-replacement-untold': { expected: string };
  'step-missing': { expected: string };
  'steps-missing': { expected: string };
  'step-softened': { expected: string; found: string };
  // 6
  'fact-missing': { role: string; expected: string };
  'fact-changed': { role: string; expected: string; found: string };
  'fact-widened': { role: string; expected: string; found: string };
  'fact-uncertain': { role: string; expected: string };
  // 7
  filler: { sort: string; found: string };
  'call-repeated': { found: string };
  // 8
  'reason-missing': { expected: string };
  'reason-uncertain': { expected: string };
  // 9
  'identifier-changed': { expected: string; found: string };
  'identifier-invented': { found: string };
  'identifier-missing': { expected: string };
  'link-changed': { expected: string; found: string };
  'link-missing': { expected: string };
  // 10
  'too-long': { notice: number; output: number };
  'label-missing': { label: string };
  'label-repeated': { label: string };
  'label-empty': { label: string };
  'labels-other': { found: string };
  // 11
  'grace-invented': { found: string };
  'grace-widened': { expected: string; found: string };
  'grace-lengthened': { expected: string; found: string };
  // 12
  'everyone-affected': { found: string; expected: string };
  // 13
  'equivalence-invented': { found: string };
  // 14
  'told-as-done': { thing: string; found: string };
}

export type FindingKind = keyof FindingArgs;

/** What a rule returns: data, no wording. `severity` is "error" unless the rule says "note"; a note never fails a rule. */
export type RuleFinding = {
  [K in FindingKind]: {
    readonly kind: K;
    readonly args: FindingArgs[K];
    readonly severity?: 'error' | 'note';
    /** Where in the output. */
    readonly output?: Span;
    /** Where in the notice. */
    readonly notice?: Span;
  };
}[FindingKind];

/** A finding in a report. */
export type Finding = RuleFinding & { readonly rule: RuleNumber; readonly severity: 'error' | 'note' };
