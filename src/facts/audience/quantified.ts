import type { Document, Sentence } from '../../text/document.ts';
import { wordSet } from '../grammar/naming.ts';
import { retiresIn } from '../lifecycle/ending.ts';
import { BREAKS, between, type Claim, DEMANDED, subject } from './claim.ts';
import { agentOf, isPlural, populationOf } from './population.ts';

/** A word that quantifies, at token `i`, and what stands round it. */
interface Quantifier {
  readonly doc: Document;
  readonly sentence: Sentence;
  readonly i: number;
  readonly word: string;
  /** "The whole", "the entire": of one body, and not of its members. */
  readonly whole: boolean;
  /** The words before and behind it. */
  readonly before: string;
  readonly next: string;
  /** "Like every other customer": one of all. */
  readonly likeOthers: boolean;
}

const WHOLE = wordSet('entire whole full');

/** "all Vesper ID applications", "each account", "every single EU tenant", "all of our customers", "the whole company". */
export function quantified(doc: Document, sentence: Sentence, i: number): Claim | null {
  const word = doc.tokens[i]!.lower;
  const whole = WHOLE.has(word);
  if (word !== 'all' && word !== 'every' && word !== 'each' && !whole) return null;
  const before = i > sentence.first ? doc.tokens[i - 1]!.lower : '';
  const next = doc.tokens[i + 1]?.lower ?? '';
  const likeOthers = word === 'every' && next === 'other' && /^(?:like|as)$/.test(before);
  const q: Quantifier = { doc, sentence, i, word, whole, before, next, likeOthers };
  return isOfFewer(q) ? null : claimOf(q);
}

/** What stands round it leaves some out, asks, or is no claim. */
function isOfFewer({ doc, i, before, next, likeOthers }: Quantifier): boolean {
  if (/^(?:not|nearly|after|above|once|your|their|my)$|n't$/.test(before) || isDeniedOfAll(doc, i)) return true;
  // "First every …" may be an order of steps; "if all listeners are on TCP" asks.
  if (before === 'if' || (before === 'first' && between(doc, i) === ' ')) return true;
  if (before === 'of' && !DEMANDED.test(doc.tokens[i - 2]?.lower ?? '')) return true;
  // "All others need only return it": the rest, and not everyone.
  return !likeOthers && /^(?:others?|remaining)$/.test(next);
}

/** "It does not affect all customers", "won't apply to every account". */
const isDeniedOfAll = ({ tokens }: Document, i: number): boolean =>
  /(?:\bnot|n['’]t|\bnever) (?:(?:affect|concern|impact|touch|hit|mean)s?|(?:apply|applies|extends?) to|(?:holds?|go|goes) for) $/.test(
    tokens
      .slice(Math.max(0, i - DENIAL), i)
      .map(({ lower }) => `${lower} `)
      .join(''),
  );
/** So many tokens deny it. */
const DENIAL = 3;

/** So many words are read for the noun. */
const REACH = 8;

/** The claim of the noun phrase behind a quantifier, if it has a noun for users. */
function claimOf(q: Quantifier): Claim | null {
  const { doc, sentence, i } = q;
  let head = -1;
  for (let k = i + 1; k < Math.min(sentence.last, i + REACH); k++) {
    const step = /[,;:.()!?–—]/.test(between(doc, k)) ? 'over' : head < 0 ? beforeHead(q, k) : behindHead(q, head, k);
    if (step === 'none') return null;
    if (step === 'over') break;
    if (step === 'body') return claimOfBody(q, k);
    if (step === 'head') head = k;
  }
  if (q.whole) return null;
  return head < 0 ? unlisted(q) : claimOfHead(q, head);
}

/** What the next word makes of a noun phrase: `head`, its noun as far as it is read; `body`, one word for all; `none`, no claim. */
type Step = 'on' | 'head' | 'body' | 'over' | 'none';

/** Words inside the noun phrase that tie it to a group already named, or to the reader's own things. */
const TIED = wordSet(
  'these those such your my its their his her affected remaining other said listed concerned impacted following this that eligible matching relevant above',
);
/** One word for all that a vendor has: "the entire customer base", "the whole department". */
const BODY = wordSet(
  'base community clientele population audience userbase department company organisation organization workforce staff team fleet estate market industry ecosystem',
);

/** The word at `k`, where no noun for users has been read. */
function beforeHead(q: Quantifier, k: number): Step {
  const { doc, sentence, i } = q;
  const token = doc.tokens[k]!;
  const { lower } = token;
  if (lower === 'of' || lower === 'one' || lower === 'and' || lower === 'or') return 'on';
  // "Acme withdraws it for all its partners": the vendor's own, where something ends before.
  if (lower === 'its' && (retiresIn(doc, sentence.first, i) || isClientele(doc, k + 1))) return 'on';
  // "Like every other Acme customer, you must …": one of all.
  if (q.likeOthers && k === i + 1) return 'on';
  // "Every branch that still names it": what follows the noun restricts it.
  if (TIED.has(lower) && !(lower === 'that' && k > i + 1)) return 'none';
  // "Every online payment's cardholder": of each payment.
  if (/['’]s$/.test(token.text) && populationOf(token) === null) return 'none';
  // "All issuers using Card Gateway"
  if (k > i + 1 && lower.endsWith('ing') && isPlural(doc.tokens[k - 1]!.lower)) return 'over';
  if (BREAKS.has(lower)) return 'over';
  if (q.whole && BODY.has(lower)) return 'body';
  return isForUsers(q, k) ? 'head' : 'on';
}

/** "All of its business customers": whose they are, and no group. */
const isClientele = ({ tokens }: Document, from: number): boolean =>
  tokens.slice(from, from + 3).some(({ lower }) => /^(?:customers|clients|users|subscribers)$/.test(lower));

/** The word at `k` behind a noun for users, which it may go on with: "all customer accounts". */
function behindHead(q: Quantifier, head: number, k: number): Step {
  const { tokens } = q.doc;
  const { lower, code, capital, content } = tokens[k]!;
  if (BREAKS.has(lower) || code || lower.endsWith('ly')) return 'over';
  if (q.whole && BODY.has(lower)) return 'body';
  if (isForUsers(q, k)) return 'head';
  // "All App Engine customers": a name may begin with a population word.
  if (capital) return 'on';
  // "All customers change …", "every customer changes …": the verb.
  if (isPlural(tokens[head]!.lower) ? q.word === 'all' : q.word !== 'all' && /[^s]s$/.test(lower)) return 'over';
  // "Every app password", "all customer data": the noun only describes another; "all users running …" is over.
  const describes = !/(?:ing|ed)$/.test(lower) && content && !/^ma(?:k(?:es?|ing)|de)$/.test(q.before);
  return describes ? 'none' : 'over';
}

const isForUsers = ({ doc: { tokens }, i }: Quantifier, k: number): boolean =>
  agentOf(k > i + 1 ? tokens[k - 1]! : tokens[k]!, tokens[k]!, tokens[k + 1]) !== null ||
  populationOf(tokens[k]!) !== null;

/** "The whole company": nobody is left out. */
function claimOfBody({ doc, sentence, i }: Quantifier, body: number): Claim | null {
  const claim = subject(doc, sentence, i, body + 1, 'everyone', 'everybody');
  return claim && { ...claim, wide: true };
}

function claimOfHead({ doc, sentence, i, word, next, likeOthers }: Quantifier, head: number): Claim | null {
  const { tokens } = doc;
  const noun = tokens[head]!.lower;
  if (/'s?$/.test(noun) || (word === 'all' && !isPlural(noun) && !noun.endsWith('s'))) return null;
  const population = populationOf(tokens[head]!);
  // "Each analyser needs the certificate": of the parts that somebody has, one by one; "each opens a socket": a verb.
  if (word === 'each' && (population !== 'everybody' || /[^s]s$/.test(next))) return null;
  const agent = agentOf(tokens[head - 1]!, tokens[head]!, tokens[head + 1]);
  const claim = subject(doc, sentence, i, head + 1, noun, agent ?? population ?? 'everybody');
  return claim && likeOthers ? { ...claim, concerned: true } : claim;
}

/** "Every title has to move", "in every depot": a noun that stands for users where the notice uses it so. */
function unlisted({ doc, sentence, i, word }: Quantifier): Claim | null {
  const { tokens } = doc;
  let end = i + 1;
  while (
    end < Math.min(sentence.last, i + 5) &&
    !BREAKS.has(tokens[end]!.lower) &&
    !(end > i + 1 && /(?:ing|ed)$/.test(tokens[end]!.lower)) &&
    !/[,;:.()!?–—]/.test(between(doc, end))
  )
    end++;
  const noun = tokens[end - 1]!;
  if (word === 'each' || end === i + 1 || !noun.content || !/^\p{Ll}+(?<!wards?)$/u.test(noun.text)) return null;
  if (noun.code || (word === 'all') !== /[^s]s$/.test(noun.lower)) return null;
  return subject(doc, sentence, i, end, noun.lower, 'other');
}
