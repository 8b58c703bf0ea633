import { isKnownVerb } from '../../../facts/grammar/has-verb.ts';
import { keyOf, looksLikeName } from '../../../facts/grammar/naming.ts';
import { retiresIn } from '../../../facts/lifecycle/ending.ts';
import { oncePer } from '../../../text/once.ts';
import { overlaps } from '../../../text/span.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Audience } from '../../audience.ts';
import type { Place } from './place.ts';
import { editionOf, isAnyIn, isCompound, isVersion, tailOf, type Word } from './words.ts';

/** Whether a word names the retiring thing. */
export const isNamed = (place: Place, word: Word): boolean =>
  isEdition(place, word) ||
  isByName(place, word) ||
  standsForThing(place, word) ||
  (isOfMaker(place, word) && place.doc.plain[word.token.end] === ' ');

/** Whether a word names it by what the notice calls all of it: the name of its title, or a noun for several things. */
export const standsForThing = (place: Place, word: Word): boolean => isTitle(place, word) || isClass(place, word);

/** "Engine 12", of "engine 12.x". */
const isEdition = ({ doc, audience }: Place, { token, at, sentence, key }: Word): boolean =>
  token.number &&
  editionOf(key) === key &&
  audience.subject.names.has(`${key}.x`) &&
  looksLikeName(doc, at, sentence.first);

/** By its name, or by another name of the notice that is said of what ends. */
const isByName = (place: Place, word: Word): boolean =>
  canName(place, word) && (isOwnName(place, word) || isOtherName(place, word) || isMember(place, word));

/** A name that the notice has, whether it is said of the thing here or in passing. */
export const isKnownName = (place: Place, word: Word): boolean => {
  const { names, others } = place.audience.subject;
  return canName(place, word) && (isAnyIn(word, names) || isAnyIn(word, others) || isMember(place, word));
};

/** "Functions" is a product, "your functions" are not: a name that is only a word with a capital keeps it. */
const canName = ({ audience: { subject } }: Place, word: Word): boolean =>
  (word.token.code ||
    word.token.shaped ||
    isCompound(word) ||
    /^[\p{Lu}\d]/u.test(word.token.text) ||
    subject.codes.has(word.token.lower)) &&
  !subject.replacements.has(word.key);

function isOwnName({ audience: { subject, core }, matter }: Place, word: Word): boolean {
  if (!isAnyIn(word, subject.names)) return false;
  if (isAnyIn(word, core) || matter() === 'end') return true;
  return matter() === 'other' && !isAnyIn(word, subject.shared) && !isVersion(word.token);
}

const isOtherName = (place: Place, word: Word): boolean =>
  isAnyIn(word, place.audience.subject.others) &&
  (isOfLeaving(place, word.token) || (place.matter() !== 'aside' && IDENTIFIES.test(word.token.text)));
/** A name with a digit or a mark in it: no other matter of the notice shares it by chance. */
const IDENTIFIES = /\p{L}.*[\d_/.:@<=]|[_/:@<=].*\p{L}/u;

/** Within what the opening says is leaving; where it names nothing so, all of it may be. */
const isOfLeaving = ({ things, matter }: Place, token: Token): boolean =>
  things.length > 0 ? things.some(({ range }) => overlaps(range, token)) : matter() === 'end';

/** "`read_old()`" of `grid.io.read_old()` */
const isMember = ({ audience }: Place, { token }: Word): boolean =>
  token.code && membersOf(audience).has(token.lower.replace(/\(.*$/, ''));
const membersOf = oncePer(
  ({ subject }: Audience): ReadonlySet<string> => new Set([...subject.names].flatMap((name) => tailOf(name) ?? [])),
);

/** The name of the notice's title begins here, whole. */
const isTitle = ({ doc, audience, matter }: Place, { at, sentence: { last } }: Word): boolean => {
  const { title } = audience.subject;
  return (
    title.length > 0 &&
    at + title.length <= last &&
    title.every((key, k) => editionOf(keyOf(doc.tokens[at + k]!)) === editionOf(key)) &&
    matter() === 'end'
  );
};

/** "Owners of Pulse bands", of several things by that maker's name. */
function isOfMaker({ doc, audience: { subject, several }, matter }: Place, { at, sentence, key }: Word): boolean {
  if (!several || !subject.vendor.has(key) || at + 1 >= sentence.last) return false;
  const next = doc.tokens[at + 1]!;
  return /[^s]s$/.test(next.lower) && !isKnownVerb(next) && matter() !== 'aside';
}

/** A name for several things of a kind: "the retiring models", "two endpoints end". */
const isClass = ({ doc, audience, matter }: Place, { token, sentence: { first, last } }: Word): boolean =>
  audience.several && !token.code && CLASS.test(token.text) && matter() !== 'aside' && retiresIn(doc, first, last);
const CLASS =
  /^(?:models|endpoints|methods|functions|classes|plans|options|flags|parameters|headers|features|interfaces|apis|versions|releases|packages|libraries|modules|tools|products|devices|apps|regions|zones|images|runtimes|engines|fields|events|types|integrations|connectors|plugins|formats|protocols|services|systems|commands|routes|hosts|feeds|streams|tiers|modes|widgets|extensions|clients|sdks|retirements|removals)$/i;
