import { describe, expect, it } from 'vitest';
import timeAndAction from '../rules/no-action-or-time.ts';
import tooEarly from '../rules/told-before-its-date.ts';
import situation from '../rules/wrong-situation.ts';
import { toLedger } from '../src/ledger/ledger.ts';

/** A notice, then outputs with the rules of 1, 2 and 14 that they break. */
type Row = readonly [output: string, breaks: readonly number[]];

const TABLE: readonly (readonly [notice: string, rows: readonly Row[]])[] = [
  [
    'The v1 Billing API will be shut down on 3 March 2027. Clients of the v1 Billing API must switch to the v2 Billing API before that date.',
    [
      ['Clients of the v1 Billing API: it shuts down on 3 March 2027. Switch to the v2 Billing API before then.', []],
      ['Affected: clients of the v1 Billing API\nDeadline: 3 March 2027\nAction: switch to the v2 Billing API', []],
      ['The v1 Billing API no longer works after 3 March 2027. Its clients must switch to the v2 Billing API.', []],
      ['v1 Billing API: removed 3 March 2027. Clients must use the v2 Billing API.', []],
      ['The v1 Billing API is removed on 3 March 2027, so clients must move to the v2 Billing API.', []],
      [
        'Clients of the v1 Billing API must use the v2 Billing API by 3 March 2027, when v1 stops working; calls are refused from then on.',
        [],
      ],
      ['The v1 Billing API was shut down on 3 March 2027. Clients must use the v2 Billing API.', [2, 14]],
      ['The v1 Billing API has been shut down. Clients must use the v2 Billing API by 3 March 2027.', [2, 14]],
      ['The v1 Billing API is gone. Move to the v2 Billing API before 3 March 2027.', [2, 14]],
      ['Clients of the v1 Billing API have been refused since 3 March 2027. Switch to the v2 Billing API.', [2, 14]],
      ['The v1 Billing API is no longer available; clients must switch to the v2 Billing API (3 March 2027).', [2, 14]],
      ['The v1 Billing API is deprecated. Clients should switch to the v2 Billing API.', [1, 2]],
      ['The v1 Billing API will be shut down soon. Clients must switch to the v2 Billing API.', [1]],
      ['The v1 Billing API, used by billing clients, will be shut down on 3 March 2027.', [1]],
    ],
  ],
  [
    'Support for Ubuntu 18.04 build agents ended on 5 May 2025. Pipelines that ask for `pool: ubuntu-18` have been failing with `AGENT_RETIRED` since then. Change the pool to `ubuntu-24`.',
    [
      [
        'Pipelines with `pool: ubuntu-18` already fail (`AGENT_RETIRED`, since 5 May 2025). Change the pool to `ubuntu-24`.',
        [],
      ],
      [
        'Ubuntu 18.04 build agents were retired on 5 May 2025, so pipelines with `pool: ubuntu-18` fail with `AGENT_RETIRED`. Use `ubuntu-24`.',
        [],
      ],
      ['Affected: pipelines with `pool: ubuntu-18`\nDeadline: passed (5 May 2025)\nAction: use `ubuntu-24`', []],
      [
        'Ubuntu 18.04 build agents (`pool: ubuntu-18`) will be retired on 5 May 2025. Change the pool to `ubuntu-24`.',
        [2],
      ],
      [
        'Ubuntu 18.04 build agents, `pool: ubuntu-18`, are going to stop working. Change the pool to `ubuntu-24`.',
        [1, 2],
      ],
      ['Ubuntu 18.04 build agents (`pool: ubuntu-18`) are deprecated. Change the pool to `ubuntu-24`.', [1, 2]],
    ],
  ],
  [
    'The `--no-verify-ssl` flag of `hopper sync` is deprecated. It continues to function, and no date for its removal has been set. Please use `--ca-file` in new scripts.',
    [
      [
        '`hopper sync --no-verify-ssl` is deprecated but works; no removal date is set. Use `--ca-file` in new scripts.',
        [],
      ],
      [
        'Affected: scripts with `hopper sync --no-verify-ssl`\nDeadline: none set; the flag still works\nAction: prefer `--ca-file`',
        [],
      ],
      ['`hopper sync --no-verify-ssl` will be removed; the date is not set yet. Use `--ca-file` in new scripts.', [2]],
      ['`hopper sync --no-verify-ssl` has been removed; no date was set. Use `--ca-file` in new scripts.', [2]],
      ['`hopper sync --no-verify-ssl` is deprecated. Use `--ca-file` in new scripts soon.', [1]],
    ],
  ],
  [
    'Two things change in Lindgren Mail.\n\n- POP access was switched off on 2 February 2027. Use IMAP.\n- The legacy calendar feed (`/cal/feed.ics`) will be switched off on 1 September 2027. Subscribe to `/calendar/v2.ics` instead.',
    [
      [
        'Lindgren Mail users: POP access is off since 2 February 2027, so use IMAP. The legacy calendar feed (`/cal/feed.ics`) is switched off on 1 September 2027; subscribe to `/calendar/v2.ics`.',
        [],
      ],
      [
        'Affected: users of POP access or of `/cal/feed.ics` in Lindgren Mail\nDeadline: POP access has already ended (2 February 2027); `/cal/feed.ics` ends on 1 September 2027\nAction: use IMAP; subscribe to `/calendar/v2.ics`',
        [],
      ],
      [
        'Lindgren Mail has switched off POP access (2 February 2027) and `/cal/feed.ics` (1 September 2027). Use IMAP and `/calendar/v2.ics`.',
        [2, 14],
      ],
      [
        'POP access to Lindgren Mail and the legacy calendar feed `/cal/feed.ics` have been switched off. Use IMAP and `/calendar/v2.ics`.',
        [2, 14],
      ],
      [
        'Lindgren Mail will switch off POP access on 2 February 2027 and `/cal/feed.ics` on 1 September 2027. Use IMAP and `/calendar/v2.ics`.',
        [2],
      ],
      [
        'Users of POP access or `/cal/feed.ics` in Lindgren Mail must use IMAP or `/calendar/v2.ics` by 1 September 2027.',
        [2],
      ],
    ],
  ],
  [
    '| Runtime | Status | End of life | Use |\n|---|---|---|---|\n| `go1.19` | Retired | 10 January 2027 | `go1.24` |\n| `go1.20` | Deprecated | 12 July 2027 | `go1.24` |\n\nFunctions on these runtimes have to be redeployed.',
    [
      [
        'Functions on `go1.19` (retired 10 January 2027) or `go1.20` (end of life 12 July 2027) have to be redeployed on `go1.24`.',
        [],
      ],
      [
        '- `go1.19`: already retired (10 January 2027)\n- `go1.20`: deprecated, end of life 12 July 2027\n\nRedeploy functions on `go1.24`.',
        [],
      ],
      [
        '`go1.19` and `go1.20` have been retired (10 January and 12 July 2027). Redeploy functions on `go1.24`.',
        [2, 14],
      ],
      [
        'Functions on `go1.19` or `go1.20` have to be redeployed on `go1.24`: `go1.19` will be retired on 10 January 2027, `go1.20` on 12 July 2027.',
        [2],
      ],
    ],
  ],
  [
    'We previously announced that Projects Lite would be retired on 30 June 2027. After listening to your feedback we are no longer retiring Projects Lite; nothing changes for its users. The Timeline widget will still be removed on 30 June 2027, so please replace it with the Roadmap widget.',
    [
      [
        'Users of the Timeline widget: it will be removed on 30 June 2027. Replace it with the Roadmap widget. Projects Lite stays; its users need do nothing.',
        [],
      ],
      [
        'Projects Lite and the Timeline widget will be removed on 30 June 2027. Replace the widget with the Roadmap widget.',
        [2],
      ],
    ],
  ],
  [
    'We are retiring Classic Themes on 14 May 2028. The designer of the themes has stopped licensing them to us. Shops that use a Classic Theme need to pick a theme from the Theme Store.',
    [
      [
        'Shops that use Classic Themes need to pick a theme from the Theme Store by 14 May 2028, when Classic Themes are retired: their designer has stopped licensing them.',
        [],
      ],
      [
        'Classic Themes retire on 14 May 2028, since their designer no longer licenses them. Shops must pick a theme from the Theme Store.',
        [],
      ],
      [
        'Classic Themes have been discontinued, since their designer has stopped licensing them. Shops must pick a theme from the Theme Store.',
        [2, 14],
      ],
    ],
  ],
  [
    'Heads-up: from 1 November 2026 you can no longer create new Sparks. Existing Sparks stop running on 1 March 2027. Migrate them to Flows.',
    [
      [
        'Sparks: no new ones from 1 November 2026; existing ones stop running on 1 March 2027. Migrate them to Flows.',
        [],
      ],
      [
        'Owners of Sparks must migrate to Flows by 1 March 2027, when existing Sparks stop. Creating new Sparks ends on 1 November 2026.',
        [],
      ],
      ['Sparks stopped running on 1 March 2027. Migrate them to Flows.', [2, 14]],
    ],
  ],
  [
    'Starting with release 9.0, `Session.connect()` is removed. It works in all 8.x releases. Call `Session.open()` instead.',
    [
      ['`Session.connect()` is removed in 9.0; call `Session.open()` instead. It works in all 8.x releases.', []],
      ['Call `Session.open()` instead of `Session.connect()`, which goes away with release 9.0.', []],
      ['`Session.connect()` has been removed; call `Session.open()`.', [2, 14]],
      ['`Session.connect()` is deprecated; call `Session.open()`.', [1, 2]],
    ],
  ],
  // Past and future beside a day, whatever the verb.
  [
    'Webhook relays in `us-east` will be cut off on 12 October 2027, those in `eu-west` on 20 October 2027. Please use the Event Hub.',
    [
      ['Webhook relays: `us-east` is cut off on 12 October 2027, `eu-west` on 20 October 2027. Use the Event Hub.', []],
      [
        'Webhook relays in `us-east` were disconnected on 12 October 2027; `eu-west` follows on 20 October 2027. Use the Event Hub.',
        [2, 14],
      ],
      [
        'Webhook relays have been dismantled, in `us-east` on 12 October 2027 and in `eu-west` on 20 October 2027. Use the Event Hub.',
        [2, 14],
      ],
      [
        'On 12 October 2027 the webhook relays in `us-east` were taken off the grid; `eu-west` goes on 20 October 2027. Use the Event Hub.',
        [2, 14],
      ],
      [
        'Webhook relays: their end has been announced for 12 October 2027 (`us-east`) and 20 October 2027 (`eu-west`). Use the Event Hub.',
        [],
      ],
      [
        'Users of webhook relays who have not moved to the Event Hub by 12 October 2027 (`us-east`) or 20 October 2027 (`eu-west`) are cut off.',
        [],
      ],
    ],
  ],
  [
    'The Lisbon mirror was taken offline on 4 May 2026, and downloads from it time out. Please download from the Porto mirror.',
    [
      ['Users of the Lisbon mirror: it has been offline since 4 May 2026. Download from the Porto mirror.', []],
      ['Users of the Lisbon mirror: it was unplugged on 4 May 2026 and will not return. Use the Porto mirror.', []],
      ['Users of the Lisbon mirror: it will be unplugged on 4 May 2026. Download from the Porto mirror.', [2]],
      ['From 4 May 2026 the Lisbon mirror will no longer answer. Download from the Porto mirror.', [2]],
      ['Deadline for Lisbon mirror users: 4 May 2026, when it will go dark. Download from the Porto mirror.', [2]],
    ],
  ],
  // A negative subject ends nothing.
  [
    'The SOAP gateway is deprecated. Nothing is being switched off, and no end date has been fixed. Please build on the REST gateway.',
    [
      ['The SOAP gateway is deprecated, no end date fixed: users should build on the REST gateway.', []],
      ['The SOAP gateway is deprecated; nobody plans to remove it, no date is set. Build on the REST gateway.', []],
      [
        'The SOAP gateway is deprecated; none of it will be removed yet, no date is set. Build on the REST gateway.',
        [],
      ],
      ['The SOAP gateway is deprecated and will be switched off; no date is set. Build on the REST gateway.', [2]],
    ],
  ],
  // Plans taken back.
  [
    'The retirement of the Gale cluster takes place on 21 January 2028. One item has been struck: the `/archive` share will not be retired. Please move jobs to Mistral.',
    [
      [
        'Gale cluster users: it retires on 21 January 2028; move jobs to Mistral. `/archive` has been taken off the list.',
        [],
      ],
      ['Gale cluster users: it retires on 21 January 2028; move jobs to Mistral. `/archive` is kept.', []],
      ['Gale cluster users: it retires on 21 January 2028; move jobs to Mistral.', []],
      [
        'Gale cluster users: it and the `/archive` share will be retired on 21 January 2028; move jobs to Mistral.',
        [2],
      ],
      [
        'Affected: users of the Gale cluster or of `/archive`\nDeadline: 21 January 2028\nAction: move jobs to Mistral',
        [2],
      ],
    ],
  ],
  // What somebody else ends, or what a replacement does otherwise, is no end of the thing.
  [
    'Fax Inbox 1.0 closes on 27 June 2028. Please read faxes through the Message API.',
    [
      [
        'Users of Fax Inbox 1.0, which closes on 27 June 2028: read faxes through the Message API, where pages are no longer returned at once.',
        [],
      ],
      ['Users of Fax Inbox 1.0, which closes on 27 June 2028, as its vendor has shut down: use the Message API.', []],
      ['Users of Fax Inbox 1.0: the company behind it has closed down. Use the Message API soon.', [1, 2]],
      ['Fax Inbox 1.0 is no longer available. Its users must read faxes through the Message API.', [2, 14]],
    ],
  ],
  // A day of the notice's whose tense is open proves nothing.
  [
    'Driver lines, last reviewed 2 October 2028. Please install 4.1 in place of older lines.\n\n| Driver | Supported until | Refused from |\n|---|---|---|\n| `mw-jdbc` 2.x | 30 June 2028 | 31 March 2029 |\n| `mw-odbc` 1.x | 31 December 2028 | 30 June 2029 |',
    [
      [
        '`mw-jdbc` 2.x: support ended 30 June 2028, refused from 31 March 2029. `mw-odbc` 1.x: supported until 31 December 2028, refused from 30 June 2029. Install 4.1.',
        [],
      ],
      [
        '`mw-jdbc` 2.x lost its support on 30 June 2028 and is refused from 31 March 2029; `mw-odbc` 1.x until 31 December 2028 and from 30 June 2029. Install 4.1.',
        [],
      ],
      [
        '`mw-jdbc` 2.x has been refused since 31 March 2029, `mw-odbc` 1.x will be from 30 June 2029. Install 4.1.',
        [2, 14],
      ],
    ],
  ],
  // A detail of the change that is "gone" needs no word of its own.
  [
    'Version `2026-01` of the Store API reaches end of life on 1 July 2027. Please send `2026-10`, in which `customer.fax` is gone.',
    [
      ['Callers of Store API `2026-01`: end of life 1 July 2027. Send `2026-10` and delete `customer.fax`.', []],
      ['Callers of Store API `2026-01` must send `2026-10`, without `customer.fax`, by 1 July 2027.', []],
    ],
  ],
  // An operation is no operator.
  [
    '`POST /exports` is deprecated. The operation will be removed on 14 April 2027. Clients must call `POST /jobs`.',
    [
      ['Clients of `POST /exports` must call `POST /jobs` by 14 April 2027.', []],
      [
        'Clients must stop calling `POST /exports`, which is no longer available. Call `POST /jobs` before 14 April 2027.',
        [2, 14],
      ],
    ],
  ],
  // A superseded date is a wrong time, and no missing one.
  [
    'The relay closes on 29 February 2028 rather than on 1 November 2027. Please create a new address. Files stay online until 31 May 2028.',
    [
      ['Relay users: it closes on 1 November 2027. Create a new address.', []],
      ['Relay users: it closes some day. Create a new address.', [1]],
    ],
  ],
  // Releases are times, also by the product's name; a certificate that has run out is none.
  [
    'We intend to remove `listFonts()` in Halden 148. Pages should call `fonts.query()`.',
    [
      ['Pages that call `listFonts()`: Halden plans to remove it in version 148. Call `fonts.query()`.', []],
      ['Pages that call `listFonts()`: removal intended in Halden 148. Call `fonts.query()`.', []],
      ['Pages that call `listFonts()`: Halden intends to remove it. Call `fonts.query()`.', [1]],
      ['Pages that call `listFonts()`: it will be removed once our licence has run out. Call `fonts.query()`.', [1]],
    ],
  ],
  // Two things under one predicate, one of them a mere warning.
  [
    '- `Cache.put()` will be removed in 4.0, on 22 May 2028. Use `Cache.write()`.\n- `Cache.peek()` is deprecated. We do not plan to remove it. Prefer `Cache.read()`.',
    [
      [
        'Callers of `Cache.put()` (removed in 4.0, 22 May 2028) use `Cache.write()`; `Cache.peek()` is deprecated without a removal: prefer `Cache.read()`.',
        [],
      ],
      [
        'Callers of `Cache.put()` and `Cache.peek()`: `Cache.put()` and `Cache.peek()` work in 3.x and will be removed in 4.0 on 22 May 2028. Use `Cache.write()` and `Cache.read()`.',
        [2],
      ],
    ],
  ],
];

const RULES = [timeAndAction, situation, tooEarly];

describe('situations and times', () => {
  for (const [notice, rows] of TABLE) {
    for (const [output, breaks] of rows) {
      it(`${breaks.length === 0 ? 'passes' : `fails ${breaks.join(', ')}`}: ${output.slice(0, 90)}`, () => {
        const ledger = toLedger(notice, output);
        const failed = RULES.filter((rule) => rule.check(ledger)?.some((x) => x.severity !== 'note')).map(
          (rule) => rule.number,
        );
        expect(failed).toEqual(breaks);
      });
    }
  }
});
