import { SUBORDINATE } from '../../facts/grammar/has-verb.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { dutyAt } from './duties.ts';

/** What becomes of a thing: it is destroyed, it stays, it is taken along, it is left behind, it is affected, it is spared. */
export type End = 'gone' | 'kept' | 'moved' | 'unmoved' | 'hit' | 'spared';

/** "Draft notes are not carried over": what a clause says becomes of something. */
export interface Outcome {
  readonly end: End;
  /** Lemmas of what it is said of. */
  readonly of: ReadonlySet<string>;
  /** The noun that `of` is about. */
  readonly head: string;
  /** True where it holds for a time, or on a condition: then the opposite may hold as well. */
  readonly bounded: boolean;
  readonly range: Range;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(lemma));
/** What is done to a thing: in the passive, or by the vendor. */
const DONE: readonly (readonly [End, ReadonlySet<string>])[] = [
  ['gone', words('delete erase destroy wipe purge discard shred drop void cancel release clear disable lose')],
  ['kept', words('keep retain preserve queue queued archive')],
  ['moved', words('transfer migrate move copy convert import')],
  ['hit', words('affect concern')],
  ['spared', words('unaffected untouched exempt')],
];
const PARTICIPLE = /(?:ed|en|pt|ld|st)$/;
/** What a thing does by itself. */
const DOES: readonly (readonly [End, RegExp])[] = [
  ['gone', /^(?:vanish(?:es)?|disappears?)$/],
  ['kept', /^(?:remains?|stays?|survives?|persists?)$/],
];
/** "Carry over", "take along". */
const CARRY = /^(?:carry|carries|carried|take|takes|taken|bring|brought|move|moves|moved|come|comes|travels?)$/;
const ALONG = /^(?:over|along|across)$/;

const OPPOSITE: Readonly<Record<End, End>> = {
  gone: 'kept',
  kept: 'gone',
  moved: 'unmoved',
  unmoved: 'moved',
  hit: 'spared',
  spared: 'hit',
};

const BE = /^(?:is|are|was|were|be|been|being|gets?|isn['’]t|aren['’]t|wasn['’]t|weren['’]t)$/;
const NOT = /^(?:not|never|cannot|neither|nor)$|n['’]t$/;
/** What may stand between a subject and the verb that says what becomes of it. */
const BETWEEN =
  /^(?:is|are|be|been|being|gets?|will|shall|has|have|also|then|thereafter|afterwards?|automatically|simply|still|all|both|not|never|no|longer|isn['’]t|aren['’]t|won['’]t|cannot|can['’]t|can|don['’]t|doesn['’]t|do|does|once|just|ever|instead|therefore|thus|however|permanently|irrevocably|now|themselves|itself|again|safely|later)$/;
/** What leaves open whether it comes to be. */
const OPEN = /^(?:must|should|may|might|could|need|needs|ought|would|to|has|have)$/;
/** What ends the noun that a clause is about, and what ends all that belongs to it. */
const BEHIND_NOUN =
  /^(?:in|on|at|of|for|from|by|with|without|to|under|over|through|via|behind|that|which|who|whose|still|left|whether|when|between|after|before|since|until)$/;
const FINITE = /^(?:becomes?|turns?|goes|go|is|are|will|shall|must|can|may|should|cannot)$/;
const RELATIVE = /^(?:that|which|who|have|has|they|you|we|nobody)$/;
/** Words that tell nothing apart. */
const IDLE = words(
  'be have do will existing remaining leave later still already your our all any every such own yet afterwards thereafter other further same exist anything everything',
);
/** What makes a stay one for a time, or any end one on a condition. */
const FOR_A_TIME =
  /\b(?:until|till|for|through|up to|unless|if|except|only|within|as long as|so long as|while|once|when|then|days?|weeks?|months?|years?|hours?)\b|\d{4}/i;
const ON_TERMS = /\b(?:until|till|if|within|as long as|so long as|once|when)\b/i;
/** What leads in a clause that bounds the one before. */
const BOUNDS = /^(?:until|unless|if|except|while|once|when|then|as|\(|after|before)$/;
const CONDITION = /\b(?:unless|except|only|otherwise|so that|lest|while|before|or)\b/i;
const PRONOUN =
  /^(?:it|they|these|those|this|that|them|both|which|who|whose|we|you|i|nothing|none|there|all|some|others?|one|each|any)$/;

/** What the clauses of a text say becomes of things. Linear. */
export function outcomesIn(doc: Document): readonly Outcome[] {
  const found: Outcome[] = [];
  let before: End | undefined;
  for (const sentence of doc.sentences) {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind !== 'code' && kind !== 'mail-header' && kind !== 'salutation')
      before = readSentence(found, doc, sentence, before);
  }
  return found;
}

/** Reads one sentence after one that said `last`: "Notes are carried over. Sketches are not." */
function readSentence(found: Outcome[], doc: Document, sentence: Sentence, last: End | undefined): End | undefined {
  /** What the last clause was about: for "…, and are deleted". */
  let subject: readonly Token[] = [];
  let said: End | undefined;
  for (let c = sentence.firstClause; c < sentence.lastClause; c++) {
    const clause = doc.clauses[c]!;
    const own = doc.tokens.slice(clause.first, clause.last);
    const add = (end: End, of: readonly Token[], verb: Token): void => {
      const next = doc.clauses[c + 1];
      const until = next && c + 1 < sentence.lastClause && BOUNDS.test(next.lead) ? next.end : clause.end;
      const rest = doc.plain.slice(verb.end, Math.min(until, verb.end + LONG));
      const opens = Math.min((of[0] ?? verb).start, clause.start + LONG);
      const lead = doc.plain.slice(Math.max(sentence.start, clause.start - LEAD), opens);
      const bounded =
        CONDITION.test(`${lead} ${rest}`) || ((end === 'kept' ? FOR_A_TIME : ON_TERMS).test(rest) && end !== 'gone');
      for (const part of partsOf(doc, of)) {
        const named = nameOf(part);
        if (named) found.push({ ...named, end: part[0]!.lower === 'no' ? OPPOSITE[end] : end, bounded, range: clause });
      }
    };
    let from = 0;
    for (let k = 0; k < own.length; k++) {
      const read =
        redoneAt(own, k) ?? endAt(own, k, from, said ?? last) ?? (from === 0 && k < MOST ? dutyAt(own, k) : undefined);
      if (read === undefined) continue;
      const led = own.slice(from, Math.min(read.start, from + MOST));
      if (led.some(({ content, lower }) => content && !BETWEEN.test(lower))) subject = led;
      from = k + 1;
      said = read.end;
      if (read.end === undefined) continue;
      add(read.end, read.object ?? subject, own[k]!);
    }
    if (from === 0 && !SUBORDINATE.test(clause.lead) && !clause.bracketed) subject = own.slice(0, MOST);
  }
  return said;
}
/** So many characters before a clause are its lead. */
const LEAD = 12;
/** So many characters of a clause, and so many words of a subject, are looked at: more do not occur in real notices. */
const LONG = 300;
const MOST = 40;

interface Read {
  /** Undefined where the verb leaves open what becomes of it. */
  readonly end: End | undefined;
  /** First token of the verb's group. */
  readonly start: number;
  /** What it is done to, where the vendor does it: "we move no rules". */
  readonly object?: readonly Token[];
}

/** What the verb at `k` says becomes of its subject; `before` is what the clause before said. */
function endAt(own: readonly Token[], k: number, from: number, before: End | undefined): Read | undefined {
  const token = own[k]!;
  if (token.code || k === 0) return undefined;
  // "Lane maps are carried over; charging rotas are not."
  if (
    token.lower === 'not' &&
    BE.test(own[k - 1]!.lower) &&
    (k + 1 === own.length || own[k + 1]!.lower === 'and') &&
    before
  )
    return { end: OPPOSITE[before], start: k - 1 };
  const along = CARRY.test(token.lower) && ALONG.test(own[k + 1]?.lower ?? '');
  const done = DONE.find(([, set]) => set.has(token.lemma))?.[0];
  const does = DOES.find(([, form]) => form.test(token.lower))?.[0];
  if (!along && done === undefined && does === undefined) return undefined;
  let start = k;
  while (start > from && BETWEEN.test(own[start - 1]!.lower)) start--;
  const group = own.slice(start, k);
  if (start > 0 && own[start - 1]!.lower === 'we' && done !== undefined && !BE.test(own[k - 1]!.lower)) {
    const end = group.some(({ lower }) => NOT.test(lower)) ? OPPOSITE[done] : done;
    const stop = own.findIndex(({ lower }, i) => i > k + 1 && BEHIND_NOUN.test(lower) && lower !== 'of');
    return { end, start, object: own.slice(k + 1, stop < 0 ? own.length : stop) };
  }
  const passive = group.some(({ lower }) => BE.test(lower)) && PARTICIPLE.test(token.lower);
  // "Prices are per stay": a noun.
  const noun = start === k && /^(?:per|an?|the|your|their|our|its|for|of|to)$/.test(own[k - 1]!.lower);
  const end = along ? 'moved' : ((passive ? done : undefined) ?? (noun ? undefined : does));
  if (end === undefined) return undefined;
  // "Volumes that remain will be erased": which volumes, and not what becomes of them.
  if (start > 1 && /^(?:that|which)$/.test(own[start - 1]!.lower) && !BEHIND_NOUN.test(own[start - 2]!.lower))
    return undefined;
  const not =
    isKeptFrom(own, from, start) ||
    // "Neither self-hosted runners nor jobs on `latest` are concerned"
    own.slice(from, start).some(({ lower }) => lower === 'neither' || lower === 'nor') ||
    group.some(({ lower }, i) => NOT.test(lower) || (lower === 'no' && group[i + 1]?.lower === 'longer'));
  const able = group.some(({ lower }) => lower === 'can');
  if ((start > 0 && OPEN.test(own[start - 1]!.lower)) || (able && !not)) return { end: undefined, start };
  return { end: not ? OPPOSITE[end] : end, start };
}

const ANEW = /^(?:again|anew|afresh)$/;

/** "Filters have to be written again": what has to be made anew does not come along. */
function redoneAt(own: readonly Token[], k: number): Read | undefined {
  if (!ANEW.test(own[k]!.lower) || !PARTICIPLE.test(own[k - 1]?.lower ?? '') || own[k - 2]?.lower !== 'be')
    return undefined;
  let start = k - 2;
  while (start > 0 && /^(?:to|have|has|must|need|needs|should|all|then|also)$/.test(own[start - 1]!.lower)) start--;
  return start < k - 2 ? { end: 'unmoved', start } : undefined;
}

/**
 * "Checksums keep entries from | being carried over", "the law does not let a proof | be carried over", "… forbids it to |
 * be": what is kept from its end does not come to it.
 */
function isKeptFrom(own: readonly Token[], from: number, start: number): boolean {
  if (own[start]?.lower === 'being') return own[start - 1]?.lower === 'from';
  const lets = own.findIndex(({ lower }, i) => i > from && i < start && LETS.test(lower));
  const forbids = own.findIndex(({ lower }, i) => i > from && i < start && FORBIDS.test(lower));
  return forbids > 0 || (lets > 0 && own.slice(Math.max(from, lets - 3), lets).some(({ lower }) => NOT.test(lower)));
}
const LETS = /^(?:lets?|allows?|permits?|allowed|permitted)$/;
const FORBIDS = /^(?:forbids?|prohibits?|disallows?)$/;

/** What a noun group names; undefined where it only points back. */
export function nameOf(part: readonly Token[]): Pick<Outcome, 'of' | 'head'> | undefined {
  if (part.length === 0 || PRONOUN.test(part[0]!.lower)) return undefined;
  const finite = part.findIndex(({ lower }, i) => i > 0 && FINITE.test(lower) && !RELATIVE.test(part[i - 1]!.lower));
  const group = (finite < 0 ? part : part.slice(0, finite)).filter(({ lemma: key }) => !IDLE.has(key));
  const content = group.filter((token) => token.content && !token.lower.endsWith('ly'));
  const stop = group.findIndex(({ lower }, i) => i > 0 && BEHIND_NOUN.test(lower));
  const nouns = (stop < 0 ? group : group.slice(0, stop)).filter((token) => content.includes(token));
  const head = (nouns.at(-1) ?? content[0])?.lemma;
  return head === undefined ? undefined : { of: new Set(content.map(({ lemma: key }) => key)), head };
}

const hasOwnVerb = (part: readonly Token[]): boolean =>
  part.some(({ lower }, i) => i > 0 && FINITE.test(lower) && !RELATIVE.test(part[i - 1]!.lower));

/** A subject cut at its "and", "or" and commas. */
export function partsOf({ plain }: Document, subject: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  subject.forEach((token, i) => {
    const gap = i > 0 ? plain.slice(subject[i - 1]!.end, token.start) : '';
    // "Play counts move along, comments are lost": what stands before has its own verb.
    if (/[,;:(]/.test(gap) && hasOwnVerb(parts.at(-1)!) && !/^(?:and|or|then|but)$/.test(subject.at(-1)!.lower))
      parts.length = 0;
    if (/[,;:(]/.test(gap) || /^(?:and|or|nor|as|so|but)$/.test(token.lower)) parts.push([]);
    if (!/^(?:and|or|nor|as|so|but)$/.test(token.lower)) parts.at(-1)!.push(token);
  });
  // "No, existing keys carry over": an answer, and no word of the subject.
  return parts.filter((part) => part.length > 1 || (part.length === 1 && part[0]!.content));
}
