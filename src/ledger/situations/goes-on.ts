import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';

/** What the output says is done no longer, of what the notice says goes on. */
export interface Stopped {
  readonly range: Range;
  /** The notice sets an end to it: until then it goes on. */
  readonly ends: boolean;
}

const DENIES = /^(?:no|not|never|cannot|nothing|nobody|none|neither|nor|without)$|n't$/;
const ENDS = /^(?:until|till)$/;
const LASTS = /^(?:until|till|still|continues?|keeps?|remains?)$/;
/** In or before the clause, words by which it tells of a time to come, of others or of a condition. */
const ELSEWHERE =
  /^(?:will|shall|would|won't|after|afterwards|from|once|when|then|upon|by|since|until|till|new|others?|else|if|unless|that|which|who)$|'ll$/;
/** So many verbs are looked up in the notice. */
const MOST = 20;
const AUXILIARY = /^(?:be|been|being)$|ly$/;
/** Verbs that say nothing of their own. */
const LIGHT = /^(?:be|have|do|need|recommended|required|necessary|possible|able|available|supported|work|works)$/;

/** "Teachers can no longer fill it in, which closes on 9 July", of the notice's "you can fill it in till then". */
export function toldAsStopped(notice: Reading, output: Reading): readonly Stopped[] {
  const { doc, facts } = output;
  const found: Stopped[] = [];
  let asked = 0;
  doc.sentences.forEach(({ first, last, start }) => {
    for (let k = first; k + 2 < last; k++) {
      if (doc.tokens[k]!.lower !== 'no' || doc.tokens[k + 1]!.lower !== 'longer') continue;
      let at = k + 2;
      while (at < last && AUXILIARY.test(doc.tokens[at]!.lower)) at++;
      const verb = at < last ? doc.tokens[at]! : undefined;
      if (verb === undefined || !isVerb(verb) || tellsElsewhere(doc, first, k, at)) continue;
      // Behind an end with its day, "no longer" tells what follows from it.
      if (facts.dates.some(({ range }) => range.start >= start && range.start < verb.start)) continue;
      if (++asked > MOST) return;
      const ends = goesOn(notice.doc, verb.lemma);
      if (ends !== undefined) found.push({ range: { start: doc.tokens[k]!.start, end: verb.end }, ends });
    }
  });
  return found;
}

const isVerb = ({ content, code, lower, dateWord, number }: Token): boolean =>
  content && !code && !dateWord && !number && !LIGHT.test(lower);

/** Whether the clause tells of another time, or of a day, or of others. */
function tellsElsewhere({ tokens, plain }: Document, first: number, from: number, verb: number): boolean {
  for (let k = from - 1; k >= first && from - k < 8; k--) {
    if (/[;:]/.test(plain.slice(tokens[k]!.end, tokens[k + 1]!.start))) break;
    if (ELSEWHERE.test(tokens[k]!.lower)) return true;
  }
  for (let k = verb + 1; k < tokens.length && k < verb + 8; k++) {
    if (/[.,;:!?]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) break;
    if (ELSEWHERE.test(tokens[k]!.lower) || tokens[k]!.dateWord || tokens[k]!.lower === 'on') return true;
  }
  return false;
}

/** Whether a text says that something goes on being done: up to an end, still, or not (undefined), or if it denies it anywhere. */
function goesOn({ sentences, tokens }: Document, verb: string): boolean | undefined {
  let told: boolean | undefined;
  for (const { first, last } of sentences) {
    const words = tokens.slice(first, last);
    const at = words.findIndex(({ lemma, code }) => lemma === verb && !code);
    if (at < 0) continue;
    if (words.slice(Math.max(0, at - 6), at + 3).some(({ lower, code }) => !code && DENIES.test(lower)))
      return undefined;
    const near = words.slice(Math.max(0, at - 8), at + 12);
    if (near.some(({ lower }) => LASTS.test(lower))) told ||= words.some(({ lower }) => ENDS.test(lower));
  }
  return told;
}
