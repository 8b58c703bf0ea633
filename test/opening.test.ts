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
