import type { Document } from '../../text/document.ts';
import type { Lex } from './lex/lexeme.ts';

/** What stands between the lexeme `i` and the next; a line break where there are no two. */
export const gapAfter = ({ plain, lexes }: { plain: string; lexes: readonly Lex[] }, i: number): string =>
  i < 0 || i + 1 >= lexes.length ? '\n' : plain.slice(lexes[i]!.end, lexes[i + 1]!.start);

/** Words between two members of a list: no semicolon, line break or colon, and brackets only in pairs. */
export const isFlat = (gap: string): boolean => !/[;:(\n]/.test(gap.replace(/\([^()]{0,80}\)/g, ''));

/** True where a date opens a line of its block and begins a new entry: no word before it asks for a date, as in wrapped prose. */
export const opensLine = (doc: Document, offset: number): boolean => {
  const at = doc.map[offset] ?? 0;
  return /[^\s,(](?<!\b(?:on|by|until|till|from|the|of|before|after|and|or|to|at|in|since|between|is|was|than|through|for|effective|starting|beginning))[ \t]*\n[\s*_•>·-]{0,8}$/i.test(
    doc.raw.slice(Math.max(0, at - 32), at),
  );
};

/**
 * True where the number `lex` may stand in a list of days before `day` of the same month: days are listed in their order, and
 * "Phase 1, 3 April" counts what the day belongs to.
 */
export function isListed(plain: string, lex: Lex, day: number): boolean {
  const value = lex.kind === 'number' ? lex.value : lex.kind === 'days' ? lex.to : day;
  return value < day && !isCounted(plain, lex);
}

/** "Phase 1 – 15 January", "with CLI 12, 20 October": the number of what the day belongs to, and no first day of a span. */
export const isCounted = (plain: string, lex: Lex): boolean => {
  const before = plain.slice(Math.max(0, lex.start - 24), lex.start);
  return COUNTED.test(before) || (NAMED.test(before) && !DAY_OR_MONTH.test(before));
};
const COUNTED = /\b(?:phase|step|stage|wave|round|batch|part|group|cohort|tier|level|item|point|section)\s$/i;

/** A name within a line: one that opens it may be what happens on the days. */
const NAMED = /[\p{L}\d,)]\s\p{Lu}[\p{L}-]*\s$/u;
const DAY_OR_MONTH = /\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s$/i;

/** "Android 9 and iOS 14 on 31 May", "5 for 1, on 17 May": a mere "on" joins no days. */
export const isListGap = (gap: string): boolean =>
  LIST.test(gap) && !/^\s*,?\s*(?:on|the)\b/i.test(gap) && gap.trim() !== '' && gap.length < 16;
const LIST = /^\s*(?:,|;|&|\/|\+)?\s*(?:and|or|und|as well as)?\s*(?:on\s+)?(?:the\s+)?$/i;
