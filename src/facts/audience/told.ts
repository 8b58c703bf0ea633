import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { retiresIn } from '../ending.ts';
import { populationOf } from '../population.ts';
import { clauseEnd, negatedIn } from './group.ts';

/** Receives a group: its scope, how sure it is that the retirement is theirs, and its tokens. */
export type Add = (scope: 'some' | 'not', certainty: 'stated' | 'bound' | 'told', first: number, last: number) => void;

const MAY = new Set('may can could might'.split(' '));
const SPECIAL = new Set(
  'extension extensions extend grace exempt exempted exception exceptions request apply grandfathered spared unaffected untouched instead'.split(
    ' ',
  ),
);
const LOSES = new Set(
  "still currently already lose loses need needs must should will have has fail fails stop stops get gets keep cannot can can't".split(
    ' ',
  ),
);

const DUTY = new Set("must need needs have has should lose loses cannot can't".split(' '));

/** Groups that a sentence tells something about: "for workspaces on …", "Devices that connect …", "If your endpoint …". */
export function readTold(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  const retires = retiresIn(doc, sentence.first, sentence.last);
  if (isSpecial(doc, sentence)) return;
  if (retires) readPrepositions(doc, sentence, add);
  const first = tokens[sentence.first];
  if (first?.lower === 'if' || first?.lower === 'when') {
    const end = conditionEnd(doc, sentence);
    for (let i = sentence.first; i < Math.min(end, sentence.first + 6); i++) {
      if (!/^(?:you|your|you're|you've|you'd)$/.test(tokens[i]!.lower)) continue;
      add('some', 'told', sentence.first + 1, end);
      return;
    }
    return;
  }
  readSubjectGroup(doc, sentence, retires, add);
}

/** Leave to stay, more time, or none of it: a sentence about a part of the users only. */
function isSpecial(doc: Document, sentence: Sentence): boolean {
  const { tokens } = doc;
  for (let i = sentence.first; i < sentence.last; i++) {
    const word = tokens[i]!.lower;
    const next = tokens[i + 1]?.lower ?? '';
    if (
      SPECIAL.has(word) ||
      (MAY.has(word) && /^(?:keep|stay|use|continue|still|go|request|apply|have|lose)$/.test(next))
    )
      return true;
    if (/^(?:has|have|keep|keeps|access)$/.test(word) && next === 'until') return true;
  }
  return false;
}

/** "Is deprecated for integrations that …", "from accounts on …", in a sentence that tells of an end. */
function readPrepositions(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  for (let i = sentence.first + 1; i < sentence.last; i++) {
    const preposition = tokens[i]!.lower;
    if (!/^(?:for|from|in|on|to)$/.test(preposition) || tokens[i]!.code) continue;
    // "Closed to new customers", "only for partners": another group than the one that loses something.
    if (
      /^(?:new|newly|other|most|many|some|any|all|every)$/.test(tokens[i + 1]?.lower ?? '') ||
      tokens[i - 1]!.lower === 'only'
    )
      continue;
    const head = headAfter(doc, sentence, i + 1);
    if (head < 0) continue;
    const people = populationOf(tokens[head]!) === 'everybody' && !isName(tokens[head]!);
    if (preposition !== 'for' && !people) continue;
    add(
      'some',
      preposition === 'for' && people && tokens[head]!.lower.endsWith('s') ? 'stated' : 'bound',
      i + 1,
      clauseEnd(doc, sentence, i + 1),
    );
  }
}

/** A subject that is a population with something that narrows it, and a verb of loss or duty after it. */
function readSubjectGroup(doc: Document, sentence: Sentence, retires: boolean, add: Add): void {
  const { tokens } = doc;
  const head = headAfter(doc, sentence, sentence.first);
  if (head < 0 || !/s$|^people$/.test(tokens[head]!.lower) || (head > sentence.first && isName(tokens[head]!))) return;
  const from = sentence.first;
  const last = clauseEnd(doc, sentence, from);
  const relative = /^(?:who|whose|that|which)$/.test(tokens[head + 1]?.lower ?? '');
  const people = populationOf(tokens[head]!) === 'everybody';
  for (let i = head + 1; i < Math.min(sentence.last, last + 12); i++) {
    if (!LOSES.has(tokens[i]!.lower) && !retires) continue;
    const duty =
      DUTY.has(tokens[i]!.lower) && !/^(?:also|not|stay|keep|remain|continue)$/.test(tokens[i + 1]?.lower ?? '');
    add('some', (relative || duty) && people && !negatedIn(doc, from, last) ? 'bound' : 'told', from, last);
    return;
  }
}

const isName = (token: Token): boolean => /^\p{Lu}/u.test(token.text);

/** The head noun of a population that begins within a few words of token `from`, or -1. */
function headAfter(doc: Document, sentence: Sentence, from: number): number {
  for (let k = from; k < Math.min(sentence.last, from + 6); k++) {
    const token = doc.tokens[k]!;
    if (k > from && /[,;:.()!?–—]/.test(doc.plain.slice(doc.tokens[k - 1]!.end, token.start))) return -1;
    if (
      /^(?:is|are|was|were|will|has|have|that|which|who|to|of|on|in|with|from|at|by|we|you|it|they)$/.test(token.lower)
    )
      return -1;
    if (
      populationOf(token) !== null &&
      /s$|^people$|^anyone$|^account$|^workspace$/.test(token.lower) &&
      populationOf(doc.tokens[k + 1] ?? token) === null
    )
      return k;
    if (populationOf(token) !== null && k + 1 < sentence.last && populationOf(doc.tokens[k + 1]!) !== null) continue;
  }
  return -1;
}

/** The end of an if-clause: its comma or colon. */
function conditionEnd(doc: Document, sentence: Sentence): number {
  for (let i = sentence.first + 2; i < sentence.last; i++) {
    const gap = doc.plain.slice(doc.tokens[i - 1]!.end, doc.tokens[i]!.start);
    if (/[:;]|\s[–—]\s/.test(gap)) return i;
    if (
      gap.includes(',') &&
      !/^(?:or|and)$/.test(doc.tokens[i]!.lower) &&
      !doc.tokens[i]!.code &&
      !(doc.tokens[i + 1]?.lower === 'or' || doc.tokens[i + 1]?.lower === 'and')
    )
      return i;
  }
  return sentence.last;
}
