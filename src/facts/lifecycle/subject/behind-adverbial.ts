import { isCarrier, isTime, leadsIn } from '../subject.ts';
import { commaBefore, type Stretch } from './stretch.ts';

/** Where a subject begins behind the adverbial that opens its stretch. */
export function behindAdverbial(told: Stretch): number {
  const { tokens, last } = told;
  const isLast = isPronounOfMany(told) || isPronounFromOn(told);
  if (isLast) return last - 1;
  if (!leadsIn(tokens[told.first]?.lower ?? '')) return told.first;
  return behindComma(told) ?? fromArticle(told) ?? told.first;
}

/** "On older plans | these are deprecated" */
const isPronounOfMany = ({ tokens, first, last }: Stretch): boolean =>
  last > first + 2 &&
  /^(?:they|these|those)$/.test(tokens[last - 1]!.lower) &&
  /^(?:on|in|at|under|for|with)$/.test(tokens[first]!.lower) &&
  !tokens.slice(first, last).some(({ code }) => code);

/** "From release 136 on | it is ignored" */
const isPronounFromOn = ({ tokens, last }: Stretch): boolean =>
  /^(?:it|they|both|neither)$/.test(tokens[last - 1]?.lower ?? '') &&
  /^on(?:wards?)?$/.test(tokens[last - 2]?.lower ?? '');

/** "To help you find them, those jobs …", "On 3 May 2027, X …": what stands in front is no subject. */
function behindComma(told: Stretch): number | undefined {
  for (let k = told.first + 1; k < told.last; k++) if (!isTime(told.tokens, k) && commaBefore(told, k)) return k;
  return undefined;
}

/** "In sandboxes the method was …": without a comma, the subject begins with its article. */
function fromArticle({ tokens, first, last }: Stretch): number | undefined {
  // "For tenants in other regions the flow is …": told of some only, who stay in the subject.
  if (tokens.slice(first, last).some(({ lower }) => /^(?:other|others|most|some|certain)$/.test(lower)))
    return undefined;
  for (let k = first + 2; k + 1 < last; k++)
    if (/^(?:the|our|its)$/.test(tokens[k]!.lower) && isCarrier(tokens[k - 1]!)) return k;
  return undefined;
}
