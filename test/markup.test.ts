import { describe, expect, it } from 'vitest';
import { toPlain } from '../src/text/plain.ts';

/** Markup of whole pages, and what a reader sees of it; line breaks that only lay out the page count as one. */
const PAGES: readonly (readonly [markup: string, seen: string])[] = [
  ['<html><head><style>p { color: red }</style></head><body><p>Relay ends.</p></body></html>', 'Relay ends.'],
  ['<STYLE type="text/css">a > b {}</STYLE >Relay ends.', 'Relay ends.'],
  ['<script>if (a < b) track("x");</script>Relay ends.', 'Relay ends.'],
  ['<template><p>Draft</p></template>Relay ends.', 'Relay ends.'],
  ['<!doctype html>\n<title>Relay</title><p>It ends.</p>', 'Relay\nIt ends.'],
  ['<meta charset="utf-8"><link rel="icon" href="x">Relay ends.', 'Relay ends.'],
  ['Relay <!-- draft: 3 May? --> ends <font color="red">on 4 May</font>.', 'Relay  ends on 4 May.'],
  // Never closed, it hides nothing.
  ['Relay <!-- ends on 4 May.', 'Relay <!-- ends on 4 May.'],
  ['Run `<script src>` no more; <script>s are refused.', 'Run <script src> no more; <script>s are refused.'],
];

const SENTENCE = 'The date may still change for some of the countries. ';

/** Emphasis, and what is read of it. */
const EMPHASIS: readonly (readonly [name: string, markup: string, seen: string])[] = [
  [
    'over a long passage',
    `_${SENTENCE.repeat(20)}Read [it](https://relay.example/guide)._`,
    `${SENTENCE.repeat(20)}Read it (https://relay.example/guide).`,
  ],
  [
    'in a long passage',
    `*${SENTENCE.repeat(20)}So it is*.\n\nUse \`a\`, *not* b.`,
    `${SENTENCE.repeat(20)}So it is.\n\nUse a, not b.`,
  ],
  ['that its line begins', '*Relay*, the *old\none*, ends.', 'Relay, the old\none, ends.'],
  ['that is never closed', '_Relay ends.\n\nUse relay_two_ then.', '_Relay ends.\n\nUse relay_two_ then.'],
  ['that no item shares', '- *Relay ends\n- Use it*.', '- *Relay ends\n- Use it*.'],
  ['of names with marks in them', 'Set _max_rows_ to 2 * 3.', 'Set max_rows to 2 * 3.'],
];

describe('emphasis ends where its paragraph does, at the latest', () => {
  for (const [name, markup, seen] of EMPHASIS)
    it(name, () => {
      expect(toPlain(markup).plain).toBe(seen);
    });
});

it('emphasis that is never closed costs no more than other', () => {
  const many = '_a *b '.repeat(100_000);
  expect(toPlain(many).plain).toBe(many);
});

describe('what nobody reads of a page is left out', () => {
  for (const [markup, seen] of PAGES)
    it(JSON.stringify(markup), () => {
      expect(toPlain(markup).plain.trim().replace(/\n+/g, '\n')).toBe(seen);
    });
});

it('openings that are never closed cost no more than others', () => {
  const many = '<!-- <style> <script> '.repeat(20_000);
  expect(toPlain(many).plain).toBe(many);
});

/** Links and fields as AsciiDoc and reStructuredText write them, and what is read of them. */
const OTHER_MARKUP: readonly (readonly [markup: string, seen: string])[] = [
  ['See https://relay.example/guide[the guide] first.', 'See the guide (https://relay.example/guide) first.'],
  ['See link:https://relay.example/guide[the guide].', 'See the guide (https://relay.example/guide).'],
  [
    'See https://relay.example/guide[1] and http://[::1]:80/a[b]=1.',
    'See https://relay.example/guide[1] and http://[::1]:80/a[b]=1.',
  ],
  ['Call https://relay.example/v1/users[id]/keys.', 'Call https://relay.example/v1/users[id]/keys.'],
  ['See `the guide <https://relay.example/guide>`_ first.', 'See the guide (https://relay.example/guide) first.'],
  ['Run `relay <https://relay.example>` now.', 'Run relay <https://relay.example> now.'],
  [
    'Tags[End](https://a.example/e)[Act](https://a.example/a)',
    'Tags End (https://a.example/e) Act (https://a.example/a)',
  ],
  [':title: Relay ends\n:date: 2027-03-29\n\nUse Hub.', '# Relay ends\n\n\nUse Hub.'],
  [':warning: Heads up\n:date: 3 May 2027\n\nUse Hub.', ' Heads up\n 3 May 2027\n\nUse Hub.'],
];

describe('links and fields of other markup', () => {
  for (const [markup, seen] of OTHER_MARKUP)
    it(JSON.stringify(markup), () => {
      expect(toPlain(markup).plain).toBe(seen);
    });
});

it('addresses before brackets that never close cost no more than others', () => {
  const many = 'https://a[b '.repeat(40_000);
  expect(toPlain(many).plain).toBe(many);
});
