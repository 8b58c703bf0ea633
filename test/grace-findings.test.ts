import { describe, expect, it } from 'vitest';
import grace from '../rules/invented-grace.ts';
import facts from '../rules/lost-exception.ts';
import { toLedger } from '../src/ledger/ledger.ts';

/** What a finding says has to be true: time invented, time of some told of all, and more of it are three things. */
describe('kinds of findings', () => {
  const notice =
    'Relay v2 closes for workspaces on 9 June 2029; use Relay v3. Education workspaces may go on with v2 until 3 December 2029. Logs stay readable for a grace period of 30 days after the end.';
  const kinds = (output: string) =>
    [grace, facts].map((rule) =>
      (rule.check(toLedger(notice, output)) ?? []).filter(({ severity }) => severity !== 'note'),
    );

  it('tells time of some, told of everybody, with the clause that grants it', () => {
    const [given, kept] = kinds(
      'Relay v2 closes on 9 June 2029 for workspaces: use Relay v3. It may be used until 3 December 2029. Logs stay readable for a grace period of 30 days.',
    );
    expect(given).toMatchObject([
      { kind: 'grace-widened', args: { expected: expect.stringContaining('Education workspaces') } },
    ]);
    expect(kept).toMatchObject([{ kind: 'fact-widened' }]);
  });

  it('tells more time than is granted', () => {
    const [given] = kinds(
      'Relay v2 closes on 9 June 2029 for workspaces (education: 3 December 2029): use Relay v3. Logs stay readable for a grace period of 90 days.',
    );
    expect(given).toMatchObject([{ kind: 'grace-lengthened', args: { expected: expect.stringContaining('30 days') } }]);
  });

  it('tells time that nobody granted', () => {
    const [given] = kinds(
      'Relay v2 closes on 9 June 2029 for workspaces (education: 3 December 2029): use Relay v3. An extension can be arranged on request. Logs stay readable for a grace period of 30 days.',
    );
    expect(given).toMatchObject([{ kind: 'grace-invented' }]);
  });
});
