import { library } from '../../libraries.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';

/** A date told by its distance: "in two months", "next Friday". Offsets into `Document.plain`. */
export interface Relative extends Range {
  /** Days from the anchor, where chrono can tell; null for "soon" and the like. */
  readonly days: number | null;
}

const COUNT =
  '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|few|several|a couple of)';
const UNIT = '(?:business |working |calendar )?(?:days?|weeks?|months?|quarters?|years?)';
/** Cheap signs that a sentence tells a date by its distance. Without one, chrono is not even loaded. */
const TRIGGER = new RegExp(
  `\\b(?:in|within|over) (?:about |around |approximately |roughly |under |less than |the next |the coming )?${COUNT}[ -]${UNIT}(?:' time)?|\\b${COUNT}[ -]${UNIT} from (?:now|today)|\\b(?:next|this coming|the coming|the following) (?:week|month|quarter|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|fall|winter)\\b|\\b(?:later|earlier) this (?:week|month|quarter|year|spring|summer|autumn|fall|winter)\\b|\\btomorrow\\b|\\bby the end of (?:the|this|next) (?:week|month|quarter|year)\\b`,
  'i',
);
const LONGEST = 240;
/** An arbitrary working day: only distances from it are used. A local time, as chrono counts in local time. */
const ANCHOR = new Date(2027, 0, 13, 12);

/** Reads the relative dates of a text; chrono is given one bounded sentence at a time, and only where the trigger fires. */
export function readRelatives(doc: Document, most = 8): Relative[] {
  const found: Relative[] = [];
  for (const sentence of doc.sentences) {
    if (found.length >= most) break;
    const text = doc.plain.slice(sentence.start, Math.min(sentence.end, sentence.start + 4 * LONGEST));
    const sign = TRIGGER.exec(text);
    if (!sign) continue;
    const from = Math.max(0, sign.index - LONGEST / 2);
    const piece = text.slice(from, from + LONGEST);
    const result = library('chrono')
      ?.parse(piece, ANCHOR, { forwardDate: true })
      .find((r) => r.index < sign.index - from + sign[0].length && r.index + r.text.length > sign.index - from);
    const start = sentence.start + (result ? Math.min(from + result.index, sign.index) : sign.index);
    const end =
      sentence.start + Math.max(result ? from + result.index + result.text.length : 0, sign.index + sign[0].length);
    found.push({
      start,
      end,
      days: result ? Math.round((result.date().getTime() - ANCHOR.getTime()) / 86_400_000) : null,
    });
  }
  return found;
}
