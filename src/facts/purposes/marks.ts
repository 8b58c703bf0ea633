import type { Document } from '../../text/document.ts';
import { isFunctionWord } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { classesOf } from '../grammar/classes.ts';
import { familiesOf } from '../grammar/families.ts';
import { isPresentCause } from '../statements/present-cause.ts';
import type { Feature, Statement } from '../statements.ts';

/** Where a mark was seen: in the clause itself, round it, or in what stands above it. */
export type MarkGroup =
  /** What the grammar of the clause tells (`Feature`). */
  | 'f'
  /** A word of the clause. */
  | 'w'
  /** Two words in a row. */
  | 'b'
  /** Its first word. */
  | 'first'
  /** What joins it to the clause before: "because", "which", ":". */
  | 'lead'
  /** How many content words it has. */
  | 'size'
  /** The kind of block it stands in. */
  | 'block'
  /** How far down in the text. */
  | 'at'
  /** A word of the heading, table header or list lead-in above it. */
  | 'under'
  /** What the clause before or after it in its sentence tells. */
  | 'prev'
  | 'next'
  /** Another word of its sentence. */
  | 's'
  /** A family or class of words that one of its words belongs to. */
  | 'c'
  /** Three words in a row, where only words of grammar are told apart: "there is nothing to *". */
  | 'k'
  /** Of a clause of an output: a word, two words in a row, or a feature that the notice has nowhere. */
  | 'new'
  | 'newb'
  | 'newf'
  /** How much of its content stands in the notice, and whether its days do. */
  | 'said'
  /** Of a statement of a notice: a word or a feature that is lost from the output, or … */
  | 'lost'
  | 'lostf'
  /** … a word that is told elsewhere in it, or stands in its place and is another statement's. */
  | 'moved'
  | 'other';

export const MARK_GROUPS: readonly MarkGroup[] = [
  'f',
  'w',
  'b',
  'first',
  'lead',
  'size',
  'block',
  'at',
  'under',
  'prev',
  'next',
  's',
  'c',
  'k',
  'new',
  'newb',
  'newf',
  'said',
  'lost',
  'lostf',
  'moved',
  'other',
];

/** Receives one mark of a clause. The same mark may come twice; it counts once. */
export type Visit = (group: MarkGroup, key: string) => void;

/** Features of a neighbouring clause that say something about this one. */
const TELLING =
  /^(?:cue:(?:must|negation|refuse|technical|business|emotion|exempt|only|limit|company)|kind:|imperative$|because$|next-so$|date$)/;
/** So many words of a sentence, a heading or a lead-in are looked at; more do not occur in real notices, and each costs. */
const MOST_WORDS = 60;
const MOST_ABOVE = 8;

/** The words above the blocks of one text, worked out once for each block. */
export class Above {
  private readonly doc: Document;
  private readonly words = new Map<number, readonly string[]>();

  constructor(doc: Document) {
    this.doc = doc;
  }

  /** Words of the heading and of the list's lead-in over block `b`, and of its column's header. */
  of(b: number): readonly string[] {
    const known = this.words.get(b);
    if (known) return known;
    const { blocks } = this.doc;
    const block = blocks[b]!;
    const found = block.under === undefined ? [] : this.wordsIn(block.under).slice(0, MOST_ABOVE);
    if (block.kind === 'item') {
      const before = blocks[b - 1];
      if (before?.kind === 'item') found.push(...this.leadIn(b - 1));
      else if (before) found.push(...this.wordsIn(b - 1).slice(-MOST_ABOVE));
    }
    if (block.header) found.push(...block.header.toLowerCase().split(/\W+/).slice(0, 4));
    this.words.set(b, found);
    return found;
  }

  /** The words of a list's lead-in are those of its first item's. */
  private leadIn(b: number): readonly string[] {
    let first = b;
    const { blocks } = this.doc;
    while (first > 0 && blocks[first - 1]!.kind === 'item' && b - first < MOST_WORDS) first--;
    return first === 0 || blocks[first - 1]!.kind === 'item' ? [] : this.wordsIn(first - 1).slice(-MOST_ABOVE);
  }

  private wordsIn(b: number): string[] {
    const { doc } = this;
    const words: string[] = [];
    let low = 0;
    let high = doc.sentences.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (doc.sentences[middle]!.block < b) low = middle + 1;
      else high = middle;
    }
    for (let s = low; s < doc.sentences.length && doc.sentences[s]!.block === b; s++) {
      const { first, last } = doc.sentences[s]!;
      for (let i = first; i < last && words.length < MOST_WORDS; i++) words.push(shapeOf(doc.tokens[i]!));
    }
    return words;
  }
}

/** A word as the table knows it: its lemma, or what kind of thing stands there. */
function shapeOf(token: Token): string {
  if (token.code) return '<code>';
  if (token.url) return '<url>';
  if (token.number || (token.text >= '0' && token.text < ':')) return '<number>';
  if (token.dateWord) return '<date>';
  if (token.shaped) return '<name>';
  return isFunctionWord(token.lower) ? token.lower : token.lemma;
}

/** A word as it stands in the frame of a clause: words of grammar by themselves, others by their ending. */
function slotOf({ lower, lemma }: Token, shape: string): string {
  if (shape.startsWith('<') || shape === 'because') return shape;
  if (isFunctionWord(lower) || lemma === 'be') return lower;
  if (lower.endsWith('ing')) return '*ing';
  if (lower.endsWith('ed')) return '*ed';
  return lower.endsWith('s') ? '*s' : '*';
}

/** Tells every mark of statement `i`. Linear in the length of its sentence. */
export function visitMarks(
  doc: Document,
  statements: readonly Statement[],
  i: number,
  above: Above,
  visit: Visit,
): void {
  visitOwnMarks(doc, statements[i]!, visit);
  const { clause } = statements[i]!;
  const sentence = doc.sentences[clause.sentence]!;
  const shapes = shapesOf(doc);
  visit('first', shapes[clause.first]!);
  for (let k = clause.first + 1; k < clause.last; k++) visit('b', `${shapes[k - 1]!} ${shapes[k]!}`);
  visit('block', doc.blocks[sentence.block]!.kind);
  for (const word of above.of(sentence.block)) visit('under', word);
  neighbour(statements[i - 1], 'prev');
  neighbour(statements[i + 1], 'next');
  for (let k = sentence.first; k < Math.min(sentence.last, sentence.first + MOST_WORDS); k++)
    if (k < clause.first || k >= clause.last) visit('s', shapes[k]!);

  function neighbour(other: Statement | undefined, group: 'prev' | 'next'): void {
    if (other?.clause.sentence !== clause.sentence) return;
    visit(group, group !== 'next' ? '' : shapes[other.clause.first] === 'because' ? 'because' : other.clause.lead);
    for (const feature of other.features) if (isTelling(feature)) visit(group, feature);
  }
}

/** Tells the marks of a statement that stand in its own clause, but for its pairs of words, and where in the text that is. */
export function visitOwnMarks(doc: Document, { clause, features, content }: Statement, visit: Visit): void {
  const shapes = shapesOf(doc);
  for (const feature of features) visit('f', feature);
  let frame = '^';
  let frameBefore = '';
  for (let k = clause.first; k < clause.last; k++) {
    const token = doc.tokens[k]!;
    const word = shapes[k]!;
    visit('w', word);
    if (token.content && !token.code) {
      for (const name of familiesOf(token.lemma)) visit('c', name);
      for (const name of classesOf(token.lemma)) visit('c', name);
    }
    const slot = slotOf(token, word);
    visit('k', `${frameBefore} ${frame} ${slot}`);
    frameBefore = frame;
    frame = slot;
  }
  visit('lead', shapes[clause.first] === 'because' && clause.lead !== '' ? 'because' : clause.lead);
  visit('size', content.length <= 1 ? '1' : content.length <= 3 ? '3' : content.length <= 6 ? '6' : '9');
  visit('at', placeOf(clause.sentence, doc.sentences.length));
}

/** The words of a text as the table knows them; a word that says "because" is that. */
export const shapesOf = oncePer(({ tokens, clauses }: Document): readonly string[] => {
  const shapes = tokens.map(shapeOf);
  for (const clause of clauses) if (isPresentCause(tokens, clause)) shapes[clause.first] = 'because';
  return shapes;
});

const telling = new Map<Feature, boolean>();
function isTelling(feature: Feature): boolean {
  let known = telling.get(feature);
  if (known === undefined) {
    known = TELLING.test(feature);
    telling.set(feature, known);
  }
  return known;
}

function placeOf(sentence: number, count: number): string {
  if (sentence === 0) return 'first';
  const share = sentence / count;
  return share < 0.2 ? 'early' : share > 0.8 ? 'late' : 'middle';
}
