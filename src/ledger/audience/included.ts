import type { UniversalFact } from '../../facts/audience/universal.ts';
import { keyOf } from '../../facts/grammar/naming.ts';
import { retiresIn } from '../../facts/lifecycle/ending.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Ledger } from '../ledger.ts';

/* Whom the notice spares, told in the output among those who are affected: "in the cloud and on self-hosted servers alike". */

/** What a text says of those who are spared, behind them. */
const SPARED =
  /^(?:(?:is|are) (?:not|un)\s?(?:affected|concerned|impacted|touched)|(?:is|are) (?:exempt|spared|fine)|keeps?\b|stays?\b|remains?\b|continues?\b|needs? (?:no|not)|(?:has|have|needs?) (?:nothing|no|not)|need (?:do )?nothing|will notice nothing)/i;
/** So many tokens may tell who is spared. */
const WHO = 6;
/** What puts those named before it beside each other, without a difference. */
const ALIKE = /\balike\b/i;
/** So many tokens before it they stand. */
const NEAR = 14;
const DUE = /\b(?:must|(?:has|have|needs?) to|should|affects?|affected|concerns?|loses?)\b/i;
const DENIES =
  /\b(?:not|no|never|nothing|keeps?|stays?|remains?|continues?|unaffected|exempt|spared|except|but)\b|n['’]t\b/i;

/** The sentences of the output that put a group which the notice spares among the affected. */
export function includedSpared({ notice, output }: Ledger): UniversalFact[] {
  const groups = sparedIn(notice.doc);
  const { doc } = output;
  if (groups.length === 0) return [];
  return doc.sentences.flatMap((sentence, s): UniversalFact[] => {
    const { start, end, first, last } = sentence;
    const text = doc.plain.slice(start, end);
    const mark = ALIKE.exec(text);
    if (mark === null || DENIES.test(text) || !(DUE.test(text) || retiresIn(doc, first, last))) return [];
    const range = { start: start + mark.index, end: start + mark.index + mark[0].length };
    const at = doc.tokens.findIndex((token) => token.end > range.start);
    const keys = new Set(doc.tokens.slice(Math.max(first, at - NEAR), at).map(keyOf));
    if (!groups.some((group) => [...group].every((key) => keys.has(key)))) return [];
    return [
      {
        span: doc.span(range),
        range,
        sentence: s,
        first: at,
        last: at + 1,
        narrowing: [],
        noun: 'everyone',
        population: 'other',
        wide: true,
        concerned: true,
      },
    ];
  });
}

/** The words of each group that begins a sentence of the text and is spared there. */
const sparedIn = oncePer((doc: Document): readonly ReadonlySet<string>[] =>
  doc.sentences.flatMap((sentence) => {
    const words = sparedAt(doc, sentence);
    return words.size > 0 ? [words] : [];
  }),
);

function sparedAt({ tokens, plain }: Document, { first, last, end }: Sentence): ReadonlySet<string> {
  for (let k = first + 1; k < Math.min(last, first + WHO); k++) {
    // "Employers without branches": told by what they lack.
    if (LACKS.test(tokens[k - 1]!.lower)) break;
    if (!SPARED.test(plain.slice(tokens[k]!.start, end))) continue;
    return new Set(
      tokens.slice(first, k).flatMap((token) => (token.content && !OTHERS.test(token.lower) ? [keyOf(token)] : [])),
    );
  }
  return new Set();
}
const LACKS = /^(?:without|not|no|never|only|who|whose|that|which|if|except)$/;
/** Such words tell of no group by themselves. */
const OTHERS = /^(?:others?|elsewhere|everything|nothing|rest|else|smaller|larger|remaining)$/;
