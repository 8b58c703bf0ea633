import type { Block } from '../../text/blocks.ts';
import type { Document } from '../../text/document.ts';
import { isFunctionWord, lemma } from '../../text/lemma.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { populationOf } from '../audience/population.ts';
import type { AudienceFact } from '../audience.ts';
import { retiresIn } from '../lifecycle/ending.ts';
import type { Thing } from '../things.ts';
import { carries, isGeneric, keyOf, looksLikeName, readVendor, wordSet } from './naming.ts';

/**
 * The words by which a text names what it retires and what takes its place, as keys (`keyOf`). Coarser than the list
 * of things: it only has to tell whether an opening speaks of the right matter, and what of it comes first.
 */
export interface Subject {
  /** True where the text has a retiring thing that was recognised. */
  readonly found: boolean;
  /** Identifiers and names said of what goes. */
  readonly names: ReadonlySet<string>;
  /** Those of the names that the text writes as code: another text may write them without. */
  readonly codes: ReadonlySet<string>;
  /** Plain words said of it ("connector", "runtime"). */
  readonly words: ReadonlySet<string>;
  /** Every other name of the text that tells neither where to go nor who is concerned. */
  readonly others: ReadonlySet<string>;
  /** Identifiers and names of what users move to, said of nothing that goes. */
  readonly replacements: ReadonlySet<string>;
  /** Those of `names` and `words` that are said of the way out too ("port", "Functions"). */
  readonly shared: ReadonlySet<string>;
  /** The vendor and its domains: they narrow nothing. */
  readonly vendor: ReadonlySet<string>;
  /** The name that the title begins with ("Rainfall Grid v1: …"), as keys in order: it stands for the parts that go. Empty where there is none. */
  readonly title: readonly string[];
}

/** Reads what a text is about. What it says of its users names no thing. Linear. */
export function readSubject(doc: Document, things: readonly Thing[], audience: readonly AudienceFact[]): Subject {
  const { vendor, itself } = vendorOf(doc, things);
  const names = new Set<string>(itself);
  const codes = new Set<string>();
  const words = new Set<string>();
  const others = new Set<string>();
  const moves = new Set<string>();
  const replacements = new Set<string>();
  const described = new Set<string>();
  const users = new Uint8Array(doc.tokens.length);
  for (const { scope, certainty, noun, first, last, words: own } of audience) {
    if (scope === 'some' && certainty !== 'told') for (const { key } of own) described.add(key);
    if (certainty === 'stated' || noun !== null) users.fill(1, first, last);
  }
  // "`eu-north-a`": no more than words by its letters, and yet an identifier.
  const written = new Set(doc.tokens.flatMap(({ code, lower }) => (code && /[^a-z]/.test(lower) ? [lower] : [])));
  const bears = (token: Token, key: string): boolean =>
    carries(token) && !vendor.has(key) && !isGeneric(key) && !NO_NAME.test(token.text);
  for (const { name, aliases } of things)
    for (const part of new Set([name, ...aliases].flatMap((text) => text.split(/[\s(),"'`]+/)))) {
      const key = SHAPED.test(part) ? part.toLowerCase() : lemma(part);
      // "`x` on routes with a `hint`": what its users are told by is no name of it.
      if (described.has(key) && !name.includes(part)) continue;
      if (
        part === '' ||
        NO_NAME.test(part) ||
        vendor.has(key) ||
        isGeneric(key) ||
        /^\d+$/.test(part) ||
        isFunctionWord(part)
      )
        continue;
      // "Basic-password pushes": its words may stand apart.
      if (/^\p{L}+(?:-\p{L}+)+$/u.test(part) && part !== part.toLowerCase())
        for (const piece of part.split('-'))
          if (!isGeneric(lemma(piece)) && !isFunctionWord(piece)) words.add(lemma(piece));
      if (written.has(part.toLowerCase())) names.add(part.toLowerCase());
      else (SHAPED.test(part) || /^[\p{Lu}\d]/u.test(part) ? names : words).add(key);
    }
  // "Teams on the Fax plan: it ends in May": the pronoun means what the group is told by.
  for (const { last, first } of audience)
    if (
      !standsBehindEnd(doc, first) &&
      /^(?:it|they|this|these|that)$/.test(doc.tokens[last]?.lower ?? '') &&
      retiresIn(doc, last, last + 12)
    )
      for (let i = first; i < last; i++)
        if (looksLikeName(doc, i, first) && bears(doc.tokens[i]!, keyOf(doc.tokens[i]!)))
          names.add(keyOf(doc.tokens[i]!));
  forEachPart(doc, (from, to, role, first) => {
    for (let i = from; i < to; i++) {
      const token = doc.tokens[i]!;
      const key = keyOf(token);
      if (!bears(token, key)) continue;
      const name = looksLikeName(doc, i, first);
      if (token.code && name && role !== 'move') codes.add(key);
      if (role === 'move') {
        moves.add(key);
        if (name) replacements.add(key);
      } else if (role === 'ends' && !users[i] && !(described.has(key) && !names.has(key))) {
        if (name) names.add(key);
        else if (!token.number && populationOf(token) !== 'everybody') words.add(key);
      } else if (name && !token.url && !described.has(key)) others.add(key);
    }
  });
  for (const key of apposedIn(doc, things)) names.add(key);
  const shared = new Set([...names, ...words].filter((key) => moves.has(key)));
  for (const key of shared) replacements.delete(key);
  for (const key of familiesIn(doc, replacements)) {
    replacements.delete(key);
    shared.add(key);
  }
  for (const key of replacements) others.delete(key);
  const title = titleOf(doc, vendor);
  // "Rainfall Grid v3: get ready": all of it tells where to go, or only whose it is; what users are told by is the thing.
  const own = title.some((key) => described.has(key) || !(replacements.has(key) || vendor.has(key)));
  // "Pulse 1: end of the line" and "choose a Pulse 4": the family's name tells neither.
  if (own) for (const key of title) if (replacements.delete(key)) shared.add(key);
  return {
    found: things.length > 0,
    names,
    codes,
    words,
    others,
    replacements,
    shared,
    vendor,
    title: own ? title : [],
  };
}

/** "X is deprecated for apps on Android 9. It will be removed …": the pronoun means X, which the sentence told of before. */
function standsBehindEnd(doc: Document, at: number): boolean {
  const { first } = doc.sentences[rangeAt(doc.sentences, doc.tokens[at]!.start)]!;
  return first < at && retiresIn(doc, first, at);
}

/** "The gateway `in.acme.example`": the identifiers right behind the last word of a thing's name. */
function apposedIn({ tokens }: Document, things: readonly Thing[]): string[] {
  const nouns = new Set(things.map(({ name }) => lemma(name.split(' ').at(-1) ?? '')));
  return tokens.flatMap((token, i) => {
    const noun = tokens[i - 1];
    const article = tokens[i - 2]?.lower ?? '';
    return token.code && noun && nouns.has(noun.lemma) && /^(?:the|our|this)$/.test(article) ? [keyOf(token)] : [];
  });
}

/** "`Gateway 5.2`" and "`Gateway 6.0`", "IFTMIN D.96A" and "IFTMIN D.21B": names that stand before two editions tell neither. */
function familiesIn({ tokens }: Document, names: ReadonlySet<string>): Set<string> {
  const editions = new Map<string, string>();
  const families = new Set<string>();
  tokens.forEach((token, i) => {
    const key = keyOf(token);
    const edition = tokens[i + 1]?.lower ?? '';
    if (!names.has(key) || !/^[a-z]?\.?\d+(?:\.[\dx]+)*[a-z]?$/.test(edition)) return;
    const known = editions.get(key);
    if (known === undefined) editions.set(key, edition);
    else if (known !== edition) families.add(key);
  });
  return families;
}

/** The name of two words or more at the very start of the first heading, up to a mark. */
function titleOf(doc: Document, vendor: ReadonlySet<string>): string[] {
  const sentence = doc.sentences.find(({ block }) => doc.blocks[block]!.kind === 'heading');
  if (sentence === undefined) return [];
  // The first word of a title has a capital in any case.
  let end = doc.tokens[sentence.first]?.capital === true ? sentence.first + 1 : sentence.first;
  while (end < sentence.last && looksLikeName(doc, end, -1)) end++;
  const ended = /^\s?[:–—-]/.test(
    doc.plain.slice(doc.tokens[end - 1]?.end ?? 0, doc.tokens[end]?.start ?? sentence.end),
  );
  if (end - sentence.first < 2 || !ended || !doc.tokens.slice(sentence.first, end).some(isEdition)) return [];
  const keys = doc.tokens.slice(sentence.first, end).map(keyOf);
  const owner = keys.findIndex((key) => !vendor.has(key));
  return keys.length - owner > 1 ? keys.slice(owner) : keys;
}

/** Carries a number, by which an old edition differs from a new one. */
const isEdition = ({ text }: Token): boolean => /\d/.test(text);

const CLOSES = /\b(?:clos|shut|wind|ceas|go(?:es|ing)\b|ends?\b|discontinued|retired|offline)/i;

/** The vendor; but where it is itself what goes ("Kitebook closes", "the site at https://kitebook.example/ goes offline"), its name is the thing's. */
function vendorOf(doc: Document, things: readonly Thing[]): { vendor: Set<string>; itself: string[] } {
  const vendor = readVendor(doc);
  const itself: string[] = [];
  for (const { name, aliases, evidence } of things) {
    const keys = name.split(/\s+/).map((part) => lemma(part));
    if (CLOSES.test(evidence.text) && keys.every((key) => vendor.has(key) || isGeneric(key)))
      for (const key of keys) vendor.delete(key);
    for (const alias of aliases) {
      const host = ROOT.exec(alias)?.[1]?.toLowerCase();
      if (host === undefined) continue;
      itself.push(host);
      const label = host.split('.')[0]!;
      for (const key of vendor)
        if (label.startsWith(key)) {
          itself.push(key);
          vendor.delete(key);
        }
    }
  }
  return { vendor, itself };
}

/** The address of a whole site, without a path: "https://pip.example/", "quill.example". */
const ROOT = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})\/?$/i;

type Role = 'ends' | 'move' | 'other';
/** Receives a stretch of tokens, what it tells, and the first token of its sentence. */
type Visit = (from: number, to: number, role: Role, first: number) => void;

/** Cuts a text into stretches by what they tell: of what ends, of where to go, or of something else. */
function forEachPart(doc: Document, visit: Visit): void {
  let firstHeading = true;
  for (const sentence of doc.sentences) {
    const block = doc.blocks[sentence.block]!;
    if (block.kind === 'mail-header' || block.kind === 'salutation' || block.kind === 'code') continue;
    const { first } = sentence;
    if (block.kind === 'cell') {
      const date = /date|when|time|milestone|what|phase|day/i.test(block.header ?? '');
      visit(
        first,
        sentence.last,
        isReplacementColumn(block) ? 'move' : block.column === 0 && !date ? 'ends' : 'other',
        -1,
      );
      continue;
    }
    const told = retiresIn(doc, first, sentence.last);
    const titled = block.kind === 'heading' && firstHeading;
    if (block.kind === 'heading') firstHeading = false;
    let parting = false;
    for (let c = sentence.firstClause; c < sentence.lastClause; c++) {
      const clause = doc.clauses[c]!;
      const verb = doc.tokens[clause.first]!;
      const orders = GO.has(verb.lower) && !verb.code && clause.last - clause.first > 1;
      if (orders) parting = false;
      if (PART.has(verb.lower) && clause.first === first) parting = true;
      // A bracket in its middle cuts a clause in two: "The header `X-A` (SHA-1) ends on …".
      const split = told && c + 1 < sentence.lastClause && /^[()]$/.test(doc.clauses[c + 1]!.lead);
      const ends = !parting && !orders && (titled || split || retiresIn(doc, clause.first, clause.last));
      const rest: Role = ends ? 'ends' : 'other';
      const before = doc.tokens[clause.first - 1];
      // "Recommended: X", "Replacement: X", but not "because of the new order: …", nor "Update: X ends later".
      const led =
        c > sentence.firstClause &&
        clause.first - doc.clauses[c - 1]!.first < 3 &&
        before !== undefined &&
        MOVES.has(before.lower) &&
        !/^(?:updated?|changed?|call|order|point|meet|get|go)$/.test(before.lower) &&
        doc.plain[before.end] === ':';
      const move = led ? clause.first - 1 : orders ? clause.first : firstMove(doc, clause.first, clause.last);
      if (move < 0) {
        visit(clause.first, clause.last, rest, first);
        continue;
      }
      if (!led) visit(clause.first, move + 1, rest, first);
      visitMove(doc, move, clause.last, rest, first, visit);
    }
  }
}

/** "#general", "@here", "Q2": a channel and a quarter name no thing. */
const NO_NAME = /^(?:@(?:channel|here|all|everyone)|#[a-z][\w-]+|q[1-4])$/i;
const SHAPED = /[_/\\@#=<>{}]|\w\.\w|::|^--|[a-z][A-Z]|[A-Za-z]-?\d|\d[A-Za-z]/;

const isReplacementColumn = (block: Block): boolean =>
  /replac|instead|successor|\b(?:move|go|switch|upgrade|change) to\b|migrat|alternative|use\b/i.test(
    block.header ?? '',
  );

const MOVES = wordSet(
  'use move migrate switch upgrade update updated upgraded moved migrated switched converted convert choose install adopt call prefer replace replaced replacement replacements alternative alternatives successors replacing pick change go get transition successor instead favour favor select point send order buy try recommended recommend meet download',
);
/** What stands before a verb or noun of moving that tells of the old. */
const OF_THE_OLD = wordSet(
  'that who which you they we still not no currently user users customer customers application applications apps script scripts team teams project projects workflow workflows job jobs a the your their may can could longer to of its on in',
);
const DUTY = wordSet('need needs have has must want ought required');
/** Verbs that open an order to go somewhere, and those that open one to leave something: what these take may be either. */
const GO = wordSet(
  'adopt authenticate call choose connect convert create install load migrate move open pick point prefer register select send set sign subscribe switch upgrade use write',
);
const PART = wordSet(
  "back check consider delete disable download drop export find remove replace save stop take uninstall avoid do don't please",
);

/** The token at which a clause begins to tell where to go, or -1. */
function firstMove(doc: Document, first: number, last: number): number {
  for (let i = first; i < last; i++) {
    const word = doc.tokens[i]!.lower;
    if (doc.tokens[i]!.code || !MOVES.has(word)) continue;
    // "The successor is X": a noun that points there by itself.
    if (
      /^(?:successor|replacement|alternative)s?$/.test(word) &&
      /^(?:is|are|will)$/.test(doc.tokens[i + 1]?.lower ?? '')
    )
      return i;
    // "If you use X", "clients that call X", "who use X": the use of the old, not the way to the new.
    const before = i > first ? doc.tokens[i - 1]!.lower : '';
    const must = before === 'to' && i >= first + 2 && DUTY.has(doc.tokens[i - 2]!.lower);
    if ((OF_THE_OLD.has(before) || before.endsWith("n't")) && !must) continue;
    // "A voice call or SMS step": a noun, as no object follows.
    const next = doc.tokens[i + 1];
    if (
      EITHER.test(word) &&
      i > first &&
      doc.tokens[i - 1]!.content &&
      !doc.tokens[i - 1]!.code &&
      !before.endsWith('ly') &&
      next !== undefined &&
      !next.code &&
      !next.capital &&
      !TAKEN.test(next.lower)
    )
      continue;
    // "What we have to let go of is X"
    if (word === 'go' && before === 'let') continue;
    return i;
  }
  return -1;
}

/** Verbs of moving that are nouns as well, and what follows them as verbs. */
const EITHER = /^(?:call|change|order|point|update|upgrade|switch|move|transition|download)$/;
const TAKEN =
  /^(?:to|from|over|away|your|the|an?|its|their|all|each|every|it|them|this|these|those|instead|by|at|before|for)$/;

/** Visits what follows the verb `move`: the way out, but for "X" in "move from X to Y" and in "replace X with Y". */
function visitMove(doc: Document, move: number, last: number, rest: Role, first: number, visit: Visit): void {
  const replaces = /^replac(?:e|es|ing)$/.test(doc.tokens[move]!.lower);
  let old = replaces;
  for (let i = move + 1; i < last; i++) {
    const word = doc.tokens[i]!.lower;
    if (word === 'to' || word === 'by' || word === 'with' || (replaces && word === 'for')) old = false;
    else if (!replaces && (word === 'from' || word === 'of' || word === 'than' || word === 'off')) old = true;
    visit(i, i + 1, old ? rest : 'move', first);
  }
}
