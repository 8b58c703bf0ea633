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
  const verdict = (notice: string, output: string): string => check(notice, output, { rules: [11] }).rules[10]!.verdict;

  it('tells a place once, whatever Markdown stands before it', () => {
    const notice = plain.replace(/Files.*/, 'Tuned readers go on working with the feed for 30 days.');
    const output =
      '**`heron` feed** – **if you read it**, *switch* to the stream by **4 May 2027**. Tuned readers go on working with the feed for another 90 days.';
    const { findings } = check(notice, output, { rules: [11] }).rules[10]!;
    expect(findings.map((finding) => finding.output?.text)).toEqual(['another 90 days']);
  });

  it.each(inventedGrace.examples)('example: $why', ({ notice, output, verdict: expected }) =>
    expect(verdict(notice, output)).toBe(expected),
  );
});
