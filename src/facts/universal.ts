import type { Document, Sentence } from '../text/document.ts';
import type { Token } from '../text/tokens.ts';
import { type Claim, isDate, isInstruction, isThanks, toClaim } from './claim.ts';
import type { Fact } from './fact.ts';
import { agentOf, isPlural, populationOf } from './population.ts';

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
}

const EVERYONE = new Set(['everyone', 'everybody']);
const ANYONE = new Set(['anyone', 'anybody']);
const NOBODY = new Set(['nobody', 'none']);
const EACH = new Set(['every', 'each']);
/** Words between quantifier and noun that tie the claim to a group already named, or to the reader's own things. */
const TIED = new Set([
  'these',
  'those',
  'such',
  'your',
  'my',
  'its',
  'their',
  'his',
  'her',
  'affected',
  'remaining',
  'other',
  'said',
  'listed',
  'concerned',
  'impacted',
  'following',
  'this',
  'that',
  'of',
  'eligible',
  'matching',
  'relevant',
  'above',
  'old',
]);
const VERBAL =
  /^(?:is|are|was|were|be|been|has|have|had|must|should|shall|will|would|can|can't|cannot|could|may|might|need|needs|ought|gets?|loses?|moves?|migrates?|switch(?:es)?|faces?|sees?|receives?|keeps?|stays?|continues?|remains?|requires?|becomes?|goes|go|do|does|don't|doesn't|won't|isn't|aren't|needn't|stops?|ends?|leaves?|now|also|then|therefore|please|only|just)$/;
/** Prepositions and verbs that put the noun after them in the role of the one concerned. */
const GOVERNS =
  /^(?:for|on|across|affect|affects|affecting|affected|concern|concerns|concerning|impact|impacts|impacting|hits?|hitting|involves?|reach(?:es)?|forces?|forcing|oblig(?:es?|ing)|requir(?:es?|ing)|compels?|covers?|includ(?:es?|ing)|spares?|touch(?:es)?|strikes?|addresses|among|means?|asks?|expects?)$/;
const JOINS =
  /^(?:and|or|that|because|so|as|since|when|then|therefore|but|where|while|if|once|after|now|which|hence|thus|until|before|unless|today|by|virtually|almost|basically|essentially|practically|namely|i\.e)$/;
const SPARED = new Set(
  'spared exempt exempted excepted excluded unaffected untouched escape escapes exception exceptions immune omitted'.split(
    ' ',
  ),
);
const KEEPS =
  /^(?:keeps?|remains?|stays?|continues?|unaffected|untouched|exempt|unchanged|spared|welcome|thank|thanks)$/;
const BASE = /^(?:base|community|clientele|population|audience|userbase)$/;
const DIMENSION =
  /^(?:plans?|tiers?|regions?|editions?|versions?|contracts?|accounts?|usage|size|platforms?|subscriptions?|setups?|locations?|countr(?:y|ies)|package|billing|whether|which|what|how|role|industry)$/;

/** The words that a claim about everyone can begin with. */
const BEGINS = new Set(
  'all every each entire whole full everyone everybody anyone anybody no not nobody none without regardless irrespective independent independently whatever whichever across on'.split(
    ' ',
  ),
);
const read = new WeakMap<Document, readonly UniversalFact[]>();

/** Reads the claims about everyone; once for each text. Greetings ("Hi everyone!") and thanks claim nothing. Linear. */
export function readUniversals(doc: Document): readonly UniversalFact[] {
  const known = read.get(doc);
  if (known) return known;
  const facts = findUniversals(doc);
  read.set(doc, facts);
  return facts;
}

function findUniversals(doc: Document): UniversalFact[] {
  const found: UniversalFact[] = [];
  for (let s = 0; s < doc.sentences.length; s++) {
    const sentence = doc.sentences[s]!;
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'mail-header' || kind === 'salutation' || kind === 'code') continue;
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = doc.tokens[i]!;
      if (!BEGINS.has(token.lower) || token.code) continue;
      const claim =
        quantified(doc, sentence, i) ??
        everyone(doc, sentence, i) ??
        nobody(doc, sentence, i) ??
        regardless(doc, sentence, i);
      if (!claim) continue;
      const { narrowing, noun, population, wide, last } = claim;
      const range = { start: token.start, end: doc.tokens[last - 1]!.end };
      found.push({ span: doc.span(range), range, sentence: s, first: i, last, narrowing, noun, population, wide });
      i = Math.max(i, last - 1);
    }
  }
  return found;
}

/** "all Vesper ID applications", "each account", "every single EU tenant", "all of our customers". */
function quantified(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const word = tokens[i]!.lower;
  const all = word === 'all' || word === 'any';
  const whole = word === 'entire' || word === 'whole' || word === 'full';
  if (!all && !EACH.has(word) && !whole) return null;
  const before = i > sentence.first ? tokens[i - 1]!.lower : '';
  if (
    word === 'any' ||
    (/^(?:not|nearly|at|after|in|first|above|once|of)$/.test(before) && before !== 'in') ||
    /n't$/.test(before)
  )
    return null;
  let head = -1;
  let k = i + 1;
  const stop = Math.min(sentence.last, i + 8);
  for (; k < stop; k++) {
    const token = tokens[k]!;
    const gap = doc.plain.slice(tokens[k - 1]!.end, token.start);
    if (/[,;:.()!?–—]/.test(gap)) break;
    if (token.lower === 'of' && k === i + 1) {
      // "all of our customers", "every one of the tenants"; not "each of these".
      continue;
    }
    if (token.lower === 'one' && tokens[k + 1]?.lower === 'of') {
      k++;
      continue;
    }
    if (head < 0 && TIED.has(token.lower)) return null;
    const population = agentOf(k > i + 1 ? tokens[k - 1]! : token, token, tokens[k + 1]) ?? populationOf(token);
    // "All App Engine customers": a name may begin with a population word.
    const partOfName =
      head >= 0 && head === k - 1 && /^\p{Lu}/u.test(tokens[head]!.text) && /^\p{Lu}/u.test(token.text);
    if (head >= 0 && population === null && !partOfName) break;
    if (partOfName && population === null) head = -1;
    if (population !== null) head = k;
    else if (
      VERBAL.test(token.lower) ||
      /^(?:who|that|which|and|or|but|if|to|for|in|on|with|from|at|by|as)$/.test(token.lower)
    ) {
      if (/^(?:and|or)$/.test(token.lower)) continue;
      return null;
    }
  }
  if (head < 0)
    return whole && BASE.test(tokens[i + 2]?.lower ?? '') && populationOf(tokens[i + 1]!)
      ? toClaim(doc, sentence, i, i + 3, 'customers', 'everybody', true)
      : null;
  if (whole)
    return BASE.test(tokens[head + 1]?.lower ?? '')
      ? toClaim(doc, sentence, i, head + 2, 'customers', 'everybody', true)
      : null;
  const noun = tokens[head]!.lower.replace(/'s?$/, '');
  if (all && !isPlural(noun) && !(populationOf(tokens[head]!) === null && noun.endsWith('s'))) return null;
  if (/'s?$/.test(tokens[head]!.lower)) return null;
  // "every app password", "each account page": the noun only describes another.
  const next = tokens[head + 1];
  if (
    !all &&
    next &&
    head + 1 < sentence.last &&
    doc.plain.slice(tokens[head]!.end, next.start) === ' ' &&
    next.content &&
    !/s$|ing$|ed$/.test(next.lower)
  )
    return null;
  if (
    all &&
    next &&
    head + 1 < sentence.last &&
    doc.plain.slice(tokens[head]!.end, next.start) === ' ' &&
    next.content &&
    /^(?:data|ids?|names?|settings?|permissions?|keys|tokens|records?|types?|plans?|tiers?|roles?|logs?|emails?|passwords?)$/.test(
      next.lower,
    )
  )
    return null;
  return subject(
    doc,
    sentence,
    i,
    head + 1,
    noun,
    agentOf(head > i + 1 ? tokens[head - 1]! : tokens[head]!, tokens[head]!, tokens[head + 1]) ??
      populationOf(tokens[head]!) ??
      'everybody',
  );
}

/** "everyone on Marrow", "everybody who …"; "anyone who …" where it must do something. */
function everyone(doc: Document, sentence: Sentence, i: number): Claim | null {
  const word = doc.tokens[i]!.lower;
  if (!EVERYONE.has(word) && !ANYONE.has(word)) return null;
  if (
    i > sentence.first &&
    /^(?:not|hi|hey|hello|dear|thanks?|morning|you|welcome|ask|tell|notify|remind|inform|let)$/.test(
      doc.tokens[i - 1]!.lower,
    )
  )
    return null;
  if (i > sentence.first && /^(?:thank|thanks|grateful|hi|hey|hello|dear)$/.test(doc.tokens[sentence.first]!.lower))
    return null;
  const claim = subject(doc, sentence, i, i + 1, word, 'everybody');
  return claim &&
    ANYONE.has(word) &&
    !(claim.narrowing.length > 0 && /^(?:must|has|have|needs?|should|will)$/.test(doc.tokens[claim.last]?.lower ?? ''))
    ? null
    : claim;
}

/** The claim counts where its noun is the one concerned: the subject, or governed by "for", "affects" and the like. */
function subject(
  doc: Document,
  sentence: Sentence,
  i: number,
  end: number,
  noun: string,
  population: 'everybody' | 'technical',
): Claim | null {
  const { tokens } = doc;
  const before = i > sentence.first ? tokens[i - 1]! : undefined;
  const gap = before ? doc.plain.slice(before.end, tokens[i]!.start) : '';
  const opens =
    before === undefined ||
    isDate(before) ||
    /^(?:utc|gmt|pt|et|cet|cest|am|pm)$/.test(before.lower) ||
    /[,:;–—()]/.test(gap);
  const applies =
    before?.lower === 'to' &&
    /^(?:appl(?:y|ies|ying)|matters?|extends?|relevant|happens?|goes|comes|belongs?)$/.test(tokens[i - 2]?.lower ?? '');
  const fronted = before?.lower === 'to' && i - 1 === sentence.first;
  // "Removed from all accounts", "disabled in every workspace".
  const placed =
    before !== undefined &&
    /^(?:from|in|within|to)$/.test(before.lower) &&
    i - 2 >= sentence.first &&
    /^(?:removed|disabled|retired|off|discontinued|blocked|withdrawn|down|deprecated|rolled|rolling|out|enforced|available|gone|deactivated|unavailable|disappears?|vanish(?:es)?|leaves?|stops?|ends?|ending|active)$/.test(
      tokens[i - 2]!.lower,
    );
  if (!opens && !applies && !fronted && !placed && !GOVERNS.test(before!.lower) && !JOINS.test(before!.lower))
    return null;
  // "Once for each site", "in each project": each of the reader's own, not everyone's.
  const each =
    tokens[i]!.lower === 'each' &&
    before !== undefined &&
    /^(?:for|in|on|from|to|with|of|within|per)$/.test(before.lower);
  if (each || /^(?:once|twice|separately|individually|one)$/.test(tokens[i - 2]?.lower ?? '')) return null;
  if (isThanks(doc, sentence)) return null;
  const claim = toClaim(doc, sentence, i, end, noun, population, false);
  // "All other apps keep working", "all users can stay": a claim about who is spared is none about who is affected.
  for (let k = claim.last; k < Math.min(sentence.last, claim.last + 4); k++)
    if (
      KEEPS.test(tokens[k]!.lower) ||
      (/^(?:not|never)$|n't$/.test(tokens[k]!.lower) &&
        !/^(?:longer)$/.test(tokens[k + 1]?.lower ?? '') &&
        !/^(?:can|could)/.test(tokens[k - 1]!.lower + tokens[k]!.lower))
    )
      return null;
  // An instruction about the reader's own things: "create a key for each project".
  if (
    before &&
    /^(?:for|on|across|in)$/.test(before.lower) &&
    isInstruction(doc, sentence, i) &&
    !claim.narrowing.some((t) => /^\p{Lu}/u.test(t.text))
  )
    return null;
  return claim;
}

/** "No tenant is spared", "nobody is exempt", "there are no exceptions", "without exception". */
function nobody(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const word = tokens[i]!.lower;
  if (word === 'without' && /^exceptions?$/.test(tokens[i + 1]?.lower ?? '') && i + 1 < sentence.last)
    return toClaim(doc, sentence, i, i + 2, 'everyone', 'everybody', true);
  const negative = word === 'no' || word === 'not' || NOBODY.has(word);
  if (!negative) return null;
  if (
    word === 'no' &&
    /^exceptions?$/.test(tokens[i + 1]?.lower ?? '') &&
    /^(?:are|is|with|makes?|made|allows?|grants?)$/.test(tokens[i - 1]?.lower ?? '')
  )
    return toClaim(doc, sentence, i, i + 2, 'everyone', 'everybody', true);
  if (word === 'not' && !/^(?:a|one)$/.test(tokens[i + 1]?.lower ?? '')) return null;
  const stop = Math.min(sentence.last, i + 8);
  let named = NOBODY.has(word) || tokens[i + 1]?.lower === 'one';
  for (let k = i + 1; k < stop; k++) {
    if (k > i + 1 && /[,;:.()]/.test(doc.plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) return null;
    if (populationOf(tokens[k]!)) named = true;
    if (named && SPARED.has(tokens[k]!.lower)) return toClaim(doc, sentence, i, k + 1, 'everyone', 'everybody', true);
  }
  return null;
}

/** "regardless of plan", "whatever plan they are on", "no matter which region", "whether or not you use it". */
function regardless(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const word = tokens[i]!.lower;
  const next = (k: number): string => (i + k < sentence.last ? tokens[i + k]!.lower : '');
  let at = -1;
  if (/^(?:regardless|irrespective|independent|independently)$/.test(word) && next(1) === 'of') at = i + 2;
  else if (word === 'no' && next(1) === 'matter') at = i + 2;
  else if (/^(?:whatever|whichever)$/.test(word)) at = i + 1;
  else if (word === 'across' && next(1) === 'the' && next(2) === 'board')
    return toClaim(doc, sentence, i, i + 3, 'everyone', 'everybody', true);
  else if (word === 'on' && /^(?:any|every|all)$/.test(next(1)) && /^(?:plans?|tiers?|editions?)$/.test(next(2)))
    at = i + 2;
  if (at < 0) return null;
  for (let k = at; k < Math.min(sentence.last, at + 4); k++)
    if (DIMENSION.test(tokens[k]!.lower)) return toClaim(doc, sentence, i, k + 1, 'everyone', 'everybody', true);
  return null;
}
