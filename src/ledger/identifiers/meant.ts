import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { MOST, noticeNames } from './known.ts';
import { likeness } from './near.ts';
import { identifierRoles } from './roles.ts';

/*
 * Several identifiers of a notice may resemble a wrong one of the output. The hint has to name the one that was meant: to
 * write "Node 18", which retires, in place of "Node 20.1" would make a small slip a false notice.
 */

/** What stands in the output as it should is less likely the one that was misspelt, by so many letters. */
const KEPT = 1.5;
/** What is less alike than this was not meant. */
const ALIKE = 0.5;
/** More letters than these apart are all the same. */
const FAR = 40;

/**
 * The identifier of the notice that `found` stands for: on its side of the move, the nearest one by letters, then by its
 * beginning. Null where only things are alike that are on the other side.
 */
export function meantBy(
  notice: Reading,
  output: Reading,
  found: IdentifierFact,
  resembled: IdentifierFact,
): IdentifierFact | null {
  // One slip of a letter, whatever is said of it: "swap in `/v2/upload`", where `/v1/uploads` goes.
  if (digitsOf(found) === digitsOf(resembled) && apart(resembled, found, 2) <= 1) return resembled;
  const kin = noticeNames(notice).facts.filter((fact) => isKin(fact, found, resembled));
  if (kin.length === 0) return resembled;
  const role = identifierRoles(output).get(found.value)?.role;
  const roles = identifierRoles(notice);
  const isOpposite = ({ value }: IdentifierFact): boolean => {
    const theirs = roles.get(value)?.role;
    return role !== undefined && theirs !== undefined && theirs !== role;
  };
  const told = new Set(output.facts.identifiers.slice(0, MOST).map(({ value }) => value));
  const costOf = (fact: IdentifierFact, most: number): number =>
    apart(fact, found, most) + (told.has(fact.value) ? KEPT : 0);
  let best = isOpposite(resembled) ? null : resembled;
  let least = best === null ? FAR : costOf(best, FAR);
  for (const fact of kin) {
    if (fact === best || isOpposite(fact) || (best === null && !isAlike(fact, found))) continue;
    const cost = costOf(fact, Math.ceil(least));
    if (cost > least || (cost === least && best !== null && shared(fact, found) <= shared(best, found))) continue;
    best = fact;
    least = cost;
  }
  // What users are to move to is never told to be what they leave; a slip in the thing itself is told as one.
  return best ?? (role === 'replacement' ? null : resembled);
}

/** True but for another number that is as near to another identifier: "TLS 1.3", between 1.0 and 1.2, is a third one. */
export function isSlipOf(notice: Reading, found: IdentifierFact, meant: IdentifierFact): boolean {
  if (digitsOf(found) === digitsOf(meant)) return true;
  const own = apart(meant, found, FAR);
  return !noticeNames(notice).facts.some(
    (fact) => fact.kind === meant.kind && fact.value !== meant.value && apart(fact, found, own) <= own,
  );
}
const digitsOf = ({ value }: IdentifierFact): string => value.replace(/\D+/g, ' ').trim();

/** Of the same kind, where an address is no name; "20.11" may be what "Node 20.1" stands for. */
const isKin = (fact: IdentifierFact, found: IdentifierFact, resembled: IdentifierFact): boolean =>
  fact.kind === resembled.kind || fact.kind === found.kind || (fact.kind === 'version' && versionOf(found) !== '');

const isAlike = (fact: IdentifierFact, found: IdentifierFact): boolean => {
  const [a, b] = compared(fact, found);
  return likeness(a, b) >= ALIKE;
};

const apart = (fact: IdentifierFact, found: IdentifierFact, most: number): number => {
  const [a, b] = compared(fact, found);
  return editDistance(a.toLowerCase(), b.toLowerCase(), most);
};

/** So many characters they have in common at their beginning. */
function shared(fact: IdentifierFact, found: IdentifierFact): number {
  const [a, b] = compared(fact, found);
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** A version and a name with one are compared by their versions, anything else as it stands. */
const compared = (a: IdentifierFact, b: IdentifierFact): [string, string] =>
  a.kind !== b.kind && versionOf(a) !== '' && versionOf(b) !== '' ? [versionOf(a), versionOf(b)] : [a.value, b.value];

/** "20.11" of "Node 20.11", and of itself. */
const versionOf = ({ kind, value }: IdentifierFact): string =>
  kind === 'version' || kind === 'name' ? (/(?:^|\s)(v?\d[\w.]*)$/i.exec(value.slice(-40))?.[1] ?? '') : '';
