import type { Document } from '../../../text/document.ts';
import { isFunctionWord, lemma } from '../../../text/lemma.ts';
import type { Thing } from '../../things.ts';
import { isGeneric, keyOf } from '../naming.ts';
import { isNoName } from './bearing.ts';
import type { Users } from './users.ts';

/** What the names of things are made of, as keys. */
interface ThingNames {
  /** Identifiers and names. */
  readonly names: ReadonlySet<string>;
  /** Plain words. */
  readonly words: ReadonlySet<string>;
}

/** Takes the names of the retiring things apart. */
export function namesOfThings(
  { tokens }: Document,
  things: readonly Thing[],
  vendor: ReadonlySet<string>,
  users: Users,
): ThingNames {
  const names = new Set<string>();
  const words = new Set<string>();
  // "`eu-north-a`": no more than words by its letters, and yet an identifier.
  const written = new Set(tokens.flatMap(({ code, lower }) => (code && /[^a-z]/.test(lower) ? [lower] : [])));
  for (const { name, aliases } of things)
    for (const part of new Set([name, ...aliases].flatMap((text) => text.split(/[\s(),"'`]+/)))) {
      const bare = packageOf(part);
      if (bare !== undefined) names.add(bare.toLowerCase());
      const key = SHAPED.test(part) ? part.toLowerCase() : lemma(part);
      // "`x` on routes with a `hint`": what its users are told by is no name of it.
      if (users.keys.has(key) && !name.includes(part)) continue;
      if (vendor.has(key) || isGeneric(key) || saysNothing(part)) continue;
      for (const piece of piecesOf(part)) words.add(piece);
      if (written.has(part.toLowerCase())) names.add(part.toLowerCase());
      else if (SHAPED.test(part) || /^[\p{Lu}\d]/u.test(part)) names.add(key);
      else words.add(key);
    }
  return { names, words };
}

/** "yarrow" of "yarrow@1.9.4", "@acme/kit" of "@acme/kit@2": a package, without the release of it that somebody installed. */
export const packageOf = (name: string): string | undefined =>
  /^(@?[\w.-]{1,80}(?:\/[\w.-]{1,80})?)@[~^]?v?\d[\w.*-]{0,40}$/.exec(name)?.[1];

const SHAPED = /[_/\\@#=<>{}]|\w\.\w|::|^--|[a-z][A-Z]|[A-Za-z]-?\d|\d[A-Za-z]/;

const saysNothing = (part: string): boolean =>
  part === '' || /^\d+$/.test(part) || isNoName(part) || isFunctionWord(part);

/** "Basic-password pushes": its words may stand apart. */
function piecesOf(part: string): string[] {
  if (!/^\p{L}+(?:-\p{L}+)+$/u.test(part) || part === part.toLowerCase()) return [];
  return part.split('-').flatMap((piece) => (isGeneric(lemma(piece)) || isFunctionWord(piece) ? [] : [lemma(piece)]));
}

/** "The gateway `in.acme.example`": the identifiers right behind the last word of a thing's name. */
export function apposedIn({ tokens }: Document, things: readonly Thing[]): string[] {
  const nouns = new Set(things.map(({ name }) => lemma(name.split(' ').at(-1) ?? '')));
  return tokens.flatMap((token, i) => {
    const noun = tokens[i - 1];
    const article = tokens[i - 2]?.lower ?? '';
    return token.code && noun && nouns.has(noun.lemma) && /^(?:the|our|this)$/.test(article) ? [keyOf(token)] : [];
  });
}
