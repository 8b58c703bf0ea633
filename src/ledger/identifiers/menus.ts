import type { IdentifierFact } from '../../facts/identifiers.ts';
import { lemma } from '../../text/lemma.ts';
import type { NoticeNames } from './known.ts';
import { closest, type Verdict } from './near.ts';

/** The steps of a way through menus; "saves" of "Deck → Export CSV saves them" is no part of the last. */
const stepsOf = (menu: string): string[] =>
  menu
    .replace(/((?:^|[›»→>]\s?)\p{Lu}\S{0,40}\s\p{Lu}\S{0,40})\s\p{Ll}{1,20}$/u, '$1')
    .toLowerCase()
    .split(/\s?[›»→>]\s?/);

/** A way through menus is another one where a step stands nowhere in the notice, or one step of the same way differs. */
export function judgeMenu(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const steps = stepsOf(fact.value);
  const ways = notice.facts.filter((f) => f.kind === 'menu');
  const alike = (a: string, b: string): boolean => a.endsWith(b) || b.endsWith(a) || a.startsWith(b) || b.startsWith(a);
  const off = (way: IdentifierFact): number => {
    const theirs = stepsOf(way.value);
    return theirs.length === steps.length ? steps.filter((step, i) => !alike(step, theirs[i]!)).length : steps.length;
  };
  if (ways.some((way) => off(way) === 0)) return 'known';
  const strange = steps.some(
    (step) => !notice.index.has(step, 'loose', false) && !notice.index.has(step.split(' ').at(-1)!, 'loose', false),
  );
  const expected =
    ways.find((way) => off(way) === 1 && steps.length > 1) ?? (strange ? closest(ways, fact.value, 0.5) : null);
  // "Settings › Move", of which the notice has neither: a way of the output's own.
  const unheard = steps.length > 1 && steps.every((step) => !step.split(' ').some((w) => notice.lemmas.has(lemma(w))));
  return expected === null && !strange ? 'known' : { expected, sure: expected !== null || unheard };
}
