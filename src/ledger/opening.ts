import type { Opening } from '../facts/opening.ts';
import { populationOf } from '../facts/population.ts';
import { keyOf, looksLikeName, type Subject } from '../facts/subject.ts';
import type { Document } from '../text/document.ts';
import type { Narrowing } from './audience.ts';

/** What of the notice's subject and users an opening carries. */
export interface OpeningMatch {
  /** Whether the retiring thing is named, or nothing in the notice can tell. */
  readonly thing: boolean;
  /** True where what users are to move to stands before the thing. */
  readonly replacementFirst: boolean;
  /** The group that is lost, or null. */
  readonly lost: Narrowing | null;
}

/** Lays the opening of the output beside the subject and the groups of the notice. Linear. */
export function matchOpening(
  doc: Document,
  opening: Opening,
  subject: Subject,
  narrowings: readonly Narrowing[],
): OpeningMatch {
  const keys = new Set<string>();
  const loose = new Set<string>();
  let population = false;
  let reader = false;
  let firstThing = -1;
  let firstReplacement = -1;
  let firstGroup = -1;
  let position = 0;
  let named = false;
  const worded = new Set<string>();
  for (const s of opening.sentences) {
    const sentence = doc.sentences[s]!;
    for (let i = sentence.first; i < sentence.last; i++, position++) {
      const token = doc.tokens[i]!;
      const key = keyOf(token);
      keys.add(key);
      loose.add(token.lemma);
      for (const part of token.lower.split(/[^a-z0-9.]+/)) if (part !== '') loose.add(part);
      if (populationOf(token) === 'everybody') {
        population = true;
        if (firstGroup < 0) firstGroup = position;
      }
      if (/^(?:you|your|yours|you're|who|those)$/.test(token.lower)) reader = true;
      if (subject.replacements.has(key) && firstReplacement < 0 && looksLikeName(doc, i, -1))
        firstReplacement = position;
      // "Functions" is a product, "your functions" are not: a name that is only a word with a capital keeps it.
      const byName =
        subject.names.has(key) && (token.code || token.shaped || /^[\p{Lu}\d]/u.test(token.text) || /[^a-z]/.test(key));
      if (byName) named = true;
      if (subject.words.has(key) || subject.names.has(key)) worded.add(key);
      if (firstThing < 0 && (byName || (subject.words.has(key) && populationOf(token) === null))) firstThing = position;
    }
  }
  // A group is often described by its use of the thing: "accounts with functions on `pyrt-3.9`".
  if (!named)
    named = narrowings.some(({ fact }) =>
      fact.words.some(
        (token) => (token.code || token.shaped) && keys.has(keyOf(token)) && !subject.replacements.has(keyOf(token)),
      ),
    );
  const known = subject.names.size + subject.words.size > 0;
  // Most words of a thing's own name, in whatever order ("the connector for FaxLine").
  const titled = subject.titles.some(
    (title) => title.length > 0 && weigh(title.filter((key) => keys.has(key) || loose.has(key))) * 2 > weigh(title),
  );
  const told = named || titled;
  const front =
    firstReplacement >= 0 &&
    (firstThing < 0 || firstReplacement < firstThing) &&
    (firstGroup < 0 || firstReplacement < firstGroup);
  return {
    thing: !known || told || worded.size > (subject.titles.length > 0 ? 1 : 0),
    replacementFirst: front || (firstReplacement >= 0 && !told && subject.names.size > 0),
    lost: lostGroup(narrowings, keys, loose, population || reader),
  };
}

/** An identifier in a name weighs more than the plain words beside it. */
const weigh = (keys: readonly string[]): number => keys.reduce((sum, key) => sum + (/[^a-z]/.test(key) ? 3 : 1), 0);

/** The stated group that the opening lost: nothing that narrows it is there. A single kept group is enough. */
function lostGroup(
  narrowings: readonly Narrowing[],
  keys: ReadonlySet<string>,
  loose: ReadonlySet<string>,
  anyone: boolean,
): Narrowing | null {
  let lost: Narrowing | null = null;
  for (const narrowing of narrowings) {
    const { hard, soft, fact } = narrowing;
    const has = (key: string): boolean => keys.has(key) || loose.has(key);
    const kept = [...hard].filter(has).length * 2 + [...soft].filter(has).length;
    const total = hard.size * 2 + soft.size;
    if (total === 0) {
      if (fact.certainty === 'stated') return null;
      continue;
    }
    if (kept > 0) return null;
    const counts =
      hard.size > 0
        ? fact.certainty === 'stated' || (!anyone && fact.noun !== null)
        : !anyone && fact.certainty === 'stated' && soft.size > 1;
    if (counts) lost ??= narrowing;
  }
  return lost;
}
