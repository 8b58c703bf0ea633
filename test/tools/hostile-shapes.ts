/** Pieces of texts that no vendor writes, to be repeated: a text four times as long should take four times the work. */
export const HOSTILE_SHAPES: Readonly<Record<string, string>> = {
  'one word': 'a',
  'code spans': '`a` ',
  'stray marks': '*a _b ~~c [d ',
  tags: '<b ',
  'list items': '- a\n',
  headings: '# a\n',
  paragraphs: 'a\n\n',
  'opened lists': '- note:\n',
  'table rows': '| a | 2027-03-01 |\n',
  dates: '1 March 2027 ',
  removals: 'will be removed ',
  addresses: 'https://x.example/a ',
  names: 'Old Report Builder ',
  'full stops': '.',
};
