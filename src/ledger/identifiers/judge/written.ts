import { compact } from '../known.ts';
import type { Code } from './code.ts';
import { isShaped } from './shaped.ts';

/** The ways in which the notice may write the same code. */
const WAYS: readonly ((code: Code) => boolean)[] = [
  ({ notice: { index }, value, shaped }) => value === '' || index.has(value, 'strict', shaped),
  isMember,
  isCalledWith,
  isWithoutEnding,
  isCall,
  isBeginning,
  isJoined,
];

/** Whether the notice writes it, in its own way. */
export const isWritten = (code: Code): boolean => WAYS.some((is) => is(code));

/** "Client.load(Row)" for the "Client#load(Row)" of a manual, but not ".load" for a "#load" of Ruby. */
function isMember({ notice: { index }, value }: Code): boolean {
  const member = value.replace(/(?<=\w)[.#](?=[a-z_]\w*\()/, (mark) => (mark === '.' ? '#' : '.'));
  return member !== value && index.has(member, 'strict', true);
}

/** "load(mode=2)" of "pass mode=2 to load()" */
function isCalledWith({ notice: { index }, value }: Code): boolean {
  const [, called, given] = /^([\w.:#-]{3,80})\(([^()]{2,120}?)["']?\)?$/.exec(value) ?? [];
  return called !== undefined && index.has(called, 'strict', true) && index.has(given!, 'strict', true);
}

/** "`load()`" of `load`, "/v1/" of "/v1" */
function isWithoutEnding({ notice: { index }, value, shaped }: Code): boolean {
  const bare = withoutEnding(value);
  return bare !== value && isShaped(bare) && index.has(bare, 'strict', shaped);
}
const withoutEnding = (value: string): string => value.replace(/\(\)$|\/$/, '');

/** "`load()`" of a call that the notice writes with what it is called with. */
function isCall({ notice: { index }, value }: Code): boolean {
  const bare = withoutEnding(value);
  return value.endsWith('()') && bare.length > 2 && index.has(`${bare}(`, 'strict', true);
}

/** "`legacy_*`" of what begins so. */
function isBeginning({ notice: { index }, value }: Code): boolean {
  const stem = /^(.{3,}?)(?:[*…]|\.{3})$/.exec(value)?.[1];
  return stem !== undefined && index.begins(stem);
}

/** "data-well" of "Data Well", in prose. */
function isJoined({ notice: { index }, fact, value }: Code): boolean {
  return !fact.code && !fact.exact && index.joins(compact(value));
}
