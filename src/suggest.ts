import { editDistance } from './text/edit-distance.ts';

/** The name that was probably meant, or undefined where none is near. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const name of names) {
    const d = name.startsWith(typed) && typed.length > 2 ? 1 : editDistance(typed.toLowerCase(), name, least);
    if (d < least) {
      least = d;
      best = name;
    }
  }
  return best;
}
