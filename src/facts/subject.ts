import type { Block } from '../text/blocks.ts';
import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import type { Token } from '../text/tokens.ts';
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
  readonly several: boolean;
}

/** The key of a word: itself where it is code or shaped like an identifier, else its lemma. */
export const keyOf = (token: Token): string =>
  token.code || token.shaped || token.url ? token.text.replace(/['’]s$/, '').toLowerCase() : token.lemma;

const RETIRES =
  /^(?:deprecat\w*|retir\w*|sunset\w*|shuts?|shutting|shutdown|switch(?:ed|es|ing)?-off|remov\w*|discontinu\w*|withdraw\w*|decommission\w*|ends?|ended|ending|expir\w*|leav(?:e|es|ing)|stops?|stopp\w*|clos(?:e|es|ed|ing)|drops?|dropp\w*|unavailable|loses?|disabl\w*|reject\w*|ignor\w*|obsolete|eol|terminat\w*|cease[sd]?|ceasing|freez\w*|frozen|abandon\w*|goodbye|gone|withdr[ae]w\w*|unsupported|legacy|blocked|refus\w*|cut)$/;
/** The particle that makes a plain verb an end: "turn off", "phase out", "go away", "wind down". */
const PARTICLE: Record<string, RegExp> = {
  off: /^(?:switch|turn|cut|take|shut)/,
  out: /^(?:phas|run|tak|going|sunset)/,
  away: /^(?:go|goes|going|gone|tak)/,
  down: /^(?:wind|tak|shut|spin|clos)/,
};
const MOVES =
  /^(?:use|move|migrate|switch|upgrade|update|convert|choose|install|adopt|call|prefer|replace|replaced|replacement|replacing|pick|change|go|get|transition|successor|instead|favou?r|select|point|send|order|buy|try|recommended|recommend|meet|download)$/;
const GENERIC = new Set(
  `service feature api product plan version release support notice change update date time system platform access request response call error thing item
  existing old new current legacy customer user day month year week guide step detail documentation change option end removal deprecation retirement shutdown
  sunset migration replacement instead action deadline affected please now today soon longer available life sale phase stage name work use used using
  keep run get make let need set start begin continue stop go come see read learn email message post announce announcement number mean`
    .split(/\s+/)
    .map((word) => lemma(word)),
);

const ZONE = /^(?:utc|gmt|z|[ecmpkij]s?t|[ecmp]dt|ces?t|b?st|a[ecw]s?t|aedt|am|pm|mb|gb|kb|pacific|eastern|central)$/;
const EMPTY = new Set(['be', 'have', 'do', 'can', 'will', 'no', 'none', 'or', 'prefer'].map((word) => lemma(word)));

/** A word with content of its own that is no date, zone or unit. */
export const carries = (token: Token): boolean =>
  token.content && !token.dateWord && !ZONE.test(token.lower) && !EMPTY.has(token.lemma);

/** True for words that name nothing by themselves. */
export const isGeneric = (key: string): boolean => GENERIC.has(key);

/** A name by its look: code, an identifier, a capital where grammar asks for none, or a word with a digit in it. */
export function looksLikeName(doc: Document, index: number, first: number): boolean {
  const token = doc.tokens[index]!;
  if (token.url) return true;
  if (token.code) return token.shaped || isWholeSpan(doc, token);
  if (token.dateWord || token.number) return false;
  if (token.shaped) return true;
  if (!/^\p{Lu}/u.test(token.text) || !token.content) return false;
  if (index === first) return /^\p{Lu}.*[\p{Lu}\d]/u.test(token.text);
  return (
    !/[.:"(•]\s*$/.test(doc.plain.slice(doc.tokens[index - 1]!.end, token.start)) ||
    /^\p{Lu}.*[\p{Lu}\d]/u.test(token.text)
  );
}

function isWholeSpan(doc: Document, token: Token): boolean {
  return (
    doc.plain[token.start - 1] !== ' ' ||
    doc.plain[token.end] !== ' ' ||
    doc.code.some((range) => range.start === token.start && range.end === token.end)
  );
}

/** Reads what a text is about. Linear. */
export function readSubject(doc: Document, things: readonly Thing[]): Subject {
  const vendor = readVendor(doc);
  const names = new Set<string>();
  const words = new Set<string>();
  const moved = new Map<string, number>();
  const said = new Map<string, number>();
  let sections = 0;
  const note = (index: number, first: number): void => {
    const token = doc.tokens[index]!;
    const key = keyOf(token);
    if (!carries(token) || vendor.has(key) || GENERIC.has(key) || /^https?:|@.*\./.test(key)) return;
    if (/^\d/.test(key) && !token.code) return;
    if (populationOf(token) === 'everybody') return;
    said.set(key, (said.get(key) ?? 0) + 1);
    if (looksLikeName(doc, index, first)) names.add(key);
    else if (!token.code && !RETIRES.test(token.lower)) words.add(key);
  };
  let firstHeading = true;
  for (const sentence of doc.sentences) {
    const block = doc.blocks[sentence.block]!;
    if (block.kind === 'mail-header' || block.kind === 'salutation' || block.kind === 'code') continue;
    if (block.kind === 'cell') {
      if (isReplacementColumn(block)) {
        for (let i = sentence.first; i < sentence.last; i++)
          if (looksLikeName(doc, i, -1) && carries(doc.tokens[i]!)) moved.set(keyOf(doc.tokens[i]!), 2);
      } else if (block.column === 0 && !/date|when|time|milestone|what|phase|day/i.test(block.header ?? '')) {
        sections++;
        for (let i = sentence.first; i < sentence.last; i++) note(i, -1);
      }
      continue;
    }
    const under =
      block.under === undefined ? '' : doc.plain.slice(doc.blocks[block.under]!.start, doc.blocks[block.under]!.end);
    const leaving = /^(?:deprecat|remov|retir|no longer|switched off|sunset|breaking|end of)/i.test(under);
    if (block.kind === 'item' && leaving && sentence.start === block.start) sections++;
    const told = retiresIn(doc, sentence.first, sentence.last);
    for (let c = sentence.firstClause; c < sentence.lastClause; c++) {
      const clause = doc.clauses[c]!;
      const move = firstMove(doc, clause.first, clause.last);
      // A bracket in its middle cuts a clause in two: "The header `X-A` (SHA-1) ends on …".
      const split = told && /^[()]$/.test(doc.clauses[c + 1]?.lead ?? '') && c + 1 < sentence.lastClause;
      const retires =
        (block.kind === 'heading' && firstHeading) || split
          ? true
          : retiresIn(doc, clause.first, clause.last) ||
            (leaving && block.kind === 'item' && clause.first === sentence.first);
      for (let i = clause.first; i < clause.last; i++) {
        if (move >= 0 && i > move && !comesFrom(doc, move, i)) {
          const key = keyOf(doc.tokens[i]!);
          if (carries(doc.tokens[i]!) && !/^\d+$/.test(key) && looksLikeName(doc, i, sentence.first))
            moved.set(key, (moved.get(key) ?? 0) + 1);
        } else if (retires) note(i, sentence.first);
      }
    }
    if (block.kind === 'heading') firstHeading = false;
  }
  for (const thing of things) {
    for (const alias of [thing.name, ...thing.aliases]) {
      for (const part of alias.split(/[\s(),]+/)) {
        const shaped = /[_/\\@#=<>{}]|\w\.\w|::|^--|[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]/.test(part);
        const key = shaped ? part.toLowerCase() : lemma(part);
        if (part === '' || vendor.has(key) || GENERIC.has(key) || /^\d/.test(part)) continue;
        if (shaped || /^\p{Lu}/u.test(part)) names.add(key);
        else words.add(key);
        said.set(key, (said.get(key) ?? 0) + 3);
      }
    }
  }
  const replacements = new Set<string>();
  for (const [key, count] of moved) {
    if (vendor.has(key) || GENERIC.has(key) || /^https?:/.test(key)) continue;
    const own = said.get(key) ?? 0;
    if (own === 0) replacements.add(key);
    // Named more often as the way to go than as what goes.
    else if (count > own + 1 && names.has(key)) {
      names.delete(key);
      replacements.add(key);
    }
  }
  return { names, words, replacements, vendor, several: sections > 1 || things.length > 1 };
}

const isReplacementColumn = (block: Block): boolean =>
  /replac|instead|successor|move to|migrat|alternative|use\b/i.test(block.header ?? '');

/** Whether a clause tells of an end. */
export function retiresIn(doc: Document, first: number, last: number): boolean {
  for (let i = first; i < last; i++) {
    const token = doc.tokens[i]!;
    if (token.code) continue;
    if (RETIRES.test(token.lower)) return true;
    const particle = PARTICLE[token.lower];
    if (Object.hasOwn(PARTICLE, token.lower) && particle)
      for (let k = Math.max(first, i - 6); k < i; k++) if (particle.test(doc.tokens[k]!.lower)) return true;
    if (token.lower === 'longer' && i > first && doc.tokens[i - 1]!.lower === 'no') return true;
  }
  return false;
}

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

/** The vendor: words with a capital that a domain of its own repeats ("Tallyboard", help.tallyboard.example). */
function readVendor(doc: Document): Set<string> {
  const labels = new Set<string>();
  for (const token of doc.tokens) {
    if (!token.url && !/^[\w.-]+@[\w-]+\.\w|^(?:[a-z0-9-]+\.){1,4}[a-z]{2,}(?:\/|$)/.test(token.lower)) continue;
    const host = token.lower
      .replace(/^[a-z]+:\/\//, '')
      .replace(/^[^@/]*@/, '')
      .split(/[/?#:]/)[0]!;
    const parts = host.split('.');
    for (const part of parts.slice(Math.max(0, parts.length - 3), -1)) if (part.length > 2) labels.add(part);
  }
  const vendor = new Set<string>();
  if (labels.size === 0) return vendor;
  for (let i = 0; i < doc.tokens.length; i++) {
    const token = doc.tokens[i]!;
    if (token.code || token.url || !/^\p{Lu}/u.test(token.text)) continue;
    const word = token.lower.replace(/'s$/, '');
    if (
      word.length > 3 &&
      (labels.has(word) || [...labels].some((label) => label.startsWith(word) && word.length >= 4))
    )
      vendor.add(keyOf(token));
  }
  return vendor;
}
