import type { Kind, KindTables } from '../tools/kinds.ts';

/** A notice, what keeps the rule, and what breaks it: kinds of language, each in several trades. */
const KINDS: Kind[] = [
  // How a command ends tells of its answer; what is left alone stays; a bracket parts a number from "versions".
  [
    9,
    'The image `kelp:bull` was pulled on 2 June 2027; `docker pull` ends in `manifest unknown`. Pulls via the mirror `mirror.kelp.example` are left alone. Rebuild on `kelp:cham`.',
    ['`kelp:bull` is gone since 2 June 2027 (`manifest unknown`): rebuild on `kelp:cham`.'],
    ['The old image is gone since 2 June 2027 (`manifest unknown`): rebuild on `kelp:cham`.'],
  ],
  [
    9,
    'The task `ferry sync` stops on 2 June 2027. Run `ferry push`; `ferry login` stops with `E-71` on old keys.',
    ['`ferry sync` stops on 2 June 2027: run `ferry push`.'],
    ['The old task stops on 2 June 2027: run `ferry push`.'],
  ],
  [
    9,
    'TLS 1.0 is switched off on 2 June 2027. Set 1.2. The report on old versions covers 30 days.',
    ['TLS 1.0 is switched off on 2 June 2027: set 1.2. See the report on old versions (30 days).'],
    ['TLS 1.0 is switched off on 2 June 2027: set 1.3. See the report on old versions (30 days).'],
  ],
  [
    9,
    'GitHub Actions: the Ubuntu 20.04 runner image will be removed on 15 April 2025. Move to Ubuntu 22.04.',
    ['`ubuntu-20.04` runner image: removed on 15 April 2025. Move to `ubuntu-22.04`.'],
    [
      'The old runner image is removed on 15 April 2025. Move to `ubuntu-22.04`.',
      '`ubuntu-20.04` runner image: removed on 15 April 2025. Move to a newer image.',
    ],
  ],
  [
    9,
    'The Node 12 runtime is retired on 3 May 2027. Deploy with Node 18.',
    ['`node12` runtime: retired on 3 May 2027. Deploy with `node18`.'],
    [],
  ],
  [
    9,
    'Large Box V2 instances leave on 3 May 2027. Choose Large Box V3.',
    [
      '`large-box-v2` instances leave on 3 May 2027. Choose `large-box-v3`.',
      '`large_box_v2` instances leave on 3 May 2027. Choose `LargeBoxV3`.',
    ],
    ['`large-box` instances leave on 3 May 2027. Choose the newer size.'],
  ],
  [
    9,
    'The region EU West 1 closes on 3 May 2027. Move to EU Central 2.',
    ['Region `eu-west-1` closes on 3 May 2027. Move to `eu-central-2`.'],
    [],
  ],
  [
    9,
    'The model Corvid Small 3.1 is withdrawn on 3 May 2027. Use Corvid Mini 4.',
    ['`corvid-small-3.1` is withdrawn on 3 May 2027. Use `corvid-mini-4`.'],
    [
      '`corvid-small-3.1` is withdrawn on 3 May 2027. Use `corvid-mini-5`.',
      '`corvid-small-3.2` is withdrawn on 3 May 2027. Use `corvid-mini-4`.',
    ],
  ],
  [
    9,
    'Extensions newly submitted to the Wrenfield Gallery are turned down if they declare a background page. From release 63 on, background pages (`"background.page"`) are not loaded. Declare an event worker (`"background.worker"`).',
    [
      'Background pages (`"background.page"`): new extensions with one are refused; not loaded from release 63. Declare an event worker (`"background.worker"`).',
    ],
    [],
  ],
  [
    9,
    'Apps published on the Gorse Marketplace will be removed on 3 May 2027 if they use the `legacy_auth` scope, which ends then. Request `auth:v2`.',
    ['Apps using the `legacy_auth` scope are removed on 3 May 2027, when it ends. Request `auth:v2`.'],
    ['Apps using the old scope are removed on 3 May 2027, when it ends. Request `auth:v2`.'],
  ],
  [
    9,
    'The online services of Saltmarsh Arena for the Vantor 4 console will be shut down on 25 January 2028. Link your ID before.',
    [
      'Saltmarsh Arena online services on the console: shut down 25 January 2028. Link your ID before.',
      'Saltmarsh Arena (Vantor 4): online services are shut down on 25 January 2028. Link your ID before.',
    ],
    [],
  ],
  [
    9,
    'Dashboards embedded in Harbour Pages stop loading on 4 June 2027, because the Glance Widget is discontinued then. Use Glance Cards.',
    ['Glance Widget: discontinued on 4 June 2027, and dashboards with it stop loading. Use Glance Cards.'],
    ['The widget is discontinued on 4 June 2027, and dashboards with it stop loading. Use Glance Cards.'],
  ],
  [
    9,
    'Support for Quartz Runtime 7 will be dropped on 1 July 2027. Deploy on Quartz Runtime 9.',
    ['Quartz Runtime 7 is dropped on 1 July 2027. Deploy on Quartz Runtime 9.'],
    ['The old runtime is dropped on 1 July 2027. Deploy on Quartz Runtime 9.'],
  ],
  [
    9,
    'Access to Mill Reports ends on 1 July 2027. Build your figures in Mill Studio.',
    ['Mill Reports end on 1 July 2027. Build your figures in Mill Studio.'],
    ['Access to the old reports ends on 1 July 2027. Build your figures in Mill Studio.'],
  ],
  [
    9,
    'Developers of extensions with a background page should replace it by an event worker, declared as `"background.worker"`. Background pages (`"background.page"`) end with release 63.',
    [
      'Background pages (`"background.page"`) end with release 63. Replace them by an event worker (`"background.worker"`).',
    ],
    ['Background pages (`"background.page"`) end with release 63. The new mechanism takes over.'],
  ],
  [
    9,
    'The `/v1/scan` call is retired on 3 May 2027. Please migrate to the batch scanner, available at `POST /v2/scan/batch`.',
    ['`/v1/scan` is retired on 3 May 2027. Migrate to `POST /v2/scan/batch`.'],
    ['`/v1/scan` is retired on 3 May 2027. Migrate to the batch scanner.'],
  ],
  [
    9,
    '`old-sdk` is no longer published after 3 May 2027. Switch to our new package, which is called `@kite/core`.',
    ['`old-sdk` is no longer published after 3 May 2027. Switch to `@kite/core`.'],
    ['`old-sdk` is no longer published after 3 May 2027. Switch to our new package.'],
  ],
  [
    9,
    'The header `X-Kite-Auth` is removed on 3 May 2027. It is replaced by bearer tokens, sent in `Authorization`.',
    ['`X-Kite-Auth` is removed on 3 May 2027. Send bearer tokens in `Authorization` instead.'],
    [],
  ],
  [
    9,
    'Move your calls to the new orders endpoint (`POST /v2/orders`) by 3 May 2027, when `POST /v1/orders` is switched off.',
    ['`POST /v1/orders` is switched off on 3 May 2027. Move to `POST /v2/orders`.'],
    ['`POST /v1/orders` is switched off on 3 May 2027. Move to the new endpoint.'],
  ],
  [
    9,
    '`runner: micro` ends on 3 May 2027. Jobs have to be moved to the compact class, known in the configuration as `runner: compact`.',
    ['`runner: micro` ends on 3 May 2027. Set `runner: compact`.'],
    ['`runner: micro` ends on 3 May 2027. Move your jobs to the new class.'],
  ],
  [
    9,
    'Student-records law in Australia requires an author, so comments of Peer Grading 1 cannot be taken to Review Circles. Peer Grading 1 ends on 3 May 2028.',
    [
      'Peer Grading 1 ends on 3 May 2028; move to Review Circles. Comments stay behind under Australian student-records law.',
    ],
    [],
  ],
  [
    9,
    'The level `SES-SMS` is withdrawn for documents under Belgian, Dutch or German law on 1 December 2027. Use `AES-ID`.',
    [
      '`SES-SMS` is withdrawn on 1 December 2027 for documents under the law of Belgium, the Netherlands or Germany. Use `AES-ID`.',
    ],
    [],
  ],
  [
    9,
    'The Nordic edition of Ferry ends on 3 May 2027 for customers in Denmark and Sweden. Use Ferry Global.',
    ['Danish and Swedish customers of Ferry Nordic: it ends on 3 May 2027. Use Ferry Global.'],
    [],
  ],
  [
    9,
    'The Canadian data centre closes on 3 May 2027 and so does the Brazilian one. Choose the Mexico site.',
    ['The data centres in Canada and Brazil close on 3 May 2027. Choose the Mexican site.'],
    [],
  ],
  [
    9,
    'The postgres adapter Kestrel is dropped on 3 May 2027. Use Merlin.',
    [],
    ['The postgres adapter Kestral is dropped on 3 May 2027. Use Merlin.'],
  ],
  [
    9,
    'On `noble` jobs run as user `ci` (uid 1001) rather than root. `focal` goes in November 2027. Use `noble`.',
    [
      '`focal` goes in November 2027. Use `noble` (job user is `ci`/uid 1001).',
      '`focal` goes in November 2027; move to `noble` (user `ci`/1001, not `root`/0).',
    ],
    [],
  ],
  [
    9,
    'The scopes `read` and `write` of `kv-old` end on 3 May 2027. Ask for `kv:read` and `kv:write`.',
    ['`kv-old`, scopes `read`/`write`: end on 3 May 2027. Ask for `kv:read`/`kv:write`.'],
    [],
  ],
  [
    9,
    'The relay mailout.wexcombe.example (port 25) is withdrawn on 7 December 2027. Re-point devices to submit.wexcombe.example, port 587.',
    [
      'Relay mailout.wexcombe.example:25 is withdrawn on 7 December 2027. Re-point devices to submit.wexcombe.example:587.',
    ],
    [
      'Relay mailout.wexcombe.example:25 is withdrawn on 7 December 2027. Re-point devices to submit.wexcombe.example:465.',
    ],
  ],
  [
    9,
    'Larder (`larder.int.ottermill.example`) is closing down on 28 May 2027. Swap `larder://` for `depot://` in `pipeline.toml`.',
    ['Larder closes on 28 May 2027. Swap `larder://` for `depot://` in `pipeline.toml`.'],
    [
      'Larder closes on 28 May 2027. Set the new scheme instead of `larder://` in `pipeline.toml`.',
      'The old store closes on 28 May 2027. Put `depot://` in `pipeline.toml`.',
    ],
  ],
  [
    9,
    'The feed closes for subscribers in North America and Japan on 31 May 2028.',
    ['The feed closes for North American and Japanese subscribers on 31 May 2028.'],
    [],
  ],
  [
    9,
    'The relay ends for schools in South Korea and Latin America on 31 May 2028. Use Relay Nova.',
    ['The relay ends for South Korean and Latin American schools on 31 May 2028. Use Relay Nova.'],
    ['The relay ends for schools in South Korea and Latin America on 31 May 2028. Use Relay Novo.'],
  ],
  [
    9,
    'Hi @voice-users! UDP trunks (`sip.udp.hornby.example`) get switched off on 20 January 2028. Register at `sip.tls.hornby.example`.',
    [
      'UDP trunks (`sip.udp.hornby.example`) get switched off on 20 January 2028. Register at `sip.tls.hornby.example`.',
    ],
    [
      'UDP trunks (`sip.udp.hornby.example`) get switched off on 20 January 2028. Register at `sip.tsl.hornby.example`.',
    ],
  ],
  [
    9,
    '#net-ops: the gateway `gw-1` is turned off on 3 May 2027. Ask in #net-help. Use `gw-2`.',
    ['The gateway `gw-1` is turned off on 3 May 2027. Use `gw-2`.'],
    ['The gateway is turned off on 3 May 2027. Use `gw-2`.'],
  ],
  [
    9,
    'Calls from 198.51.100.0/28 end on 6 July 2027. If your firewall lists it, add 203.0.113.64/27 before.',
    ['Calls from 198.51.100.0/28 end on 6 July 2027; add 203.0.113.64/27 to the firewall before.'],
    ['Calls from 198.51.100.0/28 end on 6 July 2027; add 203.0.113.64/28 to the firewall before.'],
  ],
  [
    9,
    'HL7 intake on port 2575 goes in 12.0. Laboratories need to change to ASTM-over-TLS on port 2576.',
    ['HL7 intake on port 2575 goes in 12.0; change to ASTM-over-TLS on port 2576.'],
    ['HL7 intake on port 2575 goes in 12.0; change to ASTM-over-TLS on port 2575.'],
  ],
  [
    9,
    'Plain MQTT through port 1883 ends on 3 May 2027. Connect encrypted MQTT through port 8883 instead.',
    ['Plain MQTT (1883) ends on 3 May 2027. Connect encrypted MQTT through port 8883.'],
    ['Plain MQTT through port 1883 ends on 3 May 2027. Connect encrypted MQTT through port 1883.'],
  ],
  [
    9,
    'HEIC decoding is gone. Since 7.4, opening a `.heic` file throws. Install `gull-heic`.',
    ['HEIC decoding is gone since 7.4. Install `gull-heic`.'],
    ['HEIC decoding is gone since 7.4. Install `gul-heic`.'],
  ],
  [
    9,
    'The bridge on port 1883 is present in firmware 7.x and will be left out of firmware 8.0 on 3 May 2027. Offline gateways keep 7.x. Use the hooks (`/hooks/v1/`).',
    ['The bridge on port 1883 is left out of firmware 8.0 on 3 May 2027. Use the hooks (`/hooks/v1/`).'],
    ['The bridge on port 1883 is left out of firmware 8.0 on 3 May 2027. Use the hooks (`/hooks/v2/`).'],
  ],
  [
    9,
    'Shared short codes in Canada and the United States are being discontinued on 3 May 2029. Register a brand, then use a 10DLC number.',
    [
      'Shared short codes in the US and Canada end on 3 May 2029: register a brand, then use a 10DLC number.',
      'Shared short codes end on 3 May 2029 in Canada and the U.S.; register a brand, then use a 10DLC number.',
    ],
    [],
  ],
  [
    9,
    'Loom Hosting: scheduled retirement LH-2291\n\nCockpit 2 will be closed on 3 May 2029. Use Cockpit 4.',
    ['Cockpit 2 at Loom Hosting closes on 3 May 2029; use Cockpit 4.'],
    ['The old panel at Loom Hosting closes on 3 May 2029; use Cockpit 4.'],
  ],
  [
    9,
    'Label format `zpl_legacy` ends on 3 May 2029; send `zpl_2d`. Northern Irish accounts are left out. Parcels booked before 2019 keep their labels.',
    [
      '`zpl_legacy` ends on 3 May 2029: send `zpl_2d`. Accounts in Northern Ireland are left out, and pre-2019 parcels keep their labels.',
    ],
    [
      '`zpl_legacy` ends on 3 May 2029: send `zpl_2b`. Accounts in Northern Ireland are left out, and pre-2019 parcels keep their labels.',
    ],
  ],
  // Changes to a thing are no move to it; a change to a thing is one.
  [
    9,
    'This page lists recent and upcoming changes to the Ledgerly REST API.\n\nThe Liquid-based rating is deprecated and will be removed in a later release. We recommend `rate_plugin`.',
    ['Liquid-based rating is deprecated and goes in a later release; use `rate_plugin`.'],
    ['Liquid-based rating is deprecated and goes in a later release; use `rate_plugins`.'],
  ],
  // Places, means and what users take out themselves are no names of the retiring thing.
  [
    9,
    'The reader is taken out of Nestbox Free on 4 May 2028. Members use `nest-read`, which yields `bytes` rather than `str`, and it must be closed.',
    ['Members lose the reader on 4 May 2028; use `nest-read`, which yields `bytes` and must be closed.'],
    ['Members lose the reader on 4 May 2028; use the new one, which yields `bytes` and must be closed.'],
  ],
  [
    9,
    'Saving as `.owl` ends on 4 May 2028. In the SDK, replace `Owl.save()` with `Owl.pack()`. First drop the `oldtags` extension.',
    ['Saving as `.owl` ends on 4 May 2028: replace `Owl.save()` with `Owl.pack()`, and drop the extension first.'],
    ['Saving as `.owl` ends on 4 May 2028: use the new call, and drop the extension first.'],
  ],
  // A line of versions is told by its members, a name that describes an identifier by that identifier, a stem by itself.
  [
    9,
    'Corvid ends the 7.x controller line. Controller CX-20, release 7.3, loses cloud login on 4 May 2028; install release 8.1.',
    ['Controller CX-20 (release 7.3) loses cloud login on 4 May 2028; install release 8.1.'],
    [
      'The old controllers lose cloud login on 4 May 2028; install release 8.1.',
      'Controller CX-20 loses cloud login on 4 May 2028; install release 8.2.',
    ],
  ],
  [
    9,
    'On 4 May 2028 Plover will retire the following Heron REST endpoints:\n- GET /rest/2/birds\n- POST /rest/2/nests\n\nMove to `/graph`.',
    ['Plover retires GET /rest/2/birds and POST /rest/2/nests on 4 May 2028. Move to `/graph`.'],
    ['Plover retires some old endpoints on 4 May 2028. Move to `/graph`.'],
  ],
  [
    9,
    '**Kiosk-in-Kiosk label `kik-old`** – to be removed on 4 May 2028. If a Kiosk uses it, write `kik-new`.',
    ['`kik-old` goes on 4 May 2028: write `kik-new`.'],
    ['The old label goes on 4 May 2028: write `kik-new`.'],
  ],
  [
    9,
    'The routes under `/accounts/{id}/larks/*` stop on 4 May 2028. Change what calls routes under `/accounts/{id}/larks/` to `/accounts/{id}/wrens/`.',
    ['The routes under `/accounts/{id}/larks/` stop on 4 May 2028: use `/accounts/{id}/wrens/`.'],
    ['The routes under `/accounts/{id}/lark/` stop on 4 May 2028: use `/accounts/{id}/wrens/`.'],
  ],
  // A plain word where a name of the notice stood.
  [
    9,
    'The `/v1/rate` call ends on 4 May 2029; use `/v2/rate`. Replace the `score` field with `category_scores` and page by `next_cursor`.',
    [
      '`/v1/rate` ends on 4 May 2029; use `/v2/rate`, with `category_scores` for `score`, and page by `next_cursor`.',
      '`/v1/rate` ends on 4 May 2029; use `/v2/rate`, with `category_scores` for the score, and page by `next_cursor`.',
    ],
    [
      '`/v1/rate` ends on 4 May 2029; use `/v2/rate`, with `categories` for `score`, and page by `next_cursor`.',
      '`/v1/rate` ends on 4 May 2029; use `/v2/rate`, with `category_scores` for `score`, and page by `cursor`.',
    ],
  ],
  // A participle told as what to do, and a verb behind a way through menus.
  [
    9,
    'Quill 2 loses the `--plain` flag on 3 May 2029. Scripts that set it use `--file`. Values have to be base64-encoded, drafts SHA-256-signed. For decks, *Deck → Export CSV* does the job.',
    [
      'Scripts with the `--plain` flag (Quill 2 loses it on 3 May 2029): use `--file`, base64-encode values and SHA-256-sign drafts. Deck → Export CSV saves decks.',
    ],
    [
      'Scripts with the `--plain` flag (Quill 2 loses it on 3 May 2029): use `--file`, base32-encode values and SHA-256-sign drafts.',
      'Scripts with the `--plain` flag (Quill 2 loses it on 3 May 2029): use `--file`, base64-encode values. Deck → Export PDF saves decks.',
    ],
  ],
];

export const TABLES: KindTables = {
  'names in the manner of other houses': KINDS,
};
