import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { Fact } from '../fact.ts';
import { wordSet } from '../grammar/naming.ts';
import { opensName, populationOf } from './population.ts';

/**
 * `technical`: the noun names parts ("devices"), `other`: whatever else ("every title has to move"). Both count only where
 * the notice speaks of its users so.
 */
export type ClaimedPopulation = 'everybody' | 'technical' | 'other';

/** A claim that everyone of some population is concerned: "all users", "everyone on …", "no tenant is spared". */
export interface UniversalFact extends Fact {
  readonly sentence: number;
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
  /** Tokens that narrow the claim: what stands before the noun and what follows it ("still on the old plan"). */
  readonly narrowing: readonly Token[];
  /** The noun as written, lower case; "everyone" and its like where there is none. */
  readonly noun: string;
  readonly population: ClaimedPopulation;
  /** `wide`: by its meaning nobody can be left out ("regardless of plan", "nobody is exempt"). */
  readonly wide: boolean;
  /** Whether the sentence makes the population the ones concerned, and does not merely speak of it ("restore each domain"). */
  readonly concerned: boolean;
}

export type Claim = Pick<UniversalFact, 'last' | 'narrowing' | 'noun' | 'population' | 'wide' | 'concerned'>;

/** Words at which a noun phrase is over: function words, auxiliaries and the verbs of loss and duty. */
export const BREAKS = wordSet(
  `who that which and or but if to for in on with from at by as when while because is are was were be been being has have had must should shall will
  would can can't cannot could may might need needs ought get gets lose loses move moves migrate migrates switch switches face faces see sees receive
  receives keep keeps stay stays continue continues remain remains require requires become becomes go goes do does don't doesn't won't isn't aren't
  needn't stop stops end ends leave leaves now also then therefore thus already soon still please only just`,
);
/** Prepositions and verbs that make the noun after them the one concerned. */
const GOVERNS = wordSet(
  `for on across at throughout affect affects affecting affected concern concerns concerning impact impacts impacting hit hits hitting involve involves
  reach reaches force forces forcing oblige obliges obliging require requires requiring compel compels cover covers include includes including spare
  spares touch touches strike strikes addresses among mean means ask asks asking expect expects make makes making want wants`,
);
/** Behind these a clause begins. */
const JOINS = wordSet(
  `and or that because so as since when then therefore but where while if once after now which hence thus until before unless today by virtually almost
  basically essentially practically namely i.e utc gmt pt et cet cest am pm`,
);
const PLACES = wordSet('from in within to');
/** What ends, or is ordered, "in all accounts", "for every workspace". */
const HAPPENS = wordSet(
  `removed disabled retired off discontinued blocked withdrawn down deprecated rolled rolling out enforced available gone deactivated unavailable
  away disappear disappears vanish vanishes leave leaves stop stops end ends ending active apply applies applying matter matters extend extends relevant
  happen happens come comes belong belongs`,
);
/** "Required of every customer", "expected from all users". */
export const DEMANDED = /^(?:required|expected|demanded|asked|needed|requested|mandated)$/;
const KEEPS = wordSet(
  'else ignore disregard keep keeps remain remains stay stays continue continues unaffected untouched exempt unchanged spared welcome thank thanks',
);
const RELATIVE = wordSet(
  `who whom whose that which where still currently on in with using running without behind from at of holding having calling left via through under over
  between outside inside within not already`,
);
const AUXILIARY = wordSet(
  "is are was were has have had must should shall will would can can't cannot could may might need needs ought won't isn't aren't lose loses get gets face faces do does don't doesn't",
);
const IMPERATIVE = wordSet(
  `do make build plan send read write add allow apply assign call change check choose compute configure contact convert copy create delete download drop
  enable ensure export fetch find generate get give grant import install issue keep list mark migrate move open pick point poll press put re-create
  recreate rebuild register remove rename replace re-issue request reset resubmit review rewrite rotate run save select set sign start store subscribe
  switch take test turn update upgrade upload use verify`,
);
/** What is said to be so "for everyone" and tells of no end. */
const PRAISED =
  /^(?!(?:us|custom|oth|ov|aft|und|own|numb|offic|partn|pap|serv|memb|hold|manag|develop)er$)(?:\p{Ll}{3,}er|better|best|great|good|experience|things|life|fun|fair|safe|easy|simple)$/u;

/** "As easy as we could make it for all our partners" */
function isComparedBefore(tokens: readonly Token[], first: number, at: number): boolean {
  for (let k = at - 1; k > first + 1 && k > at - 8; k--)
    if (tokens[k]!.lower === 'as' && tokens[k - 2]!.lower === 'as') return PRAISED.test(tokens[k - 1]!.lower);
  return false;
}

/** What may stand before those for whom, on whom or from whom something is. */
export const isPreposition = ({ lower }: Token): boolean =>
  /^(?:for|in|on|at|from|to|with|of|by|within|across|per|between)$/.test(lower);

export const between = (doc: Document, i: number): string =>
  doc.plain.slice(doc.tokens[i - 1]!.end, doc.tokens[i]!.start);

/** Builds a claim whose noun ends before `end`, and tells whether it is the one concerned: the subject, or governed by "for", "affects" and the like. */
export function subject(
  doc: Document,
  sentence: Sentence,
  i: number,
  end: number,
  noun: string,
  population: ClaimedPopulation,
): Claim | null {
  const { tokens } = doc;
  // "The whole company": what stands before the article decides.
  const start = i > sentence.first && /^(?:the|our)$/.test(tokens[i - 1]!.lower) ? i - 1 : i;
  const before = start > sentence.first ? tokens[start - 1]! : undefined;
  // "Applies equally to all": the verb.
  const behind =
    start - 3 >= sentence.first && /.ly$/.test(tokens[start - 2]!.lower) && !/pply$/.test(tokens[start - 2]!.lower)
      ? 3
      : 2;
  const second = start - behind >= sentence.first ? tokens[start - behind]!.lower : '';
  const each = tokens[i]!.lower === 'each';
  // "Simpler for everyone", "more dragons for everyone" praise; "end of life for everyone" does not.
  const praises = PRAISED.test(second) && tokens[start - 4]?.lower !== 'end';
  if (
    before?.lower === 'for' &&
    (praises || isComparedBefore(tokens, sentence.first, start - 1) || tokens[start - 3]?.lower === 'more')
  )
    return null;
  // "Once for each site", "in each project": each of the reader's own, not everyone's.
  if (
    before &&
    isPreposition(before) &&
    (each || (/^(?:once|twice|separately|individually|one)$/.test(second) && !/[,;:]/.test(between(doc, start - 1))))
  )
    return null;
  const claim = toClaim(doc, sentence, i, end, noun, population, false);
  // "The stock voices remain available to everybody", "stays open to all users".
  if (isSparedBefore(doc, sentence, start)) return null;
  // "All other apps keep working", "all users can stay": a claim about who is spared is none about who is affected.
  for (let k = claim.last; k < Math.min(sentence.last, claim.last + 4); k++) {
    const { lower } = tokens[k]!;
    // "Affected: all tenants; free ones aren't": of others.
    if (/[;:.]/.test(between(doc, k))) break;
    if (
      KEEPS.has(lower) ||
      (/^(?:not|never)$|[^a]n't$/.test(lower) && tokens[k - 1]!.lower !== 'or' && tokens[k + 1]?.lower !== 'longer')
    )
      return null;
  }
  // "You must ask every account holder": whom the reader is to ask.
  if (before && /^ask(?:s|ing)?$/.test(before.lower) && !/^(?:we|\p{Lu}.*)$/u.test(tokens[start - 2]?.text ?? ''))
    return { ...claim, concerned: false };
  const concerned =
    before === undefined ||
    before.url ||
    isDate(before) ||
    /[,:;–—()]/.test(between(doc, start)) ||
    JOINS.has(before.lower) ||
    owes(tokens, claim.last, before) ||
    (GOVERNS.has(before.lower) &&
      !(/^(?:for|on|across|in|at)$/.test(before.lower) && isInstruction(doc, sentence, i))) ||
    (PLACES.has(before.lower) &&
      (start - 1 === sentence.first || HAPPENS.has(second) || /,/.test(between(doc, start - 1)))) ||
    (/^(?:of|from)$/.test(before.lower) && DEMANDED.test(second));
  return { ...claim, concerned };
}

/** "Sooner or later every shop has to switch": the subject of a duty, and neither "keys of every shop must" nor "every payer has to be checked". */
const owes = (tokens: readonly Token[], at: number, before: Token): boolean =>
  !/^(?:of|for|in|on|at|by|from|to|with|via|through|between|before|after|that|than)$/.test(before.lower) &&
  OWES.test(
    tokens
      .slice(at, at + 4)
      .map(({ lower }) => lower)
      .join(' '),
  );
const OWES =
  /^(?:(?:must|(?:will )?(?:has|have|needs?) to)(?! be\b)|(?:is|are) (?:required|obliged|asked) to|should|(?:will )?loses?)\b/;

/** "The stock voices remain available to everybody", "unchanged for all": what lies before token `at` lets them be. */
export function isSparedBefore(doc: Document, { first }: Sentence, at: number): boolean {
  const { tokens } = doc;
  if (at <= first || !/^(?:for|to)$/.test(tokens[at - 1]!.lower)) return false;
  for (let k = at - 2; k >= first && k > at - 6 && !/[,;:.()]/.test(between(doc, k + 1)); k--)
    if (KEEPS.has(tokens[k]!.lower)) return true;
  return false;
}

/** A claim from its quantifier `i` to the end of its noun, with the restriction that follows without a comma. */
export function toClaim(
  doc: Document,
  sentence: Sentence,
  i: number,
  end: number,
  noun: string,
  population: ClaimedPopulation,
  wide: boolean,
): Claim {
  const { tokens } = doc;
  const narrowing = tokens
    .slice(i + 1, end)
    // "Every single reader": no fewer.
    .filter(
      (token) => token.content && token.lower !== noun && token.lower !== 'single' && populationOf(token) === null,
    );
  // "Every cluster or CI job that still pulls from it": what bounds the second noun bounds both.
  const to = joinedEnd(tokens, end, sentence.last);
  const opener = tokens[to];
  let last = end;
  if (
    !wide &&
    opener &&
    to < sentence.last &&
    (RELATIVE.has(opener.lower) ||
      noun === 'whoever' ||
      (/(?:ing|ed)$/.test(opener.lower) && opener.lower !== 'need')) &&
    !isTime(tokens, to + 1) &&
    !/[,;:.!?–—]/.test(between(doc, to))
  ) {
    // It runs to the main verb, or to the end of the clause.
    let from = to + 1;
    if (/^(?:who|that|which|where)$/.test(opener.lower)) {
      // "Anyone who no longer has an account": its own verb stands behind such words.
      while (/^(?:no|longer|still|already|also|now|never|only|currently)$/.test(tokens[from]?.lower ?? '')) from++;
      from++;
    }
    for (last = to + 1; last < Math.min(sentence.last, end + 25); last++) {
      const gap = between(doc, last);
      const { lower, code } = tokens[last]!;
      if (
        /[;:!?–—)]|\.\s/.test(gap) ||
        // "Every team on the core (`GET /v1/x`)"
        (code && gap.includes('(')) ||
        (gap.includes(',') && last > from && lower !== 'or' && lower !== 'and' && !code)
      )
        break;
      if (
        last >= from &&
        !code &&
        AUXILIARY.has(lower) &&
        !/^(?:who|that|which|whose|they|you)$/.test(tokens[last - 1]!.lower)
      )
        break;
    }
    narrowing.push(...tokens.slice(to, last));
  }
  return { last, narrowing, noun, population, wide, concerned: true };
}

/** Where the noun phrase ends that "and" or "or" joins to one that ends at `end`; `end` itself where none is. */
function joinedEnd(tokens: readonly Token[], end: number, stop: number): number {
  if (!/^(?:and|or)$/.test(tokens[end]?.lower ?? '')) return end;
  for (let k = end + 1; k < Math.min(stop, end + 4); k++) {
    const opener = tokens[k + 1]?.lower ?? '';
    // "Every library and union catalogue that searches it"
    if (
      populationOf(tokens[k]!) !== null
        ? RELATIVE.has(opener)
        : tokens[k]!.content && /^(?:that|which|who|whose|with)$/.test(opener)
    )
      return k + 1;
    if (BREAKS.has(tokens[k]!.lower)) break;
  }
  return end;
}

const isDate = (token: Token | undefined): boolean =>
  token !== undefined && (token.dateWord || /^\d{1,4}(?:st|nd|rd|th)?$|^\d{4}-\d/.test(token.lower));

/** "3 May", "the end of Q3 2029": what says when, and bounds nobody. */
function isTime(tokens: readonly Token[], at: number): boolean {
  let k = at;
  while (k < at + 4 && OF_TIME.test(tokens[k]?.lower ?? '')) k++;
  return isDate(tokens[k]) || /^q[1-4]$/.test(tokens[k]?.lower ?? '');
}
const OF_TIME = /^(?:the|end|start|beginning|middle|close|of|early|late|mid|first|second|half|quarter)$/;

/** Whether a clause that opens with a bare verb stands shortly before token `i`: "create a key for all projects". */
function isInstruction(doc: Document, sentence: Sentence, i: number): boolean {
  for (let k = Math.max(sentence.first, i - 60); k < i; k++) {
    const opens =
      k === sentence.first ||
      /[,;:–—(]/.test(between(doc, k)) ||
      /^(?:please|then|also|and|now|first|next|finally|or|but)$/.test(doc.tokens[k - 1]!.lower);
    if (opens && IMPERATIVE.has(doc.tokens[k]!.lower) && !doc.tokens[k]!.code && !opensName(doc, k)) return true;
  }
  return false;
}
