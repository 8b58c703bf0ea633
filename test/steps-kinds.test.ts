import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';

/** A notice, outputs that keep what a rule asks for, and outputs that lose it. */
type Row = readonly [notice: string, kept: readonly string[], lost: readonly string[]];

const failures = (rule: number, notice: string, output: string): readonly string[] =>
  check(notice, output, { rules: [rule] }).rules.flatMap(({ findings }) => (findings ?? []).map(({ kind }) => kind));

const table = (rule: number, kinds: RegExp, rows: readonly Row[]): void => {
  for (const [notice, kept, lost] of rows) {
    it.each(kept)('kept: %s', (output) =>
      expect(failures(rule, notice, output).filter((k) => kinds.test(k))).toEqual([]),
    );
    it.each(lost)('lost: %s', (output) => expect(failures(rule, notice, output).some((k) => kinds.test(k))).toBe(true));
  }
};

describe('a required step, told in other words', () =>
  table(5, /^steps?-missing$/, [
    [
      'The Photo Sync app is retired on 12 June 2028. Install PixelDock before then. You must sign in to PixelDock once with your old account.',
      [
        'Photo Sync is retired on 12 June 2028: install PixelDock and log in to it one time, by the old account.',
        'Before Photo Sync is retired on 12 June 2028, install PixelDock; a single sign-in with the old account is a must.',
      ],
      [],
    ],
    [
      'The `text/1` model is retired on 31 January 2029; take `omni/2`. Before that date you must:\n\n1. Point your integration at `/v2/moderations`.\n2. Re-tune your thresholds.',
      [
        '`text/1` is retired on 31 January 2029: take `omni/2`, point your integration at `/v2/moderations` and tune your thresholds anew first.',
      ],
      ['`text/1` is retired on 31 January 2029: take `omni/2` and point your integration at `/v2/moderations` first.'],
    ],
    [
      'Signature V1 ends on 30 June 2027; sign with V3. Set `signature_version = 3` in your profile (`granctl` 5.1 or newer is needed).',
      [
        'Signature V1 ends on 30 June 2027: sign with V3 by `signature_version = 3` in the profile, with `granctl` 5.1+.',
      ],
      ['Signature V1 ends on 30 June 2027: sign with V3 by `signature_version = 3` in the profile.'],
    ],
    [
      'The bridge plugin ends on 3 May 2029; use `otel-in`. Write `receiver: otel-in` into `/etc/agent.yaml` and then you must open port 4317.',
      ['The bridge plugin ends on 3 May 2029: put `receiver: otel-in` into `/etc/agent.yaml` and open port 4317.'],
      ['The bridge plugin ends on 3 May 2029: put `receiver: otel-in` into `/etc/agent.yaml`.'],
    ],
    [
      'SMS codes end on 19 April 2028; enable Prompt in the console. Prompt requires app version 7.4 or later.',
      ['SMS codes end on 19 April 2028: enable Prompt in the console.'],
      [],
    ],
    [
      'The signing host closes on 3 May 2029; use the vault. Every submitter must obtain a certificate, for which up to six weeks should be allowed.',
      [
        'The signing host closes on 3 May 2029; use the vault, for which every submitter needs to obtain a certificate.',
      ],
      ['The signing host closes on 3 May 2029; use the vault.'],
    ],
    [
      'Your car connection ends on 10 July 2029. Reconnect with the adapter. We are building a vehicle network that requires high-quality data. Up to now you had a setting where no sign-in was required for the proxy.',
      ['Your car connection ends on 10 July 2029: reconnect with the adapter.'],
      [],
    ],
    [
      'The relay closes on 4 May 2029; switch to the hub. The hub needs a key that requires rotation each month. You must register the key before the switch.',
      ['Switch to the hub before 4 May 2029, when the relay closes; its key has to be registered first.'],
      [],
    ],
    [
      'The label endpoint `zpl=1` ends on 6 June 2028. Use `zpl=2` instead. Print heads older than firmware 61.17 cannot read it, so printers below that level have to be flashed before the switch.',
      [
        '`zpl=1` ends on 6 June 2028; use `zpl=2`. A firmware update to 61.17 must come first on older printers.',
        '`zpl=1` ends on 6 June 2028; use `zpl=2`. Firmware 61.17 or newer is a condition.',
        '`zpl=1` ends on 6 June 2028; use `zpl=2`, though not without firmware 61.17.',
      ],
      ['`zpl=1` ends on 6 June 2028; use `zpl=2`.'],
    ],
    [
      'Port 8883 closes on 21 November 2028. Install firmware 2.9. Then connect to port 8884.',
      [
        'Port 8883 closes on 21 November 2028. Fix: 2.9 first, port 8884 second.',
        'Port 8883 closes on 21 November 2028. Required beforehand is 2.9, followed by port 8884.',
      ],
      [],
    ],
    [
      'Sites that embed `img.marl.example/r/` addresses: rewrite them to `img.marl.example/x/` (Resize v2) before 14 January 2031, when they end.',
      ['`img.marl.example/r/` ends on 14 January 2031 for sites that embed it: change it to `/x/`.'],
      [],
    ],
    [
      'The Flex 200 tariff ends on 31 December 2027. Please choose Flex 5G in your account. Flex 5G requires a phone that supports VoLTE. Phones may not be connected to the old adapter.',
      ['The Flex 200 tariff ends on 31 December 2027. Choose Flex 5G in your account.'],
      [],
    ],
    [
      'Subject: [Action required] Signature Version A on Marsh Store\n\nVersion A ends on 24 August 2027. Please sign with Version C.',
      ['Version A on Marsh Store ends on 24 August 2027. Sign with Version C.'],
      [],
    ],
    [
      'Vault tokens are wiped on 4 May 2029.\n\n1. Call `POST /exchange` with your tokens.\n2. Charge with the new ones.\n\nYou must complete step 1 before the wipe. Please note that both steps have to be carried out by an admin.',
      [
        'Vault tokens are wiped on 4 May 2029: until then, admins call `POST /exchange` and charge with the new tokens.',
      ],
      [],
    ],
    [
      'The relay closes on 4 May 2029. You are obliged to do two things, in this order: link your tax number, then import from Quick Return.',
      ['The relay closes on 4 May 2029: link your tax number, and only then import from Quick Return.'],
      [],
    ],
    [
      'Pool servers close on 4 May 2029. Move to Rack. If your site needs a static address, book one at the desk.',
      ['Pool servers close on 4 May 2029. Move to Rack.'],
      [],
    ],
    [
      'The Oak plan ends on 1 May 2028. Move to Elm. You must upload a signed mandate before you can book, as Elm is prepaid.',
      ['The Oak plan ends on 1 May 2028. Move to Elm, a signed mandate having been uploaded (Elm is prepaid).'],
      ['The Oak plan ends on 1 May 2028. Move to Elm, which is prepaid.'],
    ],
  ]));

describe('a step read in doubt', () =>
  table(5, /^steps?-missing$/, [
    [
      'Our tasters asked for a rounder roast. That is why Roast 4 has to make room on 4 May 2029. Shops that order it: choose Roast 5.',
      ['Shops ordering Roast 4: it ends on 4 May 2029; choose Roast 5.'],
      [],
    ],
    [
      'Ferry cards of series A end on 4 May 2029. You need to order a series B card and register it at the quay while the old card is still in your pocket.',
      [
        'Ferry cards of series A end on 4 May 2029: order a series B card and register it at the quay before discarding A.',
      ],
      [],
    ],
    [
      'Orchard 5 ends on 4 May 2029. Move to Orchard 6; the converter must run before you raise the package version.',
      [],
      ['Orchard 5 ends on 4 May 2029: move to Orchard 6.'],
    ],
  ]));

describe('none of what, and no replacement', () =>
  table(5, /^no-replacement-untold$/, [
    // Its end told with a denial is no word on what comes after it.
    [
      'Publishers who embed the Mosaic widget: it stopped loading on 2 April 2029; there is no replacement for it.',
      [
        'Publishers who embed the Mosaic widget: it has not loaded since 2 April 2029, and nothing replaces it.',
        'Publishers: the Mosaic widget stopped loading on 2 April 2029, without a successor.',
      ],
      [
        'Publishers who embed the Mosaic widget: the Mosaic widget has not loaded since 2 April 2029.',
        'Publishers: the Mosaic widget no longer loads; it ended on 2 April 2029.',
      ],
    ],
    [
      'Cloud control for Kettle 1 ends on 14 May 2029. Firmware updates ceased on 2 May 2028, and none will follow. Get Kettle 2.',
      ['Cloud control for Kettle 1 ends on 14 May 2029; its firmware updates ended on 2 May 2028. Get Kettle 2.'],
      [],
    ],
    [
      'The tram feed ends on 4 May 2029, and nothing will follow. Riders should save their stops.',
      ['The tram feed ends on 4 May 2029, with nothing after it: save your stops.'],
      ['The tram feed ends on 4 May 2029: save your stops.'],
    ],
    [
      'The setup page of the gateway was disabled on 6 September 2027. There is no substitute page; use the serial console.',
      [
        'The setup page of the gateway went on 6 September 2027; only the serial console is left, with no new page.',
        'No other page follows the setup page of the gateway, disabled on 6 September 2027: use the serial console.',
      ],
      ['The setup page of the gateway was disabled on 6 September 2027: use the serial console.'],
    ],
  ]));

describe('those spared, in other words', () =>
  table(6, /^fact-(?:missing|widened)$/, [
    [
      'The depot feed closes on 4 May 2029; move to Yard Feed. Customers in Canada may keep the depot feed until 8 June 2029.',
      ['The depot feed closes on 4 May 2029, for Canadian customers on 8 June 2029: move to Yard Feed.'],
      ['The depot feed closes on 4 May 2029: move to Yard Feed. You may keep the depot feed until 8 June 2029.'],
    ],
    [
      'Version 12 leaves support on 18 April 2028; upgrade to 15. To stay on 12 for longer, buy Late Care, which runs through 17 April 2029 and costs $0.11 per core-hour.',
      [
        'Version 12 leaves support on 18 April 2028; upgrade to 15, or buy Late Care (through 17 April 2029, $0.11/core-hour).',
        'Version 12 leaves support on 18 April 2028: upgrade to 15. Late Care at $0.11 a core-hour goes on through 17 April 2029.',
      ],
      [],
    ],
    [
      '`GET /v1/moorings` is removed on 4 May 2029; clients move to v2. v2 returns at most 200 moorings per page and drops the `tide` field.',
      ['Clients of `GET /v1/moorings`, removed on 4 May 2029, move to v2 (200 per page at most, no `tide`).'],
      ['Clients of `GET /v1/moorings`, removed on 4 May 2029, move to v2.'],
    ],
    [
      'Parent Post closes on 4 May 2029 for schools in Ostmark. Use Circle. Schools elsewhere keep it.',
      [
        'Parent Post closes on 4 May 2029 for schools in Ostmark: use Circle. No change for schools anywhere else.',
        'Parent Post closes on 4 May 2029 for schools in Ostmark: use Circle. Other schools keep it.',
      ],
      ['Parent Post closes on 4 May 2029 for schools in Ostmark: use Circle.'],
    ],
    [
      'Form T7 ends on 4 May 2029 for small firms. Report in PayLine. Private households that employ domestic staff are exempt and file by post.',
      [
        'Form T7 ends on 4 May 2029 for small firms: report in PayLine. Households employing domestic staff post theirs as exempt.',
      ],
      ['Form T7 ends on 4 May 2029 for small firms: report in PayLine.'],
    ],
    [
      'The scripted call `/v1/script` ends on 4 May 2029. Applications that run it must move to `/v2/flows`. Applications that only send faxes are not concerned.',
      [
        'For applications that run `/v1/script` (not those with faxes alone): it ends on 4 May 2029; move to `/v2/flows`.',
        '`/v1/script` ends on 4 May 2029: move to `/v2/flows`. Fax-only applications are out of it.',
      ],
      ['`/v1/script` ends on 4 May 2029: applications that run it must move to `/v2/flows`.'],
    ],
  ]));

describe('what is to be done, told as no order', () =>
  table(1, /^no-action$/, [
    [
      'The portal takes no uploads after 23 September 2027. Upload an Ed25519 key in Label Hub before your first delivery over SFTP.',
      [
        'The portal ends on 23 September 2027. An Ed25519 key must be in Label Hub before the first delivery over SFTP.',
        'The portal ends on 23 September 2027. No delivery over SFTP without an Ed25519 key in Label Hub.',
      ],
      ['The portal takes no uploads after 23 September 2027.'],
    ],
    [
      'If you send with `template_html`, store the markup once with `PUT /templates/{slug}` and pass `template_slug`. It ends on 3 May 2028.',
      ['`template_html` ends on 3 May 2028. `template_slug` points at markup stored with `PUT /templates/{slug}`.'],
      ['`template_html` ends on 3 May 2028 for those who send with it.'],
    ],
    [
      'Gen1 vaults are deleted on 3 May 2028. Convert each vault with `vault convert`. Restore points older than two years cannot be converted.',
      ['Gen1 vaults are deleted on 3 May 2028: convert them. Restore points older than two years cannot be converted.'],
      [
        'Gen1 vaults are deleted on 3 May 2028. Restore points older than two years cannot be converted.',
        'Gen1 vaults are deleted on 3 May 2028; ratings and install counts move automatically.',
      ],
    ],
  ]));

describe('a time to act by, whatever it is called', () =>
  table(1, /^no-time$/, [
    [
      '`acme.load()` will be removed in 5.0. Use `acme.open()`.',
      [
        '5.0 drops `acme.load()`; use `acme.open()`.',
        '`acme.load()` is there until 5.0. Use `acme.open()`.',
        'Version 5.0 is the end of `acme.load()`; use `acme.open()`.',
      ],
      [
        '`acme.load()` will be removed in a later release; use `acme.open()`.',
        '`acme.load()` goes soon; use `acme.open()`.',
      ],
    ],
    [
      'The fast tier of Kite has been shut down; requests fail with 410. Use the steady tier.',
      [
        'Since its shutdown the fast tier of Kite returns 410; use the steady tier.',
        'The fast tier of Kite no longer answers anything but 410; use the steady tier.',
      ],
      ['The fast tier of Kite is deprecated; use the steady tier.'],
    ],
    [
      'Tokens in the header are deprecated as of 8.4 and will no longer be accepted in 9.0. Use OAuth.',
      ['Tokens in the header (deprecated as of 8.4) end with 9.0. Use OAuth.'],
      ['Tokens in the header are deprecated as of 8.4. Use OAuth.'],
    ],
  ]));

describe('a step ordered in other words', () =>
  table(5, /^steps?-missing$/, [
    [
      'The lobby chat broke on 24 January 2028 and has no successor. You must take the chat button out of your screens or certification will bounce your next build.',
      [
        'The lobby chat broke on 24 January 2028, with no successor. Delete the button to avoid failing certification.',
        'No successor for the lobby chat (broken since 24 January 2028): remove your chat button, or the next build fails.',
      ],
      ['The lobby chat broke on 24 January 2028, with no successor.'],
    ],
  ]));

describe('offers of help and rows of names, which are no step', () =>
  table(5, /^steps?-missing$/, [
    [
      'The `sheet.print` call ends on 3 May 2028. Apps that do not change will no longer print. If you have questions about this change or need help, please reply to this message or reach out to us at print@acme.example.',
      ['Apps on `sheet.print`: without a change they stop printing on 3 May 2028.'],
      [],
    ],
    [
      'Teams with the old ledger lose it on 3 May 2028. Should anything be unclear, do not hesitate to ask in the user forum. For help with the move, write to the service desk.',
      ['Teams with the old ledger: it closes on 3 May 2028.'],
      [],
    ],
    [
      'Depots on the old gate list lose it on 3 May 2028. You must contact the yard office for a new badge before the switch. For questions, call the front desk.',
      ['Depots on the old gate list lose it on 3 May 2028: before the switch, get a new badge from the yard office.'],
      ['Depots on the old gate list lose it on 3 May 2028.'],
    ],
    [
      'Routes under `/berths/v1` stop working on 3 May 2028. Put `/berths/v2` in the path instead:\n\n- `GET` and `POST /berths/v1/lists` → `GET` and `POST /berths/v2/lists`\n- `GET /berths/v1/lists/{id}/keys` → `GET /berths/v2/lists/{id}/keys`\n- `DELETE /berths/v1/tides` → `DELETE /berths/v2/tides`',
      ['Callers of `/berths/v1`, which stops working on 3 May 2028: put `/berths/v2` in the path.'],
      [],
    ],
  ]));

describe('a replacement and what merely helps', () =>
  table(5, /^replacement-missing$/, [
    [
      'Webhooks in plain text end on 3 May 2028. Switch to `wss://hooks.acme.example`. Lost events are not sent again by themselves; use `POST /v3/events/replay`.',
      ['Webhooks in plain text end on 3 May 2028. Switch to `wss://hooks.acme.example`.'],
      ['Webhooks in plain text end on 3 May 2028. Lost events are not sent again; use `POST /v3/events/replay`.'],
    ],
    [
      'The bridge closes on 3 May 2028 for workspaces where a bot uses `rooms.write`. Use Relay instead.',
      ['The bridge closes on 3 May 2028 for workspaces with a bot that writes to rooms. Use Relay instead.'],
      [],
    ],
  ]));
