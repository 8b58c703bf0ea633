import { readActions } from '../facts/actions.ts';
import { type EquivalenceFact, partOf } from '../facts/equivalence.ts';
import type { Reading } from '../facts/read.ts';
import type { Document } from '../text/document.ts';
import { lazy } from '../text/once.ts';
import { asks } from '../text/question.ts';
import { rangeAt } from '../text/span.ts';
import { isCopied } from './copied.ts';
import type { Ledger } from './ledger.ts';
import { commonWords, MOST, wordsNear } from './nearby.ts';
import { repeats } from './sameness/repeats.ts';
import { isSpared, type Kept, keptSentences, tellingWords } from './sameness/spared.ts';
import {
  comparesWithPast,
  isOfNoun,
  isSaidOfSubject,
  isSamePast,
  isToldOfMore,
  tellsMoreParts,
} from './sameness/subjects.ts';
import { touching } from './touching.ts';

/** A claim of sameness in the output, with the notice's claim that comes nearest. */
export interface SamenessMatch {
  readonly fact: EquivalenceFact;
  readonly notice: EquivalenceFact | undefined;
  /** `claim`: the notice does not say so, or says less. `hint`: the words may only describe. */
  readonly fault: 'claim' | 'hint' | undefined;
}

/** Which claims of the notice cover a total one of the output. A sameness covers everything; "simply" covers only itself. */
const COVERS: Readonly<Record<'same' | 'rest' | 'easy' | 'bare', readonly string[]>> = {
  same: ['same'],
  rest: ['same', 'rest'],
  easy: ['same', 'rest', 'easy', 'bare'],
  bare: ['same', 'rest', 'bare'],
};

/** Lays every claim of sameness in the output beside those of the notice. */
export function matchSameness(ledger: Ledger): SamenessMatch[] {
  const { notice, output } = ledger;
  const claims = output.facts.equivalences;
  if (claims.length === 0) return [];
  const said = notice.facts.equivalences
    .slice(0, MOST)
    .filter((claim) => (claim.sort !== 'same' || !isOfNoun(notice.doc, claim)) && !isLeftOpen(notice.doc, claim))
    .map((claim) => ({ claim, words: tellingWords(wordsNear(notice.doc, claim)) }));
  const kept = keptSentences(notice.doc);
  const goesOn = lazy(() => GOES_ON.test(notice.doc.plain));
  const claimed = touching(claims.map(({ range }) => range));
  return claims.map((fact): SamenessMatch => {
    if (fact.sort === 'hint' || closesSteps(output, fact) || isSamePast(notice, output.doc, fact))
      return { fact, notice: undefined, fault: undefined };
    if (isCopied(ledger, fact.range)) return { fact, notice: undefined, fault: undefined };
    if (isToldOfMore(notice, output, fact)) return { fact, notice: undefined, fault: 'claim' };
    const words = tellingWords(wordsNear(output.doc, fact));
    // A sameness is stated of something: the notice's counts where both speak of the same thing.
    const vague = isVague(output.doc, fact);
    const about = said
      .filter(
        ({ claim, words: others }) =>
          (claim.sort !== 'bare' && (vague || isVague(notice.doc, claim))) || commonWords(words, others) > 0,
      )
      .map(({ claim }) => claim);
    const total = about.find(({ sort }) => sort === 'same');
    if (fact.sort === 'part') {
      const parts = said.map(({ claim }) => claim).filter(({ sort }) => sort === 'part');
      const covered = (part: string): boolean =>
        parts.some((other) => other.of.includes(part) && (!fact.ofAll || other.ofAll)) ||
        (!fact.ofAll &&
          kept.some(
            (other) =>
              other.parts.has(part) &&
              (vague ||
                other.words.size <= 3 ||
                commonWords(words, other.words) >= Math.min(2, Math.max(1, words.size - 1))),
          ));
      // That a thing of the notice stays as it is does not call the replacement the same.
      const named = fact.stays && fact.of.every((part) => notice.doc.tokens.some((token) => partOf(token) === part));
      if (total || named || fact.of.every(covered) || (!fact.ofAll && saysSame(notice.doc, output.doc, fact)))
        return { fact, notice: total ?? parts.find((other) => other.of.includes(fact.of[0]!)), fault: undefined };
      return { fact, notice: parts[0], fault: 'claim' };
    }
    // "Apart from `dimensions` the request body is identical", of the notice's "the request body is the same, except …".
    const parts = fact.sort === 'rest' ? partsIn(output.doc, fact) : [];
    if (parts.length > 0 && parts.every((part) => said.some(({ claim }) => claim.of.includes(part))))
      return { fact, notice: about[0], fault: undefined };
    if (fact.sort !== 'easy' && repeats(notice.doc, output.doc, fact))
      return { fact, notice: undefined, fault: undefined };
    // "Both claim identical files", of the notice's "they own the same files".
    if (
      fact.sort === 'same' &&
      ((/\b(?:same|identical|equal)$/i.test(fact.span.text) && saysSame(notice.doc, output.doc, fact)) ||
        (/\balike$/i.test(fact.span.text) && APART.test(notice.doc.plain)) ||
        (/\bsame (?:way|manner)$/i.test(fact.span.text) && SAME_WAY.test(notice.doc.plain)))
    )
      return { fact, notice: undefined, fault: undefined };
    if ((fact.sort === 'same' || fact.sort === 'rest') && isSaidOfSubject(output.doc, fact, kept))
      return { fact, notice: undefined, fault: undefined };
    // "Nothing else in 5.x has an end", of the notice's "everything else keeps running".
    if (fact.sort === 'rest' && /^nothing\b/i.test(fact.span.text) && kept.some(({ rest }) => rest))
      return { fact, notice: undefined, fault: undefined };
    // "Other pairs keep working as now", of the notice's "for all other pairs it stays as it is".
    if (fact.sort === 'rest' && OTHERS.test(fact.span.text) && isOfOthers(output.doc, fact, kept))
      return { fact, notice: undefined, fault: undefined };
    // "All else stays the same", of the notice's "apart from the host nothing changes": a rest is a rest.
    const rest = isOfRest(output.doc, fact) ? said.find(({ claim }) => isOfRest(notice.doc, claim)) : undefined;
    if (rest) return { fact, notice: rest.claim, fault: undefined };
    // "No code changes", of the notice's "you need not touch your code".
    if (fact.sort === 'rest' && /^(?:no|without)\b/i.test(fact.span.text) && isUntouched(output.doc, fact, kept))
      return { fact, notice: undefined, fault: undefined };
    const cover = about.find(({ sort }) => COVERS[fact.sort as keyof typeof COVERS].includes(sort));
    if (cover) return { fact, notice: cover, fault: undefined };
    // "Self-hosted runners need no change" is an exemption of the notice in other words.
    const bare =
      fact.sort === 'bare' ||
      (fact.sort === 'easy' &&
        ((/^you/.test(output.doc.tokens[fact.token]!.lower) && opens(output.doc, fact)) ||
          /^no\b/i.test(fact.span.text))) ||
      // "Users of only `x` see no difference"
      /^no (?:\w+ )?differences?$/i.test(fact.span.text);
    // "Refund notifications look the same": said of a thing by its own name, which the notice says stays.
    if (
      (fact.sort === 'same' || fact.sort === 'rest') &&
      (comparesWithPast(output.doc, fact, fact.range.end) ||
        STAYS.test(output.doc.plain.slice(Math.max(0, fact.range.start - 9), fact.range.start)) ||
        (AS_IT_WAS.test(fact.span.text) &&
          !REPLACES.test(output.doc.plain.slice(output.doc.sentences[fact.sentence]!.start, fact.range.start)) &&
          /^(?:\s?[.,;:)!]|\s*$|\n)/.test(output.doc.plain.slice(fact.range.end, fact.range.end + 3)))) &&
      isSpared(output.doc, fact, kept, claimed, 0) &&
      !tellsMoreParts(output.doc, fact, kept)
    )
      return { fact, notice: undefined, fault: undefined };
    // "Deprecated, working as before", of the notice's "for the moment it works like before".
    if (fact.span.text.replace(/^(?:it|they) /i, '').search(GOES_ON) === 0 && opensClause(output.doc, fact) && goesOn())
      return { fact, notice: undefined, fault: undefined };
    if (isOfDeprecated(output.doc, fact)) return { fact, notice: undefined, fault: undefined };
    // "Within the home network everything works as now", of the notice's "viewing there remains working as now".
    if (/^everything\b/i.test(fact.span.text) && GOES_ON.test(fact.span.text) && isWithin(output.doc, fact) && goesOn())
      return { fact, notice: undefined, fault: undefined };
    // "Other destinations: no change", of the notice's "traffic to other countries goes on".
    if (bare && isLedByOthers(output.doc, fact) && kept.some(({ rest }) => rest))
      return { fact, notice: undefined, fault: undefined };
    // "…, and everything works as before" speaks of all, whatever stands before it.
    const back = fact.span.text.toLowerCase().startsWith('everything') ? 0 : undefined;
    if (bare && (isSpared(output.doc, fact, kept, claimed, back) || sparesWhatFollows(output.doc, fact, kept)))
      return { fact, notice: undefined, fault: undefined };
    return { fact, notice: about[0], fault: fact.sort === 'bare' && !followsStep(output.doc, fact) ? 'hint' : 'claim' };
  });
}

/**
 * "Change the path, and your map carries on unchanged": that nothing else changes is said of the move where a step leads to it,
 * in its sentence or in the one before it. Said of a thing by itself, it tells how that thing fares: "Voice Only works as before".
 */
function followsStep(doc: Document, { range, sentence }: EquivalenceFact): boolean {
  const from =
    doc.sentences[GOES_BACK.test(doc.plain.slice(doc.sentences[sentence]!.start, range.end)) ? sentence - 1 : sentence];
  return (
    from !== undefined &&
    readActions(doc).some(
      ({ kind, range: step }) => kind !== 'none' && step.start >= from.start && step.end <= range.start,
    )
  );
}
/** What stands for the successor that the sentence before it names. */
const GOES_BACK = /^\W*(?:it|they|both|(?:the|this|that) [a-z]+|[^.;]{0,40},? (?:it|they))\b/i;

/** The parts of an interface that a claim names within its words. */
const partsIn = ({ tokens }: Document, { token, range }: EquivalenceFact): string[] =>
  tokens
    .slice(token, token + MOST)
    .filter(({ end }) => end <= range.end)
    .flatMap((word) => partOf(word) ?? []);

const GOES_ON =
  /\b(?:works?|working|runs?|running|operat(?:es?|ing)|functions?|functioning|continues?|continuing)\s(?:\w+\s){0,2}(?:as|like)\s(?:before|usual|today|now|always|it (?:does|did|is|was))\b/i;
/** "`a` is deprecated, although it works as before": that is what the word means, and no claim about the replacement. */
function isOfDeprecated(doc: Document, { token, range, sentence, span }: EquivalenceFact): boolean {
  const { tokens, clauses, sentences, plain } = doc;
  if (!GOES_ON.test(span.text)) return false;
  for (let k = clauses[rangeAt(clauses, range.start)]!.first; k < token; k++)
    if (tokens[k]!.code || (tokens[k]!.content && !/^(?:goes|go|keeps?|continues?|still)$/.test(tokens[k]!.lower)))
      return false;
  const from = Math.max(sentences[Math.max(0, sentence - 1)]!.start, range.start - FAR);
  const told = plain.slice(from, range.start).toLowerCase();
  const at = told.lastIndexOf('deprecat');
  // "It is deprecated; use `b`. It works as before": of what takes its place.
  return at >= 0 && !OF_NEW.test(told.slice(at));
}
/** So many characters before the claim the word is looked for. */
const FAR = 400;
const OF_NEW = /\b(?:use|using|switch|move|moving|migrate|replac\w+|new|instead|successor)\b/;
/** "Your messages stay exactly the same": as they are, and not as another's. */
const STAYS = /\b(?:stays?|remains?|keeps?)\s$/i;
/** Said of one place only: "within the network everything …", "where everything …". */
function isWithin({ sentences, plain }: Document, { range, sentence }: EquivalenceFact): boolean {
  const before = plain.slice(Math.max(sentences[sentence]!.start, range.start - 80), range.start);
  return /(?:^|[.;:,(]\s?)(?:within|inside|in|on|at)\s[^.;:]*$|\bwhere\s$/i.test(before);
}
const opensClause = ({ clauses }: Document, { token, range }: EquivalenceFact): boolean =>
  clauses[rangeAt(clauses, range.start)]?.first === token;

/** "Install it, sign in, scan the code, and you're ready to go": the end of a list of steps is no word on what they lead to. */
function closesSteps({ doc }: Reading, { sort, range, span, sentence }: EquivalenceFact): boolean {
  if (sort !== 'easy' || !CLOSING.test(span.text)) return false;
  const { start } = doc.sentences[Math.max(0, sentence - 1)]!;
  // "One quick command: …"
  if (/\b(?:one|single)\b/i.test(doc.plain.slice(start, range.start))) return false;
  const steps = readActions(doc).filter(
    ({ kind, range: step }) => kind === 'imperative' && step.start >= start && step.end <= range.start,
  );
  return new Set(steps.map(({ range: step }) => step.end)).size > 1;
}
const CLOSING =
  /^(?:and )?(?:that['’]?s|that is|you['’]?(?:re|ll)|you|be|are|good)\b(?!.*\b(?:takes?|needs?|needed)\b)/i;

/** "Nothing else", "otherwise", "apart from …": what a claim says of all but what is named. */
function isOfRest({ plain }: Document, { range }: EquivalenceFact): boolean {
  return REST.test(plain.slice(Math.max(0, range.start - 40), range.end).replace(/^.*[.;!?]\s/s, ''));
}
const REST =
  /\b(?:(?:nothing|everything|all|anything) (?:else|other|further|more)|no (?:other|further|additional)|otherwise|(?:apart|aside) from|other than|except for|beyond|besides|the rest|in (?:all|every) other)\b/i;

const OTHERS = /^(?:rest|remaining|others?)\b/i;
/** True where the notice keeps the rest of the same things as they are. */
function isOfOthers({ tokens }: Document, { token, range }: EquivalenceFact, kept: readonly Kept[]): boolean {
  const nouns = new Set<string>();
  for (let k = token; k < tokens.length && tokens[k]!.end <= range.end; k++)
    if (tokens[k]!.content) nouns.add(tokens[k]!.lemma);
  const telling = tellingWords(nouns);
  return kept.some(({ rest, words }) => rest && (telling.size === 0 || commonWords(telling, words) > 0));
}

const isLedByOthers = ({ sentences, plain }: Document, { range, sentence }: EquivalenceFact): boolean =>
  /^\W*(?:all |the )?(?:others?|remaining|rest)\b[^.;]{0,40}:\s$/i.test(
    plain.slice(sentences[sentence]!.start, range.start),
  );

/** True where the noun within "no … changes" is one that the notice leaves alone. */
function isUntouched({ tokens }: Document, { token, range }: EquivalenceFact, kept: readonly Kept[]): boolean {
  const nouns = new Set<string>();
  for (let k = token + 1; k < tokens.length && tokens[k]!.end <= range.end; k++)
    if (tokens[k]!.content) nouns.add(tokens[k]!.lemma);
  const telling = tellingWords(nouns);
  return telling.size > 0 && kept.some(({ words }) => commonWords(telling, words) === telling.size);
}

/** "No change to working-time accounts, absence requests or exports", "No change: accounts, exports": what the notice spares stands behind the claim. */
function sparesWhatFollows(doc: Document, { range, sentence }: EquivalenceFact, kept: readonly Kept[]): boolean {
  const { first, last } = doc.sentences[sentence]!;
  const words = new Set<string>();
  let led = doc.plain[range.end] === ':';
  for (let k = first; k < Math.min(last, first + 2 * MOST); k++) {
    const { start, end, lower, lemma, content } = doc.tokens[k]!;
    if (end <= range.start) continue;
    led ||= start <= range.end && /^(?:to|for|in|with)$/.test(lower);
    if (led && content) words.add(lemma);
  }
  const telling = tellingWords(words);
  return (
    led && telling.size > 0 && kept.some((other) => commonWords(telling, other.words) >= Math.min(2, telling.size))
  );
}

/** "The same text costs more": the notice has the same word of the same thing, and claims nothing by it. */
function saysSame(notice: Document, output: Document, { token, sentence }: EquivalenceFact): boolean {
  const { last } = output.sentences[sentence]!;
  let k = token;
  while (k < last && k < token + 4 && !SAME.test(output.tokens[k]!.lower)) k++;
  const noun = output.tokens[k + 1];
  return (
    noun !== undefined &&
    k + 1 < last &&
    noun.content &&
    notice.tokens.some(
      (other, n) =>
        SAME.test(other.lower) && (notice.tokens[n + 1]?.lemma === noun.lemma || hasSubject(notice, n, noun.lemma)),
    )
  );
}

/** "Templates and paper sizes are the same": what stands before the verb. */
function hasSubject({ tokens, clauses }: Document, same: number, noun: string): boolean {
  const verb = tokens[same - 1]?.lower === 'the' ? same - 2 : same - 1;
  const first = clauses[rangeAt(clauses, tokens[same]!.start)]?.first ?? same;
  return (
    /^(?:is|are|stays?|remains?|be)$/.test(tokens[verb]?.lower ?? '') &&
    tokens.slice(first, verb).some(({ lemma }) => lemma === noun)
  );
}

/** "Will transcripts look the same?", which no "yes" follows: asked, and not told. */
function isLeftOpen(doc: Document, { sentence }: EquivalenceFact): boolean {
  const answer = doc.sentences[sentence + 1];
  return (
    asks(doc, doc.sentences[sentence]!) && answer !== undefined && !YES.test(doc.plain.slice(answer.start, answer.end))
  );
}
const YES =
  /^\W*(?:yes|yep|(?:it|they|these|those|that) (?:do|does|is|are|will)\b|exactly|mostly|almost|nearly|the same)/i;
const SAME = /^(?:same|identical|equal)$/;
/** "In the same manner", of "with the same stick method". */
const SAME_WAY = /\bsame\s(?:\w+\s){0,2}(?:way|manner|method|procedure|steps?|process|route)\b/i;
/** "Two unnamed outlets look alike", of "it can't tell two unnamed outlets apart". */
const APART =
  /\b(?:tell|told|telling|keep|kept)\s(?:\S+\s){0,6}apart\b|\bdistinguish|\b(?:cannot|can['’]t|not) tell\s(?:\S+\s){1,4}from\b/i;

/** "The new one replaces it and works the same": beside the old one. */
const REPLACES = /\b(?:replaces?|supersedes?|succeeds?|takes? (?:over|the place))\b/i;
/** A predicate that sets a thing beside what it was, and beside no other; "behaves just as before" compares. */
const AS_IT_WAS =
  /(?<!\b(?:otherwise|just|exactly|precisely|(?:comes?|turns?|works?) out) )\b(?:the same|unchanged|as before|as usual|as always|(?:just |exactly |precisely )?as (?:now|today)|(?:just |exactly |precisely )?like (?:before|now|today|always)|the way (?:it|they) (?:do|does|did|was|were|worked|ran))$|\b(?:works?|runs?|goes on|go on|continues?|stays?|remains?) (?:just|exactly|precisely) as before$/i;

const opens = (doc: Document, { sentence, token }: EquivalenceFact): boolean =>
  token === doc.sentences[sentence]!.first;

/** True where a pronoun stands for what the claim speaks of: "It is a drop-in replacement". */
const isVague = (doc: Document, { sentence, token }: EquivalenceFact): boolean => {
  const { first, last } = doc.sentences[sentence]!;
  if (last - first <= FRAGMENT) return true;
  for (let i = token; i >= Math.max(first, token - 8); i--)
    if (/^(?:it|they|both|these|this|which|its|their)$/.test(doc.tokens[i]!.lower)) return true;
  return false;
};
/** "Same login.": so few words name nothing but the part. */
const FRAGMENT = 3;
