import { type Place, placesIn } from '../../report/place.ts';

/** A string with what makes it a key, or a mark between values. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}[\],]/g;
/** How deep a place is told: no record, manifest or index is deeper. */
const DEPTH = 3;

/** The part of a JSON pointer that names a key. */
export const pointerTo = (key: string | number): string =>
  `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/**
 * Reads where the values of valid JSON stand: the function returned gives the place of a JSON pointer. Of what is not
 * there, or too deep, it gives that of the nearest value around it.
 */
export function jsonPlaces(json: string): (pointer: string) => Place {
  const places = new Map<string, Place>();
  const placeOf = placesIn(json);
  const open: { readonly pointer: string; item: number | undefined }[] = [];
  let pointer = '';
  const reach = (key: string | number, offset: number): void => {
    if (open.length > DEPTH) return;
    pointer = `${open.at(-1)!.pointer}${pointerTo(key)}`;
    places.set(pointer, placeOf(offset));
  };
  /** The items of a list have no key: each begins behind the mark in front of it. */
  const reachItem = (item: number, behind: number): void => reach(item, behind + json.slice(behind).search(/\S/));
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (token === '{') open.push({ pointer, item: undefined });
    else if (token === '[') {
      open.push({ pointer, item: 0 });
      reachItem(0, index + 1);
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      const list = open.at(-1)!;
      if (list.item !== undefined) reachItem(++list.item, index + 1);
    } else if (token.endsWith(':')) reach(JSON.parse(token.slice(0, token.lastIndexOf('"') + 1)), index);
  }
  return (wanted) => {
    let known = wanted;
    while (known !== '' && !places.has(known)) known = known.slice(0, known.lastIndexOf('/'));
    return places.get(known) ?? placeOf(json.search(/\S/));
  };
}
