import type { Role } from '../facts/roles.ts';
import type { Feature, Statement } from '../facts/statements.ts';
import type { Recall } from './recall.ts';

/** The rules whose demands are told apart by fitted weights: 5 (a step), 6 (a fact), 8 (a reason). */
export type FittedRule = 5 | 6 | 8;

/** The fitted table. Its figures come from `npm run calibrate`; nothing in it is set by hand. */
export interface Weights {
  /** How strongly each gap in a recall speaks for a loss. Not negative but for the bias. */
  readonly lost: {
    readonly bias: number;
    readonly own: number;
    readonly window: number;
    readonly numbers: number;
    readonly names: number;
  };
  /** What a rule asks to be kept: bias, and a weight per feature or role of a statement. */
  readonly asked: Readonly<
    Record<FittedRule, { readonly bias: number; readonly weights: Readonly<Record<string, number>> }>
  >;
  /** A statement that scores at or above `fail` is missing; from `note` on it is kept in doubt. */
  readonly limits: Readonly<Record<FittedRule, { readonly fail: number; readonly note: number }>>;
}

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** Kinds that say by themselves what a statement is for; its other marks then only matter where they speak against it. */
const TELLING: readonly Feature[] = [
  'kind:exemption',
  'kind:stay',
  'kind:period',
  'kind:lead-time',
  'kind:limit',
  'kind:data',
  'kind:difference',
  'kind:reason-law',
  'kind:reason-expiry',
  'kind:reason-supplier',
  'kind:reason-clash',
  'kind:reason-security',
  'because',
  'next-so',
];
/** Marks of place and person that say little once a statement's kind is known. */
const SILENT: ReadonlySet<Feature> = new Set<Feature>([
  'cue:you',
  'cue:company',
  'passive',
  'contrast',
  'future',
  'colon',
  'but',
  'sentence-technical',
  'cue:telemetry',
]);
const NOISE: ReadonlySet<Feature> = new Set<Feature>([
  'cue:reason',
  'cue:contact',
  'cue:posted',
  'cue:encourage',
  'cue:bare',
  'cue:negation',
  'cue:difference',
  'cue:condition',
  'cue:step',
  'cue:exempt',
]);

/** The keys of a statement in the table of weights. */
export function keysOf(statement: Statement, role: Role): string[] {
  const { features } = statement;
  const telling = TELLING.some((kind) => features.has(kind));
  // "X rejects Y, so you must Z" is a reason and a difference at once.
  const keys: string[] = [
    role === 'reason' && features.has('next-so') && features.has('kind:difference')
      ? 'role:reason-difference'
      : `role:${role}`,
  ];
  for (const feature of features) if (!NOISE.has(feature) && !(telling && SILENT.has(feature))) keys.push(feature);
  return keys;
}

/** Which roles a rule asks after: a lost reason is no lost step. */
const ROLES: Readonly<Record<FittedRule, readonly string[]>> = {
  5: ['role:step'],
  6: ['role:fact', 'role:reason-difference'],
  8: ['role:reason', 'role:reason-difference', 'role:fact'],
};

/** What tells a period, an exemption or what stays explains nothing, whatever stands around it. */
const NO_REASON: ReadonlySet<string> = new Set(['kind:period', 'kind:exemption', 'kind:stay']);

/** True where a rule may ask for a statement with these keys; its role is the first of them. */
export const concerns = (rule: FittedRule, keys: readonly string[]): boolean =>
  ROLES[rule].includes(keys[0]!) && !(rule === 8 && keys[0] === 'role:fact' && keys.some((key) => NO_REASON.has(key)));

/** Probability that the rule asks for this statement, 0 to 1. */
export function askedBy(rule: FittedRule, keys: readonly string[], weights: Weights): number {
  if (!concerns(rule, keys)) return 0;
  const { bias, weights: table } = weights.asked[rule];
  let z = bias;
  for (const key of keys) z += table[key] ?? 0;
  return sigmoid(z);
}

/** Probability that a statement with this recall is lost, 0 to 1. */
export function lostAt(recall: Recall, weights: Weights): number {
  const { bias, own, window, numbers, names } = weights.lost;
  return sigmoid(
    bias +
      own * (1 - recall.own) +
      window * (1 - recall.window) +
      numbers * (1 - recall.numbers) +
      names * (1 - recall.names),
  );
}
