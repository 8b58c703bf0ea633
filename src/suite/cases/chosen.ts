import { Refusal } from '../../cli/refusal.ts';
import { printable } from '../../report/quote.ts';
import { nearest } from '../../suggest.ts';
import type { Suite } from './suite.ts';

/** Whether one of the names means a case: its id to the letter, or a glob, in which `*` is any characters and `?` is one. */
export const isChosen = (id: string, names: readonly string[]): boolean => names.some((name) => means(name, id));

/** The suite without the cases that no name means. Refuses, once the suite is gone through, a name that means none. */
export const onlyCases = (suite: Suite, names: readonly string[]): Suite => ({
  ...suite,
  async *cases() {
    /** Names that mean no case yet, each with the id that comes nearest. */
    const unmet = new Map<string, string | undefined>(names.map((name) => [name, undefined]));
    for await (const suiteCase of suite.cases()) {
      const { id } = suiteCase;
      for (const [name, near] of unmet) {
        if (means(name, id)) unmet.delete(name);
        else unmet.set(name, nearest(name, near === undefined ? [id] : [near, id]));
      }
      if (isChosen(id, names)) yield suiteCase;
    }
    for (const [name, near] of unmet)
      throw new Refusal(
        `No case of the suite is called "${printable(name)}"; ${near === undefined ? 'give its id: the folder of its notice, below the suite, or the "id" of its line.' : `did you mean "${printable(near)}"?`}`,
      );
  },
});

function means(name: string, id: string): boolean {
  if (name === id) return true;
  let [i, j] = [0, 0];
  /** The last star, and how far what it stands for goes: a later one makes the earlier ones final. */
  let [star, end] = [-1, 0];
  while (j < id.length) {
    if (name[i] === '*') {
      star = i++;
      end = j;
    } else if (i < name.length && (name[i] === '?' || name[i] === id[j])) {
      i++;
      j++;
    } else if (star >= 0) {
      i = star + 1;
      j = ++end;
    } else return false;
  }
  while (name[i] === '*') i++;
  return i === name.length;
}
