import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { BOUNDS, DENIES, isBoundedBehind } from './bounds.ts';
import { isSame } from './word-sets.ts';

/** What is said of somebody or something, and of whom. */
interface Told {
  readonly clause: Clause;
  /** Lemmas of the subject's content words. */
  readonly subject: ReadonlySet<string>;
}

const SPARED = /^(?:unaffected|unchanged|exempt|exempted|spared|untouched)$/;
const AUXILIARY = /^(?:is|are|will|remains?|stays?|keeps?|continues?|do|does|be)$/;
/** An order to a third person, or its like: "must", "have to", "need to". */
const ORDER = /^(?:must|should|ha(?:s|ve)|needs?)$/;

/**
 * Whom or what the notice spares, and the output orders to act, or tells to change or end: "sandbox projects are not affected"
 * and "sandbox projects have to move as well"; "the SOAP hosts stay" and "the SOAP hosts are closed, too".
 */
export function sparedMadeToAct({ notice, output }: Ledger): Reversal[] {
  const spared = sparedIn(notice);
  if (spared.length === 0) return [];
  const ordered = [...orderedIn(output), ...changedIn(output)];
  // "It continues to work" until the day on which it is removed.
  const changing = changedIn(notice);
  return spared.flatMap(({ clause, subject }) => {
    if (changing.some((told) => isSame(subject, told.subject))) return [];
    const found = ordered.find(({ subject: told }) => isSame(subject, told));
    // Told of the same that it is spared: the order is of something else.
    const isSpared = output.doc.clauses.some(
      (other) => tellsSparing(output.doc, other) && [...subject].every((word) => has(output.doc, other, word)),
    );
    return found === undefined || isSpared ? [] : [{ notice: clause, output: found.clause }];
  });
}

const has = ({ tokens }: Document, { first, last }: Clause, word: string): boolean =>
  tokens.slice(first, last).some(({ lemma, lower }) => lemma === word || lower === word);

/** "Are not affected", "remain unchanged", "need not", any word that denies or spares. */
const tellsSparing = ({ tokens }: Document, { first, last }: Clause): boolean =>
  tokens.slice(first, last).some(({ lower }) => SPARED.test(lower) || DENIES.test(lower));

const sparedIn = oncePer(({ doc }: Reading): readonly Told[] => {
  return doc.clauses.slice(0, MOST * 2).flatMap((clause) => {
    const own = doc.tokens.slice(clause.first, clause.last);
    const verb = own.findIndex(({ lower }) => AUXILIARY.test(lower));
    if (verb <= 0) return [];
    const rest = own.slice(verb).map(({ lower }) => lower);
    const isSpared =
      rest.some((word) => SPARED.test(word)) ||
      (rest.includes('affected') && rest.some((word) => DENIES.test(word))) ||
      staysOn(doc, clause, rest);
    return isSpared ? toldOf(clause, own.slice(0, verb)) : [];
  });
});

function orderedIn({ doc }: Reading): readonly Told[] {
  return doc.clauses.slice(0, MOST * 2).flatMap((clause) => {
    const own = doc.tokens.slice(clause.first, clause.last);
    const verb = own.findIndex(({ lower }) => ORDER.test(lower));
    const isOpen = own.some(
      ({ lower }, k) => DENIES.test(lower) || (k > verb && BOUNDS.test(lower) && !LIKEWISE.test(lower)),
    );
    if (verb <= 0 || isOpen || isBoundedBehind(doc, clause)) return [];
    // "Have to", "need to"; "has a new host" orders nothing, "have to keep it" no change.
    const isOrder = /^(?:must|should)$/.test(own[verb]!.lower) || own[verb + 1]?.lower === 'to';
    const isIdle = own
      .slice(verb + 1, verb + 3)
      .some(({ lower }) => /^(?:keep|stay|remain|continue|nothing)$/.test(lower));
    return isOrder && !isIdle ? toldOf(clause, own.slice(0, verb)) : [];
  });
}

/** "Stay as they are", "remains available", "will continue to work", "keep access": for good, and not until a day. */
const staysOn = (doc: Document, clause: Clause, rest: readonly string[]): boolean =>
  STAYS_ON.test(rest.slice(0, STAYS_IN).join(' ')) &&
  !rest.some((word) => BOUNDS.test(word) && word !== 'as') &&
  !isBoundedBehind(doc, clause);

const STAYS_ON =
  /^(?:will )?(?:(?:stays?|remains?)(?: (?:as|the same|available|supported|valid|open|active|online|in place|in service)\b|$)|continues? to \w|keeps? (?:\w+ing|access)\b)/;
/** So many words tell it. */
const STAYS_IN = 5;

/** The clauses in which something changes or ends, by a plain verb behind its subject, whatever the day. */
function changedIn({ doc }: Reading): readonly Told[] {
  return doc.clauses.slice(0, MOST * 2).flatMap((clause) => {
    const own = doc.tokens.slice(clause.first, clause.last);
    const verb = own.findIndex((_, k) => k > 0 && isChange(own, k));
    // "They move over as they are"
    const isAsItIs = own.some(
      ({ lower }, k) =>
        DENIES.test(lower) ||
        SPARED.test(lower) ||
        (k > verb && /^(?:they|it)$/.test(lower) && own[k - 1]?.lower !== 'with'),
    );
    return verb < 0 || isAsItIs ? [] : toldOf(clause, own.slice(0, verb));
  });
}

/** "Move to the same host", "close too", "are retired", "will be removed"; "host changes apply" are a noun. */
function isChange(own: readonly Token[], k: number): boolean {
  const word = (n: number): string => own[k + n]?.lower ?? '';
  if (LOSES.test(word(0))) return true;
  if (CHANGES.test(word(0))) return word(1) === '' || BEHIND.test(word(1)) || /ing$/.test(word(1));
  const be = /^(?:will|must|shall)$/.test(word(0)) ? 1 : 0;
  return (be === 1 ? word(1) === 'be' : /^(?:is|are|gets?)$/.test(word(0))) && CHANGED.test(word(be + 1));
}
const LOSES = /^(?:loses?|breaks?|fails?|disappears?|ceases?)$/;
const CHANGES = /^(?:moves?|migrates?|changes?|ends?|closes?|stops?|expires?|retires?)$/;
const BEHIND = /^(?:to|too|as|also|on|over|in|at|with|likewise|along|together|with)$/;
const CHANGED =
  /^(?:moved|migrated|changed|closed|retired|removed|discontinued|deleted|renamed|disabled|withdrawn|shut|switched|turned)$/;

/** "On 9 July", "from then on", "now": when, before the subject. */
const LEADS_IN = /^(?:on|from|by|now|then|so|as)$/;

/** "Projects with a key" are who they are; "projects when they have a key" are some of the time. */
const isBound = (word: string): boolean => word !== 'with' && BOUNDS.test(word);

/** "Do so as well" */
const LIKEWISE = /^(?:as|so)$/;

/** A bounded subject ("projects without a key") is another than its bare words: what bounds it is one of them. */
function toldOf(clause: Clause, lead: readonly Token[]): readonly Told[] {
  // "On 9 July 2029 berth plans …"
  const from = lead.findIndex(({ lower, dateWord, number }) => !dateWord && !number && !LEADS_IN.test(lower));
  const whole = lead.slice(Math.max(from, 0));
  // "Cranes of this kind" are those named before.
  const kind = whole.findIndex(
    ({ lower }, k) => lower === 'of' && /^(?:this|these|that|those)$/.test(whole[k + 1]?.lower ?? ''),
  );
  const before = kind > 0 ? whole.slice(0, kind) : whole;
  if (clause.lead !== '' && !/^(?:;|,|:|and|but)$/.test(clause.lead)) return [];
  if (before.some(({ lower }) => (DENIES.test(lower) && lower !== 'without') || OTHERS.test(lower))) return [];
  const words = before.flatMap(({ content, dateWord, lemma }) => (content && !dateWord ? lemma : []));
  const bounds = before.flatMap(({ lower }) => (isBound(lower) ? lower : []));
  // "The berths you already have" are the existing ones.
  const owned = before.some(({ lower }, k) => lower === 'already' && before[k + 1]?.lower === 'have') ? [EXISTING] : [];
  return words.length === 0 ? [] : [{ clause, subject: new Set([...words, ...bounds, ...owned]) }];
}
const EXISTING = lemma('existing');
const OTHERS = /^(?:others?|rest|new|old|also)$/;
