import { A_RELEASE, readSpells, releasesAt, type Spell } from '../../facts/grace/spells.ts';
import { durationAt } from '../../facts/grace.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { numberWord } from '../../text/number-word.ts';
import type { Range } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { touching } from '../touching.ts';
import type { InventedTime } from './excess.ts';
import { followingUnits } from './following.ts';
import { KnownTime, ONE } from './known-time.ts';
import { movesItsEnd } from './moved.ts';
import { periodsEnded } from './periods-ended.ts';

/**
 * Time in the output of which the notice has no trace: lengths, open ends, ends by degrees. Where a length of the
 * notice is gone, another in its place is a changed period, which rule 6 judges: such lengths are left out.
 */
export const untoldTime = (ledger: Ledger): readonly InventedTime[] =>
  untoldSpells(ledger).map(({ range }) => ({ fault: 'none', output: range }));

function untoldSpells({ notice, output }: Ledger): readonly Spell[] {
  // "Hacked together over a weekend in 2021" is history.
  const stories = touching(output.facts.filler.flatMap(({ sort, range }) => (sort === 'history' ? [range] : [])));
  const told = readSpells(output.doc, output.facts.dates).filter(({ range }) => !stories(range));
  if (told.length === 0) return [];
  const known = keysOf(notice);
  const lengths = new KnownTime(notice);
  const moved = movesItsEnd(notice);
  const ends = new Set(notice.facts.dates.flatMap(({ lifecycle, value }) => (lifecycle ? [value] : [])));
  const fresh = told.filter(
    (spell) =>
      !((spell.days ?? 0) > HISTORY) &&
      !known.has(keyOf(spell)) &&
      // "For a day", of the notice's 24 hours.
      !(spell.sort === 'length' && lengths.has(spell.days ?? ONE[spell.key] ?? Number.NaN)) &&
      !(moved && isVague(spell)) &&
      // "Its closure in three stages", each of which has its day
      !(spell.sort === 'slope' && stagesIn(spell.range, output) <= ends.size),
  );
  if (!fresh.some(({ sort }) => sort === 'length')) return fresh;
  const kept = keysOf(output);
  const gone = [...known].some(
    (key) => key.startsWith('length ') && !kept.has(key) && !(Number(key.slice(7)) > HISTORY),
  );
  return gone
    ? fresh.filter((spell) => spell.sort !== 'length' || spell.key === A_RELEASE || isOnTop(output.doc, spell))
    : fresh;
}

/** "A week on top", "another school year": more, and no other amount of the same. */
const isOnTop = ({ plain, sentences }: Document, { range, sentence }: Spell): boolean =>
  /^(?:another|a further|an (?:extra|additional))\b/i.test(plain.slice(range.start, range.end)) ||
  /^\s(?:on top|extra|in addition|longer)\b/i.test(
    plain.slice(range.end, Math.min(sentences[sentence]!.end, range.end + 16)),
  );

/** "In three stages": how many; "in stages": two at least; a slope without any has endlessly many. */
function stagesIn({ start, end }: Range, { doc }: Reading): number {
  if (/\bin (?:stages|steps|phases)$/i.test(doc.plain.slice(start, end))) return 2;
  const count = /\bin (\p{L}+|\d{1,2}) (?:stages|steps|phases|waves)\b/iu.exec(doc.plain.slice(start, end))?.[1];
  return (count && (/^\d/.test(count) ? Number(count) : numberWord(count.toLowerCase()))) || Number.POSITIVE_INFINITY;
}

/** "For twelve years": a length that tells of the past, in days. */
const HISTORY = 1500;

const isVague = ({ sort, days }: Spell): boolean => sort === 'length' && days === undefined;

const keyOf = ({ sort, key }: Pick<Spell, 'sort' | 'key'>): string => `${sort} ${key}`;

/** "In the following week" */
const FOLLOWING = keyOf({ sort: 'end', key: 'following' });

/** All that the text tells of time, ages and frequencies included: whoever repeats it invents nothing. */
function keysOf(reading: Reading): ReadonlySet<string> {
  const { doc, facts } = reading;
  const keys = new Set(readSpells(doc, facts.dates).map(keyOf));
  for (const unit of periodsEnded(reading)) keys.add(keyOf({ sort: 'end', key: lemma(unit) }));
  if (followingUnits(reading).size > 0) keys.add(FOLLOWING);
  doc.tokens.forEach((token, i) => {
    keys.add(keyOf({ sort: 'end', key: token.lemma }));
    // "In phases", told as "phased"; "in the coming months", told as "over the coming months".
    if (isByDegrees(doc.tokens, i)) keys.add(keyOf({ sort: 'slope', key: 'slope' }));
    // "The first month is free", told as "free for the first month".
    const first = token.lower === 'first' && [1, 2].some((k) => ONE[doc.tokens[i + k]?.lower.replace(/s$/, '') ?? '']);
    if (first || /^(?:following|next|coming)$/.test(token.lower)) keys.add(FOLLOWING);
    const releases = releasesAt(doc.tokens, i);
    if (releases) keys.add(keyOf({ sort: 'length', key: releases }));
    const days = durationAt(doc.tokens, i);
    if (days !== undefined && days >= 1) keys.add(keyOf({ sort: 'length', key: `${Math.round(days)}` }));
  });
  return keys;
}

/** "Stepwise", "in phases", "by stages". */
const isByDegrees = (tokens: Document['tokens'], at: number): boolean =>
  /^(?:phased|staged|staggered|stepwise|gradual(?:ly)?|progressively|incrementally)$/.test(tokens[at]!.lower) ||
  (/^(?:phases|stages|steps|waves|batches)$/.test(tokens[at]!.lower) &&
    /^(?:in|by)$/.test(tokens[at - 1]?.lower ?? ''));
