import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { BOUNDS, DENIES, NOT } from './bounds.ts';

/** A thing that is needed, or that may be left out: "header" of "is not required", of "each call needs a header". */
interface Need {
  readonly clause: Clause;
  readonly thing: readonly Token[];
  readonly needed: boolean;
  /** Lemmas of whatever else the clause speaks of. */
  readonly others: readonly string[];
  /** "For small boats", "if you can": needed by some, or at times. */
  readonly bounded: boolean;
}

/**
 * A thing that the notice says is not needed and the output demands, or the other way round: "the header is not required" and
 * "each call needs the header"; "the mandatory field" and "the optional field".
 */
export function neededOrNot({ notice, output }: Ledger): Reversal[] {
  const told = needsIn(output);
  if (told.length === 0) return [];
  const said = needsIn(notice);
  return said.flatMap((need) => {
    const same = told.filter(({ thing }) => isSame(need.thing, thing));
    if (same.length === 0 || same.some(({ needed }) => needed === need.needed)) return [];
    // Needed by some and not by others.
    if (said.some(({ thing, needed }) => needed !== need.needed && isSame(need.thing, thing))) return [];
    const found = same.find(
      (other) => !(need.bounded || other.bounded) || other.others.every((word) => need.others.includes(word)),
    );
    return found === undefined ? [] : [{ notice: need.clause, output: found.clause }];
  });
}

/** The same name, or the same words; "the field `a`" is `a`. */
function isSame(a: readonly Token[], b: readonly Token[]): boolean {
  const [named, told] = [a.filter(isName), b.filter(isName)];
  if (named.length > 0 || told.length > 0)
    return named.some(({ lemma }) => told.some((other) => other.lemma === lemma));
  return a.length === b.length && a.every(({ lemma }) => b.some((other) => other.lemma === lemma));
}
const isName = ({ code, shaped, text }: Token): boolean => code || shaped || /^\p{Lu}\p{L}*-\p{Lu}/u.test(text);

/** What a text says is needed, or is not. Once for each text. */
const needsIn = oncePer(({ doc }: Reading): readonly Need[] => {
  const found: Need[] = [];
  for (let c = 0; c < doc.clauses.length && found.length < MOST; c++) {
    const clause = doc.clauses[c]!;
    const own = doc.tokens.slice(clause.first, clause.last);
    own.forEach(({ lower, code }, k) => {
      if (code || !(STATES.has(lower) || NEEDS.test(lower) || MUST.test(lower))) return;
      // "Was required until now"
      if (own.slice(0, k).some((word) => /^(?:was|were|been)$/.test(word.lower))) return;
      const denied = isDenied(own, k);
      // "No Ethernet port, needs Wi-Fi": what is denied there is not clear.
      if (
        own.filter((word) => DENIES.test(word.lower) || NONE.test(word.lower)).length > (denied ? 1 : 0) ||
        (denied && NONE.test(own[0]!.lower) && /,/.test(doc.plain.slice(clause.start, own[k]!.start)))
      )
        return;
      const needed = (STATES.get(lower) ?? true) !== denied;
      for (const thing of thingsAt(doc, c, own, k))
        if (thing.length > 0) found.push({ clause, thing, needed, ...roundIt(own, thing) });
    });
  }
  return found;
});

/** What else a clause speaks of, and whether it bounds what it tells. */
const roundIt = (own: readonly Token[], thing: readonly Token[]): Pick<Need, 'others' | 'bounded'> => ({
  others: own.flatMap(({ content, lower, lemma }) =>
    content && lemma !== 'be' && !STATES.has(lower) && !thing.some((word) => word.lemma === lemma) ? lemma : [],
  ),
  bounded: own.some(({ lower }) => BOUNDS.test(lower) && !FREE.test(lower)),
});
/** Words of `BOUNDS` that say nothing of whom it is needed by. */
const FREE = /^(?:not|so|as|now|with|before|by)$/;

/** What is needed by the word at `k`. */
function thingsAt(doc: Document, c: number, own: readonly Token[], k: number): readonly (readonly Token[])[] {
  const { lower } = own[k]!;
  if (STATES.has(lower)) return [stateOf(doc, c, own, k)];
  const given = own[k + 1]?.lower === 'to' ? k + 2 : k + 1;
  if (MUST.test(lower) && GIVES.test(own[given]?.lower ?? '')) return objectsOf(doc, doc.clauses[c]!, own, given + 1);
  return NEEDS.test(lower) ? objectsOf(doc, doc.clauses[c]!, own, k + 1) : [];
}

/** What is told of a thing by "it is …" or before it; "needed" is a verb as well. */
const STATES: ReadonlyMap<string, boolean> = new Map([
  ['required', true],
  ['needed', true],
  ['necessary', true],
  ['mandatory', true],
  ['obligatory', true],
  ['compulsory', true],
  ['optional', false],
  ['unnecessary', false],
]);
const NEEDS = /^(?:needs?|requires?)$/;
const MUST = /^(?:must|ha(?:s|ve)|needs?)$/;
/** Something is given along. */
const GIVES = /^(?:send|supply|provide|give|include|pass|enter|show|submit|present|attach|add)$/;

/** "Is not required", "do not need", "needs no", "no longer optional"; "the required header" only by "not" right before it. */
function isDenied(own: readonly Token[], k: number): boolean {
  const isState = own.slice(0, k).some(({ lower }) => BE.test(lower));
  const reach = STATES.has(own[k]!.lower) && !isState ? 1 : REACH;
  const before = own.slice(Math.max(0, k - reach), k).map(({ lower }) => lower);
  return (
    before.some((word) => NOT.test(word) || word === 'longer') ||
    NONE.test(own[k + 1]?.lower ?? '') ||
    NONE.test(own[0]!.lower)
  );
}
const REACH = 3;
const NONE = /^(?:no|neither|nor|nothing|nobody|none)$/;
const BE = /^(?:is|are|be|becomes?|remains?|stays?|isn['’]t|aren['’]t)$/;

/** The thing of which something is told: before "is required", behind "the optional", or in the clause before "which is". */
function stateOf(doc: Document, c: number, own: readonly Token[], k: number): readonly Token[] {
  const verb = own.slice(0, k).findLastIndex(({ lower }) => BE.test(lower));
  if (verb < 0) return groupAt(own, k + 1);
  const relative = own.slice(0, verb).some(({ lower }) => /^(?:which|that)$/.test(lower));
  const before = doc.clauses[c - 1];
  if (verb <= 1 && relative && before !== undefined) {
    const last = doc.tokens.slice(before.first, before.last);
    return lastGroup(last);
  }
  return lastGroup(own.slice(0, verb).filter(({ lower }) => !/^(?:which|that)$/.test(lower)));
}

/** The words of an object from `k` on, and what is joined to it; of a clause that ends there, the items of the list behind it. */
function objectsOf(doc: Document, clause: Clause, own: readonly Token[], k: number): readonly (readonly Token[])[] {
  if (own[k]?.lower === 'to') return [];
  const first = groupAt(own, k);
  if (first.length === 0) return k >= own.length ? itemsBehind(doc, clause) : [];
  const join = own.findIndex(({ lower }, n) => n > k && (lower === 'and' || lower === 'nor'));
  return join < 0 ? [first] : [first, groupAt(own, join + 1)];
}

/** "A tonnage form": content words in a row, behind articles. */
function groupAt(own: readonly Token[], from: number): readonly Token[] {
  let k = from;
  while (k < own.length && ARTICLE.test(own[k]!.lower)) k++;
  let end = k;
  while (end < own.length && own[end]!.content && !VERB.test(own[end]!.lower)) end++;
  return own.slice(k, end);
}
const ARTICLE = /^(?:an?|the|any|no|neither|your|its|this|that|such|either)$/;
const VERB = /^(?:is|are|be|was|were|to|for|ha(?:s|ve)|do|does|needed|required|get|gets)$/;

/** "The X-Berth header": content words in a row, at the end or before a preposition. */
function lastGroup(own: readonly Token[]): readonly Token[] {
  const end = own.findIndex(({ content, lower }, k) => k > 0 && own[k - 1]!.content && (!content || VERB.test(lower)));
  const rest = end < 0 ? own : own.slice(0, end);
  const from = rest.findLastIndex(({ content }) => !content) + 1;
  return rest.slice(from);
}

/** The items of the list that a clause leads in. */
function itemsBehind(doc: Document, clause: Clause): readonly (readonly Token[])[] {
  const { sentences, blocks, tokens } = doc;
  if (clause.last !== sentences[clause.sentence]!.last) return [];
  const items: (readonly Token[])[] = [];
  for (let s = clause.sentence + 1; s < sentences.length && items.length < MOST; s++) {
    const { block, first, last } = sentences[s]!;
    if (blocks[block]!.kind !== 'item') break;
    items.push(groupAt(tokens.slice(first, last), 0));
  }
  return items;
}
