import { describeSituations, type SituationKind } from './tools/situation-kinds.ts';

// Begun, closed, lost or switched off in other grammar than a verb with its auxiliaries.
const KINDS: readonly SituationKind[] = [
  [
    'refused already, told as to begin',
    'Plain HTTP calls have been rejected since 4 June 2027. TLS 1.1 calls still pass and will be switched off on 8 October 2027. Shops that call the price feed are affected. Use TLS 1.3. We began in a garage in 1999 and we are proud of what has become of it.',
    [
      [
        'Shops that call the price feed: plain HTTP calls get rejected starting 4 June 2027; TLS 1.1 calls are switched off on 8 October 2027. Use TLS 1.3.',
        [2],
      ],
      [
        'Shops that call the price feed: get ready for plain HTTP calls being rejected from 4 June 2027 on; TLS 1.1 calls are switched off on 8 October 2027. Use TLS 1.3.',
        [2],
      ],
      [
        'Shops that call the price feed: plain HTTP calls get rejected since 4 June 2027; TLS 1.1 calls are switched off on 8 October 2027. Use TLS 1.3.',
        [],
      ],
      [
        'Shops that call the price feed: plain HTTP calls are rejected (from 4 June 2027 on); TLS 1.1 calls are switched off on 8 October 2027. Use TLS 1.3.',
        [],
      ],
      [
        'Shops that call the price feed: plain HTTP calls have been rejected starting 4 June 2027; TLS 1.1 calls are switched off on 8 October 2027. Use TLS 1.3 now.',
        [],
      ],
      [
        'Shops that call the price feed: plain HTTP calls rejected from 4 June 2027; prepare for the switch-off of TLS 1.1 calls on 8 October 2027. Use TLS 1.3.',
        [],
      ],
    ],
  ],
  [
    'refused already, told as to begin',
    'Webhooks signed with SHA-1 have been dropped since 2 March 2027. Merchants that verify them must verify SHA-256. Old keys stop working on 9 September 2027. We are so grateful to be on this long journey with all of you, and promise to be better next time.',
    [
      [
        'Merchants that verify webhooks signed with SHA-1: these get dropped starting 2 March 2027, so plan ahead and verify SHA-256. Old keys stop working on 9 September 2027.',
        [2],
      ],
      [
        'Merchants that verify webhooks signed with SHA-1: these are being dropped since 2 March 2027. Verify SHA-256. Old keys stop working on 9 September 2027.',
        [],
      ],
    ],
  ],
  [
    'blocked already, told as to begin or to prepare for',
    'Uploads with the old key have been blocked since 3 March 2027. Downloads still work and end on 3 December 2027. Photographers who use the old key must create a new key. We have loved your pictures since the days when all of us still had film.',
    [
      [
        'Photographers who use the old key must create a new key: uploads with it get blocked starting 3 March 2027; downloads end on 3 December 2027.',
        [2],
      ],
      [
        'Photographers who use the old key must create a new key: uploads with it get blocked from 3 March 2027; downloads end on 3 December 2027.',
        [2],
      ],
      [
        'Photographers who use the old key must create a new key: prepare for the block of uploads on 3 March 2027; downloads end on 3 December 2027.',
        [2],
      ],
      [
        'Photographers who use the old key must create a new key: uploads with it are blocked as of 3 March 2027; downloads end on 3 December 2027.',
        [],
      ],
      [
        'Photographers who use the old key must create a new key: uploads with it got blocked on 3 March 2027; downloads end on 3 December 2027.',
        [],
      ],
      [
        'Photographers who use the old key must create a new key: uploads with it get blocked (since 3 March 2027); downloads end on 3 December 2027.',
        [],
      ],
      [
        'Photographers who use the old key must create a new key: uploads with it, blocked from 3 March 2027 on, fail; downloads end on 3 December 2027.',
        [],
      ],
      [
        'Photographers who use the old key must create a new key: uploads with it are blocked since 3 March 2027; prepare for the end of downloads on 3 December 2027.',
        [],
      ],
      [
        'Photographers who use the old key must create a new key: uploads with it are blocked since 3 March 2027, so be ready for downloads to end on 3 December 2027.',
        [],
      ],
      [
        'Photographers who use the old key must create a new key: uploads with it have been blocked since 3 March 2027 and downloads end on 3 December 2027, so prepare for that.',
        [],
      ],
      [
        'Photographers who use the old key must create a new key: uploads with it have been getting blocked since 3 March 2027; downloads end on 3 December 2027.',
        [],
      ],
    ],
  ],
  [
    'blocked already, told as to begin or to prepare for',
    'The `lite` image was removed on 2 May 2027, and pulls fail. The `slim` image will be removed on 2 November 2027. Teams that build on one of them must build on `base`, whose builds are reproducible. It has been a great year for images, thank you all.',
    [
      [
        'Teams that build on `lite` or `slim` must build on `base`: pulls of `lite` get refused starting 2 May 2027; `slim` will be removed on 2 November 2027.',
        [2],
      ],
      [
        'Teams that build on `lite` or `slim` must build on `base`: `lite` is gone since 2 May 2027 and its pulls fail; `slim` is removed on 2 November 2027, so prepare.',
        [],
      ],
    ],
  ],
  [
    'found closed, shut by an update that lies ahead',
    'Firmware 7.0 will close port 8081. The roll-out begins no earlier than 15 October 2027 (UTC). Growers who read their hub through port 8081 are affected; use MQTT on port 8883. We have loved every clever dashboard you have grown since 2017.',
    [
      [
        'Growers who read their hub through port 8081: port 8081 has been closed. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [2, 14],
      ],
      [
        'Growers who read their hub through port 8081: firmware 7.0 has closed it. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [2, 14],
      ],
      [
        'Growers who read their hub through port 8081: firmware 7.0 has shut it. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [2, 14],
      ],
      [
        'Growers who read their hub through port 8081 find it closed. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [2, 14],
      ],
      [
        'Growers who read their hub through port 8081 now find it closed. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [2, 14],
      ],
      [
        'Growers who read their hub through port 8081 find that port closed. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [2, 14],
      ],
      [
        'Growers who read their hub through port 8081: port 8081 stands closed. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [2, 14],
      ],
      [
        'Growers who read their hub through port 8081 have lost it. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [2, 14],
      ],
      [
        'Growers who read their hub through port 8081: you can no longer reach it. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [2, 14],
      ],
      [
        'Growers who read their hub through port 8081 will find it closed. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [],
      ],
      [
        'Growers who read their hub through port 8081 find it closed from firmware 7.0 on. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [],
      ],
      [
        'Growers who read their hub through port 8081 find it closed once firmware 7.0 arrives. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [],
      ],
      [
        'Growers who read their hub through port 8081 will find that firmware 7.0 has shut it. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [],
      ],
      [
        'Growers who read their hub through port 8081: once firmware 7.0 has shut it, nothing answers there. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [],
      ],
      [
        'Growers who read their hub through port 8081: firmware 7.0 shuts it. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [],
      ],
      [
        'Growers who read their hub through port 8081 are about to find it closed. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [],
      ],
      [
        'Growers who read their hub through port 8081 should act before they find it closed. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [],
      ],
      [
        'Growers who read their hub through port 8081: when firmware 7.0 comes, you find it closed. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [],
      ],
      [
        'Growers who read their hub through port 8081 find it closed with firmware 7.0. Use MQTT on port 8883. Roll-out of firmware 7.0: no earlier than 15 October 2027 (UTC).',
        [],
      ],
    ],
  ],
  [
    'found removed before the release is out',
    'Release 8 will remove the Lua console. It ships no earlier than 4 May 2027. Players who script in Lua are affected; use the JS console. We have had so much fun with all your scripts over the years, and thank you for each of them.',
    [
      [
        'Players who script in Lua find the console removed: release 8, shipped no earlier than 4 May 2027, has taken it out. Use the JS console.',
        [2, 14],
      ],
      [
        'Players who script in Lua will find the Lua console removed in release 8, shipped no earlier than 4 May 2027. Use the JS console.',
        [],
      ],
      [
        'Players who script in Lua find the Lua console removed in release 8, which ships no earlier than 4 May 2027. Use the JS console.',
        [],
      ],
      [
        'Players who script in Lua: release 8, shipped no earlier than 4 May 2027, will have removed the Lua console. Use the JS console.',
        [],
      ],
    ],
  ],
  [
    'found closed before the day',
    'We will close the Harbour gate to trucks on 3 May 2027. Hauliers that drive through the Harbour gate must book the North gate. It has been a fine gate for trucks since 1962 and we are all a little sad.',
    [
      ['Hauliers that drive through the Harbour gate find it closed; book the North gate. Date: 3 May 2027.', [2, 14]],
      [
        'The port has shut the Harbour gate to trucks (3 May 2027). Hauliers that drive through it must book the North gate.',
        [2, 14],
      ],
      [
        'Hauliers that drive through the Harbour gate will find it closed to trucks from 3 May 2027; book the North gate.',
        [],
      ],
      ['Hauliers find the Harbour gate closed to trucks from 3 May 2027; book the North gate.', []],
      [
        'The Harbour gate will be shut to trucks on 3 May 2027. Hauliers that drive through it must book the North gate.',
        [],
      ],
    ],
  ],
  [
    'a participle with its day in the line of the deadline',
    'R1 readers lose their connection on 30 November 2027 at 02:00 AEDT. Only sites with R1 readers are affected. Order R2 readers in the console. We have loved this reader since 2009, and thank all of you for so many wonderful years together.',
    [
      [
        'Affected: sites with R1 readers\nDeadline: connection lost on 30 November 2027, 02:00 AEDT\nAction: Order R2 readers in the console.',
        [],
      ],
      [
        'Sites with R1 readers have lost the connection of these on 30 November 2027, 02:00 AEDT. Order R2 readers in the console.',
        [2, 14],
      ],
      [
        'Sites with R1 readers: they have been without a connection since 30 November 2027, 02:00 AEDT. Order R2 readers in the console.',
        [2, 14],
      ],
    ],
  ],
  [
    'a participle with its day in the line of the deadline',
    'Buoys of type B lose their satellite link on 9 May 2028. Crews that follow such buoys must fit type C. We thank you for all the wonderful pictures of buoys that you sent us over the years.',
    [
      [
        'Affected: crews that follow buoys of type B\nDeadline: satellite link cut on 9 May 2028\nAction: fit type C.',
        [],
      ],
    ],
  ],
  [
    'a participle with its day in the line of the deadline',
    'Lifts with panel P1 lose remote access on 2 June 2028, 06:00 CET. Houses with panel P1 must order panel P2. We have been lifting people up since 1921, and it never gets old for us.',
    [
      [
        'Affected: houses with lift panel P1\nDeadline: remote access lost on 2 June 2028, 06:00 CET\nAction: order panel P2.',
        [],
      ],
    ],
  ],
  [
    'a participle with its day in the line of the deadline',
    'The chat widget loses its history on 2 June 2028, 06:00 CET, and is switched off. Sites that embed the chat widget must embed Talk. We are so excited about Talk that we cannot sleep at night.',
    [
      [
        'Affected: sites that embed the chat widget\nDeadline: switched off, history lost, 2 June 2028, 06:00 CET\nAction: embed Talk.',
        [],
      ],
    ],
  ],
  [
    'a participle with its day in the line of the deadline',
    'Meters of type M drop off the network on 4 May 2028. Flats with such meters must book an exchange. Thanks for your patience with us all, and our very best wishes for a warm winter.',
    [['Affected: flats with meters of type M\nDeadline: off the network on 4 May 2028\nAction: book an exchange.', []]],
  ],
  [
    'a participle with its day in the line of the deadline',
    'Cars from 2016 drop out of the app on 4 May 2028. Drivers of cars from 2016 must fit the new modem. We have loved these cars, and thank all drivers for so many wonderful kilometres.',
    [['Affected: drivers of cars from 2016\nDeadline: app access gone on 4 May 2028\nAction: fit the new modem.', []]],
  ],
  [
    'a participle with its day in the line of the deadline',
    'Old tags drop off the network on 30 November 2027 at 02:00 AEDT. Only farms with old tags are affected. Order new tags in the shop. We have loved these tags since 2009, and thank all of you for so many wonderful years together.',
    [
      [
        'Affected: farms with old tags\nDeadline: network access gone on 30 November 2027, 02:00 AEDT\nAction: Order new tags in the shop.',
        [],
      ],
    ],
  ],
  [
    'a participle with its day in the line of the deadline',
    'Trackers of series T fall off the map on 30 November 2027 at 02:00 AEDT. Farms with series T are affected. Order series U. We have loved these trackers since 2009, and thank all of you for so many wonderful years together.',
    [
      [
        'Affected: farms with trackers of series T\nDeadline: gone from the map on 30 November 2027, 02:00 AEDT\nAction: Order series U.',
        [],
      ],
    ],
  ],
];

describeSituations('ends told in other grammar', KINDS);
