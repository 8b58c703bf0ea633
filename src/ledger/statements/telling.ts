import type { Token } from '../../text/tokens.ts';
import { TABLE } from './telling-table.ts';

/** How much the loss of a word tells: by its key, -ln of the share of faithful shortenings that leave no trace of it. */
export interface Telling {
  readonly usual: number;
  readonly of: ReadonlyMap<string, number>;
}

/** What is no plain word ("429", `retry-after`) has one key for all. */
export const tellingKey = ({ code, shaped, url, number, lemma }: Token): string =>
  code || shaped || url || number ? '~' : lemma;

/** The key of "not affected", "stays as it is", "needs nothing", whatever its words. */
export const SPARED = '!spared';

export const tellingOf = (key: string, { of, usual }: Telling): number => of.get(key) ?? usual;

/** Hundredths: the usual one, then keys and theirs in turn, as `npm run calibrate` writes them. */
function readTelling(table: string): Telling {
  const [usual, ...cells] = table.split(' ');
  const of = new Map<string, number>();
  for (let c = 0; c + 1 < cells.length; c += 2) of.set(cells[c]!, Number(cells[c + 1]) / 100);
  return { usual: Number(usual) / 100, of };
}

let read: Telling | undefined;
/** The fitted table, read when it is first asked for. */
export const telling = (): Telling => (read ??= readTelling(TABLE));
