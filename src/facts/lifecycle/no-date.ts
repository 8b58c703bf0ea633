import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';

const TIME = /^(?:dates?|deadlines?|day|timeline|timetable|schedule|time|eol|calendar)$/;
const WHAT =
  /^(?:dates?|deadlines?|day|timeline|timetable|schedule|removal|shutdown|retirement|sunset|end|plans?|eol|cut|cutoff|time|discontinuation|withdrawal|closure|termination|decommissioning|deletion|refusal|switchoff|shutoff|phaseout|when)$/;
const SETTLED =
  /^(?:set|planned|scheduled|fixed|announced|decided|determined|defined|known|agreed|confirmed|chosen|foreseen|final|finalised|finalized|published|settled|established|given|named|dated|communicated|specified|definite|firm|official|clear|picked|appointed|intended|envisaged|contemplated|slated|been)$/;
/** To tell, to know or to settle: "we cannot say yet when". */
const TELL = /^(?:know|said|say|tell|decide|set|fix|name|announce|schedule|plan|communicate|give|determine|choose)$/;
/** Open by their own meaning. */
const OPEN =
  /^(?:tbd|tba|tbc|t\.b\.d|undetermined|unscheduled|undecided|undated|unplanned|unannounced|unpicked|unfixed|unnamed)$/;
/** Open only where they are said of a time or an end. */
const SAID_OPEN = /^(?:unset|unknown|open|pending|outstanding|missing|unclear|unspecified|none|nowhere)$/;
const NEGATIVE = /^(?:not|isn't|hasn't|haven't|aren't|yet|never|cannot|can't|don't|doesn't|nor)$/;

/** A column of times: "Retirement", "Shutdown date". */
const TIMED = /\b(?:date|deadline|when|removal|shutdown|retirement|sunset|end|ends|eol|withdrawal|closure|until)\b/i;
/** Verbs of ending, in the form that follows "to": "no plan to unpublish it". */
const ENDING =
  /^(?:remove|retire|shut|end|switch|turn|take|withdraw|close|stop|drop|unpublish|delete|discontinue|decommission|sunset|disable|deactivate|terminate|kill|axe|scrap|phase|wind|pull|cut|delist|revoke|abandon|give|cease)$/;
const isEnding = (word: string): boolean => ENDING.test(word);

/** Words with which such a clause can begin; nearly all others are passed over at once. */
const STARTS = new Set(
  `tbd tba tbc t.b.d undetermined unscheduled undecided undated unplanned unannounced unpicked unfixed unnamed unset unknown open pending outstanding missing unclear
   unspecified none nowhere no without neither lacks nobody nothing not isn't hasn't haven't aren't yet never cannot can't don't doesn't nor to follow follows will`
    .trim()
    .split(/\s+/),
);

/** Finds where a text says that no date has been set: "no removal date has been set", "undated", "the day is still open". */
export const readNoDates: (doc: Document) => readonly Range[] = oncePer(findNoDates);

function findNoDates(doc: Document): Range[] {
  const found: Range[] = [];
  const { tokens } = doc;
  for (const sentence of doc.sentences) {
    for (let k = sentence.first; k < sentence.last; k++) {
      if (tokens[k]!.code || !STARTS.has(tokens[k]!.lower)) continue;
      const end = noDateAt(doc, k, sentence.first, sentence.last, doc.blocks[sentence.block]!.header);
      if (end < 0) continue;
      found.push({ start: tokens[k]!.start, end: tokens[end]!.end });
      k = end;
    }
  }
  return found;
}

function noDateAt(doc: Document, at: number, first: number, last: number, header = ''): number {
  const { tokens } = doc;
  const word = (k: number): string => (k >= first && k < last && !tokens[k]!.code ? tokens[k]!.lower : '');
  // "undecided accounts": said of the noun that follows.
  const next = tokens[at + 1];
  const attribute =
    next !== undefined &&
    at + 1 < last &&
    next.content &&
    !/[,;:.(|)]/.test(doc.plain.slice(tokens[at]!.end, next.start));
  // … and of "an undecided day" it is said of the time.
  if (OPEN.test(word(at))) return attribute && !TIME.test(word(at + 1)) ? -1 : at;
  if (word(at) === 'open' && word(at + 1) === 'ended') return at + 1;
  if (SAID_OPEN.test(word(at)))
    return word(at + 1) !== 'left' && !(attribute && word(at) === 'open') && isSaidOpen(doc, at, first, word) ? at : -1;
  // "Nobody has fixed a date", "no one knows when it ends".
  if (word(at) === 'nobody' || (word(at) === 'no' && word(at + 1) === 'one'))
    return notSettled(word(at) === 'no' ? at + 1 : at, first, last, word);
  if (/^(?:no|without|neither|lacks)$/.test(word(at)))
    return nothingSet(at, Math.min(last, commaFrom(doc, at, last)), word);
  // "Nothing is scheduled", "nothing has been decided"
  if (word(at) === 'nothing') {
    for (let k = at + 1; k < at + 5 && k < last; k++) {
      if (/^(?:set|planned|scheduled|fixed|announced|decided|dated)$/.test(word(k))) return k;
      if (!/^(?:is|has|been|yet|so|far|currently|further|more)$/.test(word(k))) return -1;
    }
    return -1;
  }
  if (word(at) === 'nor' && /^(?:has|have|is|are|was|were|do|does)$/.test(word(at + 1))) {
    const end = inverted(at + 1, last, word);
    if (end >= 0) return end;
  }
  if (NEGATIVE.test(word(at))) return notSettled(at, first, last, word, TIMED.test(header));
  return toCome(doc, at, first, last, word);
}

/** "…, nor has a removal date been decided": the subject stands behind the auxiliary. */
function inverted(at: number, last: number, word: Word): number {
  let what = false;
  for (let k = at + 1; k < last && k <= at + 8; k++) {
    if (what && SETTLED.test(word(k)) && word(k) !== 'been') return k;
    what ||= WHAT.test(word(k));
  }
  return -1;
}

type Word = (k: number) => string;

/** "The date is still open", "end date none", "Deadline: none". */
function isSaidOpen(doc: Document, at: number, first: number, word: Word): boolean {
  if (word(at) === 'none')
    if (/^(?:set|planned|scheduled|fixed|announced|yet|given|known)$/.test(word(at + 1)) || isLabelled(doc, at))
      return true;
  for (let k = at - 1; k >= first && k > at - 8; k--) {
    // "When it ends is open"; but "30 when unspecified" is said of a setting.
    if (word(k) === 'when') return k < at - 1;
    if (TIME.test(word(k))) return true;
    // "Its end is open", but "the end user is missing".
    if (WHAT.test(word(k))) return /^(?:is|remains?|stays?|as)$/.test(word(k + 1)) || k === at - 1;
    if (
      !/^(?:is|are|remains?|stays?|still|yet|so|far|currently|at|present|for|now|its|the|of|a|on|our|it|and|will|be|left|to|goes|go|this|that|switch|off|cut|[a-z]+s)$/.test(
        word(k),
      )
    )
      return false;
  }
  return false;
}

/** "We foresee no end", "plan no removal" */
const FORESEE = /^(?:foresees?|plans?|planned|intends?|envisages?|expects?|schedules?)$/;

/** "no removal is planned", "no end date", "with no fixed end", "without a date"; a bare "no plans" needs "to remove". */
function nothingSet(at: number, last: number, word: Word): number {
  for (let k = at + 1; k < at + 6 && k < last; k++) {
    // "No switch-off", "no phase-out"
    const parted = /^(?:switch|turn|shut|phase)$/.test(word(k)) && /^(?:off|down|out)$/.test(word(k + 1));
    if ((parted || WHAT.test(word(k))) && word(k) !== 'when') {
      // "No date can be moved", "objects end up in"
      if (/^(?:can|may|could|must|up|over)$/.test(word(k + 1))) return -1;
      if (
        TIME.test(word(k)) ||
        FORESEE.test(word(at - 1)) ||
        /^(?:without|lacks)$/.test(word(at)) ||
        (SETTLED.test(word(k - 1)) && k > at + 1)
      )
        return k;
      for (let n = k + 1; n < k + 8 && n < last; n++)
        if (SETTLED.test(word(n)) || WHAT.test(word(n)) || isEnding(word(n)) || /^(?:yet|in)$/.test(word(n))) return n;
    }
    // "No release has been chosen for taking it out"
    if (/^(?:release|version)$/.test(word(k)) && /^(?:is|has|was)$/.test(word(k + 1)))
      for (let n = k + 2; n < k + 5 && n < last; n++) if (SETTLED.test(word(n)) && word(n) !== 'been') return n;
    if (/^(?:longer|replacement|extension|action|new|more|change|later|earlier|other|which)$/.test(word(k))) return -1;
  }
  return -1;
}

/** "has not been decided", "a date does not exist", "we have not scheduled its removal", "not known when", "yet to be fixed". */
function notSettled(at: number, first: number, last: number, word: Word, timed = false): number {
  if (word(at) === 'yet' && word(at + 1) !== 'to') return -1;
  let when = timed;
  // "30 when not specified" is said of a setting.
  const from = word(at - 1) === 'when' ? at - 1 : at;
  for (let k = Math.max(first, at - 9); k < from; k++) when ||= WHAT.test(word(k));
  for (let k = at + 1; k < at + 5 && k < last; k++) {
    if (when && word(k) === 'exist') return k;
    // "A date for the removal we do not have."
    if (when && word(k) === 'have' && k + 1 >= last) return k;
    const settled = SETTLED.test(word(k)) && word(k) !== 'been';
    if (settled && (when || word(at) === 'yet')) return k;
    // "We have not scheduled its removal", "cannot say yet when it ends"
    if (settled || TELL.test(word(k))) {
      for (let n = k + 1; n < k + 5 && n < last; n++)
        if (
          (WHAT.test(word(n)) &&
            ((settled && word(k) !== 'final') || (!settled && (word(n) === 'when' || TIME.test(word(n)))))) ||
          (/^(?:release|version)$/.test(word(n)) && /^(?:an?|any|which|what)$/.test(word(n - 1)))
        )
          return n;
      return -1;
    }
    // "Nobody plans to unpublish it"
    if (/^plan(?:s|ned|ning)?$/.test(word(k)) && word(k + 1) === 'to')
      for (let n = k + 2; n < k + 5 && n < last; n++) if (isEnding(word(n))) return n;
    if (!/^(?:yet|been|be|to|currently|so|far|still|have|has|we|can|ever)$/.test(word(k))) return -1;
  }
  return -1;
}

/** "The date is to be announced", "the day will be named later", "date to follow": and none is given. */
function toCome(doc: Document, at: number, first: number, last: number, word: Word): number {
  let end = at;
  if (word(at) === 'to' || word(at) === 'will') {
    if (word(at + 1) === 'be' && SETTLED.test(word(at + 2)) && word(at + 2) !== 'been') end = at + 2;
    else if (/^(?:follow|come)$/.test(word(at + 1))) end = at + 1;
    else return -1;
  }
  let of = false;
  for (let k = at - 1; k >= first && k > at - 8 && !of; k--) {
    if (/^(?:no|new|exact)$/.test(word(k - 1)) && word(k) !== 'date') return -1;
    of = TIME.test(word(k)) || word(k) === 'when';
    if (
      !of &&
      !/^(?:is|are|of|for|its|the|a|removal|shutdown|switch|off|cut|retirement|end|still|final|exact)$/.test(word(k))
    )
      return -1;
  }
  if (!of) return -1;
  for (let k = end + 1; k < end + 7 && k < last; k++) if (doc.tokens[k]!.dateWord || /^\d{4}/.test(word(k))) return -1;
  return end;
}

/** The token before which the next comma or colon stands. */
function commaFrom(doc: Document, at: number, last: number): number {
  for (let k = at + 1; k < last; k++)
    if (/[,;:]/.test(doc.plain.slice(doc.tokens[k - 1]!.end, doc.tokens[k]!.start))) return k;
  return last;
}

/** "Deadline: none". */
const isLabelled = (doc: Document, at: number): boolean =>
  /(?:deadline|date|when|removal|shutdown|retirement|end)\w*\s*:?\s*$/i.test(
    doc.plain.slice(Math.max(0, doc.tokens[at]!.start - 24), doc.tokens[at]!.start),
  );
