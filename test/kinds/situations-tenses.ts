import type { Kind, KindTables } from '../tools/kinds.ts';

const AHEAD =
  'The Gannet Feed will be switched off on 3 May 2029. Shops that read it must read the Skua Feed, as told there.';
const OVER =
  'The Gannet Feed was switched off on 3 May 2026. Shops that read it must read the Skua Feed, as told there.';
const MERE =
  'The Gannet Feed is deprecated. It keeps working. Shops that read it should read the Skua Feed, as told there.';
const STEP = 'Shops that read it must read the Skua Feed.';
const DONE = `The Gannet Feed has been switched off. ${STEP}`;

const KINDS: Kind[] = [
  // What has been done is to plan the end.
  [2, AHEAD, [`The Gannet Feed has been marked for removal on 3 May 2029. ${STEP}`], [DONE]],
  [14, AHEAD, [`The Gannet Feed has been put down for retirement on 3 May 2029. ${STEP}`], [DONE]],
  [2, AHEAD, [], [`The Gannet Feed stands retired. ${STEP}`]],
  // A date that is denied in a sentence of its own leaves a mere warning.
  [2, AHEAD, [], [`The Gannet Feed is deprecated. No removal date has been set. ${STEP}`]],
  [2, AHEAD, [], [`Deprecated: Gannet Feed. Still works. No removal planned. ${STEP}`]],
  // Requests that fail, without a time, fail now.
  [2, OVER, [`Requests to the Gannet Feed fail. ${STEP}`], [`Requests to the Gannet Feed will fail. ${STEP}`]],
  // An end of which the notice knows nothing, told by a noun and its day.
  [2, MERE, [MERE], [`Sunset date of the Gannet Feed: 3 May 2029. ${STEP}`]],
  [2, MERE, [], [`The retirement of the Gannet Feed is set for 3 May 2029. ${STEP}`]],
  [2, MERE, [], [`The Gannet Feed works until 3 May 2029. ${STEP}`]],
  [
    2,
    'Deprecation of the Gannet Feed. It keeps working until further notice. Shops that read it should read the Skua Feed.',
    ['Gannet Feed: deprecated, works until further notice. Shops that read it should read the Skua Feed.'],
    ['The Gannet Feed will be removed. Shops that read it should read the Skua Feed.'],
  ],
];

export const TABLES: KindTables = { 'tenses of an end, planned, over or only warned of': KINDS };
