import { type PopulationWord, populationOf } from '../../facts/audience/population.ts';
import { isLate } from '../../facts/grace/late.ts';
import { isKnownVerb } from '../../facts/grammar/has-verb.ts';
import { carries, isGeneric, wordSet } from '../../facts/grammar/naming.ts';
import { segmentStarts } from '../../facts/grammar/segments.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { isSparingWord } from './sparing.ts';

/** So many tokens on each side of a place are looked at. */
const REACH = 40;
/** Behind a noun for people, or the word that opens a condition, a description is so long at most. */
const DESCRIBES = 6;
const OPENS = /^(?:with|on|in|under|at|from|who|whose|that|using|holding|having|within|inside|outside|of|by)$/;
/** "Depots with …", "depots owned by …". */
const opens = (next: Token | undefined, after: Token | undefined): boolean =>
  next !== undefined && (OPENS.test(next.lower) || (/ed$/.test(next.lower) && OPENS.test(after?.lower ?? '')));
const CONDITION = /^(?:if|where|whose|whoever)$/;
/** Nouns for whomever a vendor serves: another of these for the notice's is no narrower group. */
const WHOEVER = new Set(
  [
    ...wordSet(`customer user client subscriber account tenant workspace project organization organisation team company business developer
  administrator admin owner member app application integration operator person shop store site holder instance device participant consumer
  deployment endpoint machine server service provider package library page form report code software key token connection subscription job`),
  ].map((word) => lemma(word)),
);
/** Before a description; before a verb stands its subject. */
const BEFORE =
  /^(?:the|a|an|for|to|with|by|of|on|in|and|or|but|only|not|our|your|all|any|while|where|whereas|though|except|excepting|like|as)$/;
/** Who needs longer, asks or applies is no group. */
const WANTS =
  /^(?:need\w*|necessary|want\w*|wish\w*|desir\w*|prefer\w*|requir\w*|long\w*|more|extra|additional|further|time|appl(?:y|ies|ied|ying)|ask\w*|request\w*|extend\w*|extension\w*|grace|transition\w*|move\w*|migrat\w*|switch\w*|ready|still|later|late|remain\w*|current\w*|present\w*|exist\w*|old\w*|affected|concerned|other\w*|some|certain|few|many|most|selected|eligible)$/;

/** The stretch of a text that is looked at, and what the other text says. */
interface Stretch {
  readonly doc: Document;
  readonly from: number;
  readonly to: number;
  /** The words of the other text, and the nouns to which it gives something. */
  readonly known: ReadonlySet<string>;
  readonly given: ReadonlySet<string>;
}

/**
 * Whether a text sets some people apart in a word that the other text does not have: "public-sector tenants" for
 * government tenants, "if you pay" for paying customers, "in Norway and Sweden" for the Nordic countries. Where a group is
 * told so, it is named in other words, and what is said of it is not said of everybody. Bounded work for each call.
 */
export function setsApart(doc: Document, from: number, to: number, other: Document): boolean {
  const stretch: Stretch = { doc, from, to, known: wordsOf(other), given: givenTo(other) };
  for (let k = from; k < to; k++) {
    if (isFor(stretch, k) || isLetOn(stretch, k)) return true;
    const population = populationAt(stretch, k);
    if (population === null ? isCondition(stretch, k) || isName(stretch, k) : isGroup(stretch, k, population))
      return true;
  }
  return false;
}

/** A word of the author's own that may tell who somebody is. */
const isOwn = ({ known }: Stretch, token: Token, anyEnding = false): boolean =>
  carries(token) &&
  !token.code &&
  !token.number &&
  !token.url &&
  !isGeneric(token.lemma) &&
  !WANTS.test(token.lower) &&
  !isSparingWord(token.lemma) &&
  (anyEnding || !token.lower.endsWith('ly')) &&
  !known.has(token.lemma);

/** Such a word that is no noun for people by itself. */
function tells(stretch: Stretch, k: number): boolean {
  const token = stretch.doc.tokens[k];
  return token !== undefined && isOwn(stretch, token) && populationOf(token) === null;
}

function populationAt({ doc, given }: Stretch, k: number): PopulationWord {
  const token = doc.tokens[k]!;
  return populationOf(token) ?? (given.has(token.lemma) && !token.code ? 'technical' : null);
}

/** "GP surgeries: until May", "for surgeries until May": whoever they are, the other text names nobody so. */
function isFor(stretch: Stretch, k: number): boolean {
  const { tokens, plain } = stretch.doc;
  const token = tokens[k]!;
  return (
    token.lower.endsWith('s') &&
    (plain[token.end] === ':' || (k > stretch.from && tokens[k - 1]!.lower === 'for')) &&
    !WHOEVER.has(token.lemma) &&
    isOwn(stretch, token)
  );
}

/** "Government bodies may …": the subject of a permission, in a word of the author's own. */
function isLetOn(stretch: Stretch, k: number): boolean {
  const { tokens } = stretch.doc;
  if (k <= stretch.from || !ALLOWED.test(tokens[k]!.lower)) return false;
  const subject = tokens[k - 1]!;
  return isOwn(stretch, subject) && isGroupNoun(subject) && joined(stretch.doc, k - 1);
}

/** A noun for people that is the author's own, or that something before or behind it narrows. */
function isGroup(stretch: Stretch, k: number, population: PopulationWord): boolean {
  const { doc, from } = stretch;
  const noun = doc.tokens[k]!;
  if (isLateOne(doc, k)) return false;
  if (population === 'everybody' && !WHOEVER.has(noun.lemma) && isOwn(stretch, noun)) return true;
  if (k > from && joined(doc, k - 1) && isDescribedBefore(stretch, k)) return true;
  return joined(doc, k) && opens(doc.tokens[k + 1], doc.tokens[k + 2]) && isDescribedFrom(stretch, k + 2);
}

/** "Schools that cannot make it": whoever is late, by whatever noun. */
const isLateOne = ({ tokens, plain }: Document, k: number): boolean =>
  /^(?:who|that|which)$/.test(tokens[k + 1]?.lower ?? '') &&
  isLate(plain.slice(tokens[k + 1]!.start, tokens[Math.min(k + DESCRIBES, tokens.length - 1)]!.end));

/** "Public-sector tenants", "state-run schools": the word right before a noun, or the one before that. */
function isDescribedBefore(stretch: Stretch, k: number): boolean {
  const { doc, from } = stretch;
  const first = doc.tokens[k - 1]!;
  const before = k - 2 >= from ? doc.tokens[k - 2] : undefined;
  if (before === undefined) return tells(stretch, k - 1);
  // "State-run": one word, whatever its parts are by themselves.
  const compound = doc.plain[first.start - 1] === '-';
  const free = compound || !joined(doc, k - 2) || BEFORE.test(before.lower) || !isKnownVerb(first);
  if (free && (tells(stretch, k - 1) || (compound && tells(stretch, k - 2)))) return true;
  // "Yearly Plus members"
  return first.capital && joined(doc, k - 2) && isOwn(stretch, before, true);
}

/** "If you pay", "where the law asks for it". */
const isCondition = (stretch: Stretch, k: number): boolean =>
  CONDITION.test(stretch.doc.tokens[k]!.lower) && isDescribedFrom(stretch, k + 1);

/** "In Norway and Sweden". */
function isName(stretch: Stretch, k: number): boolean {
  const { text, start } = stretch.doc.tokens[k]!;
  return (
    k > stretch.from &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    /[\p{L},] $/u.test(stretch.doc.plain.slice(start - 2, start)) &&
    tells(stretch, k)
  );
}

/** Whether the words from token `k` on tell who somebody is. */
function isDescribedFrom(stretch: Stretch, k: number): boolean {
  const { doc, to } = stretch;
  const { tokens } = doc;
  const end = Math.min(to, k + DESCRIBES);
  // "Customers who still depend on it": whoever uses the thing.
  if (
    /^who(?:ever)?$/.test(tokens[k - 1]?.lower ?? '') &&
    tokens.slice(k, end).some(({ lower }) => /^(?:it|them)$/.test(lower))
  )
    return false;
  if (isLate(doc.plain.slice(tokens[k - 1]!.start, tokens[end - 1]!.end))) return false;
  for (let n = k; n < end; n++) {
    // "If you cannot make it": who does not manage is no group.
    if (/^(?:not|never|cannot|\w+n't)$/.test(tokens[n]!.lower)) return false;
    if (n > k && !joined(doc, n - 1)) return false;
    if (/^(?:need|want|wish|requir|appl|ask)/.test(tokens[n]!.lower) && WANTS.test(tokens[n]!.lower)) return false;
    if (tells(stretch, n)) return true;
  }
  return false;
}

/** Only a space, or the hyphen of a compound, stands behind the token. */
const joined = ({ plain, tokens }: Document, k: number): boolean => {
  const next = tokens[k + 1];
  return next !== undefined && /^[\s*_"'’-]{0,3}$/.test(plain.slice(tokens[k]!.end, next.start));
};

const ALLOWED = /^(?:may|can|keep|have|get)$/;
/** A plural noun for some; who runs late, or whoever reads, is no group. */
const isGroupNoun = ({ lower, lemma: key }: Token): boolean =>
  /[^s]s$/.test(lower) && !WHOEVER.has(key) && !/^(?:straggl|latecom|folk|reader|people|everyone|anyone)/.test(lower);

/** Verbs that let go on; before them stands whoever is let. */
const LETS = /^(?:may|can|keeps?|continues?|stays?|remains?)$/;

/** The nouns to which a text gives something: "depot" of "government depots may go on". Gathered once. */
const givenTo = oncePer((doc: Document): ReadonlySet<string> => {
  const nouns = new Set<string>();
  doc.tokens.forEach(({ lower }, k) => {
    if (!LETS.test(lower)) return;
    const [describing, noun] = [doc.tokens[k - 2], doc.tokens[k - 1]];
    const isNoun = noun?.content && !noun.code && !noun.number && /^\p{Ll}/u.test(noun.text);
    if (isNoun && describing?.content && joined(doc, k - 2)) nouns.add(noun.lemma);
  });
  return nouns;
});

const JOINS = /^(?:and|but|while|whereas|or)$/;

/** "Gateways at home keep 7.x and get fixes until": behind the join stands a verb of the same subject. */
const isSharedSubject = (next: Token | undefined): boolean =>
  /^(?:gets?|keeps?|stays?|may|can|has|have|will)$/.test(next?.lower ?? '');

/** The tokens of a sentence from its start, or of its statement around a token: first, and one past the last. */
export function near(doc: Document, sentence: number, token?: number): readonly [number, number] {
  const { first, last } = doc.sentences[sentence]!;
  if (token === undefined) return [first, Math.min(last, first + 2 * REACH)];
  const opens = segmentStarts(doc);
  const joins = (k: number): boolean =>
    opens(k) &&
    ((JOINS.test(doc.tokens[k]!.lower) && !isSharedSubject(doc.tokens[k + 1])) ||
      doc.plain.slice(doc.tokens[k - 1]?.end ?? 0, doc.tokens[k]!.start).includes(';'));
  let from = Math.min(token, last - 1);
  while (from > first && from > token - REACH && !joins(from)) from--;
  let to = token + 1;
  while (to < last && to < token + REACH && !joins(to)) to++;
  return [from, to];
}

/** The words of a text, gathered once. */
const wordsOf = oncePer(({ tokens }: Document): ReadonlySet<string> => new Set(tokens.map(({ lemma }) => lemma)));
