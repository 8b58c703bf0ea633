import { configSchema } from './schema.ts';
import { requireValid } from './validate.ts';

/** The options of `dnlint gate` as they stand on the command line. */
export interface GateFlags {
  readonly suite?: readonly string[] | undefined;
  readonly case?: readonly string[] | undefined;
  readonly config?: string | undefined;
  readonly printConfig?: boolean | undefined;
  readonly agent?: string | undefined;
  readonly shell?: boolean | undefined;
  readonly prompt?: string | undefined;
  /** Seconds. */
  readonly timeout?: number | undefined;
  readonly retries?: number | undefined;
  readonly concurrency?: number | undefined;
  /** Bytes. */
  readonly maxOutput?: number | undefined;
  readonly repeat?: number | undefined;
  readonly minPass?: number | undefined;
  readonly maxWarnings?: number | undefined;
  readonly baseline?: string | undefined;
  readonly updateBaseline?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly report?: readonly string[] | undefined;
  readonly rule?: readonly string[] | undefined;
  readonly skip?: readonly string[] | undefined;
  readonly quiet?: boolean | undefined;
  readonly cache?: boolean | undefined;
  readonly cacheLocation?: string | undefined;
  readonly color?: boolean | undefined;
}

const { properties } = configSchema;
const agent = properties.agent.anyOf[2].properties;
const thresholds = properties.thresholds.properties;

/** What the config's schema asks of a key, asked of the option that stands for it. */
const CHECKED = {
  case: { type: 'array', items: { type: 'string', minLength: 1 } },
  agent: { type: 'string', minLength: 1 },
  prompt: properties.prompt,
  baseline: properties.baseline,
  cacheLocation: { type: 'string', minLength: 1 },
  timeout: agent.timeout,
  retries: agent.retries,
  concurrency: agent.concurrency,
  maxOutput: agent.maxOutput,
  repeat: thresholds.repeat,
  minPass: thresholds.minPass,
  maxWarnings: thresholds.maxWarnings,
} as const satisfies Partial<Record<keyof GateFlags, object>>;

/** Refuses an option whose value the config could not have either. */
export function requireFlags(flags: GateFlags): void {
  for (const [flag, schema] of Object.entries(CHECKED)) {
    const value = flags[flag as keyof typeof CHECKED];
    if (value !== undefined) requireValid(schema, value, () => optionOf(flag));
  }
}

/** `minPass` as it is typed: `--min-pass`. */
export const optionOf = (flag: string): string => `--${flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
