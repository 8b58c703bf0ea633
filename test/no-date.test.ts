import { expect, it } from 'vitest';
import { readNoDates } from '../src/facts/lifecycle/no-date.ts';
import { toDocument } from '../src/text/document.ts';

const OPEN = [
  'Still functional, undated as to removal.',
  'A removal date does not exist.',
  'No removal is intended.',
  'No shutdown is envisaged at present.',
  'It works, end date none.',
  'We have not decided when to switch it off.',
  'It follows on a day yet to be fixed.',
  'The date is still open.',
  'When it goes is undecided.',
  'The date will be announced later.',
  'Nothing has been scheduled.',
  'We do not know yet when it goes.',
  'It is deprecated with no fixed end.',
  'There are no plans to take it out.',
  'Nobody has fixed a date for its removal.',
  'No one has set a day so far.',
  'Nobody can say when it ends.',
  'It lacks a removal date.',
  'A date for the removal we do not have.',
];
const SETTLED = [
  'The date is 3 May 2027 and no extension is possible.',
  'No action is needed by that date.',
  'The removal date has not changed.',
  'The date cannot be extended.',
  'No date can be moved.',
  'Undecided accounts become free accounts.',
  'A payment is not final when the call returns.',
  'Deadline: none left.',
  'Nobody has planned well.',
  'No one knows the way.',
  'It lacks a header.',
  'The date binds those who do not have a contract.',
];

it.each(OPEN)('reads that no date is set: %s', (text) => expect(readNoDates(toDocument(text))).toHaveLength(1));
it.each(SETTLED)('reads no open date: %s', (text) => expect(readNoDates(toDocument(text))).toHaveLength(0));
