import type { Document, Sentence } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Fact } from '../fact.ts';
import { wordSet } from '../grammar/naming.ts';
import { segmentStarts } from '../grammar/segments.ts';
import { isEverywhere, OUTRIGHT, outrightEnd } from './outright.ts';
import { agentOf, isPlural, opensName, populationOf } from './population.ts';
import { regardlessEnd } from './regardless.ts';
import { isOfNamed, isOfSome } from './without-exception.ts';

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
  /** `technical`: the noun names parts ("devices"), which counts only where the notice speaks of its users so. */
  readonly population: 'everybody' | 'technical';
  /** `wide`: by its meaning nobody can be left out ("regardless of plan", "nobody is exempt"). */
  readonly wide: boolean;
  /** Whether the sentence makes the population the ones concerned, and does not merely speak of it ("restore each domain"). */
  readonly concerned: boolean;
}

type Claim = Pick<UniversalFact, 'last' | 'narrowing' | 'noun' | 'population' | 'wide' | 'concerned'>;

const BEGINS = wordSet(
  'all every each entire whole full everyone everybody anyone anybody any whoever no not nobody none without regardless irrespective independent independently whatever whichever across on',
);
const WHOLE = wordSet('entire whole full');
/** One word for all that a vendor has: "the entire customer base", "the whole department". */
const BODY = wordSet(
  'base community clientele population audience userbase department company organisation organization workforce staff team fleet estate market industry ecosystem',
);
/** Words inside the noun phrase that tie it to a group already named, or to the reader's own things. */
const TIED = wordSet(
  'these those such your my its their his her affected remaining other said listed concerned impacted following this that eligible matching relevant above existing',
);
/** Words at which a noun phrase is over: function words, auxiliaries and the verbs of loss and duty. */
const BREAKS = wordSet(
  `who that which and or but if to for in on with from at by as when while because is are was were be been being has have had must should shall will
  would can can't cannot could may might need needs ought get gets lose loses move moves migrate migrates switch switches face faces see sees receive
  receives keep keeps stay stays continue continues remain remains require requires become becomes go goes do does don't doesn't won't isn't aren't
  needn't stop stops end ends leave leaves now also then therefore thus already soon still please only just`,
);
const ADVERB = /ly$/;
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
  disappear disappears vanish vanishes leave leaves stop stops end ends ending active apply applies applying matter matters extend extends relevant
  happen happens come comes belong belongs`,
);
const SPARED = wordSet(
  'spared exempt exempted excepted excluded unaffected untouched escape escapes avoid avoids around excused exception exceptions immune omitted',
);
const DUTY = /^(?:must|has|have|needs?|is|are|will|loses?)$/;
const KEEPS = wordSet(
  'else ignore disregard keep keeps remain remains stay stays continue continues unaffected untouched exempt unchanged spared welcome thank thanks',
);
const OURS = /^\s(?:here|of us|(?:on|in|at|from) (?:our|the) (?:team|company|office|crew|house))\b/i;
const GREETS = wordSet(
  'hi hey hello dear morning thank thanks you welcome not ask tell notify remind inform let grateful appreciate congratulations sorry wish',
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

/** Reads the claims about everyone; once for each text. Greetings ("Hi everyone!") and thanks claim nothing. Linear. */
export const readUniversals: (doc: Document) => readonly UniversalFact[] = oncePer(findUniversals);

function findUniversals(doc: Document): UniversalFact[] {
  const found: UniversalFact[] = [];
  const opens = segmentStarts(doc);
  doc.sentences.forEach((sentence, s) => {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'mail-header' || kind === 'salutation' || kind === 'code') return;
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = doc.tokens[i]!;
      if (token.code) continue;
      const claim = BEGINS.has(token.lower)
        ? (quantified(doc, sentence, i) ??
          everyone(doc, sentence, i) ??
          nobody(doc, sentence, i) ??
          regardless(doc, sentence, i) ??
          outright(doc, sentence, i, opens))
        : outright(doc, sentence, i, opens);
      // "All models: https://…": where to find them.
      if (claim && /^:\s*(?:https?:|\[)/.test(doc.plain.slice(doc.tokens[claim.last - 1]!.end, sentence.end))) continue;
      if (!claim || greets(doc, sentence, i, claim.last) || isReaders(doc.tokens, i, claim.last)) continue;
      const range = { start: token.start, end: doc.tokens[claim.last - 1]!.end };
      found.push({ span: doc.span(range), range, sentence: s, first: i, ...claim });
      i = Math.max(i, claim.last - 1);
    }
  });
  return found;
}

/** "Every customer of yours": the people behind the readers, not the readers. */
const isReaders = (tokens: readonly Token[], first: number, last: number): boolean =>
  tokens.slice(first, last + 2).some(({ lower }, k) => lower === 'yours' && tokens[first + k - 1]?.lower === 'of');

/** A claim that no noun phrase bounds. */
function outright(doc: Document, sentence: Sentence, i: number, opens: (token: number) => boolean): Claim | null {
  const token = doc.tokens[i]!;
  const last = isEverywhere(token, doc.tokens[i + 1])
    ? i + 2
    : OUTRIGHT.has(token.lower)
      ? outrightEnd(doc.tokens, sentence, i, opens)
      : -1;
  return last < 0 ? null : toClaim(doc, sentence, i, last, 'everyone', 'everybody', true);
}

const between = (doc: Document, i: number): string => doc.plain.slice(doc.tokens[i - 1]!.end, doc.tokens[i]!.start);

/** "Hi everyone", "thanks to all users"; but "Dear partner, every gateway owner has to act" claims behind its comma. */
const greets = (doc: Document, { first, last }: Sentence, claim: number, stop: number): boolean => {
  for (let k = first; k < Math.min(last, first + 4); k++) {
    const { lower, end } = doc.tokens[k]!;
    if (/^(?:thank(?:s|ful)?|grateful|sorry|apolog\w+|welcome|congratulations|appreciate|wish)$/.test(lower))
      return true;
    if (/^(?:hi|hey|hello|dear)$/.test(lower))
      return (
        claim < k ||
        !/[,!]\s/.test(doc.plain.slice(end, doc.tokens[claim]!.start)) ||
        stop >= last ||
        /^\s?[,!:]/.test(doc.plain.slice(doc.tokens[stop - 1]!.end, doc.tokens[stop]!.start))
      );
  }
  return false;
};

/** "all Vesper ID applications", "each account", "every single EU tenant", "all of our customers", "the whole company". */
function quantified(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const word = tokens[i]!.lower;
  const whole = WHOLE.has(word);
  if (word !== 'all' && word !== 'every' && word !== 'each' && !whole) return null;
  const before = i > sentence.first ? tokens[i - 1]!.lower : '';
  if (/^(?:not|nearly|after|first|above|once|of|your|their|my)$|n't$/.test(before)) return null;
  // "All others need only return it": the rest, and not everyone.
  if (/^(?:others?|remaining)$/.test(tokens[i + 1]?.lower ?? '')) return null;
  let head = -1;
  for (let k = i + 1; k < Math.min(sentence.last, i + 8); k++) {
    const token = tokens[k]!;
    if (/[,;:.()!?–—]/.test(between(doc, k))) break;
    const { lower } = token;
    if (head < 0 && (lower === 'of' || lower === 'one' || lower === 'and' || lower === 'or')) continue;
    if (head < 0 && TIED.has(lower)) return null;
    // "Every online payment's cardholder": of each payment.
    if (head < 0 && /['’]s$/.test(token.text) && populationOf(token) === null) return null;
    if (BREAKS.has(lower) || (head >= 0 && (token.code || ADVERB.test(lower)))) break;
    if (whole && BODY.has(lower)) {
      const claim = subject(doc, sentence, i, k + 1, 'everyone', 'everybody');
      return claim && { ...claim, wide: true };
    }
    const population = agentOf(k > i + 1 ? tokens[k - 1]! : token, token, tokens[k + 1]) ?? populationOf(token);
    // "All App Engine customers": a name may begin with a population word.
    const name = token.capital;
    if (population !== null && !name) head = k;
    else if (head >= 0 && !name) {
      // "All customers change …", "every customer changes …": the verb.
      if (isPlural(tokens[head]!.lower) ? word === 'all' : word !== 'all' && /[^s]s$/.test(lower)) break;
      // "Every app password", "all customer data": the noun only describes another; "all users running …" is over.
      if (!/(?:ing|ed)$/.test(lower) && token.content && !/^ma(?:k(?:es?|ing)|de)$/.test(before)) return null;
      break;
    } else if (population !== null) head = k;
  }
  if (head < 0 || whole) return null;
  const noun = tokens[head]!.lower;
  if (/'s?$/.test(noun) || (word === 'all' && !isPlural(noun) && !noun.endsWith('s'))) return null;
  const agent = agentOf(tokens[head - 1]!, tokens[head]!, tokens[head + 1]);
  // "Each analyser needs the certificate": of the parts that somebody has, one by one; "each opens a socket": a verb.
  if (word === 'each' && (populationOf(tokens[head]!) !== 'everybody' || /[^s]s$/.test(tokens[i + 1]!.lower)))
    return null;
  return subject(doc, sentence, i, head + 1, noun, agent ?? populationOf(tokens[head]!) ?? 'everybody');
}

/** "everyone on Marrow", "everybody who …", "whoever has an account": a group, as far as what follows narrows it. */
function everyone(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const word = tokens[i]!.lower;
  const before = i > sentence.first ? tokens[i - 1]!.lower : '';
  if (word === 'any') {
    // "Any customer has to move"; "any customer can" gives leave.
    const next = tokens[i + 1];
    return next && populationOf(next) === 'everybody' && DUTY.test(tokens[i + 2]?.lower ?? '')
      ? subject(doc, sentence, i, i + 2, next.lower, 'everybody')
      : null;
  }
  if (GREETS.has(before) || !/^(?:every|any)(?:one|body)$|^whoever$/.test(word)) return null;
  // "Everyone here", "everyone on our team": those who write.
  if (OURS.test(doc.plain.slice(tokens[i]!.end, Math.min(sentence.end, tokens[i]!.end + 24)))) return null;
  if (/^every/.test(word)) return subject(doc, sentence, i, i + 1, word, 'everybody');
  const claim = subject(doc, sentence, i, i + 1, word, 'everybody');
  // "Anyone can read them" tells of no duty.
  return claim &&
    claim.narrowing.length > 0 &&
    /^(?:must|has|have|needs?|should|will)$/.test(tokens[claim.last]?.lower ?? '')
    ? claim
    : null;
}

/** Builds a claim whose noun ends before `end`, and tells whether it is the one concerned: the subject, or governed by "for", "affects" and the like. */
function subject(
  doc: Document,
  sentence: Sentence,
  i: number,
  end: number,
  noun: string,
  population: 'everybody' | 'technical',
): Claim | null {
  const { tokens } = doc;
  // "The whole company": what stands before the article decides.
  const start = i > sentence.first && /^(?:the|our)$/.test(tokens[i - 1]!.lower) ? i - 1 : i;
  const before = start > sentence.first ? tokens[start - 1]! : undefined;
  const second = start - 2 >= sentence.first ? tokens[start - 2]!.lower : '';
  const each = tokens[i]!.lower === 'each';
  // "Simpler for everyone", "more dragons for everyone" praise.
  if (before?.lower === 'for' && (PRAISED.test(second) || tokens[start - 3]?.lower === 'more')) return null;
  // "Once for each site", "in each project": each of the reader's own, not everyone's.
  if (
    (each && before && /^(?:for|in|on|from|to|with|of|within|per)$/.test(before.lower)) ||
    /^(?:once|twice|separately|individually|one)$/.test(second)
  )
    return null;
  const claim = toClaim(doc, sentence, i, end, noun, population, false);
  // "All other apps keep working", "all users can stay": a claim about who is spared is none about who is affected.
  for (let k = claim.last; k < Math.min(sentence.last, claim.last + 4); k++) {
    const { lower } = tokens[k]!;
    if (KEEPS.has(lower) || (/^(?:not|never)$|[^a]n't$/.test(lower) && tokens[k + 1]?.lower !== 'longer')) return null;
  }
  const concerned =
    before === undefined ||
    isDate(before) ||
    /[,:;–—()]/.test(between(doc, i)) ||
    JOINS.has(before.lower) ||
    (GOVERNS.has(before.lower) &&
      !(/^(?:for|on|across|in|at)$/.test(before.lower) && isInstruction(doc, sentence, i))) ||
    (PLACES.has(before.lower) && (start - 1 === sentence.first || HAPPENS.has(second)));
  return { ...claim, concerned };
}

/** "No tenant is spared", "nobody is exempt", "there are no exceptions", "without exception". */
function nobody(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const word = tokens[i]!.lower;
  const next = i + 1 < sentence.last ? tokens[i + 1]!.lower : '';
  const exceptions = /^exceptions?$/.test(next);
  if (word === 'without' || (word === 'no' && exceptions))
    return exceptions &&
      !(word === 'without' && (isOfNamed(doc, sentence, i) || isOfSome(doc, sentence, i))) &&
      (word !== 'no' || /^(?:are|is|with|makes?|made|allows?|grants?)$/.test(tokens[i - 1]?.lower ?? ''))
      ? toClaim(doc, sentence, i, i + 2, 'everyone', 'everybody', true)
      : null;
  if (!/^(?:no|not|nobody|none)$/.test(word) || (word === 'not' && !/^(?:a|one)$/.test(next))) return null;
  // "Persons with no registered business are unaffected": what some lack tells of no one else.
  if (/^(?:no|none)$/.test(word) && i > sentence.first && LACKING.test(tokens[i - 1]!.lower)) return null;
  let named = word === 'nobody' || word === 'none' || next === 'one';
  for (let k = i + 1; k < Math.min(sentence.last, i + 8); k++) {
    // "Themes contain no code and are unaffected": another predicate; "no individual exceptions": an attribute.
    if (k > i + 1 && (/[,;:.()]/.test(between(doc, k)) || /^(?:and|but|exceptions?)$/.test(tokens[k]!.lower)))
      return null;
    named ||= populationOf(tokens[k]!) !== null;
    if (named && SPARED.has(tokens[k]!.lower)) return toClaim(doc, sentence, i, k + 1, 'everyone', 'everybody', true);
  }
  return null;
}

const LACKING = /^(?:with|of|has|have|having|had|need|needs|in|on|at|use|uses|using|run|runs|running|own|owns)$/;

/** "regardless of plan", "whatever plan they are on", "no matter which region", "across the board". */
function regardless(doc: Document, sentence: Sentence, i: number): Claim | null {
  const last = regardlessEnd(doc.tokens, sentence, i);
  return last < 0 ? null : toClaim(doc, sentence, i, last, 'everyone', 'everybody', true);
}

/** A claim from its quantifier `i` to the end of its noun, with the restriction that follows without a comma. */
function toClaim(
  doc: Document,
  sentence: Sentence,
  i: number,
  end: number,
  noun: string,
  population: 'everybody' | 'technical',
  wide: boolean,
): Claim {
  const { tokens } = doc;
  const narrowing = tokens
    .slice(i + 1, end)
    .filter((token) => token.content && token.lower !== noun && populationOf(token) === null);
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
    !isDate(tokens[to + 1]) &&
    !/[,;:.!?–—]/.test(between(doc, to))
  ) {
    // It runs to the main verb, or to the end of the clause.
    const from = /^(?:who|that|which|where)$/.test(opener.lower) ? to + 2 : to + 1;
    for (last = to + 1; last < Math.min(sentence.last, end + 25); last++) {
      const gap = between(doc, last);
      const { lower, code } = tokens[last]!;
      if (/[;:!?–—]|\.\s/.test(gap) || (gap.includes(',') && last > from && lower !== 'or' && lower !== 'and' && !code))
        break;
      if (last >= from && AUXILIARY.has(lower) && !/^(?:who|that|which|whose|they|you)$/.test(tokens[last - 1]!.lower))
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
    if (populationOf(tokens[k]!) !== null && RELATIVE.has(tokens[k + 1]?.lower ?? '')) return k + 1;
    if (BREAKS.has(tokens[k]!.lower)) break;
  }
  return end;
}

const isDate = (token: Token | undefined): boolean =>
  token !== undefined && (token.dateWord || /^\d{1,4}(?:st|nd|rd|th)?$|^\d{4}-\d/.test(token.lower));

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
