import type { Document, Sentence } from '../../text/document.ts';
import { numberWord } from '../../text/number-word.ts';
import { oncePer } from '../../text/once.ts';
import type { StatementMatch } from '../statements.ts';

export const CALLED = /\b(?:required|mandatory|obligatory|necessary|compulsory|needed|a must)\b/i;

/** True where the notice calls what a statement says required: "must", "you need to", "Required:", "This step is mandatory". */
export function isRequired(
  doc: Document,
  { statement: { clause, features } }: Pick<StatementMatch, 'statement'>,
): boolean {
  const own = doc.plain.slice(clause.start, clause.end);
  if (isNoDuty(doc, { statement: { clause } })) return false;
  // "So the radio has to go dark": what comes of it.
  if (
    features.has('so') &&
    !features.has('passive') &&
    !features.has('imperative') &&
    !/\byou\b|\b\p{L}{2,}(?:ers|ors|ists|ees|ants)\s(?:must|have to|need to)\b/iu.test(own)
  )
    return false;
  if (features.has('cue:must') && !isTakenBy(own) && !isOnlyAttribute(own)) return true;
  const sentence = doc.sentences[clause.sentence]!;
  const text = doc.plain.slice(sentence.start, sentence.end).replace(ATTRIBUTE, ' ').replace(OPTIONAL, ' ');
  if (/^(?:required|mandatory|obligatory)\b|\((?:required|mandatory)\)|\b(?:is a must|before you can)\b/i.test(text))
    return true;
  // "Files have to be UTF-8, Latin-1 is refused": what is told as a state beside it is no step.
  if (
    !features.has('passive') &&
    sentence.lastClause - sentence.firstClause <= 6 &&
    /\b(?:(?:have|has) to|mandatory|obligatory|required)\b/i.test(text)
  )
    return true;
  // "… (client 5.1 or newer is needed)"
  if (/\b(?<!\b(?:if|where|when|whether|unless) \w{2,5} )(?:is|are) (?:also )?(?:needed|necessary)\b/i.test(own))
    return true;
  const next = doc.sentences[clause.sentence + 1];
  if (
    next !== undefined &&
    next.block === sentence.block &&
    CALLED.test(opening(doc, next.start, next.end)) &&
    (/^(?:this|that|it|doing so|the|both|all|each|they|these)\b/i.test(doc.plain.slice(next.start, next.end)) ||
      repeatsWord(doc, clause, next))
  )
    return true;
  // "Submit the build. You need to do this before …", "Grant the scope; you need this because …"
  if (next !== undefined && next.block === sentence.block && POINTS_BACK.test(opening(doc, next.start, next.end)))
    return true;
  // "Bring the radio to 1.8. Version 4 needs it and will not start otherwise."
  if (next !== undefined && next.block === sentence.block && NEEDS_IT.test(opening(doc, next.start, next.end)))
    return true;
  if (isCounted(doc, clause.sentence)) return true;
  if (OBLIGES.test(own)) return true;
  // "What you must do: register the key"
  if (
    clause.lead === ':' &&
    CALLS_LIST.test(doc.plain.slice(Math.max(sentence.start, clause.start - LEAD_IN), clause.start))
  )
    return true;
  if (POINTS_BACK.test(opening(doc, clause.end, sentence.end).replace(/^\W+/, ''))) return true;
  if (
    next !== undefined &&
    next.block === sentence.block &&
    /\b(?:not|n't|never|cannot)\b.{0,12}\b(?:skip|skipped|optional|left out|omitted?)\b/i.test(
      opening(doc, next.start, next.end),
    )
  )
    return true;
  // "Unlink the old one first; without this step the new one cannot join."
  if (FAILS_WITHOUT.test(doc.plain.slice(clause.end, Math.min(doc.plain.length, clause.end + 120)))) return true;
  if (doc.blocks[sentence.block]!.kind !== 'item') return false;
  const opensItem = doc.sentences[clause.sentence - 1]?.block !== sentence.block && clause.first === sentence.first;
  if (opensItem && CALLS_LIST.test(leadInOf(doc, sentence.block))) return true;
  // "These steps are required", said once for a list.
  return callsForSteps(doc).some(({ block }) => block !== sentence.block);
}

/** "The prompts install the required software": said of a thing in passing, and not of the step. */
const isOnlyAttribute = (text: string): boolean => {
  const rest = text.replace(ATTRIBUTE, ' ');
  return rest !== text && !BINDING.test(rest.replace(/\byou\b/gi, ''));
};
/** "Is not required but is strongly suggested" */
const OPTIONAL =
  /(?:\bnot|n['’]t)\s(?:(?:strictly|yet|always|absolutely|technically)\s)?(?:required|mandatory|obligatory|necessary|needed)\b/giu;
const ATTRIBUTE =
  /\b(?:the|all|any|its|their|other|some|with) (?:required|mandatory|obligatory|necessary|compulsory|needed) (?!steps?\b|actions?\b|changes?\b|tasks?\b|for\b|to\b|by\b|if\b|when\b)(?=\p{L})/giu;

/** "When you require a callback": a wish of the reader's, on which nothing depends but what stands beside it. */
const isWish = (text: string): boolean =>
  WISH.test(text) && !BINDING.test(text.replace(WISH, '').replace(/\byou\b/gi, ''));
const WISH = /^(?:if|in case|should|when(?:ever)?|where)\b[^,;:]{0,80}?\b(?:require|need)\b/i;

/** "You don't need to move", "limits may have to be raised": asked of nobody, or of some perhaps. */
const isEased = (text: string): boolean =>
  EASED.test(text) && !BINDING.test(text.replace(EASED, '').replace(/\byou\b/gi, ''));
const EASED =
  /(?:\b(?:not|never|no longer|may|might|could)|n['’]t)\s(?:(?:also|even|then|still)\s)?(?:need|have) to\b/i;

const NEEDS_IT = /^(?:[\w.'’-]+ ){1,4}(?:needs?|requires?|demands?) (?:it|this|that)\b(?! (?:\p{L}+ ){1,2}to\b)/iu;

/** "Depots are to register", "the key is to be registered", "you've got to", "it is vital that", "cannot poll without registering". */
const OBLIGES =
  /\b(?:is|are) to (?!be (?:found|seen|had|expected)\b)\p{Ll}|\bgot to \p{Ll}|\bshall (?!be\b|not\b)\p{Ll}|\b(?:is|are) (?:imperative|vital|crucial|indispensable)\b|\b(?:cannot|can['’]t)\b[^.;:]{1,80}\bwithout \p{Ll}+ing\b/u;

/** "Two things have to be done before. Ask for a key. Then map the codes.": the step is one of so many. */
function isCounted({ plain, sentences }: Document, s: number): boolean {
  for (let k = s - 1; k >= 0 && s - k < 6 && sentences[k]!.block === sentences[s]!.block; k--) {
    const count = COUNTS.exec(plain.slice(sentences[k]!.start, sentences[k]!.end))?.[1];
    if (count !== undefined) return s - k <= (numberWord(count.toLowerCase()) ?? 0);
  }
  return false;
}
const COUNTS =
  /\b(two|three|four|five) (?:things|steps|tasks|actions)\b[^.:]{0,40}\b(?:must|(?:have|need) to|(?:are|is) (?:required|needed|necessary|mandatory))\b/i;

/** Says of what stands before it that nothing works without. */
const FAILS_WITHOUT =
  /^[\s.;,:–—("'-]{1,5}(?:[\w-]{1,20} ){0,4}without (?:it|this|that|them|these|one|such an? \w+)\b[^.;]{0,70}?(?:\b(?:cannot|not|never|fails?|refuse[sd]?|rejecte?d?s?|stops?|stays?|nothing|no)\b|n['’]t\b)/i;

/** Says of what stands before it that it is needed. */
const POINTS_BACK =
  /^(?:so |and |as )?you (?:(?:must|(?:need|have|are required) to) do|need|require) (?:this|that|so|it|both|all|these|them)\b(?! (?:\p{L}+ ){1,2}to\b)/iu;

/** "Request read access. Access is required": the next sentence begins with a word of the step. */
const repeatsWord = (
  { tokens }: Document,
  { first, last }: StatementMatch['statement']['clause'],
  next: Sentence,
): boolean =>
  tokens[next.first]?.content === true &&
  /^(?:is|are)$/.test(tokens[next.first + 1]?.lower ?? '') &&
  tokens.slice(first, last).some(({ lemma }) => lemma === tokens[next.first]!.lemma);

/** The sentences that call the steps of a list required. */
const callsForSteps = oncePer((doc: Document): readonly Sentence[] =>
  doc.sentences.filter(({ start, end }) => {
    const begin = opening(doc, start, end);
    return /^(?:these|all|both|the following|each|every)\b.{0,20}\bsteps?\b/i.test(begin) && CALLED.test(begin);
  }),
);

/** "It has to be regarded as leaked": what to think of a thing; "you don't need to move", "if you require help": nothing to do. */
export const isNoDuty = (
  { plain }: Document,
  { statement: { clause } }: { readonly statement: Pick<StatementMatch['statement'], 'clause'> },
): boolean => {
  const own = plain.slice(clause.start, clause.end);
  const tail = plain.slice(clause.end, Math.min(plain.length, clause.end + 40));
  return (
    JUDGED.test(own) ||
    HEDGED.test(own) ||
    isEased(own) ||
    isWish(own) ||
    (IF_NEEDED.test(tail) && !MUST.test(own)) ||
    BEAR_IN_MIND.test(plain.slice(Math.max(0, clause.start - 24), clause.start)) ||
    (ENTRY.test(own) && CHANGE.test(own + tail))
  );
};
/** "Bear in mind that this is a draft": what to know. */
const BEAR_IN_MIND = /\b(?:(?:bear|keep)\sin\smind|note|aware|remember)\s(?:that\s)?$/i;
/** "**Expiry**: Add an option [#12]": an entry of a log of changes tells what its authors did. */
const ENTRY = /^\W*(?:add|fix|improve|support|introduce|implement|bump|refactor|allow|rename|remove|drop|deprecate)\s/i;
const CHANGE = /\[?#\d{2,}\b|\(#\d+\)/;
/** "…, if it is needed": a step for those alone whom it concerns. */
const IF_NEEDED =
  /^[\s,(–—-]{0,3}(?:if|where|when|as) (?:(?:it|this|that)(?: is|'s) |they are )?(?:needed|necessary|required|applicable)\b/i;
const MUST = /\b(?:must|ha(?:ve|s) to|needs? to)\b/i;
/** "You may still need to tidy the files", "it's possible to turn it on again": what some will do, and some will not. */
const HEDGED =
  /\b(?:may|might|could)\s(?:still\s|also\s|therefore\s|well\s)?(?:need|have|want)\sto\b|\b(?:probably|possibly|perhaps|likely)\s(?:[a-z]+\s){0,2}(?:have|need)\sto\b|^\W*it(?:['’]s|\sis)\s(?:still\s|also\s)?possible\sto\b|\blets?\syou\b|^\W*(?:this|it)\s(?:still\s|also\s|then\s)?needs?\sto\b|^\W*(?:whoever|anyone who|those who)\s(?:\w+\s){1,8}?(?:can|may)\b/i;
const JUDGED =
  /\bbe (?:regarded|considered|treated|seen|viewed|deemed|assumed|understood|expected|counted|thought of|taken)\b(?: (?:as|to be)\b|$)/i;

/** "Prompt requires app 7.4 or later": what a thing takes is a condition, and no step. */
const isTakenBy = (text: string): boolean =>
  /\brequires?\b(?! (?:you|users?|customers?|everyone|that|to)\b)/i.test(text) && !BINDING.test(text);
const BINDING =
  /\b(?:you|must|need to|needs to|ha(?:ve|s) to|required|mandatory|obligatory|necessary|essential|compulsory|obliged)\b/i;

/** "Before that date you must:", "The following is required:", "If you build on it, you need to", "It is required that you". */
const CALLS_LIST =
  /\brequired (?:that|of) (?:you|users?|customers?)\s*:?\s*$|\b(?:must|(?:need|have|has|are required|are obliged) to|required|mandatory|obligatory)\b[^.!?]{0,80}:\s*$|\b(?:must|(?:need|have|has) to)\s*$/iu;

/** The end of what stands before a list, of which `block` is an item. */
function leadInOf({ blocks, plain }: Document, block: number): string {
  let first = block;
  while (first > 0 && blocks[first - 1]!.kind === 'item' && block - first < LONGEST_LIST) first--;
  const { start, end } = blocks[first - 1] ?? { start: 0, end: 0 };
  return plain.slice(Math.max(start, end - LEAD_IN), end);
}
/** Items of a list, and characters of what leads it in, that are looked at. */
const [LONGEST_LIST, LEAD_IN] = [30, 200];

const opening = (doc: Document, start: number, end: number): string =>
  doc.plain.slice(start, Math.min(end, start + 80));
