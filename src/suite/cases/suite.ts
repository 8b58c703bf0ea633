import { createReadStream } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Io } from '../../cli/io.ts';
import { nameOf, readText, whyUnreadable } from '../../cli/read-text.ts';
import { Refusal } from '../../cli/refusal.ts';
import { requireRetirement } from '../../cli/retirement.ts';
import { printable } from '../../report/quote.ts';
import type { SuiteCase, TextPlace } from '../gate-result.ts';
import { type IdSet, openIdSet } from './id-set.ts';
import { readJsonLines } from './json-lines.ts';
import { type Source, sourcesOf } from './operand.ts';

/** A suite whose sources are found; its cases are read as they are asked for, one at a time. */
export interface Suite {
  /** Whether the cases can be gone through more than once: not those of standard input. */
  readonly repeatable: boolean;
  /** Refuses (see `Refusal`) the first case that cannot be asked about, naming file and line. */
  cases(): AsyncGenerator<SuiteCase>;
}

/** Finds the sources of a suite. */
export async function openSuite(operands: readonly string[], io: Io): Promise<Suite> {
  const sources = new Map<string, Source>();
  // A file that several operands name is one source: `gate suite/*/*` names both halves of each pair.
  for (const operand of operands)
    for (const source of await sourcesOf(operand)) if (!sources.has(keyOf(source))) sources.set(keyOf(source), source);
  return {
    repeatable: ![...sources.values()].some(({ kind }) => kind === 'stdin'),
    async *cases() {
      const ids = openIdSet();
      try {
        for (const source of sources.values()) {
          let count = 0;
          for await (const suiteCase of casesOf(source, io)) {
            count++;
            requireSound(suiteCase, ids);
            yield suiteCase;
          }
          if (count === 0)
            throw new Refusal(
              `${nameOf(source.kind === 'stdin' ? '-' : shown(source.path))} holds no case; write one object per line.`,
            );
        }
      } finally {
        ids.close();
      }
    },
  };
}

const keyOf = ({ kind, path }: Source): string => (kind === 'stdin' ? '-' : resolve(path));
/** A path as reports have it: from the working directory, with `/`. */
const shown = (path: string): string => relative('', resolve(path)).split(sep).join('/');

async function* casesOf(source: Source, io: Io): AsyncGenerator<SuiteCase> {
  if (source.kind === 'stdin') yield* readJsonLines(io.stdin, source.path);
  else if (source.kind === 'pair') yield await readPair(source.pair, io);
  else {
    const file = shown(source.path);
    try {
      yield* readJsonLines(createReadStream(source.path), file);
    } catch (error) {
      throw isSystemError(error) ? new Refusal(whyUnreadable(error, printable(file))) : error;
    }
  }
}

const isSystemError = (error: unknown): boolean => typeof (error as NodeJS.ErrnoException | null)?.syscall === 'string';

async function readPair(pair: { id: string; input: string; output?: string }, io: Io): Promise<SuiteCase> {
  const input = shown(pair.input);
  const output = pair.output === undefined ? undefined : shown(pair.output);
  return {
    id: pair.id,
    notice: await readText(input, io),
    tags: [],
    noticePlace: { file: input },
    ...(output === undefined ? {} : { output: await readText(output, io), outputPlace: { file: output } }),
  };
}

function requireSound({ id, notice, noticePlace }: SuiteCase, ids: IdSet): void {
  const place = nameOfPlace(noticePlace);
  // The id becomes part of the agent's environment and of every report.
  if (/\p{Cc}/u.test(id)) throw new Refusal(`${place}: the id has a control character; take it out.`);
  if (!ids.add(id))
    throw new Refusal(`${place} has the id "${printable(id)}", and so has an earlier case; give each one of its own.`);
  if (notice.trim() === '') throw new Refusal(`${place} has an empty notice; give the notice that is to be shortened.`);
  requireRetirement(notice, place);
}

const nameOfPlace = ({ file, line }: TextPlace): string => `${nameOf(file)}${line === undefined ? '' : `:${line}`}`;
