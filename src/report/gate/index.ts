import type { GateReport } from './format.ts';

export type { GateReport, GateReportOptions } from './format.ts';

interface Format {
  /** Ending of a file that has this format, with its dot. */
  readonly extension: string;
  /** One phrase for help and documentation. */
  readonly purpose: string;
  /** Loaded when it is asked for, and not before. */
  readonly load: () => Promise<GateReport>;
}

/** The reports of the gate, by the name that `--report` takes. */
export const gateFormats = {
  pretty: {
    extension: '.txt',
    purpose: 'for people, in a terminal',
    load: async () => (await import('./pretty.ts')).pretty,
  },
  json: {
    extension: '.json',
    purpose: 'the whole result, for a program',
    load: async () => (await import('./json.ts')).json,
  },
  jsonl: {
    extension: '.jsonl',
    purpose: 'one line a case, the summary last, for long suites',
    load: async () => (await import('./json.ts')).jsonl,
  },
} as const satisfies Record<string, Format>;

export type GateFormat = keyof typeof gateFormats;

export const gateFormatNames = Object.keys(gateFormats) as GateFormat[];
