import type { Document } from '../../text/document.ts';
import type { AudienceFact } from '../audience.ts';
import type { Thing } from '../things.ts';
import { familiesIn } from './subject/families.ts';
import { sortNames } from './subject/sorted.ts';
import { apposedIn, namesOfThings } from './subject/thing-names.ts';
import { titleOf } from './subject/title.ts';
import { namesMeant, usersOf } from './subject/users.ts';
import { vendorOf } from './subject/vendor.ts';

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
  const users = usersOf(doc, audience);
  const own = namesOfThings(doc, things, vendor, users);
  const known = new Set([...itself, ...own.names, ...namesMeant(doc, audience, vendor)]);
  const { names, codes, words, others, moves, replacements } = sortNames(doc, known, own.words, vendor, users);
  for (const key of apposedIn(doc, things)) names.add(key);
  const shared = new Set([...names, ...words].filter((key) => moves.has(key)));
  for (const key of shared) replacements.delete(key);
  for (const key of familiesIn(doc, replacements)) {
    replacements.delete(key);
    shared.add(key);
  }
  for (const key of replacements) others.delete(key);
  const named = titleOf(doc, vendor);
  // "Rainfall Grid v3: get ready": all of it tells where to go, or only whose it is; what users are told by is the thing.
  const isOwn = named.some((key) => users.keys.has(key) || !(replacements.has(key) || vendor.has(key)));
  const title = isOwn ? named : [];
  // "Pulse 1: end of the line" and "choose a Pulse 4": the family's name tells neither.
  for (const key of title) if (replacements.delete(key)) shared.add(key);
  return { found: things.length > 0, names, codes, words, others, replacements, shared, vendor, title };
}
