import type { Thing } from '../../../facts/things.ts';
import { isFunctionWord, lemma } from '../../../text/lemma.ts';
import { GENERIC } from '../role-words.ts';

/** By what the things of a notice go. */
export interface Aliases {
  /** Of what stays. */
  readonly spared: ReadonlySet<string>;
  /** Of what retires. */
  readonly retiring: ReadonlySet<string>;
  /** Lines of versions. */
  readonly lines: ReadonlySet<string>;
  /** Names by which alone a thing that retires is called. */
  readonly called: ReadonlySet<string>;
}

/** "the app 5.x": a line of versions by which a thing is called. */
const LINE = /^v?\d+(?:\.\d+)*\.x$/i;

export function aliasesOf(things: readonly Thing[]): Aliases {
  const spared = new Set<string>();
  const retiring = new Set<string>();
  const lines = new Set<string>();
  const called = new Set<string>();
  for (const { name, aliases, situation } of things) {
    const whole = isCalled(name, aliases);
    for (const alias of aliases) {
      if (situation === 'spared') spared.add(alias);
      else if (LINE.test(alias)) lines.add(alias);
      else if (name.includes(alias)) {
        retiring.add(alias);
        if (whole && !/^\p{Lu}+s?$/u.test(alias)) called.add(alias);
      }
    }
  }
  return { spared, retiring, lines, called };
}

/** True where a thing is called by its names alone, give or take a common noun: "the Hobby plan", "DB-100 or DB-110". */
function isCalled(name: string, aliases: readonly string[]): boolean {
  const names = aliases.filter((alias) => alias !== name || /^\p{Lu}/u.test(alias));
  let rest = name;
  for (const alias of names) rest = rest.replace(alias, ' ');
  return (
    names.length > 0 &&
    (rest.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => GENERIC.has(lemma(word)) || isFunctionWord(word))
  );
}
