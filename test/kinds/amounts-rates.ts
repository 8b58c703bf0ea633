import type { Kind, KindTables } from '../tools/kinds.ts';

/** What a notice says of plan D: what tells the same, and what tells another amount. */
const amount = (fact: string, same: readonly string[], other: readonly string[]): Kind => {
  const told = (how: string): string =>
    `Dairies on milking plan B: it is withdrawn on 9 March 2029. Change to plan D before. ${how}`;
  return [
    6,
    `Milking plan B is withdrawn on 9 March 2029. Dairies that use plan B must change to plan D before that day. ${fact}`,
    same.map(told),
    other.map(told),
  ];
};

const RATES: Kind[] = [
  amount(
    'Plan D allows 600 requests per minute.',
    ['Plan D takes 600 requests per min.', 'Plan D: 600 rpm.', 'Plan D: 600 requests/minute.'],
    [
      'Plan D: 600 requests per second.',
      'Plan D: 600 rps.',
      'Plan D: 600 requests/hour.',
      'Plan D: 600 requests a day.',
    ],
  ),
  amount(
    'Plan D allows 10 calls per key and second.',
    ['Plan D: 10 calls per second and key.', 'Plan D: 10 calls a second for each key.'],
    ['Plan D: 10 calls per key and minute.', 'Plan D: 10 calls a minute per key.'],
  ),
  amount(
    'Plan D is limited to 25 jobs hourly.',
    ['Plan D: 25 jobs an hour.', 'Plan D: 25 jobs every hour.'],
    ['Plan D: 25 jobs daily.', 'Plan D: 25 jobs per minute.'],
  ),
  amount(
    'Plan D permits 100 exports within any 24 hours.',
    ['Plan D: 100 exports a day.'],
    ['Plan D: 100 exports an hour.'],
  ),
  amount(
    'Plan D costs 30 euros a month.',
    ['Plan D: 30 euros monthly.'],
    ['Plan D: 30 euros yearly.', 'Plan D: €30 a year.'],
  ),
];

const kept = (span: string, same: readonly string[], other: readonly string[]): Kind => {
  const told = (how: string): string => `Job logs stay ${how} after it.`;
  return amount(`Job logs are kept for ${span} after the withdrawal.`, same.map(told), other.map(told));
};
const SPANS: Kind[] = [
  kept('14 days', ['a fortnight', 'two weeks'], ['four days', 'a month']),
  kept('a year and a half', ['18 months', '1.5 years', 'one and a half years'], ['two years', 'half a year']),
  kept('two and a half years', ['30 months', '2.5 years'], ['two years', '25 months']),
  kept('six weeks', ['42 days', 'forty-two days'], ['six months', '32 days']),
  kept('three months', ['90 days', 'a quarter'], ['a year', '30 days']),
  kept('48 hours', ['two days', '48h'], ['48 days']),
  kept('one and a half hours', ['90 minutes', 'an hour and a half'], ['nine minutes']),
  kept('a decade', ['ten years'], ['five years']),
];

export const TABLES: KindTables = {
  'rates over another span of time': RATES,
  'spans told in another unit, with halves': SPANS,
};
