import { isPlural, populationOf } from '../../facts/audience/population.ts';
import { isKnownVerb } from '../../facts/grammar/has-verb.ts';
import { isGeneric } from '../../facts/grammar/naming.ts';
import { predicateAt } from '../../facts/lifecycle/predicate.ts';
import type { Statement } from '../../facts/statements.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';

/** What some are given and others not: to be spared, to go on, to have more time, to be allowed. */
const GIVES = ['kind:exemption', 'kind:stay', 'kind:period', 'cue:keep', 'cue:only', 'cue:may'] as const;
const UNTIL = /^(?:until|till)$/;
/** What gives, or the auxiliary before it. */
const GIVE =
  /^(?:may|can|will|is|are|has|have|do|does|needs?|keeps?|stays?|remains?|continues?|goes|gets?|retains?|(?:is|are|wo|do|does|need)n't)$/;
const REFUSES = /^(?:not|never|\w+n't)$/;
const TO = /^(?:for|to|by)$/;
/** What may stand between a preposition and the noun that it governs, and be no description of it. */
const DETERMINER = /^(?:the|a|an|all|any|those|each|every|our|only)$/;
/** Adverbs that join a sentence to the one before: "otherwise customers may receive …". */
const JOINING =
  /^(?:otherwise|else|then|thereafter|afterwards|also|still|however|moreover|furthermore|besides|instead|meanwhile|nevertheless|nonetheless|here|there|now|thus|hence|therefore|consequently|again|yet|so|too|even|until|today|henceforth|once|soon|later)$/;
const NARROWS = /^(?:with|on|in|under|of|who|that|whose|from|at)$/;
const FETCHED = /^(?:downloaded|exported|fetched|retrieved|collected)$/;
/** "Larger fleets", "sites elsewhere": such words lean on what is told of the others, and another way of saying so has none of them. */
const COMPARES = /^(?:larger|bigger|smaller|higher|lower|longer|shorter|elsewhere)$/;
const MOST = 8;
/** Words of a clause that are looked at; real clauses are shorter. */
const LONGEST = 60;

/**
 * The words that set those apart to whom a statement gives something: "special" of "special schools may go on", "Micro" of
 * "companies on the Micro plan", "grant number" of "supplied to projects with a grant number". Each group is one way of
 * saying whom. Empty where the statement gives nothing, or gives it to nobody in particular. `next` is the statement after
 * it, where "… | for clients in the programme only" says it.
 */
export function narrowing(
  { plain, tokens }: Document,
  { clause, content, features }: Statement,
  next: Statement | undefined,
): readonly (readonly Token[])[] {
  const words = tokens.slice(clause.first, Math.min(clause.last, clause.first + LONGEST));
  if (!GIVES.some((feature) => features.has(feature)) && !words.some(({ lower }) => UNTIL.test(lower))) return [];
  // "Scans can be downloaded until 30 July": what may be fetched is given to nobody in particular.
  if (words.some(({ lower }) => FETCHED.test(lower))) return [];
  // "A consent cannot be split": gives nothing.
  if (words.some(({ lower }) => /^can(?:no|')t$/.test(lower))) return [];
  if (!features.has('kind:exemption') && words.some(({ lower }) => REFUSES.test(lower))) return [];
  const only = words.findIndex(({ lower }, k) => lower === 'only' && TO.test(words[k + 1]?.lower ?? ''));
  if (only >= 0 && !words.some(({ lower }) => GIVE.test(lower)))
    return [describing({ content, plain }, words, only + 2, Math.min(words.length, only + 2 + MOST), false)].filter(
      (group) => group.length > 0,
    );
  // "We refresh our fleet" gives nobody anything; "…, whose mandates take longer, can use it" only adds to those just named.
  if (/^we$/.test(words[0]?.lower ?? '')) return [];
  if (clause.lead === 'whose' && plain.slice(Math.max(0, clause.start - 2), clause.start).includes(',')) return [];
  // Behind a bracket or "and" the clause goes on with its verb: "… (player 2) | will not be withdrawn", "therefore stay".
  const opening = words.find(({ lower }) => !JOINING.test(lower));
  if (opening === undefined || GIVE.test(opening.lower)) return [];
  const verb = finiteAt(words);
  if (verb <= 0) return [];
  // "Both kinds may run side by side": those that were named; "user name and password stay valid": things.
  if (words.some(({ lower }, k) => (lower === 'both' && k < verb) || lower === 'valid')) return [];
  // "Machines still running then are stopped": taken, and not given.
  const be = words.findLastIndex(({ lower }) => /^(?:is|are|be)$/.test(lower));
  const taken = be > 0 && be + 1 < words.length && predicateAt(words, be + 1, words.length)?.family === 'removal';
  if (taken && !features.has('kind:exemption')) return [];
  // What they do with it ("hold", "own", "are on") may be told by any word.
  const given = words.findIndex(({ lower }, k) => k > 2 && GIVE.test(lower));
  const names = isOwnedBy(words)
    ? describing({ content, plain }, words, 2, given, true).filter(({ capital, code }) => capital || code)
    : [];
  if (names.length > 0) return [names];
  const relative = features.has('kind:exemption') ? relativeAt(words) : undefined;
  const groups =
    relative === undefined
      ? [withRelative({ content, plain }, words, verb, /^(?:who|whose|that)$/.test(clause.lead))]
      : [describing({ content, plain }, words, relative.from, relative.to, true)];
  for (let k = verb + 1; k < words.length; k++) {
    // "For the whole school year": the noun only describes another.
    if (populationOf(words[k]!) !== 'everybody' || words[k + 1]?.content) continue;
    let first = k - 1;
    while (first > verb && first > k - 4 && !TO.test(words[first]!.lower)) first--;
    if (!TO.test(words[first]!.lower)) continue;
    const narrowed = NARROWS.test(words[k + 1]?.lower ?? '');
    groups.push(
      describing({ content, plain }, words, first + 1, narrowed ? Math.min(words.length, k + MOST) : k + 1, false),
    );
    break;
  }
  if (next?.clause.sentence === clause.sentence && next.features.has('cue:only') && next.features.has('verbless')) {
    const { first, last } = next.clause;
    groups.push(
      describing(
        { content: next.content, plain },
        tokens.slice(first, Math.min(last, first + LONGEST)),
        0,
        last - first,
        false,
      ),
    );
  }
  return groups.filter((group) => group.length > 0);
}

/** "If you own the Founders' Ticket you may …", "if your desk has `relay` it stays": what a name sets apart. */
const isOwnedBy = (words: readonly Token[]): boolean =>
  /^(?:if|where|provided|unless)$/.test(words[0]!.lower) && /^(?:you|your|they|their)$/.test(words[1]?.lower ?? '');

/** "Members who use a hardware key are not affected": the words between the relative and the verb that gives. */
function relativeAt(words: readonly Token[]): { readonly from: number; readonly to: number } | undefined {
  const from = words.findIndex(({ lower }, k) => k > 0 && lower === 'who');
  if (from < 0 || from > MOST || populationOf(words[from - 1]!) !== 'everybody') return undefined;
  const to = words.findIndex(({ lower }, k) => k > from + 2 && GIVE.test(lower));
  return to < 0 ? undefined : { from: from + 1, to };
}

/**
 * "Private households that employ staff are exempt": beside the describing word, the relative tells who they are; either
 * may go.
 */
function withRelative(
  text: { readonly content: readonly Token[]; readonly plain: string },
  words: readonly Token[],
  verb: number,
  named: boolean,
): readonly Token[] {
  const group = describing(text, words, 0, verb, named);
  const from = words.findIndex(
    ({ lower }, k) => k > 0 && k <= verb && words[k - 1]!.content && /^(?:that|which|who)$/.test(lower),
  );
  const to = words.findIndex(({ lower }, k) => k > from + 1 && GIVE.test(lower));
  return group.length === 0 || from < 0 || to < 0 ? group : [...group, ...describing(text, words, from + 1, to, true)];
}

/** The verb of the clause: what gives, or another verb before it that does not stand as a noun or describe one. */
function finiteAt(words: readonly Token[]): number {
  let give = words.length - 1;
  while (give > 0 && (words[give]!.code || !GIVE.test(words[give]!.lower))) give--;
  return words.findIndex(
    (token, k) =>
      k > 0 &&
      !token.code &&
      (GIVE.test(token.lower) ||
        (isKnownVerb(token) &&
          !/^(?:an?|the|our|your|their|its|of|for|with|in|on|by|under|no)$/.test(words[k - 1]!.lower) &&
          !(k < give && isReduced(token, words[k + 1])))),
  );
}

/** "Accounts billed in Canada may …": a participle behind its noun, which what gives comes after. */
const isReduced = (token: Token, next: Token | undefined): boolean =>
  isDoing(token) &&
  next !== undefined &&
  /^(?:in|by|on|from|under|with|through|via|at|to|since|before|after|for)$/.test(next.lower);

/**
 * The describing words among `words[from]` to `words[to]`, if these name people or organisations; of technical parts only
 * names are taken, since "queued jobs" and "jobs in the queue" are one.
 */
function describing(
  { content, plain }: { readonly content: readonly Token[]; readonly plain: string },
  words: readonly Token[],
  from: number,
  to: number,
  named: boolean,
): readonly Token[] {
  const relative = words.findIndex(({ lower }, k) => k > from && /^(?:who|that|which|whose)$/.test(lower));
  const part = words.slice(from, relative > 0 && relative < to && !named ? relative : to);
  // "Enterprise" inside a phrase is a plan, "team" a noun; "Newsroom-tier apps" are apps.
  const population = part.map((token, k) => {
    const before = part[k - 1];
    if (before && describes(before, token)) return populationOf(token) ?? populationOf(before);
    return isName(token, k) || plain[token.end] === '-' || describes(token, part[k + 1]) ? null : populationOf(token);
  });
  const head = population.find((word) => word !== null);
  if (!named && head === undefined) return [];
  const people = named || head === 'everybody';
  const last = part[part.length - 1]?.start ?? 0;
  const telling = new Set(content.filter(({ start }) => start <= last).slice(0, LONGEST));
  const group = part.filter(
    (token, k) =>
      telling.has(token) &&
      population[k] === null &&
      !isGeneric(token.lemma) &&
      !DETERMINER.test(token.lower) &&
      !JOINING.test(token.lower) &&
      !token.lower.endsWith('ly') &&
      !/^(?:other|another|different)$/.test(part[k - 1]?.lower ?? '') &&
      !COMPARES.test(token.lower) &&
      (people || token.shaped || token.code || isName(token, k)),
  );
  return group.some((token) => !isDoing(token)) ? group : [];
}

/** "School profiles": the first noun tells whose the second are. */
const describes = (token: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  populationOf(token) !== null &&
  !isPlural(token.lower) &&
  next.start === token.end + 1 &&
  /^\p{Ll}+s$/u.test(next.text) &&
  next.content;

const isName = ({ capital }: Token, k: number): boolean => k > 0 && capital;

/** What they do may be told by any verb: "installed on", "found on". */
export const isDoing = ({ text }: Token): boolean => /^\p{Ll}.*(?:ed|ing)$/u.test(text);
