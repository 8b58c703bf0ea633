/**
 * A table that is looked up by the words of a text. A plain object also answers to "constructor" and "toString", which are
 * names of options and methods that notices retire.
 */
export const byWord = <T>(table: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), table);
