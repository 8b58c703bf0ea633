import type { IdentifierFact } from '../facts/identifiers.ts';
import { tellsNoReplacement } from '../facts/replacement/none-told.ts';
import { type NoReplacementFact, readNoReplacement } from '../facts/replacement.ts';
import type { Document, Sentence } from '../text/document.ts';
import { oncePer } from '../text/once.ts';
import { rangeAt } from '../text/span.ts';
import { noticeNames } from './identifiers/known.ts';
import { isSlipOf } from './identifiers/meant.ts';
import { isToldByEnd, missingIdentifiers } from './identifiers/missing.ts';
import { identifierRoles } from './identifiers/roles.ts';
import { foreignIdentifiers } from './identifiers.ts';
import type { Ledger } from './ledger.ts';
import { deniesElse } from './replacements/absent.ts';

/** Close behind what is to be used. */
const INSTEAD = /^[^.;:]{0,40}\binstead\b(?! of)/;

export interface ReplacementMatch {
  /** Replacements that the notice names and the output does not, in no spelling. */
  readonly missing: readonly IdentifierFact[];
  /** The notice says that there is none, and the output is silent about it. */
  readonly untold: NoReplacementFact | undefined;
  /** True where the notice names a replacement, and says of nothing that there is none. */
  readonly named: boolean;
  /** True where the notice names no replacement, and says that there is none. */
  readonly none: boolean;
  /** True where the notice names a replacement or says that there is none. */
  readonly asked: boolean;
}

/** Lays the replacements that the notice names beside the output. */
export const matchReplacements = oncePer((ledger: Ledger): ReplacementMatch => {
  const { notice, output } = ledger;
  const { doc } = notice;
  const named = [...identifierRoles(notice).values()]
    .filter(({ role }) => role === 'replacement')
    .map(({ fact }) => fact);
  const lost = new Set(
    missingIdentifiers(ledger)
      .filter(({ role, partly }) => role === 'replacement' && !partly)
      .map(({ expected }) => expected.value),
  );
  // "check `X` instead": whatever its other mentions say, X is what to use. One that is described in part is rule 9.
  for (const { expected, role } of missingIdentifiers(ledger)) {
    if (role === 'replacement' && !named.some(({ value }) => value === expected.value)) named.push(expected);
    const sentence = doc.sentences[rangeAt(doc.sentences, expected.range.start)];
    if (
      role === 'retiring' &&
      sentence &&
      expected.exact &&
      INSTEAD.test(doc.plain.slice(expected.range.end, sentence.end))
    ) {
      named.push(expected);
      lost.add(expected.value);
    }
  }
  // A misspelt replacement is named: that is rule 9.
  for (const { expected, found } of foreignIdentifiers(ledger))
    if (expected && isSlipOf(notice, found, expected)) lost.delete(expected.value);
  const retiring = [...identifierRoles(notice).values()].filter(({ role }) => role === 'retiring');
  const old = retiring.map(({ fact }) => fact);
  for (const fact of named)
    if (lost.has(fact.value) && isToldByEnd(noticeNames(output), fact, old)) lost.delete(fact.value);
  // "`client.batches.create()` of `acme-client` 2.0": a sentence that keeps one of its names keeps the replacement.
  const kept = new Set<number>();
  for (const fact of named) if (!lost.has(fact.value)) kept.add(rangeAt(doc.sentences, fact.range.start));
  const missing = named.filter((fact) => {
    const s = rangeAt(doc.sentences, fact.range.start);
    const sentence = doc.sentences[s];
    const beside = old.some(({ range }) => rangeAt(doc.sentences, range.start) === s);
    return lost.has(fact.value) && !kept.has(s) && !(sentence && !beside && isAid(doc, sentence, fact));
  });
  const none = readNoReplacement(doc).filter((fact) => named.length === 0 || !isOfPart(doc, fact, retiring));
  const told =
    (tellsNoReplacement(output.doc) ||
      (none.some((fact) => deniesElse(ledger, fact)) && !namesAnother(ledger, named))) &&
    !(none.length > 0 && inventsAnother(ledger));
  const untold = told ? undefined : none[0];
  return {
    missing,
    untold,
    named: named.length > 0 && none.length === 0,
    none: named.length === 0 && none.length > 0,
    asked: named.length > 0 || none.length > 0,
  };
});

/** "- Python 2 is missing; nothing takes its place": of a part that the successor lacks, where no retiring thing is named. */
function isOfPart(
  doc: Document,
  { range }: NoReplacementFact,
  retiring: readonly { readonly fact: IdentifierFact }[],
): boolean {
  const block = doc.blocks[rangeAt(doc.blocks, range.start)]!;
  const text = doc.plain.slice(block.start, Math.min(range.start, block.start + LONG));
  return block.kind === 'item' && LACKS.test(text) && !retiring.some(({ fact }) => text.includes(fact.value));
}
const LACKS =
  /\b(?:missing|absent|lacks?|lacking|left out|not included|not (?:on|in|part of) (?:the|it)|no longer has)\b/i;

/** Whether the output has something come instead that the notice does not: "upgrade to the HB-3". */
function namesAnother({ output }: Ledger, named: readonly IdentifierFact[]): boolean {
  const known = new Set(named.map(({ value }) => value.toLowerCase()));
  return [...identifierRoles(output).values()].some(
    ({ role, fact }) => role === 'replacement' && !known.has(fact.value.toLowerCase()),
  );
}

/** "Use Smart Albums instead", of a name that the notice does not have. */
const inventsAnother = (ledger: Ledger): boolean =>
  foreignIdentifiers(ledger).some(({ found, sure }) => {
    const { plain } = ledger.output.doc;
    const { start, end } = found.range;
    return (
      sure && /\buse\s$/i.test(plain.slice(Math.max(0, start - 5), start)) && INSTEAD.test(plain.slice(end, end + 50))
    );
  });

/** "Your bot uses `x`": how things are. */
const DESCRIBED = /\b(?:uses|using|used)\s(?:(?!should\b|must\b)\S+\s){0,3}\W?$/i;
/** "Events aren't replayed by themselves; use `x`", "it has no `y`, so choose `x`": a way round what the successor lacks. */
const REMEDY = /\b(?:no|not|never|cannot)\b|n['’]t\b/i;
const USES = /[;:,–—]\s*(?:(?:and|so|then|please)\s){0,2}(?:use|choose|take|try|set|pass|call)\s[^;:,]{0,40}$/i;
const SUCCESSION = /replac|succe|supersed|substitut|instead|favou?r|\b(?:mov|migrat|switch)/i;

/** Whether a sentence that names nothing that retires offers an identifier as an aid, and not as what comes instead. */
function isAid(doc: Document, sentence: Sentence, { range }: IdentifierFact): boolean {
  const before = doc.plain.slice(Math.max(sentence.start, range.start - REACH), range.start);
  if (SUCCESSION.test(doc.plain.slice(sentence.start, Math.min(sentence.end, sentence.start + LONG)))) return false;
  const use = before.search(USES);
  return DESCRIBED.test(before) || (use >= 0 && REMEDY.test(before.slice(0, use)));
}
const REACH = 160;
const LONG = 600;
