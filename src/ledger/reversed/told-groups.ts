import { isNegative } from '../../facts/grammar/families.ts';
import { isKnownVerb } from '../../facts/grammar/has-verb.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { isSparingWord } from '../groups/sparing.ts';
import { DENIES } from './bounds.ts';

/** A group of which a text tells that it is hit or spared. */
export interface ToldGroup {
  readonly range: Range;
  readonly sentence: number;
  /** Lemmas of its content words, and what bounds it: "franchise shop", "shop without till". */
  readonly words: ReadonlySet<string>;
  readonly spared: boolean;
  /** Until a day, from a day. */
  readonly dated: boolean;
  /** Of some of it, or for some time: "if", "until", "by the rehearsal". */
  readonly bounded: boolean;
}

/** A stretch of a sentence that tells of one group: first token and one past the last. */
interface Stretch extends Range {
  readonly sentence: number;
  readonly own: readonly Token[];
}

/** So many tokens of a stretch are read, and so many sentences of a text. */
const LONGEST = 40;
const MOST = 200;
/** So many tokens name a group at the most. */
const NAMES = 9;

/** All the groups of which a text tells by the plain words of sparing or hitting them. Once for each text. */
export const toldGroups: (reading: Reading) => readonly ToldGroup[] = oncePer(({ doc }: Reading) =>
  stretchesOf(doc).flatMap((stretch) => readStretch(doc, stretch)),
);

/** Sentences, cut at marks and at what sets one group against another: ";", "but", "while", a bracket. */
function stretchesOf(doc: Document): readonly Stretch[] {
  const found: Stretch[] = [];
  doc.sentences.slice(0, MOST).forEach(({ first, last, block }, sentence) => {
    if (doc.blocks[block]!.kind === 'cell' || doc.blocks[block]!.kind === 'code') return;
    let from = first;
    const push = (to: number): void => {
      const own = doc.tokens.slice(from, Math.min(to, from + LONGEST));
      if (own.length > 1) found.push({ sentence, own, start: own[0]!.start, end: own.at(-1)!.end });
    };
    for (let k = first + 1; k < last; k++) {
      const gap = doc.plain.slice(doc.tokens[k - 1]!.end, doc.tokens[k]!.start);
      const { lower } = doc.tokens[k]!;
      if (
        !/[;()—–]/.test(gap) &&
        !(lower === 'but' && gap.includes(',')) &&
        !/^(?:while|whereas|whilst|though|although)$/.test(lower)
      )
        continue;
      push(k);
      from = k;
    }
    push(last);
  });
  return found;
}

const SPARED = `unaffected|exempt(?:ed)?|spared|untouched|excluded|out of scope|excepted|outside (?:the )?scope`;
/** "Needs no change", "require no action": nothing to do, with a noun for it. */
const NOTHING_TO_DO = `(?:needs?|requires?|calls? for) (?:nothing|no (?:code |config |further |other )?(?:changes?|updates?|upgrades?|actions?|adjustments?|modifications?|migration|work|rework|attention|intervention))`;
const GO_ON = `(?:keep|stay|remain|continue|carry|go on|ignore|skip|leave)`;
/** Behind a group: what spares it. */
const SPARES_IT = new RegExp(
  String.raw`^(?:(?:is|are|remains?|stays?|will (?:be|remain|stay)) (?:(?:all|both|also|completely|entirely|still|fully) )?(?:(?:not|never) (?:affected|concerned|included|covered|touched|impacted|in scope|part of this)|${SPARED}|unchanged)\b|(?:aren't|isn't) (?:affected|concerned|included|covered|impacted|in scope)\b|(?:stays?|remains?) as\b|(?:need not|do not (?:need|have) to|don't (?:need|have) to|(?:has|have) nothing to do|${NOTHING_TO_DO})\b|(?:may|can|will) ${GO_ON}\b|keeps?\b(?! \w+ing\b))`,
);
/** Behind a group: what says that it is hit. */
const HITS_IT = new RegExp(
  String.raw`^(?:(?:is|are|will be) (?:(?:all|both|also|now|likewise|equally) )?(?:affected|concerned|included|covered|impacted|hit|in scope|not (?:exempt(?:ed)?|spared|excluded|excepted)|no longer exempt)\b|(?:also |likewise )?(?:must|(?:has|have|needs?) to|should|will (?:also )?(?:have|need) to) (?!not\b|${GO_ON}\b)|included$|(?:too|as well|likewise)$)`,
);
/** In front of a group: what spares it, and what says that it is hit. */
const SPARES_NEXT =
  /(?:\b(?:not|never|doesn't|don't|won't) (?:affect|apply to|concern|extend to|cover|touch|impact|include|reach)|\b(?:no|without) (?:impact|effect|bearing|influence) on|\b(?:no changes?|nothing changes|nothing is changing|without changes?) (?:for|in|to|about|on|with)|\b(?:exempts?|excludes?|spares?|except(?: for)?|excepting|excluding|apart from|with the exception of|but not|not for|(?:all|every\w*|any\w*|none|nobody) (?:\w+ )?but|^not)|\b(?:exempt|excluded|not affected|unaffected|exceptions?|exemptions?|out of scope))$/;
const HITS_NEXT =
  /(?:\b(?:also|even|including|includes?|affects?|appl(?:y|ies) to|concerns?|extends? to|covers?|also for|even for|^only|(?:exceptions?|exemptions?) for)(?: also)?|^(?:affected|affects|included|in scope))$/;

const LEADS_IN = /^(?:on|from|by|now|then|so|as|and|or|also|even|only|note|please|all|both|our|your|the|any|existing)$/;
const BOUNDING =
  /^(?:if|unless|until|till|when|where|provided|before|during|through|as|once|for|while|after|except|excepting|exception|apart|yet|now|first|initially|currently|later)$/;
const PRONOUN =
  /^(?:you|we|they|it|i|he|she|this|that|these|those|who|which|others?|rest|everyone|everybody|nobody|nothing|there|none)$/;

function readStretch(doc: Document, stretch: Stretch): readonly ToldGroup[] {
  const { own } = stretch;
  const words = own.map(({ lower }) => lower.replace('’', "'"));
  const denied = words.some((word) => DENIES.test(word) || isNegative(word) || /^(?:nothing|none|without)$/.test(word));
  const goesOn = new RegExp(String.raw`\b${GO_ON}`).test(words.join(' '));
  const found: ToldGroup[] = [];
  const add = (from: number, to: number, spared: boolean, behind: number): void => {
    const rest = own.slice(behind);
    const bounded = rest.some(
      ({ lower }, k) =>
        BOUNDING.test(lower) && !(lower === 'as' && /^(?:well|they|it)$/.test(rest[k + 1]?.lower ?? '')),
    );
    const { first, last } = doc.sentences[stretch.sentence]!;
    const dated = doc.tokens
      .slice(first, Math.min(last, first + LONGEST))
      .some(({ dateWord, number }) => dateWord || number);
    const partly =
      bounded || (spared && isPartial(words.slice(from === 0 ? to : 0, from === 0 ? undefined : from), from > 0));
    for (const group of namesOf(doc, own, from, to))
      found.push({ range: stretch, sentence: stretch.sentence, words: group, spared, dated, bounded: partly });
  };
  // "Franchise shops are not affected", "franchise shops: no change": the verb, and whoever stands before it.
  for (let k = 1; k < Math.min(words.length, NAMES * 2); k++) {
    const rest = words.slice(k, k + 6).join(' ');
    const label = doc.plain[own[k - 1]!.end] === ':';
    const tells =
      SPARES_IT.test(rest) ||
      (label &&
        /^(?:no (?:change|action|impact)|not affected|unaffected|exempt|unchanged|nothing|keep|stay)\b/.test(rest));
    const hits =
      !tells &&
      (HITS_IT.test(rest) ||
        (label && /^(?:(?:also )?(?:move|migrate|switch|affected|must)|included|yes)\b/.test(rest)));
    if (!tells && !hits) continue;
    if (hits && (goesOn || (denied && !/^(?:is|are) (?:not|no longer) (?:exempt|spared|exc)/.test(rest)))) break;
    add(0, tells && words[k - 1] === 'and' ? firstVerb(own, k - 1) : k, tells, k + 1);
    break;
  }
  // "This does not apply to franchise shops", "also affects franchise shops": the verb, and whoever stands behind it.
  for (let k = 1; k < words.length; k++) {
    const lead = words.slice(Math.max(0, k - 5), k).join(' ');
    const spared = SPARES_NEXT.test(lead);
    const unexempt = /\bno (?:exceptions?|exemptions?) (?:for|to)$/.test(lead);
    if (!spared && ((denied && !unexempt) || goesOn || !HITS_NEXT.test(lead))) continue;
    const end = endOfName(doc, own, k);
    const before = found.length;
    add(k, end, spared, end);
    if (found.length > before) k = end - 1;
  }
  return found;
}

/**
 * Spared one thing, and perhaps not another: "need not change their keys", "are not affected by the rehearsal", "the fee does
 * not apply to them".
 */
function isPartial(words: readonly string[], inFront: boolean): boolean {
  if (inFront) return words.some((word) => !WHOLLY.test(word));
  const at = words.findIndex((word) => /^(?:need|to)$/.test(word));
  const isDuty = /^(?:need|do|don't|ha(?:s|ve))$/.test(words[0] ?? '') && at >= 0;
  if (isDuty)
    return !/^(?:do anything|do nothing|act|change anything|take (?:any )?action|react|)$/.test(
      words
        .slice(at + (words[at] === 'need' && words[at + 1] === 'not' ? 2 : 1))
        .join(' ')
        .replace(/^to /, ''),
    );
  const by = words.findIndex((word) => /^(?:by|in|from)$/.test(word));
  return by > 0 && by < 5 && words[by + 1] !== 'scope' && !words.slice(by + 1).every((word) => WHOLLY.test(word));
}
const WHOLLY =
  /^(?:this|that|it|these|those|all|any|none|nothing|of|the|there|is|are|we|have|has|will|do|does|did|be|also|not|never|no|\w+n't|appl(?:y|ies)|affects?|extends?|concerns?|covers?|touch(?:es)?|impacts?|includes?|reach(?:es)?|effect|bearing|influence|changes?|to|on|for|with|but|except|exception|exempts?|excludes?|spares?|exempted|affected|unaffected|excluded|exceptions?|exemptions?|out|scope|apart|from|requirement|deadline|shutdown|removal|retirement|deprecation|move|migration|switch|notice|announcement|sunset|discontinuation|nothing|changing|about|without)$/;

/** Where a name that begins at token `k` ends: at a verb, a mark or a word that opens something else. */
function endOfName(doc: Document, own: readonly Token[], k: number): number {
  let to = k;
  while (to < own.length && to < k + NAMES) {
    const { lower } = own[to]!;
    if (
      /^(?:is|are|must|has|have|needs?|will|may|can|who|that|which|too|also|as|and|or|nor|whose)$/.test(lower) &&
      !/^(?:and|or|nor)$/.test(lower)
    )
      break;
    if (to > k && (BOUNDING.test(lower) || /[:.!?]/.test(doc.plain.slice(own[to - 1]!.end, own[to]!.start)))) break;
    to++;
  }
  return to;
}

/** The groups that the tokens `from` to `to` name: one, or those of a list ("plans A and B"). None where a verb stands among them. */
function namesOf(doc: Document, own: readonly Token[], from: number, to: number): readonly ReadonlySet<string>[] {
  const at = own
    .slice(from, to)
    .findIndex(({ lower, dateWord, number }) => !dateWord && !number && !LEADS_IN.test(lower));
  if (at < 0) return [];
  const name = own.slice(from + at, to);
  if (
    name.length > NAMES ||
    name.some(
      ({ lower }, k) =>
        (PRONOUN.test(lower) && !isRelative(name, k)) ||
        /^(?:is|are|must|will|no)$/.test(lower) ||
        (DENIES.test(lower) && lower !== 'without') ||
        (k > 0 && isKnownVerb(name[k]!) && !/s$/.test(lower) && !isRelative(name, k - 1)),
    )
  )
    return [];
  const parts: Token[][] = [[]];
  name.forEach((token, k) => {
    const gap = k > 0 ? doc.plain.slice(name[k - 1]!.end, token.start) : '';
    if (gap.includes(',') || /^(?:and|or|nor)$/.test(token.lower)) parts.push([]);
    if (!/^(?:and|or|nor)$/.test(token.lower)) parts.at(-1)!.push(token);
  });
  const items = parts.filter((part) => part.length > 0);
  const keys = items.map((part) => part.flatMap(keyOf));
  // "Solo and Team plans", "plans A and B"
  const head = items.at(-1)!.at(-1)!;
  const lead = items[0]![0]!;
  return keys.flatMap((key, k) => {
    if (key.length === 0) return [];
    const isBare = key.length === 1 && items.length > 1;
    const shared =
      isBare && k < items.length - 1 && head.lower.endsWith('s') && keys.at(-1)!.length > 1
        ? [head.lemma]
        : isBare && k > 0 && lead.lower.endsWith('s') && keys[0]!.length > 1
          ? [lead.lemma]
          : [];
    return [new Set([...key, ...shared])];
  });
}

/** "Code that goes through the hub", "shops which rent": what is told of them is a part of the name. */
const isRelative = (name: readonly Token[], k: number): boolean =>
  k > 0 && /^(?:that|who|which)$/.test(name[k]!.lower) && name[k - 1]!.content && name[k + 1] !== undefined;

/** "Lite has no profiles and is out of scope": of two verbs the subject stands before the first. */
function firstVerb(own: readonly Token[], end: number): number {
  const at = own.findIndex(
    (token, k) => k > 0 && (/^(?:is|are|has|have|does?)$/.test(token.lower) || isKnownVerb(token)),
  );
  return at > 0 && at < end ? at : end;
}

/** What sets a group apart: its content words, single letters and numbers, and the words that bound it. */
const keyOf = ({ content, text, lower, lemma, number, dateWord }: Token): readonly string[] =>
  isSparingWord(lemma)
    ? []
    : (content && !dateWord) || number || /^\p{Lu}$/u.test(text)
      ? [lemma]
      : /^(?:without|in|on|outside|under|over)$/.test(lower)
        ? [lower]
        : [];
