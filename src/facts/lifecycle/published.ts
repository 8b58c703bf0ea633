import type { Document } from '../../text/document.ts';
import type { DateFact } from '../dates.ts';

/** The days on which a text says that it was written: "last reviewed 2 October", "posted 3 May", the date of a mail. */
export const publicationDays = (doc: Document, dates: readonly DateFact[]): readonly DateFact[] =>
  dates.filter((date) => {
    if (doc.blocks[doc.sentences[date.sentence]!.block]!.kind === 'mail-header') return true;
    const before = doc.plain.slice(Math.max(0, date.range.start - 24), date.range.start);
    return WRITTEN.test(before);
  });
const WRITTEN =
  /\b(?:reviewed|updated?|published|posted|revised|dated|edited|written)(?:\s#?\d{1,3})?[\s:,(]{1,3}(?:on |of )?$/i;
