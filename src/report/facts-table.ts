import type { Facts } from '../read-facts.ts';
import type { Paint } from './paint.ts';
import { placesIn } from './place.ts';
import { quote } from './quote.ts';
import { columns, wrap } from './wrap.ts';

interface Row {
  readonly place: string;
  readonly value: string;
  readonly details: string;
  readonly words: string;
}

/** Every fact of one text as a table, one section per kind. Ends with a newline. */
export function factsTable(
  facts: Facts,
  text: string,
  { width, paint }: { readonly width: number; readonly paint: Paint },
): string {
  const wide = Math.max(60, width);
  const placeOf = placesIn(text);
  const lines: string[] = [];
  for (const [kind, list] of Object.entries(facts) as [string, readonly AnyFact[]][]) {
    if (list.length === 0) continue;
    const rows = list.map((fact): Row => {
      const { line, column } = placeOf(fact.span.start);
      return {
        place: `${line}:${column}`,
        value: mainValue(fact),
        details: detailsOf(fact),
        words: quote(fact.span.text),
      };
    });
    if (lines.length > 0) lines.push('');
    lines.push(paint.bold(titleOf(kind)), ...rows.flatMap((row) => rowLines(row, widest(rows, wide), wide, paint)));
  }
  return lines.length === 0 ? 'No facts found.\n' : `${lines.join('\n')}\n`;
}

/** A fact of any kind: the table shows its plain fields, so that a new kind of fact needs no code here. */
interface AnyFact {
  readonly span: { readonly start: number; readonly text: string };
  readonly [field: string]: unknown;
}

/** Fields whose values speak for themselves. */
const PLAIN = new Set(['role', 'situation', 'kind', 'sort', 'scope']);
const MAIN = ['value', 'name', 'scope', 'sort', 'kind'];

const mainOf = (fact: AnyFact): string | undefined => MAIN.find((field) => typeof fact[field] === 'string');

function mainValue(fact: AnyFact): string {
  const field = mainOf(fact);
  return field === undefined ? '' : String(fact[field]);
}

function detailsOf(fact: AnyFact): string {
  const main = mainOf(fact);
  const shown = Object.entries(fact).flatMap(([field, value]) => {
    if (
      field === main ||
      field === 'span' ||
      value === null ||
      value === undefined ||
      value === false ||
      typeof value === 'number'
    )
      return [];
    if (value === true) return [titleOf(field).toLowerCase()];
    if (Array.isArray(value))
      return value.length > 0 && value.every((v) => typeof v === 'string')
        ? [`${titleOf(field).toLowerCase()}: ${value.join(' | ')}`]
        : [];
    if (typeof value === 'object')
      return 'text' in value ? [`${titleOf(field).toLowerCase()} ${quote(String(value.text))}`] : [];
    return [PLAIN.has(field) ? String(value) : `${titleOf(field).toLowerCase()} ${value}`];
  });
  return shown.join(', ');
}

const titleOf = (name: string): string => {
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
};

const widest = (rows: readonly Row[], width: number): number =>
  Math.min(Math.floor(width / 3), Math.max(0, ...rows.map((row) => columns(row.value))));

function rowLines(row: Row, value: number, width: number, paint: Paint): string[] {
  const indent = 10 + (value === 0 ? 0 : value + 2);
  const place = `  ${paint.dim(row.place.padEnd(8))}`;
  const pad = (text: string): string => text + ' '.repeat(Math.max(0, value + 2 - columns(text)));
  // The author's words are not said twice where they are the value.
  const words = row.words.slice(1, -1) === row.value ? [] : wrap(row.words, width - indent);
  const details = row.details === '' ? [] : wrap(row.details, width - indent).map(paint.dim);
  const body = [...words, ...details].map((line) => ' '.repeat(indent) + line);
  if (value === 0) return [place + body.join('\n').trimStart()];
  if (columns(row.value) > value || body.length === 0) return [place + row.value, ...body];
  return [place + pad(row.value) + body[0]!.trimStart(), ...body.slice(1)];
}
