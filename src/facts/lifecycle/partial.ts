import type { Token } from '../../text/tokens.ts';
import { PARTIAL } from './words.ts';

/** "New Zealand": part of a name. */
const isPlace = (tokens: readonly Token[], k: number): boolean =>
  tokens[k]!.text === 'New' && tokens[k + 1]?.capital === true;

const PART =
  /^(?:creating|updating|editing|adding|deploying|publishing|ordering|registering|developing|extending|improving|enhancing|building|investing|marketing|advertising|creation|updates|changes|edits|development|features|enhancements|improvements|fixes|patches)$/;
const END_OF_WORK = /^(?:stop|stops|stopped|stopping|cease|ceases|ceased|quit|end|ends|ended)$/;

/**
 * The words of the noun phrase itself: "the listener used by hospitals that send orders" tells of no orders, and a port
 * "registered" somewhere is no registration.
 */
function ownWords(tokens: readonly Token[], words: readonly number[]): readonly number[] {
  const relative = words.findIndex((k) => /^(?:that|which|who|whose|used)$/.test(tokens[k]!.lower) && k > words[0]!);
  return (relative < 0 ? words : words.slice(0, relative)).filter((k) => !/[^e]ed$/.test(tokens[k]!.lower));
}

/** Only a part of the use: "new schedules", "creating functions", "sign-ups". */
export function isPartial(
  tokens: readonly Token[],
  phrase: readonly number[],
  at: number,
  end: number,
  stop: number,
): boolean {
  const words = ownWords(tokens, phrase);
  if (words.some((k) => !tokens[k]!.code && PARTIAL.has(tokens[k]!.lemma) && !isPlace(tokens, k))) return true;
  if (words.some((k) => tokens[k]!.lower === 'sign' && /^ups?$/.test(tokens[k + 1]?.lower ?? ''))) return true;
  const part = (token: Token | undefined): boolean => token !== undefined && !token.code && PART.test(token.lower);
  if (part(tokens[words[0] ?? at]) || (end < stop && part(tokens[end]) && END_OF_WORK.test(tokens[at]!.lower)))
    return true;
  for (let k = at; k < stop && k < end + 5; k++) {
    const word = tokens[k]!;
    // "Was dropped and the new engine …": another clause's.
    if (k >= end && /^(?:and|but|so|while|because)$/.test(word.lower)) break;
    if (/^(?:new|sale)$/.test(word.lower) && !word.code && !isPlace(tokens, k)) return true;
    if (
      /^(?:create|add|purchase|buy|created|added|purchased|bought|ordered|sold)$/.test(word.lower) &&
      !word.code &&
      (k === at || /^(?:be|been|being|to|accepting|and|or)$/.test(tokens[k - 1]!.lower))
    )
      return true;
    if (word.lower === 'sign' && /^ups?$/.test(tokens[k + 1]?.lower ?? '')) return true;
  }
  return false;
}
