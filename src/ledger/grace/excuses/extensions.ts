import { isKnownVerb } from '../../../facts/grammar/has-verb.ts';
import type { Reading } from '../../../facts/read.ts';
import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import type { Token } from '../../../text/tokens.ts';
import { type Claim, isForMore } from '../claim.ts';

const EXTENSION = /^extensions?$/;
/** An end that has been put off, as a noun. */
const PUT_OFF = /^(?:extension|postponement|deferral|delay|prolongation|deferment)$/;

/** "The date may slip", of "this date is not set in stone": the notice leaves it open itself. */
export const isOfOpenDay = ({ notice, output: { doc }, fact }: Claim): boolean =>
  MAY_MOVE.test(doc.plain.slice(fact.range.start, fact.range.end)) &&
  notice.facts.grace.some(({ sort, negated, span }) => sort === 'ease' && !negated && OPEN.test(span.text));
const MAY_MOVE = /^(?:date|deadline|day|shutdown|removal|closure|end|cut-?off)s?\s(?:may|might|can|could)\b/i;
const OPEN = /\b(?:stone|flexible|movable|negotiable|adjustable)\b/i;

/** Browser extensions: what the notice itself is about. */
export const isOfExtensions = ({ notice, fact }: Claim): boolean =>
  /^extensions?\b/i.test(fact.span.text) && extensionsIn(notice) > 1;
const extensionsIn = oncePer(({ doc }: Reading) => doc.tokens.filter(({ lower }) => EXTENSION.test(lower)).length);

/**
 * "The browser extension", "its extension API", "Extensions > Schedules": an extension that is a thing stands beside the same
 * word in the notice, before it as the first part of a compound, or behind it as a name.
 */
export function isNamedExtension(claim: Claim): boolean {
  if (!isForMore(claim)) return false;
  const { doc } = claim.output;
  const { doc: notice } = claim.notice;
  const at = extensionAt(doc, claim.fact);
  if (at === undefined) return false;
  const before = compoundOf(doc, at);
  const after = nameBehind(doc, at);
  if (before === undefined && after === undefined) return false;
  return notice.tokens.some(
    ({ lower }, k) =>
      EXTENSION.test(lower) &&
      ((before !== undefined && compoundOf(notice, k) === before) ||
        (after !== undefined && nameBehind(notice, k) === after)),
  );
}

/** "The extension is mainly for clinics", where the notice speaks of "this extension", too: one that is there already. */
export function isKnownPutOff(claim: Claim): boolean {
  const { tokens } = claim.output.doc;
  const { token, range } = claim.fact;
  if (!isForMore(claim)) return false;
  const at = PUT_OFF.test(tokens[token]!.lower) && tokens[token]!.start === range.start ? token : undefined;
  return at !== undefined && isDefinite(tokens[at - 1]) && putOffsIn(claim.notice);
}
const putOffsIn = oncePer(({ doc: { tokens } }: Reading): boolean =>
  tokens.some(({ lower }, k) => PUT_OFF.test(lower) && isDefinite(tokens[k - 1])),
);
const isDefinite = (before: Token | undefined): boolean => /^(?:the|this|that)$/.test(before?.lower ?? '');

/** The token of a claim that is the word itself. */
function extensionAt({ tokens }: Document, { token, range }: Claim['fact']): number | undefined {
  for (let k = token; k < tokens.length && tokens[k]!.start < range.end; k++)
    if (EXTENSION.test(tokens[k]!.lower)) return k;
  return undefined;
}

/** The noun right before token `at`. */
function compoundOf({ tokens, plain }: Document, at: number): string | undefined {
  const before = tokens[at - 1];
  const joined = before?.content && /^[ -]$/.test(plain.slice(before.end, tokens[at]!.start));
  return joined && !before.number && !isKnownVerb(before) && !MORE.test(before.lower) ? before.lemma : undefined;
}
const MORE =
  /^(?:further|additional|another|extra|time|deadline|longer|short|brief|possible|free|paid|one|date|month|day|week|year)$/;

/** A name that stands right behind token `at`, whatever marks part them. */
const nameBehind = ({ tokens }: Document, at: number): string | undefined =>
  tokens[at + 1]?.capital === true && !tokens[at + 1]!.dateWord ? tokens[at + 1]!.lemma : undefined;
