import type { DateFact } from '../../facts/dates.ts';
import { isPastClause } from '../../facts/lifecycle/past-clause.ts';
import type { LifeStatement } from '../../facts/lifecycle/statement.ts';
import { readTenses } from '../../facts/lifecycle/tenses.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { type Range, rangeAt } from '../../text/span.ts';

/** The calendar part of a date, without its time of day. */
export const dayOf = (date: DateFact): string => date.value.split('T')[0]!;

/** The first date after a predicate, or the last before it, of those that are its own. */
export function nearestDay({ doc, facts }: Reading, x: LifeStatement, future: ReadonlySet<string>): string | undefined {
  const at = doc.tokens[x.at]!.start;
  const near = x.dates.filter((date) => !isBeyond(doc, x, date));
  const aside = near.filter((date) => isInBracketBefore(doc, at, date));
  const own =
    aside.length === 0 || aside.length < near.length
      ? near.filter((date) => !aside.includes(date))
      : (lastBefore(facts.dates, x, aside[0]!) ?? near);
  const after = own.find((date) => date.range.start >= at);
  const date =
    after ??
    x.conditions.find((condition) => condition.range.start >= at && future.has(dayOf(condition))) ??
    own.at(-1);
  return date && dayOf(date);
}

/** "Pull runs to 3 May, and the feed | is off", "…, with the feed already off, on 3 May": the day is the other's. */
function isBeyond(doc: Document, x: LifeStatement, { range }: DateFact): boolean {
  const { tokens, plain } = doc;
  if (range.start > x.range.end && isInOwnBracket(doc, x.range.end, range.start)) return true;
  const [first, last] = [x.subject[0], x.subject.at(-1)];
  if (first === undefined || last === undefined || last >= x.chain) return false;
  // "…, and the lines were closed that day"
  const points = /^(?:that|same)$/.test(tokens[x.end]?.lower ?? '') || tokens[x.end + 1]?.lower === 'that';
  if (range.end <= tokens[last]!.start)
    return !points && /[,;]\s(?:and|but|while|whereas|with)\b/.test(plain.slice(range.end, tokens[last]!.start));
  return (
    tokens[first - 1]?.lower === 'with' &&
    range.start > x.range.end &&
    plain.slice(x.range.end, range.start).includes(',')
  );
}

/** "`a` raises `E` (6.x gets fixes until 3 May)": a bracket that tells something of its own up to the day. */
function isInOwnBracket({ clauses, tokens, plain }: Document, from: number, to: number): boolean {
  const clause = clauses[rangeAt(clauses, to)];
  if (!clause?.bracketed || clause.start <= from || !plain.slice(from, clause.start).includes('(')) return false;
  let words = 0;
  let lasts = false;
  for (let k = clause.first; k < clause.last && tokens[k]!.start < to; k++) {
    if (tokens[k]!.content && !tokens[k]!.dateWord) words++;
    lasts ||= words > 1 && /^(?:until|till|through|for)$/.test(tokens[k]!.lower);
  }
  // "(snapshots kept until 31 August)": how long something lasts is no day of an end that is over.
  return words >= OWN_WORDS || lasts;
}
const OWN_WORDS = 3;

/** The last date of the statement's sentence before another one, in a list of its own. */
function lastBefore(
  dates: readonly DateFact[],
  { sentence }: LifeStatement,
  { range }: DateFact,
): readonly DateFact[] | undefined {
  const before = dates.findLast((date) => date.sentence === sentence && date.range.end <= range.start);
  return before && [before];
}

/** "3 May: the feed (no updates since 4 March) was removed": a bracket before the verb that tells something of its own. */
function isInBracketBefore({ clauses, tokens }: Document, verb: number, { range }: DateFact): boolean {
  const clause = clauses[rangeAt(clauses, range.start)];
  return (
    clause?.bracketed === true &&
    clause.end <= verb &&
    tokens.slice(clause.first, clause.last).some(({ content, dateWord }) => content && !dateWord)
  );
}

/** What the notice's own tense makes of its days; there is no clock. */
export interface Calendar {
  /** Days that the notice tells as gone by. */
  readonly past: ReadonlySet<string>;
  /** Days that it sets ahead. */
  readonly future: ReadonlySet<string>;
  /** Those of them that a verb, or a word of the plan, sets ahead: no mere entry of a list. */
  readonly certain: ReadonlySet<string>;
}

/** Which days the notice tells as gone by, and which it sets ahead. */
export function readCalendar(notice: Reading, told: readonly LifeStatement[], units: readonly Unit[]): Calendar {
  const past = new Set<string>();
  const future = new Set<string>();
  const ahead = new Set<string>();
  for (const statement of told) {
    if (statement.done && !statement.dependent) for (const date of statement.dates) past.add(dayOf(date));
    if (statement.fate === 'warning' && statement.mood !== 'bare')
      for (const date of statement.dates) if (date.role === 'deprecation') past.add(dayOf(date));
    if (statement.ahead) for (const date of statement.dates) ahead.add(dayOf(date));
  }
  for (const date of notice.facts.dates) if (isTicked(notice.doc, date)) past.add(dayOf(date));
  for (const unit of units) if (unit.fate === 'failing') for (const date of unit.dates) past.add(dayOf(date));
  for (const date of sinceDates(notice)) past.add(dayOf(date));
  // "Scanning ceased on 14 May": a past tense of its own, whatever is made of the bare form elsewhere.
  const over = new Set<string>();
  for (const { date, tense } of readTenses(notice.doc, notice.facts.dates)) {
    (tense === 'past' ? past : ahead).add(dayOf(date));
    if (tense === 'past') over.add(dayOf(date));
  }
  for (const day of ahead) past.delete(day);
  for (const statement of told)
    if (statement.fate === 'scheduled' && statement.family !== 'refusal')
      for (const date of statement.dates)
        if (statement.mood !== 'bare' || !over.has(dayOf(date))) past.delete(dayOf(date));
  for (const unit of units)
    if (unit.fate === 'scheduled')
      for (const date of unit.dates) if (!unit.open || !over.has(dayOf(date))) past.delete(dayOf(date));
  // "As of 1 May builds are no longer possible" alone does not say that the day lies ahead.
  const doubtful = new Set<string>();
  const isOpen = (x: LifeStatement): boolean =>
    x.soft || (x.mood === 'bare' && x.dates.some((date) => isAsOf(notice.doc, date)));
  const scheduled = told.filter(({ fate }) => fate === 'scheduled');
  for (const x of scheduled) if (isOpen(x)) for (const date of x.dates) doubtful.add(dayOf(date));
  for (const x of scheduled) if (!isOpen(x)) for (const date of x.dates) doubtful.delete(dayOf(date));
  // Where something is over already, a day lies ahead only if the notice says so, of it or of an earlier one.
  const sure = new Set(ahead);
  for (const x of told)
    if (x.fate === 'scheduled' && x.mood !== 'bare' && !x.soft && (!x.aside || tellsPlan(x)))
      for (const date of x.dates) sure.add(dayOf(date));
  for (const x of told)
    if (x.family === 'stay' && x.mood === 'present' && !x.aside)
      for (const date of x.dates) if (endsUntil(notice.doc, date)) sure.add(dayOf(date));
  for (const unit of units)
    if (unit.fate === 'scheduled' && !unit.open) for (const date of unit.dates) sure.add(dayOf(date));
  for (const date of notice.facts.dates)
    if (opensPresent(notice.doc, date) || isLabelled(notice.doc, date)) sure.add(dayOf(date));
  const mixed =
    units.some((unit) => unit.fate === 'failing' || unit.open) ||
    told.some((x) => x.done && !x.aside && !x.dependent && !x.partial && x.family !== 'deprecation');
  const from = mixed ? earliest(sure) : '';
  const published = latest(publicationDays(notice));
  const written = latest(past, [published]);
  const begun = new Set(notice.facts.dates.filter((date) => followsSince(notice.doc, date)).map(dayOf));
  for (const date of notice.facts.dates) {
    if (!date.lifecycle || date.condition || date.superseded || date.role === 'deprecation') continue;
    const day = dayOf(date);
    if (past.has(day) || begun.has(day) || (doubtful.has(day) && !ahead.has(day))) continue;
    // What lies before a day that is over is over too, unless the notice tells it as to come.
    if (!ahead.has(day) && FULL.test(day) && day < written) continue;
    const later = published !== '' && FULL.test(day) && day > published;
    if (mixed && !sure.has(day) && !later && (from === '' || !FULL.test(day) || day < from)) continue;
    if (!sure.has(day) && tellsPast(notice.doc, date)) continue;
    // "In February a token was stolen": a month of no known year and no role is no plan.
    if (date.role === 'other' && day.startsWith('XXXX') && !sure.has(day)) continue;
    future.add(day);
  }
  for (const date of notice.facts.dates) if (isPlanned(notice.doc, date)) sure.add(dayOf(date));
  const certain = new Set([...future].filter((day) => sure.has(day)));
  return { past: withoutYears(past, future), future: withoutYears(future, past), certain: withoutYears(certain, past) };
}

/** A day as a text tells it that leaves its year to the reader. */
export const withoutYear = (day: string): string => day.replace(/^\d{4}(?=-\d\d-\d\d$)/, 'XXXX');

/** The days, and each without its year, as another text may tell it, unless the other set has that, too. */
function withoutYears(days: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  const taken = new Set([...others].map(withoutYear));
  return new Set([...days].flatMap((day) => (taken.has(withoutYear(day)) ? [day] : [day, withoutYear(day)])));
}

/** "On 7 February our gateway begins to …": the date opens a sentence in which no verb is past. */
function opensPresent(doc: Document, date: DateFact): boolean {
  const sentence = doc.sentences[date.sentence]!;
  const block = doc.blocks[sentence.block]!;
  if (block.kind === 'cell' || date.range.start - sentence.start > 24 || date.condition || date.superseded)
    return false;
  let words = 0;
  for (let k = sentence.first; k < sentence.last && words < 12; k++) {
    const token = doc.tokens[k]!;
    if (k === sentence.first && !/^(?:on|from|starting|beginning|effective|as)$/.test(token.lower)) return false;
    if (token.start < date.range.end) continue;
    if (!token.code && (/ed$/.test(token.lower) || /^(?:was|were|has|have|had|went|took|since|ran)$/.test(token.lower)))
      return false;
    if (token.content) words++;
  }
  return words > 3;
}

/** "The certificates expire on 3 May": whosever they are, the present tense sets the day ahead. */
const tellsPlan = (x: LifeStatement): boolean => x.mood === 'present' && x.family === 'removal' && !x.dependent;

/** "30 June 2025 (passed)", "stage 0, reached on 7 September": the day is marked as gone by. */
const isTicked = ({ plain }: Document, { range }: DateFact): boolean =>
  /^\s?[([](?:passed|past|over|done|completed?|reached|expired|closed|ended|✓|✔|✅)[)\]]/i.test(
    plain.slice(range.end, range.end + 14),
  ) ||
  /\b(?:reached|completed|passed|done|finished|took effect|went live)\s(?:on|since)\s(?:the )?$/i.test(
    plain.slice(Math.max(0, range.start - 24), range.start),
  );

/** "Blocked as of 3 May": from a day that may be over. */
const isAsOf = ({ plain }: Document, { range }: DateFact): boolean =>
  /\bas of (?:the )?$/i.test(plain.slice(Math.max(0, range.start - 12), range.start));

/** "Remains writable until 3 May": the present goes on up to that day. */
const endsUntil = ({ plain }: Document, { range }: DateFact): boolean =>
  /\b(?:until|till|through|up to) (?:the )?$/i.test(plain.slice(Math.max(0, range.start - 16), range.start));

/** A verb in the past stands in the date's clause, whatever it is: "the map format changed on 2 March". */
function tellsPast(doc: Document, date: DateFact): boolean {
  const { firstClause, lastClause } = doc.sentences[date.sentence]!;
  for (let c = firstClause; c < lastClause; c++) {
    const { start, end } = doc.clauses[c]!;
    if (date.range.start >= start && date.range.start < end && isPastClause(doc, c)) return true;
  }
  return false;
}

/**
 * "Can be used until 3 May", "no earlier than 3 May", "becomes read-only on 3 May", "it will shut on 3 May", or an entry under
 * "they will be cut off as follows:": what the day brings lies ahead of whoever writes so.
 */
function isPlanned(doc: Document, date: DateFact): boolean {
  if (date.condition || date.superseded || tellsPast(doc, date)) return false;
  if (LIMITS.test(date.boundary ?? '')) return true;
  const sentence = doc.sentences[date.sentence]!;
  const before = doc.plain.slice(Math.max(sentence.start, date.range.start - NEAR), date.range.start);
  const after = doc.plain.slice(date.range.end, Math.min(sentence.end, date.range.end + NEAR));
  if (/^,?\s(?:when|after which|whereupon|from when)\b[^.;]*\b(?:will|shall)\b/i.test(after)) return true;
  if (PLANS.test(before.replace(/^.*[;:]/s, ''))) return true;
  const block = doc.blocks[sentence.block]!;
  if (block.kind === 'cell') return plannedRows(doc).has(`${block.table}/${block.row}`);
  if (block.kind !== 'item') return false;
  let lead = date.sentence;
  while (lead > 0 && doc.blocks[doc.sentences[lead]!.block]!.kind === 'item' && date.sentence - lead < LISTED) lead--;
  const { start, end } = doc.sentences[lead]!;
  return /\b(?:will|shall)\b|['’]ll\b/i.test(doc.plain.slice(start, end)) && /:\s*$/.test(doc.plain.slice(start, end));
}
const LIMITS = /^(?:until|not-before|by|before)$/;
const PLANS =
  /\b(?:will|shall|['’]ll|going to|becomes?|happens?|takes? place|shut-?down|removal|switch-?off|retirement|closure|sunset|off|offline|closes?|ends?|stops?|expires?|retires?|shuts?)\b[^.;]{0,40}$|\b(?:is|are|gets?)\s(?:[a-z]+ly\s|then\s|no longer\s)?[a-z]{2,}(?:ed|en|wn|pt|ut|ff)\b[^.;,]{0,30}$/i;
/** A row that tells in the present what its day brings. */
const PRESENT = /\b(?:will|shall|is|are|becomes?|ends?|stops?|closes?)\b/i;
/** The rows of a text's tables of which a cell tells so, as "table/row". */
const plannedRows = oncePer(({ blocks, plain }: Document): ReadonlySet<string> => {
  const rows = new Set<string>();
  for (const { kind, row, table, start, end } of blocks)
    if (kind === 'cell' && PRESENT.test(plain.slice(start, end))) rows.add(`${table}/${row}`);
  return rows;
});
/** So many characters round a day tell its plan, and so many entries one lead-in. */
const [NEAR, LISTED] = [90, 12];

/** "New date: 3 May", "Shutdown: 3 May": no verb, and none needed. */
const isLabelled = ({ plain }: Document, { range }: DateFact): boolean =>
  /(?:^|\n|[.;] )\W*(?:(?:new|revised|final|last|target)\s)?(?:date|day|deadline|shutdown|removal|retirement|sunset|switch-off|end(?: of \w+)?)(?: date)?\s?:\s\W*$/i.test(
    plain.slice(Math.max(0, range.start - 40), range.start),
  );

const FULL = /^\d{4}-\d\d-\d\d$/;
const latest = (...sets: Iterable<string>[]): string => {
  let last = '';
  for (const days of sets) for (const day of days) if (FULL.test(day) && day > last) last = day;
  return last;
};

const earliest = (days: Iterable<string>): string => {
  let first = '';
  for (const day of days) if (FULL.test(day) && (first === '' || day < first)) first = day;
  return first;
};

/** The days on which the notice says that it was written: "last reviewed 2 October", "posted 3 May", the date of a mail. */
function publicationDays({ doc, facts }: Reading): string[] {
  return facts.dates
    .filter((date) => {
      if (doc.blocks[doc.sentences[date.sentence]!.block]!.kind === 'mail-header') return true;
      const before = doc.plain.slice(Math.max(0, date.range.start - 24), date.range.start);
      return /\b(?:reviewed|updated?|published|posted|revised|dated|edited|written)(?:\s#?\d{1,3})?[\s:,(]{1,3}(?:on |of )?$/i.test(
        before,
      );
    })
    .map(dayOf);
}

/** "being phased out since", "discouraged since": what began then is no end. */
const ONGOING =
  /\b(?:deprecat\w*|discourag\w*|being(?: \w+){1,2}|\w+ing|(?:phased|way|wound|fading|winding|running) (?:out|down)|legacy|maintenance(?: mode)?|announced|known|planned|scheduled|available|open|supported|live|frozen|read-only) since /;

/** Dates that follow "since", unless it is a deprecation that began then. */
export function sinceDates({ doc, facts }: Reading): DateFact[] {
  return facts.dates.filter((date) => {
    if (date.condition || !followsSince(doc, date)) return false;
    return !ONGOING.test(doc.plain.slice(Math.max(0, date.range.start - 32), date.range.start).toLowerCase());
  });
}

/** "Since 3 May": whatever began then, the day is over. */
const followsSince = ({ plain }: Document, { range }: DateFact): boolean =>
  /\bsince (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?$/i.test(
    plain.slice(Math.max(0, range.start - 32), range.start),
  );

const EVENT =
  /^(?:removal|retirement|shutdown|sunset|discontinuation|decommissioning|withdrawal|closure|switch-off|termination|end)$/;

/** "removal is planned", "a shutdown has been announced": what turns a mere warning into a schedule. */
export function plannedRemovals(doc: Document): Range[] {
  const found: Range[] = [];
  const { tokens } = doc;
  for (let i = 0; i + 2 < tokens.length; i++) {
    if (!EVENT.test(tokens[i]!.lower) || tokens[i]!.code) continue;
    if (/^(?:no|any|without|a|should)$/.test(tokens[i - 1]?.lower ?? '') && tokens[i - 1]!.lower !== 'a') continue;
    if (/^(?:no|any|without|not|if|should|unless)$/.test(tokens[i - 2]?.lower ?? '')) continue;
    for (let k = i + 1; k < i + 5 && k < tokens.length; k++) {
      const word = tokens[k]!.lower;
      if (
        /^(?:planned|scheduled|announced|coming|expected|intended|due|foreseen|follows|happens|imminent)$/.test(word) ||
        (/^(?:come|follow|happen|occur)$/.test(word) && tokens.slice(i + 1, k).some(({ lower }) => lower === 'will'))
      ) {
        // "removal announced 120 days ahead": a promise, and no plan.
        if (/^(?:announced|expected|come|follow)$/.test(word) && isPromise(tokens, k + 1)) break;
        found.push({ start: tokens[i]!.start, end: tokens[k]!.end });
        break;
      }
      if (
        !/^(?:is|are|has|have|been|being|now|already|still|also|of|it|the|will|soon|then|shortly)$/.test(word) &&
        !tokens[k]!.code
      )
        break;
    }
  }
  return found;
}

function isPromise(tokens: Document['tokens'], from: number): boolean {
  for (let k = from; k < from + 8 && k < tokens.length; k++)
    if (
      /^(?:ahead|beforehand|before|advance|earlier|least|notice|days|weeks|months|first|separately|prior)$/.test(
        tokens[k]!.lower,
      )
    )
      return true;
  return false;
}

const OVER = /^(?:already|gone|retired|removed|ended|stopped|discontinued|completed|done|passed)$/;
const NOUN =
  /^(?:removal|retirement|retiring|shutdown|shutoff|sunset|discontinuation|decommissioning|withdrawal|closure|eol|switch|cut|cutoff|removed|retired|deadline|ends?|ending|leaving|going|goes|go|removes?|retires?|closes?|stops?|shuts?)$/;

/** A mark or the end of the text follows. */
const endsHere = ({ tokens, plain }: Document, k: number): boolean => {
  const next = tokens[k + 1];
  return next === undefined || /[.,;:)!?]/.test(plain.slice(tokens[k]!.end, next.start));
};

const WHOLE: Range = { start: 0, end: Number.MAX_SAFE_INTEGER };

/** Whether any word of a text, or of a part of it, tells of an end: the last resort before calling a fate lost. */
export function namesRemoval(doc: Document, which: 'over' | 'any', within: Range = WHOLE): boolean {
  const pattern = which === 'over' ? OVER : NOUN;
  return doc.tokens.some((token, k) => {
    if (token.code || token.start < within.start || token.end > within.end) return false;
    if (!pattern.test(token.lower)) return false;
    if (which === 'over') return true;
    if (/^(?:deadline)$/.test(token.lower)) return false;
    if (/^(?:switch|cut)$/.test(token.lower)) return doc.tokens[k + 1]?.lower === 'off';
    // "Soon, as it is going"
    if (token.lower === 'going' && /^(?:is|are|it's|they're)$/.test(doc.tokens[k - 1]?.lower ?? '') && endsHere(doc, k))
      return true;
    if (/^(?:goes|go|going)$/.test(token.lower))
      return /^(?:away|dark|offline|in|with)$/.test(doc.tokens[k + 1]?.lower ?? '');
    if (token.lower === 'shut' || token.lower === 'shuts') return /^(?:down|off)$/.test(doc.tokens[k + 1]?.lower ?? '');
    return true;
  });
}
