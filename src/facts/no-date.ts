import type { Document } from '../text/document.ts';
import type { Range } from '../text/span.ts';

const WHAT =
  /^(?:date|dates|deadline|deadlines|day|timeline|timetable|schedule|removal|shutdown|retirement|sunset|end|plans?|eol|cut|cutoff|time|discontinuation|withdrawal|closure)$/;
const SETTLED =
  /^(?:set|planned|scheduled|fixed|announced|decided|determined|defined|known|agreed|confirmed|chosen|foreseen|final|finalised|finalized|published|settled|established|given|named|been)$/;

/** Words with which such a clause can begin; nearly all others are passed over at once. */
const STARTS = new Set(
  "tbd tba tbc undetermined unscheduled unset undecided open-ended none no without neither not isn't hasn't haven't aren't yet never".split(
    ' ',
  ),
);
const known = new WeakMap<Document, readonly Range[]>();

/** Finds where a text says that no date has been set: "no removal date has been set", "not scheduled yet", "none planned". */
export function readNoDates(doc: Document): readonly Range[] {
  const before = known.get(doc);
  if (before) return before;
  const found: Range[] = [];
  const { tokens } = doc;
  for (const sentence of doc.sentences) {
    for (let k = sentence.first; k < sentence.last; k++) {
      if (tokens[k]!.code || !STARTS.has(tokens[k]!.lower)) continue;
      const end = noDateAt(doc, k, sentence.last);
      if (end < 0) continue;
      found.push({ start: tokens[k]!.start, end: tokens[end]!.end });
      k = end;
    }
  }
  known.set(doc, found);
  return found;
}

function noDateAt(doc: Document, at: number, last: number): number {
  const { tokens } = doc;
  const word = (k: number): string => (k < last && !tokens[k]!.code ? tokens[k]!.lower : '');
  if (/^(?:tbd|tba|tbc|undetermined|unscheduled|unset|undecided|open-ended)$/.test(word(at))) return at;
  if (word(at) === 'none')
    return /^(?:set|planned|scheduled|fixed|announced|yet|so|is|has|given|known)$/.test(word(at + 1)) ||
      isLabelled(doc, at)
      ? at
      : -1;
  if (/^(?:no|without|any|neither)$/.test(word(at)) && word(at) !== 'any') {
    for (let k = at + 1; k < at + 6 && k < last; k++) {
      if (WHAT.test(word(k))) {
        // "no removal is planned", "no end date", "without a date"; a bare "no plans" needs "to remove".
        if (
          /^(?:date|dates|deadline|deadlines|timeline|timetable|schedule|day)$/.test(word(k)) ||
          word(at) === 'without'
        )
          return k;
        for (let n = k + 1; n < k + 8 && n < last; n++)
          if (
            SETTLED.test(word(n)) ||
            WHAT.test(word(n)) ||
            /^(?:remove|retire|shut|end|switch|turn|yet|in)$/.test(word(n))
          )
            return n;
      }
      if (/^(?:longer|replacement|extension|action|new|more|change)$/.test(word(k))) return -1;
    }
    return -1;
  }
  if (/^(?:not|isn't|hasn't|haven't|aren't|yet|never)$/.test(word(at))) {
    // "we have not scheduled its removal"
    if (SETTLED.test(word(at + 1)) || SETTLED.test(word(at + 2)))
      for (let k = at + 2; k < at + 6 && k < last; k++) if (WHAT.test(word(k))) return k;
    let when = false;
    for (let k = Math.max(0, at - 9); k < at; k++) when ||= WHAT.test(tokens[k]!.lower);
    if (!when) return -1;
    for (let k = at + 1; k < at + 5 && k < last; k++) {
      if (SETTLED.test(word(k)) && word(k) !== 'been') return k;
      if (!/^(?:yet|been|be|to|currently|so|far)$/.test(word(k))) return -1;
    }
  }
  return -1;
}

/** "Deadline: none". */
const isLabelled = (doc: Document, at: number): boolean =>
  /(?:deadline|date|when|removal|shutdown|retirement|end)\w*\s*:?\s*$/i.test(
    doc.plain.slice(Math.max(0, doc.tokens[at]!.start - 24), doc.tokens[at]!.start),
  );
