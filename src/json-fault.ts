import { type Place, placesIn } from './report/place.ts';

/** Where a text stops being JSON, and what is wrong there. */
export function jsonFault(text: string): { readonly place: Place; readonly what: string } {
  const error = faultIn(text);
  // What no end could complete any more is at fault: of the beginnings of the text, the longest that can go on.
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (canGoOn(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return {
    place: placesIn(text)(low),
    what: (error?.message ?? '').replace(/(?: in JSON)? at position [\s\S]*$|, (?:\.{3})?"[\s\S]*$/, ''),
  };
}

function faultIn(text: string): Error | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** V8 names no position where the text is over, or that of its end. */
function canGoOn(text: string): boolean {
  const message = faultIn(text)?.message;
  return (
    message === undefined ||
    message.startsWith('Unexpected end') ||
    Number(/ at position (\d+)/.exec(message)?.[1] ?? -1) >= text.length
  );
}
