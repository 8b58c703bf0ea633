import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';
import { successionRole } from '../replacements/successors.ts';
import { tokenAt } from './governing-words.ts';
import { ENDING, OFF, PARTICLE, USING, USING_IF } from './role-words.ts';
import type { IdentifierRole } from './roles.ts';

/*
 * Roles that rest on a single mention whose grammar has another reading. An identifier that may as well be no name of the
 * retiring thing, nor of its replacement, is not missed.
 */

/** So many words before an identifier its verb is looked for. */
const REACH = 6;

/** True where the words round a mention leave it open whether the vendor ends, or offers, what it names. */
export function isDoubtfulRole({ doc, facts }: Reading, fact: IdentifierFact, role: IdentifierRole): boolean {
  const sentence = doc.sentences[rangeAt(doc.sentences, fact.range.start)];
  if (sentence === undefined) return false;
  if (role === 'replacement') return isUsedAlready(doc, sentence, fact);
  if (facts.identifiers.some(({ value, range }) => value === fact.value && endsItsOwn(doc, range))) return true;
  if (isCompared(doc, fact)) return true;
  if (isObjectOfWork(doc, facts.identifiers, fact)) return true;
  if (facts.identifiers.some((other) => other !== fact && other.value === fact.value)) return false;
  if (isCommandOfArgument(doc, fact)) return true;
  // What the reader of things calls a thing by is one, whoever else reads it.
  if (facts.things.some(({ aliases }) => aliases.includes(fact.value))) return false;
  if (facts.things.length > 0 && (isFormerWay(doc, fact) || isLongGone(doc, fact))) return true;
  const { kind } = doc.blocks[sentence.block]!;
  if (kind === 'heading' || kind === 'cell') return false;
  return (
    (isOpenName(doc, fact) && successionRole(doc, sentence, fact) === undefined) ||
    isTakenOutByUsers(doc, sentence, fact) ||
    isUsedBySpared(doc, sentence, fact)
  );
}

/** "Sheets that use a hook to load JavaScript", "will stop loading JavaScript": what it is used to work on, and nothing but that. */
function isObjectOfWork(doc: Document, identifiers: readonly IdentifierFact[], fact: IdentifierFact): boolean {
  const { kind, code, value } = fact;
  if (kind !== 'name' || code || !/^\p{L}+$/u.test(value)) return false;
  const mentions = identifiers.filter((other) => other.value === value);
  const verbs = new Set(mentions.map(({ range }) => doc.tokens[rangeAt(doc.tokens, range.start - 2)]?.lemma));
  return (
    verbs.size === 1 &&
    mentions.some(({ range: { start } }) => USED_TO.test(doc.plain.slice(Math.max(0, start - FAR), start)))
  );
}
const USED_TO = /\b(?:use[sd]?|using)\s(?:(?!to\b)[^\s.;,]+\s){1,8}to\s\p{Ll}{3,}\s$/iu;

/** "Even less than the already-deprecated Jaeger exporter": what something is compared with. */
const isCompared = ({ plain }: Document, { range }: IdentifierFact): boolean =>
  /\b(?:than|unlike|as with)\sthe\s(?:already[- ])?(?:deprecated|retired|removed|discontinued|sunset|old)\s["'\x60]?$/i.test(
    plain.slice(Math.max(0, range.start - 48), range.start),
  );

/** "Calls reject with `AppError` instead of passing `err`": how a thing behaves that is named elsewhere. */
const isFormerWay = ({ plain }: Document, { range }: IdentifierFact): boolean =>
  /\p{Ll}s?\s(?:[^\s,.;:]+\s){0,6}(?:instead of|rather than)\s[a-z]+ing\s["'\x60]?$/u.test(
    plain.slice(Math.max(0, range.start - 90), range.start),
  );

/** "`armel` was dropped with release 8", in a clause of its own beside the things that a notice is about. */
const isLongGone = ({ plain }: Document, { range }: IdentifierFact): boolean =>
  /^["'\x60]?\s(?:was|were)\s(?:\p{Ll}+ly\s|already\s)?(?:dropped|removed|retired|discontinued|withdrawn|deprecated|shut down|switched off)\s(?:(?:back\s)?(?:with|in|as of|by)\s)(?:(?:release|version|the)\s)?v?\d[\d.]*\b(?!\s(?:\p{Lu}|\d))/u.test(
    plain.slice(range.end, range.end + 80),
  );

/** "Soundglyph shut its doors": what somebody else ends is its own, and the name not what retires. */
const endsItsOwn = ({ plain }: Document, { end }: IdentifierFact['range']): boolean =>
  /^\s(?:(?:has|have|had|is|was|will|finally|since)\s){0,2}(?:shut|shuts|shutting|clos(?:es?|ed|ing)|ceas(?:es?|ed|ing)|end(?:s|ed)?|stop(?:s|ped)?|wound|winds)\s(?:down\s|up\s)?(?:its|their)\s/.test(
    plain.slice(end, end + 60),
  );

/** "Taken out of Nestbox Free", "with SHA-1": a name in plain letters that is no subject may be any place or means. */
const isOpenName = ({ plain }: Document, { kind, code, range }: IdentifierFact): boolean =>
  kind === 'name' &&
  !code &&
  !(
    /^\s(?:is|are|was|were|will|has|have|gets?|reach(?:es)?)\b/.test(plain.slice(range.end, range.end + 9)) &&
    !/\b(?:in|of|from|for|with|on|at|to|and)\s(?:the\s)?$/.test(plain.slice(Math.max(0, range.start - 12), range.start))
  );

/** "`pkg install` of any 3.x build now fails": a command that goes on to work is told by what it is given, and that is the thing. */
const isCommandOfArgument = ({ plain }: Document, { kind, code, value, range }: IdentifierFact): boolean =>
  code && kind !== 'path' && COMMAND.test(value) && ARGUMENT_FAILS.test(plain.slice(range.end, range.end + FAR));
const COMMAND = /^[a-z][\w.-]{0,30}(?: [a-z][\w-]{0,30}){0,3}$/;
const ARGUMENT_FAILS =
  /^['"]?\s(?:of|for|with|on|from|against)\s(?:(?!\b(?:and|but|is|are|was|were)\b)[^,;:()]){1,80}?\s(?:now\s|then\s|also\s|will\s|already\s)?(?:fails?|errors?|breaks?|aborts?|ends? (?:in|with)|returns?|gives?|answers?|stops with|exits?)\b/i;

/** "Drop the `x` extension first", "`y` has to be removed from requests": what users do to their own, and no end of a thing. */
function isTakenOutByUsers({ tokens }: Document, sentence: Sentence, { range }: IdentifierFact): boolean {
  const at = tokenAt({ tokens }, sentence, range.start);
  for (let k = at - 1; k >= Math.max(sentence.first, at - REACH); k--) {
    const { lemma, lower } = tokens[k]!;
    const ends =
      ENDING.has(lemma) || (PARTICLE.has(lemma) && tokens.slice(k + 1, at).some((word) => OFF.has(word.lower)));
    if (ends) return isBase(lower) && !isVendors(tokens, sentence.first, k);
  }
  let next = at;
  while (next < sentence.last && tokens[next]!.start < range.end) next++;
  for (let k = next; k < Math.min(sentence.last, next + REACH); k++)
    if (/^(?:must|should|have|has|need|needs)$/.test(tokens[k]!.lower))
      return tokens.slice(k + 1, k + 4).some(({ lemma }) => ENDING.has(lemma));
  return false;
}

/** "Projects that use `x` need not change anything": what those use that have nothing to do. */
function isUsedBySpared({ tokens, plain }: Document, sentence: Sentence, { range }: IdentifierFact): boolean {
  const at = tokenAt({ tokens }, sentence, range.start);
  const used = tokens
    .slice(Math.max(sentence.first, at - REACH), at)
    .some(({ lemma }) => USING.has(lemma) || USING_IF.has(lemma));
  return used && SPARED.test(plain.slice(range.end, Math.min(sentence.end, range.end + FAR)));
}
/** So many characters behind an identifier its users' duty is looked for. */
const FAR = 160;
const SPARED =
  /^[^;:]*?\b(?:needs? not|needn['’]t|(?:do|does)(?:n['’]t| not) (?:need|have)|(?:needs?|has|have)(?: to)?(?: do)? nothing|(?:is|are|has|have) nothing|no action|can ignore|(?:is|are) (?:fine|safe|set|done|unaffected|exempt))\b/i;

/** "Remove", not "removes", "removed" or "removing". */
const isBase = (lower: string): boolean =>
  !/(?:s|ed|ing|al|ion|ment|n|t)$/.test(lower) || /^(?:abandon|shut|cut)$/.test(lower);

/** "We drop", "will remove", "our plan to retire": somebody else than the reader is the subject. */
const isVendors = (tokens: Document['tokens'], first: number, verb: number): boolean =>
  tokens
    .slice(Math.max(first, verb - REACH), verb)
    .some(({ lower }) =>
      /^(?:we|will|would|shall|our|i|they|it|plan|plans|intend|intends|going|[a-z]+['’]ll)$/.test(lower),
    );

/** "It uses `x`", "signatures that use `y`": how things are, and no advice. */
function isUsedAlready({ tokens }: Document, sentence: Sentence, { range }: IdentifierFact): boolean {
  const at = tokenAt({ tokens }, sentence, range.start);
  for (let k = at - 1; k >= Math.max(sentence.first, at - REACH); k--)
    if (USING.has(tokens[k]!.lemma)) return /^(?:uses|used)$/.test(tokens[k]!.lower);
  return false;
}
