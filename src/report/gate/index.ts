import type { GatePageOptions, GateReport } from './format.ts';

export type { Asset, GatePageOptions, GateReport, GateReportOptions } from './format.ts';

interface Format {
  /** Ending of a file that has this format, with its dot. */
  readonly extension: string;
  /** One phrase for help and documentation. */
  readonly purpose: string;
  /** Loaded when it is asked for, and not before. */
  readonly load: () => Promise<GateReport<GatePageOptions>>;
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
  junit: {
    extension: '.xml',
    purpose: 'JUnit XML, for the test view of a CI',
    load: async () => (await import('./junit.ts')).junit,
  },
  sarif: {
    extension: '.sarif',
    purpose: 'SARIF 2.1.0, for code scanning',
    load: async () => (await import('./sarif.ts')).sarif,
  },
  github: {
    extension: '.log',
    purpose: 'annotations of GitHub Actions, and the summary of the job',
    load: async () => (await import('./github.ts')).github,
  },
  markdown: {
    extension: '.md',
    purpose: 'a comment on a pull request',
    load: async () => (await import('./markdown.ts')).markdown,
  },
  html: {
    extension: '.html',
    purpose: 'one page to look at: every pair side by side, every fact marked',
    load: async () => (await import('./html/page.ts')).html,
  },
  gitlab: {
    extension: '.gitlab.json',
    purpose: 'the code quality report of GitLab',
    load: async () => (await import('./gitlab.ts')).gitlab,
  },
  rdjson: {
    extension: '.rdjson',
    purpose: 'the Reviewdog Diagnostic Format',
    load: async () => (await import('./rdjson.ts')).rdjson,
  },
} as const satisfies Record<string, Format>;

export type GateFormat = keyof typeof gateFormats;

export const gateFormatNames = Object.keys(gateFormats) as GateFormat[];
