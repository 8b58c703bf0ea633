import type { Document, Sentence } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import type { PhraseMatch } from '../phrases.ts';
import type { Sameness } from './words.ts';

/** "the same day", "at the same time", "on the same host": a reference, no claim. */
const REFERENCE = new Set(
  `day date time moment hour week month year way reason page place thread place goes issue applies token kind row line note case cases
  morning evening deadline schedule effect room step order manner spirit name people person team sentence notice`.split(
    /\s+/,
  ),
);
const REFERRING = new Set(
  'on at in to from for by of under within over during into onto per across through about after before this that those these'.split(
    ' ',
  ),
);

/** What an interface is made of: the nouns of which a sameness counts. Lemmas; synonyms share a key. */
export const PARTS = new Map<string, string>();
for (const group of [
  'parameter argument option flag input',
  'payload body request message',
  'response result output data reply answer',
  'endpoint route path url',
  'field attribute column property schema format structure shape layout',
  'feature functionality capability tool',
  'behavior semantics logic',
  'method function call operation signature syntax',
  'interface api',
  'credential key token secret password login username',
  'header',
  'port',
  'event',
  'query',
  'limit quota',
  'price cost rate',
  'permission scope role',
  'setting configuration',
  'code',
  'quality',
  'performance speed latency',
  'guarantee',
]) {
  const words = group.split(' ');
  for (const word of words) PARTS.set(lemma(word), words[0]!);
}

/** The part of an interface that a word names, synonyms under one word. */
export const partOf = (token: Token): string | undefined =>
  // "Backup codes" and "country codes" are no program's code.
  token.lower === 'codes' ? undefined : PARTS.get(token.lemma);

/** The interface nouns after "the same", over commas and "and". Empty where it only refers to something. */
export function partsAfter(doc: Document, sentence: Sentence, match: PhraseMatch<Sameness>): string[] {
  const { tokens } = doc;
  const before = tokens[match.first - 1]?.lower === 'the' ? match.first - 2 : match.first - 1;
  if (before >= sentence.first && REFERRING.has(tokens[before]!.lower)) return [];
  const parts: string[] = [];
  // "identical responses" names its noun inside the match, "the same parameters" behind it.
  const from = match.last - match.first > 1 ? match.last - 1 : match.last;
  for (let i = from; i < Math.min(sentence.last, from + 9); i++) {
    const token = tokens[i]!;
    if (i === from && REFERENCE.has(token.lower)) return [];
    // "Seat maps are unchanged, data goes": behind the comma another statement begins.
    if (i === from && from === match.last && doc.plain.slice(tokens[i - 1]!.end, token.start).includes(',')) return [];
    // "By SSH, same host, port 2606": what is the same stands before the comma.
    if (i > from && parts.length === 0 && doc.plain.slice(tokens[i - 1]!.end, token.start).includes(',')) break;
    if ((i > from || from === match.last) && /[.;:()]/.test(doc.plain.slice(tokens[i - 1]!.end, token.start))) break;
    const part = partOf(token);
    if (part !== undefined) parts.push(part);
    else if (parts.length > 0 && !/^(?:and|or|the|same|identical|your|its|all|any|no|for)$/.test(token.lower)) break;
    else if (token.code || token.url) break;
  }
  return parts.length > 0 ? parts : servedPart(doc, sentence, before, from);
}

/**
 * "Which serves the same packages", "gives you exactly the same calendar", "carries the same text as the mailbox": whatever it
 * is, the verb in the third person says that one thing has it as the other does; of a single one only where it is compared.
 */
function servedPart({ tokens }: Document, { first, last }: Sentence, before: number, noun: number): string[] {
  const part = tokens[noun];
  if (part === undefined || noun >= last || !part.content || part.code) return [];
  const has = tokens[before];
  // "`tide-sign`, which signs the same text": whatever it does with it.
  if (has?.content && isThirdPerson(has) && tokens[before - 1]?.lower === 'which') return [part.lemma];
  const exact = /^(?:exactly|precisely|just)$/.test(has?.lower ?? '');
  let verb = exact ? before - 1 : before;
  if (verb > first && !HAVING.has(tokens[verb]!.lemma) && !tokens[verb]!.code) verb--;
  const doer = tokens[verb];
  if (doer === undefined || verb < first || !HAVING.has(doer.lemma) || !isThirdPerson(doer)) return [];
  const compared = exact || tokens[noun + 1]?.lower === 'as';
  return compared || (verb === before && /[^s]s$/.test(part.lower)) ? [part.lemma] : [];
}
const isThirdPerson = ({ code, lower }: Token): boolean => !code && /[^s]s$/.test(lower);

/** What is said to stay or be the same: "the parameters are the same". Empty unless the sameness is the predicate. */
export function partsBefore(doc: Document, match: PhraseMatch<Sameness>, starts: (token: number) => boolean): string[] {
  const parts: string[] = [];
  let predicate = /^(?:doesn't|don't|won't)$/.test(doc.tokens[match.first]!.lower);
  for (let i = match.first - 1; i >= Math.max(0, match.first - 12) && !starts(i + 1); i--) {
    const token = doc.tokens[i]!;
    if (/^(?:be|stai|remain|keep|do|will)$/.test(token.lemma)) predicate = true;
    // "Both cost the same", "it is billed the same"
    if (parts.length === 0 && PRICING.test(token.lower) && doc.tokens[match.last - 1]!.lower === 'same')
      return ['price'];
    if (!predicate && token.content) break;
    const part = partOf(token);
    if (predicate && part !== undefined) parts.push(part);
  }
  return parts;
}

const PRICING = /^(?:costs?|priced|billed|charged)$/;

/** Verbs by which a thing is said to have what another has, up to two words before; or no verb, as in "(same ports)". */
const HAVING = new Set(
  'take accept use return offer have support provide give expect speak produce share understand read deliver expose include follow serve keep retain preserve carry yield emit handle with require need know'
    .split(' ')
    .map((word) => lemma(word)),
);

export function isClaimed(doc: Document, match: PhraseMatch<Sameness>, starts: (token: number) => boolean): boolean {
  // "Gives teachers exactly the same calendar"
  const back = /^(?:exactly|precisely|just)$/.test(doc.tokens[match.first - 2]?.lower ?? '') ? 4 : 3;
  for (let i = match.first; i >= Math.max(0, match.first - back); i--) {
    if (i < match.first && doc.tokens[i]!.lower === 'with' && starts(i - 1)) return false;
    // "Every desk has the same key": shared among them, which says nothing of old and new.
    if (i < match.first && isShared(doc, i, starts)) return false;
    if (i < match.first && (HAVING.has(doc.tokens[i]!.lemma) || doc.tokens[i]!.lower === 'with')) return true;
    if (starts(i)) return true;
  }
  return false;
}

/** A verb whose subject is "every …" or "each …". */
function isShared(doc: Document, verb: number, starts: (token: number) => boolean): boolean {
  for (let i = verb - 1; i >= Math.max(0, verb - 8); i--) {
    if (/^(?:every|each)$/.test(doc.tokens[i]!.lower)) return true;
    if (starts(i)) return false;
  }
  return false;
}

/** "All replacements take the same arguments", "both accept the same keys". */
export function isOfAll(doc: Document, sentence: Sentence, match: PhraseMatch<Sameness>): boolean {
  for (let i = Math.max(sentence.first, match.first - 8); i < match.first; i++)
    if (
      /^(?:all|both|every|each)$/.test(doc.tokens[i]!.lower) &&
      /^(?:replac|successor|altern|substitut|of|three|four|new|counterpart|pair)/.test(doc.tokens[i + 1]?.lemma ?? '')
    )
      return true;
  return false;
}
