import { isPlural } from '../../facts/audience/population.ts';
import { wordsOf } from '../../facts/statements/words-of.ts';
import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import { ellipticalIn } from './spared-elsewhere.ts';
import { spreadKey, spreadOf } from './spread.ts';
import { lookUp, related, toWordIndex } from './word-index.ts';

/** Words that may set somebody apart in any clause. */
const APART =
  /^(?:except|excepted|excluding|excluded|just|apart|aside|bar|barring|unless|alone|others?|otherwise|elsewhere|rest|outside|beyond|without)$/;
const REST = /^(?:others?|else|elsewhere|rest|remaining)$/;
/** "Only clusters with an old pool": all others are spared, whatever else the clause tells. */
const ONLY = /^(?:only|solely|exclusively)$/;
/** Shares of its own words and of all its words in one place from which a statement is told there. */
const [TOLD, THERE] = [0.5, 0.4];
/** Probability of being a fact from which a statement that spares somebody counts as one; in so many words, it need be less. */
const [LIKELY, IN_SO_MANY_WORDS] = [0.6, 0.2];
const NOT_AFFECTED =
  /(?:\b(?:is|are|be|will|should)(?: not|n['’]t) (?:be )?|\bun)(?:affected|impacted|concerned|touched)\b|\b(?:is|are|remain)s? (?:\w+ly )?exempt\b/i;

/**
 * Whether the output cannot have told whom a statement of the notice spares: not a word is left of those by which the notice
 * sets them apart, and every clause of the output that spares anybody or sets anybody apart tells another statement.
 */
export function isUnspared(ledger: Ledger, match: StatementMatch): boolean {
  const { measurable, purposes, statement } = match;
  const { doc } = ledger.notice;
  const { start, end } = statement.range;
  const least = NOT_AFFECTED.test(doc.plain.slice(start, end)) ? IN_SO_MANY_WORDS : LIKELY;
  if (!measurable || purposes.fact < least || !spares(doc, statement)) return false;
  return (isUnnamed(ledger, match) && sparesNobodyElse(ledger)) || isOneUnnamed(ledger, match);
}

/** "Webmail and mailboxes on dedicated clusters are not affected": whether the output has one of those listed, and no word of another. */
export function isOneUnnamed(ledger: Ledger, { statement }: StatementMatch): boolean {
  const parts = partsOf(subjectOf(ledger.notice.doc, statement), ledger.notice.doc);
  if (parts.length < 2 || saysRest(ledger)) return false;
  const gone = parts.filter((part) => part.some(({ lower }) => isPlural(lower)) && lacks(ledger, part));
  return gone.length > 0 && gone.length < parts.length;
}

/** The members of a list: cut at "and", "or" and commas. */
function partsOf(words: readonly Token[], { plain }: Document): readonly (readonly Token[])[] {
  const parts: Token[][] = [];
  words.forEach((token, k) => {
    const gap = k > 0 ? plain.slice(words[k - 1]!.end, token.start) : '';
    if (k === 0 || /^(?:,|,? ?\b(?:and|or|nor)\b)/.test(gap.trim())) parts.push([]);
    parts.at(-1)!.push(token);
  });
  return parts;
}

/** "The others are spared", "only IMAP users are affected": whoever is not named is meant. */
const saysRest = oncePer(({ output: { doc } }: Ledger): boolean =>
  doc.clauses.some((_, c) => says(doc, c, ONLY) || says(doc, c, REST)),
);

/** "Trunks on adapters are exempt", "government plans keep it", "buckets with a dot may stay": but "rate limits stay as they are". */
function spares(doc: Document, statement: Statement): boolean {
  const { features } = statement;
  const words = wordsOf(doc, statement);
  if (features.has('exemption@named')) return !features.has('cue:may') || features.has('cue:exempt') || mayGoOn(words);
  if (features.has('cue:lifecycle') && features.has('cue:negation')) return deniesEnd(words);
  return features.has('stay@named') && (mayGoOn(words) || keepsIt(words));
}
/** "Hooks on the server are not deprecated" */
const deniesEnd = (words: readonly Token[]): boolean =>
  words.some(({ lower }, k) => /^(?:is|are)$/.test(lower) && words[k + 1]?.lower === 'not');
/** "May stay on it", but not "can be exported until May": what may be done with a thing is given to nobody in particular. */
const mayGoOn = (words: readonly Token[]): boolean =>
  words.some(({ lower, dateWord }, k) => !dateWord && /^(?:may|can)$/.test(lower) && words[k + 1]?.lower !== 'be');
const keepsIt = (words: readonly Token[]): boolean =>
  words.some(({ lower }, k) => /^keeps?$/.test(lower) && /^(?:it|them|both)$/.test(words[k + 1]?.lower ?? ''));

/** Whether the output lacks all the words that only this statement has for its subject. */
function isUnnamed(ledger: Ledger, { purposes, recall, statement }: StatementMatch): boolean {
  const subject = subjectOf(ledger.notice.doc, statement);
  if (!subject.some(({ lower, shaped }) => isPlural(lower) || /[^us]s$/.test(lower) || shaped)) return false;
  // "Projects without a worker may stay": nothing sets them apart that is said of nobody else.
  const isSure =
    purposes.fact >= SURELY &&
    recall.own <= LITTLE &&
    recall.window <= LITTLE &&
    // "5.3 sites need do nothing", of a version that is named elsewhere as well.
    !subject.some(({ number }) => number) &&
    subject.some(({ lower }) => isPlural(lower));
  return lacks(ledger, subject, isSure ? 0 : SEVERAL);
}

/**
 * Whether the output lacks all those of some words of the notice that stand in one sentence only; and there have to be so many
 * of them, or a name: of one word, a paraphrase may well leave none.
 */
export function lacks({ notice, output }: Ledger, words: readonly Token[], several = SEVERAL): boolean {
  const index = toWordIndex(output);
  const { sentences } = spreadOf(notice);
  const own = words.filter((token) => sentences.get(spreadKey(token)) === 1);
  const named = own.some(
    (token) =>
      token.code ||
      token.shaped ||
      /^\p{Lu}.*\d/u.test(token.text) ||
      (token.capital && (token !== words[0] || PLAN.test(words[1]?.lower ?? ''))),
  );
  return (
    (named || own.length >= several) &&
    own.every((token) => lookUp(token, index).length === 0 && related(token, index).length === 0)
  );
}
/** "District plan schools": what stands before it is its name. */
const PLAN = /^(?:plan|tier|edition|licen[cs]e|package|pilot|subscription)s?$/;
const SEVERAL = 2;
const [SURELY, LITTLE] = [0.9, 0.35];

/** Each clause of the output that spares or sets apart tells a statement of the notice: none is left for another. */
export const sparesNobodyElse = oncePer((ledger: Ledger): boolean => {
  const { output } = ledger;
  const told = new Set<number>();
  for (const { recall } of statementsOf(ledger)) {
    const { own, window, first, last } = recall;
    if (own >= TOLD && window >= THERE) for (let c = first; c < last; c++) told.add(c);
  }
  const spares = new Set([...toWordIndex(output).sparing, ...ellipticalIn(output.doc)]);
  return output.doc.clauses.every(
    (_, c) =>
      !says(output.doc, c, ONLY) &&
      // "The other plans are not affected" tells of whoever is left.
      !(spares.has(c) && says(output.doc, c, REST)) &&
      (told.has(c) || !(spares.has(c) || says(output.doc, c, APART))),
  );
});

/** The content before the verb: "cameras that record to a card" are not affected, but not "relax, nothing changes for you". */
function subjectOf(doc: Document, statement: Statement): readonly Token[] {
  const words = wordsOf(doc, statement);
  const verb = words.findIndex(({ lower }) => VERB.test(lower));
  return words.slice(0, Math.max(verb, 0)).filter(({ content, dateWord }) => content && !dateWord);
}
const VERB =
  /^(?:is|are|do|does|will|can|may|must|has|have|needs?|stays?|remains?|keeps?|not|nothing|nobody|no|\w+n't)$/;

const says = ({ clauses, tokens }: Document, c: number, words: RegExp): boolean => {
  const own = tokens.slice(clauses[c]!.first, clauses[c]!.last);
  // "Only a single chain" tells how many there are.
  const counts = (k: number): boolean => own[k + 1]?.number === true || /^(?:an?|one)$/.test(own[k + 1]?.lower ?? '');
  return own.some(({ code, lower }, k) => !code && words.test(lower) && !(words === ONLY && counts(k)));
};
