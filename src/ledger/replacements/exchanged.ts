import type { Reading } from '../../facts/read.ts';
import { oncePer } from '../../text/once.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { isCommon } from '../statements/spread.ts';
import { lookUp, related, toWordIndex } from '../statements/word-index.ts';
import { type Heir, heirsOf } from './heirs.ts';
import { linesOf, namesIn } from './pairs.ts';

/** An heir that the output gives to a thing to which the notice gives another. */
export interface ExchangedHeir {
  readonly at: Range;
  /** What the notice has in its place. */
  readonly told: Heir;
  readonly old: string;
}

interface Mention {
  readonly name: string;
  readonly range: Range;
  readonly isOld: boolean;
}

/** An old and an heir that stand side by side in a line. */
interface Pair {
  readonly old: Mention;
  readonly heir: Mention;
}

/** More things than a notice retires. */
const MOST = 60;
/** So many characters stand between a thing and its heir at most. */
const NEAR = 100;
/** Between what comes and what goes: "`b` for `a`". */
const FOR = /^["'`)\]\s]*(?:\p{Ll}+\s)?(?:for|instead of|in place of|replaces|succeeds)\s["'`(]*(?:the\s)?["'`(]*$/u;
/** Between what goes and what comes: "from `a` to `b`", "for `a` it is `b`", "`a`: `b`". */
const TO = /(?:[:→>(]|\b(?:to|by|with|use|take|is|becomes|replacement)\b)\s?["'`(]*(?:(?:the|an?)\s)?["'`(]*$/iu;

/**
 * Two things whose heirs are exchanged, told in one line or in several: of all that stands side by side, at least two things
 * have the heir of another, and none has its own, read forward or back.
 */
export const exchangedHeirs = oncePer((ledger: Ledger): readonly ExchangedHeir[] => {
  const known = clearly(heirsOf(ledger.notice));
  if (known.length < 2) return [];
  const { forward, back } = pairsOf(ledger.output, known);
  const own = (pair: Pair): boolean => known.some((one) => has(one.olds, pair.old) && has(one.heirs, pair.heir));
  if (forward.some(own) || back.some(own)) return [];
  for (const pairs of [forward, back]) {
    const wrong = new Map<Heir, Pair>();
    for (const pair of pairs) {
      const told = known.find(({ olds }) => has(olds, pair.old));
      if (told && !wrong.has(told)) wrong.set(told, pair);
    }
    const given = new Set([...wrong.values()].map(({ heir }) => known.find(({ heirs }) => has(heirs, heir))));
    if (wrong.size < 2 || given.size < wrong.size || [...given].some((one) => one === undefined || !wrong.has(one)))
      continue;
    return [...wrong].map(([told, { old, heir }]) => ({
      at: { start: Math.min(old.range.start, heir.range.start), end: Math.max(old.range.end, heir.range.end) },
      told,
      old: old.name,
    }));
  }
  return [];
});

/** What a remark in a row of the notice tells users to use, where the output names the thing and has not a word of that. */
export function lostHeirs({ notice, output }: Ledger): readonly Heir[] {
  const remarked = heirsOf(notice).filter((one) => one.remarked);
  if (remarked.length === 0 || remarked.length > MOST) return [];
  const index = toWordIndex(output);
  const { plain } = output.doc;
  const isTold = (token: Token): boolean => lookUp(token, index).length > 0 || related(token, index).length > 0;
  return remarked.filter(({ olds, heirs, range }) => {
    const { first, last } = notice.doc.sentences[rangeAt(notice.doc.sentences, range.end - 1)]!;
    const words = notice.doc.tokens
      .slice(first, last)
      .filter((token) => (token.content || token.code) && heirs[0]!.includes(token.text) && !isCommon(token.lemma));
    return words.length > 0 && olds.some((name) => plain.includes(name)) && !words.some(isTold);
  });
}

const has = (names: readonly string[], { name }: Mention): boolean => names.includes(name);

/** Those that name one thing and one heir each, which is nothing of what goes, and no other's. */
function clearly(all: readonly Heir[]): readonly Heir[] {
  if (all.length < 2 || all.length > MOST) return [];
  const lower = all.map(({ olds, heirs, range, remarked }) => ({
    olds: olds.map((name) => name.toLowerCase()),
    heirs: heirs.map((name) => name.toLowerCase()),
    range,
    remarked,
  }));
  const olds = new Set(lower.flatMap((one) => one.olds));
  return lower.filter(
    (one) =>
      !one.heirs.some((name) => olds.has(name)) &&
      !lower.some(
        (other) =>
          other !== one &&
          (other.olds.some((name) => one.olds.includes(name)) || other.heirs.some((name) => one.heirs.includes(name))),
      ),
  );
}

/** What stands side by side in the lines of a text, where the heir stands behind, or in front. */
function pairsOf({ doc }: Reading, known: readonly Heir[]): { readonly forward: Pair[]; readonly back: Pair[] } {
  const olds = new Set(known.flatMap((one) => one.olds));
  const names = [...olds, ...known.flatMap(({ heirs }) => heirs)].sort((a, b) => b.length - a.length);
  const plain = doc.plain.toLowerCase();
  const forward: Pair[] = [];
  const back: Pair[] = [];
  for (const line of linesOf(doc)) {
    const here = namesIn(plain, line, names).map(({ name, range }) => ({ name, range, isOld: olds.has(name) }));
    here.forEach((mention, k) => {
      const next = here[k + 1];
      if (next === undefined || next.isOld === mention.isOld || next.range.start - mention.range.end > NEAR) return;
      const between = plain.slice(mention.range.end, next.range.start);
      if (mention.isOld && TO.test(between)) forward.push({ old: mention, heir: next });
      if (!mention.isOld && FOR.test(between)) back.push({ old: next, heir: mention });
    });
  }
  return { forward, back };
}
