import type { IdentifierFact } from '../facts/identifiers.ts';
import type { Reading } from '../facts/read.ts';
import type { Document, Sentence } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import { rangeAt } from '../text/span.ts';

/** What an identifier is to the notice. Those without a role may go with the part they stand in. */
export type IdentifierRole = 'retiring' | 'replacement';

const lemmas = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => lemma(word)),
  );

/** Verbs and nouns of leaving; those in `PARTICLE` leave only together with "off", "down", "away", "out". */
const LEAVING = lemmas(
  'deprecate retire retirement remove drop delete discontinue decommission sunset end stop expire disappear withdraw disable deactivate abandon close leave legacy obsolete eol block reject refuse suspend terminate revoke kill disconnect unpublish archive ignore',
);
const PARTICLE = lemmas('shut switch turn cut go phase take wind pull');
const OFF = new Set(['off', 'down', 'away', 'out', 'offline']);
/** Verbs that lead to what is used from now on, or was used so far: either has to be named. */
const USING = lemmas(
  'use call invoke import request send load embed target query hit rely depend switch move migrate upgrade update change convert transition go adopt prefer install replace succeed superseded point verify sign subscribe check',
);
const REPLACEMENT = lemmas(
  'instead replacement replace successor alternative switch move migrate upgrade transition favour prefer adopt',
);
const SPARED = lemmas('unaffected exempt stay remain keep continue unchanged');
/** Verbs that lead to an error: what they return may go with the failing. */
const ANSWERING = lemmas('return fail throw answer exit raise reject respond error emit print log receive get');
const NEGATION = new Set(['not', "isn't", "aren't", "won't", "doesn't", "don't", 'never', 'neither', 'nor']);

/** Reads the roles from the words that govern each mention. Linear: a window of a few words per mention. */
export function identifierRoles({ doc, facts }: Reading): Map<string, { fact: IdentifierFact; role: IdentifierRole }> {
  const roles = new Map<string, { fact: IdentifierFact; role: IdentifierRole }>();
  for (const fact of facts.identifiers) {
    if (fact.kind === 'menu' || fact.kind === 'button' || fact.kind === 'email' || fact.kind === 'error-code') continue;
    if (roles.has(fact.value) || (fact.kind === 'name' && !isProper(fact.value))) continue;
    const role = tableRole(doc, fact) ?? sentenceRole(doc, fact);
    if (role) roles.set(fact.value, { fact, role });
  }
  return roles;
}

/** In a table the header tells: "Replacement", "Use instead"; the first column holds what the table is about. */
function tableRole(doc: Document, fact: IdentifierFact): IdentifierRole | undefined {
  const block = doc.blocks[rangeAt(doc.blocks, fact.range.start)];
  if (block?.kind !== 'cell' || !fact.exact) return undefined;
  const header = block.header ?? '';
  if (/replac|instead|move to|migrate|successor|alternative|^use\b|^new\b|recommended/i.test(header))
    return 'replacement';
  const leaving = doc.blocks.some(
    (b) =>
      b.table === block.table &&
      b.kind === 'cell' &&
      b.row === block.row &&
      /deprecat|retire|remov|shut|sunset|end|instead|replac/i.test(`${b.header}`),
  );
  return block.column === 0 && leaving ? 'retiring' : undefined;
}

function sentenceRole(doc: Document, fact: IdentifierFact): IdentifierRole | undefined {
  const sentence = doc.sentences[rangeAt(doc.sentences, fact.range.start)];
  if (sentence === undefined) return undefined;
  const { before, after } = windows(doc, sentence, fact);
  const all = doc.tokens.slice(sentence.first, sentence.last);
  const spared =
    after.slice(0, 6).some((word) => SPARED.has(word)) ||
    all.some((t) => lemma(t.lower) === lemma('unaffected') || lemma(t.lower) === lemma('exempt')) ||
    (all.some((t) => NEGATION.has(t.lower)) && all.some((t) => lemma(t.lower) === lemma('affected')));
  if (spared) return undefined;
  const loose = !fact.exact || (fact.kind === 'version' && !fact.code);
  if (loose && doc.blocks[sentence.block]!.kind === 'heading') return undefined;
  const close = before.slice(0, loose ? 3 : 5);
  if (close.slice(0, 3).some((word) => ANSWERING.has(word))) return undefined;
  // "X is deprecated", "X will be switched off", "X reaches its end of life"
  if (leaves(after.slice(0, loose ? 5 : 8), loose)) return 'retiring';
  // "we retire X", "retirement of X", "end of support for X", "stop sending X"
  if (leaves([...close].reverse(), false) && !close.some((word) => word === 'from' || word === 'to' || word === 'in'))
    return 'retiring';
  const ofThis = close[0] === 'of' && close[1] === 'instead';
  if (close.some((word) => REPLACEMENT.has(word)) && !(loose && ofThis))
    return close.includes('from') || ofThis ? 'retiring' : 'replacement';
  if (!fact.exact)
    return close.some((word) => USING.has(word)) && isBeforeInstead(doc, sentence, fact) ? 'replacement' : undefined;
  if (fact.kind === 'version' && !fact.code) return undefined;
  if (close.slice(0, 4).some((word) => USING.has(word)) || isBeforeInstead(doc, sentence, fact)) return 'replacement';
  return undefined;
}

/** "REST" and "ZIP" are kinds of things; "Report Studio", "FlowBuilder" and "Flex 200" are things. */
const isProper = (name: string): boolean =>
  (/[\s-]/.test(name) && !/^[\p{Lu}\d\s-]+$/u.test(name)) || /\p{Ll}\p{Lu}|\d/u.test(name);

/** "put it into the `x` field instead": the last identifier before the word is what comes instead. */
function isBeforeInstead(doc: Document, sentence: Sentence, fact: IdentifierFact): boolean {
  const rest = doc.plain.slice(fact.range.end, Math.min(sentence.end, fact.range.end + 120));
  const at = rest.search(/\binstead\b(?! of)/i);
  return (
    at >= 0 &&
    !/[;.]\s/.test(rest.slice(0, at)) &&
    !doc.code.some((range) => range.start >= fact.range.end && range.start < fact.range.end + at)
  );
}

/** True where a word of leaving governs: after a name it has to be passive or intransitive, for a vendor too "retires" things. */
function leaves(words: readonly string[], passive: boolean): boolean {
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (NEGATION.has(word)) return false;
    const found = LEAVING.has(word) || (PARTICLE.has(word) && words.slice(i + 1, i + 4).some((next) => OFF.has(next)));
    if (!found) continue;
    return (
      !passive ||
      words.slice(0, i).some((aux) => aux === 'be' || aux === lemma('reach')) ||
      word === lemma('leave') ||
      word === lemma('end') ||
      word === lemma('expire')
    );
  }
  return false;
}

/** Lemmas before (nearest first) and after an identifier, within its sentence. */
function windows(doc: Document, sentence: Sentence, fact: IdentifierFact): { before: string[]; after: string[] } {
  const before: string[] = [];
  const after: string[] = [];
  let first = sentence.first;
  let high = sentence.last;
  while (first < high) {
    const middle = (first + high) >> 1;
    if (doc.tokens[middle]!.start < fact.range.start) first = middle + 1;
    else high = middle;
  }
  for (let i = first - 1; i >= sentence.first && before.length < 6; i--) before.push(keyOf(doc, i));
  let next = first;
  while (next < sentence.last && doc.tokens[next]!.start < fact.range.end) next++;
  for (let i = next; i < sentence.last && after.length < 10; i++) after.push(keyOf(doc, i));
  return { before, after };
}

const keyOf = (doc: Document, i: number): string => {
  const token = doc.tokens[i]!;
  return NEGATION.has(token.lower) ? token.lower : token.code ? '`' : token.lemma;
};
