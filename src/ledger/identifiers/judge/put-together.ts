import type { Code } from './code.ts';
import { isShaped } from './shaped.ts';

/** The ways in which what the notice has may be put together. */
const WAYS: readonly ((code: Code) => boolean)[] = [isTwo, isOfOwner, isEndOfModel, isTwoInProse, isJoinedBySigns];

/** Whether it is put together from what the notice has apart, or the end of what it has in one. */
export const isPutTogether = (code: Code): boolean => WAYS.some((is) => is(code));

/** "`sendBulk()/sendRaw()`" names two. */
function isTwo({ notice: { index }, value }: Code): boolean {
  const sides = sidesOf(value);
  return (
    sides.length > 1 && sides.every((side) => isShaped(side) && index.has(side.replace(/\(\)$/, ''), 'strict', true))
  );
}
const sidesOf = (value: string): readonly string[] => (value.includes('://') ? [] : value.split('/'));

/** "`userAgent` of `navigator`" may be told as `navigator.userAgent`. */
function isOfOwner({ notice: { values }, value }: Code): boolean {
  const members = value.split(/\.|::|->/);
  return members.length > 1 && members.every((member) => values.has(member));
}

/** "embed-1", of `corvane-embed-1`. */
function isEndOfModel({ notice: { facts }, fact, value }: Code): boolean {
  return !fact.code && fact.kind === 'model' && /-\d/.test(value) && facts.some((f) => f.value.endsWith(`-${value}`));
}

/** "station_id/passphrase" names two, in prose. */
function isTwoInProse({ notice: { index }, fact, value }: Code): boolean {
  const sides = fact.code ? [] : sidesOf(value);
  return sides.length > 1 && sides.every((side) => /^\p{L}/u.test(side) && index.has(side, 'strict', isShaped(side)));
}

/** Signs between words join them, in prose: "v1->v2", "SDK>=4.2", ".csv/.json", "TLS-1.2". */
function isJoinedBySigns({ notice: { index }, fact, value }: Code): boolean {
  if (fact.code) return false;
  const parts = value
    .split(/[<>≥≤~→]=?|->|\/(?=\.)|(?<=^\p{Lu}\p{L}{1,12})-?(?=\d+\.)/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.length > 1 && parts.every((part) => index.has(part.replace(/^\./, ''), 'loose', false));
}
