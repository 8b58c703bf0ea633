import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { rangeAt } from '../../text/span.ts';
import type { ForeignIdentifier } from '../identifiers.ts';
import { MOST } from './known.ts';

/** Verbs of staying with a version. */
const STAYING = new Set('pin lock freeze hold stay remain'.split(' ').map(lemma));
const LEADS = /^(?:to|on|at|onto|with)$/;
const KIND = /^(?:versions?|releases?|line|series)$/;
/** So many words stand between the verb and the version at most. */
const NEAR = 5;

/**
 * "Pin to 25.12" where the notice has "pin to 25.10", which is gone, and 25.12 for the release that drops it: another version of
 * the notice's in the place of the one that users are to stay with.
 */
export function exchangedVersions(notice: Reading, output: Reading): ForeignIdentifier[] {
  const said = kept(notice);
  if (said.length === 0) return [];
  const values = new Set(notice.facts.identifiers.map(({ value }) => bare(value)));
  const right = new Set(said.map(({ value }) => bare(value)));
  const expected = said.find(({ value }) => !output.doc.plain.includes(bare(value)));
  if (expected === undefined) return [];
  const line = bare(expected.value).replace(/[^.]*$/, '');
  const found = kept(output).find(
    // "Stay on 4.x", of 4.9: told roughly.
    ({ value }) =>
      values.has(bare(value)) && !right.has(bare(value)) && !(/x$/.test(value) && bare(value).startsWith(line)),
  );
  return found ? [{ found, expected, sure: true }] : [];
}

const bare = (version: string): string => version.replace(/^v(?=\d)/i, '');

/** The versions that a text tells users to stay with. */
const kept = ({ doc, facts }: Reading): readonly IdentifierFact[] =>
  facts.identifiers.slice(0, MOST).filter((fact) => fact.kind === 'version' && isKept(doc, fact));

function isKept({ tokens }: Document, { range }: IdentifierFact): boolean {
  let k = rangeAt(tokens, range.start) - 1;
  if (KIND.test(tokens[k]?.lower ?? '')) k--;
  const isLed = LEADS.test(tokens[k]?.lower ?? '');
  const floor = isLed ? k - NEAR : k - 1;
  for (let n = isLed ? k - 1 : k; n >= 0 && n > floor; n--) {
    if (tokens[n + 1]!.start - tokens[n]!.end > 1) return false;
    // "If you stay on 5.4", "those who remain on it", "cannot be held at it": nobody is told to.
    if (STAYING.has(tokens[n]!.lemma) && !tokens[n]!.code)
      return !tokens.slice(Math.max(0, n - 3), n).some(({ lower }) => ELSE.test(lower));
  }
  return false;
}
const ELSE = /^(?:if|unless|who|whoever|that|which|whether|when|while|not|no|never|cannot|longer)$|n't$/;
