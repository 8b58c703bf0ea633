import { describe, expect, it } from 'vitest';
import rule from '../rules/everyone-affected.ts';
import { readUniversals } from '../src/facts/audience/universal.ts';
import { readAudience } from '../src/facts/audience.ts';
import { toLedger } from '../src/ledger/ledger.ts';
import { toDocument } from '../src/text/document.ts';

const failing = (notice: string, output: string): boolean => (rule.check(toLedger(notice, output)) ?? []).length > 0;

describe('groups that a notice describes', () => {
  const groups: [text: string, group: string][] = [
    ['This affects tenants with a SAML connection.', 'tenants with a SAML connection'],
    ['You are receiving this because your shop uses Fax.', 'your shop uses Fax'],
    ['**Who is affected:** clients that send `X-Old`.', 'clients that send `X-Old`'],
    ['Fax is retired for accounts on the Basic plan.', 'accounts on the Basic plan'],
    ['## Who is affected?\n\nOwners of a DB-100. Nobody else.', 'Owners of a DB-100'],
    ['Only tenants in Peru are affected.', 'Only tenants in Peru are'],
    ['You are only affected if you still send from Peru.', 'you still send from Peru'],
    ['No action is needed unless you send from Peru.', 'you send from Peru'],
    ['This is relevant for you if you send from Peru.', 'you send from Peru'],
    ['Scope: tenants on the Basic tier', 'tenants on the Basic tier'],
    ['For: plant managers with a DB-100', 'plant managers with a DB-100'],
    ['### Does this apply to me?\n\nYes, if you send from Peru.', 'you send from Peru'],
    ['We are writing to operators of desks with a DB-100.', 'operators of desks with a DB-100'],
    ["We're contacting owners of a DB-100.", 'owners of a DB-100'],
    ['I am writing to choirs whose scores lie in Fax.', 'choirs whose scores lie in Fax'],
    ['This message is for operators of sorting desks.', 'operators of sorting desks'],
  ];
  it.each(groups)('%s', (text, group) => {
    const stated = readAudience(toDocument(text)).filter(
      (fact) => fact.scope === 'some' && fact.certainty === 'stated',
    );
    expect(stated.map((fact) => fact.span.text)).toContain(group);
  });

  it('tells the spared from the affected', () => {
    const facts = readAudience(toDocument('Teams on Pro are not affected.'));
    expect(facts.map((fact) => fact.scope)).toEqual(['not']);
  });

  it.each([
    'Merchants behind the hosted checkout do not need to do anything.',
    "Schools on the Basic tier needn't move before June.",
    'Clients that poll have never had to sign it.',
    'Owners of a DB-100 do not have to switch.',
    'Starter allows 10 guests per workspace, so you will have to remove guests above 10 before you can upgrade.',
    'Keys of v1 are bound to the old tenant and cannot be used with v2.',
    'Tokens are tied to the previous account and cannot be reused.',
    'The badges belong to the old workspace but have to be collected.',
    // What they are told, and all whom a vendor has.
    'We are writing to tell customers that Fax changes.',
    'We are writing to the members of our forum.',
    'We are writing to let owners of our boxes know.',
  ])('takes those who need not act for no affected ones: %s', (text) =>
    expect(readAudience(toDocument(text)).filter(({ scope }) => scope === 'some')).toEqual([]),
  );
});

describe('claims about everyone', () => {
  const claims: [text: string, claims: string[]][] = [
    ['All Nimbus customers must move.', ['All Nimbus customers']],
    ['Every single account has to be changed.', ['Every single account']],
    ['This is the end of Fax for everyone.', ['everyone']],
    ['No tenant is spared.', ['No tenant is spared']],
    ['Nobody is exempt.', ['Nobody is exempt']],
    ['The whole customer base moves.', ['whole customer base']],
    ['Move to Mail, regardless of plan.', ['regardless of plan']],
    ['Fax is removed from all workspaces.', ['all workspaces']],
    ['Hi everyone! Fax ends.', []],
    ['Thanks to all customers.', []],
    ['All times are UTC.', []],
    ['All three dates stand.', []],
    ['Not all customers are affected.', []],
    ['All other accounts keep it.', []],
    ['Export all customer data.', []],
    ['Notify all users of yours.', []],
    ['Every customer of yours has to sign anew.', []],
    ['Run it once for each site.', []],
    ['All your apps must be rebuilt.', []],
    ['Every app password expires.', []],
    ['Nobody can recover them.', []],
    ['Every Nimbus tenant therefore has to move.', ['Every Nimbus tenant']],
    ['The whole engineering department must move.', ['whole engineering department']],
    ['Mail Stream takes over at all our libraries.', ['all our libraries']],
    ['Nimbus is making every customer give up Fax.', ['every customer']],
    ['Fax ends, and no customer gets around it.', ['no customer gets around']],
    ['On 3 May every account, with all faxes in it, is deleted.', ['every account']],
    ['This makes Fax safer for you and brings joy to the whole community.', []],
    ['Peru is affected; everyone else can ignore this.', []],
    ['All of your tenants must move.', []],
    ['Anyone can read them.', []],
    ['Everyone here will miss it.', []],
    ['All of Finance has to switch.', ['All of Finance']],
    ['All of it, with samples, is online.', []],
    ['Each and every one of you has to move.', ['Each and every one of you']],
    ['It is compulsory for all.', ['all']],
    ['Do it once and for all.', []],
    ['This is a company-wide switch.', ['company-wide']],
    ['Set the flag company-wide in the console of Nimbus Teams.', []],
    ['Customers everywhere have to move.', ['Customers everywhere']],
    ["Everyone's account must be moved.", ["Everyone's account"]],
    ['Move, no matter who you are.', ['no matter who you are']],
    ['Every Nimbus customer changes to Mail.', ['Every Nimbus customer']],
    ['All users switch to Mail.', ['All users']],
    ['All customer addresses are kept.', []],
    ['Any customer has to move.', ['Any customer']],
    ['Any customer can read them.', []],
    ['That means more room for everyone.', []],
  ];
  it.each(claims)('%s', (text, found) => {
    expect(
      readUniversals(toDocument(text))
        // "All times": any noun, which a notice that calls its users so may turn into a claim.
        .filter(({ concerned, population }) => concerned && population !== 'other')
        .map((claim) => claim.span.text),
    ).toEqual(found);
  });
});

describe('rule 12', () => {
  const narrow =
    'Nimbus Fax will be shut down on 3 May 2027 for tenants on the Basic plan. Move to Mail Stream. Help: https://nimbus.example/fax';
  const open = 'The `tie()` function of Knots is deprecated. Use `knot()`. Docs: https://knots.example/tie';
  const all = 'Every Nimbus account is affected: the host old.nimbus.example closes on 3 May 2027. We thank all users.';
  const deleted = 'Kitebook will close on 3 May 2027. On that day every account, with all photos, is deleted.';
  const restored =
    'Your account ran a domain with `k2` nodes in nord-2. They end on 3 May 2027; we will then restore each domain.';
  const thanked = 'We thank all users for their patience. Nimbus Fax ends on 3 May 2027 for tenants in Peru.';
  const firmware =
    'Firmware 5.x of the KP-3 probe is switched off on 3 May 2027. Install 6.3. Run `reset` once per probe.';
  const flag =
    'The flag `--loose` of the Tern compiler is removed on 3 May 2027 for projects that build with it. Everyone here has a soft spot for `--strict`, which you should use.';
  const used =
    'This concerns shops that print labels through the LabelBox tool. LabelBox ends on 3 May 2027; move to LabelHub. Shops that print by hand are not affected.';
  const usedBySome =
    'This concerns shops on the Free plan that print labels through the LabelBox tool. LabelBox ends for them on 3 May 2027.';
  const held =
    'We are writing to operators of sorting desks that still print through the LabelBox plugin. It ends on 3 May 2027. Desks of the hosted edition need do nothing.';
  const cases: [notice: string, output: string, fails: boolean][] = [
    // What a group does with the thing is the use of it.
    [used, 'LabelBox ends on 3 May 2027. All shops that use LabelBox must move to LabelHub.', false],
    [used, 'LabelBox ends on 3 May 2027. Every shop with LabelBox has to move to LabelHub.', false],
    [used, 'LabelBox ends on 3 May 2027. All shops must move to LabelHub.', true],
    [usedBySome, 'LabelBox ends on 3 May 2027. All shops that use LabelBox must move to LabelHub.', true],
    // People told by what they have.
    [held, 'The LabelBox plugin ends for all desks on 3 May 2027.', true],
    [held, 'The LabelBox plugin ends on 3 May 2027. All sorting desks are affected.', true],
    [held, 'The LabelBox plugin ends on 3 May 2027 for all desks that print through it.', false],
    // The product is wider than the part of it that goes.
    [firmware, 'All KP-3 owners have to install 6.3 by 3 May 2027.', true],
    [firmware, 'Every KP-3 site must install 6.3 by 3 May 2027.', true],
    [firmware, 'All owners of firmware 5.x have to install 6.3 by 3 May 2027.', false],
    [firmware, 'Everyone whose KP-3 runs 5.x installs 6.3 by 3 May 2027.', false],
    [firmware, 'Firmware 5.x ends on 3 May 2027: each probe needs one `reset`.', false],
    [flag, '`--loose` goes on 3 May 2027. All Tern users have to use `--strict`.', true],
    [flag, '`--loose` goes on 3 May 2027. Everyone on Tern has to use `--strict`.', true],
    [flag, '`--loose` goes on 3 May 2027 for all projects that build with it.', false],
    [flag, '`--loose` goes on 3 May 2027. Anyone with a spreadsheet must use `--strict`.', true],
    [flag, '`--loose` goes on 3 May 2027. Anyone with such projects must use `--strict`.', false],
    [narrow, 'Nimbus Fax ends on 3 May 2027 for tenants on Basic. All Nimbus tenants must move.', true],
    [narrow, 'Nimbus Fax ends on 3 May 2027 for tenants on Basic. Everybody has to move to Mail Stream.', true],
    [narrow, 'Everyone who uses Nimbus has to move.', true],
    [narrow, 'Nimbus Fax ends for tenants on Basic, whichever region they are in.', true],
    [narrow, 'Nimbus Fax ends for all tenants on the Basic plan.', false],
    [narrow, 'Hey everyone! Nimbus Fax ends for tenants on Basic.', false],
    [narrow, 'Nimbus Fax ends for tenants on Basic; all faxes must be sent by 3 May 2027.', false],
    [narrow, 'Nimbus Fax ends for tenants on Basic. You must move to Mail Stream.', false],
    [open, '`tie()` is deprecated. All Knots users should use `knot()`.', true],
    [open, 'All three models retire; all calls of `tie()` fail.', false],
    [open, '`tie()` is deprecated for everyone who calls `tie()`.', false],
    [all, 'old.nimbus.example closes on 3 May 2027 for all accounts, regardless of plan.', false],
    [thanked, 'Nimbus Fax ends on 3 May 2027 for all users.', true],
    [open, '`tie()` is deprecated. Anyone with older code has to use `knot()`.', false],
    [open, '`tie()` is deprecated. Whoever uses Knots has to use `knot()`.', true],
    [deleted, 'Kitebook closes; all accounts with their photos are deleted on 3 May 2027.', false],
    [restored, 'Nodes on `k2` end on 3 May 2027 and each domain is restored.', false],
    [
      'Public Mode is deprecated for accounts that use it. We are going to migrate all accounts permanently to Private Mode on 1 October 2029.',
      'Public Mode ends for accounts that use it: on 1 October 2029 everyone gets migrated to Private Mode.',
      false,
    ],
    [
      'Public Mode is deprecated for accounts that use it. We are going to migrate all accounts on Basic permanently to Private Mode on 1 October 2029.',
      'Public Mode ends: on 1 October 2029 everyone gets migrated to Private Mode.',
      true,
    ],
    [restored, 'Nodes on `k2` end on 3 May 2027, for everyone, whatever region they are in.', true],
  ];
  it.each(cases)('%s → %s', (notice, output, fails) => {
    expect(failing(notice, output)).toBe(fails);
  });

  it.each(rule.examples)('keeps its own example: $why', ({ notice, output, verdict }) => {
    expect(failing(notice, output) ? 'fail' : 'pass').toBe(verdict);
  });

  it('takes hostile text', () => {
    for (const text of [
      'all '.repeat(5000),
      'everyone who '.repeat(4000),
      'for all users, '.repeat(3000),
      `${'a'.repeat(50000)}!`,
    ])
      expect(failing(narrow, text)).toBeTypeOf('boolean');
  });
});
