import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';

const ALL = '(?:all|each|every|any|every ?one|everybody|any ?one|anybody|none|no ?one|nobody)';
/** Ties a word for all to a group that was named: "those", "in this group", "affected". */
const TIED =
  '(?:affected|concerned|impacted|said|listed|matching|relevant|these|those|such|them|whom|(?:whom )?(?:it|this) (?:concerns|affects))';

/** Ways to bound a word for all without a description. */
const BOUNDED = new RegExp(
  [
    // "Not everyone", "not all customers": denied.
    `(?:\\bnot|n['’]t) (?:all|every|everyone|everybody|each)\\b`,
    // "Everyone else", "all other customers", "nobody else": the rest.
    `\\b${ALL} (?:(?:of )?the )?(?:else|others?|remaining|rest)\\b`,
    // "All affected customers", "everyone concerned", "each of them", "any such account".
    `\\b${ALL} (?:of )?(?:the )?${TIED}\\b`,
    `\\b${ALL} (?:in|of|from|within) (?:this|that|these|those|either|both|the (?:said|same|affected|above)) `,
    // "They must all move", "it ends for them all".
    `\\bthey (?:(?:must|have to|need to|should|will|are|can|may) )?all\\b|\\b(?:they|them) all\\b`,
  ].join('|'),
  'gi',
);

/** Where a text bounds a word for all by denying it, or by a group that it named before; once for each text. Linear. */
export const boundedIn = oncePer((doc: Document): readonly Range[] =>
  [...doc.plain.matchAll(BOUNDED)].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
);
