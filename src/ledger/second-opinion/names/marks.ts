import type { IdentifierFact } from '../../../facts/identifiers.ts';
import type { Visit } from '../../../facts/purposes/marks.ts';
import type { Reading } from '../../../facts/read.ts';
import { oncePer } from '../../../text/once.ts';
import { noticeNames } from '../../identifiers/known.ts';
import { identifierRoles } from '../../identifiers/roles.ts';
import type { Ledger } from '../../ledger.ts';
import { visitMention } from '../mention.ts';
import { vocabularyOf } from '../vocabulary.ts';

/** The names of the notice, each by its first mention, that the output has not to the letter. */
export const lostNames = ({ notice, output }: Ledger): IdentifierFact[] =>
  noticeNames(notice).facts.filter(({ value }) => !noticeNames(output).index.has(value, 'strict', true));

/**
 * Tells every mark of a name of the notice that the output may have lost: what it looks like, how much of it is left, what it
 * is to the notice, and the marks of the clauses that mention it first. Linear in the length of those clauses, and in the
 * number of things that the notice retires.
 */
export function visitNameMarks({ notice, output }: Ledger, { kind, code, value }: IdentifierFact, visit: Visit): void {
  const said = (name: string, is: string | number | boolean): void => visit('said', `${name} ${is}`);
  const { words } = vocabularyOf(output);
  const { things } = notice.facts;
  const mentions = mentionsIn(notice).get(value) ?? [];
  const role = identifierRoles(notice).get(value)?.role ?? 'none';
  said('kind', kind);
  said('code', `${code} ${kind}`);
  said('form', formOf(value));
  said('role', role);
  said('mentions', Math.min(3, mentions.length));
  said('things', Math.min(4, things.length));
  const thing = things.findIndex(({ aliases }) => aliases.includes(value));
  said('thing', thing < 0 ? 'no' : things[thing]!.name === value ? 'is' : 'in');
  if (thing >= 0) said('first', thing === 0);
  const parts = value
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const kept = parts.filter((part) => words.has(part)).length;
  said('kept', `${Math.min(4, kept)} of ${Math.min(4, parts.length)}`);
  said('kept', `${kept === parts.length ? 'all' : kept > 0 ? 'some' : 'none'} ${kind}`);
  for (const { range } of mentions.slice(0, MOST_MENTIONS)) {
    const share = visitMention({ notice, kept: words }, range.start, visit);
    said('left', `${share ?? 'nowhere'} ${role}`);
  }
}

/** What a name is is clear from where it stands first; more mentions cost. */
const MOST_MENTIONS = 4;

/** "Report Studio 4" → "Aa Aa 9": the shape of its beginning. */
const formOf = (value: string): string =>
  value
    .slice(0, 40)
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\d/g, '9')
    .replace(/(.)\1+/g, '$1')
    .slice(0, 10);

/** All mentions of each name, by its value. */
const mentionsIn = oncePer((reading: Reading): ReadonlyMap<string, readonly IdentifierFact[]> => {
  const found = new Map<string, IdentifierFact[]>();
  for (const fact of reading.facts.identifiers) {
    const known = found.get(fact.value);
    if (known) known.push(fact);
    else found.set(fact.value, [fact]);
  }
  return found;
});
