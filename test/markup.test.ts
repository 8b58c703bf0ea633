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
