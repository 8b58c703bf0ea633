import { describe, expect, it } from 'vitest';
import { check } from '../src/check.ts';

/** The layouts and turns of notices just as vendors publish them, each with shortenings and the rules, of those named, that they break. */
const KINDS: readonly (readonly [
  kind: string,
  rules: readonly number[],
  notice: string,
  rows: readonly (readonly [output: string, breaks: readonly number[]])[],
])[] = [
  [
    'the term for an end is no name',
    [9],
    '# End of Life: Quill DB-FREE\n\nThe free offer Quill DB-FREE reaches End of Life on 3 May 2027. Teams on it move to Marlin.',
    [
      ['Teams on Quill DB-FREE: it ends on 3 May 2027; move to Marlin.', []],
      ['Teams on the old offer: it ends on 3 May 2027; move to Marlin.', [9]],
    ],
  ],
  [
    'who ends something is not what ends',
    [9],
    'The Harbour Working Group is shutting down Basic Auth on 3 May 2027. Clients that use it move to OAuth 2.0.',
    [
      ['Clients on Basic Auth: it is shut down on 3 May 2027; move to OAuth 2.0.', []],
      ['Clients on the old method: it is shut down on 3 May 2027; move to OAuth 2.0.', [9]],
    ],
  ],
  [
    'a range of versions names all between them',
    [9],
    'The stacks `tern-15.0.x`, `tern-15.1.x`, `tern-15.2.x` and `tern-15.3.x` will be removed on 3 May 2027. Builds on them move to `tern-16.4.x`.',
    [
      ['Builds on `tern-15.0.x` through `tern-15.3.x`: removed on 3 May 2027; move to `tern-16.4.x`.', []],
      ['Builds on `tern-15.0.x` through `tern-15.2.x`: removed on 3 May 2027; move to `tern-16.4.x`.', [9]],
    ],
  ],
  [
    'links that are looked at, asked at or read in court',
    [9],
    '![Sunset](https://cdn.tern.example/guides/sunset.png)\n\nTern v1 will be removed on 3 May 2027. Users of v1 follow the [guide](https://tern.example/guide). License: https://tern.example/licenses/gpl.html. If you have questions, we are here to help. Contact\n**[Tern Support](https://help.tern.example/requests/new?utm_source=docs)**.',
    [
      ['Users of Tern v1: it will be removed on 3 May 2027; follow https://tern.example/guide.', []],
      ['Users of Tern v1: it will be removed on 3 May 2027; follow the guide.', [9]],
    ],
  ],
  [
    'where a thing came from',
    [9],
    'Tern is an implementation of the [Wire Protocol](https://wire.example/spec) and was introduced by [RFC 12](https://tern.example/rfcs/12). Tern v1 will be removed on 3 May 2027. Users of v1 follow the [guide](https://tern.example/guide).',
    [['Users of Tern v1: it will be removed on 3 May 2027; follow https://tern.example/guide.', []]],
  ],
  [
    'a product that the notice does not have, by what kind of thing it is',
    [9],
    'Third parties lose the Tern Location Service on 3 May 2027.',
    [
      ['Third parties lose the Tern Location Service on 3 May 2027. Use the Marlin Geolocation API instead.', [9]],
      ['Third parties lose the Tern Location Service on 3 May 2027.', []],
    ],
  ],
  [
    'a name that its identifier tells',
    [9],
    'Embed v2 will be removed on 3 May 2027. Users of `tern-embed-v2.0` migrate to Embed v3: the model `tern-embed-v3.0`.',
    [['Users of `tern-embed-v2.0` (Embed v2): removed on 3 May 2027; migrate to `tern-embed-v3.0`.', []]],
  ],
  [
    'days of birth, of mails and of records',
    [4, 6],
    'Tern 10 reaches its end of life on 30 June 2027, nearly five years after its initial release on 6 July 2022. We have been offering it since September 2021. We previously sent notifications regarding this issue on 15 - 16 April 2027, and the records that show your use are from 6 April 2027. Users of it move to Tern 11.',
    [
      ['Users of Tern 10: it reaches its end of life on 30 June 2027; move to Tern 11.', []],
      ['Users of Tern 10: it reaches its end of life in 2027; move to Tern 11.', [4]],
    ],
  ],
  [
    'what a plan brings about lies ahead',
    [2, 14],
    'Tern API 1.0 will be deprecated from 3 May 2027, making it no longer available after that point. Extensions that call it move to 2.0.',
    [
      [
        'Extensions on Tern API 1.0: it will be deprecated from 3 May 2027 and unavailable after that; move to 2.0.',
        [],
      ],
      ['Extensions on Tern API 1.0: deprecated from 3 May 2027, not available after it; move to 2.0.', []],
      ['Extensions on Tern API 1.0: it was discontinued on 3 May 2027 and is no longer available; use 2.0.', [2, 14]],
    ],
  ],
  [
    'a status beside an end that is still to come',
    [2, 14],
    'The old Tern scratch disk is end of life. It is slow as well. It will be retired very soon. Jobs write to `/temp`.',
    [
      ['Jobs on the old Tern scratch disk: it is end of life and will be retired very soon; write to `/temp`.', []],
      ['Jobs on the old Tern scratch disk: it has been retired; write to `/temp`.', [2, 14]],
    ],
  ],
  [
    'a release in front of a pronoun',
    [2, 14],
    'As of Tern Home 2027.5 we deprecate `hass.tern`. Starting from Tern Home 2027.11, `hass.tern` will be removed. Authors of integrations that use it import the functions.',
    [
      [
        'Authors of integrations with `hass.tern`: it will be removed from Tern Home 2027.11; import the functions.',
        [],
      ],
      [
        'Authors of integrations with `hass.tern`: as of Tern Home 2027.5 it has been removed; import the functions.',
        [2, 14],
      ],
    ],
  ],
  [
    'what was said is past, and not what was said of',
    [2, 14],
    'Back in October we announced that the Legacy REST API will be removed from TernShop as of version 9.0. The plugin will be installed with the upgrade to TernShop 8.8.',
    [
      ['Shops on the Legacy REST API: it will be removed from TernShop as of version 9.0.', []],
      ['Shops on the Legacy REST API: it was removed from TernShop in version 9.0.', [2, 14]],
    ],
  ],
  [
    'a thing that is deleted, by its identifier',
    [2, 14],
    'The library is deprecated.\n\n* `tern-codahale` will be deleted in July 2027.\n\nUsers of it take the Tern SDK.',
    [
      ['Users of `tern-codahale`: it will be deleted in July 2027; take the Tern SDK.', []],
      ['Users of `tern-codahale`: it was deleted in July 2027; take the Tern SDK.', [2, 14]],
    ],
  ],
  [
    'a row of what is alive',
    [2, 14],
    '| Version | Status | End of life |\n| --- | --- | --- |\n| v3 | Active since November 2026 | Not announced |\n| v1 | Deprecated | April 2027 |\n\nv1 reaches end of life in April 2027. Move to v3 before then.',
    [
      ['Callers of v1: it reaches end of life in April 2027; move to v3, active since November 2026.', []],
      ['Callers of v1: it has been retired; move to v3, active since November 2026.', [2, 14]],
    ],
  ],
  [
    'a day that begins anew behind one that is over',
    [2, 14],
    'On 5 June 2026 we began the sunset of access keys in favor of OAuth 2.0. Beginning 3 May 2027, access keys will no longer be supported. Owners of integrations obtain credentials.',
    [
      [
        'Integrations with access keys: their sunset in favor of OAuth 2.0 began on 5 June 2026, and beginning 3 May 2027 access keys will no longer be supported. Owners obtain credentials.',
        [],
      ],
    ],
  ],
  [
    'what may be brought back, as the notice lets it',
    [11],
    'Free instances end on 30 November 2027. From 31 October 2027 they are suspended. They can be reactivated only to migrate them to another service or to retrieve their data.',
    [
      [
        'Free instances end on 30 November 2027 and are suspended from 31 October 2027. A suspended instance may be reactivated solely to migrate it to another service.',
        [],
      ],
      [
        'Free instances end on 30 November 2027 and are suspended from 31 October 2027. A suspended instance may be used for a few more days.',
        [11],
      ],
    ],
  ],
  [
    'one day more, in other words',
    [11],
    'World 10 will be closing on 21 February 2028 at 23:59. Please migrate your characters before this date. Deleting a character takes approximately 5 days to complete and the migration process a further day before the character is transferred.',
    [
      [
        'Players on World 10 migrate before 21 February 2028, 23:59. Deletion takes 5 days, the migration needs one more day.',
        [],
      ],
      ['Players on World 10 migrate before 21 February 2028, 23:59. You get two more days.', [11]],
    ],
  ],
  [
    'words of praise that praise nothing',
    [7],
    'The Tern 15 stacks will be removed on 3 May 2027. If your `ci.yml` is committed to your git repository, update it. All new customers get Tern 16. You pay the same price for the same or a better configuration.',
    [
      [
        'Users of Tern 15 stacks: removed on 3 May 2027. Where `ci.yml` is committed to your git repository, update it; all new customers get Tern 16, at the same price for the same or a better configuration.',
        [],
      ],
      ['Users of Tern 15 stacks: removed on 3 May 2027. We are committed to your success.', [7]],
    ],
  ],
  [
    'whom a condition spares',
    [6],
    'From 3 May 2027 our API no longer accepts REST keys. Customers who still use them generate a user key. If your key starts with `NRAK`, no update is required. If you have already generated a user key, no action is required.',
    [
      ['Customers with REST keys: none is accepted from 3 May 2027; generate a user key. `NRAK` keys stay.', []],
      ['Customers with REST keys: none is accepted from 3 May 2027; generate a user key.', [6]],
    ],
  ],
  [
    'who is spared in so many words',
    [6],
    'Merchants on a legacy SDK cannot pay out after 3 May 2027. Update to Java 2.67 before then. Note: Node and .NET server SDKs should not be impacted by these upcoming changes.',
    [
      [
        'Merchants on a legacy SDK: no payouts after 3 May 2027; update to Java 2.67 before. Node and .NET are spared.',
        [],
      ],
      ['Merchants on a legacy SDK: no payouts after 3 May 2027; update to Java 2.67 before.', [6]],
    ],
  ],
  [
    'everyone by the name of the vendor, and anyone who is told apart',
    [12],
    'New Tern is deprecating the Short Code API on 3 May 2027. Customers using the Short Code API move to the SMS API. If you no longer have the e-mail address of your account, contact us.',
    [
      [
        'Customers using the Short Code API: it ends on 3 May 2027; move to the SMS API. Anyone who no longer has the e-mail address of the account contacts support.',
        [],
      ],
      ['Short Code API: it ends on 3 May 2027. All New Tern customers must move to the SMS API.', [12]],
    ],
  ],
  [
    'where a migration leads',
    [3],
    'Quill DB-FREE ends on 3 May 2027. Migration targets the Production DB-2 plan (the most accessible paid offer).',
    [['Quill DB-FREE, for its users, ends on 3 May 2027; migration leads to the paid Production DB-2 plan.', []]],
  ],
  [
    'who ended it is not meant by "it"',
    [2, 14],
    'Orchard is retiring the PopFetch collector. It will be turned off on 3 May 2027.',
    [
      ['Users of the PopFetch collector: it will be turned off on 3 May 2027.', []],
      ['Users of the PopFetch collector: it was turned off on 3 May 2027.', [2, 14]],
    ],
  ],
  [
    'a time that the first of two verbs has',
    [2, 14],
    'The transfer call is now deprecated and will be disabled by 3 May 2027 for all apps.',
    [["Apps that use the transfer call: it's deprecated as of now and goes away for good by 3 May 2027.", []]],
  ],
  [
    'sooner, and still to come',
    [2, 14],
    'Renewals are switched off by 3 May 2027. A system loses them the moment its first link goes live.',
    [['Renewals are off by 3 May 2027; for your system they end already when its first link goes live.', []]],
  ],
  [
    'the release that drops it',
    [1, 2],
    'The foo flag is deprecated; Tern 6 drops it.',
    [
      ['Users of the foo flag: it is deprecated and goes in Tern 6.', []],
      ['Users of the foo flag: it is deprecated.', [1, 2]],
    ],
  ],
  [
    'what starts to close, and an ability that is lost',
    [2, 14],
    'Hosted starts to close on 3 May 2027, and the uploader will lose the ability to send on 4 June 2027.',
    [
      ['Hosted was closed on 3 May 2027, and the uploader will lose the ability to send on 4 June 2027.', [2, 14]],
      ['Hosted starts to close on 3 May 2027, and the uploader stopped sending on 4 June 2027.', [2, 14]],
      ['Hosted starts to close on 3 May 2027, and the uploader can no longer send after 4 June 2027.', []],
    ],
  ],
  [
    'a table of what is marked, and when it goes',
    [2, 4, 14],
    'These functions retire:\n\n| Part | Marked as retiring | Function | Planned to be taken out |\n|---|---|---|---|\n| File pick-up | October 2026 | Fax gateway | March 2027 |\n| Sign-in | October 2026 | PIN sign-in | November 2027 |',
    [
      ['Fax gateway (March 2027) and PIN sign-in (November 2027) were marked as retiring in October 2026.', []],
      ['Fax gateway was taken out in March 2027, PIN sign-in is in November 2027; marked in October 2026.', [2, 14]],
    ],
  ],
  [
    'days of the page, and a year that is over',
    [4],
    'Policy 12 · checked on 9 February 2026 · last touched on 30 June 2026\n\nThe old series is deprecated. Change to the dumps before 2030 is over.',
    [
      ['The old series is deprecated: change to the dumps before the end of 2030.', []],
      ['The old series is deprecated: change to the dumps before 30 December 2030.', [4]],
    ],
  ],
  [
    'addresses of any scheme, and keys of an object in code',
    [9],
    'Requests to <ftp://tides.tern.example/charts/> end on 3 May 2027. Clients call `create` with\n\n```ts\nnew Tern({\n  apiKey: process.env.KEY,\n});\n```',
    [
      ['Clients of ftp://tides.tern.example/charts/: it ends on 3 May 2027; call `create` with `apiKey`.', []],
      ['Clients of ftp://tides.tern.example/chart/: it ends on 3 May 2027; call `create` with `apiKey`.', [9]],
    ],
  ],
  [
    'where people talk, and what somebody does in passing',
    [9],
    'Quill, which [hosts Tern](https://tern.example/docs/faq#quill), ends on 3 May 2027. Users do as [told here](https://community.tern.example/migrate).\n\n## Need help?\n\n- [Talk](https://discord.gg/tern)',
    [
      ['Users of Quill: it ends on 3 May 2027; do as told at https://community.tern.example/migrate.', []],
      ['Users of Quill: it ends on 3 May 2027; do as told.', [9]],
    ],
  ],
  [
    'a title in which most words have a capital',
    [9],
    'Retiring /decide Endpoint Used in Older Tern SDK Versions\nThe /decide endpoint retires on 3 May 2027. It was used in older versions.',
    [['Apps on older versions of the Tern SDK: /decide retires on 3 May 2027.', []]],
  ],
  [
    'a name that goes on',
    [5],
    'After 3 May 2027 all active Tern for Linux services are powered off. Complete your migration to Tern for Metrics before that.',
    [['Tern for Linux is powered off after 3 May 2027; users must have moved to Tern for Metrics before.', []]],
  ],
  [
    'what is denied is no step',
    [1],
    'On 3 May 2027 the app leaves the store. From that day you cannot fetch it or put it on another watch.',
    [['Users of the app: it leaves the store on 3 May 2027.', []]],
  ],
  [
    'a reason and an announcement that are told beside filler',
    [7],
    'We regret to announce that version 1.7.0 will be the last release for Tern phones. Users can find it more consistent to move to Marlin.',
    [
      ['Users of Tern phones: version 1.7.0 is the last release. It may be more consistent to move to Marlin.', []],
      ['Users of Tern phones: we are sorry, version 1.7.0 is the last release.', [7]],
    ],
  ],
  [
    'groups that are told by what they may do',
    [12],
    'The Modem add-on is deprecated. Harbours that would rather not host a broker may install the Cloud add-on.',
    [
      ['Harbours on the Modem add-on: it is deprecated; to host no broker, install the Cloud add-on.', []],
      ['All harbours need to get off the Modem add-on, which is deprecated.', [12]],
    ],
  ],
  [
    'a timetable with mails in it, under the head of a page',
    [4],
    '.. post:: August 9, 2027\n   :tags: api\n\nPlain connections to Tern end on November 30, 2027.\n\n* Sept. 12, 2027: Reminder announcement\n* Oct. 13, 2027: First brownout\n* Nov. 2, 2027: Reminder announcement\n* Nov. 30, 2027: Final cutover',
    [
      ['Plain connections to Tern: brownout on Oct. 13, 2027, cutover on Nov. 30, 2027.', []],
      ['Plain connections to Tern: cutover on Nov. 30, 2027.', [4]],
    ],
  ],
  [
    'a table with mails in it',
    [4],
    'Plain connections to Tern end on 30 November 2027.\n\n| Date | Step |\n|---|---|\n| 12 May 2027 | Reminder announcement |\n| 8 June 2027 | Brownout |',
    [
      ['Plain connections to Tern: brownout on 8 June 2027, end on 30 November 2027.', []],
      ['Plain connections to Tern: end on 30 November 2027.', [4]],
    ],
  ],
  [
    'where the day will be told, and whom to ask',
    [6, 7],
    "Tern v1 is deprecated. We'll publish the exact cutover date in a follow-up post and on our status page. If you have any questions, please don't hesitate to reach out to your account team or open a support ticket.",
    [['Tern v1 is deprecated; the exact date will follow in a post and on the status page.', []]],
  ],
  [
    'up to the very end',
    [6],
    'Tern.social is shut down on 3 May 2027. You can continue to use it until 3 May. Your data can be downloaded for 30 days after that.',
    [
      ['Tern.social is shut down on 3 May 2027; data can be downloaded for 30 days after that.', []],
      ['Tern.social is shut down on 3 May 2027; you can use it until then.', [6]],
    ],
  ],
  [
    'what is for the curious, what is to be known, and what others did',
    [1, 5],
    'Flynn has been shut down. (Wondering what Flynn is? Take a look at our older page.) Whoever ran it must move to Marlin. Bear in mind that this is a first draft. The server they asked was closed.\n\n- **Expiry**: Add `node.expiry` to set a default [#3122]',
    [
      ['Flynn has been shut down; whoever ran it must move to Marlin.', []],
      ['Flynn has been shut down, for whoever ran it.', [1, 5]],
    ],
  ],
];

describe.each(KINDS)('%s', (_, rules, notice, rows) => {
  it.each(rows)('%s', (output, breaks) => {
    const failed = check(notice, output, { rules }).rules.filter(({ verdict }) => verdict === 'fail');
    expect(failed.map(({ rule }) => rule)).toEqual(breaks);
  });
});
