import { GRAIN, MarkTable, tableOf } from '../../facts/purposes/mark-table.ts';
import { lazy } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { TABLE } from './telling-table.ts';

/** How much the loss of a word tells: by its key, -ln of the share of faithful shortenings that leave no trace of it. */
export interface Telling {
  readonly usual: number;
  readonly of: Pick<ReadonlyMap<string, number>, 'get'>;
}

/** What is no plain word ("429", `retry-after`) has one key for all. */
export const tellingKey = ({ code, shaped, url, number, lemma }: Token): string =>
  code || shaped || url || number ? '~' : lemma;

/** The key of "not affected", "stays as it is", "needs nothing", whatever its words. */
export const SPARED = '!spared';

export const tellingOf = (key: string, { of, usual }: Telling): number => of.get(key) ?? usual;

/** Hundredths: the usual one, and those of the keys as marks of one group, as `npm run calibrate` writes them. */
export const tellingTableOf = (usual: number, of: ReadonlyMap<string, number>): string =>
  tableOf(
    cellOf(usual),
    [...of].map(([key, tells]) => ['w', key, cellOf(tells)]),
  );
const cellOf = (tells: number): string => String(Math.round(tells * 100));

/** The fitted table. A short notice asks for few of its words, so they are looked for one by one. */
export const telling = lazy((): Telling => {
  const table = new MarkTable(TABLE);
  const [usual] = table.bias;
  const tells = (weight: number): number => weight / (100 / GRAIN);
  return {
    usual: tells(usual!),
    of: {
      get(key) {
        const [weight] = table.weights('w', key) ?? [];
        return weight === undefined ? undefined : tells(weight);
      },
    },
  };
});
