import { isForCurious } from '../facts/actions/for-curious.ts';
import { populationOf } from '../facts/audience/population.ts';
import { classesOf } from '../facts/grammar/classes.ts';
import type { Clause } from '../text/clauses.ts';
import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import type { Range } from '../text/span.ts';
import type { Token } from '../text/tokens.ts';
import type { StatementMatch } from './statements.ts';
import { isInvitation, isRowOfNames } from './steps/no-step.ts';
import { CALLED } from './steps/required.ts';

/** The statements that tell users something to do and have words of their own. */
export const stepsOf = (doc: Document, matches: readonly StatementMatch[]): StatementMatch[] =>
  matches.filter(
    ({ purposes, recall, statement }) =>
      purposes.step >= 0.5 &&
      recall.ownWeight >= OWN &&
      saysWhat(statement) &&
      !isInvitation(doc, statement) &&
      !isForCurious(doc, statement.clause.sentence) &&
      !isFronted(doc, statement),
  );

/** "If your CI pulls from it, | export the lockfile": the condition, with what is to be done behind it. */
const isFronted = ({ clauses }: Document, { clause, index }: StatementMatch['statement']): boolean =>
  clauses[index + 1]?.sentence === clause.sentence && clauses[index + 1]!.lead === '';

/** "This step is required" and "step 2 before step 3" do not say what to do; "you must re-pair", "divide by 1,000" do. */
function saysWhat({ content, features }: StatementMatch['statement']): boolean {
  const words = content.filter(
    ({ lower, number }) =>
      !(number && /^\d\d?$/.test(lower)) && !/^(?:steps?|said)$/.test(lower) && !CALLED.test(lower),
  );
  const addressed = features.has('cue:you') || features.has('imperative');
  return words.length >= (addressed ? 2 : 3);
}

/**
 * True where a statement can be a step that users are asked for: it says what to do, and is no mere reason ("hotels are
 * obliged by law to register both").
 */
export const isAct = (doc: Document, { statement, purposes: { reason, required, step } }: StatementMatch): boolean =>
  saysWhat(statement) &&
  // "Flex 5G requires a phone": words of duty in what is otherwise no step.
  Math.max(step, required) >= UNLIKELY &&
  !statement.features.has('lead-in') &&
  !statement.features.has('heading') &&
  !isFragment(doc, statement) &&
  !isPointer(doc, statement) &&
  !isSpelledOut(doc, statement) &&
  !isInvitation(doc, statement) &&
  !isRowOfNames(doc, statement) &&
  !(reason >= 0.5 && reason > required) &&
  !isInference(doc, statement) &&
  !isSpared(doc.plain.slice(statement.range.start, statement.range.end));

/** Below this probability a statement is no step, whatever word of duty it has. */
const UNLIKELY = 0.2;

/** "Which three stay online", "without it the page stays empty", "the following is required", "Migration of the calls:": no duty of its own. */
function isFragment(doc: Document, { clause, features, index }: StatementMatch['statement']): boolean {
  const { tokens, clauses } = doc;
  const head = tokens[clause.first]?.lower ?? '';
  if (tokens[clause.first + 1]?.lower === 'following' && /^(?:the|all)$/.test(head)) return true;
  // "Whoever has it installed must": what is to be done stands in the list below.
  if (/^(?:must|shall|should|to)$/.test(tokens[clause.last - 1]!.lower)) return true;
  // "For which up to six weeks should be allowed"
  if (tokens[clause.first + 1]?.lower === 'which' && !tokens.slice(clause.first, clause.last).some(isDuty)) return true;
  if (features.has('cue:must') || features.has('imperative')) return false;
  // "Before you can run the command, | …", "when you flip the switch": when a step is to be done, and not the step.
  if (
    /^(?:before|after|until|when|once|as)$/.test(head) &&
    clauses.some((other) => other !== clause && other.sentence === clause.sentence)
  )
    return true;
  if (features.has('relative') || /^(?:which|whose|that)$/.test(head)) return true;
  // "While the old card is still in hand": when a step is to be done, and not the step.
  if (/^(?:while|as)$/.test(clause.lead)) return true;
  // "To bring along timers, open …", "(to be asked separately)": what a step is for, or who else takes it.
  if (head === 'to' && (clause.bracketed || (opensSentence(doc, clause) && !holdsStep(doc, clause)))) return true;
  if (/^(?:without|otherwise|else|failing)$/.test(head) && !features.has('cue:you')) return true;
  const next = clauses[index + 1];
  return /(?:ation|ment|ing|change|move)$/.test(head) && next?.sentence === clause.sentence && next.lead === ':';
}

const isDuty = ({ lower }: Token): boolean => /^(?:must|needs?|ha(?:ve|s)|required|you)$/.test(lower);

/** "To switch, publish them | and …": what it is for, and the step behind a comma that parts no clause. */
const holdsStep = ({ plain }: Document, { start, end }: Clause): boolean =>
  /^to [^,]{2,60}, \p{Ll}/iu.test(plain.slice(start, end));

/** The clause begins its sentence, and others follow. */
const opensSentence = ({ sentences }: Document, { sentence, first, last }: Clause): boolean =>
  sentences[sentence]!.first === first && sentences[sentence]!.last > last;

/**
 * "You must complete step 1 before the wipe", "finish these steps by May", "you are obliged to do two things": what is to
 * be done stands in the step itself, and is looked for there.
 */
export function isPointer({ tokens }: Document, { clause: { first, last } }: StatementMatch['statement']): boolean {
  for (let k = first + 1; k < last; k++) {
    if (!/^(?:steps?|things|tasks|actions)$/.test(tokens[k]!.lower)) continue;
    const counted = /^(?:\d+|one|two|three|four|five|six|seven)$/.test(tokens[k + 1]?.lower ?? '') && k + 1 < last;
    const pointed = tokens.slice(Math.max(first, k - 3), k).some(({ lower }) => POINTS.test(lower));
    if (!counted && !pointed) continue;
    return tokens
      .slice(Math.max(first, k - LEAD), k)
      .every(({ content, lower, number }) => !content || number || POINTS.test(lower) || DOES.test(lower));
  }
  return false;
}
/** So many words before "step 1" are looked at. */
const LEAD = 12;
const POINTS =
  /^(?:this|that|these|those|both|all|each|every|first|second|third|last|final|previous|above|following|\d|two|three|four|five|six|seven)$/;
const DOES =
  /^(?:you|users?|customers?|everyone|must|should|need|have|has|please|note|make|sure|complet\w*|finish\w*|do|does|done|doing|perform\w*|carry|carried|run|take|taken|execut\w*|follow\w*|go|gone|work\w*|be|is|are|obliged|asked|required|necessary|mandatory)$/;

/** "You need to change the endpoints that you use. You will need to change this from `a` to `b`": the next sentence says how. */
function isSpelledOut({ plain, sentences, tokens }: Document, { clause }: StatementMatch['statement']): boolean {
  const next = sentences[clause.sentence + 1];
  if (next === undefined || next.block !== sentences[clause.sentence]!.block) return false;
  if (tokens.slice(clause.first, clause.last).some(({ code, url, number, shaped }) => code || url || number || shaped))
    return false;
  const verb = DUTY_VERB.exec(plain.slice(clause.start, clause.end))?.[1];
  const again = DUTY_VERB.exec(plain.slice(next.start, Math.min(next.end, next.start + 80)))?.[1];
  return (
    verb !== undefined && verb === again && tokens.slice(next.first, next.last).some(({ code, url }) => code || url)
  );
}
const DUTY_VERB = /\b(?:must|(?:need|have|has|needs) to)\s(\p{Ll}+)\b/u;

/** "Hence plain HTTP has to close": what follows for a thing, and asked of nobody. */
const isInference = ({ tokens }: Document, { clause, features }: StatementMatch['statement']): boolean =>
  /^(?:hence|thus|therefore|consequently)$/.test(tokens[clause.first]?.lower ?? '') ||
  /^(?:hence|thus|therefore|consequently)$/.test(clause.lead)
    ? !features.has('cue:you') &&
      !features.has('imperative') &&
      tokens.slice(clause.first, clause.last).every((token) => populationOf(token) === null)
    : false;

/** "Should help be required", "if they should still look", "we have to tell you", "nobody has to", "you need not": a duty of nobody who reads. */
const isSpared = (text: string): boolean =>
  /^(?:should|if|in case|when(?:ever)?|whether)\b.*\b(?:required|needed|necessary)\b/is.test(text) ||
  /^(?:if|when|where|unless)\b(?!.*\b(?:must|ha(?:ve|s) to|needs? to|required|mandatory)\b)[^,]*\bshould\b/is.test(
    text,
  ) ||
  /^(?:if|when|where|unless|should)\b[^,]*\bneeds?\b(?! to\b)(?!.*\b(?:must|ha(?:ve|s) to|needs? to|required|mandatory)\b)/is.test(
    text,
  ) ||
  /\b(?:we|nobody|no one|none|nothing)\b(?: \w+ly| now| also| therefore)? (?:have|has|had|need|needs|must)\b/i.test(
    text,
  ) ||
  /(?:\b(?:not|never|no longer)|n['’]t)\b(?: \w+ly)? (?:have|has|need|needs|required|necessary|be required)\b/i.test(
    text,
  ) ||
  /\bneed(?: not|n['’]t)\b/i.test(text) ||
  // "All you need to know to plan your trips": what is told, and not what to do.
  /\b(?:what|all|everything|things?) (?:that )?(?:you|users?|customers?|we|they) (?:will |may |might )?(?:need|have|want|ought) to know\b/i.test(
    text,
  ) ||
  // "Only people who use it have to change something": who, and not what.
  /\bha(?:ve|s) to (?:change|do) (?:something|anything)\b/i.test(text) ||
  // "Which is why it must take place while …": when, and not what.
  /^(?:which is why |so |therefore )?(?:it|this|that) must (?:take place|happen|be done)\b/i.test(text) ||
  // "Where no sign-in was required", "a network that requires good data": what a thing takes or took is asked of nobody.
  /\bno (?:[\w-]+ ){1,4}(?:is|was|were|are) (?:required|needed|necessary)\b/i.test(text) ||
  // "So you cannot generate it": what nobody is able to do is nothing to be done.
  (/\b(?:cannot|can['’]t|can not|can no longer|(?:is|are) (?:unable|not able|no longer able) to)\b/i.test(text) &&
    !/\b(?:must|ha(?:ve|s) to|needs? to|please|required|unless|without(?! (?:it|them|this|that|these|one)\b)|until|before)\b/i.test(
      text,
    )) ||
  (/\b(?:that|which) (?:requires?|needs?|demands?|takes?) (?!you\b|to\b|users?\b)/i.test(text) &&
    !/\b(?:you|must|ha(?:ve|s) to)\b/i.test(text));

/** True where there are steps and the output has none of them: neither their words nor the versions and names by which they go. */
export const areLost = (steps: readonly StatementMatch[]): boolean =>
  steps.length > 0 && steps.every((step) => isUntold(step) && !isNamed(step));

/** A step with too few words of its own is untold where the output has none of them. */
const isUntold = ({ measurable, lost, recall }: StatementMatch): boolean =>
  measurable ? lost[5] >= NONE_LEFT : recall.own === 0;

/** "2.9 first" tells "install firmware 2.9": all that is a number or a name in it is there. */
const isNamed = ({ statement: { content }, recall }: StatementMatch): boolean => {
  const marks = content.filter(({ number, code, shaped, url }) => number || code || shaped || url);
  return marks.length > 0 && marks.every(({ lemma }) => recall.words.includes(lemma));
};

/** True where the output has more than half of the steps, or its only one, told as an order or not. */
export function areTold(matches: readonly StatementMatch[], notice: Document, output: Document): boolean {
  const steps = matches.filter(
    ({ measurable, purposes, statement }) => measurable && purposes.step >= 0.5 && !isFronted(notice, statement),
  );
  const told = steps.filter(
    ({ recall: { own, window }, at, statement }) =>
      own >= TOLD &&
      window >= TOGETHER &&
      !(at && isDoneForThem(output, at)) &&
      // "Boards go with it" has the thing to be exported, and no word of taking it out.
      (!statement.content.some(({ lower }) => /^(?:export|download|save)$/.test(lower)) ||
        output.tokens.some(isTakingOut)),
  );
  return told.length > steps.length / 2;
}

/** "Export", "download", "save": words that say the same. */
const isTakingOut = ({ code, lemma: key }: Pick<Token, 'code' | 'lemma'>): boolean =>
  !code && classesOf(key).includes(TAKING_OUT);
const TAKING_OUT = classesOf(lemma('export'))[0]!;

/** "Alert rules will be exported": by whom, nobody says, and the reader has nothing to do. */
function isDoneForThem({ plain }: Document, { start, end }: Range): boolean {
  const text = plain.slice(start, end);
  if (/\b(?:must|ha(?:ve|s) to|needs?|you)\b/i.test(text)) return false;
  // "Acme exports the boards": the vendor does.
  return (
    /\b(?:will|shall) be \w+/.test(text) || /^\W*(?:\p{Lu}[\w-]*\s){1,3}[a-z]{2,}s\s(?:the|all|our|their)\b/u.test(text)
  );
}

/** Shares of a step's own words, and of its words in one place, from which it is told, whatever the grammar. */
const TOLD = 0.55;
const TOGETHER = 0.45;

/** Words of its own that a step needs before its loss can be seen. */
const OWN = 1;
/** Where none of several steps is there, each is lost for sure earlier than one alone. */
const NONE_LEFT = 0.4;
