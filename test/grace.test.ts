import { describe, expect, it } from 'vitest';
import inventedGrace from '../rules/invented-grace.ts';
import { check } from '../src/check.ts';
import { readGrace } from '../src/facts/grace.ts';
import { toDocument } from '../src/text/document.ts';

const granted = (text: string) => readGrace(toDocument(text)).filter((fact) => !fact.negated);

describe('readGrace', () => {
  it.each([
    'A short grace period applies afterwards.',
    'You will have a few extra days to complete the move.',
    'Requests may still succeed for some time after the shutdown.',
    'If you need longer, ask for an extension.',
    'Accounts that miss the date get another two weeks.',
    'The old hosts keep responding for a limited time.',
    'Enforcement will be lenient at first.',
    'It can be switched back on during those days.',
    'You can take your time with the move.',
    'It will not be enforced strictly at first.',
    'Late registrations will still be accepted.',
    'There are a few days of overlap for late callers.',
    'Run both for as long as you like.',
    'Copies are handed out on request in the first weeks of August.',
    'Credit can be spent for another 20 working days.',
    'Nobody will be cut off overnight.',
    'The feed stays readable through the summer.',
    'There will be a tolerance period.',
    'You still have a comfortable while to play.',
    'There is quite a while yet.',
    'We will leave it running a little for the last of you.',
    'The alias should hang on as a wrapper.',
    'The old host might linger on for the last callers.',
    'Clients may go on delivering in the weeks thereafter.',
    'In the days after, queues may be drained.',
    'Large shops will get the time they need.',
    'A short buffer remains for recovery.',
    'You may phone until the contract you hold expires.',
    'There is some latitude for shops that run late.',
    'Expect a certain flexibility on the day.',
    'That leaves you time to adjust.',
    'You still have room to plan.',
    'Late shops are shown some forbearance.',
  ])('grants time: %s', (text) => expect(granted(text)).not.toEqual([]));

  it.each([
    'No extension will be granted.',
    'There is no grace period.',
    'The browser extension must be updated to 3.1.',
    'Native extensions must be rebuilt.',
    'It works until 3 May 2027 and fails afterwards.',
    'It no longer works.',
    'Requests that take longer than 30 seconds are cut off.',
    'The feature cannot be re-enabled.',
    'You will be told at least two weeks before.',
    'Refunds of old charges work for 18 months.',
    'Leftovers are kept on tape for one year.',
    'Keep 90 days of logs instead of one year.',
    'Do not remove it until you have saved its table.',
    'Syncing ceases thereafter.',
    'The first build takes a little longer.',
    'Late requests will be rejected.',
    'Re-enable SSO after the switch.',
    'The cache tolerates 5 minutes of skew.',
    'It is switched off gradually, region by region.',
    'It works as long as the flag is set.',
    'The voice goes away some time on or after 1 September 2028.',
    'It will be removed some time in 2029.',
    'Extensions are impossible.',
    'A further extension is out of the question.',
    'The law precludes an extension.',
    'Others get no extension.',
    'The grade columns hang on the old launch.',
    'Run it once in a while.',
    'A margin of error is allowed for in the report.',
    'The latency tolerance of the probe is 5 minutes.',
    'Make time to test.',
  ])('grants none: %s', (text) => expect(granted(text)).toEqual([]));

  it('measures what it grants', () => {
    expect(granted('It runs on for a grace period of 60 days.').map((fact) => fact.days)).toEqual([60]);
    expect(granted('They get another two weeks.').map((fact) => fact.days)).toEqual([14]);
  });
});

describe('rule 11', () => {
  const plain =
    'The Heron feed ends on 4 May 2027. If you read it, switch to the Heron stream. Files stay downloadable for 90 days after that.';
  const some = `${plain} Accounts on the Marsh plan get a grace period of 30 days.`;
  const verdict = (notice: string, output: string): string => check(notice, output, { rules: [11] }).rules[10]!.verdict;
  const told =
    'If you read the Heron feed, switch to the Heron stream by 4 May 2027, when it ends. Files: downloadable for 90 days after that.';

  it.each([
    [plain, told, 'pass'],
    [plain, `${told} A brief transition phase follows.`, 'fail'],
    [plain, `${told} Support can prolong your access.`, 'fail'],
    [plain, `${told} No extension is possible.`, 'pass'],
    [some, `${told} On the Marsh plan there is a grace period of 30 days.`, 'pass'],
    [some, `${told} The feed keeps running for a grace period of 30 days.`, 'fail'],
    [some, `${told} On the Marsh plan there is a grace period of 60 days.`, 'fail'],
    [some, told, 'pass'],
  ] as const)('%s → %s: %s', (notice, output, expected) => expect(verdict(notice, output)).toBe(expected));

  it('tells a place once, whatever Markdown stands before it', () => {
    const notice = plain.replace(/Files.*/, 'Tuned readers go on working with the feed for 30 days.');
    const output =
      '**`heron` feed** – **if you read it**, *switch* to the stream by **4 May 2027**. Tuned readers go on working with the feed for another 90 days.';
    const { findings } = check(notice, output, { rules: [11] }).rules[10]!;
    expect(findings.map((finding) => finding.output?.text)).toEqual(['another 90 days']);
  });

  // The same time in another measure, or without one, is nobody's invention.
  it.each([
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
    [
      'Lists can be exported through https://a.example/heron up to 3 August 2027.',
      'Lists: export until 3 August 2027.',
    ],
  ])('%s → %s', (granted, kept) => expect(verdict(`${plain} ${granted}`, `${told} ${kept}`)).toBe('pass'));
  it.each([
    'The end comes with slack for teams that are late.',
    'Late ones will still get in.',
    'It is open for another year.',
    'It remains until the next release.',
  ])('%s', (added) => expect(verdict(plain, `${told} ${added}`)).toBe('fail'));

  // A date of their own for some: "the Tampere clinics may use it until …".
  const clinics =
    'The Heron feed ends on 4 May 2027. If you read it, switch to the Heron stream. The clinics in Tampere may use the feed until 3 August 2027.';
  const boards = `${plain} Do you have boards that cannot be updated? For such boards you may request a postponement to 3 August 2027.`;
  const sealed = `${plain} Credit goes back to your card within 20 working days.`;
  const korea = `${plain} In Korea, the feed stays open until 3 August 2027.`;
  it.each([
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
    [
      clinics.replace('3 August 2027', '3 August 2027, 09:00 UTC'),
      `${told} It can be used until 3 August 2027.`,
      'fail',
    ],
  ] as const)('%s → %s: %s', (notice, output, expected) => expect(verdict(notice, output)).toBe(expected));

  it.each(inventedGrace.examples)('example: $why', ({ notice, output, verdict: expected }) =>
    expect(verdict(notice, output)).toBe(expected),
  );
});
