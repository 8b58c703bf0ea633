import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';

/** A longer subject tells a story of its own. */
const LONGEST = 14;
/** Words that point to something named elsewhere: whom they mean is not known here. */
const POINTS =
  /^(?:it|they|this|that|these|those|others?|rest|everything|anything|something|nothing|which|who|there|all|none)$/;
/** Words by which one group is another than its bare words, beside its content. */
const SETS_APART =
  /^(?:without|outside|inside|over|under|above|below|beyond|more|less|fewer|not|never|old|new|no)$|n['’]t$/;
const IDLE = /^(?:any|existing|current|already|also|will|be|have|please|note|however|still|use|you|your|yet|get|too)$/;

/** The groups that a subject names, by the lemmas of their words: "Linux and Windows runners" are two. */
export function groupsIn({ plain }: Document, subject: readonly Token[]): readonly ReadonlySet<string>[] {
  // "Everything but comments": all others. "Their feed": whose, is told elsewhere.
  if (subject.length > LONGEST || subject.some(({ lower }) => /^(?:but|their|its)$/.test(lower))) return [];
  const parts: Token[][] = [[]];
  subject.forEach((token, k) => {
    const gap = k > 0 ? plain.slice(subject[k - 1]!.end, token.start) : '';
    const joins = /^(?:and|or|nor|neither|both|but|also)$/.test(token.lower) && !token.code;
    if (joins || /[,/&]/.test(gap)) parts.push([]);
    if (!joins) parts.at(-1)!.push(token);
  });
  // "Tessel, the old map, …": the same again, and no list.
  if (parts.length > 1 && !subject.some(({ lower }) => /^(?:and|or|nor)$/.test(lower))) return [];
  const named = parts.filter((part) => part.length > 0);
  const last = named.at(-1)?.at(-1);
  // "On Solaris, forks stay": of some of them.
  if (last === undefined || (named[0]!.length > 1 && /^(?:on|in|at|for|under)$/.test(named[0]![0]!.lower))) return [];
  return named.flatMap((part) => {
    if (POINTS.test(part[0]!.lower)) return [];
    const words = part.flatMap(({ content, code, lower, lemma }) =>
      (content || SETS_APART.test(lower)) && (code || !IDLE.test(lower)) && lemma !== 'be' ? lemma : [],
    );
    if (words.length === 0) return [];
    // "Linux" of "Linux and Windows runners"
    const isBare = part.length === 1 && part !== named.at(-1) && named.at(-1)!.length > 1 && /s$/.test(last.lower);
    return [new Set(isBare ? [...words, last.lemma] : words)];
  });
}
