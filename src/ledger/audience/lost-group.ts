import { lemma } from '../../text/lemma.ts';
import { type Narrowing, share } from './narrowing.ts';

/**
 * The group that the opening lost: next to nothing of what narrows it is there, and either no users are named at all or a
 * name that narrows them is gone. Of several groups one kept is enough. `anyone`: the opening has a word for people;
 * `users`: one for them or their things; `named`: one that is no word of the retiring thing.
 */
export function lostGroup(
  narrowings: readonly Narrowing[],
  keys: ReadonlySet<string>,
  anyone: boolean,
  users: boolean,
  named: boolean,
): Narrowing | null {
  let lost: Narrowing | null = null;
  for (const narrowing of narrowings) {
    const { hard, soft, fact, ofSome } = narrowing;
    // Of several things with users of their own, the opening may begin with one.
    if (ofSome && users) continue;
    // "If you use X", "tokens expire": addressed or told of, but not said to be the ones.
    if (fact.certainty === 'told') {
      if (fact.noun !== null && hard.size + soft.size > 0 && share(narrowing, keys) >= KEPT) return null;
      continue;
    }
    if (hard.size + soft.size === 0) {
      if (fact.certainty === 'stated') return null;
      continue;
    }
    if (acronymsIn(fact.span.text).some((acronym) => keys.has(acronym))) return null;
    if (isUnplaced(narrowing, keys) || isUndated(narrowing, keys)) {
      lost ??= narrowing;
      continue;
    }
    if (share(narrowing, keys) >= KEPT || (anyone && isToldByUse(narrowing, keys))) return null;
    // "Workspaces with LQ1 queries" for those "that send LQ1 queries to X or run alerts": kept in part.
    if (fact.head !== null && keys.has(lemma(fact.head)) && share(narrowing, keys) > 0) return null;
    const unnamed = !anyone && (fact.head === null || !keys.has(lemma(fact.head)));
    if (hard.size === 0 && BY_USE.test(fact.span.text)) return null;
    const counts =
      fact.certainty === 'stated'
        ? (hard.size > 0 && (!named || [...hard].some((key) => NAME.test(key)))) || (!named && unnamed && soft.size > 1)
        : !named && unnamed && (hard.size > 0 || soft.size > 1);
    if (counts) lost ??= narrowing;
  }
  return lost;
}

/** Told by nothing but the use of an identifier, and of when ("called `GET /v1/x` in the past 14 days"), and that identifier is here. */
const isToldByUse = ({ fact, hard }: Narrowing, keys: ReadonlySet<string>): boolean =>
  fact.words.some(({ key, code }) => code && !hard.has(key) && keys.has(key)) &&
  [...hard].every((key) => /^\d+$/.test(key));

/** "Law firms that post money", of those "in England and Wales" that do: not one of the names of where they are. */
function isUnplaced({ fact, hard }: Narrowing, keys: { has(key: string): boolean }): boolean {
  const places = new Set([...hard].filter((key) => NAME.test(key)));
  const placed = [...fact.span.text.matchAll(PLACED)].some(([, name]) => places.has(lemma(name!)));
  return (
    fact.certainty === 'stated' && placed && share({ fact, hard: places, soft: new Set(), ofSome: false }, keys) === 0
  );
}
/** "Apps that ask for a token", of those "registered before 1 January 2024" that do: no word of when. */
function isUndated({ fact: { certainty, span }, hard }: Narrowing, keys: ReadonlySet<string>): boolean {
  const years = [...hard].filter((key) => YEAR.test(key));
  return (
    certainty === 'stated' &&
    DATED.test(span.text) &&
    years.length > 0 &&
    !years.some((year) => keys.has(year)) &&
    ![...keys].some((key) => AGED.test(key))
  );
}
const DATED = /\b(?:before|after|since|until|prior to|from|earlier than|later than)\s[^,;.]{0,24}\b(?:19|20)\d\d\b/i;
const YEAR = /^(?:19|20)\d\d$/;
/** "Old", "existing", "pre-2024". */
const AGED = /^(?:old|earl|exist|legac|pre\b|new|recent|late|vintag|ancient|former)/;
const PLACED = /\b(?:in|on|from|within|outside)\s(?:the\s|our\s)?(\p{Lu}(?:\p{Ll}+|\p{Lu}\b))/gu;

/** "eea" of "visitors in the European Economic Area", "gb" of Great Britain. */
const acronymsIn = (text: string): readonly string[] =>
  (text.match(/\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){1,5}/gu) ?? []).map((name) =>
    name.replace(/[\p{Ll}\s]/gu, '').toLowerCase(),
  );

/** A plan, a country, a setting: no mere number. */
const NAME = /^\p{L}/u;

/** The least share of a description that passes for it in other words. */
export const KEPT = 0.25;
/** A group that is told by its use of what stands elsewhere: "your keys send one of the ids below". */
const BY_USE = /\b(?:below|above|following|these|listed)\b/i;
