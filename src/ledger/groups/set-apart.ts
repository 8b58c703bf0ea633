import { populationOf } from '../../facts/audience/population.ts';
import { isKnownVerb } from '../../facts/grammar/has-verb.ts';
import { carries, isGeneric, wordSet } from '../../facts/grammar/naming.ts';
import { segmentStarts } from '../../facts/grammar/segments.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { isLate } from './late.ts';
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
  /^(?:need\w*|want\w*|wish\w*|requir\w*|long\w*|more|extra|additional|further|time|appl(?:y|ies|ied|ying)|ask\w*|request\w*|extend\w*|extension\w*|grace|transition\w*|move\w*|migrat\w*|switch\w*|ready|still|later|late|remain\w*|current\w*|present\w*|exist\w*|old\w*|affected|concerned|other\w*|some|certain|few|many|most|selected|eligible)$/;

/**
 * Whether a text sets some people apart in a word that the other text does not have: "public-sector tenants" for
 * government tenants, "if you pay" for paying customers, "in Norway and Sweden" for the Nordic countries. Where a group is
 * told so, it is named in other words, and what is said of it is not said of everybody. Bounded work for each call.
 */
export function setsApart(doc: Document, from: number, to: number, other: Document): boolean {
  const { tokens } = doc;
  const known = wordsOf(other);
  const isOwn = (token: Token | undefined, anyEnding = false): token is Token =>
    token !== undefined &&
    carries(token) &&
    !token.code &&
    !token.number &&
    !token.url &&
    !isGeneric(token.lemma) &&
    !WANTS.test(token.lower) &&
    !isSparingWord(token.lemma) &&
    (anyEnding || !token.lower.endsWith('ly')) &&
    !known.has(token.lemma);
  const tells = (k: number): boolean => isOwn(tokens[k]) && populationOf(tokens[k]!) === null;
  const given = givenTo(other);
  for (let k = from; k < to; k++) {
    const token = tokens[k]!;
    const population = populationOf(token) ?? (given.has(token.lemma) && !token.code ? 'technical' : null);
    // "GP surgeries: until May", "for surgeries until May": whoever they are, the other text names nobody so.
    if (
      token.lower.endsWith('s') &&
      isOwn(token) &&
      !WHOEVER.has(token.lemma) &&
      (doc.plain[token.end] === ':' || (k > from && tokens[k - 1]!.lower === 'for'))
    )
      return true;
    // "Government bodies may …": the subject of a permission, in a word of the author's own.
    if (
      k > from &&
      ALLOWED.test(token.lower) &&
      isOwn(tokens[k - 1]) &&
      isGroupNoun(tokens[k - 1]!) &&
      joined(doc, k - 1)
    )
      return true;
    if (population !== null) {
      if (population === 'everybody' && !WHOEVER.has(token.lemma) && isOwn(token)) return true;
      const first = tokens[k - 1];
      const before = k - 2 >= from ? tokens[k - 2] : undefined;
      // "State-run": one word, whatever its parts are by themselves.
      const compound = before !== undefined && first !== undefined && doc.plain[first.start - 1] === '-';
      const free =
        compound || before === undefined || !joined(doc, k - 2) || BEFORE.test(before.lower) || !isKnownVerb(first!);
      if (first && k - 1 >= from && joined(doc, k - 1) && free && (tells(k - 1) || (compound && tells(k - 2))))
        return true;
      // "Yearly Plus members"
      if (before && k - 2 >= from && joined(doc, k - 2) && joined(doc, k - 1) && first?.capital && isOwn(before, true))
        return true;
      if (joined(doc, k) && opens(tokens[k + 1], tokens[k + 2]) && describedFrom(k + 2)) return true;
    } else if (CONDITION.test(token.lower) && describedFrom(k + 1)) return true;
    else if (
      k > from &&
      /^\p{Lu}\p{Ll}/u.test(token.text) &&
      /[\p{L},] $/u.test(doc.plain.slice(token.start - 2, token.start)) &&
      tells(k)
    )
      return true;
  }
  return false;

  function describedFrom(k: number): boolean {
    // "Customers who still depend on it": whoever uses the thing.
    if (
      /^who(?:ever)?$/.test(tokens[k - 1]?.lower ?? '') &&
      tokens.slice(k, Math.min(to, k + DESCRIBES)).some(({ lower }) => /^(?:it|them)$/.test(lower))
    )
      return false;
    if (isLate(doc.plain.slice(tokens[k - 1]!.start, tokens[Math.min(to, k + DESCRIBES) - 1]!.end))) return false;
    for (let n = k; n < Math.min(to, k + DESCRIBES); n++) {
      // "If you cannot make it": who does not manage is no group.
      if (/^(?:not|never|cannot|\w+n't)$/.test(tokens[n]!.lower)) return false;
      if (n > k && !joined(doc, n - 1)) return false;
      if (WANTS.test(tokens[n]!.lower) && /^(?:need|want|wish|requir|appl|ask)/.test(tokens[n]!.lower)) return false;
      if (tells(n)) return true;
    }
    return false;
  }
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
