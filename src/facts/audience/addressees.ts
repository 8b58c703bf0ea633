import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { hasVerb } from '../grammar/has-verb.ts';
import { wordSet } from '../grammar/naming.ts';
import { clauseEnd } from './group.ts';
import { isPlural, populationOf } from './population.ts';
import type { Add } from './told.ts';

/** "Heads up, administrators of Business workspaces!", "Attention, owners of …": called by what they are. */
const CALLS = /^\W{0,6}(?:heads[- ]up|attention|dear|calling(?: all)?|note to|notice to|hello|hi|hey)[,:]?\s/i;
export const PAPER = wordSet(
  'information notice note letter bulletin circular announcement message advice memo mail table list page this',
);

/** How a line names those it is for. */
interface Address {
  /** The token at which their description begins. */
  readonly from: number;
  /** "Attention, …": they are called. */
  readonly called: boolean;
  /** True for a whole sentence with its own full stop: people of whom it tells need not be those it is for. */
  readonly whole: boolean;
}

/**
 * "To: integrators that submit invoices for …", "For municipal offices that submit through it", "Information for owners of
 * camera NX-20": addressees by a description, not by name, on a line of their own.
 */
export function readAddressees(doc: Document, sentence: Sentence, add: Add): void {
  const address = addressIn(doc, sentence);
  if (address === null) return;
  const { tokens } = doc;
  const { from, called, whole } = address;
  for (let k = from; k < Math.min(sentence.last - 2, from + NEAR); k++) {
    const people = populationOf(tokens[k]!) === 'everybody' && !tokens[k]!.capital;
    if (isDescribed(tokens, k, sentence.last) && (isRelative(tokens, k) || (people && !whole))) {
      const last = clauseEnd(doc, sentence, from);
      const bound = isLoose(tokens, k, last) || (called && !/^(?:on|in|with)$/.test(tokens[k + 1]!.lower));
      add('some', bound ? 'bound' : 'stated', from, last);
      return;
    }
    if (people) return;
  }
}
/** So near to the beginning the noun for them stands. */
const NEAR = 6;

function addressIn(doc: Document, { first, last, start, end, block: b }: Sentence): Address | null {
  const { tokens, plain } = doc;
  const block = doc.blocks[b]!;
  const opens = tokens[first]?.lower ?? '';
  const fragment = opens === 'for' && !hasVerb(tokens.slice(first, last).filter(isNoParticiple));
  const call = CALLS.exec(plain.slice(start, Math.min(end, start + 40)))?.[0].length ?? 0;
  const called = call > 0;
  const paper = PAPER.has(opens) && /^(?:for|to)$/.test(tokens[first + 1]?.lower ?? '');
  if (!called) {
    const leads = fragment && /:$/.test(plain.slice(start, end).trimEnd());
    const alone = leads || (start <= block.start && (end >= block.end || fragment));
    if (!alone || !(paper || /^(?:to|for)$/.test(opens))) return null;
  }
  const to = paper ? first + 1 : first;
  // "To keep your shop running, …": a sentence that has its own full stop; "For hauliers whose units run 3.x." is none.
  const stops = !called && /[.!?]$/.test(plain.slice(start, end).trimEnd());
  if (stops && (tokens[to]!.lower === 'to' || plain.slice(start, end).includes(','))) return null;
  let from = to + 1;
  while (called && from < last && tokens[from]!.start < start + call) from++;
  while (/^(?:all|the|our|any|for|to)$/.test(tokens[from]?.lower ?? '')) from++;
  return { from, called, whole: stops && !fragment };
}

const isNoParticiple = ({ lower }: Token): boolean => !/(?:ing|ed)$/.test(lower);

/** Whether what follows the noun at `k` tells which of them. */
export const isDescribed = (tokens: readonly Token[], k: number, last: number): boolean =>
  /^(?:that|who|whose|with|on|in|under|of|using|\p{Ll}{2,}ing)$/u.test(tokens[k + 1]!.lower) &&
  !isOfOurs(tokens, k, last);

/** "To the departments of our customers": who opens the letter, and no word on who is affected. */
const isOfOurs = (tokens: readonly Token[], k: number, last: number): boolean =>
  tokens[k + 1]!.lower === 'of' &&
  /^(?:our|your|all|the)$/.test(tokens[k + 2]!.lower) &&
  tokens.slice(k + 3, Math.min(last, k + 6)).some(({ lower }) => isPlural(lower));

/** "Integrators that": any noun in the plural, by what they do. */
export const isRelative = (tokens: readonly Token[], k: number): boolean =>
  /^(?:who|whose|that)$/.test(tokens[k + 1]!.lower) && /[^s]s$/.test(tokens[k]!.lower);

/** "Holders of a Flex contract" may have no more in common than the thing itself; those "of apps with a key" have. */
const isLoose = (tokens: readonly Token[], k: number, last: number): boolean =>
  tokens[k + 1]!.lower === 'of' &&
  !tokens.slice(k + 2, last).some(({ lower }) => /^(?:with|that|who|whose)$/.test(lower));
