import type { Kind, KindTables } from '../tools/kinds.ts';

/** Time that the notice grants to some: an output that keeps the condition passes, one that drops it fails. */
const SOME: Kind[] = [
  // A question for more time, answered with "one" or "a delay"; what is told by its state; an extension that is a thing.
  [
    11,
    'The Wren importer closes on 3 May 2028. Shops must move to Loader 2. Is there any way to get longer? Co-operatives may ask for a delay, by 1 March 2028, at https://wren.example/delay. The browser extension Wren Clip is not concerned. Jobs queued by then can still be finished until 17 May 2028. Public libraries can apply for four more months. Kiosks carry on serving pages after the date.',
    [
      'The Wren importer closes on 3 May 2028; shops must move to Loader 2. Co-operatives can request more time by 1 March 2028 (https://wren.example/delay).',
      'Loader 2 replaces the Wren importer, which closes 3 May 2028. An extension is open to co-operatives: ask until 1 March 2028 at https://wren.example/delay.',
      'Wren importer ends 3 May 2028. What was queued before can finish until 17 May 2028. Public libraries: four months longer on application.',
      'Wren importer ends 3 May 2028; move to Loader 2. Kiosks will still serve pages beyond it. The Wren Clip browser extension is not affected.',
      'Wren importer: 3 May 2028. Move all shops on one day. Libraries (public ones) get an additional four months if they apply.',
    ],
    [
      'Wren importer ends 3 May 2028; move to Loader 2. Four more months on application.',
      'Wren importer ends 3 May 2028; move to Loader 2. Shops can carry on with it until 17 May 2028.',
    ],
  ],
  // Beside a thing that is only deprecated, what some may do until a day is a grant as well.
  [
    11,
    '**Deprecated: `POST /rates`.** It is deprecated as of today and will be switched off on 31 August 2028 at 16:00 UTC. Use `POST /v4/quotes`. Accounts billed in Canada may go on calling the old path until 30 November 2028, 16:00 UTC.',
    [
      '`POST /rates` ends on 31 August 2028, 16:00 UTC (Canada-billed accounts: 30 November 2028, 16:00 UTC); use `POST /v4/quotes`.',
      'Use `POST /v4/quotes` instead of `POST /rates`, off on 31 August 2028, 16:00 UTC. If you are billed in Canada, you have until 30 November 2028, 16:00 UTC.',
    ],
    [
      '`POST /rates` ends on 31 August 2028, 16:00 UTC, though the old path may be called until 30 November 2028, 16:00 UTC; use `POST /v4/quotes`.',
    ],
  ],
  [
    11,
    'Version 2027-04 leaves: from 1 July 2028, 12:00 EDT, it is answered with `410`. Move to 2028-01. Apps that a merchant had made for one shop may use it until 1 October 2028, 12:00 EDT.',
    [
      '2027-04 is answered with `410` from 1 July 2028, 12:00 EDT; apps made for a single shop have until 1 October 2028, 12:00 EDT. Move to 2028-01.',
      '2027-04 is answered with `410` from 1 July 2028, 12:00 EDT. Anything you have had built for one shop may use it until 1 October 2028, 12:00 EDT. Move to 2028-01.',
    ],
    [
      '2027-04 is answered with `410` from 1 July 2028, 12:00 EDT. Apps may use it until 1 October 2028, 12:00 EDT, if they need longer. Move to 2028-01.',
    ],
  ],
  // An end that is put off, in whatever verb.
  [
    11,
    'Tapehead backups to the Oslo vault end on 9 June 2028, 08:00 CEST. Switch to the Bergen vault. Schools with permit S-4 may put back the end to 9 September 2028, 08:00 CEST. Extensions of the file browser must be rebuilt.',
    [
      'Tapehead backups to the Oslo vault end 9 June 2028, 08:00 CEST: use Bergen. Schools with permit S-4 postpone that to 9 September 2028, 08:00 CEST.',
      'Oslo vault: ends 9 June 2028, 08:00 CEST, use Bergen; permit S-4 extends this, and nothing else does, to 9 September 2028, 08:00 CEST.',
    ],
    [],
  ],
  // An exemption that ends, and another statement's "other" beside it.
  [
    11,
    'Gridlock tiles v2 are turned off on 4 April 2029. Use v3. Vehicles already in the field are exempt until 4 April 2030.',
    [
      'Gridlock tiles v2 stop on 4 April 2029: use v3. Vehicles in the field: 4 April 2030.',
      'Use v3 before 4 April 2029, when Gridlock tiles v2 stop (4 April 2030 for fielded vehicles).',
    ],
    ['Gridlock tiles v2 stop on 4 April 2029, though you may go on until 4 April 2030; other layers stay. Use v3.'],
  ],
  [
    11,
    'The mandate endpoint closes on 31 March 2028 at 12:00 CET; use e-mandates. Merchants whose turnover exceeds NOK 5 million a year may request a postponement of the closing to 30 June 2028, 12:00 CEST.',
    [
      'Merchants on the mandate endpoint: it closes 31 March 2028, 12:00 CET; use e-mandates. With a turnover beyond NOK 5 million a year you may ask for 30 June 2028, 12:00 CEST.',
      'Use e-mandates before the mandate endpoint closes on 31 March 2028, 12:00 CET (30 June 2028, 12:00 CEST on request, from NOK 5 million of turnover a year).',
    ],
    [
      'Merchants on the mandate endpoint: it closes 31 March 2028, 12:00 CET; use e-mandates. If you are late, ask for 30 June 2028, 12:00 CEST.',
      'Use e-mandates before the mandate endpoint closes on 31 March 2028, 12:00 CET, or request a postponement to 30 June 2028, 12:00 CEST.',
    ],
  ],
  [
    11,
    'We take the certificate out on 5 July 2027. Trust the new root. The old chain remains available on `old.example` until 19 July 2027, for clients in the medical-device programme only.',
    [
      'The certificate goes on 5 July 2027: trust the new root. Medical-device programme: the old chain stays on `old.example` until 19 July 2027.',
      'Trust the new root by 5 July 2027, when the certificate goes; only medical devices may use `old.example` until 19 July 2027.',
    ],
    ['The certificate goes on 5 July 2027: trust the new root. Until 19 July 2027 you can fall back on `old.example`.'],
  ],
  [
    11,
    'The Staff Feed closes on 29 October 2027. Can I keep it longer? Only if your contract contains an integration clause; then it runs until 31 January 2028. Use the Staff Export.',
    [
      'The Staff Feed closes on 29 October 2027 (contracts with an integration clause: 31 January 2028). Use the Staff Export.',
      'Use the Staff Export: the Staff Feed runs until 29 October 2027, and until 31 January 2028 where an integration clause says so.',
    ],
    [
      'The Staff Feed closes on 29 October 2027 and can be kept until 31 January 2028. Use the Staff Export.',
      'Use the Staff Export: the Staff Feed closes on 29 October 2027, or 31 January 2028 if you want to keep it.',
    ],
  ],
  [
    11,
    'Model `em-2` retires on 30 June 2027; switch to `em-3`. Projects on dedicated capacity keep it for the length of their contract.',
    [
      'Model `em-2` retires on 30 June 2027: switch to `em-3`. Dedicated capacity keeps it for the length of the contract.',
      'Switch to `em-3` before 30 June 2027, when `em-2` retires, unless you have dedicated capacity: then it stays to the end of your contract.',
    ],
    ['Model `em-2` retires on 30 June 2027: switch to `em-3`. It remains callable for the length of your contract.'],
  ],
  [
    11,
    'Tuning ends on 1 December 2027; use adapters. Teams with a research grant may call their models for six months after the end.',
    [
      'Tuning ends on 1 December 2027: use adapters. With a research grant, models may be called for six months more.',
      'Use adapters, as tuning ends on 1 December 2027. Research-grant teams may call models for six months after that.',
    ],
    ['Tuning ends on 1 December 2027: use adapters. Models can be called for six months after that.'],
  ],
  [
    11,
    'The bridge is shut down on 30 November 2027; use Relay. Can I have more time? No, sorry.',
    [
      'The bridge is shut down on 30 November 2027, without an extension: use Relay.',
      'Use Relay: the bridge shuts down on 30 November 2027. More time? No.',
    ],
    [
      'The bridge is shut down on 30 November 2027: use Relay. If you need longer, an extension may be arranged.',
      'Use Relay: the bridge shuts down on 30 November 2027, but Merryfield will keep it open for you until you are done.',
      'Use Relay while there is time: the bridge shuts down on 30 November 2027, and we allow a short transition.',
      'The bridge shuts down on 30 November 2027, so you still have several months to move to Relay.',
    ],
  ],
  [
    11,
    'Since 2009, for twelve years, we have run Booker. It closes on 30 July 2027. Download your lists; they are kept for 60 days. Widgets with C extensions must be replaced.',
    [
      'Booker closes on 30 July 2027. Download lists (kept 60 days) and replace widgets with C extensions by pure ones.',
      'Download your Booker lists before it closes on 30 July 2027; after that, 60 days. Replace widgets with C extensions.',
    ],
    [
      'Booker closes on 30 July 2027, and you still have several months to wind it up. Download your lists (kept 60 days).',
    ],
  ],
  [
    11,
    'Deliveries by the old gate end on 31 January 2029. Bring parcels to the dock. Labels printed earlier stay valid for 21 days after the end date.',
    [
      'Deliveries by the old gate end on 31 January 2029: use the dock. Labels printed earlier remain good for 21 days beyond the date.',
      'The old gate takes deliveries until 31 January 2029; then use the dock. Earlier labels last 21 days past the date.',
    ],
    [
      'Deliveries by the old gate end on 31 January 2029: use the dock. The gate stays open for a few weeks beyond the date.',
    ],
  ],
  [
    11,
    'The LPX service ends on 1 July 2029; order PGS. Data sets received under an LPX licence may be used internally until 30 June 2031.',
    [
      'LPX ends on 1 July 2029: order PGS. LPX data: internal use until 30 June 2031.',
      'LPX ends on 1 July 2029: order PGS. Existing data may stay in internal use until 30 June 2031.',
    ],
    [],
  ],
  [
    11,
    '`/v0/stations` goes off on 31 May 2029; read `/v1/grid`. National met services may use it until 31 August 2029. We do not grant other delays.',
    [
      '`/v0/stations` goes off on 31 May 2029: read `/v1/grid`. National met services have until 31 August 2029, and no one else is given a postponement.',
    ],
    [
      '`/v0/stations` goes off on 31 May 2029: read `/v1/grid`. National met services have until 31 August 2029, and others can be given a postponement.',
    ],
  ],
  [
    11,
    'Relay v2 closes on 9 June 2029; use Relay v3. Education workspaces may go on with v2 until 3 December 2029.',
    [
      'Relay v2 closes on 9 June 2029: use Relay v3. School workspaces: v2 until 3 December 2029.',
      'Relay v2 closes on 9 June 2029: use Relay v3. Schools and universities keep v2 until 3 December 2029.',
      'Relay v2 closes on 9 June 2029: use Relay v3. If you teach, you may keep v2 until 3 December 2029.',
    ],
    [
      'Relay v2 closes on 9 June 2029: use Relay v3. Workspaces may go on with v2 until 3 December 2029.',
      'Relay v2 closes on 9 June 2029: use Relay v3. If you need longer, v2 may be used until 3 December 2029.',
      'Relay v2 closes on 9 June 2029: use Relay v3. If you cannot make it, go on with v2 until 3 December 2029.',
    ],
  ],
  [
    11,
    'Relay v2 closes on 9 June 2029; use Relay v3. Customers in the Nordic countries keep v2 until 3 December 2029.',
    [
      'Relay v2 closes on 9 June 2029: use Relay v3. In Sweden, Norway, Denmark, Finland and Iceland v2 lasts until 3 December 2029.',
    ],
    ['Relay v2 closes on 9 June 2029: use Relay v3. Customers keep v2 until 3 December 2029.'],
  ],
  [
    11,
    'The Snapshot viewer is shut down for depots on 4 March 2030; move to Live View. Government depots may use the Snapshot viewer until 2 September 2030.',
    [
      'Snapshot viewer: shut down 4 March 2030 (public-sector depots: 2 September 2030). Move to Live View.',
      'The Snapshot viewer closes on 4 March 2030: use Live View. State-run depots stay on it until 2 September 2030.',
      'Use Live View: the Snapshot viewer ends on 4 March 2030, for depots owned by the state on 2 September 2030.',
    ],
    [
      'The Snapshot viewer closes on 4 March 2030: use Live View. Depots may use the viewer until 2 September 2030.',
      'The Snapshot viewer closes on 4 March 2030: use Live View. The classic screen may be used until 2 September 2030.',
      'Use Live View: the Snapshot viewer ends on 4 March 2030. If you need longer, depots may use it until 2 September 2030.',
    ],
  ],
  [
    11,
    'The fax gateway is retired on 9 September 2029; order a QuillBox. Doctors may use the gateway until 31 December 2029.',
    [
      'The fax gateway goes on 9 September 2029: order a QuillBox. GP surgeries: until 31 December 2029.',
      'Order a QuillBox: the fax gateway ends on 9 September 2029, for surgeries on 31 December 2029.',
    ],
    ['The fax gateway goes on 9 September 2029: order a QuillBox. Extensions: until 31 December 2029.'],
  ],
  [
    11,
    'The CDN endpoints will be withdrawn on 1 February 2029; use Linden. For customers whose contracts extend beyond 1 February 2029, the service will continue to operate until the end of the contract.',
    [
      'The CDN endpoints go on 1 February 2029: use Linden. For customers whose contracts extend beyond that date, the service continues until the contract ends.',
      'Use Linden before 1 February 2029, when the CDN endpoints go; with a contract running past that date, you keep the service to its end.',
    ],
    ['The CDN endpoints go on 1 February 2029: use Linden. Access extends beyond that date for a while.'],
  ],
  [
    11,
    'Routing v1 for ambulances is switched off on 8 May 2030; call v2. Volunteer-run ambulances can continue with v1 until 8 November 2030.',
    [
      'Routing v1 goes off on 8 May 2030: call v2. Unpaid ambulance crews: v1 until 8 November 2030.',
      'Call v2 before 8 May 2030, when v1 goes off (charity-operated ambulances: 8 November 2030).',
    ],
    ['Routing v1 goes off on 8 May 2030: call v2. Ambulances can continue with v1 until 8 November 2030.'],
  ],
];

export const TABLES: KindTables = { 'time for some': SOME };
