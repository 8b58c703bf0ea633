import { readUniversals, type UniversalFact } from '../../facts/audience/universal.ts';
import { isGeneric, keyOf, wordSet } from '../../facts/grammar/naming.ts';
import { packageOf } from '../../facts/grammar/subject/thing-names.ts';
import type { Reading } from '../../facts/read.ts';
import type { Thing } from '../../facts/things.ts';
import type { Document } from '../../text/document.ts';
import { isFunctionWord, lemma } from '../../text/lemma.ts';
import { asks } from '../../text/question.ts';
import type { Token } from '../../text/tokens.ts';

/** What follows such a word in a name tells where the thing belongs ("firmware 5.x of the KP-3"), not what it is. */
const BELONGS = /\s(?:of|for|on|in|from|at|within|under)\s/;
const SHAPED = /[_/\\@#=<>{}.]|\d|[a-z][A-Z]/;

/** The words that tell the retiring things from what they are part of, as keys (`keyOf`). */
export function coreKeys(things: readonly Thing[], vendor: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { name } of things)
    for (const word of name.split(BELONGS, 1)[0]!.split(/[\s(),"'`’]+/)) {
      const key = SHAPED.test(word) ? word.toLowerCase() : lemma(word);
      const bare = packageOf(word);
      if (bare !== undefined) found.add(bare.toLowerCase());
      if (word !== '' && !vendor.has(key) && !isGeneric(key) && !isFunctionWord(word)) found.add(key);
    }
  return found;
}

/**
 * Whether a claim is bounded by names alone ("all Harbor customers", "everyone on Harbor") and none of them tells the
 * retiring thing from the product that it is a part of: everyone on the product is more than everyone concerned.
 */
export function isAsWideAsProduct(
  { narrowing, noun }: UniversalFact,
  core: ReadonlySet<string>,
  vendor: ReadonlySet<string>,
): boolean {
  if (core.size === 0 || narrowing.some((token) => core.has(keyOf(token)))) return false;
  const plain = (token: Token): boolean => !token.code && !TELLS_WHICH.test(token.lower);
  const relative = narrowing.findIndex(({ lower }) => /^(?:who|that)$/.test(lower));
  if (relative < 0 && !/^(?:whoever|any(?:one|body))$/.test(noun))
    return narrowing.every((token) => plain(token) && !isUse(token.lower));
  // "Everyone who uses Quayside Registry": whoever uses the product, in whatever verb.
  return (
    narrowing.some((token) => vendor.has(keyOf(token)) || token.capital) &&
    narrowing.every(
      (token, k) =>
        plain(token) && (k < relative || !token.content || token.capital || isOfAnyUser(token, narrowing[k - 1])),
    )
  );
}

/** Words that tell one user from another, or point back. */
const TELLS_WHICH =
  /^(?:which|whose|where|when|if|it|them|this|these|those|such|one|ones|not|without|no|question|affected|concerned)$/;
/** What any user of a product does with it, and what a product is. */
const isOfAnyUser = ({ lower }: Token, before: Token | undefined): boolean =>
  USES.test(lower) || (/^(?:the|our)$/.test(before?.lower ?? '') && KIND.test(lower));
/** A participle tells a group by what it does; "using" and its like only by what it has. */
const isUse = (word: string): boolean => /(?:ing|ed)$/.test(word) && !/^(?:using|running|having)$/.test(word);
const USES =
  /^(?:us(?:e|es|ing)|runs?|running|works?|working|rel(?:y|ies|ying)|has|have|having|holds?|holding|builds?|building|accounts?|subscriptions?|subscribes?|subscribed|registered|signed|depends?|employs?|operates?|still|currently)$/;
const KIND = /^(?:api|apis|app|apps|platform|service|product|software|site|website|sdk|portal|tool|system|cloud)$/;

/** Words that deal something out to each of several: "once per project", "a key for every client". */
const DEALS = wordSet('per each every');

/** The nouns of a text to each of which something is dealt out. */
export function dealtTo({ tokens }: Document): ReadonlySet<string> {
  const nouns = new Set<string>();
  tokens.forEach(({ lower, code }, i) => {
    if (code || !DEALS.has(lower)) return;
    for (let k = i + 1; k <= i + 3 && k < tokens.length; k++) nouns.add(singular(tokens[k]!.lower));
  });
  return nouns;
}

/** "Each business needs its own", "every firm has a card of its own". */
export const isDealtOut = ({ sentences, plain }: Document, { range, sentence }: UniversalFact): boolean =>
  /^\s(?:needs?|has|have|gets?|requires?|must have|takes?)\s[^.;:]{0,40}\bown\b/i.test(
    plain.slice(range.end, Math.min(sentences[sentence]!.end, range.end + 70)),
  );

/** The words of which a text counts one: "business" in "bound to one business". */
export const countedIn = ({ tokens }: Document): ReadonlySet<string> =>
  new Set(
    tokens.flatMap(({ lower }, k) =>
      /^(?:one|single|own)$/.test(tokens[k - 1]?.lower ?? '') ? [singular(lower)] : [],
    ),
  );

/** The words of which a text speaks as of all: "device" in "install the file on each device". */
export function quantifiedIn({ tokens, sentences }: Document): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { first, last } of sentences)
    for (let k = first; k < last; k++)
      if (/^(?:all|every|each|everyone|everybody)$/.test(tokens[k]!.lower))
        // "Every branch that still names it" are some.
        for (let n = k + 1; n < Math.min(last, k + NOUN + 1) && !RELATIVE.test(tokens[n]!.lower); n++)
          if (!RELATIVE.test(tokens[n + 1]?.lower ?? '')) found.add(singular(tokens[n]!.lower));
  return found;
}
const RELATIVE = /^(?:that|who|whose|which)$/;
/** So many words behind "every" its noun stands at the most. */
const NOUN = 3;

export const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/s$/, '');

/** Behind such a word a noun is restricted. */
const RESTRICTS = /^(?:with|without|that|who|whose|on|in|using|outside|from|of)$/;
/** "Titles with peer-to-peer matchmaking are out of scope", "zones pinned to it: change the pin": who is told what. */
const SPARES =
  /\b(?:out of scope|not (?:affected|concerned|in scope|subject)|n['’]t affected|unaffected|exempt|excluded|untouched|no (?:change|action)|nothing|stays?|keeps?|continues?|fine)\b/i;

/** The nouns by which a text calls those affected, or those whom it spares: "depot" of "this touches depots whose drivers …". */
export function groupNouns({ doc, facts }: Reading): ReadonlySet<string> {
  const { tokens } = doc;
  const found = new Set<string>();
  for (const { scope, first, last } of facts.audience)
    if (scope !== 'all')
      for (let k = first; k < Math.min(last, first + NOUN + 1); k++)
        if (k + 1 === last || RESTRICTS.test(tokens[k + 1]!.lower)) {
          found.add(singular(tokens[k]!.lower));
          break;
        }
  for (const noun of readersNouns(doc)) found.add(singular(noun));
  // "This is for every repo that still says `x`": some, by whatever noun.
  for (const { noun, narrowing } of readUniversals(doc))
    if (narrowing.some(({ lower }) => RELATIVE.test(lower))) found.add(singular(noun));
  for (const { first, last, start, end } of doc.sentences) {
    const at = /^an?$/.test(tokens[first]?.lower ?? '') ? first + 1 : first;
    const [noun, next] = [tokens[at], tokens[at + 1]];
    if (!noun || !next || at + 1 >= last || noun.code || !noun.content) continue;
    const text = doc.plain.slice(start, Math.min(end, start + SENTENCE));
    // "Harbours that would rather not host one may …", "a garden that was set up later should …": what they may or should do.
    if (/^(?:that|who|whose)$/.test(next.lower) && OWES.test(text)) found.add(singular(noun.lower));
    if (at > first || !/[^s]s$/.test(noun.lower)) continue;
    if (!RESTRICTS.test(next.lower) && !/^\p{Ll}{3,}(?:ed|ing)$/u.test(next.lower)) continue;
    if (SPARES.test(text) || /:\s/.test(text)) found.add(singular(noun.lower));
  }
  return found;
}
/** What is asked of those who act, or left to them. */
const OWES = /\b(?:may|can|must|should|(?:need|ha(?:ve|s)) to)\s(?!be\s\w+ed\b)/i;
/** What the readers have by the text's own conditions and questions: "if your mirror pulls …", "does that include my choir?". */
function* readersNouns(doc: Document): Iterable<string> {
  const { tokens } = doc;
  for (const sentence of doc.sentences) {
    const asked = asks(doc, sentence);
    for (let k = sentence.first; k + 1 < sentence.last; k++) {
      const [noun, next] = [tokens[k + 1]!, tokens[k + 2]];
      if (noun.code || !noun.content) continue;
      const condition = tokens[k]!.lower === 'your' && tokens[k - 1]?.lower === 'if';
      if (condition ? next !== undefined && TELLS_OF.test(next.lower) : asked && tokens[k]!.lower === 'my')
        yield noun.lower;
    }
  }
}
/** The verb of a condition, or what restricts its subject. */
const TELLS_OF = /^(?:is|are|was|has|have|still|\p{Ll}{2,}[^s\P{L}]s|with|on|in|that|whose)$/u;
/** So many characters of a sentence are read. */
const SENTENCE = 400;
