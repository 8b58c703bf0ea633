import type { Reading } from '../../facts/read.ts';
import { oncePer } from '../../text/once.ts';

/** A unit of the calendar that comes behind another time: "the following week", "the week that follows", "the month after". */
const FOLLOWING =
  /\b(?:following|next|subsequent|coming)\s(day|week|month|quarter|year)\b|\bthe\s(day|week|month|quarter|year)\s(?:after(?:wards)?|thereafter|later|following|(?:that|which)\sfollows)\b/gi;

/** The units of which a text tells so. */
export const followingUnits: (reading: Reading) => ReadonlySet<string> = oncePer(
  ({ doc }: Reading) => new Set(Array.from(doc.plain.matchAll(FOLLOWING), ([, a, b]) => (a ?? b)!.toLowerCase())),
);
