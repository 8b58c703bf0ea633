import type { Block } from '../text/blocks.ts';
import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import type { AudienceFact } from './audience.ts';
import { retiresIn } from './ending.ts';
import { carries, isGeneric, keyOf, looksLikeName, readVendor } from './naming.ts';
import { populationOf } from './population.ts';
import type { Thing } from './things.ts';

/**
 * The words by which a text names what it retires and what takes its place, as keys (`keyOf`). Coarser than the list
 * of things: it only has to tell whether an opening speaks of the right matter, and what of it comes first.
 */
export interface Subject {
  /** Identifiers and names of the retiring things. */
  readonly names: ReadonlySet<string>;
  /** Plain words said of them ("connector", "runtime"). */
  readonly words: ReadonlySet<string>;
  /** Identifiers and names of what users move to. Never a key of `names`. */
  readonly replacements: ReadonlySet<string>;
  /** The vendor and its domains: they narrow nothing. */
  readonly vendor: ReadonlySet<string>;
  /** Those of `names` and `words` that are said of the way out too ("port", "Functions"). */
  readonly shared: ReadonlySet<string>;
  /** The names in the first title, whatever they are said of. */
  readonly headline: ReadonlySet<string>;
  /** The keys of each thing's name, generic words left out. */
  readonly titles: readonly (readonly string[])[];
}

/** Reads what a text is about. What it says of its users names no thing. Linear. */
export function readSubject(doc: Document, things: readonly Thing[], audience: readonly AudienceFact[]): Subject {
  const reader = new SubjectReader(doc, audience, things.length > 0);
  for (const thing of things) reader.addThing(thing);
  let firstHeading = true;
  for (const sentence of doc.sentences) {
    const block = doc.blocks[sentence.block]!;
    if (block.kind === 'mail-header' || block.kind === 'salutation' || block.kind === 'code') continue;
    if (block.kind === 'cell') {
      if (isReplacementColumn(block)) for (let i = sentence.first; i < sentence.last; i++) reader.move(i, -1, 2);
      else if (block.column === 0 && !/date|when|time|milestone|what|phase|day/i.test(block.header ?? ''))
        for (let i = sentence.first; i < sentence.last; i++) reader.say(i, -1);
      continue;
    }
    const under =
      block.under === undefined ? '' : doc.plain.slice(doc.blocks[block.under]!.start, doc.blocks[block.under]!.end);
    const leaving =
      block.kind === 'item' && /^(?:deprecat|remov|retir|no longer|switched off|sunset|breaking|end of)/i.test(under);
    const told = retiresIn(doc, sentence.first, sentence.last);
    const titled = block.kind === 'heading' && firstHeading;
    if (block.kind === 'heading') firstHeading = false;
    let parting = false;
    for (let c = sentence.firstClause; c < sentence.lastClause; c++) {
      const clause = doc.clauses[c]!;
      const verb = doc.tokens[clause.first]!;
      const orders = GO.has(verb.lower) && !verb.code && clause.last - clause.first > 1;
      if (orders) parting = false;
      if (PART.has(verb.lower) && clause.first === sentence.first) parting = true;
      const move = orders ? clause.first : firstMove(doc, clause.first, clause.last);
      // A bracket in its middle cuts a clause in two: "The header `X-A` (SHA-1) ends on …".
      const split = told && c + 1 < sentence.lastClause && /^[()]$/.test(doc.clauses[c + 1]!.lead);
      const ends =
        !parting &&
        !orders &&
        (titled || split || (leaving && clause.first === sentence.first) || retiresIn(doc, clause.first, clause.last));
      for (let i = clause.first; i < clause.last; i++) {
        if (move >= 0 && i > move && !comesFrom(doc, move, i)) reader.move(i, sentence.first, 1);
        else if (ends) reader.say(i, sentence.first);
        if (titled) reader.head(i, sentence.first);
      }
    }
  }
  return reader.result();
}

/** Counts how often each name is said of what goes, and how often of where to go. */
class SubjectReader {
  private readonly names = new Set<string>();
  private readonly words = new Set<string>();
  private readonly said = new Map<string, number>();
  private readonly moved = new Map<string, number>();
  private readonly headline = new Set<string>();
  private readonly movedWords = new Set<string>();
  private readonly titles: string[][] = [];
  private readonly vendor: Set<string>;
  private readonly described: Set<string>;
  /** 1 for every token that describes users. */
  private readonly users: Uint8Array;
  private readonly doc: Document;
  private readonly known: boolean;

  constructor(doc: Document, audience: readonly AudienceFact[], known: boolean) {
    this.doc = doc;
    this.known = known;
    this.vendor = readVendor(doc);
    this.described = new Set();
    this.users = new Uint8Array(doc.tokens.length);
    for (const fact of audience) {
      if (fact.scope === 'some' && fact.certainty !== 'told') for (const { key } of fact.words) this.described.add(key);
      if (fact.certainty === 'stated' || fact.noun !== null) this.users.fill(1, fact.first, fact.last);
    }
  }

  addThing(thing: Thing): void {
    const own = partsOf(thing.name);
    for (const alias of [thing.name, ...thing.aliases]) {
      for (const part of partsOf(alias)) {
        const key = keyOfPart(part);
        if (
          this.vendor.has(key) ||
          isGeneric(key) ||
          (/^\d/.test(part) && !/^\d+(?:\.\d+)+$/.test(part)) ||
          (this.described.has(key) && !own.includes(part))
        )
          continue;
        if (SHAPED.test(part) || /^\p{Lu}|^\d/u.test(part)) this.names.add(key);
        else this.words.add(key);
        this.said.set(key, (this.said.get(key) ?? 0) + 3);
      }
    }
    this.titles.push(
      [...new Set(own.map(keyOfPart))].filter(
        (key) => !this.vendor.has(key) && !isGeneric(key) && (key.length > 2 || /\d/.test(key)),
      ),
    );
  }

  /** Notes a token said of what goes. */
  say(index: number, first: number): void {
    const token = this.doc.tokens[index]!;
    const key = keyOf(token);
    if (
      this.users[index] ||
      !this.bears(index, key) ||
      /^(?:or|earl\w*|later?|latest|happens?|last|starts?|longer|first|next|follow\w*)$/.test(token.lower)
    )
      return;
    if (this.known && !token.code && !token.shaped && this.described.has(key) && !this.names.has(key)) return;
    if (populationOf(token) === 'everybody') return;
    this.said.set(key, (this.said.get(key) ?? 0) + 1);
    if (looksLikeName(this.doc, index, first)) this.names.add(key);
    else if (!token.code && !/^\d/.test(key)) this.words.add(key);
  }

  /** Notes a token of the first title. */
  head(index: number, first: number): void {
    const key = keyOf(this.doc.tokens[index]!);
    if (this.bears(index, key) && looksLikeName(this.doc, index, first)) this.headline.add(key);
  }

  /** Notes a token said of where to go. */
  move(index: number, first: number, weight: number): void {
    const key = keyOf(this.doc.tokens[index]!);
    if (!this.bears(index, key)) return;
    this.movedWords.add(key);
    if (looksLikeName(this.doc, index, first)) this.moved.set(key, (this.moved.get(key) ?? 0) + weight);
  }

  private bears(index: number, key: string): boolean {
    const token = this.doc.tokens[index]!;
    return (
      carries(token) &&
      !this.vendor.has(key) &&
      !isGeneric(key) &&
      !/^https?:|@.*\./.test(key) &&
      (!token.number || token.code || looksLikeName(this.doc, index, -1))
    );
  }

  result(): Subject {
    const { names, words, vendor, titles, headline } = this;
    const replacements = new Set<string>();
    for (const [key, count] of this.moved) {
      const own = this.said.get(key) ?? 0;
      if (own > 0 && !(count > own + 1 && names.has(key))) continue;
      names.delete(key);
      replacements.add(key);
    }
    const shared = new Set([...names, ...words].filter((key) => this.movedWords.has(key)));
    return { names, words, shared, headline, replacements, vendor, titles };
  }
}

const SHAPED = /[_/\\@#=<>{}]|\w\.\w|::|^--|[a-z][A-Z]|[A-Za-z]-?\d|\d[A-Za-z]/;

const partsOf = (name: string): string[] => name.split(/[\s(),"'`]+/).filter((part) => part !== '');

const keyOfPart = (part: string): string => (SHAPED.test(part) ? part.toLowerCase() : lemma(part));

const isReplacementColumn = (block: Block): boolean =>
  /replac|instead|successor|move to|migrat|alternative|use\b/i.test(block.header ?? '');

const MOVES =
  /^(?:use|move|migrate|switch|upgrade|update|updated|upgraded|moved|migrated|switched|converted|convert|choose|install|adopt|call|prefer|replace|replaced|replacement|replacing|pick|change|go|get|transition|successor|instead|favou?r|select|point|send|order|buy|try|recommended|recommend|meet|download)$/;
/** Verbs that open an order to go somewhere, and those that open one to leave something: what these take may be either. */
const GO = new Set(
  'adopt authenticate call choose connect convert create install load migrate move open pick point prefer register select send set sign subscribe switch upgrade use write'.split(
    ' ',
  ),
);
const PART = new Set(
  "back check consider delete disable download drop export find remove replace save stop take uninstall avoid do don't please".split(
    ' ',
  ),
);

/** The token at which a clause begins to tell where to go, or -1. */
function firstMove(doc: Document, first: number, last: number): number {
  for (let i = first; i < last; i++) {
    const word = doc.tokens[i]!.lower;
    if (doc.tokens[i]!.code || !MOVES.test(word)) continue;
    // "If you use X", "clients that call X", "who use X": the use of the old, not the way to the new.
    const before = i > first ? doc.tokens[i - 1]!.lower : '';
    if (
      /^(?:that|who|which|you|they|we|still|not|and|or|no|currently|users?|customers?|applications?|apps|scripts?|teams?|projects?|workflows?|jobs?|a|the|your|their|may|can|could|longer|to|n't|that|of|its|on|in)$/.test(
        before,
      ) &&
      !(
        before === 'to' &&
        i >= first + 2 &&
        /^(?:need|needs|have|has|must|want|ought|required)$/.test(doc.tokens[i - 2]!.lower)
      ) &&
      !(before === 'and' || before === 'or')
    )
      continue;
    return i;
  }
  return -1;
}

/** Inside "from X" of "move from X to Y", and before "with" or "by" of "replace X with Y". */
function comesFrom(doc: Document, move: number, i: number): boolean {
  if (i - move > 60) return false;
  const verb = doc.tokens[move]!.lower;
  if (/^replac/.test(verb) && verb !== 'replaced' && verb !== 'replacement') {
    for (let k = move + 1; k < i; k++) if (/^(?:with|by|for)$/.test(doc.tokens[k]!.lower)) return false;
    return true;
  }
  let from = -1;
  for (let k = move + 1; k < i; k++) {
    const word = doc.tokens[k]!.lower;
    if (word === 'from' || word === 'of' || word === 'than' || word === 'off') from = k;
    else if (word === 'to' || word === 'by' || word === 'with') from = -1;
  }
  return from >= 0;
}
