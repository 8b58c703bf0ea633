/** Closed classes of calendar and clock words. Keys are lower case without full stops. */
const list = (words: string, from: number): [string, number][] =>
  words.split('\n').flatMap((row, i) =>
    row
      .trim()
      .split(' ')
      .map((w): [string, number] => [w, i + from]),
  );

export const MONTHS: ReadonlyMap<string, number> = new Map(
  list(
    `january jan
    february feb febr
    march mar
    april apr
    may
    june jun
    july jul
    august aug
    september sep sept
    october oct
    november nov
    december dec`,
    1,
  ),
);

export const WEEKDAYS: ReadonlySet<string> = new Set(
  'monday mon tuesday tue tues wednesday wed thursday thu thur thurs friday fri saturday sat sunday sun'.split(' '),
);

/** EDTF numbers of the seasons. */
export const SEASONS: ReadonlyMap<string, number> = new Map(
  list(
    `spring
    summer
    autumn fall
    winter`,
    21,
  ),
);

/** The days of a month in words, as deeds have them; "twenty-first" is two words. */
export const DAYS: ReadonlyMap<string, number> = new Map([
  ...list(
    `first
    second
    third
    fourth
    fifth
    sixth
    seventh
    eighth
    ninth
    tenth
    eleventh
    twelfth
    thirteenth
    fourteenth
    fifteenth
    sixteenth
    seventeenth
    eighteenth
    nineteenth
    twentieth`,
    1,
  ),
  ...list('thirtieth', 30),
]);

/** Abbreviations to a fixed offset, or to the IANA zone that has the same clock all year. Ambiguous ones keep their own name. */
export const ZONES: ReadonlyMap<string, string> = new Map(
  `UTC:UTC GMT:UTC Z:UTC UCT:UTC WET:+00:00 WEST:+01:00 BST:+01:00 CET:+01:00 CEST:+02:00 MEZ:+01:00 MESZ:+02:00 EET:+02:00 EEST:+03:00 MSK:+03:00
  PT:America/Los_Angeles PST:-08:00 PDT:-07:00 MT:America/Denver MST:-07:00 MDT:-06:00 CT:America/Chicago CST:CST CDT:-05:00
  ET:America/New_York EST:-05:00 EDT:-04:00 AKST:-09:00 AKDT:-08:00 HST:-10:00 AST:-04:00 ADT:-03:00 NST:-03:30 BRT:-03:00 ART:-03:00
  IST:IST JST:+09:00 KST:+09:00 SGT:+08:00 HKT:+08:00 PHT:+08:00 WIB:+07:00 ICT:+07:00 PKT:+05:00 GST:+04:00 SAST:+02:00 EAT:+03:00 WAT:+01:00
  AEST:+10:00 AEDT:+11:00 ACST:+09:30 ACDT:+10:30 AWST:+08:00 NZST:+12:00 NZDT:+13:00 AET:Australia/Sydney NZT:Pacific/Auckland`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
);

/** "Pacific Time", "Central European Summer Time": the words before "time", to the abbreviation that means the same. */
export const ZONE_NAMES: ReadonlyMap<string, string> = new Map([
  ['pacific', 'PT'],
  ['us pacific', 'PT'],
  ['pacific standard', 'PST'],
  ['pacific daylight', 'PDT'],
  ['mountain', 'MT'],
  ['mountain standard', 'MST'],
  ['mountain daylight', 'MDT'],
  ['central', 'CT'],
  ['us central', 'CT'],
  ['central standard', 'CST'],
  ['central daylight', 'CDT'],
  ['eastern', 'ET'],
  ['us eastern', 'ET'],
  ['eastern standard', 'EST'],
  ['eastern daylight', 'EDT'],
  ['central european', 'CET'],
  ['central european summer', 'CEST'],
  ['eastern european', 'EET'],
  ['eastern european summer', 'EEST'],
  ['british summer', 'BST'],
  ['greenwich mean', 'GMT'],
  ['coordinated universal', 'UTC'],
  ['universal', 'UTC'],
  ['universal coordinated', 'UTC'],
  ['japan standard', 'JST'],
  ['japan', 'JST'],
  ['korea standard', 'KST'],
  ['singapore', 'SGT'],
  ['singapore standard', 'SGT'],
  ['hong kong', 'HKT'],
  ['australian eastern', 'AET'],
  ['australian eastern standard', 'AEST'],
  ['australian eastern daylight', 'AEDT'],
  ['new zealand', 'NZT'],
  ['new zealand standard', 'NZST'],
  ['new zealand daylight', 'NZDT'],
]);

/** Abbreviations that are words or names elsewhere: read as zones only right after a time of day or where times are spoken of. */
export const WORLDLY: ReadonlySet<string> = new Set([
  'Z',
  'PT',
  'MT',
  'CT',
  'ET',
  'ART',
  'WET',
  'WEST',
  'AST',
  'ADT',
  'ICT',
  'GST',
  'EAT',
  'WAT',
  'AET',
  'CST',
  'IST',
  'MSK',
  'EST',
]);
