import { printable } from '../report/quote.ts';
import type { CaseOutcome } from '../suite/gate-result.ts';
import type { Io } from './io.ts';

/** Says on standard error how far a run is. */
export interface Progress {
  /** A case is finished; `total` where it is known. */
  onCase(outcome: CaseOutcome, done: number, total: number | undefined): void;
  /** Takes away what is not to stay. */
  end(): void;
}

/** Columns of the bar, and how many plain lines a run of known length has at most. */
const BAR = 24;
const LINES = 20;
/** Cases between two plain lines where the length is not known. */
const STEP = 1000;
const CLEAR = '\r\u001b[2K';

/** A bar on a terminal, plain lines in CI, nothing in pipes. */
export function progressFor(io: Io, quiet: boolean): Progress {
  if (quiet) return { onCase: () => {}, end: () => {} };
  if (inCi(io.env)) return lines(io);
  return io.errTerminal && io.env.TERM !== 'dumb' ? bar(io) : { onCase: () => {}, end: () => {} };
}

const inCi = ({ CI }: Io['env']): boolean => CI !== undefined && CI !== '' && CI !== 'false' && CI !== '0';

function bar(io: Io): Progress {
  let shown = '';
  let troubled = 0;
  return {
    onCase(outcome, done, total) {
      if (troubleOf(outcome) !== '') troubled++;
      const filled = total === undefined ? 0 : Math.round((BAR * done) / total);
      const gauge = total === undefined ? '' : `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} `;
      const text = `${gauge}${done}${total === undefined ? '' : ` of ${total}`}${troubled > 0 ? `, ${troubled} not passing` : ''}`;
      // A long suite is faster than a terminal, and a long line would wrap.
      if (text === shown || (total === undefined && done % 50 !== 0)) return;
      shown = text;
      io.err(`${CLEAR}${text.slice(0, (io.columns || 80) - 1)}`);
    },
    end: () => {
      if (shown !== '') io.err(CLEAR);
    },
  };
}

function lines(io: Io): Progress {
  return {
    onCase(outcome, done, total) {
      const step = total === undefined ? STEP : Math.ceil(total / LINES);
      // The first tells that the run has begun, the last that it is over.
      if (done % step !== 0 && done !== 1 && done !== total) return;
      const trouble = troubleOf(outcome);
      io.err(
        `${done}${total === undefined ? '' : ` of ${total}`}  ${printable(outcome.suiteCase.id)}${trouble && `: ${trouble}`}\n`,
      );
    },
    end: () => {},
  };
}

/** What is wrong with a case, in a few words; nothing where nothing new is. */
function troubleOf({ state, rules }: CaseOutcome): string {
  if (state === 'error') return 'error';
  const fresh = rules.filter((rule) => rule.state === 'new' && rule.severity === 'error').length;
  return fresh === 0 ? '' : `${fresh} new ${fresh === 1 ? 'failure' : 'failures'}`;
}

/** Counts on a terminal what is done, each tenth; says nothing elsewhere. */
export function counterFor(io: Io, noun: string): { readonly count: () => void; readonly end: () => void } {
  if (!io.errTerminal || io.env.TERM === 'dumb') return { count: () => {}, end: () => {} };
  let done = 0;
  return {
    count: () => {
      if (++done % 10 === 0) io.err(`${CLEAR}${done} ${noun}`);
    },
    end: () => io.err(CLEAR),
  };
}
