import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { retiresIn } from '../lifecycle/ending.ts';
import { WHO } from '../opening.ts';
import { between, type Claim } from './claim.ts';

/* What a text says makes no difference, by whatever noun: "regardless of zone", "whichever imprint they use", "tags or no tags". */

/** So many tokens may tell what makes no difference. */
const LONGEST = 9;
const ASKS = /^(?:which|what|how|where|whether|if|who|whose|when|the|a|an|any|your|their|its|of)$/;
/** What the texts of a notice say goes on, or does not happen. */
const SPARES =
  /\b(?:nothing|unaffected|untouched|exempt|spared|unchanged|no (?:change|action|need)|keeps?|stays?|remains?|continues?|not (?:affected|needed|necessary|required))\b|n['’]t\b/i;
const DUE =
  /\b(?:must|(?:has|have|needs?) to|(?:is|are) (?:due|required|mandatory|compulsory|necessary|obligatory|needed|affected|concerned)|appl(?:y|ies)|affects?|concerns?|loses?)\b/i;

/** A claim that a difference between users counts for nothing; its noun is one that a notice may tell users by. */
export function whichever(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const from = differenceAt(tokens, sentence, i);
  if (from < 0 || isWhatIsMeant(doc, sentence, i) || !tellsOfEnd(doc, sentence)) return null;
  let last = from;
  while (last < Math.min(sentence.last, from + LONGEST) && (last === from || !/[,;:.()!?–—]/.test(between(doc, last))))
    last++;
  const narrowing = tokens.slice(from, last).filter(({ content, number, dateWord }) => content && !number && !dateWord);
  if (narrowing.length === 0 || narrowing.some(({ code }) => code)) return null;
  return { last, narrowing, noun: narrowing[0]!.lower, population: 'other', wide: true, concerned: true };
}

/** Where the words begin that tell what makes no difference, if a phrase for it begins at token `i`; -1 otherwise. */
function differenceAt(tokens: readonly Token[], { first, last }: Sentence, i: number): number {
  const word = (k: number): string => (k >= first && k < last ? tokens[k]!.lower : '');
  const skip = (k: number): number => {
    while (ASKS.test(word(k))) k++;
    return k < last ? k : -1;
  };
  switch (word(i)) {
    case 'regardless':
    case 'irrespective':
    case 'independently':
      return word(i + 1) === 'of' ? skip(i + 2) : -1;
    case 'no':
      return word(i + 1) === 'matter' ? skip(i + 2) : -1;
    case 'whether':
      return word(i + 1) === 'or' && word(i + 2) === 'not' ? skip(i + 3) : -1;
    case 'whatever':
    case 'whichever':
      // "Whatever hosts they run", and not "whatever data is left".
      return tokens[i + 1]?.content && /^(?:they|you)$/.test(word(i + 2)) ? i + 1 : -1;
    case 'or':
      // "Widget or no widget"
      return word(i + 1) === 'no' && tokens[i - 1]?.lemma === tokens[i + 2]?.lemma ? i + 2 : -1;
    default:
      return -1;
  }
}

/** "Whatever rates you sent were not stored": no comma parts it from the verb that it is the subject of. */
function isWhatIsMeant(doc: Document, { last }: Sentence, i: number): boolean {
  if (!/^what(?:ever)?$|^whichever$/.test(doc.tokens[i]!.lower)) return false;
  for (let k = i + 2; k < Math.min(last, i + 2 * LONGEST) && !/[,;:.()!?–—]/.test(between(doc, k)); k++)
    if (k > i + 2 && FINITE.test(doc.tokens[k + 1]?.lower ?? '') && k + 1 < last) return true;
  return false;
}
const FINITE = /^(?:is|are|was|were|has|have|had|will|must|can|cannot|may|comes?|stays?|goes|go)$/;

/** In a sentence that tells of an end or a duty, or in the line of the affected. */
function tellsOfEnd(doc: Document, sentence: Sentence): boolean {
  const text = doc.plain.slice(sentence.start, sentence.end);
  return (
    !SPARES.test(text) && (DUE.test(text) || retiresIn(doc, sentence.first, sentence.last) || isWhoLine(doc, sentence))
  );
}

/** "Affected: …" */
export const isWhoLine = ({ labels }: Document, { start, end, block }: Sentence): boolean =>
  labels.some((label) => label.block === block && label.start >= start && label.end <= end && WHO.test(label.name));
