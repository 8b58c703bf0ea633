import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { BOUNDS, DENIES, isBoundedBehind } from './bounds.ts';

/** What is said of somebody or something, and of whom. */
interface Told {
  readonly clause: Clause;
  /** Lemmas of the subject's content words. */
  readonly subject: ReadonlySet<string>;
}

const SPARED = /^(?:unaffected|unchanged|exempt|exempted|spared|untouched)$/;
const AUXILIARY = /^(?:is|are|will|remains?|stays?|keeps?|do|does|be)$/;
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
  return spared.flatMap(({ clause, subject }) => {
    const found = ordered.find(({ subject: told }) => sameWords(subject, told));
    // Told of the same that it is spared: the order is of something else.
    const isSpared = output.doc.clauses.some(
      (other) => tellsSparing(output.doc, other) && [...subject].every((word) => has(output.doc, other, word)),
    );
    return found === undefined || isSpared ? [] : [{ notice: clause, output: found.clause }];
  });
}

const has = ({ tokens }: Document, { first, last }: Clause, word: string): boolean =>
  tokens.slice(first, last).some(({ lemma }) => lemma === word);

const sameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((word) => b.has(word));

/** "Are not affected", "remain unchanged", "need not", any word that denies or spares. */
const tellsSparing = ({ tokens }: Document, { first, last }: Clause): boolean =>
  tokens.slice(first, last).some(({ lower }) => SPARED.test(lower) || DENIES.test(lower));

function sparedIn({ doc }: Reading): readonly Told[] {
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
}

function orderedIn({ doc }: Reading): readonly Told[] {
  return doc.clauses.slice(0, MOST * 2).flatMap((clause) => {
    const own = doc.tokens.slice(clause.first, clause.last);
    const verb = own.findIndex(({ lower }) => ORDER.test(lower));
    const isOpen = own.some(
      ({ lower }, k) => DENIES.test(lower) || (k > verb && BOUNDS.test(lower) && !LIKEWISE.test(lower)),
    );
    if (verb <= 0 || isOpen || isBoundedBehind(doc, clause)) return [];
    // "Have to", "need to"; "has a new host" orders nothing.
    const isOrder = /^(?:must|should)$/.test(own[verb]!.lower) || own[verb + 1]?.lower === 'to';
    return isOrder ? toldOf(clause, own.slice(0, verb)) : [];
  });
}

/** "Stay as they are", "remains available", "will stay": for good, and not until a day. */
const staysOn = (doc: Document, clause: Clause, rest: readonly string[]): boolean =>
  /^(?:will )?(?:stays?|remains?)(?: (?:as|the same|available|supported|valid|open|active|online|in place|in service)\b|$)/.test(
    rest.join(' '),
  ) &&
  !rest.some((word) => BOUNDS.test(word) && word !== 'as') &&
  !isBoundedBehind(doc, clause);

/** The clauses in which something changes or ends, by a plain verb behind its subject, whatever the day. */
function changedIn({ doc }: Reading): readonly Told[] {
  return doc.clauses.slice(0, MOST * 2).flatMap((clause) => {
    const own = doc.tokens.slice(clause.first, clause.last);
    const verb = own.findIndex((_, k) => k > 0 && isChange(own, k));
    // "They move over as they are"
    const isAsItIs = own.some(({ lower }) => DENIES.test(lower) || SPARED.test(lower) || /^(?:they|it)$/.test(lower));
    return verb < 0 || isAsItIs ? [] : toldOf(clause, own.slice(0, verb));
  });
}

/** "Move to the same host", "close too", "are retired", "will be removed"; "host changes apply" are a noun. */
function isChange(own: readonly Token[], k: number): boolean {
  const word = (n: number): string => own[k + n]?.lower ?? '';
  if (CHANGES.test(word(0))) return word(1) === '' || BEHIND.test(word(1));
  const be = /^(?:will|must|shall)$/.test(word(0)) ? 1 : 0;
  return (be === 1 ? word(1) === 'be' : /^(?:is|are|gets?)$/.test(word(0))) && CHANGED.test(word(be + 1));
}
const CHANGES = /^(?:moves?|migrates?|changes?|ends?|closes?|stops?|expires?|retires?)$/;
const BEHIND = /^(?:to|too|as|also|on|over|in|at|with|likewise|along|together)$/;
const CHANGED =
  /^(?:moved|migrated|changed|closed|retired|removed|discontinued|deleted|renamed|disabled|withdrawn|shut|switched|turned)$/;

/** "Projects with a key" are who they are; "projects when they have a key" are some of the time. */
const isBound = (word: string): boolean => word !== 'with' && BOUNDS.test(word);

/** "Do so as well" */
const LIKEWISE = /^(?:as|so)$/;

/** A bounded subject ("projects without a key") is another than its bare words. */
function toldOf(clause: Clause, before: readonly Token[]): readonly Told[] {
  if (clause.lead !== '' && !/^(?:;|,|:|and|but)$/.test(clause.lead)) return [];
  if (before.some(({ lower }) => DENIES.test(lower) || isBound(lower) || OTHERS.test(lower))) return [];
  const subject = new Set(before.flatMap(({ content, lemma }) => (content ? lemma : [])));
  return subject.size === 0 ? [] : [{ clause, subject }];
}
const OTHERS = /^(?:others?|rest|new|old|also)$/;
