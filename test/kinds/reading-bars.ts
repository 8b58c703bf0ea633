import type { Kind, KindTables } from '../tools/kinds.ts';

/** A banner on one line, which parts what it says by bars. */
const BANNER =
  'Paper Rotas end 30 September 2030 | Employers with a Standard contract: switch to E-Rotas in Settings > Rotas by then | Employers in care homes are exempt | Old rotas stay downloadable for 24 months | Thank you for being with us';
const START =
  'Paper Rotas end on 30 September 2030 for employers with a Standard contract. Switch to E-Rotas in Settings > Rotas by then.';
const EXEMPT = 'Employers in care homes are exempt.';
const KEPT = 'Old rotas stay downloadable for 24 months.';

const KINDS: Kind[] = [[6, BANNER, [`${START} ${EXEMPT} ${KEPT}`], [`${START} ${EXEMPT}`, `${START} ${KEPT}`]]];

export const TABLES: KindTables = { 'what a banner parts by bars': KINDS };
