import { describe, expect, it } from 'vitest';
import keptFiller from '../rules/kept-filler.ts';
import { check } from '../src/check.ts';
import { type FillerSort, readFiller } from '../src/facts/filler.ts';
import { toDocument } from '../src/text/document.ts';

const sureOf = (text: string) => readFiller(toDocument(text)).filter((fact) => fact.sure);

describe('readFiller', () => {
  const filler: readonly (readonly [FillerSort, string])[] = [
    ['history', 'When we opened the Tartu office in 2011, Pelican Mail was all we had.'],
    ['history', 'Webhooks v1 was written by our founder over a long weekend in 2011.'],
    ['history', 'After nine years of loyal service, the connector is tired.'],
    ['history', 'It began life as an internal tool.'],
    ['history', 'It ends after nine seasons and 61 million duels.'],
    ['history', 'All good things come to an end.'],
    ['thanks', 'We owe it all to you.'],
    ['marketing', 'With Ibis you are in the best of company.'],
    ['marketing', 'It gives your feeds a real boost.'],
    ['business-reason', 'Egret is narrowing its product to what counts.'],
    ['business-reason', 'They are realigning their portfolio.'],
    ['history', 'Countless teams have used it over the years.'],
    ['thanks', 'Many thanks for your understanding.'],
    ['thanks', 'Thank you to everyone who reported bugs.'],
    ['thanks', "We couldn't have done it without you."],
    ['apology', 'Please accept our apologies for the short notice.'],
    ['apology', 'We know that this is an inconvenience.'],
    ['marketing', "We can't wait to see what you make of it!"],
    ['marketing', 'It is faster, simpler and more reliable than ever before.'],
    ['marketing', 'You are going to love the new editor.'],
    ['marketing', 'Happy charting!'],
    ['marketing', 'A state-of-the-art engine awaits you.'],
    ['business-reason', 'This lets the team devote its energy to newer products.'],
    ['business-reason', 'Keeping both versions alive had become too expensive.'],
    ['business-reason', 'The step is part of our ongoing commitment to quality.'],
    ['business-reason', 'Few customers were still using it.'],
    ['encouragement', 'The sooner you begin, the calmer it gets.'],
    ['encouragement', "Don't put it off until the last minute."],
    ['encouragement', 'Start today.'],
  ];
  it.each(filler)('%s: %s', (sort, text) => {
    expect(sureOf(text).map((fact) => fact.sort)).toContain(sort);
  });

  it.each([
    'Requests faster than 10 per second are rejected with 429.',
    'The first build after the change is slower because caches are not moved.',
    'Use Node 20 or newer.',
    'Listen to `payment.settled` instead.',
    'Have the worker listen to the new webhook.',
    'Data is erased after 30 days and 2 reminders.',
    'The link expires after two years.',
    'Narrow the query to one product.',
    'The caller bears the cost.',
    'Data from 2019 or earlier is not migrated.',
    'It has been deprecated since 2024.',
    'Tenants created since 2021 are not affected.',
    'LDAP simple bind on port 389 is switched off.',
    'Do not wait for the callback; poll the job status.',
    'Snapshots are kept for two years after the shutdown.',
    'The vendor stops security updates for this version in 2027.',
    'Because the licence has not been extended, the map layer has to go.',
    'Members of the Loyalty Programme keep their points.',
    'The Journeys feature and the Happy Path wizard are removed on 1 May 2027.',
    'Thank-you pages must be recreated.',
    'The birthday voucher is being phased down.',
    'Update your trust store with the new root.',
    'Please move to v3 before 1 May 2027.',
    'Security fixes for version 4 continue until 2029.',
    'Best-effort delivery only.',
    'Choose the Focus plan or the Team plan.',
    // What somebody is not let do is a constraint.
    'The new act no longer lets us store card numbers.',
    'Our licence does not allow us to offer the codec.',
    'The regulator lets us keep recordings only for a year.',
    // Comparatives that measure.
    'The new client needs a faster disk and a newer kernel.',
    'Choose the cheaper plan if 100 calls a day are enough.',
    'Smaller images make the first start quicker.',
    // A machine that waits.
    'A synchronous call cannot wait for a prompt.',
    'The worker can wait until the lock is free.',
    'Builds that cannot wait should use the fast queue.',
    // Where things go, who writes them, where they are found.
    'Unused credit goes back to the card that was charged.',
    'Files written by the old driver cannot be read.',
    'The limits can be found in the reference.',
    'It has been deprecated there since May.',
    // New things, and acting in time.
    'Do not begin new projects with it.',
    'Build new things on v3.',
    'Certificates must be rotated in time.',
    'The bulk endpoint is for Business accounts.',
    // Words of history and praise in statements of fact.
    'Links that were created in 2019 keep working.',
    'Tokens created more than a year ago are revoked.',
    'The customer journey endpoint stays.',
    'Tell your administrators before the switch.',
    'The flag was introduced in 5.2.',
    'From the moment of removal, calls fail.',
    'Heron is the only plan that keeps attachments.',
    'Enterprise is the first plan to be moved.',
    'Keep the last two years of logs.',
    'Support for it continues over the next two years.',
    'Remember that tokens expire.',
    'When we start the export, writes are blocked.',
    'The change can be undone until then.',
    'If it matters for your business account, upgrade it.',
    'It is ready for use with our API.',
    'Traffic on port 80 is dropped.',
    'Users of the Early Access program are not affected.',
    'It costs more: the fee increases to 5 euros.',
    'All users who have moved can ignore this.',
  ])('keeps the fact: %s', (text) => {
    expect(sureOf(text)).toEqual([]);
  });

  it('takes the clause only, where the rest of the sentence is a fact', () => {
    const text = 'To focus on newer products, we will switch off Pelican Mail on 4 May 2027.';
    expect(sureOf(text).map((fact) => fact.span.text)).toEqual(['To focus on newer products']);
  });

  it('takes an apposition only', () => {
    const [fact, ...others] = sureOf('Pelican Mail, a weekend project from 2012, is shut down on 4 May 2027.');
    expect(fact?.span.text).toBe('a weekend project from 2012');
    expect(others).toEqual([]);
  });

  it('takes a sentence without any fact as a whole', () => {
    const text = 'The widgets carried us a long way and we will always be fond of them';
    const facts = sureOf(`${text}. They stop on 4 May 2027.`);
    expect(facts.at(0)?.span.start).toBe(0);
    expect(facts.at(-1)?.span.end).toBe(text.length);
  });
});

describe('rule 7', () => {
  const notice = `Pelican Mail began as a student project in 2009, and two cats slept on its first server. Pelican Mail will be switched off on 4 May 2027 at 10:00 UTC. If you send mail through \`POST /v1/send\`, switch to \`POST /v2/send\` before then. You must verify your sender domain first, because v2 rejects unverified domains. Drafts are deleted 30 days after the switch-off. Thank you for the ride!`;
  const facts =
    'Pelican Mail, for those who send mail through `POST /v1/send`: switched off on 4 May 2027 at 10:00 UTC. Verify your sender domain, because v2 rejects unverified domains, then switch to `POST /v2/send`. Drafts are deleted 30 days after the switch-off.';
  const verdict = (output: string): string => check(notice, output, { rules: [7] }).rules[6]!.verdict;

  it('passes the facts alone', () => expect(verdict(facts)).toBe('pass'));

  it.each([
    'Two cats slept on the first server.',
    'Thank you for your trust.',
    'Sorry for the trouble!',
    'The change lets the vendor concentrate on other work.',
    'Two friends coded it in a garage.',
    'Thx a lot, folks!',
    'Hardly anybody used it any more.',
    'The product was born in a garage.',
    'The market is changing.',
    'It has served thousands of teams for twelve years.',
    'Two engineers wrote it in 2011.',
    'Our customers asked for a simpler line-up.',
    'Farewell, old friend.',
    'The vendor is consolidating its products.',
    'May your inbox never be full.',
    'Start early. The sooner you switch, the better.',
    'We urge you once more to switch. Do not wait until May.',
    'The successor is a joy to use.',
  ])('fails with: %s', (added) => expect(verdict(`${facts} ${added}`)).toBe('fail'));

  it.each(['Hello everyone,\n\n', '## Pelican Mail\n\n'])('leaves the front alone: %j', (front) =>
    expect(verdict(front + facts)).toBe('pass'),
  );

  it('takes pictures and shouts together for advertising, neither alone', () => {
    const dressed = facts.replaceAll('. ', '.\n\n🌼 ');
    const many = `🌼 🌻 ${dressed} 🌸`;
    expect(verdict(many)).toBe('pass');
    expect(verdict(`${facts} Verify it first!`)).toBe('pass');
    expect(verdict(`${many}\n\nPelican Mail stops then!`)).toBe('fail');
  });

  it('passes a reason in the words of the notice', () => {
    const why =
      'Pelican Mail is shut down on 4 May 2027: an audit no longer lets us keep mail on disk. If you send mail, use Heron Mail.';
    const told =
      'If you send mail with Pelican Mail, use Heron Mail: it is shut down on 4 May 2027, as an audit forbids us to keep mail on disk.';
    expect(check(why, told, { rules: [7] }).rules[6]!.verdict).toBe('pass');
  });

  it.each([
    ['attic.brackish.example', 'Reads fail: attic, off since 4 May 2027.', 'pass'],
    ['garage.brackish.example', 'The garage has been off since 4 May 2027.', 'pass'],
    ['hall.brackish.example', 'attic: down for good.', 'fail'],
    ['hall.brackish.example', 'Computing is 6 % more expensive there.', 'pass'],
    ['hall.brackish.example', 'The old hosts had become more expensive.', 'fail'],
  ])('with %s in the notice: %s: %s', (host, told, expected) => {
    const closing = `The store at ${host} closes on 4 May 2027. Computing costs 6 % more at its successor, store.brackish.example.`;
    expect(check(closing, `${host} closes. ${told}`, { rules: [7] }).rules[6]!.verdict).toBe(expected);
  });

  it('leaves one encouragement open', () => expect(verdict(`${facts} Please start early.`)).toBe('pass'));

  it('shows the words of the notice that were repeated', () => {
    const findings = check(notice, `${facts} It began as a student project in 2009.`, { rules: [7] }).findings;
    expect(findings.some((finding) => finding.notice?.text.includes('student project'))).toBe(true);
  });

  it.each(keptFiller.examples)('example: $why', ({ notice, output, verdict }) => {
    expect(check(notice, output, { rules: [7] }).rules[6]!.verdict).toBe(verdict);
  });
});
