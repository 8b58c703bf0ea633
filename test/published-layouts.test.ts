import { describe, expect, it } from 'vitest';
import { read } from '../src/facts/read.ts';
import { toDocument } from '../src/text/document.ts';

describe('pages of documentation', () => {
  const blocks: readonly (readonly [page: string, seen: readonly string[]])[] = [
    [
      '---\ntitle: "End of v1"\nlayout: post\ntags:\n  - news\n---\n\nv1 ends on 3 May 2027.',
      ['heading: End of v1', 'paragraph: v1 ends on 3 May 2027.'],
    ],
    [
      '+++\ntitle = \'End of v1\'\ndraft = false\nauthor = "Ada"\n+++\n\nv1 ends on 3 May 2027.',
      ['heading: End of v1', 'paragraph: v1 ends on 3 May 2027.'],
    ],
    // A rule above a text is no record.
    ['---\n\nv1 ends on 3 May 2027.\n\n---', ['paragraph: v1 ends on 3 May 2027.']],
    ['<Warning>\n  v1 ends on 3 May 2027.\n</Warning>', ['paragraph: v1 ends on 3 May 2027.']],
    ['Send <Token> with it.', ['paragraph: Send <Token> with it.']],
    ['> [!WARNING]\n> v1 ends on 3 May 2027.', ['paragraph: v1 ends on 3 May 2027.']],
    [
      ':::warning Sunset of v1\nIt ends on 3 May 2027.\n:::',
      ['heading: Sunset of v1', 'paragraph: It ends on 3 May 2027.'],
    ],
    [
      '!!! warning "Sunset of v1"\n    It ends on 3 May 2027.',
      ['heading: Sunset of v1', 'paragraph: It ends on 3 May 2027.'],
    ],
    ['!!! please move now', ['paragraph: !!! please move now']],
    [
      'See `the guide <https://tern.example/guide>`_ and `<https://tern.example/faq>`_.',
      ['paragraph: See the guide (https://tern.example/guide) and https://tern.example/faq.'],
    ],
    [
      'Closed: relay.example/**\nClosed: gate.example/**',
      ['paragraph: Closed: relay.example/**', 'paragraph: Closed: gate.example/**'],
    ],
    [
      '**From 3 May 2027 on the map will no longer be served to anybody at all. Use the tiles.**',
      ['paragraph: From 3 May 2027 on the map will no longer be served to anybody at all. Use the tiles.'],
    ],
    ['**Who is affected**', ['heading: Who is affected']],
    [
      "#' These functions will be removed.\n#'\n#' Use `b()`.",
      ['paragraph: These functions will be removed.', 'paragraph: Use b().'],
    ],
    [
      "Statements like:\ncreate extension tern version '0.7.0';\nalter extension tern update to '1.5.9';\nstill succeed.",
      [
        'paragraph: Statements like:',
        "code: create extension tern version '0.7.0';",
        "code: alter extension tern update to '1.5.9';",
        'paragraph: still succeed.',
      ],
    ],
    // Prose in a list without marks is none.
    [
      "Concerned are:\nusers of 'Basic';\nusers of 'Plus'.",
      ["paragraph: Concerned are: users of 'Basic'; users of 'Plus'."],
    ],
    ['- v1 ends on 3 May  \n    2027, as\n    planned.', ['item: v1 ends on 3 May 2027, as planned.']],
  ];
  it.each(blocks)('%j', (page, seen) => {
    const doc = toDocument(page);
    expect(doc.blocks.map(({ kind, start, end }) => `${kind}: ${doc.plain.slice(start, end)}`)).toEqual(seen);
  });

  it('a badge is no link', () => {
    const { facts } = read(
      '<a href="https://tern.example/build">\n  <img alt="" src="https://tern.example/badge.svg">\n</a>\n\nTern v1 ends on 3 May 2027.',
    );
    expect(facts.identifiers.filter(({ kind }) => kind === 'url')).toEqual([]);
  });

  it.each([
    ['- It will be removed on 3 May\n    2027 at 17:00\n    UTC.', '2027-05-03T17:00', 'UTC'],
    ['- It will be removed on May\n  3, 2027, 5\n  PM Pacific Time.', '2027-05-03T17:00', 'America/Los_Angeles'],
    ['- It is supported until end of\n    2031.', '2031-end', undefined],
  ])('a date goes on behind the indentation of its line: %j', (text, value, zone) => {
    const [date] = read(text).facts.dates;
    expect([date?.value, date?.zone?.resolved]).toEqual([value, zone]);
    // What is quoted is what the author typed.
    expect(text.slice(date?.span.start, date?.span.end)).toBe(date?.span.text);
  });
});
