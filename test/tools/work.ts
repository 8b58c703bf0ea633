import { Session } from 'node:inspector';

export interface Work {
  /** How often a function or a block of one was entered. */
  readonly blocks: number;
  /** Characters that Node's own searches went over, at most. */
  readonly characters: number;
}

/**
 * Counts the work of library code, which is the same on every machine, where its time is not. V8 counts blocks only of what
 * is compiled afterwards, so the library has to be loaded behind this call.
 */
export function startCounting(isCounted: (url: string) => boolean): (work: () => void) => Work {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  /** Blocks since the last call. */
  const blocks = (): number => {
    let sum = 0;
    session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      for (const { url, functions } of result)
        if (isCounted(url)) for (const { ranges } of functions) for (const { count } of ranges) sum += count;
    });
    return sum;
  };

  return (work) => {
    blocks();
    const characters = charactersOf(work);
    return { blocks: blocks(), characters };
  };
}

/** Characters gone over by the searches in strings and by expressions, which no count of blocks shows. */
function charactersOf(work: () => void): number {
  let sum = 0;
  const { indexOf, lastIndexOf, includes } = String.prototype;
  const { exec, test } = RegExp.prototype;
  String.prototype.indexOf = function (sought, from = 0) {
    const found = indexOf.call(this, sought, from);
    sum += (found < 0 ? this.length : found) - from;
    return found;
  };
  String.prototype.lastIndexOf = function (this: string, sought, from = this.length) {
    const found = lastIndexOf.call(this, sought, from);
    sum += from - found;
    return found;
  };
  String.prototype.includes = function (sought, from = 0) {
    sum += this.length - from;
    return includes.call(this, sought, from);
  };
  RegExp.prototype.exec = function (text) {
    const from = this.global ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const anchored = this.sticky || (this.source.startsWith('^') && !this.multiline);
    if (found) sum += found[0].length + (anchored ? 0 : found.index - from);
    else sum += anchored ? 1 : text.length - from;
    return found;
  };
  RegExp.prototype.test = function (text) {
    return this.exec(text) !== null;
  };
  try {
    work();
  } finally {
    Object.assign(String.prototype, { indexOf, lastIndexOf, includes });
    Object.assign(RegExp.prototype, { exec, test });
  }
  return sum;
}
