import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import type { Around } from './around.ts';

/** "Update – 3 May", "3 May, 14:05 UTC  Update – …": the head of an entry of a status page. `line` is what stands before the date in its line. */
export const isStatusEntry = ({ doc, after }: Around, line: string): boolean =>
  (STATE.test(line) &&
    ((/^\s*(?:$|\n)/.test(after) && isStatusPage(doc)) || (/^\s?[–—:|-]\s/.test(after) && isRunning(doc)))) ||
  (/^\W*$/.test(line) && STATED.test(after) && isLog(doc));

/** What a status page calls its entries by. */
const STATES =
  'scheduled|planned|in progress|verifying|completed|investigating|identified|monitoring|resolved|update|postmortem|announcement';
/** The head of an entry, up to its day: "Update – ", "**Scheduled** - ", "[Monitoring] ", "Update · ". */
const STATE = new RegExp(`^\\W*(?:${STATES})\\W*[\\]–—:·|-]\\s*$`, 'i');
const ENTRY = new RegExp(`^[^\\w\\n]{0,8}(${STATES})\\W{1,5}(?=[^\\n]{0,12}\\d)`, 'gim');
/** Entries of different states: then the day behind a state is when the entry was written, and not what it announces. */
const isStatusPage = oncePer((doc: Document): boolean => statesOf(doc, ENTRY).size > 1);
/** As well as that, one of them is written while something goes on: then text on the same line may follow the day. */
const isRunning = oncePer((doc: Document): boolean => {
  const states = statesOf(doc, ENTRY);
  return states.size > 1 && [...states].some((state) => ONGOING.test(state));
});
const statesOf = ({ plain }: Document, entry: RegExp): ReadonlySet<string> =>
  new Set([...plain.matchAll(entry)].map(([, state]) => state!.toLowerCase()));

/** What stands behind the day that opens an entry: "  Monitoring - ", " | Update: ". */
const STATED = new RegExp(`^\\W{1,5}(?:${STATES})\\W*[–—:-]\\s`, 'i');
/** What is written while something goes on, and no step of a plan: "Scheduled" and "Completed" may be one. */
const ONGOING = /^(?:in progress|verifying|investigating|identified|monitoring|update)$/i;
const DATED_ENTRY = new RegExp(
  `^\\W{0,8}(?=[^\\n]{0,16}\\d)[^\\n]{3,40}?\\d[^\\n]{0,24}?\\W(${STATES})\\W{0,2}[–—:-]\\s`,
  'gim',
);
/** Entries of different states, each behind its stamp. */
const isLog = oncePer((doc: Document): boolean => {
  const states = statesOf(doc, DATED_ENTRY);
  return states.size > 1 && [...states].some((state) => ONGOING.test(state));
});
