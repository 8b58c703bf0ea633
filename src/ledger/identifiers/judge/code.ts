import type { IdentifierFact } from '../../../facts/identifiers.ts';
import { METHOD, type NoticeNames, piecesOf } from '../known.ts';
import { likeness, nearest, type Verdict } from '../near.ts';
import { swappedWord } from '../twins.ts';
import { isMade } from './forms.ts';
import { isPutTogether } from './put-together.ts';
import { isShaped } from './shaped.ts';
import { isWritten } from './written.ts';

/** An identifier that is known to the letter. */
export interface Code {
  readonly notice: NoticeNames;
  readonly fact: IdentifierFact;
  /** Without the method and the marks around it. */
  readonly value: string;
  /** Spelt as no plain word is. */
  readonly shaped: boolean;
}

/** Paths, commands, settings, models: written in the notice, or put together from what is, or another one. */
export function judgeCode(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const value = fact.value.replace(METHOD, '').replace(/^[=:,;]+|[,;]+$/g, '');
  const code: Code = { notice, fact, value, shaped: isShaped(value) };
  const cased = inOtherCase(code);
  if (cased) return cased;
  if (isWritten(code)) return 'known';
  const pieces = piecesOf(value);
  const strange = pieces.filter(
    (piece) => !notice.index.has(piece, 'strict', isShaped(piece)) && !notice.values.has(piece),
  );
  if (pieces.length > 1) {
    const twin = swappedWord(notice, pieces);
    if (twin) return { expected: twin, sure: true };
    if (strange.length === 0) return 'known';
  }
  return judgeBrand(code) ?? (isPutTogether(code) ? 'known' : resembling(code, strange));
}

/** "`MaxRetries`" for `maxRetries` */
function inOtherCase({ notice, fact, value }: Code): Verdict | null {
  const cased = fact.code ? notice.cased.get(value.toLowerCase()) : undefined;
  return cased !== undefined && cased.value.replace(METHOD, '') !== value && !notice.index.has(value, 'strict', true)
    ? { expected: cased, sure: true }
    : null;
}

/** "Node.js", "ASP.NET": a name of the world with a dot, and what stands before it. */
function judgeBrand({ notice, fact, value }: Code): Verdict | null {
  const brand = fact.code ? undefined : /^(\p{Lu}\p{L}*)\.(?:js|net|io|ai|py|rs|com|ts)$/iu.exec(value)?.[1];
  if (brand === undefined) return null;
  return notice.index.has(brand, 'loose', false) ? 'known' : { expected: null, sure: false };
}

/** The one of the notice that was changed, if one is like it. `strange`: the pieces that the notice does not have. */
function resembling({ notice, fact, value, shaped }: Code, strange: readonly string[]): Verdict {
  const { expected } = nearest(notice, fact, 0.5);
  const alike = expected !== null && likeness(expected.value, value) >= 0.7;
  // "#ops", "@channel": whom the message is for.
  if (!fact.code && /^[#@][\w-]+$/.test(value)) return { expected, sure: alike };
  if (expected !== null) return { expected, sure: shaped || alike };
  const whole = cutShort(notice, fact, value);
  if (whole) return { expected: whole, sure: false };
  // A plain word in backticks is not much of an identifier unless it resembles one; "pre-2020" in prose is none.
  const isOdd = fact.code || (fact.kind !== 'code' && fact.kind !== 'model') || isMade(value);
  // "`tide move`": a command of which the notice has no word.
  const isForeign = fact.code && fact.kind === 'command' && strange.length === piecesOf(value).length;
  return { expected: null, sure: isForeign || (isOdd && strange.some((piece) => isShaped(piece) || /\d/.test(piece))) };
}

/** `mcc` for `mccmnc`: the one of the notice that was cut short. */
const cutShort = ({ facts }: NoticeNames, { code }: IdentifierFact, value: string): IdentifierFact | undefined =>
  code && /^\w{3,}$/.test(value)
    ? facts.find((f) => f.code && /^\w+$/.test(f.value) && (f.value.startsWith(value) || f.value.endsWith(value)))
    : undefined;
