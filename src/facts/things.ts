import type { Document } from '../text/document.ts';
import { overlaps, type Span } from '../text/span.ts';
import type { DateFact } from './dates.ts';
import type { Fact } from './fact.ts';
import type { IdentifierFact } from './identifiers.ts';
import { readUnits } from './lifecycle/units.ts';

/** `spared`: the text says that the thing stays after all. `unknown`: named as leaving, without a tense that tells. */
export type Situation = 'warning' | 'scheduled' | 'failing' | 'spared' | 'unknown';

/** Something that the text retires. `span` is its first mention. */
export interface Thing extends Fact {
  /** The name as first written, without quotes and backticks. */
  readonly name: string;
  /** The words and identifiers by which another text may name it. */
  readonly aliases: readonly string[];
  readonly situation: Situation;
  /** The words that decide the situation ("will be removed on", "has been shut down"). */
  readonly evidence: Span;
}

/** Reads what a text retires, each thing with its situation; one with two fates (trial and paid accounts) stands twice. */
export function readThings(doc: Document, dates: readonly DateFact[], identifiers: readonly IdentifierFact[]): Thing[] {
  return readUnits(doc, dates).map((unit) => {
    const name = doc.plain.slice(unit.range.start, unit.range.end);
    const aliases = new Set<string>([name]);
    let i = 0;
    for (const k of [...unit.tokens].sort((a, b) => a - b)) {
      const token = doc.tokens[k]!;
      while (i < identifiers.length && identifiers[i]!.range.end <= token.start) i++;
      for (let n = i; n < identifiers.length && identifiers[n]!.range.start < token.end; n++)
        if (overlaps(identifiers[n]!.range, token)) aliases.add(identifiers[n]!.value);
    }
    return {
      span: doc.span(unit.range),
      range: unit.range,
      name,
      aliases: [...aliases],
      situation: unit.fate === 'neutral' ? 'unknown' : unit.fate,
      evidence: doc.span(unit.evidence),
    };
  });
}
