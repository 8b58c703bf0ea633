import type { Document } from '../text/document.ts';
import { lemma } from '../text/lemma.ts';
import type { Token } from '../text/tokens.ts';
import type { Fact } from './fact.ts';
import { familiesOf } from './families.ts';

/** What a text asks of its readers, or that it asks nothing. */
export interface ActionFact extends Fact {
  /** `label`: a line "Action: …" with something in it. `none`: no action is needed. */
  readonly kind: 'imperative' | 'obligation' | 'label' | 'replacement' | 'ability' | 'none';
  /** Index of the first token. */
  readonly at: number;
}

/** Words that may stand before an imperative without being its subject. */
const BEFORE =
  /^(?:please|then|and|or|first|next|finally|also|now|just|simply|instead|therefore|afterwards|either|otherwise|before|kindly|always|to|you|only|optionally|alternatively|meanwhile|never|not|don't|do)$/;
const OBJECT =
  /^(?:what|which|whichever|whatever|how|whether|those|yours|one|two|both|new|another|other|only|that|the|your|a|an|its|all|any|each|every|this|these|it|them|to|from|in|on|with|for|by|out|up|off|over|again|before|as|and|under|at)$/;
/** Asks nothing that concerns the retirement: reading on, getting in touch, being pleased. */
const IDLE =
  /^(?:read|see|thank|thanks|note|wait|visit|learn|contact|reach|find|enjoy|join|follow|stay|expect|remember|hope|look|guide|details|docs|feel|love|care|let|leave|start|begin|compare|go)$/;
const MUST = new Set('must should shall ought'.split(' '));
const NEED = new Set(
  ['need', 'require', 'oblige', 'ask', 'advise', 'urge', 'want', 'recommend', 'encourage'].map(lemma),
);
const STEP_LABEL =
  /^(?:actions?(?: required| needed)?|what (?:to do|you (?:need|have) to do|you should do)|to do|steps?|migration|how to migrate|required|do|next steps?|replacement|replace with|use instead|instead|migrate to|move to)$/i;
/** Naming what takes the place says what to do. */
const INSTEAD = new Set(['replacement', 'successor', 'instead', 'alternative', 'replace', 'supersede'].map(lemma));
const FINITE =
  /^(?:is|are|was|were|has|have|had|will|would|can|cannot|may|must|should|does|do|did|isn't|aren't|won't|ends?|stops?|works?|stays?|remains?|keeps?|gets?|no)$/;
/** Verbs that are nouns as often. */
const AMBIGUOUS =
  /^(?:test|set|use|sign|copy|log|mark|order|plan|press|review|schedule|support|change|contact|display|upload|export|import|request|transfer|swap|address|guide|sandbox|trial|release|update|upgrade|store|point|call|edit)$/;
const NOT_VERB = /(?:ed|ing|s|tion|ment|ness|ity|ance|ly|al|er|or)$/;

const NOTHING = new Set("nothing no without don't needn't doesn't not".split(' '));

/** Finds what a text asks. Linear. */
export function readActions(doc: Document): ActionFact[] {
  const found: ActionFact[] = [];
  const { tokens } = doc;
  const add = (kind: ActionFact['kind'], first: number, last: number): void => {
    const range = { start: tokens[first]!.start, end: tokens[last]!.end };
    found.push({ kind, range, span: doc.span(range), at: first });
  };
  for (const label of doc.labels) {
    if (!STEP_LABEL.test(label.name)) continue;
    const first = tokens.findIndex((token) => token.start >= label.end);
    const block = doc.blocks[label.block]!;
    if (first >= 0 && tokens[first]!.start < block.end) add('label', first, first);
  }
  for (const sentence of doc.sentences) {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'mail-header' || kind === 'salutation' || kind === 'code') continue;
    for (let c = sentence.firstClause; c < sentence.lastClause; c++) {
      const clause = doc.clauses[c]!;
      const at = imperative(tokens, clause.first, clause.last);
      if (at >= 0) add('imperative', clause.first, at);
    }
    for (let k = sentence.first; k < sentence.last; k++) {
      const token = tokens[k]!;
      if (token.code) continue;
      if (
        k > sentence.first &&
        familiesOf(token.lemma).includes('step') &&
        isCoordinated(doc, k) &&
        imperative(tokens, k, sentence.last) === k &&
        followedByObject(tokens, k, sentence.last)
      )
        add('imperative', k, k);
      if (INSTEAD.has(token.lemma) && !isDenied(tokens, k, sentence.first)) add('replacement', k, k);
      const next = tokens[k + 1]?.lower ?? '';
      const none = NOTHING.has(token.lower) ? nothing(tokens, k, sentence.last) : -1;
      if (none > 0) {
        add('none', k, none);
        k = none;
      } else if (
        MUST.has(token.lower) ||
        ((token.lower === 'has' || token.lower === 'have' || token.lower === 'having') &&
          (next === 'to' || (next === 'until' && untilTo(tokens, k, sentence.last))))
      )
        add('obligation', k, k);
      else if (/^(?:can|may)$/.test(token.lower) && isAbility(tokens, k, sentence.last)) add('ability', k, k);
      // "who have not moved by then", "unless they have migrated": the step, told by what happens without it.
      else if (k > sentence.first + 1 && token.lower.endsWith('ed') && isOmitted(tokens, k, sentence.first))
        add('ability', k, k);
      else if (NEED.has(token.lemma) || token.lower === 'mandatory' || token.lower === 'necessary')
        add('obligation', k, k);
    }
  }
  return found.sort((a, b) => a.range.start - b.range.start);
}

/** After a comma, an "and" or an arrow: "If you have functions on it, move them". */
function isCoordinated(doc: Document, at: number): boolean {
  const before = doc.tokens[at - 1]!;
  return (
    /^(?:and|or|then|please|so|but|also|first|next|just|simply|now)$/.test(before.lower) ||
    doc.plain.slice(before.end, doc.tokens[at]!.start).includes(',')
  );
}

function followedByObject(tokens: readonly Token[], at: number, last: number): boolean {
  const next = tokens[at + 1];
  return (
    next !== undefined &&
    at + 1 < last &&
    (next.code || next.shaped || OBJECT.test(next.lower) || /^\p{Lu}/u.test(next.text))
  );
}

/** "you can fetch it", "can be downloaded": a step told as a possibility. */
function isAbility(tokens: readonly Token[], at: number, last: number): boolean {
  const next = at + 1 < last ? tokens[at + 1]! : undefined;
  if (!next || next.code || /^(?:no|not|only|never)$/.test(next.lower)) return false;
  if (next.lower === 'be') return at + 2 < last && familiesOf(tokens[at + 2]!.lemma).includes('step');
  return (
    next.content &&
    /^(?:you|users|they|customers|we|members|owners|admins|administrators|developers|anyone|owners|tenants|[a-z]{4,20}ers)$/.test(
      tokens[at - 1]?.lower ?? '',
    )
  );
}

function isOmitted(tokens: readonly Token[], at: number, first: number): boolean {
  let denied = false;
  let have = false;
  for (let k = at - 1; k >= first && k > at - 6; k--) {
    have ||= /^(?:have|has|haven't|hasn't)$/.test(tokens[k]!.lower);
    denied ||= /^(?:not|haven't|hasn't|unless|never)$/.test(tokens[k]!.lower);
    if (/^(?:been|that)$/.test(tokens[k]!.lower)) return false;
  }
  return have && denied && familiesOf(tokens[at]!.lemma).includes('step');
}

function isDenied(tokens: readonly Token[], at: number, first: number): boolean {
  for (let k = Math.max(first, at - 4); k < at; k++)
    if (/^(?:no|not|without|nothing|never|lacks?)$/.test(tokens[k]!.lower)) return true;
  return false;
}

/** The token of the imperative that opens a clause, or -1. */
function imperative(tokens: readonly Token[], first: number, last: number): number {
  let k = first;
  while (k < last && !tokens[k]!.code && BEFORE.test(tokens[k]!.lower)) k++;
  const token = tokens[k];
  if (!token || k >= last || token.code || token.shaped || token.number || token.dateWord) return -1;
  const next = k + 1 < last ? tokens[k + 1]! : undefined;
  const known =
    familiesOf(token.lemma).includes('step') &&
    !/(?:ed|ing|tion|tions|ment|al|ings)$/.test(token.lower) &&
    !(token.lower.endsWith('s') && !token.lower.endsWith('ss'));
  if (IDLE.test(token.lower)) return -1;
  // "(test environment: …)": a noun.
  if (
    known &&
    first > 0 &&
    next?.content &&
    !next.code &&
    !next.shaped &&
    AMBIGUOUS.test(token.lower) &&
    !/^\p{Lu}|s$/u.test(next.text)
  )
    return -1;
  if (known) return next && /^(?:is|are|was|were|has|have|will|of|can|may)$/.test(next.lower) ? -1 : k;
  // A base form before an object, in a clause without a finite verb: "reindex the corpus", "restore snapshots".
  if (!next || !token.content || NOT_VERB.test(token.lower) || token.lower.length < 3) return -1;
  const object = next.code || OBJECT.test(next.lower) || (next.content && /^[a-z].*[a-z]s$/.test(next.text));
  if (!object || next.lower === 'of') return -1;
  for (let n = k + 1; n < last && n < k + 14; n++) if (!tokens[n]!.code && FINITE.test(tokens[n]!.lower)) return -1;
  return k;
}

/** "users have until 31 January to download their entries". */
function untilTo(tokens: readonly Token[], from: number, last: number): boolean {
  for (let k = from + 2; k < last && k < from + 14; k++)
    if (tokens[k]!.lower === 'to' && tokens[k + 1]?.content) return true;
  return false;
}

/** The last token of "no action is needed", "need do nothing", "needs no change", or -1. */
function nothing(tokens: readonly Token[], at: number, last: number): number {
  const word = tokens[at]!.lower;
  const next = tokens[at + 1]?.lower ?? '';
  if (word === 'nothing')
    return /^(?:to|for|else|is|changes?|more|you)$/.test(next) ||
      at + 1 >= last ||
      tokens[at - 1]?.lower === 'do' ||
      tokens[at - 1]?.lower === 'needs'
      ? at
      : -1;
  if (
    (word === 'no' || word === 'without') &&
    /^(?:action|change|changes|work|step|steps|migration|effort|attention|intervention|further)$/.test(next)
  )
    return at + 1;
  if (/^(?:don't|needn't|doesn't|not)$/.test(word))
    for (let k = at + 1; k < last && k < at + 6; k++) if (/^(?:anything|act|action)$/.test(tokens[k]!.lower)) return k;
  return -1;
}
