import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { isNegative } from '../grammar/families.ts';
import { segmentStarts } from '../grammar/segments.ts';
import { readNoReplacement } from '../replacement.ts';

const keys = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map((word) => lemma(word)));

/** What could stand where the retiring thing stood, as a noun. */
const HEIRS = keys(
  `replacement successor substitute substitution alternative equivalent counterpart analogue analog pendant surrogate fallback heir follower
   replace succession inheritor`,
);
/** Parts of the nouns that a hyphen cuts: "stand-in", "follow-up". */
const COMPOUND = /^(?:stand|step|follow|fill)$/;
const PARTICLE = /^(?:in|up|on|ins|ups)$/;
/** Ways on: only where they are denied outright ("no migration path"). */
const WAYS = keys('path route option offer offering product service version feature');
/** Coming instead, as a verb. */
const COMES = keys('replace supersede succeed substitute inherit');
const WITHOUT =
  /^(?:no|none|nothing|nobody|without|neither|nor|never|lack|lacks|lacking|lacked|missing|absent|absence|devoid|hardly)$/;
/** "Unreplaced", "irreplaceable". */
const UNDONE = /^(?:un|ir)(?:re)?(?:plac|succeed|substitut)/;

/** So far apart a negation and its word may stand. */
const NEAR = 6;

/**
 * Whether a text says in any words that nothing takes the retiring thing's place. Wider than what makes a notice say so:
 * whoever shortens finds words of their own, and what may be such a word tells it.
 */
export const tellsNoReplacement = (doc: Document): boolean =>
  readNoReplacement(doc).length > 0 || hasEmptyPlace(doc) || doc.tokens.some((token, i) => isTold(doc, token, i));

function isTold(doc: Document, token: Token, i: number): boolean {
  if (token.code) return false;
  const { tokens } = doc;
  if (UNDONE.test(token.lower)) return true;
  if (/^(?:nothing|none|nowhere)$/.test(token.lower)) return isBareNothing(doc, i);
  if (isAnother(doc, i) || lacksIt(doc, i)) return true;
  if (token.lower === 'instead' || isPlace(tokens, i)) return isDeniedBefore(doc, i, NOTHING);
  if (token.lower === 'yet') return isNotYet(doc, i);
  const named = HEIRS.has(token.lemma) || COMES.has(token.lemma) || isCompound(tokens, i) || isTakeover(tokens, i);
  if (named) return isDeniedBefore(doc, i, WITHOUT) || isDeniedAfter(doc, i);
  if (isNoOther(doc, i)) return true;
  return WAYS.has(token.lemma) && isDeniedBefore(doc, i, OUTRIGHT) && leadsOn(tokens, i);
}

/** "We won't build another", "another product for this does not exist". */
function isAnother(doc: Document, at: number): boolean {
  const { tokens } = doc;
  if (tokens[at]!.lower !== 'another') return false;
  const named = /^(?:one|product|service|tool|app|version|edition|provider)$/.test(tokens[at + 1]?.lower ?? '');
  const ends = tokens[at + 1] === undefined || segmentStarts(doc)(at + 1);
  if ((named || ends) && isDeniedBefore(doc, at, WITHOUT)) return true;
  return (
    named &&
    tokens
      .slice(at + 2, at + 7)
      .some(
        ({ lower }, k, next) =>
          lower.startsWith('exist') && next.slice(0, k).some((one) => one.lower === 'not' || isNegative(one.lower)),
      )
  );
}

/** "v2 lacks the former", "v2 has no such call": nothing there does what one of those told of did. */
const lacksIt = ({ tokens }: Document, at: number): boolean =>
  (/^lack(?:s|ed|ing)?$/.test(tokens[at]!.lower) &&
    /^(?:it|them|this|that|both|former|latter)$/.test(
      tokens[tokens[at + 1]?.lower === 'the' ? at + 2 : at + 1]?.lower ?? '',
    )) ||
  (tokens[at]!.lower === 'such' &&
    tokens[at - 1]?.lower === 'no' &&
    /^(?:has|have|offers?|knows?)$/.test(tokens[at - 2]?.lower ?? ''));

/** "There is no other option", "with no other choice left"; but "no other option is affected". */
function isNoOther(doc: Document, at: number): boolean {
  const { tokens } = doc;
  if (!/^(?:options?|choices?|ways?|solutions?|possibilit(?:y|ies))$/.test(tokens[at]!.lower)) return false;
  if (!/^(?:other|further|second|different)$/.test(tokens[at - 1]?.lower ?? '')) return false;
  const word = (k: number): string => tokens[at + k]?.lower ?? '';
  const ends = tokens[at + 1] === undefined || segmentStarts(doc)(at + 1);
  const goes = /^(?:left|open|exists?|remains?|than|for|now|yet|then|afterwards)$/.test(word(1));
  const is =
    /^(?:is|are)$/.test(word(1)) && /^(?:left|open|offered|available|planned|there|provided|given)$/.test(word(2));
  return (ends || goes || is) && isDeniedBefore(doc, at, OUTRIGHT);
}

const NOTHING = /^(?:nothing|none|nobody|no)$/;
const OUTRIGHT = /^(?:no|without)$/;

const isCompound = (tokens: readonly Token[], i: number): boolean =>
  COMPOUND.test(tokens[i]!.lower.replace(/s$|ing$/, '')) &&
  PARTICLE.test(tokens[i + 1]?.lower ?? '') &&
  !(tokens[i]!.lower === 'follow' && tokens[i + 1]?.lower === 'on');

/** "Takes over", "comes after", "fills the gap". */
const isTakeover = (tokens: readonly Token[], i: number): boolean =>
  (/^t[ao]k/.test(tokens[i]!.lower) && tokens[i + 1]?.lower === 'over') ||
  (/^c[oa]m(?:e|es|ing)$/.test(tokens[i]!.lower) && /^(?:after|next|instead)$/.test(tokens[i + 1]?.lower ?? '')) ||
  /^fill(?:s|ing)?$/.test(tokens[i]!.lower);

/** "In its place", "in that spot". */
const isPlace = (tokens: readonly Token[], i: number): boolean =>
  /^(?:place|stead|spot|lieu)$/.test(tokens[i]!.lower) &&
  (tokens[i - 1]?.lower === 'in' || tokens[i - 2]?.lower === 'in' || /^t[ao]k/.test(tokens[i - 2]?.lower ?? ''));

/** "No migration path", "no follow-up product": a way on, where the words say that it would lead on. */
const leadsOn = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 4), at + 5)
    .some(({ lower }) =>
      /^(?:migration|upgrade|migrate|newer|later|next|another|comparable|similar|like|onward|follow)$/.test(lower),
    );

/** A word of denial before, in the same stretch. */
function isDeniedBefore(doc: Document, at: number, words: RegExp): boolean {
  const opens = segmentStarts(doc);
  for (let k = at - 1; k >= Math.max(0, at - NEAR); k--) {
    if (opens(k + 1)) return false;
    const { lower } = doc.tokens[k]!;
    if (words.test(lower))
      return !/^(?:only|just|longer|later|earlier|need|change|changes)$/.test(doc.tokens[k + 1]!.lower);
    // "Which rules out a replacement"
    if (
      words === WITHOUT &&
      (/^preclud/.test(lower) || (lower === 'out' && /^rul/.test(doc.tokens[k - 1]?.lower ?? '')))
    )
      return true;
    if (words === WITHOUT && (lower === 'not' || isNegative(lower)))
      return !/^(?:use|using|call|mix)/.test(doc.tokens[k + 1]!.lower);
  }
  return false;
}

/** "Successor: none", "a replacement? Not planned", "a substitute is missing". */
function isDeniedAfter({ tokens }: Document, at: number): boolean {
  for (let k = at + 1; k < Math.min(tokens.length, at + 5); k++) {
    const { lower } = tokens[k]!;
    if (/^(?:none|nothing|no|missing|absent|lacking|unavailable|unplanned|impossible)$/.test(lower)) return true;
    // "A replacement is neither there nor planned"
    if (lower === 'not' || lower === 'neither' || isNegative(lower))
      return /^(?:planned|foreseen|there|exists?|available|offered|provided|in|yet|be|envisaged|to)$/.test(
        tokens[k + 1]?.lower ?? '',
      );
  }
  return false;
}

/** "With nothing in that spot", "then nothing", "nothing to offer", "gets nothing comparable"; but "nothing to do", "nothing changes". */
function isBareNothing(doc: Document, at: number): boolean {
  const opens = segmentStarts(doc);
  const before = doc.tokens[at - 1]?.lower ?? '';
  const next = doc.tokens[at + 1];
  const ends = next === undefined || opens(at + 1) || doc.sentences.some(({ last }) => last === at + 1);
  // "Nothing is planned for the second"
  if (next?.lower === 'is' && /^(?:planned|foreseen|offered|available)$/.test(doc.tokens[at + 2]?.lower ?? ''))
    return true;
  // "Nowhere to move to", "nothing else to offer"
  const to = next?.lower === 'else' ? at + 2 : at + 1;
  if (!ends && doc.tokens[to]?.lower === 'to') return ON.has(doc.tokens[to + 1]?.lemma ?? '');
  if (
    !ends &&
    /^(?:comparable|similar|equivalent|instead|after|afterwards|yet|beyond|follows|new|like|planned|stands?|steps?)$/.test(
      next.lower,
    )
  )
    return true;
  return /^(?:with|by|then|gets?|into)$/.test(before) && (ends || /^(?:in|on|at|for|of)$/.test(next.lower));
}
const ON = keys(
  'offer replace take move switch follow come put give use migrate go upgrade fill point succeed stand turn',
);

/** "No 3.1 message yet"; but "no date yet", "not yet removed". */
function isNotYet(doc: Document, at: number): boolean {
  const opens = segmentStarts(doc);
  for (let k = at - 1; k >= Math.max(0, at - NEAR); k--) {
    if (opens(k + 1)) return false;
    if (doc.tokens[k]!.lower === 'no')
      return !doc.tokens
        .slice(k + 1, at)
        .some(({ lower }) =>
          /^(?:dates?|removal|end|schedule|shutdown|deadline|time|day|decision|decided|sunset|timetable|retirement)$/.test(
            lower,
          ),
        );
  }
  return false;
}

const EMPTY = '(?:[–—-]|none|nothing|nil|n/a|∅)';
/** "→ –", "=> none", "Replacement: n/a". */
const ARROW_TO_NOTHING = new RegExp(`(?:→|[-=]>)\\s*${EMPTY}(?![\\w-])(?!\\s*\\d)`, 'i');
/** "None", "nothing; fetch the archive before then". */
const EMPTY_CELL = new RegExp(`^${EMPTY}(?:\\.?$|\\s?[;,(])`, 'i');
/** A column that tells when, or how things stand. */
const WHEN =
  /\b(?:dates?|when|ends?|deadline|shut|remov|retire|off|last|deprecat|since|stat|status|until|sunset|announced)/i;

/** A place that is left empty where the successor would stand. */
const hasEmptyPlace = (doc: Document): boolean =>
  doc.blocks.some(({ kind, header, start, end }) =>
    kind === 'cell' ? EMPTY_CELL.test(doc.plain.slice(start, end).trim()) && !WHEN.test(header ?? '') : false,
  ) || ARROW_TO_NOTHING.test(doc.plain);
