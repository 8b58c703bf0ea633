import { classesOf } from '../../facts/grammar/classes.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { lemma as lemmaOf } from '../../text/lemma.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';
import { isRequired } from '../steps/required.ts';
import { isAct } from '../steps.ts';
import { binds, leaves, onlyLeaves } from './leave.ts';

const PERMITS = /^(?:can|may|could|might)$/;
/** "Before you can", "so that it can", "which may take": what a step makes possible, and not the step. */
const ENABLES = /^(?:before|until|so|that|which|who|where|then|after|once|unless|otherwise|while|as)$/;
/** The statement is found there with at least this share of its words. */
const THERE = 0.35;
/** The same of one whose words all stand elsewhere in the notice too. */
const WHOLE = 0.8;
/** From this probability on a statement tells users what to do. */
const STEP = 0.5;

/** A step that the notice requires and the output leaves to the reader. */
export interface Softened {
  readonly match: StatementMatch;
  /** Where the output tells it, in `doc.plain`. */
  readonly at: Range;
}

/** The required steps among `matches` that the output tells as something users may do: "you can", "optionally", "if you like". */
export function softenedSteps({ notice, output }: Ledger, matches: readonly StatementMatch[]): readonly Softened[] {
  const { doc } = output;
  const found: Softened[] = [];
  for (const match of matches) {
    const { statement, recall, purposes, measurable, lost } = match;
    if (purposes.step < STEP || recall.window < (measurable ? THERE : WHOLE) || lost[5] > 0.5) continue;
    const text = textOf(notice.doc, statement.range);
    // "The full backup is mandatory" names the step that stands before it.
    if (
      !(isAct(notice.doc, match) && isRequired(notice.doc, match)) &&
      !(CALLED.test(text) && statement.content.length > 2)
    )
      continue;
    // What the notice itself only permits is no duty that could be softened.
    if (statement.content.length === 0 || leaves(text) || hasPermit(notice.doc, statement)) continue;
    // "The request must be filed by May", of an extension that may be requested: how, for those who want it.
    if (REQUEST.test(text) && OFFERED.test(notice.doc.plain)) continue;
    // "Users should try the new one" is advice itself, and "suggested" no less.
    if (ADVISES.test(text) && !binds(text)) continue;
    const from = doc.clauses[recall.first]?.sentence ?? 0;
    const to = doc.clauses[recall.last - 1]?.sentence ?? -1;
    for (let s = from; s <= to; s++) {
      const sentence = doc.sentences[s]!;
      const at = binds(textOf(doc, sentence)) ? undefined : leftOpen(doc, sentence, statement.content);
      if (at === undefined || isOtherChoice(notice.doc, doc, matches, statement.content, at)) continue;
      found.push({ match, at });
      break;
    }
  }
  return found;
}

const REQUEST =
  /\b(?:requests?|applications?|claims?)\s(?:must|have to|has to|needs? to|should|shall|(?:is|are) to)\s(?:reach|arrive|be\s(?:filed|made|sent|submitted|handed|received))\b/i;
const OFFERED = /\b(?:may|can|could|able to)\s(?:\p{L}+\s){0,2}(?:request|apply|claim)\b/iu;
const ADVISES = /\bshould\b/i;
const CALLED = /\b(?:is|are) (?:required|mandatory|obligatory|compulsory)\b/i;

const textOf = ({ plain }: Document, { start, end }: Range): string => plain.slice(start, Math.min(end, start + LONG));
const LONG = 600;

/** "You may", and not "in early May". */
const isPermit = ({ lower, code, dateWord }: Token): boolean => !code && !dateWord && PERMITS.test(lower);

const hasPermit = ({ tokens }: Document, { clause }: StatementMatch['statement']): boolean => {
  for (let k = clause.first; k < clause.last; k++)
    if (isPermit(tokens[k]!) && !ENABLES.test(tokens[clause.first]!.lower)) return true;
  return false;
};

/** To put one thing in the place of another, in any word. */
const RENEWS: ReadonlySet<string> = new Set(
  'replace change exchange swap renew substitute update rotate'.split(' ').map(lemmaOf),
);

/** Where a sentence leaves to the reader what `content` tells: the clause that does so. */
function leftOpen(doc: Document, sentence: Sentence, content: readonly Token[]): Range | undefined {
  const lemmas = new Set(content.map(({ lemma }) => lemma));
  const classes = new Set(content.flatMap(({ lemma, code }) => (code ? [] : classesOf(lemma))));
  // "Replace the record" told as "the record can be changed".
  const renews = content.some(({ lemma, code }) => !code && RENEWS.has(lemma));
  const tells = ({ lemma, code }: Token): boolean =>
    lemmas.has(lemma) ||
    (!code && (classesOf(lemma).some((name) => classes.has(name)) || (renews && RENEWS.has(lemma))));
  for (let c = sentence.firstClause; c < sentence.lastClause; c++) {
    const clause = doc.clauses[c]!;
    const words = doc.tokens.slice(clause.first, clause.last);
    const beside = besideOf(doc, sentence, c);
    if (leaves(textOf(doc, clause)) && !ONLY.test(textOf(doc, clause)) && shares(beside, lemmas, 2)) return clause;
    if (ENABLES.test(clause.lead) || isThreat(words)) continue;
    for (let k = 1; k < words.length; k++) {
      if (!isPermit(words[k]!) || /^(?:not|no)$/.test(words[k + 1]?.lower ?? '')) continue;
      if (words.slice(0, k).some(({ lower }) => ENABLES.test(lower))) break;
      // "Only the account owner may export": a bond, and no leave.
      if (words.slice(0, k).some(({ lower }) => ONLY.test(lower))) break;
      // "No account can be opened without it"
      if (/^(?:no|nobody|nothing|none)$/.test(words[0]!.lower)) break;
      // "You can also register": the verb, behind an adverb or an auxiliary.
      const verb = words.slice(k + 1, k + 4).find((token) => token.content);
      if (verb !== undefined && tells(verb) && shares(words, lemmas, 2)) return clause;
      break;
    }
  }
  return undefined;
}

const ONLY = /\b(?:only|solely|exclusively)\b/i;

/** The words of a clause; of "(optional)", "ideally," and "should you like to", those of the clause that it is said of. */
function besideOf({ clauses, plain, tokens }: Document, sentence: Sentence, c: number): readonly Token[] {
  const { first, last, start, end, bracketed } = clauses[c]!;
  if (!onlyLeaves(plain.slice(start, end))) return tokens.slice(first, last);
  const of = bracketed || c + 1 >= sentence.lastClause ? c - 1 : c + 1;
  return of < sentence.firstClause ? [] : tokens.slice(clauses[of]!.first, clauses[of]!.last);
}

/** What the notice itself leaves to the reader, in no fewer of the words: "you may test the key", beside "you must register it". */
function isOtherChoice(
  notice: Document,
  doc: Document,
  matches: readonly StatementMatch[],
  content: readonly Token[],
  at: Range,
): boolean {
  const told = new Set(
    doc.tokens.filter(({ start, end }) => start >= at.start && end <= at.end).map(({ lemma }) => lemma),
  );
  const common = (words: readonly Token[]): number =>
    new Set(words.filter(({ lemma }) => told.has(lemma)).map(({ lemma }) => lemma)).size;
  const least = Math.max(2, common(content));
  return matches.some(
    ({ statement }) =>
      statement.content !== content &&
      common(statement.content) >= least &&
      (leaves(textOf(notice, statement.range)) || hasPermit(notice, statement)),
  );
}

/** "Or uploads may fail": what happens without the step, unless it is the reader who may. */
const isThreat = ([or, subject]: readonly Token[]): boolean =>
  or?.lower === 'or' && !/^(?:you|they|users|customers|can|may|could|might)$/.test(subject?.lower ?? '');

/** At least so many of a step's own words stand in the clause: it is told there. */
const shares = (words: readonly Token[], lemmas: ReadonlySet<string>, least: number): boolean =>
  words.some(({ code, lemma }) => code && lemmas.has(lemma)) ||
  new Set(words.filter(({ lemma }) => lemmas.has(lemma)).map(({ lemma }) => lemma)).size >=
    Math.min(least, lemmas.size);
