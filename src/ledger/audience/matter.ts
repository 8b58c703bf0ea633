import { describesUsers } from '../../facts/audience/described.ts';
import { likelyFiller } from '../../facts/filler/likely.ts';
import { hasVerb } from '../../facts/grammar/has-verb.ts';
import { retiresIn } from '../../facts/lifecycle/ending.ts';
import { ADDRESSES, type Opening, WHO } from '../../facts/opening.ts';
import { purposesOf } from '../../facts/purposes.ts';
import type { Reading } from '../../facts/read.ts';
import { statementsIn } from '../../facts/statements.ts';
import type { Thing } from '../../facts/things.ts';
import { overlaps, type Range } from '../../text/span.ts';

/**
 * What an opening speaks of. `end`: it tells that something ends, or has a form in which a name alone tells it (a title, a
 * line "Affected: …", a headline without a verb). `aside`: nothing in it tells of more than a difference, a reason, a step or a
 * story ("Founded in Leeds on fax, Halyard looks ahead"): what is named there in passing is not what goes. `other`: neither.
 */
export type Matter = 'end' | 'aside' | 'other';

/** From here on a clause is there for one of these. An announcement is for none. */
const LIKELY = 0.5;

/** The things that an opening says are leaving; what it says stays is none. */
export const leavingIn = ({ facts }: Reading, { range }: Opening): readonly Thing[] =>
  facts.things.filter((thing) => thing.situation !== 'spared' && overlaps(thing.range, range));

export function matterOf(reading: Reading, opening: Opening): Matter {
  const { sentences, titles, range } = opening;
  const { doc } = reading;
  const hasForm = (s: number): boolean => {
    const { first, last, block, end } = doc.sentences[s]!;
    return (
      doc.blocks[block]!.kind === 'cell' ||
      doc.labels.some((label) => label.block === block && WHO.test(label.name)) ||
      (doc.plain[end - 1] !== '.' &&
        !hasVerb(doc.tokens.slice(first, last).filter(({ lower }) => !lower.endsWith('ing'))))
    );
  };
  // "If your account has clusters on engine 11, their fates differ": whom it concerns, whatever comes of it.
  const opens = doc.sentences[sentences[0] ?? 0];
  const users =
    ADDRESSES.test(doc.plain.slice(range.start, range.end)) || (opens !== undefined && describesUsers(doc, opens));
  if (users || titles > 0 || sentences.some(hasForm) || leavingIn(reading, opening).length > 0) return 'end';
  const end = statementsIn(reading).findIndex((statement) => statement.range.start >= range.end);
  const told = end < 0 ? statementsIn(reading) : statementsIn(reading).slice(0, end);
  const filler = likelyFiller(doc, told);
  const aside = purposesOf(doc, told).every(
    ({ fact, reason, step }, i) =>
      told[i]!.content.length === 0 ||
      told[i]!.features.has('bracketed') ||
      fact + reason + step + filler[i]! >= LIKELY,
  );
  if (aside) return 'aside';
  return sentences.some((s) => retiresIn(doc, doc.sentences[s]!.first, doc.sentences[s]!.last)) ? 'end' : 'other';
}

/**
 * "The Photo Wall has served schools well": the clause with which an opening begins that tells no end, where it is most likely
 * there for nothing but a story, praise or a vendor's own reasons; or null.
 */
export function storyIn(reading: Reading, opening: Opening): Range | null {
  const { doc } = reading;
  const begins = statementsIn(reading).find(
    ({ content, range }) => content.length > 0 && range.start >= opening.range.start,
  );
  if (begins === undefined || begins.range.start >= opening.range.end || matterOf(reading, opening) === 'end')
    return null;
  const [filler] = likelyFiller(doc, [begins]);
  const [{ fact, reason, step } = NONE] = purposesOf(doc, [begins]);
  return filler! >= LIKELY && filler! > fact + reason + step ? begins.range : null;
}
const NONE = { fact: 0, reason: 0, step: 0 };
