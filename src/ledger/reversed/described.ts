import { retiresIn } from '../../facts/lifecycle/ending.ts';
import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { MOST } from '../nearby.ts';
import type { Reversal } from '../reversed.ts';
import { DENIES, NOT } from './bounds.ts';

/** How some are told from the others: by what they do ("use" of "that have not used it") or have ("key" of "without a key"). */
interface Description {
  readonly sentence: Sentence;
  readonly by: 'deed' | 'thing';
  readonly word: string;
  readonly denied: boolean;
}

const RELATIVE = /^(?:that|who|which)$/;
const HELPS =
  /^(?:have|has|had|do|does|did|are|is|were|was|been|be|yet|ever|never|not|already|still|recently|\w+n['’]t)$/;
const ARTICLE = /^(?:an?|any|the|such|its|their|active|valid|current)$/;
/** What goes on, or is left alone: of those others the contrary of the description is true. */
const SPARES =
  /^(?:keeps?|stays?|remains?|continues?|unaffected|exempt|spared|unchanged|except|excluding|unless|only|other|others|rest|but|nothing|still)$/;
/** What befalls those who are meant. */
const BEFALLS = /^(?:lose|loses|fail|fails|must|affected|concerned|see|sees|get|gets)$/;

/**
 * Those who are meant, described by the contrary: "accounts that have not used it lose it" and "accounts that have used it lose it";
 * "clients without a key fail" and "those with a key fail". Where the output spares anybody in that sentence, the contrary may
 * describe them.
 */
export function describedBackwards({ notice, output }: Ledger): Reversal[] {
  const said = descriptionsIn(notice.doc).filter(({ sentence }) => tellsFate(notice.doc, sentence));
  if (said.length === 0) return [];
  const known = descriptionsIn(notice.doc);
  const told = descriptionsIn(output.doc);
  return said.flatMap(({ sentence, by, word, denied }) => {
    const isAsSaid = (x: Description): boolean => x.by === by && x.word === word && x.denied === denied;
    const isContrary = (x: Description): boolean => x.by === by && x.word === word && x.denied !== denied;
    // Both kinds are told of, or the output has it as it is.
    if (known.some(isContrary) || told.some(isAsSaid)) return [];
    const found = told.find((x) => isContrary(x) && tellsFate(output.doc, x.sentence));
    return found === undefined ? [] : [{ notice: sentence, output: found.sentence }];
  });
}

/** Something ends, fails or has to be done, and nobody is spared. */
const tellsFate = (doc: Document, { first, last }: Sentence): boolean => {
  const own = doc.tokens.slice(first, last);
  return (
    !own.some(({ lower }, k) => SPARES.test(lower) || (NOT.test(lower) && BEFALLS.test(own[k + 1]?.lower ?? ''))) &&
    (own.some(({ lower }) => BEFALLS.test(lower)) || retiresIn(doc, first, last))
  );
};

function descriptionsIn(doc: Document): readonly Description[] {
  const found: Description[] = [];
  for (const sentence of doc.sentences) {
    const { first, last } = sentence;
    for (let k = first; k < last && found.length < MOST; k++) {
      const one = RELATIVE.test(doc.tokens[k]!.lower)
        ? deedAt(doc.tokens, k, last)
        : thingAt(doc.tokens, k, first, last);
      if (one !== undefined) found.push({ sentence, ...one });
    }
  }
  return found;
}

/** "That have not used", "who never sign": the verb behind the relative and its helpers. */
function deedAt(tokens: readonly Token[], k: number, last: number): Omit<Description, 'sentence'> | undefined {
  let at = k + 1;
  while (at < last && at < k + REACH && HELPS.test(tokens[at]!.lower)) at++;
  const verb = tokens[at];
  if (verb === undefined || at >= last || !verb.content || verb.code || at === k + 1) return undefined;
  return { by: 'deed', word: verb.lemma, denied: tokens.slice(k + 1, at).some(({ lower }) => NOT.test(lower)) };
}
/** So many words stand between them at the most. */
const REACH = 4;

/** "With an active extension", "without webhooks": the noun behind a noun and a preposition. */
function thingAt(
  tokens: readonly Token[],
  k: number,
  first: number,
  last: number,
): Omit<Description, 'sentence'> | undefined {
  const { lower } = tokens[k]!;
  if ((lower !== 'with' && lower !== 'without') || k === first) return undefined;
  if (!/^(?:those|\p{L}+s)$/u.test(tokens[k - 1]!.lower) || DENIES.test(tokens[k - 1]!.lower)) return undefined;
  let at = k + 1;
  while (at < last && ARTICLE.test(tokens[at]!.lower)) at++;
  const noun = tokens[at];
  return noun?.content && at < last ? { by: 'thing', word: noun.lemma, denied: lower === 'without' } : undefined;
}
