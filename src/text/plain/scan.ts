import type { Range } from '../span.ts';
import { DROPPED, TYPOGRAPHY } from '../typography.ts';

/** A mark that was opened and waits for its end: a tag by its name, a link by its closing bracket. */
interface Opened {
  readonly tag: string;
  /** Where its words begin, in plain characters; of a link, where its bracket closes in the original. */
  readonly at: number;
  /** The address to be told behind its words. */
  readonly href?: Range;
}

const NOWHERE = -1;
/** So many characters of space may stand round a picture in a link. */
const SPACED = 200;

/** A text whose markup is being read away: what has been written so far, and what is still open. Offsets into `raw`. */
export class Scan {
  readonly raw: string;
  /** Where the text ends. */
  readonly to: number;
  readonly code: Range[] = [];
  readonly struck: Range[] = [];
  readonly bold: Range[] = [];
  readonly map: number[] = [];
  private readonly out: string[] = [];
  private readonly opened: Opened[] = [];
  /** Where the words within `**` and `~~` began that are still open. */
  private readonly since: Record<'bold' | 'struck', number> = { bold: NOWHERE, struck: NOWHERE };

  constructor(raw: string, to: number) {
    this.raw = raw;
    this.to = to;
  }

  /** How many plain characters have been written. */
  get length(): number {
    return this.out.length;
  }

  get plain(): string {
    return this.out.join('');
  }

  /** Writes a text of our own for what stands at `at`. */
  write(text: string, at: number): void {
    for (const c of text.split('')) {
      this.out.push(c);
      this.map.push(at);
    }
  }

  /** Takes the last characters back, which are written again elsewhere. */
  takeBack(characters: number): void {
    this.out.length -= characters;
    this.map.length -= characters;
  }

  /** Writes what stands there, in one typography. */
  copy(start: number, end: number): void {
    for (let k = start; k < end; k++) {
      const c = this.raw[k]!;
      if (DROPPED.has(c)) continue;
      this.out.push(TYPOGRAPHY[c] ?? c);
      this.map.push(k);
    }
  }

  copyAsCode(start: number, end: number): void {
    const first = this.length;
    this.copy(start, end);
    this.markSince(first, this.code);
  }

  /** Writes an address behind the words that lead to it. */
  copyAddress({ start, end }: Range, at: number): void {
    this.write(' (', at);
    this.copy(start, end);
    this.write(')', at);
  }

  /** Whether words stand near the plain character `first` or behind it; what is longer than a badge's space is a text. */
  hasWordsSince(first: number): boolean {
    for (let k = first; k < Math.min(this.out.length, first + SPACED); k++) if (/\S/.test(this.out[k]!)) return true;
    return this.out.length > first + SPACED;
  }

  /** Notes what has been written since the plain character `first`, if anything. */
  markSince(first: number, ranges: Range[]): void {
    if (this.length > first) ranges.push({ start: first, end: this.length });
  }

  /** Opens or closes what stands between two marks of the same kind. */
  toggle(kind: 'bold' | 'struck'): void {
    if (this.since[kind] === NOWHERE) this.since[kind] = this.length;
    else {
      this.markSince(this.since[kind], this[kind]);
      this.since[kind] = NOWHERE;
    }
  }

  isOpen(kind: 'bold' | 'struck'): boolean {
    return this.since[kind] !== NOWHERE;
  }

  /** No such mark runs on over the end of its line. */
  endLine(): void {
    this.since.bold = NOWHERE;
    this.since.struck = NOWHERE;
  }

  open(one: Opened): void {
    this.opened.push(one);
  }

  /** The last one opened that fits, which is closed by this. */
  close(fits: (one: Opened) => boolean): Opened | undefined {
    const k = this.opened.findLastIndex(fits);
    return k < 0 ? undefined : this.opened.splice(k, 1)[0];
  }
}

/** Reads one kind of markup at `at`: where the text goes on, or `at` itself where that is not what stands there. */
export type MarkReader = (scan: Scan, at: number) => number;
