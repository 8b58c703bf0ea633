import { describe, expect, it } from 'vitest';
import rule from '../rules/late-subject.ts';
import { readOpening } from '../src/facts/opening.ts';
import { toLedger } from '../src/ledger/ledger.ts';
import { toDocument } from '../src/text/document.ts';

const kindsOf = (notice: string, output: string): string[] =>
  (rule.check(toLedger(notice, output)) ?? []).map((finding) => finding.kind);

describe('the opening of a text', () => {
  const openings: [name: string, text: string, opening: string][] = [
    ['the first sentence of prose', 'Fax ends in May. Teams must move.', 'Fax ends in May.'],
    [
      'a title and the sentence after it',
      '# Fax ends\n\nTeams on Basic lose it. More below.',
      'Fax ends\n\nTeams on Basic lose it.',
    ],
    ['a whole labelled line', 'Affected: fax users. Not Pro.\nDeadline: May', 'Affected: fax users. Not Pro.'],
    ['a whole bullet', '- Fax ends. Teams on Basic lose it.\n- Act now.', 'Fax ends. Teams on Basic lose it.'],
    ['a bold lead-in with its sentence', '**Fax.** Teams on Basic lose it. More.', 'Fax. Teams on Basic lose it.'],
    ['no fence', '```\nFax ends. More.\n```', 'Fax ends.'],
    [
      'a lead-in with the bullet under it',
      'We retire Fax for:\n\n- teams on Basic\n- teams on Pro',
      'We retire Fax for:\n\n- teams on Basic',
    ],
  ];
  it.each(openings)('is %s', (_, text, opening) => {
    const doc = toDocument(text);
    const { range } = readOpening(doc);
    expect(doc.plain.slice(range.start, range.end)).toBe(opening);
  });

  const fronts: [kind: string | null, text: string][] = [
    ['greeting', 'Hi team! Fax ends on 3 May.'],
    ['greeting', 'Hey all 👋 Fax ends on 3 May.'],
    ['greeting', 'Dear customer,\n\nFax ends on 3 May.'],
    ['greeting', ':wave: Heads up, folks! Fax ends on 3 May.'],
    ['greeting', 'Just a friendly reminder that Fax ends on 3 May.'],
    ['thanks', 'Thank you for sending with us. Fax ends on 3 May.'],
    ['thanks', 'Sorry for the short notice, but Fax ends on 3 May.'],
    ['preamble', "Here's the shortened notice:\n\nFax ends on 3 May."],
    ['preamble', 'Below is the condensed version.\n\nFax ends on 3 May.'],
    ['marketing', 'Great news – sending is getting easier! Fax ends on 3 May.'],
    ['marketing', '**Say hello to Mail Stream! 🎉**\n\n- Fax ends on 3 May.'],
    ['marketing', "We're thrilled to bring you Mail Stream. Fax ends on 3 May."],
    ['date', 'On 3 May 2027, Fax ends.'],
    ['date', 'By May 3, 2027 teams must leave Fax.'],
    ['action', 'Please move to Mail Stream by 3 May.'],
    ['action', 'Switch to Mail Stream by 3 May.'],
    ['action', 'Replace Fax by Mail Stream.'],
    ['label', 'Deadline: 3 May\nAffected: Fax users\nAction: move'],
    [null, 'Affected: Fax users\nDeadline: 3 May'],
    [null, 'Heads-up for anyone on Fax: it ends on 3 May.'],
    [null, 'Update channels end on 3 May.'],
    [null, 'Support for Fax ends on 3 May.'],
    [null, 'Import maps are deprecated for Basic teams.'],
    [null, 'Discover v1 will be removed on 3 May.'],
    ['action', 'Import your maps before 3 May.'],
    [null, 'Export of faxes will be removed on 3 May.'],
    [null, 'May Fax users keep their number? No: Fax ends on 3 May.'],
    [null, '**Fax: teams on Basic**\n\n- 3 May 2027: Fax ends.'],
    ['greeting', 'Morning all! Fax ends on 3 May.'],
    ['greeting', 'Good evening, team, Fax ends on 3 May.'],
    ['greeting', 'Afternoon everyone 👋 Fax ends on 3 May.'],
    [null, 'Morning faxes end on 3 May.'],
    [null, 'Evening deliveries, sent by Fax, end on 3 May.'],
    ['preamble', 'Quick summary for you:\n\n- Fax ends on 3 May.'],
    ['preamble', 'A short recap of the mail:\n\nFax ends on 3 May.'],
    ['preamble', 'Your brief overview: Fax ends on 3 May.'],
    ['action', 'Please be on Mail Stream by 3 May.'],
    ['action', 'Run `fax migrate` by 3 May.'],
    ['action', 'Convert your fax numbers: Fax ends on 3 May.'],
    [null, 'Please be aware that Fax ends on 3 May.'],
    [null, 'Contact centres with a fax line lose it on 3 May.'],
    [null, 'Point releases of Fax end with 6.4.'],
    [null, 'Check runs that send faxes fail from 3 May.'],
    [null, 'Start menus with the fax entry lose it on 3 May.'],
    [null, ''],
  ];
  it.each(fronts)('has %s in front: %s', (kind, text) => {
    expect(readOpening(toDocument(text)).front?.kind ?? null).toBe(kind);
  });
});

describe('rule 3', () => {
  const plan =
    'Nimbus Fax will be shut down on 3 May 2027 for tenants on the Basic plan in the EU region. Move to Mail Stream. Pro tenants keep it.';
  const called =
    'You are receiving this because your project called `GET /v1/pages` in the last 30 days. `GET /v1/pages` is deprecated and will be removed on 3 May 2027. Use `GET /v2/pages`.';
  const plain = 'The `tie()` function is deprecated. It still works. Use `knot()` in new code.';
  const models =
    '# Model retirements\n\n| Model | Shutdown | Replacement |\n|---|---|---|\n| `lark-1` | 3 May 2027 | `lark-3` |\n| `lark-embed` | 4 May 2027 | `lark-vec` |\n\nChange the `model` parameter.';
  const cases: [notice: string, output: string, kinds: string[]][] = [
    [plan, 'Nimbus Fax shuts down on 3 May 2027 for EU tenants on the Basic plan.', []],
    [plan, 'Tenants in the EU on the Basic plan lose Nimbus Fax on 3 May 2027.', []],
    [plan, '**Nimbus Fax shutdown**\n\n- EU tenants on Basic: off on 3 May 2027.', []],
    [plan, 'Nimbus Fax shuts down on 3 May 2027. Tenants on Basic in the EU are affected.', ['users-not-in-opening']],
    [plan, 'Nimbus Fax shuts down for all tenants on 3 May 2027.', ['users-not-in-opening']],
    [plan, 'A service of ours goes away for EU tenants on the Basic plan.', ['thing-not-in-opening']],
    [plan, 'Mail Stream takes over from Nimbus Fax for EU tenants on the Basic plan.', ['late-start']],
    [called, 'Affected: projects that called `GET /v1/pages` in the last 30 days\nDeadline: 3 May 2027', []],
    [called, 'If your project called `GET /v1/pages` within 30 days: it is removed on 3 May 2027.', []],
    [called, '`GET /v1/pages` is removed on 3 May 2027.', ['users-not-in-opening']],
    [called, '`GET /v2/pages` is the new way to page for projects that called it in the last 30 days.', ['late-start']],
    [plain, '`tie()` is deprecated but works; use `knot()`.', []],
    [plain, 'Affected: `tie()`\nDeadline: none\nAction: use `knot()`', []],
    [models, 'Affected: `lark-1` and `lark-embed`\nDeadline: 3 and 4 May 2027', []],
    [models, 'Users of `lark-1` or `lark-embed` must change the `model` parameter.', []],
    [models, '`lark-3` and `lark-vec` are here. `lark-1` and `lark-embed` go in May.', ['late-start']],
  ];
  // Kinds of language that were read wrongly once; each in words of its own.
  const kite = 'Kitebook will close on 3 May 2027. Please save your trips. Help: https://kitebook.example/bye';
  const unmaintained =
    '> [!CAUTION]\n> `sapling` is unmaintained. It gets security fixes until 3 May 2027; issues filed later stay unanswered.\n\nSuggested successor: `oakling`.';
  const models2 = '`orca-mini-1` retires on 3 May 2027. Recommended: `orca-mini-3`. Retrain on it before.';
  const moved =
    'After talks with several resellers we have moved the end of `ns1.reed.example` to 3 May 2027. If one of your zones points to it, change it.';
  const slots =
    'You get this mail because an API key of your shop called `/v2/slots` within the past 14 days. `/v2/slots` ends on 3 May 2027.';
  const leased =
    'Door Lists leaves the Starter plan on 3 May 2027. Venues that lease their scanners from us keep it for the time of the lease.';
  const part =
    'Fax for Windows 6.x ends on 3 May 2027. Customers on Windows 10 or older cannot install 7.x. Clients need a new key.';
  const vocative =
    'Site managers who still publish rosters: the Shift Board is switched off on 3 May 2027. Use the Planner.';
  const condition =
    'Fax v1 is retired on 3 May 2027. You are only affected if your account was created in Peru or Chile.';
  const unless = 'Fax v1 is retired on 3 May 2027. No action is needed unless you send from Peru or Chile.';
  const about = 'Fax leaves our apps on 3 May 2027.\n\n**Is this about me?**\nOnly if you send to Peru or Chile.';
  cases.push(
    [kite, 'Kitebook closes for its travellers on 3 May 2027.', []],
    [kite, 'Affected: everyone who keeps trips in Kitebook\nDeadline: 3 May 2027', []],
    [kite, 'The service closes on 3 May 2027.', ['thing-not-in-opening']],
    [unmaintained, 'If you depend on `sapling`: it is unmaintained.', []],
    [unmaintained, 'Affected: sapling users\nDeadline: 3 May 2027', []],
    [unmaintained, '`oakling` is the suggested successor of a library that gets no more fixes.', ['late-start']],
    [models2, 'orca-mini-1 retires on 3 May 2027.', []],
    [models2, '`orca-mini-3` takes over on 3 May 2027.', ['late-start']],
    [models2, 'Callers of `orca-mini-1` move to `orca-mini-3`.', []],
    [moved, 'The end of `ns1.reed.example` is now 3 May 2027.', []],
    [moved, 'Affected: zones that point to `ns1.reed.example`\nDeadline: 3 May 2027', []],
    [moved, 'For zones on ns1.reed.example: it ends on 3 May 2027.', []],
    [slots, 'Shops calling `/v2/slots` lose it on 3 May 2027.', []],
    [slots, 'Your shop uses `/v2/slots`, which ends on 3 May 2027.', []],
    [slots, 'Affected: shops on `/v2/slots`\nDeadline: 3 May 2027', []],
    [leased, 'Affected: the Starter plan (Door Lists)\nDeadline: 3 May 2027', []],
    [leased, 'Door Lists leaves the Starter plan on 3 May 2027.', []],
    [part, 'Fax for Windows 6.x ends on 3 May 2027.', []],
    [part, 'End of Fax 6.x (Windows): 3 May 2027.', []],
    [vocative, 'The Shift Board is switched off on 3 May 2027 for managers who publish rosters.', []],
    [condition, 'Fax v1 is retired on 3 May 2027 for accounts created in Peru or Chile.', []],
    [condition, 'Fax v1 is retired on 3 May 2027. It affects Peru and Chile.', ['users-not-in-opening']],
    [unless, 'Fax v1, if used to send from Peru or Chile, is retired on 3 May 2027.', []],
    [unless, 'Fax v1 is retired on 3 May 2027.', ['users-not-in-opening']],
    [about, 'Fax to Peru or Chile leaves the apps on 3 May 2027.', []],
    [about, 'All users lose Fax, which leaves the apps on 3 May 2027.', ['users-not-in-opening']],
    [plain, 'All users: `tie()` is deprecated and still works. Use `knot()`.', ['everyone-in-opening']],
  );
  it.each(cases)('%s → %s', (notice, output, kinds) => {
    expect(kindsOf(notice, output)).toEqual(expect.arrayContaining(kinds));
    expect(kindsOf(notice, output).length > 0).toBe(kinds.length > 0);
  });

  it('points into both texts', () => {
    const output = 'Nimbus Fax shuts down on 3 May 2027. Move.';
    const [finding] = rule.check(toLedger(plan, output)) ?? [];
    expect(finding?.output?.text).toBe('Nimbus Fax shuts down on 3 May 2027.');
    expect(plan.slice(finding!.notice!.start, finding!.notice!.end)).toBe(finding!.notice!.text);
  });

  it.each(rule.examples)('keeps its own example: $why', ({ notice, output, verdict }) => {
    expect(kindsOf(notice, output).length > 0 ? 'fail' : 'pass').toBe(verdict);
  });
});

describe('an umbrella for the parts that go', () => {
  const notice = `# Rainfall Grid v1: withdrawal plan

This plan concerns everyone who downloads Rainfall Grid v1.

| Path | What becomes of it |
|---|---|
| \`/rain/v1/daily/\` | withdrawn on 4 May 2027 |
| \`/rain/v1/hourly/\` | offline since 14 February 2026 |

The successor is Rainfall Grid v3 (\`/rain/v3/\`).`;
  it.each([
    ['Rainfall Grid v1 ends for everyone who downloads it: the daily files on 4 May 2027.', []],
    ['Affected: everyone who downloads Rainfall Grid v1', []],
    [
      'Rainfall Grid v3 succeeds the old files for everyone who downloads them.',
      ['late-start', 'thing-not-in-opening'],
    ],
  ])('%s', (output, kinds) => expect(kindsOf(notice, output)).toEqual(kinds));
});
