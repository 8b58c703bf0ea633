import type { DateFact } from '../../facts/dates.ts';
import type { Reading } from '../../facts/read.ts';
import { oncePer } from '../../text/once.ts';
import { isLooseTime } from './loose-time.ts';
import { isOldDay, stampKey } from './stamps.ts';

/** The dates of a notice that its shortening has to tell. */
export const wantedDates = (notice: Reading): readonly DateFact[] =>
  notice.facts.dates.filter(
    (fact) =>
      fact.lifecycle && !isOldDay(fact) && !isMoved(notice, fact) && !fact.release && !isLooseTime(notice, fact),
  );

/**
 * "1 June", which the notice tells of the one thing that ends and which it has moved to another day: in front of the sentence
 * that says so, or in another paragraph, as in an older update that still stands below. Its loss is none.
 */
export function isMoved(notice: Reading, { sentence, stamp }: DateFact): boolean {
  const { facts, doc } = notice;
  const moved = movedDays(notice).get(stampKey(stamp));
  if (moved === undefined || facts.things.filter(({ situation }) => situation === 'scheduled').length > 1) return false;
  return sentence < moved || doc.sentences[sentence]!.block !== doc.sentences[moved]!.block;
}

/** The days of which the notice says to which day they have moved ("moved from 1 June to 22 June"), by key: the sentence that does. */
const movedDays = oncePer(({ facts: { dates } }: Reading): ReadonlyMap<string, number> => {
  const fresh = new Set(dates.filter((date) => date.lifecycle && !isOldDay(date)).map(({ sentence }) => sentence));
  const moved = dates.filter((date) => isOldDay(date) && fresh.has(date.sentence));
  return new Map(moved.map(({ stamp, sentence }) => [stampKey(stamp), sentence]));
});
