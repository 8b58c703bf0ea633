import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';
import { entriesOf } from '../src/ledger/entries.ts';
import { toLedger } from '../src/ledger/ledger.ts';
import { wordsFor } from '../src/report/wording.ts';

/** What the findings of a rule say to write, in their order. */
const hints = (rule: number, notice: string, output: string): string[] =>
  check(`${notice}\n`, `${output}\n`)
    .findings.filter((finding) => finding.rule === rule && finding.severity === 'error')
    .map((finding) => wordsFor(finding).hint);

describe('of several identifiers the hint names the one that was meant', () => {
  it.each([
    [
      'the nearest one',
      'Support for Node 18 will be removed on 1 May 2026. Users of Node 18 must upgrade to Node 20.11 or later.',
      'Users of Node 18: support will be removed on 1 May 2026. Upgrade to Node 20.1 or later.',
      'Node 20.11',
    ],
    [
      'not the one that stands there already',
      'TLS 1.0 will be switched off on 16 March 2026. Clients that use it must upgrade to TLS 1.2 or later.',
      'Clients that use TLS 1.0: it will be switched off on 16 March 2026. Upgrade to TLS 1.3 or later.',
      'TLS 1.2',
    ],
    [
      'the successor in the place of the successor',
      'The board LW1 will be retired on 3 May 2027. If you own one, order the LW3 instead.',
      'Owners of an LW1: it will be retired on 3 May 2027. Order the LW2 instead.',
      'LW3',
    ],
    [
      'the one that is a letter away, whatever is said of it',
      'Uploads v1 (`POST /v1/uploads`) ends on 3 May 2027. Clients that call it must send files to `POST /v2/uploads`.',
      'Clients that call `POST /v1/uploads`: it ends on 3 May 2027. Swap in `POST /v2/upload`.',
      'POST /v2/uploads',
    ],
    [
      'a setting by its value',
      'The setting `relay=lantern` ends on 3 May 2027. If you use it, set `relay=firefly` instead.',
      'If you use `relay=lantern`: it ends on 3 May 2027. Set `relay=fireflies` instead.',
      'relay=firefly',
    ],
  ])('%s', (_, notice, output, expected) => {
    expect(hints(9, notice, output)).toEqual([`Copy it to the letter: "${expected}".`]);
  });

  it('a slip in the retiring thing is told as one', () => {
    expect(
      hints(
        9,
        '`/v1/exports` will be removed on 3 May 2027. If you call it, use `/v2/exports` instead.',
        'Callers of `/v1/export`: it will be removed on 3 May 2027. Use `/v2/exports` instead.',
      ),
    ).toEqual(['Copy it to the letter: "/v1/exports".']);
  });
});

describe('what is part of another name is told once', () => {
  const notice = 'TLS 1.0 will be switched off on 16 March 2026. Clients that use it must upgrade to TLS 1.2 or later.';
  const output = 'Clients that use TLS 1.0: it will be switched off on 16 March 2026. Upgrade to a newer one.';
  it('as an identifier', () => {
    expect(hints(9, notice, output)).toHaveLength(1);
  });
  it('as the replacement', () => {
    expect(hints(5, notice, output)).toEqual(['Name "TLS 1.2" as the replacement.']);
  });
});

describe('a slip is shown where it stands', () => {
  const notice =
    'The webhook hooks/billing_v0 will be turned off on 13 March 2026. If you use it, move to hooks/billing_v1 and verify the X-Bill-Sig header.';
  it('in a name that looks like words', () => {
    const output =
      'If you use the webhook hooks/billing_v0: it will be turned off on 13 March 2026. Move to hooks/billing-v1 and verify the X-Bill-Sig header.';
    expect(hints(9, notice, output)).toEqual(['Copy it to the letter: "hooks/billing_v1".']);
  });
  it('and nothing is said of vague words where there are none', () => {
    expect(hints(9, notice, 'Nothing.')).toContain(
      'Name it by "hooks/billing_v1", to the letter, and not by vaguer words.',
    );
  });
});

describe('what is told of some', () => {
  it('is missing, and not told of everybody, where a place shares only a word with it', () => {
    const notice =
      'The Basic scheduler shuts down on 30 June 2026. Jobs created through the console must be recreated in Scheduler Plus; jobs created by Terraform are moved automatically.';
    const output = 'Basic scheduler users: it shuts down on 30 June 2026. Recreate your jobs in Scheduler Plus before.';
    expect(hints(6, notice, output)).toEqual([
      'Keep it, in your own words if need be: "jobs created by Terraform are moved automatically".',
    ]);
  });
});

describe('quotes are whole', () => {
  it.each([
    ['a backtick', '`ember-2` is deprecated. You must set `model: ember-3`.', 'set `model: ember-3`'],
    [
      'a quotation mark',
      'Ember 2 ends on 3 May 2027. You must run pip install "ember>=3.0".',
      'run pip install "ember>=3.0"',
    ],
  ])('%s', (_, notice, expected) => {
    const texts = check(`${notice}\n`, 'Ember ends.\n').findings.map(({ notice: span }) => span?.text ?? '');
    expect(texts.some((text) => text.endsWith(expected))).toBe(true);
  });
});

describe('dates that have changed places', () => {
  it.each([
    [
      'by what happens then, where that tells which one is meant',
      'Feeds v1 is deprecated on 1 May 2027 and will be removed on 1 May 2028. If you call it, use Feeds v2.',
      'If you call Feeds v1: it is removed on 1 May 2027 and deprecated on 1 May 2028. Use Feeds v2.',
      'Tell the deprecation on "1 May 2027", not on "1 May 2028".',
    ],
    [
      'by the dates alone, where several have one role',
      'Photo Print Shop closes in three steps. 1 April 2026: no new orders. 1 May 2026: open orders are cancelled and refunded. 1 June 2026: accounts and stored photos are deleted.',
      'Photo Print Shop: no new orders from 1 May 2026, open orders completed on 1 April 2026, accounts deleted on 1 June 2026.',
      'Write "1 April 2026" in place of "1 May 2026".',
    ],
  ])('%s', (_, notice, output, expected) => {
    expect(hints(4, notice, output)).toEqual([expected]);
  });
});

it('what the ledger calls kept has a place', () => {
  const ledger = toLedger(
    'The v1 API will be shut down on June 30, 2026 at 09:00 PDT. What you need to do:\n\n1. Replace the environment variable ACME_STORAGE_KEY with ACME_STORAGE_TOKEN. Keys can not be used with v2 because v2 only accepts short-lived tokens.\n2. If you use multipart uploads, set part_size explicitly: v2 has no default.\n\nBuckets in the eu-north-2 region stay on v1 until September 30, 2026 at 09:00 PDT, because that region does not run v2 yet.',
    'Affected: callers of the v1 API.\nDeadline: v1 is shut down on June 30, 2026 at 09:00 PDT. Buckets in eu-north-2 stay on v1 until September 30, 2026 at 09:00 PDT.\nAction: replace ACME_STORAGE_KEY with ACME_STORAGE_TOKEN; for multipart uploads set part_size explicitly.',
  );
  const kept = entriesOf(ledger).filter(({ state }) => state === 'kept');
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter(({ output }) => output === undefined)).toEqual([]);
});

describe('a sentence that is read aloud', () => {
  const found = (notice: string, output: string, rule: number): string[] =>
    check(`${notice}\n`, `${output}\n`)
      .findings.filter((finding) => finding.rule === rule && finding.severity === 'error')
      .map((finding) => Object.values(wordsFor(finding)).join(' '));

  it('quotes no marks that set in bold', () => {
    const [said] = found(
      'The **`flow.example/v1beta3`** API version of FlowSchema is no longer served. Migrate to the **v1** version.',
      'All users: `flow.example/v1beta3` of FlowSchema is no longer served. Migrate to v1.',
      3,
    );
    expect(said).toContain('Name the users of "`flow.example/v1beta3` API version of FlowSchema"');
  });
  it('says that a time was converted', () => {
    expect(
      found(
        'The v1 feed ends on 30 June 2027 at 10:00 UTC. Use v2.',
        'The v1 feed ends on 30 June 2027 at 10:00 CET.',
        4,
      ),
    ).toEqual([
      'The time has been converted or moved to another time zone: the output says "CET". The notice says "UTC". Keep time and zone as they are: "UTC"; do not convert.',
    ]);
  });
  it('tells nobody of "soon" who did not write it', () => {
    const [said] = found(
      'The v1 feed ends on 30 June 2027. If you read it, use v2.',
      'If you read the v1 feed, use v2.',
      1,
    );
    expect(said).toContain('Say by when');
    expect(said).not.toContain('Soon');
  });
});

describe('an added time zone is what the hint takes out', () => {
  it.each(['Eastern', 'CET', 'UTC'])('%s', (zone) => {
    expect(
      hints(
        4,
        'Version 1 of the radio link is switched off on 3 May 2027 at 11:00. Operators must upgrade to version 2.',
        `Operators must upgrade to version 2: version 1 of the radio link is switched off on 3 May 2027 at 11:00 ${zone}.`,
      ),
    ).toEqual([`Take "${zone}" out.`]);
  });
});
