import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';

/**
 * How much of what a reader needs a stretch of words carries: names of things, dates, quantities, and words of fate,
 * duty and ability. Filler carries none of it; so a stretch with substance is never dropped as a whole.
 */
export interface Substance {
  /** Code, addresses and identifiers. */
  readonly names: number;
  /** Dates and times of day. */
  readonly dates: number;
  /** Numbers with a unit or in a limit. */
  readonly quantities: number;
  /** Words of fate (removed, stays), duty (must), ability (cannot) and condition (unless). */
  readonly acts: number;
}

const keys = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => lemma(word)),
  );

/** What befalls a thing or its data. Word families, compared by lemma. */
const FATE =
  keys(`retire remove shut sunset discontinue deprecate decommission disable withdraw expire delete erase stop cease fail reject refuse
  block break replace supersede affect exempt exclude migrate convert export download upgrade install rotate restrict regenerate rebuild redeploy
  return throw respond answer require obligatory mandatory unsupported support incompatible compatible limit revoke suspend terminate invoice bill charge refund
  end leave close stay remain reverse
  renew retain archive preserve transfer default deadline cutoff brownout outage retention read-only renumber reconfigure configure`);
/** Steps, where the word opens a stretch or follows "please", "and", "then". */
const STEP = new Set(
  'use send set change add run call switch press open select choose apply pick put create fetch register replace point update make copy save check rename write keep tap click sign go contact request fill order'.split(
    ' ',
  ),
);
const DUTY = new Set(
  `must cannot can't won't unable needn't required mandatory unless except otherwise instead only until
  longer supported unsupported unaffected prohibited forbidden forbids obliges banned`.split(/\s+/),
);
const AWAY = new Set(['off', 'down', 'away', 'out']);
/** "Popular charts are kept": told of a thing, what becomes of it; "we keep improving" is not. */
const HANDED_ON = new Set('kept carried moved merged lost copied saved credited honoured honored forwarded'.split(' '));
const HAS = new Set(['need', 'needs', 'have', 'has', 'had']);
const UNIT = keys(
  'second minute hour day week month year percent byte kb mb gb tb item row request query call user seat token character page image event message file version release invoice dollar euro',
);

/** Counts over tokens `first` to `last`, passing over those that `skip` says are spoken for. */
export function substanceOf(
  tokens: readonly Token[],
  first: number,
  last: number,
  skip?: (token: number) => boolean,
): Substance {
  let names = 0;
  let dates = 0;
  let quantities = 0;
  let acts = 0;
  for (let i = first; i < last; i++) {
    const token = tokens[i]!;
    if (skip?.(i)) continue;
    if (token.code || token.url) names++;
    else if (token.number) {
      if (/^\d{4}-\d\d|^\d{1,2}[:/.]\d\d|^\d{4}\/\d/.test(token.text)) dates++;
      else if (!isBareYear(token.text))
        quantities +=
          i + 1 < last && UNIT.has(tokens[i + 1]!.lemma) && !/^years?$/.test(tokens[i + 1]!.lower) ? 1 : 0.5;
    } else if (token.shaped && /[\d/_\\@#=<>{}.]/.test(token.text)) names++;
    else if (token.dateWord && token.lower !== 'sun') dates++;
    else if (FATE.has(token.lemma) || DUTY.has(token.lower)) acts++;
    else if (
      STEP.has(token.lower) &&
      (i === first || /^(?:please|and|then|to|just|simply|or)$/.test(tokens[i - 1]!.lower))
    )
      acts++;
    else if (
      AWAY.has(token.lower) &&
      /^(?:switch|turn|shut|cut|go|goe|wind|phase|fade|take)/.test(tokens[i - 1]?.lemma ?? '')
    )
      acts++;
    else if (HAS.has(token.lower) && tokens[i + 1]?.lower === 'to') acts++;
    else if (i > first && HANDED_ON.has(token.lower) && /^(?:is|are|be)$/.test(tokens[i - 1]!.lower)) acts++;
    else if (
      (token.lower === 'no' || token.lower === 'not') &&
      /^(?:does|do|is|are|be|can|will|has|have|there)$/.test(tokens[i - 1]?.lower ?? '')
    )
      acts++;
  }
  return { names, dates, quantities, acts };
}

/** A year that stands without day and month: it dates history at least as often as a plan. */
const isBareYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);
