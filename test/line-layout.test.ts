import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDocument } from '../src/text/document.ts';

/** Each block on a line of its own: its kind, and its text; the cells of a row stand on one line. */
const laid = (text: string): string[] => {
  const { blocks, plain } = toDocument(text);
  const lines: string[] = [];
  let row = '';
  for (const { kind, start, end, row: number, table } of blocks) {
    const words = plain.slice(start, end);
    const here = kind === 'cell' ? `${table}/${number}` : '';
    if (here !== '' && here === row) lines[lines.length - 1] += ` | ${words}`;
    else lines.push(`${kind}: ${words}`);
    row = here;
  }
  return lines;
};

describe('names and values that dots part', () => {
  test.each<[string, string[]]>([
    [
      'Model ............ tern-2\nRetirement ....... 12 July 2027, 15:00 SGT\n',
      ['paragraph: Model: tern-2', 'paragraph: Retirement: 12 July 2027, 15:00 SGT'],
    ],
    ['Ends . . . . . . 3 May 2028', ['paragraph: Ends: 3 May 2028']],
    ['It ends ... we think.', ['paragraph: It ends ... we think.']],
    ['Wait .....', ['paragraph: Wait .....']],
  ])('%j', (text, expected) => expect(laid(text)).toEqual(expected));
});

describe('columns that spaces or tabs part', () => {
  test.each<[string, string[]]>([
    [
      'Model     State      Ends\npg-2      closed     -\npg-3      scheduled  2027-01-01\n',
      ['cell: pg-2 | closed | -', 'cell: pg-3 | scheduled | 2027-01-01'],
    ],
    [
      'Phase 0   North: closed\nPhase 1   East: closes on 5 June\nPhase 2   West: closes later\n',
      ['cell: Phase 0 | North: closed', 'cell: Phase 1 | East: closes on 5 June', 'cell: Phase 2 | West: closes later'],
    ],
    ['Model\tEnds on\npg-2\t3 May 2028\npg-3\t4 May 2028\n', ['cell: pg-2 | 3 May 2028', 'cell: pg-3 | 4 May 2028']],
    // Typists' two spaces behind a sentence, a stray gap, and items
    [
      'It ends.  Then it is gone.\nWe are sorry.  Write to us.\n',
      ['paragraph: It ends.  Then it is gone. We are sorry.  Write to us.'],
    ],
    ['It  ends on 3 May.', ['paragraph: It  ends on 3 May.']],
    ['-  one  two\n-  six  ten\n-  red  tan\n', ['item: one  two', 'item: six  ten', 'item: red  tan']],
  ])('%j', (text, expected) => expect(laid(text)).toEqual(expected));
});

describe('comments', () => {
  test.each<[string, string[]]>([
    [
      '/**\n * `nowMs()`\n *\n * @deprecated since 3.7. It cannot be\n * widened.\n */',
      ['heading: nowMs()', 'paragraph: @deprecated since 3.7. It cannot be widened.'],
    ],
    [
      '// `nowMs()` goes in 4.0.\n//\n// Use `nowNs()`.',
      ['paragraph: nowMs() goes in 4.0.', 'paragraph: Use nowNs().'],
    ],
    ['# The key `a` goes in 4.0.\n#\n# Use `b`.', ['paragraph: The key a goes in 4.0.', 'paragraph: Use b.']],
    ['-- The view `a` goes in 4.0.\n--\n-- Use `b`.', ['paragraph: The view a goes in 4.0.', 'paragraph: Use b.']],
    // Items and headings
    ['* one\n* two', ['item: one', 'item: two']],
    ['# One\n\n# Two', ['heading: One', 'heading: Two']],
  ])('%j', (text, expected) => expect(laid(text)).toEqual(expected));
});

describe('boxes to be ticked', () => {
  test.each<[string, string[]]>([
    [
      '[ ] 1  Take a backup\n[ ] 2  REQUIRED  Open the port\n',
      ['item: Take a backup', 'item: REQUIRED: Open the port'],
    ],
    ['- [ ] Take a backup\n- [x] Open the port', ['item: Take a backup', 'item: Open the port']],
  ])('%j', (text, expected) => expect(laid(text)).toEqual(expected));
});

test('what an arrow pairs stands in a line of its own, however long it is', () => {
  expect(laid('reports of version 3 → readable until 2029\nslow and clunky → fast and sleek')).toHaveLength(2);
});

test('every character still points at where it stands in the original', () => {
  const piece = fc.constantFrom(
    'a',
    'Model',
    ' ',
    '  ',
    '\t',
    '.',
    '.....',
    '\n',
    '//',
    '/*',
    '*/',
    ' * ',
    '#',
    '|',
    '`b`',
    '[ ] ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const raw = pieces.join('');
      const { plain, map } = toDocument(raw);
      for (let k = 0; k < plain.length; k++) {
        if (k > 0) expect(map[k]!).toBeGreaterThanOrEqual(map[k - 1]!);
        if (/\w/.test(plain[k]!)) expect(raw[map[k]!]).toBe(plain[k]);
      }
    }),
  );
});

describe('what a tool writes before its message', () => {
  test.each<[string, string[]]>([
    ['DeprecationWarning: foo() is deprecated.', ['paragraph: foo() is deprecated.']],
    ['<string>:1: DeprecationWarning: foo() is deprecated.', ['paragraph: foo() is deprecated.']],
    ['lib/frame.py:43:7: FutureWarning: foo() is deprecated.', ['paragraph: foo() is deprecated.']],
    ['- app.rb:12: warning: `open` is obsolete.', ['item: open is obsolete.']],
    ['Warning: foo() is deprecated.', ['paragraph: Warning: foo() is deprecated.']],
    ['Storm Warning: foo() is deprecated.', ['paragraph: Storm Warning: foo() is deprecated.']],
    ['FutureWarning is deprecated: catch it.', ['paragraph: FutureWarning is deprecated: catch it.']],
  ])('%j', (text, expected) => expect(laid(text)).toEqual(expected));
});
