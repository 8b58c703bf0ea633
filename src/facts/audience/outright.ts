import type { Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { wordSet } from '../grammar/naming.ts';
import { RESTRICTS } from './described.ts';
import { isDuty } from './duty.ts';
import { isPlural, populationOf } from './population.ts';

/** Words at which a claim that needs no noun for a population may begin. */
export const OUTRIGHT = wordSet(
  "all each every you everyone's everybody's one universally company organisation organization community industry enterprise platform system service site network 100% 100",
);
const DEPARTMENTS = wordSet(
  'engineering finance sales marketing operations ops research development legal support it hr accounting procurement production staff',
);
const SCALES = wordSet(
  'company organisation organization department community industry enterprise firm campus platform service site network',
);
const STEPS = wordSet('switch change move removal end shutdown retirement migration cutover rollout mandate step duty');
/** "IT" is a department, "it" is none. */
const isDepartment = (token: Token | undefined): boolean =>
  token !== undefined && !token.code && DEPARTMENTS.has(token.lower) && token.text !== 'it';
/** Verbs and prepositions that make a bare "all" the ones concerned. */
const HITS = wordSet('for concerns concern affects affect hits hit binds obliges');
/** To let somebody see. */
const SHOWS = /^(?:expos|reveal|show|leak|disclos|publish|display|betray)(?:e|es|ed|ing|s|n)?$/;
/** What befalls somebody, or is asked of them. */
const BEARS = /^(?:loses|must|has|needs|moves|switches|leaves|migrates)$/;
/** To hold for somebody. */
const BINDS = /^(?:appl(?:y|ies)|holds?|binding|required|mandatory|compulsory)$/;
const EVERYWHERE = wordSet('everywhere worldwide');

/**
 * Where a claim about everyone that begins at token `i` ends, or -1: "all of you", "all of Finance", "compulsory for
 * all", "customers everywhere", "everyone's account", "a company-wide switch". No noun phrase bounds these.
 */
export function outrightEnd(
  tokens: readonly Token[],
  { first, last }: Sentence,
  i: number,
  opens: (token: number) => boolean,
): number {
  const word = (k: number): string => (k >= first && k < last ? tokens[k]!.lower : '');
  const ends = (k: number): boolean => k >= last || opens(k);
  const here = word(i);
  // "All of you", "each and every one of you", "every one of you".
  if (/^(?:all|each|every)$/.test(here))
    for (let k = i + 1; k <= i + 4; k++) {
      if (word(k) === 'of' && word(k + 1) === 'you') return k + 2;
      if (!/^(?:and|every|last|single|one)$/.test(word(k))) break;
    }
  if (here === 'you' && word(i + 1) === 'all' && /^(?:must|need|have|are|lose)$/.test(word(i + 2))) return i + 2;
  // "We're all moving", "you are all affected".
  if (here === 'all' && /^(?:we're|you're|we|you)$/.test(word(word(i - 1) === 'are' ? i - 2 : i - 1)))
    if (/ing$|^(?:affected|concerned|impacted|hit|must|have|need)$/.test(word(i + 1))) return i + 2;
  if (here === 'all') {
    const whose = tokens[i + 2];
    if (word(i + 1) === 'of' && i + 2 < last && isDepartment(whose)) return i + 3;
    // "All of Orchard loses it"
    if (word(i + 1) === 'of' && whose?.capital && !whose.code && BEARS.test(word(i + 3))) return i + 3;
    // "Once for all"; "they use one key for all".
    const one = [i - 2, i - 3, i - 4, i - 5].some((k) => /^(?:once|one|and|single|same)$/.test(word(k)));
    if (HITS.has(word(i - 1)) && ends(i + 1) && !one) return i + 1;
  }
  // "For one and all", "users one and all", "one and all must move".
  if (here === 'one' && word(i + 1) === 'and' && word(i + 2) === 'all' && (ends(i + 3) || isDuty(word(i + 3))))
    return i + 3;
  // "The end applies universally"
  if (here === 'universally' && BINDS.test(word(i - 1))) return i + 1;
  // "It exposed everyone's address": what others saw of them is no end.
  if (/^every(?:one|body)'s$/.test(here)) return SHOWS.test(word(i - 1)) ? -1 : Math.min(last, i + 2);
  // "100% of customers", "100 percent of our users"
  if (/^100%?$/.test(here)) return wholeCount(tokens, i, last);
  if (SCALES.has(here) && word(i + 1) === 'wide' && (STEPS.has(word(i + 2)) || ends(i + 2))) return i + 2;
  return -1;
}

/** Where "100% of our customers" ends, if nothing behind bounds them; or -1. */
function wholeCount(tokens: readonly Token[], i: number, last: number): number {
  let k = i + 1;
  while (/^(?:%|percent|per|cent)$/.test(tokens[k]?.lower ?? '')) k++;
  if (tokens[k]?.lower !== 'of') return -1;
  while (k + 1 < last && /^(?:of|all|our|the|its)$/.test(tokens[k]!.lower)) k++;
  const noun = tokens[k];
  const isPeople = noun !== undefined && k < last && populationOf(noun) === 'everybody' && isPlural(noun.lower);
  return isPeople && !(k + 1 < last && RESTRICTS.test(tokens[k + 1]!.lower)) ? k + 1 : -1;
}

/** Where "customers everywhere", "users the world over" ends: a plural population that the words behind it make everyone; or -1. */
export function everywhereEnd(tokens: readonly Token[], i: number, last: number): number {
  if (populationOf(tokens[i]!) !== 'everybody' || !isPlural(tokens[i]!.lower)) return -1;
  if (EVERYWHERE.has(tokens[i + 1]?.lower ?? '')) return Math.min(last, i + 2);
  const behind = tokens.slice(i + 1, Math.min(last, i + 5)).map(({ lower }) => lower);
  const length = WORLD.find((phrase) => behind.join(' ').startsWith(phrase))?.split(' ').length;
  return length === undefined ? -1 : i + 1 + length;
}
/** What makes people out of everywhere of them. */
const WORLD = [
  'the world over',
  'all over the world',
  'around the world',
  'around the globe',
  'across the globe',
  'across the world',
  'far and wide',
  'of every kind',
  'of all kinds',
  'of any kind',
  'at large',
  'wherever they are',
  'whoever they are',
];
