import type { Method } from '../../src/catalog/method.ts';

/** A method of another kind of text, with characters that every format has to quote in its own way. */
export const madeUpMethod: Method = {
  id: 'meeting-minutes',
  name: 'Meeting minutes & "actions"',
  category: 'Everyday',
  summary: 'Shorten the minutes of a meeting to what was decided, by whom & until when.',
  use_cases: ['team meetings', "a café owners' round"],
  shortens: 'the minutes of a meeting',
  role: 'You shorten minutes for people who were not there.',
  rules: [
    'Keep every decision with its date.',
    'Write <nobody> where no name is given. Costs stay in € and nothing is "rounded".',
  ],
  answer: 'Answer with the minutes alone.',
  example: {
    context: 'Weekly round <of the bakery>',
    before:
      'Anna & Émile met at ten and talked for a long while about the oven, and then they decided to buy one by May.',
    after: 'Decided: buy an oven by May.\nWho: Anna & Émile.',
    must_preserve: ['An oven is bought by May.'],
    omitted: [],
  },
  sources: [
    {
      title: 'On minutes <a "primer">',
      url: 'https://minutes.example/primer?a=1&b=2',
      note: 'The order of the lines.',
    },
    { title: 'Notes', url: 'https://notes.example/' },
  ],
};

/** As `publish --method` reads it. */
export default madeUpMethod;
