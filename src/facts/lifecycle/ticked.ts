import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';

/** "Closed – done", "(completed)", "✓ 11 January": an entry of a plan is marked as over; "done by us" is no mark. */
const TICK =
  /[✓✔✅☑]|(?:^|[–—([:,;]\s?|\s-\s)(?:all )?(?:done|completed?|finished|carried out|in force|in effect|has happened|passed)\s?(?=$|[.,;:)\]–—])/i;

/** The items and the cells of a plan in which some entries are marked so, by their numbers. */
interface Plan {
  readonly over: ReadonlySet<number>;
  /** The other entries: what is not marked lies ahead. */
  readonly ahead: ReadonlySet<number>;
}

/** Linear. */
export const readPlan = oncePer(({ blocks, plain }: Document): Plan => {
  const entries = new Map<string, { readonly plan: string; readonly blocks: number[]; ticked: boolean }>();
  let list = 0;
  blocks.forEach(({ kind, table, row, start, end }, b) => {
    if (kind !== 'cell' && kind !== 'item') {
      list = b;
      return;
    }
    const key = kind === 'cell' ? `${table}/${row}` : `item ${b}`;
    const entry = entries.get(key) ?? {
      plan: kind === 'cell' ? `${table}` : `list ${list}`,
      blocks: [],
      ticked: false,
    };
    entry.blocks.push(b);
    const text = plain.slice(start, end);
    // "30 June 2025 (passed) | 29 January 2027": of the day in its own cell alone.
    entry.ticked ||= TICK.test(text) && !(kind === 'cell' && /\b\d{4}\b/.test(text));
    entries.set(key, entry);
  });
  const all = [...entries.values()];
  const plans = new Set(all.flatMap(({ plan, ticked }) => (ticked ? [plan] : [])));
  const blocksOf = (over: boolean): ReadonlySet<number> =>
    new Set(all.flatMap((entry) => (entry.ticked === over && plans.has(entry.plan) ? entry.blocks : [])));
  return { over: blocksOf(true), ahead: blocksOf(false) };
});
