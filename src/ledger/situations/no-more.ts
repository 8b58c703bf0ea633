import { isAdverb, isThirdParty, WORK } from '../../facts/lifecycle/words.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';

/** Auxiliaries and other words by which a clause tells of another time, of others, or of a condition. */
const ELSEWHERE =
  /^(?:because|as|which|will|shall|would|won't|after|afterwards|from|once|when|then|thereafter|upon|by|since|until|till|before|soon|later|if|unless|whether|new|others?|else|next|future|upcoming|starting|beginning|eventually)$|'ll$/;
/** What is said of advice and upkeep ends nothing: "no longer recommended", "not updated any more". */
const UPKEEP =
  /^(?:recommend|maintain|update|develop|patch|need|requir|necessar|support|advis|encourag|sell|sold|sale|receiv|get|gets|got|improv|fix|offer|relevant|valid|count)/;
const DENIES = /^(?:no|not|never|neither|nor|cannot|nothing|nobody|none)$|n't$/;

/**
 * Where a text says, in the present and without a time, that something is no more: "no longer builds it", "cannot be read
 * any more". `ended`: the words of what ends; without them, whatever it says that of.
 */
export function readNoMore({ doc, facts }: Reading, ended?: ReadonlySet<string>): readonly Range[] {
  const dated = new Set(facts.dates.map(({ sentence }) => sentence));
  return doc.sentences.flatMap(({ first, last, block }, s) => {
    const { kind } = doc.blocks[block]!;
    if (dated.has(s) || kind === 'code' || kind === 'cell') return [];
    const at = noMoreIn(doc, first, last);
    if (at === undefined) return [];
    const [from, to] = at;
    for (let k = first; k < last; k++) if (!doc.tokens[k]!.code && ELSEWHERE.test(doc.tokens[k]!.lower)) return [];
    if (isReasoned(doc, first, from) || doc.tokens.slice(Math.max(first, from - 5), from).some(isThirdParty)) return [];
    for (let k = from; k < Math.min(last, to + 3); k++) if (UPKEEP.test(doc.tokens[k]!.lower)) return [];
    return !ended || isVerb(doc, from, last, ended)
      ? [{ start: doc.tokens[from]!.start, end: doc.tokens[to]!.end }]
      : [];
  });
}

/** "Its maker closes, so it cannot be built any more", "it may no longer be run": what follows from a reason, or is not allowed. */
const isReasoned = ({ tokens }: Document, first: number, from: number): boolean =>
  /^(?:may|might|must|should)$/.test(tokens[from - 1]?.lower ?? '') ||
  tokens.slice(first + 1, from).some(({ lower }) => /^(?:so|hence|therefore|thus)$/.test(lower));

/** "No longer builds", "cannot run any more": behind the denial stands a finite verb of working, or one whose end the notice sets. */
function isVerb({ tokens, plain }: Document, from: number, last: number, ended: ReadonlySet<string>): boolean {
  const auxiliary = /^(?:can|is|are|does|do|has|have|be)(?:n't|not)?$/;
  let finite = auxiliary.test(tokens[from]!.lower) || auxiliary.test(tokens[from - 1]?.lower ?? '');
  for (let k = from + (tokens[from]!.lower === 'no' ? 2 : 1); k < Math.min(last, from + 8); k++) {
    const { lower, lemma, code, content, start } = tokens[k]!;
    if (/[,;:(]/.test(plain.slice(tokens[k - 1]!.end, start))) return false;
    if (auxiliary.test(lower) || isAdverb(lower)) finite ||= auxiliary.test(lower);
    else if (code || !content) return false;
    else return (finite || /[^s]s$/.test(lower)) && !lower.endsWith('ing') && (WORK.has(lemma) || ended.has(lemma));
  }
  return false;
}

/** The first and the last word of "no longer", or of a denial up to its "any more". */
function noMoreIn({ tokens }: Document, first: number, last: number): readonly [number, number] | undefined {
  let denied: number | undefined;
  for (let k = first; k < last; k++) {
    const { lower, code } = tokens[k]!;
    if (code) continue;
    if (lower === 'no' && tokens[k + 1]?.lower === 'longer') return [k, Math.min(k + 2, last - 1)];
    if (DENIES.test(lower)) denied ??= k;
    const isMore = lower === 'anymore' || (lower === 'any' && /^(?:more|longer)$/.test(tokens[k + 1]?.lower ?? ''));
    if (isMore && denied !== undefined && k - denied < FAR) return [denied, lower === 'any' ? k + 1 : k];
  }
  return undefined;
}
/** So many words stand at most between the denial and its "any more". */
const FAR = 14;
