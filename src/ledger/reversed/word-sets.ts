/** Whether two groups are told in the same words. */
export const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((word) => b.has(word));

/** Whether the words of one are all among those of the other. */
export function shares(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [less, more] = a.size < b.size ? [a, b] : [b, a];
  return [...less].every((word) => more.has(word));
}
