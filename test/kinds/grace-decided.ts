import { decided, type KindTables } from '../tools/kinds.ts';

const plain =
  'The Heron feed ends on 4 May 2027. If you read it, switch to the Heron stream. Files stay downloadable for 90 days after that.';
const some = `${plain} Accounts on the Marsh plan get a grace period of 30 days.`;
const told =
  'If you read the Heron feed, switch to the Heron stream by 4 May 2027, when it ends. Files: downloadable for 90 days after that.';

const GRANTS = decided(11, [
  [plain, told, 'pass'],
  [plain, `${told} A brief transition phase follows.`, 'fail'],
  [plain, `${told} Support can prolong your access.`, 'fail'],
  [plain, `${told} No extension is possible.`, 'pass'],
  [some, `${told} On the Marsh plan there is a grace period of 30 days.`, 'pass'],
  [some, `${told} The feed keeps running for a grace period of 30 days.`, 'fail'],
  [some, `${told} On the Marsh plan there is a grace period of 60 days.`, 'fail'],
  [some, told, 'pass'],
]);

/** The same time in another measure, or without one, is nobody's invention. */
const MEASURES: readonly (readonly [granted: string, kept: string])[] = [
  ['Its webhooks fire for 12 months after that.', 'Its webhooks fire for another year.'],
  ['Its exports on legal hold stay until it is lifted.', 'Exports on legal hold remain until its release.'],
  ['The archive is open until 4 November 2027.', 'The archive is open six months longer, until 4 November 2027.'],
  ['Its alerts are retried for 72 hours.', 'Alerts are retried for three days.'],
  ['It stays readable for the time being.', 'The Heron feed stays readable for a while yet.'],
  ['If you cannot switch in time, write to us.', 'Write to us if you need longer.'],
  [
    'If your reader is certified, we can extend the feed for you until 30 June 2027.',
    'Certified readers: prolongation until 30 June 2027.',
  ],
  [
    'Trials are put off: their feed is extended until 30 June 2027.',
    'For trials the end is postponed to 30 June 2027.',
  ],
  ['If you need an array, call `.all()`.', 'Call `.all()` when you want an array.'],
  ['Browser extensions that embed it break.', 'Browser extensions that embed it break.'],
  ['Lists can be exported through https://a.example/heron up to 3 August 2027.', 'Lists: export until 3 August 2027.'],
];

const INVENTED = [
  'The end comes with slack for teams that are late.',
  'Late ones will still get in.',
  'It is open for another year.',
  'It remains until the next release.',
];

// A date of their own for some: "the Tampere clinics may use it until …".
const clinics =
  'The Heron feed ends on 4 May 2027. If you read it, switch to the Heron stream. The clinics in Tampere may use the feed until 3 August 2027.';
const boards = `${plain} Do you have boards that cannot be updated? For such boards you may request a postponement to 3 August 2027.`;
const sealed = `${plain} Credit goes back to your card within 20 working days.`;
const korea = `${plain} In Korea, the feed stays open until 3 August 2027.`;
const OWN_DATES = decided(11, [
  [clinics, `${told} Tampere clinics: 3 August 2027.`, 'pass'],
  [clinics, `${told} It can be used until 3 August 2027.`, 'fail'],
  [clinics, `${told} In Tampere it is tolerated until 3 August 2027.`, 'pass'],
  [clinics, `${told} Clinics that are late have until 3 August 2027.`, 'fail'],
  [boards, `${told} A postponement to 3 August 2027 can be requested for boards that cannot be updated.`, 'pass'],
  [boards, `${told} If you need longer, you can ask for 3 August 2027.`, 'fail'],
  [korea, `${told} Korea: 3 August 2027.`, 'pass'],
  [sealed, `${told} Credit is refunded to the card within 20 working days.`, 'pass'],
  [sealed, `${told} Credit can be spent for another 20 working days.`, 'fail'],
  [
    'The Heron feed is deprecated; no end is planned. Use the Heron stream.',
    'The Heron feed is deprecated. No rush.',
    'pass',
  ],
  [plain, `${told} No rush.`, 'fail'],
  [`${plain} Existing links keep working.`, `${told} Old links still work after that.`, 'pass'],
  [plain, `${told} It will still work after that.`, 'fail'],
  [plain, `${told} Callers who are late are tolerated for some days.`, 'fail'],
  // What may be kept at leisure is no leisure with the feed.
  [
    `${plain} Saved files may be kept for as long as you like.`,
    `${told} Saved files: keep them as long as you like.`,
    'pass',
  ],
  [plain, `${told} Read it as long as you like.`, 'fail'],
  // A name, a refusal, an amount that the notice gives.
  [plain, `${told} Extended Care excepted (there it has its own end).`, 'pass'],
  [plain, `${told} Postponing it is out of the question.`, 'pass'],
  [`${plain} Queued reads may run for 14 days after the end.`, `${told} Queued reads: up to 14 days longer.`, 'pass'],
  [plain, `${told} It should stay for a release or so.`, 'fail'],
  // What somebody's year, or an earlier relative clause, sets apart.
  [
    `${plain} If your fiscal year ends in May, you may put it off until 3 August 2027.`,
    `${told} Anyone who needs longer may put it off until 3 August 2027.`,
    'fail',
  ],
  [
    `${plain} If your fiscal year ends in May, you may put it off until 3 August 2027.`,
    `${told} With a fiscal year that ends in May: until 3 August 2027.`,
    'pass',
  ],
  [
    `${plain} Orders which were placed earlier may be read with it until 3 August 2027.`,
    `${told} Orders made before may be read with it until 3 August 2027.`,
    'pass',
  ],
  [
    `${plain} \`late-*\` jobs may stay on the feed until 3 August 2027.`,
    `${told} Jobs that need longer can stay on it until 3 August 2027.`,
    'fail',
  ],
  // A stretched time of use, and one for some that is told for all.
  [`${plain} Queued reads may run on for 14 days.`, `${told} Queued reads may go on running for 30 days.`, 'fail'],
  [`${plain} Queued reads may run on for 14 days.`, `${told} Queued reads can still run for two weeks.`, 'pass'],
  [
    `${plain} Its servers keep serving the last read for 24 hours, on the Marsh plan only.`,
    `${told} Servers keep serving the last read for 24 hours.`,
    'fail',
  ],
  [
    `${plain} Its servers keep serving the last read for 24 hours, on the Marsh plan only.`,
    `${told} Marsh plan: servers keep serving the last read for 24 hours.`,
    'pass',
  ],
  // Any event will do; logging in is a use.
  [plain, `${told} Probes caught out will still be served through the harvest.`, 'fail'],
  [
    `${plain} Probes are served until the harvest is in.`,
    `${told} Probes are still served through the harvest.`,
    'pass',
  ],
  [plain, `${told} There is another month in which you can still log in.`, 'fail'],
  // A question that a date answers, and a date that the notice itself moves.
  [
    `${plain} Can't make it? File a ticket and your feed runs until 3 August 2027.`,
    `${told} Need longer? With a ticket it runs until 3 August 2027.`,
    'pass',
  ],
  [plain, `${told} Can't make it? Call us and we will sort out some extra time.`, 'fail'],
  [
    `${plain} We had said 4 March 2027 and have moved the date.`,
    'If you read the Heron feed, you get a few more weeks: it ends on 4 May 2027, then switch to the Heron stream.',
    'pass',
  ],
  [
    `${plain} Hosts of their own may run the feed as long as they stay on release 11.`,
    `${told} Who hosts it may run the feed for as long as they are on release 11.`,
    'pass',
  ],
  // The question grants nothing, its answer grants it to some.
  [
    `${plain} May I have longer? The clinics in Tampere keep the feed until 3 August 2027. Nobody else can be given an extension.`,
    `${told} There is some leeway; Tampere clinics: until 3 August 2027.`,
    'fail',
  ],
  // What joins behind is another's.
  [clinics, `${told} It is tolerated for the time being, and Tampere clinics get until 3 August 2027.`, 'fail'],
  // Time for a trade.
  [
    `${plain} Readers of ours may be exchanged for a new model until 3 August 2027.`,
    `${told} Exchange the device until 3 August 2027.`,
    'pass',
  ],
  // The day without its time is still the day of the clinics.
  [clinics.replace('3 August 2027', '3 August 2027, 09:00 UTC'), `${told} It can be used until 3 August 2027.`, 'fail'],
]);

export const TABLES: KindTables = {
  'grants, kept and invented': GRANTS,
  'time in another measure': decided(
    11,
    MEASURES.map(([granted, kept]) => [`${plain} ${granted}`, `${told} ${kept}`, 'pass']),
  ),
  'time that nobody granted': decided(
    11,
    INVENTED.map((added) => [plain, `${told} ${added}`, 'fail']),
  ),
  'a date of their own for some': OWN_DATES,
};
