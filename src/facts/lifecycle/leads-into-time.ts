import type { Token } from '../../text/tokens.ts';
import { isTime } from './subject.ts';

const AFTERWARDS =
  /^(?:then|thereafter|afterwards|afterward|after|once|until|upon|following|before|effective|starting|beginning)$/;
const LATER =
  /^(?:then|thereafter|afterwards|afterward|after|once|when|soon|eventually|tomorrow|beginning|starting|effective|following|later)$/;
const TO_POINT = /^(?:on|from|as|by|until|in|at|with)$/;
/** What carries a version number: "from patch 12.0 on". */
const RELEASED = /^(?:release|version|patch|firmware|build|update)$/;
const POINT = /^(?:moment|day|date|time|point|instant|week|release|version)$/;

/** "then", "from then on", "after …", "in 6.0": the present tense round them tells the future. */
export function leadsIntoTime(
  tokens: readonly Token[],
  first: number,
  chain: number,
  end: number,
  stop: number,
): boolean {
  const word = (k: number): string => tokens[k]?.lower ?? '';
  for (let k = first; k < chain; k++) {
    // "Keys starting with `tk1_`": how a name begins.
    const named = tokens[k + 1]?.lower === 'with' && tokens[k + 2]?.code && !/^v?\d/.test(word(k + 2));
    if (AFTERWARDS.test(word(k)) && !named) return true;
    if (!/^(?:on|from|as|by|when)$/.test(word(k))) continue;
    if (
      isTime(tokens, k + 1) ||
      /^(?:then|release|version|soon)$/.test(word(k + 1)) ||
      (word(k) === 'as' && word(k + 1) === 'of')
    )
      return true;
    if (/^(?:that|this|the)$/.test(word(k + 1)) && POINT.test(word(k + 2))) return true;
    if (RELEASED.test(word(k + 1)) && /^v?\d+(?:\.\d+)*$/.test(word(k + 2))) return true;
  }
  // "Can then no longer reach it"
  if (tokens.slice(chain, end).some(({ lower }) => lower === 'then')) return true;
  for (let k = end; k < stop && k < end + 12; k++) {
    if (LATER.test(word(k))) return true;
    // "Is sunset this autumn"
    if (/^(?:this|next)$/.test(word(k)) && SEASON.test(word(k + 1))) return true;
    if (!TO_POINT.test(word(k))) continue;
    if (
      isTime(tokens, k + 1) ||
      /^(?:then|release|version|v\d+(?:\.\d+)*|\d+(?:\.\d+)+|stages|phases|steps)$/.test(word(k + 1))
    )
      return true;
    if (/^(?:end|of|the|a|early|mid|late|week|that|this)$/.test(word(k + 1)) && timeWithin(tokens, k + 2, 4, stop))
      return true;
  }
  return false;
}

const SEASON = /^(?:year|month|quarter|half|week|summer|spring|autumn|fall|winter)$/;

function timeWithin(tokens: readonly Token[], from: number, count: number, stop: number): boolean {
  for (let k = from; k < from + count && k < stop; k++) {
    if (isTime(tokens, k) || POINT.test(tokens[k]!.lower)) return true;
    if (
      /^(?:year|month|quarter|half|summer|spring|autumn|fall|winter|next|major|minor|future)$/.test(tokens[k]!.lower) ||
      /^v?\d+(?:\.\d+)+$/.test(tokens[k]!.lower)
    )
      return true;
  }
  return false;
}
