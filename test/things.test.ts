import { describe, expect, it } from 'vitest';
import { read } from '../src/facts/read.ts';

/** A text, and for each thing that it retires a name or identifier of it and its situation. */
const TABLE: readonly (readonly [text: string, things: readonly (readonly [name: string, situation: string])[]])[] = [
  ['The `POST /v1/labels` endpoint will be removed on 4 May 2027.', [['POST /v1/labels', 'scheduled']]],
  ['On 4 May 2027 we will switch off Harbor Classic for all teams.', [['Harbor Classic', 'scheduled']]],
  ['We are sunsetting Harbor Classic.', [['Harbor Classic', 'scheduled']]],
  ['Harbor Classic goes away in 6.0.', [['Harbor Classic', 'scheduled']]],
  // The product before a colon is not what ends, whether what does stands in backticks or not.
  ['Harbor Vault: /secrets/v1 is being retired.', [['/secrets/v1', 'scheduled']]],
  ['Harbor Vault: max_rows will be removed.', [['max_rows', 'scheduled']]],
  ['Loam: --plain goes away in 5.0.', [['--plain', 'scheduled']]],
  ['`node-14` was shut down on 4 May 2026. Jobs fail.', [['node-14', 'failing']]],
  ['On 4 May 2026 we switched off `node-14`.', [['node-14', 'failing']]],
  ['`node-14` is no longer available.', [['node-14', 'failing']]],
  ['Calls to `/v1/labels` have been failing with `410` since 4 May 2026.', [['/v1/labels', 'failing']]],
  ['The `--loud` flag is deprecated. It keeps working.', [['--loud', 'warning']]],
  ['**Deprecated.** The `--loud` flag. No removal is planned.', [['--loud', 'warning']]],
  ['We are no longer retiring Harbor Classic.', [['Harbor Classic', 'spared']]],
  [
    '### Removed\n\n- `load()`: use `open()`.\n\n### Deprecated\n\n- `save()`: use `write()`.',
    [
      ['load()', 'failing'],
      ['save()', 'warning'],
    ],
  ],
  [
    '| Model | Status | Shutdown |\n|---|---|---|\n| `m-1` | retired | 1 May 2026 |\n| `m-2` | deprecated | 1 May 2027 |\n| `m-3` | deprecated | – |',
    [
      ['m-1', 'failing'],
      ['m-2', 'scheduled'],
      ['m-3', 'warning'],
    ],
  ],
];

/** Texts in which nothing of the company's ends. */
const NOTHING = [
  '',
  'Thank you for reading.',
  'Our offices will be open on 4 May 2027.',
  'Download your copy before the summer.',
  'Nothing is being switched off, and no endpoint will be removed.',
  'The company behind the print server has closed down.',
  'Calendars connected through the Outlook add-in were never affected.',
  'We had announced an end for 2.8 and have withdrawn it.',
];

describe('retiring things', () => {
  for (const [text, wanted] of TABLE) {
    it(text.slice(0, 80), () => {
      const { things } = read(text).facts;
      const seen = wanted.map(([name]) => [
        name,
        things.find((thing) => thing.aliases.some((alias) => alias.includes(name)))?.situation,
      ]);
      expect(seen).toEqual(wanted);
    });
  }
  for (const text of NOTHING) it(`nothing: ${text}`, () => expect(read(text).facts.things).toEqual([]));

  it('reads a soup of its own words without harm', () => {
    const words =
      'will be is has been not no longer since until removed shut down off gone `x` X the of and . , ; : ( ) – \n \n\n # | 4 May 2027 deprecated stays it that if reach end lose'.split(
        ' ',
      );
    let seed = 7;
    const next = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    for (let n = 0; n < 400; n++) {
      const text = Array.from(
        { length: 1 + Math.floor(next() * 40) },
        () => words[Math.floor(next() * words.length)],
      ).join(' ');
      for (const { span } of read(text).facts.things) expect(text.slice(span.start, span.end)).toBe(span.text);
    }
  });

  /** Names as a report would print them. */
  for (const [text, names] of [
    ['Subject: [Action required] Orbit Sync retires on 1 May 2026', ['Orbit Sync']],
    ['# [acme-dev] [DEPRECATION] `orbit-sync` retires on 1 May 2026', ['orbit-sync']],
    ['We have to tell you that Trail Journals will leave the app on 9 November 2027.', ['Trail Journals']],
    ['Sadly, Offline Maps is going away on 9 November 2027.', ['Offline Maps']],
    ['Connections with TLS 1.1 stay up. TLS 1.1 will be switched off on 9 November 2027.', ['TLS 1.1']],
    ['The Voiceprint check (`POST /verify`) was switched off on 9 November 2026.', ['Voiceprint check']],
    ['Mail-to-Print is ending on 9 November 2027.', ['Mail-to-Print']],
    ['`Cache.put()` works in every 3.x release and will be removed in 4.0.', ['Cache.put()']],
    ['Gale, previously announced for 3 May, will be retired on 9 November 2027.', ['Gale']],
    ['We are sending the last digest soon: Weekly Digest will be removed on 9 November 2027.', ['Weekly Digest']],
    ['Ask for more time: the form is at https://kit.example/more and closes on 30 June 2029.', []],
    ['Applications close on 3 May 2029.', []],
    ['The contact form closes on 3 May 2029.', ['contact form']],
    ['Feedback Form closes on 3 May 2029.', ['Feedback Form']],
    ['Your job runs on the `osprey4` engine. The engine is withdrawn on 3 May 2029.', ['osprey4 engine']],
  ] as const)
    it(`name: ${text.slice(0, 60)}`, () => expect(read(text).facts.things.map((thing) => thing.name)).toEqual(names));

  it('points at the words in the original', () => {
    const text = 'Hello,\n\n**`node-14`** will be removed on 4 May 2027.';
    const thing = read(text).facts.things[0]!;
    expect(text.slice(thing.span.start, thing.span.end)).toBe(thing.span.text);
    expect(thing.evidence.text).toBe('will be removed');
  });
});
