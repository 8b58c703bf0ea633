import type { Clause } from '../../text/clauses.ts';
import type { Token } from '../../text/tokens.ts';
import { populationOf } from '../audience/population.ts';

/*
 * Letters tell what the author's own side has to do: "our clerk has to open each envelope", "two of our nurses must stay
 * late", "each ticket has to be stamped by our porter". Of readers it asks nothing.
 */

/** Words that may stand between "our" and whose task it is. */
const NEAR = 6;
/** Those who work for an author, though others have them as well. */
const STAFF =
  /^(?:staff|teams?|colleagues?|nurses?|doctors?|clinicians?|teachers?|drivers?|volunteers?|engineers?|technicians?|employees?|wardens?|trainers?|editors?|librarians?)$/;

/** Whether the obligation at `k` falls on the author or on whom the author employs. */
export function isOfVendor(tokens: readonly Token[], k: number, { first, last }: Clause): boolean {
  for (let n = k - 1; n >= first && n > k - NEAR; n--) {
    const { lower, code } = tokens[n]!;
    if (code || /^(?:you|your|if|when|that|which|who|and|or|but)$/.test(lower)) break;
    if (/^(?:our|my)$/.test(lower)) return isStaff(tokens, n + 1, k);
  }
  // "Has to be stamped by our porter"
  for (let n = k + 1; n + 2 < last && n < k + 2 * NEAR; n++)
    if (tokens[n]!.lower === 'by' && /^(?:our|my)$/.test(tokens[n + 1]!.lower)) return isPerson(tokens[n + 2]!);
  return false;
}

/** "Our clerk", "our two night nurses"; "our members" and "our parents' council" are asked, and "our old keys" are things. */
function isStaff(tokens: readonly Token[], from: number, to: number): boolean {
  let head = from;
  while (head + 1 < to && tokens[head + 1]!.content && !/(?:ly|ed)$/.test(tokens[head + 1]!.lower)) head++;
  return head < to && isPerson(tokens[head]!);
}

const isPerson = (token: Token): boolean =>
  STAFF.test(token.lower) ||
  (populationOf(token) === null &&
    /^[a-z]{2,}(?:er|or|ist|ian|man|woman|ess|erk|ern|ary|ant|ephew|iece)s?$/.test(token.text) &&
    !/^(?:letter|paper|number|order|folder|server|counter|computer|printer|register|voucher|container|offer|door|floor|error|calendar|newsletter|sticker|partner|parameter|header|dictionary|library|glossary|plant|tenant|restaurant)s?$/.test(
      token.lower,
    ));
