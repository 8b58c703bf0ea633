import { type ActionFact, readActions } from './facts/actions.ts';
import type { IdentifierFact } from './facts/identifiers.ts';
import { purposesOf, type Told, toldBy } from './facts/purposes.ts';
import { type Facts as InnerFacts, type Reading, read } from './facts/read.ts';
import { type NoReplacementFact, readNoReplacement } from './facts/replacement.ts';
import type { Kind } from './facts/statements/kinds.ts';
import { readStatements } from './facts/statements.ts';
import { identifierRoles } from './ledger/identifiers/roles.ts';
import { requireText } from './not-text.ts';
import type { Span } from './text/span.ts';

/** A clause that tells users something to do, why, or what could change a plan. */
export interface StatementFact {
  readonly span: Span;
  readonly role: Told;
  /** What it tells, by its grammar: `period`, `exemption`, `difference`, `condition`, `reason-law` … */
  readonly kinds: readonly Kind[];
}

/** What one text says: every fact with the author's words and their place (`span`, UTF-16 offsets). */
export type Facts = Public<
  InnerFacts & {
    /** The first mention of each identifier that takes the place of something retired. */
    readonly replacements: readonly IdentifierFact[];
    readonly noReplacement: readonly NoReplacementFact[];
    readonly actions: readonly ActionFact[];
    readonly statements: readonly StatementFact[];
  }
>;

/** Facts without the places in the parsed document, which mean nothing outside. */
type Public<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Public<Item>[]
    : { readonly [K in keyof T as K extends Inner ? never : K]: Public<T[K]> };
type Inner = 'range' | 'at' | 'sentence';
const INNER: ReadonlySet<string> = new Set<Inner>(['range', 'at', 'sentence']);

/** Reads what a text says: dates, names, what retires and how, for whom, what to do and why. Pure; takes any string, and throws a TypeError where it is none. */
export function readFacts(text: string): Facts {
  requireText(text, 'The text');
  const reading = read(text);
  const { doc, facts } = reading;
  const replacements = [...identifierRoles(reading).values()].filter(({ role }) => role === 'replacement');
  return publish({
    ...facts,
    replacements: replacements.map(({ fact }) => fact),
    noReplacement: readNoReplacement(doc),
    actions: readActions(doc),
    statements: statementsOf(reading),
  }) as Facts;
}

/** What a text says is told in full: also what only perhaps has to be kept. */
const LEAST = 0.2;

function statementsOf(reading: Reading): StatementFact[] {
  const { doc, facts } = reading;
  const statements = readStatements(doc, facts.dates, facts.filler);
  const purposes = purposesOf(doc, statements);
  return statements.flatMap(({ range, features }, i) => {
    const role = toldBy(purposes[i]!, LEAST);
    if (role === undefined) return [];
    const kinds = [...features].flatMap((f) => (f.startsWith('kind:') ? [f.slice('kind:'.length) as Kind] : []));
    return [{ span: doc.span(range), role, kinds }];
  });
}

function publish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(publish);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !INNER.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, publish(inner)]));
}
