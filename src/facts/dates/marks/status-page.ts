import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import type { Around } from './around.ts';

/** "Update – 3 May": the head of an entry of a status page. `line` is what stands before the date in its line. */
export const isStatusEntry = ({ doc, after }: Around, line: string): boolean =>
  STATE.test(line) && /^\s*(?:$|\n)/.test(after) && isStatusPage(doc);

/** What a status page calls its entries by. */
const STATES =
  'scheduled|planned|in progress|verifying|completed|investigating|identified|monitoring|resolved|update|postmortem';
/** The head of an entry, up to its day: "Update – ", "**Scheduled** - ", "Monitoring: ". */
const STATE = new RegExp(`^\\W*(?:${STATES})\\W*[–—:-]\\s*$`, 'i');
const ENTRY = new RegExp(`^[^\\w\\n]{0,8}(${STATES})\\W{1,5}(?=[^\\n]{0,12}\\d)`, 'gim');
/** Entries of different states: then the day behind a state is when the entry was written, and not what it announces. */
const isStatusPage = oncePer(
  ({ plain }: Document): boolean =>
    new Set([...plain.matchAll(ENTRY)].map(([, state]) => state!.toLowerCase())).size > 1,
);
