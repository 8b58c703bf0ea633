import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Range } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import { nameOf, partsOf } from './outcomes.ts';
import type { Turned } from './turned.ts';

/** That a subject does something, or is something, or does not: "existing functions go on being invoked". */
interface Claim {
  /** Lemma of the verb or adjective. */
  readonly said: string;
  readonly denied: boolean;
  readonly of: ReadonlySet<string>;
  readonly head: string;
  /** True where it holds for a time, or on a condition: then the opposite may hold as well. */
  readonly bounded: boolean;
  readonly range: Range;
}

/** What may stand between a subject and what is said of it. */
const BETWEEN =
  /^(?:is|are|be|been|being|gets?|will|shall|can|do|does|has|have|had|also|then|thereafter|afterwards?|automatically|simply|still|all|both|just|ever|therefore|thus|now|go|goes|on|keeps?|continues?|remains?|stays?|stop|stops|ceases?|to|again|in|place|not|no|never|longer|cannot|[a-z]+n['’]t)$/;
const AUXILIARY =
  /^(?:is|are|be|been|being|gets?|will|shall|can|do|does|cannot|go|goes|on|keeps?|continues?|remains?|stays?|stops?|ceases?|[a-z]+n['’]t)$/;
const NOT = /^(?:not|never|cannot|stops?|ceases?|[a-z]+n['’]t)$/;
/** What leaves open whether it comes to be, and what makes an order of it. */
const OPEN = /^(?:must|should|may|might|could|needs?|ought|would|if|unless|whether|until|once|when|to)$/;
/** What is said of a thing's own life is the business of its situation, and of no fact beside it. */
const LIFE = new Set(
  'be have do work support maintain remove retire deprecate discontinue end stop shut close sunset exist return respond serve available use need require affect concern change plan schedule set available go keep continue remain stay start new ready answer fail'
    .split(' ')
    .map(lemma),
);
const BOUNDS =
  /\b(?:until|till|unless|if|except|only|within|as long as|while|once|when|after|from|since|so that|otherwise|yet|anymore|days?|weeks?|months?|years?|hours?)\b|\d{4}/i;
const POINTS_BACK = /^(?:after|beyond|from) (?:that|then)(?: (?:day|date|on))?\W*$/i;
const LONG = 300;

/** What the clauses of a text say of things in so many words, or deny. Linear. */
function claimsIn(doc: Document): readonly Claim[] {
  const found: Claim[] = [];
  for (const [c, clause] of doc.clauses.entries()) {
    const sentence = doc.sentences[clause.sentence]!;
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'code' || kind === 'mail-header' || kind === 'salutation') continue;
    const own = doc.tokens.slice(clause.first, Math.min(clause.last, clause.first + MOST));
    for (let k = 2; k < own.length; k++) {
      const token = own[k]!;
      if (!token.content || token.code || token.shaped || token.number || LIFE.has(token.lemma)) continue;
      let start = k;
      while (start > 0 && BETWEEN.test(own[start - 1]!.lower)) start--;
      const group = own.slice(start, k);
      if (start === 0 || group.length === 0 || group.at(-1)!.lower === 'to' || OPEN.test(own[start - 1]!.lower))
        continue;
      const subject = own.slice(0, start);
      if (subject.some(({ lower }) => OPEN.test(lower))) continue;
      // "Have no export": a noun.
      if (
        !group.some(({ lower }) => AUXILIARY.test(lower)) ||
        /^(?:no|have|has|had|on|in|place)$/.test(group.at(-1)!.lower)
      )
        continue;
      const not = group.some(({ lower }) => NOT.test(lower)) || isNoLonger(group) || isNoMore(own, k);
      const neither = subject.some(({ lower }) => lower === 'neither' || lower === 'nor');
      const rest = doc.plain.slice(token.end, Math.min(clause.end, token.end + LONG)).trim();
      const next = doc.clauses[c + 1];
      const led = doc.plain.slice(clause.start, group[0]!.start);
      const before = doc.clauses[c - 1];
      const bounded =
        (BOUNDS.test(rest) && !POINTS_BACK.test(rest)) ||
        BOUNDS.test(led) ||
        (next?.sentence === clause.sentence && BOUNDS.test(next.lead)) ||
        (before?.sentence === clause.sentence && clause.lead === '' && BOUNDS.test(doc.tokens[before.first]!.lower));
      for (const part of partsOf(doc, subject)) {
        const named = nameOf(part);
        if (named)
          found.push({
            ...named,
            head: headOf(part) ?? named.head,
            said: token.lemma,
            denied: not !== (neither || part.some((word) => isNone(doc, word))),
            bounded,
            range: clause,
          });
      }
      break;
    }
  }
  return found;
}

/** "No date", but not "no-code". */
const isNone = ({ plain }: Document, { lower, end }: Token): boolean =>
  /^(?:no|none|nobody)$/.test(lower) && plain[end] !== '-';

/** "Tickets | bought through v1", "batch jobs | queued before": the noun, without what is told of it behind. */
function headOf(part: readonly Token[]): string | undefined {
  const stop = part.findIndex(
    ({ content, lower }, i) => i > 0 && (!content || /(?:ed|ly)$/.test(lower) || BOUGHT.test(lower)),
  );
  const noun = (stop < 0 ? part : part.slice(0, stop)).filter(({ content }) => content).at(-1);
  return noun?.lemma;
}
const BOUGHT = /^(?:bought|sold|sent|held|kept|made|set|built|written|taken|given|already|earlier)$/;

const isNoLonger = (group: readonly Token[]): boolean =>
  group.some(({ lower }, i) => lower === 'no' && group[i + 1]?.lower === 'longer');
const isNoMore = (own: readonly Token[], k: number): boolean =>
  own.slice(0, k).some(({ lower }) => NOT.test(lower)) && own[k + 1]?.lower === 'any';

/**
 * "Tickets remain refundable" told as "tickets are no longer refundable": the very word, of the very subject, denied. Only
 * where no clause of either text speaks for the other side.
 */
export function deniedClaims({ notice, output }: Ledger): readonly Turned[] {
  const told = claimsIn(output.doc).slice(0, MOST);
  if (told.length === 0) return [];
  const known = claimsIn(notice.doc).slice(0, 2 * MOST);
  const found: Turned[] = [];
  for (const claim of told) {
    if (claim.bounded) continue;
    const opposed = known.find((other) => !other.bounded && other.denied !== claim.denied && isSame(claim, other));
    if (opposed === undefined) continue;
    const supported =
      known.some((other) => other.denied === claim.denied && touches(claim, other)) ||
      told.some((other) => other.denied !== claim.denied && touches(claim, other));
    if (!supported) found.push({ notice: opposed.range, output: claim.range });
  }
  return found;
}

/** The same word is said of both, the head of each is named by the other, and one names nothing that the other does not. */
function isSame(a: Claim, b: Claim): boolean {
  if (a.said !== b.said || !a.of.has(b.head) || !b.of.has(a.head)) return false;
  const common = [...a.of].filter((word) => b.of.has(word)).length;
  const least = Math.min(a.of.size, b.of.size);
  // "Queued before the retirement", "queued earlier": of many words one may be another.
  return common >= (least > 2 && a.head === b.head ? least - 1 : least);
}

const touches = (a: Claim, b: Claim): boolean => a.said === b.said && (b.of.has(a.head) || a.of.has(b.head));
