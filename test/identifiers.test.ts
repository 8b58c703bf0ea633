import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { check } from '../src/check.ts';
import { kindOf } from '../src/facts/identifiers/kind.ts';
import { read } from '../src/facts/read.ts';
import { servesMove } from '../src/ledger/identifiers/links.ts';
import { likeness } from '../src/ledger/identifiers/near.ts';
import { identifierRoles } from '../src/ledger/identifiers/roles.ts';
import { editDistance } from '../src/text/edit-distance.ts';

const found = (text: string): string[] => read(text).facts.identifiers.map(({ kind, value }) => `${kind} ${value}`);

/** What rule 9 reports as an error, as "kind expected → found". */
const errors = (notice: string, output: string): string[] =>
  check(notice, output, { rules: [9] })
    .rules[8]!.findings.filter((finding) => finding.severity === 'error')
    .map(({ args }) => `${'expected' in args ? args.expected : ''} → ${'found' in args ? args.found : ''}`);

describe('kinds by shape', () => {
  it.each([
    ['GET /v1/x', 'path'],
    ['/v1/x/{id}', 'path'],
    ['forgeline/cache@v2', 'path'],
    ['https://a.example/b', 'url'],
    ['mqtts://hub.a.example:8883', 'url'],
    ['hub.a.example', 'host'],
    ['*.hobby.a.example', 'host'],
    ['order.changed', 'code'],
    ['Ledger::importAll()', 'code'],
    ['a@b.example', 'email'],
    ['X-Acme-Sign', 'header'],
    ['Acme-Version: 2026-03-01', 'header'],
    ['--dry-run', 'flag'],
    ['-v', 'flag'],
    ['@acme/sdk', 'package'],
    ['ACME_TOKEN', 'env-var'],
    ['410 Gone', 'error-code'],
    ['E426', 'error-code'],
    ['ERR_ACME_REMOVED', 'error-code'],
    ['2.4', 'version'],
    ['4.x', 'version'],
    ['v3', 'version'],
    ['2021-05', 'version'],
    ['image: linux-2022', 'parameter'],
    ['capture=automatic', 'parameter'],
    ['?key=', 'parameter'],
    ['acme dump fetch --plan x', 'command'],
    ['eu-west-1', 'region'],
    ['acme-chat-2-0418', 'model'],
  ])('%s is a %s', (value, kind) => {
    expect(kindOf(value)).toBe(kind);
  });
});

describe('identifiers outside code', () => {
  it.each([
    ['Call GET /v1/things on api.acme.example.', ['path /v1/things', 'host api.acme.example']],
    ['Use port 8883 with TLS 1.2.', ['port 8883', 'name TLS 1.2', 'version 1.2']],
    ['It returns 410 from then on.', ['error-code 410']],
    ['It returns 410 invoices per page.', []],
    ['Upgrade to 6.2 or later.', ['version 6.2']],
    ['Engine 11 ends; engine 13 stays.', ['version Engine 11', 'version engine 13']],
    ['It needs 2.4 GHz, costs $9.99 and holds 1.5 million rows.', []],
    ['It ends at 09:00 on 2027-03-01, 30.04.2027 or 2027/04/15, for 24h.', []],
    ['Open Settings › Reporting › Convert to do so.', ['menu Settings › Reporting › Convert']],
    ['Press "Convert to Studio" in Report Studio.', ['button Convert to Studio', 'name Report Studio']],
    ['Write to moves@acme.example (see e.g. the FAQ).', ['email moves@acme.example']],
    ['Great news :rotating_light: for all!', []],
    ['Use and/or read/write/delete as before.', []],
    ['Upgrade to >=2.4 (or ~3.1).', ['version 2.4', 'version 3.1']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('keeps the place of each in the original', () => {
    const text = '**Use** `POST /v2/x` at [the guide](https://a.example/g)';
    for (const { span } of read(text).facts.identifiers) expect(text.slice(span.start, span.end)).toBe(span.text);
    expect(read(text).facts.identifiers.map(({ span }) => span.text)).toEqual(['POST /v2/x', 'https://a.example/g']);
  });
});

describe('changed and invented', () => {
  const notice = `\`GET /v1/exports\` and \`client.sendBulk()\` of \`@acme/sdk\` 2.4 are deprecated. Call \`POST /v2/exports/{id}\` with
\`X-Acme-Signature-256\`, \`mode=batch\` and \`ACME_TOKEN\`, or run \`acme dump fetch --plan free\`. It listens on port 8883,
speaks TLS 1.2 and answers \`410 export_gone\`. Model \`acme-chat-2-0418\` in \`eu-west-1\`. Subscribers of Team Lite move under
Settings › Billing › Change plan. It needs Android 11. Guide: https://docs.acme.example/exports/v2`;

  it.each([
    ['a plural', '`GET /v1/export`', 'GET /v1/exports → GET /v1/export'],
    ['another version segment', '`POST /v3/exports/{id}`', 'POST /v2/exports/{id} → POST /v3/exports/{id}'],
    ['a lost segment in front', '`/exports/{id}`', 'POST /v2/exports/{id} → /exports/{id}'],
    ['another method', '`PUT /v2/exports/{id}`', 'POST /v2/exports/{id} → PUT /v2/exports/{id}'],
    ['another letter case', '`client.sendbulk()`', 'client.sendBulk() → client.sendbulk()'],
    ['a header in another letter case', '`x-acme-signature-256`', 'X-Acme-Signature-256 → x-acme-signature-256'],
    ['another scope', '`@acme/sdks`', '@acme/sdk → @acme/sdks'],
    ['another version', '`@acme/sdk` 2.14', '2.4 → 2.14'],
    ['another value', '`mode=stream`', 'mode=batch → mode=stream'],
    ['an underscore for a hyphen', '`acme_chat_2_0418`', 'acme-chat-2-0418 → acme_chat_2_0418'],
    ['a cut model id', '`acme-chat-2`', 'acme-chat-2-0418 → acme-chat-2'],
    ['digits changed about', '`acme-chat-2-0481`', 'acme-chat-2-0418 → acme-chat-2-0481'],
    [
      'another word in a command',
      '`acme dump get --plan free`',
      'acme dump fetch --plan free → acme dump get --plan free',
    ],
    ['another flag', '`acme dump fetch --plans free`', 'acme dump fetch --plan free → acme dump fetch --plans free'],
    ['another variable', '`ACME_TOKENS`', 'ACME_TOKEN → ACME_TOKENS'],
    ['another port', 'port 8833', '8883 → 8833'],
    ['another protocol version', 'TLS 1.3', 'TLS 1.2 → TLS 1.3'],
    ['another error word', '`410 exports_gone`', '410 export_gone → 410 exports_gone'],
    ['another region', '`eu-west-2`', 'eu-west-1 → eu-west-2'],
    ['another name', 'the move to Team Light', 'Team Lite → Team Light'],
    [
      'another step in a menu',
      'Settings › Invoices › Change plan',
      'Settings › Billing › Change plan → Settings › Invoices › Change plan',
    ],
    ['another number behind a name', 'at least Android 12', 'Android 11 → Android 12'],
    [
      'another address',
      'https://docs.acme.example/export/v2',
      'https://docs.acme.example/exports/v2 → https://docs.acme.example/export/v2',
    ],
    [
      'another scheme',
      'http://docs.acme.example/exports/v2',
      'https://docs.acme.example/exports/v2 → http://docs.acme.example/exports/v2',
    ],
    [
      'a cut address',
      'https://docs.acme.example/exports',
      'https://docs.acme.example/exports/v2 → https://docs.acme.example/exports',
    ],
    ['an invention', 'Pass `--turbo` as well.', ' → --turbo'],
    ['a name that nobody gave', 'please carry on with Bright Pages', ' → Bright Pages'],
    ['half a name that nobody gave', 'you can move to Exports Meadow', ' → Exports Meadow'],
    ['a name behind a vendor', 'they are picked up by Acme Harvester', ' → Acme Harvester'],
    ['another placeholder', '`POST /v2/exports/{key}`', 'POST /v2/exports/{id} → POST /v2/exports/{key}'],
    ['another placeholder in another style', '`/v2/exports/:job`', 'POST /v2/exports/{id} → /v2/exports/:job'],
    ['another placeholder in brackets', '`/v2/exports/<name>`', 'POST /v2/exports/{id} → /v2/exports/<name>'],
  ])('%s', (_, output, expected) => {
    expect(errors(notice, `${output} is named here.`)).toContain(expected);
  });

  it.each([
    ['a path without its method', '`/v1/exports`'],
    ['a method of the text elsewhere', 'call POST on `/v2/exports/{id}`'],
    ['another style of placeholder', '`POST /v2/exports/:id`'],
    ['a call without brackets', '`client.sendBulk`'],
    ['"version 2.4" for "2.4"', 'version 2.4'],
    ['v2 of a path', 'v2 of the exports API'],
    ['a plus for "or later"', '`@acme/sdk` 2.4+'],
    ['a flag without its command', '`--plan`'],
    ['a command without its flag', '`acme dump fetch`'],
    ['a host of an address', 'docs.acme.example'],
    ['an address as Markdown', '[guide](https://docs.acme.example/exports/v2).'],
    ['a setting of two identifiers', '`runs-on: acme-chat-2-0418`'.replace('runs-on', 'mode')],
    ['an error code without its word', 'HTTP 410'],
    ['other arrows', 'Settings → Billing → Change plan'],
    ['numbers with units', 'a 64-bit host with 512-pixel tiles, 2.5 GB and 24h of 99.9% uptime'],
    ['English with hyphens', 'read-only, pay-as-you-go and per-request'],
    ['zones and quarters', 'at 17:00 America/Los_Angeles (UTC-8), in Q2/2027'],
    ['versions side by side', 'it takes Android 11+/iOS or Node/Deno'],
    ['counting of its own', 'Step 2 comes before Phase 3'],
    ['prices and rates', 'at €7.99/month, US$80/yr, EUR 6/seat, 1.2TB/day, 30/min/user and ≈1/3 of 12.5MB/file'],
    ['signs that join', 'Android>=11, TLS-1.2, v1->v2 and .js/.ts'.replace('.js/.ts', 'w/ 410')],
    ['abbreviations glued to numbers', 'max.12.5MB, No.1, Art.12 and #3'],
    ['whom a message is for', '@channel in #ops'],
    ['an abbreviation written out', 'keep the Transport Layer Security as it is'],
    ['a member of what the notice gives apart', '`ACME_TOKEN.acme-chat-2-0418`'],
    ['a single word of its own', 'thus Canadian and Irish ones'],
    ['a common noun with a capital', 'see the Exports Guide and the Billing Portal'],
    ['dates and times', 'on 2027-03-01, 14:00–15:00 UTC, or 01-Mar-2027'],
    ['a word in backticks', 'it is `deprecated`'],
    ['a possessive and a plural', "the `ACME_TOKEN`'s value and old `ACME_TOKEN`s"],
  ])('not %s', (_, output) => {
    const invented = errors(notice, `${output} is named here.`).filter((error) => !error.endsWith('→ '));
    expect(invented).toEqual([]);
  });
});

describe('roles', () => {
  it.each([
    [
      '`acme-1` is deprecated and will be removed. Use `acme-2` instead.',
      { 'acme-1': 'retiring', 'acme-2': 'replacement' },
    ],
    [
      'We will shut down `old.acme.example`. Switch to `new.acme.example`.',
      { 'old.acme.example': 'retiring', 'new.acme.example': 'replacement' },
    ],
    ['Replace `a_one()` with `a_two()`.', { 'a_one()': 'retiring', 'a_two()': 'replacement' }],
    [
      'If you send `X-Old-Sign`, put its value into the `sign_id` field instead.',
      { 'X-Old-Sign': 'retiring', sign_id: 'replacement' },
    ],
    [
      'Report Builder will be retired. Move to Report Studio.',
      { 'Report Builder': 'retiring', 'Report Studio': 'replacement' },
    ],
    [
      '| Model | Shutdown | Replacement |\n|---|---|---|\n| `m-1` | 3 May 2027 | `m-2` |',
      { 'm-1': 'retiring', 'm-2': 'replacement' },
    ],
    ['Requests fail with `E_GONE`. The new model ignores `logit_bias`.', {}],
    ['Functions on `rt-3` are not affected. `rt-2` stays as it is.', {}],
    // Who takes whose place
    ['`a_one()` ends in May. Suggested successor: `a_two()`.', { 'a_one()': 'retiring', 'a_two()': 'replacement' }],
    ['`a_one()` gives way to `a_two()`.', { 'a_one()': 'retiring', 'a_two()': 'replacement' }],
    ['From then on Gate Scanner takes its place.', { 'Gate Scanner': 'replacement' }],
    ['Its place is taken by Gate Scanner.', { 'Gate Scanner': 'replacement' }],
    ['The successor is Mistral.', { Mistral: 'replacement' }],
    ['The app Drover is superseded by Teamster.', { Drover: 'retiring', Teamster: 'replacement' }],
    ['It is deprecated. `lane` is preferred in new code.', { lane: 'replacement' }],
    ['We recommend `GET /v2/x` from now on.', { 'GET /v2/x': 'replacement' }],
    ['## What to use\n\n`fonts.query()`. It is asynchronous.', { 'fonts.query()': 'replacement' }],
    ['`/import/scan` is not replaced by anything.', { '/import/scan': 'retiring' }],
    ['There is no replacement for `/v1/lost`.', { '/v1/lost': 'retiring' }],
    ['Nothing takes the place of `best_of`.', { best_of: 'retiring' }],
    // No end of anything
    ['Files must be UTF-8; Latin-1 is rejected.', {}],
    ['The new model ignores `best_of`: `best_of` is ignored there.', {}],
    ['From 3 May `X-Key` will be rejected.', { 'X-Key': 'retiring' }],
    ['It works in every 5.x release and goes away in 6.0.', {}],
    ['Apply for the deprecation trial `ListSync`.', {}],
    ["`acme audit`'s old format will be removed.", {}],
    ['Plans are converted to `.mjson` with `marlin resave`.', { '.mjson': 'replacement' }],
  ])('%s', (text, expected) => {
    expect(Object.fromEntries([...identifierRoles(read(text))].map(([value, { role }]) => [value, role]))).toEqual(
      expected,
    );
  });
});

describe('links', () => {
  it.each([
    ['Guide: https://docs.acme.example/move', true],
    ['Details: https://status.acme.example/n/4471', true],
    ['Compare the plans: https://acme.example/solo-retirement', true],
    ['Apply for more time at https://acme.example/forms/extension until June.', true],
    ['Need a hand? https://acme.example/guides/json-feed', true],
    ['Download your entries at https://acme.example/takeout.', true],
    ['Questions? Write to us at https://acme.example/support.', false],
    ['Open a ticket at https://support.acme.example.', false],
    ['Follow us: https://social.example/acme', false],
    ['Current state: https://acme.example/status', false],
    ['Unsubscribe: https://acme.example/u', false],
    ['Discuss: https://forum.acme.example/t/3', false],
    ['Read our story on the blog: https://acme.example/blog/ten-years', false],
    ['Set-up guide (docs.acme.example) · https://acme.example/unsubscribe · © 2027', false],
    ['Migration guide | Opt out: https://acme.example/mail?opt-out=1', false],
    ['<a href="https://acme.example/email-preferences">Manage e-mail</a> · Guide', false],
    ['Unsubscribe: acme.example/u • Guide: https://acme.example/x/broker', true],
    ['See our plans and prices: https://acme.example/pricing', true],
    ['See the docs (https://acme.example/docs/up) and https://acme.example/pricing.', true],
    ['Talk to us or look at https://acme.example/pricing.', false],
    ['[![docs](https://img.example/a.svg)](https://docs.example/acme)', false],
    ['[![crates](https://img.example/b.svg "x")](https://crates.example/acme) a crate', false],
    ['[![Guide](https://img.example/b.png)](https://acme.example/guide)', true],
  ])('%s', (text, expected) => {
    const { doc, facts } = read(text);
    expect(servesMove(doc, facts.identifiers.find((fact) => fact.kind === 'url')!)).toBe(expected);
  });
});

describe('lost', () => {
  const notice = `The \`order.changed\` event ends on 3 May 2027. Use \`order.updated\` instead. Requests then get \`E_GONE\`.
Guide: https://docs.acme.example/orders

Questions? https://acme.example/contact`;
  const guide = 'https://docs.acme.example/orders';

  it.each([
    ['nothing', `\`order.changed\` ends on 3 May 2027: use \`order.updated\`. ${guide}`, []],
    ['the replacement', `\`order.changed\` ends on 3 May 2027: use the new event. ${guide}`, ['order.updated → ']],
    ['the retiring thing', `The old event ends on 3 May 2027: use \`order.updated\`. ${guide}`, ['order.changed → ']],
    ['the guide', '`order.changed` ends on 3 May 2027: use `order.updated`.', [`${guide} → `]],
    ['only the scheme of the guide', '`order.changed` ends: use `order.updated` (docs.acme.example/orders).', []],
  ])('%s', (_, output, expected) => {
    expect(errors(notice, output)).toEqual(expected);
  });

  it.each([
    [
      'hosts',
      '`a1.old.example`, `a2.old.example` and `a3.old.example` are shut down. Move to `b1.new.example`.',
      ['`a1` to `a3.old.example` → `b1.new.example`', '`a1`, `a2` and `a3.old.example` → `b1.new.example`'],
    ],
    [
      'methods',
      '`Cache.peek()` and `Cache.putAll()` are removed. Use `Cache.read()` instead.',
      ['`Cache.peek()` and `putAll()` → `Cache.read()`'],
    ],
    [
      'models',
      '`lark-2-mini` and `lark-2-large` are deprecated. Use `swift-3` instead.',
      ['`lark-2-mini` and `-large` → `swift-3`', '`mini`, `lark-2-large` → `swift-3`'],
    ],
  ])('nothing where a list of %s tells the shared part once', (_, text, outputs) => {
    for (const output of outputs) expect(errors(text, output)).toEqual([]);
  });

  it.each([
    ['a host outside the list', '`a2` and `a3.old.example` go', ['a1.old.example → ']],
    ['a host behind the end of a range', '`a2`–`a3.old.example` go', ['a1.old.example → ']],
    ['the word alone', 'a1 goes', ['a1.old.example → ', 'a2.old.example → ', 'a3.old.example → ']],
  ])('%s', (_, output, expected) => {
    const text = '`a1.old.example`, `a2.old.example` and `a3.old.example` are shut down on 3 May 2027.';
    expect(errors(text, output)).toEqual(expected);
  });

  it.each([
    ['move to the new crate: https://git.example/brookline/guide', ['brookline → ']],
    ['move to the new crate ([guide](https://brookline.example/guide))', ['brookline → ']],
    ['move to brookline: https://git.example/brookline/guide', []],
    ['put `brookline = "2.1"` into the file: https://git.example/brookline/guide', []],
  ])('an address alone names nothing: %s', (output, expected) => {
    const text =
      'The crate `tinyflume` ends on 3 May 2027; the successor is `brookline`. Put `brookline = "2.1"` into the file: https://git.example/brookline/guide and https://brookline.example/guide';
    const missing = errors(text, `\`tinyflume\` ends on 3 May 2027: ${output}`).filter(
      (error) => !error.includes('://'),
    );
    expect(missing).toEqual(expected);
  });

  it('a name is told by what its bracket lists', () => {
    const text = 'The Stride Fit APIs (`SensorsClient` and `BleClient`) will be retired on 3 May 2027.';
    expect(errors(text, '`SensorsClient` and `BleClient` are retired on 3 May 2027.')).toEqual([]);
    expect(errors(text, 'the old ones are retired on 3 May 2027.')).toContain('Stride Fit APIs → ');
  });

  it('a vendor shared by two names is nobody of its own', () => {
    const names = 'Kestrel Connect will be retired on 3 May 2027. Move to Kestrel Bridge.';
    expect(errors(names, 'Kestrel Connect retires on 3 May 2027: move to Bridge.')).toEqual([]);
    expect(errors(names, 'Kestrel Connect retires on 3 May 2027: move to the new product.')).toEqual([
      'Kestrel Bridge → ',
    ]);
  });
});

describe('likeness', () => {
  it.each([
    ['same', 'same', 0],
    ['exports', 'export', 1],
    ['8883', '8833', 1],
    ['0418', '0481', 1],
    ['abc', 'xyz', 3],
  ])('%s and %s are %i apart', (a, b, expected) => {
    expect(editDistance(a, b, 5)).toBe(expected);
    expect(editDistance(b, a, 5)).toBe(expected);
  });

  it('stops at the limit', () => {
    expect(editDistance('aaaaaaaa', 'bbbbbbbb', 2)).toBe(3);
  });

  it('sees through swapped segments', () => {
    expect(likeness('Ledger::batchImport()', 'Ledger::importBatch()')).toBeGreaterThan(
      likeness('Ledger::batchImport()', 'Ledger::importAll()'),
    );
  });
});

describe('rule 9: its own examples', () => {
  it.each(rules[8]!.examples.map((example) => [example.why, example] as const))(
    '%s',
    (_, { notice, output, verdict }) => {
      expect(check(notice, output, { rules: [9] }).rules[8]!.verdict).toBe(verdict);
    },
  );

  it('does not apply where neither text names anything', () => {
    expect(check('it ends soon.', 'it ends.', { rules: [9] }).rules[8]!.verdict).toBe('not-applicable');
  });
});

describe('hostile text', () => {
  it.each([
    ['slashes', '/'.repeat(20_000)],
    ['backticks', '`a'.repeat(10_000)],
    ['arrows', 'A › '.repeat(10_000)],
    ['capitals', 'Aa '.repeat(10_000)],
    ['quotes', '"A '.repeat(10_000)],
    ['dots', 'a.'.repeat(10_000)],
    ['methods', 'GET, POST /a '.repeat(5_000)],
    ['labels', 'Affected: '.repeat(5_000)],
  ])('%s are read without harm', (_, text) => {
    expect(check(text, text, { rules: [9, 10] }).rules).toHaveLength(14);
  });
});
