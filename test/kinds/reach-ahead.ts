import type { Kind, KindTables } from '../tools/kinds.ts';

/** "10 days ahead": how far something reaches, and no time by which anything is told. */
const KINDS: Kind[] = [
  [
    6,
    'On 14 September 2028 we switch off tides-xml. Accounts that request it move to `GET /v4/tides`. Forecasts reach 10 days ahead there (tides-xml: 14).',
    [
      'Accounts that request tides-xml: it is switched off on 14 September 2028. Use `GET /v4/tides`, whose forecasts cover 10 days, not 14.',
    ],
    ['Accounts that request tides-xml: it is switched off on 14 September 2028. Use `GET /v4/tides`.'],
  ],
  [
    6,
    'The Rota board closes on 3 May 2029; wards that plan on it switch to Shiftwise. Shiftwise shows six weeks ahead, the Rota board twelve.',
    [
      'Wards that plan on the Rota board: it closes on 3 May 2029. Switch to Shiftwise, which shows six weeks and not twelve.',
    ],
    ['Wards that plan on the Rota board: it closes on 3 May 2029. Switch to Shiftwise.'],
  ],
  [
    6,
    'The `/v1/slots` route ends on 3 May 2029. Salons that call it use `/v2/slots`. Slots can be booked 90 days ahead in v2, up from 30 in v1.',
    [
      'Salons that call `/v1/slots`: it ends on 3 May 2029. Use `/v2/slots`, where slots can be booked for 90 days instead of 30.',
    ],
    ['Salons that call `/v1/slots`: it ends on 3 May 2029. Use `/v2/slots`.'],
  ],
];

export const TABLES: KindTables = {
  'how far ahead something reaches': KINDS,
};
