import { isPlural } from '../../../facts/audience/population.ts';
import { hasVerb } from '../../../facts/grammar/has-verb.ts';
import { WHO } from '../../../facts/opening.ts';
import type { Document, Sentence } from '../../../text/document.ts';
import { lemma } from '../../../text/lemma.ts';
import { type Narrowing, share } from '../narrowing.ts';
import type { Place } from './place.ts';
import { tellsUsers } from './users.ts';

/**
 * A group of people that the notice puts down as the affected ones, where the opening speaks of no users whatever. A line
 * "Affected: X" may leave them at the users of X; a sentence about X alone leaves them out.
 */
export function untoldGroup(place: Place): Narrowing | null {
  const { doc, opening, audience } = place;
  const stated = audience.narrowings.filter(
    ({ fact, ofSome }) => fact.certainty === 'stated' && !ofSome && isOfPeople(fact),
  );
  if (stated.length === 0 || opening.sentences.length === 0) return null;
  if (stated.some((group) => isDescribed(place, group) || isByNoun(place, group)) || isLabelled(place)) return null;
  const { words } = audience.subject;
  const tells = (sentence: Sentence): boolean => asksUsers(doc, sentence) || tellsUsers(doc, sentence, words);
  return sentencesRead(place).some(tells) ? null : stated[0]!;
}

const isOfPeople = ({ noun, span, words }: Narrowing['fact']): boolean =>
  (noun !== null && words.length > 0) || /\byou(?:r|'ve)?\b/i.test(span.text);

/** The opening has much of its description. A number may be that of any date, and a word of the thing's own tells of no users. */
function isDescribed({ keys, audience: { subject } }: Place, group: Narrowing): boolean {
  const theirs = { has: (key: string): boolean => keys.has(key) && !subject.words.has(key) && !/^\d+$/.test(key) };
  return group.hard.size + group.soft.size > 0 && share(group, theirs) >= HALF;
}
/** The least share of a description that passes for it where nobody is spoken of. */
const HALF = 0.5;

/** "Senders stuck on it", of senders: by their own noun. */
const isByNoun = ({ keys }: Place, { fact: { noun } }: Narrowing): boolean =>
  noun !== null && !isPlural(noun) && keys.has(lemma(noun));

/** "Affected: …" */
function isLabelled({ doc, opening: { sentences } }: Place): boolean {
  const blocks = new Set(sentences.map((s) => doc.sentences[s]!.block));
  return doc.labels.some(({ block, name }) => blocks.has(block) && WHO.test(name));
}

/** The sentences of the opening, and where it ends in a headline the one behind that, too. */
function sentencesRead({ doc, opening: { sentences } }: Place): readonly Sentence[] {
  const last = sentences.at(-1)!;
  const read = sentences.map((s) => doc.sentences[s]!);
  const behind = doc.sentences[last + 1];
  return behind !== undefined && isHeadline(doc, doc.sentences[last]!) ? [...read, behind] : read;
}

/** "*Relay v1 – off on 3 May*", "Wire protocol 2: refused by 5.0.": a headline, and the text begins behind it. */
function isHeadline({ plain, tokens }: Document, { start, end, first, last }: Sentence): boolean {
  const colon = start + plain.slice(start, end).search(/:\s/);
  const head = tokens.slice(first, last).filter((token) => colon < start || token.start < colon);
  return head.length > 1 && (!hasVerb(head) || (colon >= start && head.length <= 5));
}

/** "Got a pod index?": asked of those who have one. */
const asksUsers = ({ plain }: Document, { start, end }: Sentence): boolean =>
  ASKS.test(plain.slice(start, end).trimEnd());
const ASKS =
  /^(?:\W|:[a-z_]+:)*(?:got|have you|has your|do you|does your|did you|are you|is your|still|own|\p{L}{2,}ing)\b[^.!?]*\?$/iu;
