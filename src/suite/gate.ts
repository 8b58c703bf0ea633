import { basename } from 'node:path';
import type { Io } from '../cli/io.ts';
import { version } from '../cli/version.ts';
import { printable } from '../report/quote.ts';
import { type Agent, type Answer, openAgent } from './agent/agent.ts';
import { openStore } from './case-store.ts';
import { isChosen, onlyCases } from './cases/chosen.ts';
import { openSuite, type Suite } from './cases/suite.ts';
import { openPool } from './check-pool.ts';
import type { GateSettings } from './config/settings.ts';
import type { CaseOutcome, GateResult, SuiteCase, TextPlace } from './gate-result.ts';
import { mapAhead } from './map-ahead.ts';
import { type Baseline, type BaselineChange, beside, bless, missingFrom } from './verdict/baseline.ts';
import { decide } from './verdict/decide.ts';
import { judge } from './verdict/judge.ts';

/** What a run of the gate takes from the world. */
export interface GateWorld {
  readonly io: Io;
  /** The baseline as it was read; undefined where none is used, or there is none yet to update. */
  readonly baseline: Baseline | undefined;
  /** Calls the run off. */
  readonly signal: AbortSignal;
  /** Hears of each case as it is finished, in any order; `total` where it is known. */
  readonly onCase: (outcome: CaseOutcome, done: number, total: number | undefined) => void;
}

/** A finished run. `close` gives back what its cases are held in; the result cannot be read afterwards. */
export interface GateRun {
  readonly result: GateResult;
  /** What `--update-baseline` makes of it. The result is then the one beside the new baseline. */
  readonly update?: { readonly baseline: Baseline; readonly change: BaselineChange };
  close(): void;
}

/** Runs the suite through the agent and the rules. Writes nothing but the cache and temporary files. */
export async function runGate(settings: GateSettings, updating: boolean, world: GateWorld): Promise<GateRun> {
  const { io, baseline, onCase } = world;
  const { only } = settings;
  const whole = await openSuite(settings.suite, io);
  const suite = only ? onlyCases(whole, only) : whole;
  const isAsked = (id: string): boolean => !only || isChosen(id, only);
  // Before the first run of an agent is paid for, the whole suite is looked through.
  const total = settings.agent && suite.repeatable ? await countCases(suite) : undefined;
  const store = openStore(settings.rules);
  const off = new AbortController();
  const signal = AbortSignal.any([world.signal, off.signal]);
  const agent = settings.agent && openAgent(settings.agent, { ...settings, signal });
  const pool = openPool(settings.rules.map(({ rule }) => rule));
  /** Of the cases of the baseline, those that the suite has: no need to hold the ids of a long suite. */
  const found = new Set<string>();
  let done = 0;
  const ahead = Math.max(pool.ahead, 4 * (settings.agent?.concurrency ?? 0));
  try {
    const cases = mapAhead(suite.cases(), ahead, async (suiteCase) => {
      const answers = await answersTo(suiteCase, agent, settings.repeat);
      const judged = await judge(suiteCase, answers, settings, pool.checkPair);
      onCase(beside(judged, baseline, settings.minPass), ++done, total);
      return judged;
    });
    for await (const judged of cases) {
      signal.throwIfAborted();
      store.add(judged);
      if (baseline?.has(judged.suiteCase.id)) found.add(judged.suiteCase.id);
    }
  } catch (error) {
    off.abort();
    store.close();
    throw error;
  } finally {
    await agent?.close();
    await pool.close();
  }
  const judgedBeside = (known: Baseline | undefined, missing: readonly string[]): GateResult => {
    const cases = {
      *[Symbol.iterator]() {
        for (const judged of store) yield beside(judged, known, settings.minPass);
      },
    };
    return {
      schema: 1,
      version,
      rules: settings.rules,
      repeat: { runs: settings.repeat, minPass: settings.minPass },
      cases,
      missing,
      ...(only && { only }),
      ...(settings.baseline !== undefined && { baseline: settings.baseline }),
      ...decide({ ...settings, cases, missing }),
    };
  };
  const result = judgedBeside(baseline, missingFrom(baseline, found).filter(isAsked));
  // What could not be judged cannot be blessed either.
  if (!updating || result.decision.code === 2) return { result, close: store.close };
  const update = bless(baseline, store, isAsked);
  // A new baseline knows, of what is asked for, only what the suite has.
  return { result: judgedBeside(update.baseline, []), update, close: store.close };
}

async function countCases(suite: Suite): Promise<number> {
  let count = 0;
  for await (const _ of suite.cases()) count++;
  return count;
}

/** A case without an output that could be judged, and what its author has to mend. */
const notRecorded = (what: string): Answer => ({
  fault: {
    kind: 'no-recorded-output',
    message: `${what}, or name the --agent that is to make it.`,
    stderr: '',
  },
  milliseconds: 0,
});
/** What the file or the line lacks, in words that are the same for all cases of one kind. */
function nothingRecorded({ file, line }: TextPlace): Answer {
  const lacking =
    line === undefined
      ? `put ${printable(basename(file).replace(/input\.\w+$/, 'output.txt'))} beside the notice`
      : 'give one as "output"';
  return notRecorded(`There is no recorded output; ${lacking}`);
}
/** From an agent it would be an error as well, and no failed rule. */
const EMPTY_RECORDED = notRecorded('The recorded output is empty; give the shortened notice');

async function answersTo(suiteCase: SuiteCase, agent: Agent | undefined, repeat: number): Promise<readonly Answer[]> {
  if (agent) return Promise.all(Array.from({ length: repeat }, (_, index) => agent.answer(suiteCase, index)));
  const { output, noticePlace } = suiteCase;
  if (output === undefined) return [nothingRecorded(noticePlace)];
  return [output.trim() === '' ? EMPTY_RECORDED : { output, cached: false, milliseconds: 0 }];
}
