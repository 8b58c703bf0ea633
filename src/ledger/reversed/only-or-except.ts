import type { Reading } from '../../facts/read.ts';
import type { Clause } from '../../text/clauses.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { DENIES } from './bounds.ts';

/** Somebody or something set apart from the rest: "training depots" of "charged to training depots only", "all but training depots". */
interface Apart {
  readonly clause: Clause;
  /** Lemmas of who is set apart. */
  readonly who: ReadonlySet<string>;
  /** Whether what the clause tells holds for them: it does with "only" and not with "except", unless the clause denies. */
  readonly holds: boolean;
  /** Lemmas of what is told, and which of them are done. */
  readonly told: readonly string[];
  readonly deeds: ReadonlySet<string>;
}

/**
 * Those for whom alone something holds in the output, and for whom it does not by the notice, or the other way round: "training
 * depots are not charged" and "charged to training depots only"; "on the School plan" and "on all plans except School".
 */
export function exceptionTurned({ notice, output }: Ledger): Reversal[] {
  const apart = apartIn(output);
  if (apart.length === 0) return [];
  const said = apartIn(notice);
  return apart.flatMap((one) => {
    const plain = notice.doc.clauses.slice(0, MOST * 2).flatMap((clause) => {
      const own = notice.doc.tokens.slice(clause.first, clause.last);
      return said.some((other) => other.clause === clause) ? [] : [plainly(clause, own, one)];
    });
    const about = [...said.filter(({ who }) => isSame(who, one.who)), ...plain].filter(
      (other) => other !== undefined && tellsTheSame(other, one),
    ) as Apart[];
    const found = about.find(({ holds }) => holds !== one.holds);
    return found === undefined || about.some(({ holds }) => holds === one.holds)
      ? []
      : [{ notice: found.clause, output: one.clause }];
  });
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((word) => b.has(word));

/** A clause of the notice that names them, and tells something of them or denies it. */
function plainly(clause: Clause, own: readonly Token[], { who }: Apart): Apart | undefined {
  const lemmas = new Set(own.map(({ lemma }) => lemma));
  if (![...who].every((word) => lemmas.has(word)) || own.some(({ lower }) => APART.test(lower))) return undefined;
  return { clause, who, holds: !isDenied(own), ...toldBy(own, who) };
}
const APART = /^(?:only|alone|solely|exclusively|except|excepted|excluding|but|other|others|unless|apart|without|if)$/;

/** So many words of both tell that they speak of the same; or one that is done. */
const ENOUGH = 3;
const tellsTheSame = (a: Apart, b: Apart): boolean => {
  const common = a.told.filter((word) => b.told.includes(word));
  return new Set(common).size >= ENOUGH || common.some((word) => a.deeds.has(word) || b.deeds.has(word));
};

/** What is told of them, and what of it is done: "charged", "be created". */
function toldBy(own: readonly Token[], who: ReadonlySet<string>): Pick<Apart, 'told' | 'deeds'> {
  const told: string[] = [];
  const deeds = new Set<string>();
  own.forEach(({ content, dateWord, lemma, lower }, k) => {
    if (!content || dateWord || who.has(lemma) || BARE.test(lower)) return;
    told.push(lemma);
    if (/(?:ed|ing)$/.test(lower) || AUXILIARY.test(own[k - 1]?.lower ?? '')) deeds.add(lemma);
  });
  return { told, deeds };
}
const BARE = /^(?:is|are|was|were|be|been|has|have|had|do|does|get|gets|can)$/;
const AUXILIARY = /^(?:is|are|be|been|not|can|cannot|may|must|will|\w+n['’]t)$/;
/** A word that denies by itself. */
const SPARES = /^(?:unaffected|exempt|exempted|excluded|unchanged|spared|free)$/;
const isDenied = (own: readonly Token[]): boolean =>
  own.filter(({ lower }) => DENIES.test(lower) || SPARES.test(lower)).length % 2 === 1;

/** Who a text sets apart. Once for each text. */
const apartIn = oncePer(({ doc }: Reading): readonly Apart[] => {
  const found: Apart[] = [];
  for (let c = 0; c < doc.clauses.length && found.length < MOST; c++) {
    const clause = doc.clauses[c]!;
    const own = doc.tokens.slice(clause.first, clause.last);
    own.forEach((_, k) => {
      const [kind, who] = apartAt(own, k);
      if (who.length === 0) return;
      const names = new Set(who.map(({ lemma }) => lemma));
      // "…, | except for training depots": of what is told before.
      const before = k === 0 && kind === 'except' ? doc.clauses[c - 1] : undefined;
      const whole = before?.sentence === clause.sentence ? doc.tokens.slice(before.first, clause.last) : own;
      const rest = whole.filter((token) => !who.includes(token) && token.lower !== 'without');
      found.push({ clause, who: names, holds: (kind === 'only') !== isDenied(rest), ...toldBy(rest, names) });
    });
  }
  return found;
});

/** Those who are set apart by the words at `k`, in the manner of "only" or of "except". */
function apartAt(own: readonly Token[], k: number): ['only' | 'except', readonly Token[]] {
  const { lower, code } = own[k]!;
  const [next, last] = [own[k + 1]?.lower, own[k - 1]?.lower];
  if (code) return ['only', []];
  if (/^(?:only|solely|exclusively)$/.test(lower)) {
    const behind = groupFrom(own, k + 1);
    return ['only', behind.length > 0 ? behind : k === own.length - 1 ? groupUpTo(own, k) : []];
  }
  if (lower === 'alone' && k > 0) return ['only', groupUpTo(own, k)];
  if (/^(?:except|excepting|excluding)$/.test(lower)) return ['except', groupFrom(own, k + 1)];
  if (lower === 'than' && last === 'other') return ['except', groupFrom(own, k + 1)];
  if (lower === 'but' && /^(?:all|everything|everybody|everyone)$/.test(last ?? ''))
    return ['except', groupFrom(own, k + 1)];
  if (lower === 'apart' && next === 'from') return ['except', groupFrom(own, k + 2)];
  if (lower === 'without' && /^(?:those|\p{L}{3,}s)$/u.test(last ?? '') && own[k + 1]?.capital)
    return ['except', groupFrom(own, k + 1)];
  return ['only', []];
}

/** "For training depots", "depots on Shop and School": content words and what joins them, up to a verb. */
function groupFrom(own: readonly Token[], from: number): readonly Token[] {
  const end = own.findIndex(
    ({ content, lower }, k) => k >= from && (VERB.test(lower) || !(content || LEADS.test(lower) || JOINS.test(lower))),
  );
  const group = own.slice(from, end < 0 ? own.length : end);
  // "Only depots on other plans": those that are not set apart.
  if (/^others?$/.test(own[end]?.lower ?? '')) return [];
  return group.filter(({ content, dateWord, number }) => content && !dateWord && !number);
}
const JOINS = /^(?:and|or)$/;
const LEADS = /^(?:for|on|in|at|to|of|by|with|the|those|an?|your|from)$/;
const VERB =
  /^(?:is|are|was|were|be|can|cannot|may|must|will|should|has|have|needs?|get|gets|do|does|keeps?|works?|includes?|goes|go|stays?|remains?)$/;

/** The same, read backwards from "only" and "alone". */
function groupUpTo(own: readonly Token[], end: number): readonly Token[] {
  let k = end;
  while (k > 0 && (own[k - 1]!.content || own[k - 1]!.lower === 'and') && !VERB.test(own[k - 1]!.lower)) k--;
  return own.slice(k, end).filter(({ content }) => content);
}
