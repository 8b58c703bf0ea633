import type { DateFact } from '../../facts/dates.ts';
import { durationAt } from '../../facts/grace.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { MOST } from '../nearby.ts';
import { factOf } from './dated-grants.ts';

/** A time that a text tells: a date, an amount of time or a release, and where it stands. */
export interface ToldTime {
  /** "2029-11-30", "90" (days), "lark 153": the same in both texts. */
  readonly key: string;
  readonly date: DateFact | undefined;
  readonly sentence: number;
  readonly token: number;
}

/** A time until which, or for which, the notice lets some do something, with the words that tell them from the others. */
export interface Leave {
  readonly time: ToldTime;
  readonly holders: ReadonlySet<string>;
  /** What they are, where the words behind it narrow it: "mirrors" of "mirrors registered before May". */
  readonly head: string | undefined;
}

/** All times that a text tells; once for each text. Linear. */
export const timesOf: (reading: Reading) => readonly ToldTime[] = oncePer(findTimes);

function findTimes({ doc, facts }: Reading): ToldTime[] {
  const { tokens } = doc;
  const found: ToldTime[] = facts.dates.slice(0, MOST).map((date) => ({
    key: date.value,
    date,
    sentence: date.sentence,
    token: factOf(doc, date).token,
  }));
  doc.sentences.forEach(({ first, last, block }, sentence) => {
    if (doc.blocks[block]!.kind === 'code') return;
    for (let token = first; token < last && found.length < 3 * MOST; token++) {
      const days = durationAt(tokens, token);
      if (days !== undefined && days >= 1 && !NO_LENGTH.test(tokens[token - 1]?.lower ?? '') && !isLead(tokens, token))
        found.push({ key: `${days}`, date: undefined, sentence, token });
      const release = releaseAt(doc, token, last);
      if (release !== undefined) found.push({ key: release, date: undefined, sentence, token });
    }
  });
  return found;
}
/** "120 days before", "90 days' notice": how early something is told. */
const isLead = (tokens: readonly Token[], k: number): boolean =>
  /^(?:before|beforehand|ahead|notice|prior|earlier)$/.test(tokens[k + 2]?.lower ?? '') ||
  /^(?:advance|notice|lead)$/.test(tokens[k + 3]?.lower ?? '');
const NO_LENGTH = /^(?:within|takes?|every|each|per|than|past|last|previous)$/;

/** "Through Lark 153": the release up to which something lasts. */
function releaseAt({ tokens }: Document, k: number, last: number): string | undefined {
  if (k + 2 >= last || !/^(?:through|until|till|to)$/.test(tokens[k]!.lower)) return undefined;
  const [name, version] = [tokens[k + 1]!, tokens[k + 2]!];
  return name.capital && !name.dateWord && !version.dateWord && /^\d[\d.]*$/.test(version.lower)
    ? `${name.lower} ${version.lower}`
    : undefined;
}
