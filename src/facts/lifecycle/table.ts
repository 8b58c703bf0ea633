import type { Block } from '../../text/blocks.ts';
import type { Document } from '../../text/document.ts';
import { lazy } from '../../text/once.ts';
import type { DateFact } from '../dates.ts';
import type { Fate } from './fate.ts';
import { publicationDays } from './published.ts';

/** One row of a table that retires a thing. Numbers are indexes into `doc.blocks`. */
export interface RetiringRow {
  readonly name: number;
  /** A cell of identifiers by which the same thing is called: its path, its model id. */
  readonly alias: number | undefined;
  readonly evidence: number;
  readonly fate: Fate;
  readonly dates: readonly DateFact[];
}

const STATUS = /\b(?:status|state|phase|stage|lifecycle|fate)\b|^what\b(?!.*\b(?:use|do|instead|replac))/i;
const WHEN = /^(?:when|date|day|time|from|as of|since|effective(?: \w+)?)$/i;
/** "Since 3 May", "3 May (done)". */
const PAST =
  /\b(?:since|already)\b|^\W*(?:happened|took place|done|completed)\b|\((?:done|reached|past|passed|over|completed?|happened|took place|in force|in effect)\)/i;
const REMOVAL =
  /\b(?:shut(?:s|ting)?[ -]?(?:down|off)|shutdown|remov\w+|retir\w+|sunset\w*|end\b|ends\b|eol|eos|end[ -]of[ -]\w+|discontinu\w+|decommission\w*|switch(?:ed)?[ -]?off|turn(?:ed)?[ -]?off|withdraw\w*|clos\w+|deadline|until|expir\w+|last (?:\w+ )?(?:day|delivery|order|call|run|use|date|issue)|cut[ -]?off|refus\w+|reject\w+|block\w+|gone|goes|dropp?(?:ed|s)|leaves|off\b)/i;
const DEPRECATED = /\bdeprecat/i;
const REPLACED =
  /\b(?:replac\w+|instead|successor|alternative|use\b|move to|migrate|new\b|recommend\w*|details|notes?|link|guide|comment)/i;
const OVER =
  /(?:^|[^\w-])(?:off|gone|removed|stopped|halted|ceased|retired|shut ?down|shut ?off|disabled|discontinued|decommissioned|sunset|closed|ended|completed?|done|passed|obsolete|unavailable|unsupported|dead|inactive|eol|end of life|expired|withdrawn|already|switched off|turned off|no longer|returns)\b/i;
/** A cell of an unnamed kind of column that begins with the state of the thing. */
const STATE =
  /^(?:offline|stopped|ceased|being \w+|retiring|stopping|gone|withdrawn|removed|retired|closed|closing|discontinued|switched off|turned off|shut down|no longer|deprecated|discouraged|disabled|ended|expired)\b/i;
/** "End of support reached". */
const REACHED = /\b(?:end|eol|eos|deadline|last day)\b[\w\s-]{0,24}\b(?:reached|passed|over)\b/i;
const ALIAS = /^(?:path|id|identifier|endpoint|route|url|package|module|model(?: id)?|command|flag|sku)$/i;
const LINGERING = /\b(?:legacy|discouraged|maintenance|still|running|works?|frozen|not recommended)\b/i;
/** "works in 3.x, removed in 4.0" */
const LINGERS_THEN = /^[^,;]{0,40}\b(?:still|running|works?|runs?)\b[^,;]{0,40}[,;].{0,40}\d/i;
const COMING =
  /\b(?:being|stopping|removing|scheduled|planned|upcoming|pending|closing|leaving|ending|expiring|will|announced|coming|going|removal in|ends in|retiring|to be|until|no earlier|tbd|soon|retires?|ends?|stops|closes|shuts|leaves|expires|follows|goes)\b/i;
/** What is left of a thing after its end. */
const KEPT = /\b(?:kept|retained|retention|stored|archived?|download\w*|export\w*)\b/i;
/** "Legacy, no shutdown date". */
const DENIED = /\b(?:no|without) (?!longer)[^,;.]*/gi;
const NEVER = /^(?:[-–—]|n\/?a|none|tbd|not (?:scheduled|planned|set)|no date)?$/i;

/** Reads tables whose rows each retire something: one column names it, others tell state and dates. */
export function readRows(doc: Document, dates: readonly DateFact[]): RetiringRow[] {
  const rows: RetiringRow[] = [];
  const { blocks } = doc;
  const contrasting = contrastingColumns(doc);
  const published = lazy(() => latestOf(publicationDays(doc, dates)));
  const datesIn = datesByBlock(doc, dates);
  for (let b = 0; b < blocks.length; ) {
    if (blocks[b]!.kind !== 'cell') {
      b++;
      continue;
    }
    const { table, row } = blocks[b]!;
    let end = b;
    while (
      end < blocks.length &&
      blocks[end]!.kind === 'cell' &&
      blocks[end]!.table === table &&
      blocks[end]!.row === row
    )
      end++;
    const found = readRow(doc, datesIn, b, end, contrasting, published);
    if (found) rows.push(found);
    b = end;
  }
  return rows;
}

/** The header of a cell's column, without what a bracket adds to it: "When (all ET)". */
const headerOf = ({ header = '' }: Block): string => header.replace(/\s*[([][^)\]]*[)\]]\s*$/, '');

const textOf = (doc: Document, block: Block): string => doc.plain.slice(block.start, block.end);

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
function contrastingColumns(doc: Document): ReadonlySet<string> {
  const found = new Set<string>();
  const coming = new Set<string>();
  for (const block of doc.blocks) {
    if (block.kind !== 'cell') continue;
    const text = textOf(doc, block);
    if (PAST.test(text)) found.add(columnOf(block));
    else if (COMING.test(text)) coming.add(columnOf(block));
  }
  for (const column of coming) found.delete(column);
  return found;
}

const HAPPENS = /\b(?:happens|changes?|event|step)\b/i;

/** "Connection shut off | 3 May": a participle with a date, in a column that tells of other rows that they are over. */
function isToCome(
  doc: Document,
  datesIn: (block: number) => readonly DateFact[],
  at: number,
  first: number,
  end: number,
  contrasting: ReadonlySet<string>,
): boolean {
  const { blocks } = doc;
  const contrasted = contrasting.has(columnOf(blocks[at]!));
  if (datesIn(at).length > 0) return contrasted;
  if (!contrasted && !HAPPENS.test(headerOf(blocks[at]!))) return false;
  for (let b = first; b < end; b++)
    if (WHEN.test(headerOf(blocks[b]!)) && datesIn(b).length > 0 && !PAST.test(textOf(doc, blocks[b]!))) return true;
  return false;
}

/** "Running apps stopped | 15 June", on a page that was updated before that day. */
const isLater = (
  { blocks }: Document,
  datesIn: (block: number) => readonly DateFact[],
  first: number,
  end: number,
  published: string,
): boolean =>
  published !== '' &&
  blocks
    .slice(first, Math.min(end, first + COLUMNS))
    .some(
      (block, k) =>
        WHEN.test(headerOf(block)) &&
        datesIn(first + k).some(({ value }) => isDay(value) && value.slice(0, 10) > published),
    );
/** So many cells of a row are looked at. */
const COLUMNS = 24;

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d/.test(value);
/** The last of some days, or "". */
const latestOf = (dates: readonly DateFact[]): string =>
  dates.reduce((last, { value }) => (isDay(value) && value.slice(0, 10) > last ? value.slice(0, 10) : last), '');

function readRow(
  doc: Document,
  datesIn: (block: number) => readonly DateFact[],
  first: number,
  end: number,
  contrasting: ReadonlySet<string>,
  published: () => string,
): RetiringRow | undefined {
  const { blocks } = doc;
  const name = first;
  const named = blocks[name]!;
  if (datesIn(name).length > 0 && !/[`_/]/.test(doc.raw.slice(doc.map[named.start], doc.map[named.end - 1])))
    return undefined;
  if (/^(?:date|when|day|phase|step|milestone|time)$/i.test(headerOf(named))) return undefined;
  let fate: Fate | undefined;
  let evidence = -1;
  let certain = false;
  const all: DateFact[] = [];
  for (let b = first + 1; b < end; b++) {
    const block = blocks[b]!;
    const header = headerOf(block);
    const text = textOf(doc, block)
      .trim()
      .replace(/until further notice/i, '');
    const over = OVER.test(text.replace(DENIED, ''));
    const here = datesIn(b);
    const set = (next: Fate, sure: boolean): void => {
      if (certain) return;
      fate = next;
      evidence = b;
      certain = sure;
      if (next !== 'warning') all.push(...here);
    };
    const stated = STATUS.test(header) || (STATE.test(text) && !REMOVAL.test(header) && !DEPRECATED.test(header));
    if (
      (stated && (!REPLACED.test(header) || /^(?:ended|expired)\b/i.test(text))) ||
      (header === '' && text.length < 40 && !REPLACED.test(header))
    ) {
      if ((/^(?:\w+ ){0,2}since\b/i.test(text) && !DEPRECATED.test(text)) || REACHED.test(text)) set('failing', true);
      else if (COMING.test(text) && !/\balready\b/i.test(text))
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
      } else if (
        over &&
        !PAST.test(text) &&
        (isToCome(doc, datesIn, b, first, end, contrasting) || isLater(doc, datesIn, first, end, published()))
      )
        set('scheduled', false);
      else if (over && !LINGERS_THEN.test(text)) set('failing', true);
      else if (over) set('scheduled', false);
      else if (LINGERING.test(text) && fate === undefined) set('warning', false);
    } else if (WHEN.test(header) && fate !== undefined) {
      if (here.length > 0 && PAST.test(text) && fate !== 'warning') set('failing', true);
      // "Deprecated | not before 1 October": only an end has such a day.
      else if (fate === 'warning' && here.some(({ boundary }) => boundary === 'not-before')) set('scheduled', false);
      else if (fate !== 'warning') all.push(...here);
    } else if (DEPRECATED.test(header) && !REMOVAL.test(header)) {
      if (fate === undefined && here.length > 0) set('warning', false);
    } else if (REMOVAL.test(header) && !REPLACED.test(header)) {
      if ((OVER.test(text) || (/\bsince\b/i.test(text) && !DEPRECATED.test(text))) && here.length > 0)
        set('failing', true);
      else if (over && !COMING.test(text)) set('failing', true);
      // "Deprecated, last run not fixed"
      else if (DEPRECATED.test(text) && here.length === 0) {
        if (fate === undefined) set('warning', false);
      }
      // "Files kept until", behind the column of the end itself
      else if (fate !== undefined && KEPT.test(header)) continue;
      else if (here.length > 0 || (!NEVER.test(text) && /\d/.test(text))) {
        if (certain) all.push(...here);
        set('scheduled', false);
      }
    }
  }
  if (fate === undefined) return undefined;
  let alias: number | undefined;
  for (let b = first + 1; b < end && alias === undefined; b++) if (ALIAS.test(headerOf(blocks[b]!))) alias = b;
  return { name, alias, evidence, fate, dates: all };
}
