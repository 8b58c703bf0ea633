import type { Block } from '../../text/blocks.ts';
import type { Document } from '../../text/document.ts';
import { lazy } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import { isAllStruck } from '../../text/struck.ts';
import { MARKED } from '../dates/role-words.ts';
import type { DateFact } from '../dates.ts';
import { isEntryNumber } from './entry-number.ts';
import type { Fate } from './fate.ts';
import { publicationDays } from './published.ts';
import { type Entry, readSheets } from './sheet.ts';

/** One row of a table, or one sheet, that retires a thing. Numbers are indexes into `doc.blocks`. */
export interface RetiringRow {
  readonly name: Range;
  readonly table: number | undefined;
  readonly blocks: readonly number[];
  /** A cell of identifiers by which the same thing is called: its path, its model id. */
  readonly alias: number | undefined;
  readonly evidence: number;
  readonly fate: Fate;
  readonly dates: readonly DateFact[];
  /** "Shut down 3 May 2027", which may be over or to come. */
  readonly open: boolean;
}

const TAKEN_BACK =
  /\b(?:removal|retirement|shut-?down|deprecation|plan|closure|sunset|date)\b[^.;]{0,40}\b(?:is|was|has been|have been)\s(?:now\s|since\s)?(?:withdrawn|cancell?ed|called off|dropped|abandoned|revoked|reversed|taken back)\b/i;
const STATUS =
  /\b(?:status|state|situation|phase|stage|lifecycle|fate|today|at present)\b|^(?:now|current(?:ly)?)$|^what\b(?!.*\b(?:use|do|instead|replac))/i;
/** A column of what is so now: "Today | Shut down on 2 May". */
const NOW =
  /^(?:today|now|at present|at the moment|current(?:ly)?\b.*|present (?:state|status|situation)|.*\b(?:today|now))$/i;
const WHEN = /^(?:when|date|day|time|from|as of|since|effective(?: \w+)?)$/i;
/** "Since 3 May", "3 May (done)". */
const PAST =
  /\b(?:since|already)\b|^\W*(?:happened|took place|done|completed)\b|\((?:done|reached|past|passed|over|completed?|happened|took place|in force|in effect)\)/i;
const REMOVAL =
  /\b(?:shut(?:s|ting)?[ -]?(?:down|off)|shutdown|remov\w+|retir\w+|sunset\w*|end\b|ends\b|eol|eos|end[ -]of[ -]\w+|discontinu\w+|decommission\w*|switch(?:ed)?[ -]?off|turn(?:ed)?[ -]?off|withdraw\w*|clos\w+|deadline|until|expir\w+|last (?:\w+ )?(?:day|delivery|order|call|run|use|date|issue)|cut[ -]?off|refus\w+|reject\w+|block\w+|gone|goes|dropp?(?:ed|s)|leaves|off\b)/i;
const DEPRECATED = /\bdeprecat/i;
/** Columns that name what a row is a part of, and those that name the thing itself. */
const PART = /^(?:part|area|category|section|group|module|domain|topic|team)$/i;
const THING = /^(?:function|feature|functionality|capability|item|name|interface|operation)$/i;
const REPLACED =
  /\b(?:replac\w+|instead|successor|alternative|use\b|move to|migrate|new\b|recommend\w*|details|notes?|link|guide|comment)/i;
const OVER =
  /(?:^|[^\w-])(?:off|gone|removed|stopped|halted|ceased|retired|shut ?down|shut ?off|disabled|discontinued|decommissioned|sunset|closed|ended|completed?|done|passed|obsolete|unavailable|unsupported|dead|inactive|eol|end of life|expired|withdrawn|already|switched off|turned off|no longer|returns)\b/i;
/** A cell of an unnamed kind of column that begins with the state of the thing. */
const STATE =
  /^(?:offline|stopped|ceased|being \w+|retiring|stopping|gone|withdrawn|removed|retired|closed|closing|discontinued|switched off|turned off|shut down|no longer|deprecated|discouraged|disabled|ended|expired|(?:declared |now )?legacy)\b|^off(?=$|[,;])/i;
/** "End of support reached". */
const REACHED = /\b(?:end|eol|eos|deadline|last day)\b[\w\s-]{0,24}\b(?:reached|passed|over)\b/i;
const ALIAS = /^(?:path|id|identifier|endpoint|route|url|package|module|model(?: id)?|command|flag|sku)$/i;
const OUTDATED = /^(?:legacy|discouraged|maintenance|frozen|not recommended)\b/i;
/** "Active since 3 May": how things stand, and no end. */
const ALIVE =
  /^(?:fully )?(?:active|current|supported|available|live|stable|maintained|in (?:use|service)|ga|generally available|recommended|default|beta|new|open)\b/i;
const LINGERING = /\b(?:legacy|discouraged|maintenance|still|running|works?|frozen|not recommended)\b/i;
/** "works in 3.x, removed in 4.0" */
const LINGERS_THEN = /^[^,;]{0,40}\b(?:still|running|works?|runs?)\b[^,;]{0,40}[,;].{0,40}\d/i;
const COMING =
  /\b(?:being|stopping|removing|approach\w*|near(?:s|ing)|scheduled|planned|upcoming|pending|closing|leaving|ending|expiring|will|announced|coming|going|removal in|ends in|retiring|to be|until|no earlier|tbd|soon|retires?|ends?|stops|closes|shuts|leaves|expires|follows|goes)\b/i;
/** "No longer accepted from 30 June", "unavailable after 1 May": a state that begins on a day. */
const FROM_DAY = /\b(?:from|after|past|beyond|as of|as from|effective|starting|beginning) [^;.]*\d/i;
const isFromDay = (text: string): boolean => FROM_DAY.test(text) && !PAST.test(text);
/** What is left of a thing after its end. */
const KEPT = /\b(?:kept|retained|retention|stored|archived?|download\w*|export\w*)\b/i;
/** "Legacy, no shutdown date". */
const DENIED = /\b(?:no|without) (?!longer|earlier|later|sooner)[^,;.]*/gi;
/** "Closed to new customers", "sign-ups stopped": over in part, while what there is goes on. */
const IN_PART =
  /\b[\w-]+ (?:to|for) (?:all )?(?:new|newcomers?|additional|further)\b|\b(?:launch(?:es)?|creation|sales?|sign-?ups?|registrations?|orders?|onboarding|enrol\w+) (?:(?:is|are|has|have|been|now|already) ){0,3}[\w-]+/gi;
const NEVER = /^(?:[-–—]|n\/?a|none|tbd|(?:none|not|nothing)(?: \w+)? ?(?:\w+(?:ed|n|t|wn))|no date)?$/i;

/** "No date set", "not scheduled", "-". */
const isNever = (text: string): boolean =>
  NEVER.test(text.trim()) || /^no (?:\w+ )?(?:dates?|plans?|end)(?: \w+){0,2}$/i.test(text.trim());
/** What only ends for those who come anew. */
const OF_NEWCOMERS =
  /\b(?:new|launch(?:es)?|creation|sign-?ups?|registrations?|sales?|sold|purchases?|orders?|onboarding|enrol\w+|bookings?|subscriptions?)\b/i;
const DAYS = /\d/;
/** What is done for a thing, and may end before it does. */
const OF_UPKEEP = /\b(?:support|maintenance|fixes|patches|updates|warranty)\b/i;

/** A cell with what heads it. */
interface Cell extends Entry {
  readonly dates: readonly DateFact[];
  /** Its table and header. */
  readonly column: string;
}

/** Reads tables whose rows each retire something: one column names it, others tell state and dates. So does a sheet, line by line. */
export function readRows(doc: Document, dates: readonly DateFact[]): RetiringRow[] {
  const rows: RetiringRow[] = [];
  const { blocks } = doc;
  const contrast = contrastingColumns(doc);
  const published = lazy(() => latestOf(publicationDays(doc, dates)));
  const datesIn = datesByBlock(doc, dates);
  const { sheets, tables } = readSheets(doc);
  const toCell = (entry: Entry): Cell => ({
    ...entry,
    dates: datesIn(entry.block),
    column: `${blocks[entry.block]!.table}/${entry.header}`,
  });
  const read = (entries: readonly Entry[]): void => {
    const found = readRow(doc, entries.map(toCell), contrast, published);
    if (found) rows.push(found);
  };
  for (let b = 0; b < blocks.length; ) {
    const { kind, table, row } = blocks[b]!;
    if (kind !== 'cell' || tables.has(table!)) {
      b++;
      continue;
    }
    const cells: Entry[] = [];
    for (; blocks[b]?.kind === 'cell' && blocks[b]!.table === table && blocks[b]!.row === row; b++)
      cells.push({ block: b, range: blocks[b]!, header: headerOf(blocks[b]!) });
    read(cells);
  }
  for (const sheet of sheets) read(sheet);
  return rows;
}

/** The header of a cell's column, without what a bracket adds to it: "When (all ET)". */
const headerOf = ({ header = '' }: Block): string => header.replace(/\s*[([][^)\]]*[)\]]\s*$/, '');

const textOf = (doc: Document, block: Range): string => doc.plain.slice(block.start, block.end);

/** The dates that stand wholly in a block, by its number. A table has as many dates as cells: each is looked at once. */
function datesByBlock(doc: Document, dates: readonly DateFact[]): (block: number) => readonly DateFact[] {
  const found = new Map<number, DateFact[]>();
  for (const date of dates) {
    const { block } = doc.sentences[date.sentence]!;
    const { start, end } = doc.blocks[block]!;
    if (date.range.start < start || date.range.end > end) continue;
    const others = found.get(block);
    if (others) others.push(date);
    else found.set(block, [date]);
  }
  return (block) => found.get(block) ?? [];
}

/** The name of a column, across its table. */
const columnOf = (block: Block): string => `${block.table}/${block.header}`;

/**
 * Columns that say of some rows that they are over: "offline since 14 February" beside "withdrawn at the end of Q3". Where
 * what is to come has a form of its own ("Retiring"), a participle is over.
 */
function contrastingColumns(doc: Document): Contrast {
  const found = new Set<string>();
  const coming = new Set<string>();
  for (const block of doc.blocks) {
    if (block.kind !== 'cell') continue;
    const text = textOf(doc, block);
    if (PAST.test(text)) found.add(columnOf(block));
    else if (COMING.test(text)) coming.add(columnOf(block));
  }
  for (const column of coming) found.delete(column);
  return { contrasting: found, coming };
}

interface Contrast {
  /** Columns that say of some rows that they are over, and of none that it is to come, … */
  readonly contrasting: ReadonlySet<string>;
  /** … and those that say of some that it is to come. */
  readonly coming: ReadonlySet<string>;
}

const HAPPENS = /\b(?:happens|changes?|event|step)\b/i;

/** "Connection shut off | 3 May": a participle with a date, in a column that tells of other rows that they are over. */
function isToCome(doc: Document, cell: Cell, cells: readonly Cell[], contrasting: ReadonlySet<string>): boolean {
  if (NOW.test(cell.header)) return false;
  const contrasted = contrasting.has(cell.column);
  if (cell.dates.length > 0) return contrasted;
  if (!contrasted && !HAPPENS.test(cell.header)) return false;
  return cells.some(
    (other) => WHEN.test(other.header) && other.dates.length > 0 && !PAST.test(textOf(doc, other.range)),
  );
}

/** "Running apps stopped | 15 June", on a page that was updated before that day. */
const isLater = (cells: readonly Cell[], published: string): boolean =>
  published !== '' &&
  cells
    .slice(0, COLUMNS)
    .some(
      ({ header, dates }) =>
        WHEN.test(header) && dates.some(({ value }) => isDay(value) && value.slice(0, 10) > published),
    );
/** So many cells of a row are looked at. */
const COLUMNS = 24;

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d/.test(value);
/** The last of some days, or "". */
const latestOf = (dates: readonly DateFact[]): string =>
  dates.reduce((last, { value }) => (isDay(value) && value.slice(0, 10) > last ? value.slice(0, 10) : last), '');

function readRow(
  doc: Document,
  cells: readonly Cell[],
  { contrasting, coming }: Contrast,
  published: () => string,
): RetiringRow | undefined {
  const named = (PART.test(cells[0]!.header) && cells.slice(1).find(({ header }) => THING.test(header))) || cells[0]!;
  if (isAllStruck(doc, named.range)) return undefined;
  const { start, end } = named.range;
  if (named.dates.length > 0 && !/[`_/]/.test(doc.raw.slice(doc.map[start], doc.map[end - 1]))) return undefined;
  if (/^(?:date|when|day|phase|step|milestone|time)$/i.test(named.header)) return undefined;
  // "Week 24 | switched off for good": a stage, and no thing.
  if (isEntryNumber(textOf(doc, named.range))) return undefined;
  let fate: Fate | undefined;
  let evidence = -1;
  let certain = false;
  let open = false;
  const all: DateFact[] = [];
  // "Support ends: Q4", "switch-off: no date": the end of what is done for it is none of its own.
  const isUnset = cells.some(
    ({ header, range }) => isEnd(named, header) && !OF_UPKEEP.test(header) && isNever(textOf(doc, range)),
  );
  for (const cell of cells) {
    if (cell === named || cell === cells[0] || isAllStruck(doc, cell.range)) continue;
    const { header, dates: here } = cell;
    if (isUnset && fate === 'warning' && OF_UPKEEP.test(header)) continue;
    const text = textOf(doc, cell.range)
      .trim()
      .replace(/until further notice/i, '');
    // "None announced"; "kept; the removal announced in 2027 has been withdrawn"
    if (NEVER.test(text) || TAKEN_BACK.test(text)) continue;
    const over = OVER.test(text.replace(DENIED, '').replace(IN_PART, ''));
    const set = (next: Fate, sure: boolean): void => {
      if (certain) return;
      fate = next;
      evidence = cell.block;
      certain = sure;
      if (next !== 'warning') all.push(...here);
    };
    const stated = STATUS.test(header) || (STATE.test(text) && !REMOVAL.test(header) && !DEPRECATED.test(header));
    if (
      (stated && (!REPLACED.test(header) || /^(?:ended|expired)\b/i.test(text))) ||
      (header === '' && text.length < 40 && !REPLACED.test(header))
    ) {
      if (
        (/^(?:\w+ ){0,3}\(?since\b/i.test(text) && ![DEPRECATED, OUTDATED, ALIVE].some((kind) => kind.test(text))) ||
        REACHED.test(text)
      )
        set('failing', true);
      else if (COMING.test(text.replace(DENIED, '')) && !/\balready\b/i.test(text))
        set(
          (DEPRECATED.test(text) || LINGERING.test(text)) && /\b(?:no|not|nothing)\b/i.test(text)
            ? 'warning'
            : 'scheduled',
          false,
        );
      else if (DEPRECATED.test(text)) {
        if (REMOVAL.test(text.replace(DEPRECATED, '')) && !/\b(?:no|not|nothing)\b/i.test(text))
          set('scheduled', false);
        else if (fate === undefined) set('warning', false);
      } else if (over && !PAST.test(text) && (isToCome(doc, cell, cells, contrasting) || isLater(cells, published())))
        set('scheduled', false);
      else if (over && !coming.has(cell.column) && !NOW.test(header) && isBareDay(doc, cell, text)) {
        set('scheduled', false);
        open = true;
      } else if (over && !LINGERS_THEN.test(text) && !(here.length > 0 && isFromDay(text))) set('failing', true);
      else if (over) set('scheduled', false);
      else if (LINGERING.test(text) && fate === undefined) set('warning', false);
      // "Austria | off | 31 December", in a table without a head
      else if (header === '' && fate !== undefined && fate !== 'warning') all.push(...here);
    } else if (WHEN.test(header) && fate !== undefined) {
      if (here.length > 0 && PAST.test(text) && fate !== 'warning') set('failing', true);
      // "Deprecated | not before 1 October": only an end has such a day.
      else if (fate === 'warning' && here.some(({ boundary }) => boundary === 'not-before')) set('scheduled', false);
      else if (fate !== 'warning') all.push(...here);
    } else if (MARKED.test(header) || (DEPRECATED.test(header) && !REMOVAL.test(header))) {
      if (fate === undefined && here.length > 0) set('warning', false);
    } else if (isEnd(named, header) && !REPLACED.test(header)) {
      // "Launches blocked | already": what there is goes on.
      if (OF_NEWCOMERS.test(header) && !DAYS.test(text)) continue;
      if ((OVER.test(text) || (/\bsince\b/i.test(text) && !DEPRECATED.test(text))) && here.length > 0)
        set('failing', true);
      else if (over && !COMING.test(text)) set('failing', true);
      // "Deprecated, last run not fixed"
      else if (DEPRECATED.test(text) && here.length === 0) {
        if (fate === undefined) set('warning', false);
      }
      // "30 June (over)", unless a later column has a day to come
      else if (here.length > 0 && PAST.test(text) && !DEPRECATED.test(text)) set('failing', false);
      // "Files kept until", behind the column of the end itself
      else if (fate !== undefined && KEPT.test(header)) continue;
      else if (here.length > 0 || /\d/.test(text)) {
        if (certain) all.push(...here);
        set('scheduled', false);
      }
    }
  }
  if (fate === undefined) return undefined;
  const alias = cells.slice(1).find(({ header }) => ALIAS.test(header))?.block;
  return {
    name: named.range,
    table: doc.blocks[named.block]!.table,
    blocks: cells.map(({ block }) => block),
    alias,
    evidence,
    fate,
    dates: all,
    open: open && fate === 'scheduled',
  };
}

/** "Shutdown"; "Tag deleted", in a table whose first column is "Tag": the end of what its rows name, and not of its data. */
const isEnd = (named: Cell, header: string): boolean =>
  REMOVAL.test(header) ||
  (DELETED.test(header) && named.header !== '' && header.toLowerCase().startsWith(named.header.toLowerCase()));
const DELETED = /\b(?:delet|eras|destroy|unpublish|overwrit)(?:ed|es|ion|ten)\b/i;

/** "Shut down 3 May 2027, 17:00 UTC": a participle and its day, and nothing that tells which side of it the text stands on. */
function isBareDay({ plain }: Document, { dates, range }: Cell, text: string): boolean {
  const [day] = dates;
  if (day === undefined || dates.length > 1 || !isDay(day.value) || PAST.test(text) || isFromDay(text)) return false;
  const [before, behind] = [plain.slice(range.start, day.range.start), plain.slice(day.range.end, range.end)];
  return /^[\p{L} ]{3,24}(?: on)? $/iu.test(before) && /^\W*$/.test(behind);
}
