import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { familiesOf } from './families.ts';

const AUXILIARY =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|will|would|shall|should|can|could|may|might|must|cannot|need|needs|\w+n't|\w+'(?:re|ll|ve|s))$/;
const VERBS: ReadonlySet<string> = new Set(['step', 'lose', 'keep', 'refuse', 'may', 'must']);
const MORE_VERBS = new Set(
  'work leave go come return answer respond cost charge bill deliver include contain carry hold receive send accept differ need require take give get let begin start end stop expire last become happen mean know find see show look say tell hear live lie stand sit serve handle count measure limit rely depend belong concern affect apply cover follow lead help run use call support provide offer produce count ignore raise throw print emit log write read bind sign build load boot speak talk turn grow fall close open renew publish release ship'
    .split(' ')
    .map((word) => lemma(word)),
);

/** A clause that one of these opens has a verb, known or not. */
export const SUBORDINATE =
  /^(?:because|since|as|so|if|when|once|unless|although|though|whereas|while|which|who|that|whose|where|until|hence|therefore|thus)$/;

/** True where a clause has a verb: an auxiliary, or a word of a family of verbs that does not stand as a noun. */
export function hasVerb(tokens: readonly Token[]): boolean {
  let nominal = false;
  return tokens.some((token, k) => {
    const { lower } = token;
    // "services encrypt them": what has a pronoun for its object is a verb.
    if (AUXILIARY.test(lower) || (k > 0 && /^(?:them|it|us|him)$/.test(tokens[k + 1]?.lower ?? ''))) return true;
    // "212 pull requests", "our support", "a copy": nouns, and so is what goes on behind them.
    const noun = nominal;
    nominal =
      token.number ||
      /^\d+$/.test(token.lemma) ||
      /^(?:a|an|the|our|your|their|its|my|no|of|for|with|in|on|from|by|per|this|these|those|new|old|more|all|any|some)$/.test(
        lower,
      ) ||
      (nominal && !/^(?:and|or|but|that|which|who|if|to)$/.test(lower));
    return !noun && isVerb(token);
  });
}

const isVerb = (token: Token): boolean =>
  isKnownVerb(token) || (!token.code && /^\p{Ll}{3,}(?:ed|es)$/u.test(token.text));

/** A word that is a verb by itself, and not only by its ending. */
export const isKnownVerb = ({ code, lemma: key }: Token): boolean =>
  !code && (MORE_VERBS.has(key) || familiesOf(key).some((name) => VERBS.has(name)));
