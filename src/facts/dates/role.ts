import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { DateRole } from '../dates.ts';
import { isKnownVerb } from '../grammar/has-verb.ts';
import { opensLine } from './gaps.ts';
import { labelAbove } from './label-above.ts';
import { roleOfTitle, roleOfWord } from './role-words.ts';

/** What a date is for, and the author's words that say so: "deleted", "Shutdown, 18:00 UTC". */
export interface Governed {
  readonly role: DateRole;
  readonly event: string | null;
}

/** Reads the role of a date at [start, end) of a sentence: its header or label, the nearest telling word of its clause, the sentence, the heading. */
export function roleAt(doc: Document, sentence: number, start: number, end: number): Governed {
  const here = doc.sentences[sentence]!;
  const block = doc.blocks[here.block]!;
  const titled = block.header ? roleOfTitle(block.header) : null;
  const own = nearest(doc, sentence, start, end);
  if (titled && (own === null || own.distance > 1)) return { role: titled, event: block.header!.trim() };
  if (own) return { role: own.role, event: doc.tokens[own.at]!.text };
  // "30 November: final cutover (10 am": what stands between a day and its time.
  const inner = /:\s(\p{L}[^:]*)/u.exec(doc.plain.slice(start, end))?.[1];
  const told = inner === undefined ? null : roleOfTitle(inner);
  if (told) return { role: told, event: inner!.replace(/\W*\d.*$/, '') };
  const over = labelAbove(doc, here.block, start);
  const named = over === null ? null : roleOfTitle(over);
  if (named) return { role: named, event: over };
  const label = labelOf(doc, here.block);
  const labelled = label === null ? null : roleOfTitle(label);
  if (labelled) return { role: labelled, event: label };
  if (block.kind === 'cell') {
    const row = rowOf(doc, sentence);
    if (row) return { role: row, event: block.header?.trim() ?? null };
  }
  const lead = block.kind === 'item' ? leadIn(doc, here.block) : null;
  const led = lead === null ? null : roleOfTitle(lead);
  if (led) return { role: led, event: null };
  const heading = block.under === undefined ? null : doc.blocks[block.under]!;
  const above = heading ? doc.plain.slice(heading.start, heading.end) : '';
  const role = roleOfTitle(above);
  return role ? { role, event: null } : { role: 'other', event: block.header?.trim() || label };
}

/** The name of a block's label. Labels are sorted by their block: O(log n). */
function labelOf(doc: Document, block: number): string | null {
  let [low, high] = [0, doc.labels.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const mark = doc.labels[middle]!;
    if (mark.block === block) return mark.name;
    if (mark.block < block) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

/** The role that the other cells of a row speak of. */
function rowOf(doc: Document, sentence: number): DateRole | null {
  const block = doc.blocks[doc.sentences[sentence]!.block]!;
  for (const step of [-1, 1]) {
    for (let s = sentence + step; s >= 0 && s < doc.sentences.length && Math.abs(s - sentence) < 16; s += step) {
      const other = doc.sentences[s]!;
      const cell = doc.blocks[other.block]!;
      if (cell.table !== block.table || cell.row !== block.row) break;
      const role = roleOfTitle(doc.plain.slice(other.start, Math.min(other.end, other.start + 200)));
      if (role) return role;
    }
  }
  return null;
}

/** The paragraph that introduces a list. */
function leadIn(doc: Document, block: number): string | null {
  for (let b = block - 1; b >= 0 && b > block - 12; b--) {
    const other = doc.blocks[b]!;
    if (other.kind === 'item') continue;
    return doc.plain.slice(Math.max(other.start, other.end - 160), other.end);
  }
  return null;
}

function nearest(
  doc: Document,
  sentence: number,
  start: number,
  end: number,
): { role: DateRole; distance: number; at: number } | null {
  const { tokens, clauses } = doc;
  const here = doc.sentences[sentence]!;
  let best: { role: DateRole; distance: number; at: number } | null = null;
  const at = firstFrom(tokens, here.first, here.last, start);
  const clause = clauses[firstFrom(clauses, here.firstClause, here.lastClause, start)];
  // Words before the date first; those after it weigh as if two words further off; another clause costs ten.
  // A date that opens a line of a list is told by what follows it on that line.
  if (!opensLine(doc, start)) for (let k = at - 1; k >= here.first && k > at - 30; k--) weigh(k, at - k);
  for (let k = at; k < here.last && k < at + 24; k++) if (tokens[k]!.start >= end) weigh(k, k - at + 3);
  return best;

  function weigh(k: number, away: number): void {
    const token = tokens[k]!;
    if (token.code || token.url) return;
    const role = token.lower === 'only' && tokens[k - 1]?.lower === 'read' ? 'removal' : roleOfWord(token.lower);
    if (role === null || (/^(?:fix|fixes|patch|maintenance)$/.test(token.lower) && !isLast())) return;
    if (role === 'brownout' && isPartOfName(tokens, k)) return;
    const outside = clause && (k < clause.first || k >= clause.last) ? 10 : 0;
    // "end" or "stop" beside "support", "patches", "fixes" is the end of support.
    const distance =
      away + outside + (role === 'deadline' ? 6 : 0) - (role === 'brownout' ? 8 : role === 'deprecation' ? 1 : 0);
    if (best === null || distance < best.distance)
      best = { role: role === 'removal' && ofSupport(k) ? 'end-of-support' : role, distance, at: k };
  }

  /** "Fixes until", "last patch": a fix alone is no end of support. */
  function isLast(): boolean {
    for (let n = here.first; n < here.last && n < here.first + 60; n++)
      if (
        /^(?:until|till|through|end|ends|ended|stop|stops|last|final|no|longer|only|cease|ceases|not|get|gets|receive|receives|for)$/.test(
          tokens[n]!.lower,
        )
      )
        return true;
    return false;
  }

  function ofSupport(k: number): boolean {
    for (let n = Math.max(here.first, k - 6); n < Math.min(here.last, k + 5); n++)
      if (roleOfWord(tokens[n]!.lower) === 'end-of-support' && !(tokens[n]!.start < end && tokens[n]!.start >= start))
        return /^(?:end|stop|ceas|until|reach|drop|terminat|expir)/.test(tokens[k]!.lower);
    return false;
  }
}

/** "The rehearsal rooms", "the drill hall": what a place or a thing is called; "a rehearsal window" is one of the rehearsal. */
function isPartOfName(tokens: readonly Token[], k: number): boolean {
  const next = tokens[k + 1];
  return (
    /^(?:rehearsal|drill)$/.test(tokens[k]!.lower) &&
    next?.start === tokens[k]!.end + 1 &&
    next.content &&
    !next.code &&
    !next.number &&
    !next.dateWord &&
    !isKnownVerb(next) &&
    roleOfWord(next.lower) === null &&
    !/^(?:windows?|periods?|days?|phases?|slots?|hours?|dates?|times?|weeks?|begins?|starts?)$|ly$/.test(next.lower)
  );
}

/** Index of the first range in [low, high) that ends after `offset`; `high` if none does. O(log n). */
export function firstFrom(ranges: readonly { end: number }[], low: number, high: number, offset: number): number {
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
