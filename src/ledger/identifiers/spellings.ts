import type { IdentifierFact } from '../../facts/identifiers.ts';
import { METHOD, type NoticeNames } from './known.ts';

/*
 * Forms of a name that the notice gives in other words: they are no names of their own.
 */

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** What is counted by an ordinal as well as by a number, with its short forms. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/^gen(?:eration)?s?$/, 'generation'],
  [/^v(?:er(?:sion)?s?)?$/, 'version'],
  [/^(?:mk|mark)$/, 'mark'],
  [/^(?:ed|edition)s?$/, 'edition'],
  [/^(?:phase|stage|step|tier|level|wave|round|quarter|part|series|release|type|half|class|rev|revision)s?$/, ''],
];

/** "Gen 2" and "2nd gen" of "second-generation bulbs", "v3" of "the third version". */
export function isCountedOver({ index }: NoticeNames, value: string): boolean {
  const match = /^(\p{L}+)[\s-]?(\d{1,2})$/u.exec(value) ?? /^(\d{1,2})(?:st|nd|rd|th)?[\s-](\p{L}+)$/u.exec(value);
  if (!match) return false;
  const [word, number] = /^\d/.test(match[1]!) ? [match[2]!, match[1]!] : [match[1]!, match[2]!];
  const noun = COUNTED.find(([form]) => form.test(word.toLowerCase()));
  const ordinal = ORDINALS[Number(number) - 1];
  if (noun === undefined || ordinal === undefined) return false;
  const whole = noun[1] === '' ? word.toLowerCase() : noun[1];
  return [ordinal, `${number}${SUFFIX[Number(number)] ?? 'th'}`].some((count) =>
    [' ', '-'].some(
      (gap) =>
        index.has(`${count}${gap}${whole}`, 'loose', false) || index.has(`${count}${gap}${word}`, 'loose', false),
    ),
  );
}
const SUFFIX: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "The `dictate` models" of `dictate-2` and `dictate-4`: what two or more share, up to a joint. */
export function isFamily(facts: readonly IdentifierFact[], value: string): boolean {
  const stem = value.replace(/[-_.:/*…]+$/, '');
  if (stem.length < 3) return false;
  const members = facts.filter(
    (fact) =>
      (fact.code || fact.exact) &&
      fact.value.length > stem.length &&
      fact.value.startsWith(stem) &&
      /[-_.:]/.test(fact.value[stem.length]!),
  );
  return members.length > 1;
}

/** "Base64-encode them" of "must be base64-encoded": a participle of the notice, told as what to do. */
export const isInflected = (facts: readonly IdentifierFact[], { value, code }: IdentifierFact): boolean =>
  !code &&
  VERBAL.test(value) &&
  facts.some((fact) => !fact.code && VERBAL.test(fact.value) && stemOf(fact.value) === stemOf(value));

const VERBAL = /^[\p{L}\d]+(?:-[\p{L}\d]+)?-\p{Ll}{3,}$/u;
/** "base64-encod": what a verb and its participle share. */
const stemOf = (value: string): string => value.toLowerCase().replace(/(?:e|ed)$/, '');

/** "`POST /v1/send` and `/cancel`": the end of one of the notice's, beside another that has the beginning of both. */
export function isTail({ facts, values }: NoticeNames, told: readonly IdentifierFact[], value: string): boolean {
  if (!/^[/.:]?[\w{}/-]{3,}(?:\(\))?$/.test(value)) return false;
  return facts.some((fact) => {
    const whole = fact.value.replace(METHOD, '');
    const front = whole.slice(0, -value.length);
    if (front.length < 3 || !whole.endsWith(value) || !(/^[/.:]/.test(value) || /[/.:]$/.test(front))) return false;
    return told.some((other) => values.has(other.value) && other.value.replace(METHOD, '').startsWith(front));
  });
}
