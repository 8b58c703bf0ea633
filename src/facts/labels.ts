import type { Document } from '../text/document.ts';
import type { Range } from '../text/span.ts';
import { rangeAt } from '../text/span.ts';
import type { Fact } from './fact.ts';

export type LabelRole = 'who' | 'when' | 'what-to-do' | 'other';

/** A line label: "Affected: …", "**When** – …", a heading "Next steps", a column "Deadline". */
export interface LabelFact extends Fact {
  /** Without colon, stars and pictures: "What to do". */
  readonly name: string;
  readonly role: LabelRole;
  /** One of the method's three labels: to the letter (case apart), or with words beside it ("Action required"). */
  readonly standard: 'exact' | 'variant' | null;
  readonly form: 'line' | 'heading' | 'column';
  /** True where nothing stands between it and the next label or the end. */
  readonly empty: boolean;
}

const STANDARD: readonly (readonly [LabelRole, RegExp, RegExp])[] = [
  ['who', /^affected$/, /^(?:[a-z]+ )?affected(?: [a-z]+){1,2}$|^[a-z]+ affected$/],
  ['when', /^deadline$/, /^(?:[a-z]+ )?deadlines?(?: [a-z]+){0,3}$/],
  ['what-to-do', /^action$/, /^(?:[a-z]+ )?actions?(?: (?:[a-z]+ ){0,2}[a-z]+)?$/],
];
/** Other names for the three roles: question words, and the nouns of impact, time and steps. */
const OTHER: readonly (readonly [LabelRole, RegExp])[] = [
  [
    'who',
    /^(?:for )?whom?$|^who(?:'s| is| are|m does)?\b[a-z' ]{0,30}$|^(?:is|are|am) (?:this|you|i)\b[a-z ]{0,20}affected$|^what(?:'s| is) (?:affected|impacted|concerned)$|^(?:customer |user |potential )?impact(?:ed)?(?: [a-z]+)?$|^(?:target )?audience$|^(?:applies|relevant) (?:to|for)$|^(?:in )?scope$|^concern(?:s|ed)$|^affects$|^(?:users|customers|readers|recipients|addressees?|target|targets|hits|touches)$|^(?:this )?(?:concerns|affects|is for)(?: you)?(?: if)?$|^(?:you|your) (?:are|'re) affected(?: if)?$/,
  ],
  [
    'when',
    /^(?:by |until |since |from )?when\b[a-z' ]{0,30}$|^(?:[a-z-]+ ){0,2}dates?$|^(?:[a-z]+ )?timelines?$|^(?:[a-z]+ )?schedule$|^due(?: by| date)?$|^(?:time ?frame|time ?limit|milestones|cut-?off|act by|effective(?: from| on)?|time|timing|last day|(?:removal|shutdown|retirement|end) date|(?:how )?long)$|^by$/,
  ],
  [
    'what-to-do',
    /^what (?:now|next)$|^what(?:'s| is) (?:needed|required|next)$|^what (?:do |should |must |can |does )?(?:to|you|i|we|users|customers)\b[a-z' ]{0,30}$|^(?:your |the )?(?:next|required|needed|recommended|migration|upgrade|mandatory)? ?steps?(?: to take)?$|^(?:your )?to-?do(?: list)?$|^how(?: to| do i| do you| can i)\b[a-z ]{1,30}$|^(?:your )?migration(?: path| plan)?$|^(?:required|needed|recommended) (?:changes?|work)$|^(?:how|tasks?|remedy|solution|fix|workaround|moving|your move|do)$|^(?:on )?your (?:part|turn|side|job|task|duty|work|homework|move|plan)$|^(?:please |now )?(?:do|act)(?: this| now)?$|^(?:expected|needed|asked|required|wanted) (?:of|from) (?:you|users|customers)$|^way (?:out|forward|ahead)$|^moving (?:over|on|away|off)$|^how (?:it|this) (?:is done|goes)$/,
  ],
];

/** The role of a label by its name alone, in any letter case. */
export function roleOf(name: string): { role: LabelRole; standard: 'exact' | 'variant' | null } {
  const key = name
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[?!:*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (key.length > 60 || /^(?:not|un|no)\b/.test(key)) return { role: 'other', standard: null };
  for (const [role, exact] of STANDARD) if (exact.test(key)) return { role, standard: 'exact' };
  for (const [role, shape] of OTHER) if (shape.test(key)) return { role, standard: null };
  for (const [role, , variant] of STANDARD) if (variant.test(key)) return { role, standard: 'variant' };
  return { role: 'other', standard: null };
}

/** What may stand before a label on its line, and how it is set off from the text: colon, dash, question mark. */
const LABEL =
  /^([^\p{L}\p{N}\n]{0,8})(\p{L}[\p{L}\p{N}'’&/ -]{0,50}?)(\s?\([^()\n]{1,50}\)|,\s\p{Ll}[\p{Ll} ]{1,30})?\s?(:(?=\s|$)|\?:?(?=\s|$)| [–—-]{1,2}(?=\s)|—(?=\S))/u;

/** Within a line only the three themselves are looked for: "Affected: x. Deadline: y", "Affected: x | Deadline: y". */
const INNER = /[·|;•.!?]\s{1,3}((?:affected|deadline|action)\s?)$/i;

interface Found extends Range {
  readonly name: string;
  readonly form: LabelFact['form'];
}

/** Finds the labels of one text, in their order. Linear: a look at the start of each line, sentence and bold run. */
export function readLabels(doc: Document): LabelFact[] {
  const found = new Map<number, Found>();
  const add = (label: Found): void => {
    if (!found.has(label.start)) found.set(label.start, label);
  };
  const starts = lineStarts(doc);
  let line = 0;
  for (const block of doc.blocks) {
    if (block.kind === 'code' || block.kind === 'mail-header' || block.kind === 'salutation') continue;
    if (block.kind === 'heading') headingLabel(doc, block, add);
    else if (block.kind === 'cell') cellLabel(doc, block, add);
    if (block.kind === 'cell') continue;
    lineLabel(doc, block.start, block.end, true, add);
    while (line < starts.length && starts[line]! <= block.start) line++;
    for (; line < starts.length && starts[line]! < block.end; line++)
      lineLabel(doc, starts[line]!, block.end, true, add);
  }
  for (let colon = doc.plain.indexOf(':'); colon >= 0; colon = doc.plain.indexOf(':', colon + 1)) {
    const match = INNER.exec(doc.plain.slice(Math.max(0, colon - 14), colon));
    if (match) lineLabel(doc, colon - match[1]!.length, colon - match[1]!.length + 72, false, add);
  }
  for (const range of doc.bold) lineLabel(doc, range.start, range.end + 2, false, add);
  const columns = columnLabels(doc);
  const marks = [...found.values()].sort((a, b) => a.start - b.start);
  return [...marks.map((mark, i) => toFact(doc, mark, marks[i + 1]?.start ?? doc.plain.length)), ...columns];
}

function lineLabel(doc: Document, start: number, end: number, lineStart: boolean, add: (label: Found) => void): void {
  const match = LABEL.exec(doc.plain.slice(start, Math.min(end, start + 72)));
  const bold = doc.bold.length > 0 ? boldAt(doc, start) : undefined;
  if (!match) {
    // "**Deadline** 3 May": bold alone sets the three apart.
    if (bold && lineStart && roleOf(doc.plain.slice(bold.start, bold.end)).standard === 'exact')
      add({ ...bold, name: doc.plain.slice(bold.start, bold.end).trim(), form: 'line' });
    return;
  }
  const name = match[2]!.trim();
  if (rangeAt(doc.code, start + match[1]!.length) >= 0) return;
  const { role, standard } = roleOf(name);
  const colon = match[4] === ':';
  // "Deadline (local time):", "Action, in order:": only the three themselves bear a word beside them.
  if (match[3] !== undefined && !(colon && lineStart && standard === 'exact')) return;
  // A dash or a question mark sets off only what is a label by its name; inside a line so does a colon.
  if (!colon && role === 'other') return;
  if (!colon && match[4]!.startsWith('?') && standard !== null) return;
  if (!lineStart && !(colon && role !== 'other' && (bold !== undefined || standard === 'exact'))) return;
  add({ start: start + match[1]!.length, end: start + match[0].length, name, form: 'line' });
}

/** Where the author's lines begin, also those that wrapping joined to the line before. */
function lineStarts({ raw, map }: Document): number[] {
  const starts: number[] = [];
  let from = 0;
  for (let at = raw.indexOf('\n'); at >= 0; at = raw.indexOf('\n', at + 1)) {
    let to = map.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (map[middle]! > at) to = middle;
      else from = middle + 1;
    }
    starts.push(from);
  }
  return starts;
}

const boldAt = (doc: Document, at: number): Range | undefined => {
  const k = rangeAt(doc.bold, at);
  const range = k < 0 ? undefined : doc.bold[k];
  return range !== undefined && doc.plain.slice(range.start, at).trim() === '' ? range : undefined;
};

function headingLabel(doc: Document, block: Range, add: (label: Found) => void): void {
  if (block.end - block.start > 60) return;
  const name = doc.plain
    .slice(block.start, block.end)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s*[:?]+\s*$/, '');
  if (!name.includes(':') && roleOf(name).role !== 'other')
    add({ start: block.start, end: block.end, name, form: 'heading' });
}

/** The first cell of a row may be the label of the second. */
function cellLabel(doc: Document, block: Document['blocks'][number], add: (label: Found) => void): void {
  if (block.column !== 0 || block.end - block.start > 30) return;
  const name = doc.plain.slice(block.start, block.end).replace(/\s*:$/, '');
  if (roleOf(name).standard === 'exact') add({ start: block.start, end: block.end, name, form: 'line' });
}

/** The header of a table whose columns are the labels. */
function columnLabels(doc: Document): LabelFact[] {
  const facts: LabelFact[] = [];
  const seen = new Set<string>();
  for (const block of doc.blocks) {
    if (block.kind !== 'cell' || !block.header) continue;
    const name = block.header.replace(/[*_:]/g, '').trim();
    const key = `${block.table} ${name}`;
    const { role, standard } = roleOf(name);
    if (standard !== 'exact' || seen.has(key)) continue;
    seen.add(key);
    facts.push({
      span: doc.span(block),
      range: { start: block.start, end: block.end },
      name,
      role,
      standard,
      form: 'column',
      empty: false,
    });
  }
  return facts;
}

function toFact(doc: Document, mark: Found, next: number): LabelFact {
  const range = { start: mark.start, end: mark.end };
  return {
    span: doc.span(range),
    range,
    name: mark.name,
    ...roleOf(mark.name),
    form: mark.form,
    empty: !/[\p{L}\p{N}]/u.test(doc.plain.slice(mark.end, next)),
  };
}
