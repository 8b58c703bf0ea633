import { type Document, toDocument } from '../text/document.ts';
import { lazy } from '../text/once.ts';
import { type AudienceFact, readAudience } from './audience.ts';
import { type DateFact, readDates } from './dates.ts';
import { type EquivalenceFact, readEquivalences } from './equivalence.ts';
import { type FillerFact, readFiller } from './filler.ts';
import { type GraceFact, readGrace } from './grace.ts';
import { type IdentifierFact, readIdentifiers } from './identifiers.ts';
import { type LabelFact, readLabels } from './labels.ts';
import { readThings, type Thing } from './things.ts';

/** What one text says. */
export interface Facts {
  readonly dates: readonly DateFact[];
  readonly identifiers: readonly IdentifierFact[];
  readonly labels: readonly LabelFact[];
  readonly things: readonly Thing[];
  readonly audience: readonly AudienceFact[];
  readonly filler: readonly FillerFact[];
  readonly equivalences: readonly EquivalenceFact[];
  readonly grace: readonly GraceFact[];
}

/** One text, parsed once: its layout and words, and what it says. */
export interface Reading {
  readonly doc: Document;
  readonly facts: Facts;
}

/** Reads a text of any kind. Never throws. Labels and audience are read for those who ask: no rule asks them of an output. */
export function read(text: string): Reading {
  const doc = toDocument(text);
  const dates = readDates(doc);
  const identifiers = readIdentifiers(doc);
  const labels = lazy(() => readLabels(doc));
  const things = readThings(doc, dates, identifiers);
  const audience = lazy(() => readAudience(doc));
  const filler = readFiller(doc);
  const equivalences = readEquivalences(doc);
  const grace = readGrace(doc);
  return {
    doc,
    facts: {
      dates,
      identifiers,
      get labels() {
        return labels();
      },
      things,
      get audience() {
        return audience();
      },
      filler,
      equivalences,
      grace,
    },
  };
}
