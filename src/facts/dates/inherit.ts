import type { Document } from '../../text/document.ts';
import type { DateRole } from '../dates.ts';
import type { RawTime } from './clock/dial.ts';
import { readClock } from './clock.ts';
import { houseTime } from './house-time.ts';
import { type Draft, type Drafts, giveYear, isPastYear } from './join.ts';
import { lexSentence } from './lex.ts';
import { roleOfWord } from './role-words.ts';

/** What a text says once for many dates. */
export interface Heirloom {
  readonly times: ReadonlyMap<Draft, RawTime>;
  readonly zone: { text: string; resolved: string } | null;
  /** The zone in the header of a date's column: "Effective (CET)". */
  readonly columns: ReadonlyMap<Draft, { text: string; resolved: string }>;
}

/**
 * Hands down what stands away from the dates: the year and time in a table's header ("Shutdown, 18:00 UTC"), "All dates
 * 2027", "all times UTC", "Shutdowns take place at 10:00 (UTC+8)". Changes the drafts' years; returns times and the zone.
 */
export function inherit(doc: Document, drafts: Drafts, roleOf: (draft: Draft) => DateRole): Heirloom {
  const times = new Map<Draft, RawTime>();
  const columns = new Map<Draft, { text: string; resolved: string }>();
  const headers = new Map<string, { year: number | null; time: RawTime | null; zone: RawTime['zone'] }>();
  let year: number | null = null;
  for (const draft of drafts.dates) {
    const sentence = doc.sentences[draft.sentence]!;
    const block = doc.blocks[sentence.block]!;
    if (block.header) {
      const header = headers.get(block.header) ?? readHeader(block.header);
      headers.set(block.header, header);
      if (header.zone && draft.times.some((time) => time.zone === null)) columns.set(draft, header.zone);
      if (header.time && draft.times.length === 0) times.set(draft, header.time);
      if (header.year !== null && draft.stamp.year === null) giveYear(draft, header.year);
    }
    if (draft.stamp.unit !== 'year' || draft.stamp.edge !== null) continue;
    const text = doc.plain.slice(Math.max(sentence.start, draft.start - 40), draft.end);
    if (isPastYear(doc, draft)) continue;
    if (
      /\b(?:all|these|the|following)\s(?:of\s)?(?:the\s)?(?:dates?|times|windows|brown-?outs|events)\b[^.]{0,24}$/i.test(
        text,
      ) ||
      /\b(?:all|both|each)\s(?:of\s|in\s)?(?:(?:them|these)\s(?:in\s)?)?$/i.test(
        doc.plain.slice(sentence.start, draft.start),
      ) ||
      (block.kind === 'heading' && sentence.end - sentence.start < 60) ||
      (doc.plain[sentence.end - 1] === ':' && (sentence.end - sentence.start < 80 || sentence.end - draft.end < 24))
    )
      year = draft.stamp.year;
  }
  if (year !== null)
    for (const draft of drafts.dates)
      if (draft.stamp.year === null && draft.stamp.unit !== 'numeric') giveYear(draft, year);
  readRows(doc, drafts, times);
  shareFirst(doc, drafts, times);
  const zone = drafts.zones.find((z) => speaksForAll(doc, z.sentence, z.start, z.end)) ?? null;
  // One such sentence or two are a rule of the house; more are prose about times.
  const rules = drafts.dates.length === 0 ? [] : drafts.times.slice(0, 4);
  for (const { sentence, time } of rules) {
    // "At 09:00 in v1 and at 00:00 in v3": what sets two times against each other hands down neither.
    if (rules.some((other) => other.sentence === sentence && other.time.minutes !== time.minutes)) continue;
    const reach = houseTime(doc, sentence, time);
    if (reach === null) continue;
    const role = roleOfSentence(doc, sentence);
    const days = drafts.dates.filter(
      (draft) => draft.times.length === 0 && !times.has(draft) && draft.stamp.unit === 'day',
    );
    // "Highlands: 30 June. Each switch-off takes place at 02:00": days of which only their list tells what they are.
    const bare = reach === 'all' && days.every((draft) => roleOf(draft) === 'other');
    for (const draft of days)
      if (bare || (role === null ? reach === 'all' : roleOf(draft) === role)) times.set(draft, time);
  }
  return { times, columns, zone: zone ? { text: zone.text, resolved: zone.resolved } : null };
}

/** A zone without a time of its own holds for all where it stands in brackets, in a heading, or where times are spoken of. */
function speaksForAll(doc: Document, sentence: number, start: number, end: number): boolean {
  const here = doc.sentences[sentence]!;
  const kind = doc.blocks[here.block]!.kind;
  if (kind === 'heading' || kind === 'cell') return true;
  const before = doc.plain.slice(Math.max(here.start, start - 60), start);
  // "Expect times in UTC": how a thing tells its times, and not how the text does.
  if (HANDLES.test(before)) return false;
  return (
    /\b(?:times?|hours|dates|windows?|schedule|brown-?outs?)\b[^.]{0,30}$/i.test(before) ||
    /\b(?:(?:both|all|each)\s(?:(?:in|at|are)\s)?|everything\s[^.]{0,24})$/i.test(before) ||
    /^\s[^.;:]{0,24}\b(?:throughout|everywhere|for (?:all|each|every)(?: the| these| of the)?(?: \p{L}+)? (?:times?|dates?|days?|deadlines?|steps?))\b/iu.test(
      doc.plain.slice(end, Math.min(here.end, end + 60)),
    ) ||
    /\([^)]*$/.test(before)
  );
}

const HANDLES =
  /\b(?:reads?|expects?|treats?|sends?|sent|pars(?:e|es|ed)|return(?:s|ed)?|stores?|stored|gives?|uses?|takes?|accepts?|formats?|converts?|reports?)\b[^.;:]{0,30}$/i;

/** "At 06:00 UTC on 15 February (`eu`), 15 March (`us`) and 10 May (`sa`)": a time in front of a list of days is that of all. */
function shareFirst({ plain }: Document, { dates }: Drafts, times: Map<Draft, RawTime>): void {
  let shared: RawTime | undefined;
  dates.forEach((draft, n) => {
    const before = dates[n - 1];
    const listed =
      before?.sentence === draft.sentence &&
      LISTED.test(plain.slice(before.closed, draft.opens)) &&
      draft.stamp.unit === 'day';
    if (draft.times.length > 0)
      shared = draft.opens < draft.start && draft.times.length === 1 ? draft.times[0] : undefined;
    else if (!listed) shared = undefined;
    else if (shared !== undefined && !times.has(draft)) times.set(draft, shared);
  });
}
const LISTED = /^\s?(?:\([^()]{0,60}\)\s?)?(?:,|;|,?\s?and\b)\s?(?:and\s|on\s){0,2}$/i;

/** Times in other cells of a date's row: "| 16 March 2027 | 06:00 | 18:00 |" is one window. */
function readRows(doc: Document, drafts: Drafts, times: Map<Draft, RawTime>): void {
  const rows = new Map<string, { time: RawTime; header: string }[]>();
  for (const { sentence, time } of drafts.times) {
    const block = doc.blocks[doc.sentences[sentence]!.block]!;
    if (block.kind !== 'cell' || block.row === undefined) continue;
    const key = `${block.table}/${block.row}`;
    const header = block.header ?? '';
    const row = rows.get(key) ?? [];
    rows.set(key, [...row, { time: time.zone ? time : { ...time, zone: zoneIn(header) }, header }]);
  }
  if (rows.size === 0) return;
  for (const draft of drafts.dates) {
    const block = doc.blocks[doc.sentences[draft.sentence]!.block]!;
    if (block.kind !== 'cell' || draft.times.length > 0 || times.has(draft) || draft.stamp.unit === 'year') continue;
    const row = rows.get(`${block.table}/${block.row}`);
    if (!row || row.length > 2) continue;
    const [first, last] = [row[0]!, row[1]];
    const zone = first.time.zone ?? last?.time.zone ?? null;
    const until = last && last.time.until === null && first.time.until === null ? last.time.minutes : first.time.until;
    times.set(draft, { ...first.time, until, zone });
  }
}

/** The zone that a header names: "Start (UTC)". */
function zoneIn(header: string): RawTime['zone'] {
  if (!/[A-Z]/.test(header)) return null;
  const doc = miniature(header);
  const zone = lexSentence(doc, doc.sentences[0]!).find((lex) => lex.kind === 'zone');
  return zone?.kind === 'zone' ? { text: zone.name, resolved: zone.resolved } : null;
}

/** Times and years in the header of a column. */
function readHeader(header: string): { year: number | null; time: RawTime | null; zone: RawTime['zone'] } {
  const zone = zoneIn(header) ?? zoneIn(`Times ${/\([^()]{2,40}\)/.exec(header)?.[0] ?? ''}`);
  const found = /\b(20\d\d)\b/.exec(header);
  if (!/\d/.test(header)) return { year: null, time: null, zone };
  const doc = miniature(header);
  const lexes = lexSentence(doc, doc.sentences[0]!);
  const { times } = readClock(header, lexes, () => false);
  return { year: found ? Number(found[1]) : null, time: times[0] ?? null, zone };
}

function miniature(text: string): Document {
  const tokens: Document['tokens'] = [...text.matchAll(/[\p{L}\p{N}:+][\p{L}\p{N}:.+/_-]*/gu)].map((m) => ({
    start: m.index,
    end: m.index + m[0].length,
    text: m[0],
    lower: m[0].toLowerCase(),
    lemma: m[0],
    code: false,
    number: /^\d/.test(m[0]),
    shaped: false,
    url: false,
    capital: /^\p{Lu}/u.test(m[0]),
    dateWord: false,
    content: true,
  }));
  const sentence = {
    start: 0,
    end: text.length,
    block: 0,
    first: 0,
    last: tokens.length,
    firstClause: 0,
    lastClause: 0,
  };
  return {
    raw: text,
    plain: text,
    map: new Int32Array(0),
    code: [],
    struck: [],
    bold: [],
    blocks: [],
    sentences: [sentence],
    clauses: [],
    tokens,
    labels: [],
    span: (r) => ({ ...r, text: text.slice(r.start, r.end) }),
  };
}

/** "Shutdowns take place at 10:00": the role that the sentence speaks of as a whole. */
function roleOfSentence(doc: Document, sentence: number): DateRole | null {
  const here = doc.sentences[sentence]!;
  for (let k = here.first; k < here.last; k++) {
    const role = roleOfWord(doc.tokens[k]!.lower);
    if (role === 'removal' || role === 'brownout' || role === 'deprecation') return role;
  }
  return null;
}
