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
  'question marks': '?',
  'claims of each': 'Each user is told once of it. ',
  'claims of all': 'All users are told once of it. ',
  'use behind an end': 'it may stay up after the end and ',
  'required menus': 'You must open Admin → Keys → Rotate first. ',
  'required settings': 'You must set `key_a=b` first. ',
  'entries that are done': '- 3 May: closed (done)\n',
};

/** The same of two texts that differ, so that nothing is kept word for word: a piece of the notice, and one of the output. */
export const HOSTILE_PAIRS: Readonly<Record<string, readonly [notice: string, output: string]>> = {
  'claims of each': ['Users are told once of it by mail. ', 'Each user is told once of it. '],
  'claims of all': ['Every user is told of it once by mail. ', 'All users learn of it. '],
  'use behind an end': ['It is kept for 60 days. ', 'It may be used for 60 days after that. '],
  'questions that nobody answers': ['What ends? ', 'It is so. '],
  'commands that are gone': ['Run `acme up --to 2` first. ', 'It is so. '],
  'settings that are gone': ['You must set `key_a=b` first. ', 'It is so. '],
  'labels of calls': ['Seal API: `POST /seal` ends on 3 May 2028. ', 'It is so. '],
  'menus that are gone': ['You must open Admin → Keys → Rotate first. ', 'It is so. '],
};
