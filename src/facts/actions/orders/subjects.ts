import type { Token } from '../../../text/tokens.ts';
import { isKnownVerb } from '../../grammar/has-verb.ts';
import { PEOPLE } from '../people.ts';
import { isDoing } from './doing.ts';
import { isDeterminer } from './objects.ts';

/** "Restore points older than two years cannot be converted", "install counts move": a noun in the plural with a verb of its own. */
export function isCompoundSubject(tokens: readonly Token[], at: number, last: number, plain: string): boolean {
  const head = tokens[at + 1];
  if (tokens[at]!.capital && isActor(tokens, at, last)) return true;
  if (!head || at + 2 >= last || head.code || !head.content || !/^[a-z]{3,}s$/.test(head.text)) return false;
  for (let k = at + 2; k < last && k < at + 9; k++) {
    const { lower, code, content, number } = tokens[k]!;
    if (code || /[,;:()]/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start))) return false;
    if (/^(?:is|are|was|were|has|have|will|can|cannot|may|must|do|don't|aren't|won't|can't)$/.test(lower)) return true;
    // "Phone numbers get deleted"
    if (lower === 'get' && /ed$/.test(tokens[k + 1]?.lower ?? '')) return true;
    if (k === at + 2 && isDoing(tokens[k]!) && !/(?:s|ed|ing)$/.test(lower))
      return k + 1 >= last || /ly$|^themselves$/.test(tokens[k + 1]!.lower);
    if (!content && !number && !/^(?:than|of|from|in|on|older|newer|with|and)$/.test(lower)) return false;
  }
  return false;
}

/** "Review Circles takes over", "Acme re-embeds your corpus": a name, and a verb in its third person right behind it. */
export function isActor(tokens: readonly Token[], first: number, last: number): boolean {
  let k = first;
  while (k < last && k < first + 4 && tokens[k]!.capital && !tokens[k]!.dateWord) k++;
  const verb = k < last ? tokens[k]! : undefined;
  const at = verb?.lower === 're' ? tokens[k + 1]! : verb;
  return (
    k > first &&
    at !== undefined &&
    !at.code &&
    // "Send readings to `x`"
    /^[a-z]{2,}[^s\W]s$/.test(at.text) &&
    !at.text.endsWith('ings') &&
    isThirdPerson(at, tokens[k + 1])
  );
}

/** A noun in the plural has no object behind it. */
const isThirdPerson = (verb: Token, next: Token | undefined): boolean =>
  (isDoing(verb) || isKnownVerb(verb)) &&
  next !== undefined &&
  (next.code || next === verb || isDeterminer(next.lower) || /^(?:your|our|over|up|out|off|all|to)$/.test(next.lower));

/**
 * "Vector tiles hold geometry and stop at zoom 16", "our technicians set a password and confirm it": the verbs of one
 * subject, of which the first is no order. Users are another matter.
 */
export function sharesSubject(tokens: readonly Token[], first: number, at: number, plain: string): boolean {
  for (let k = at - 1; k > first && k > at - REACH; k--) {
    if (/[;:]|\.\s*$/.test(plain.slice(tokens[k]!.end, tokens[k + 1]!.start))) return false;
    const { lower, text, code } = tokens[k]!;
    if (lower === 'to' && isAimOfThing(tokens[k - 1])) return true;
    if (/^(?:if|when|where|once|unless|before|please|must|should|can|to|you)$/.test(lower)) return false;
    if (code || lower === 'still' || !/^[a-z]{3,}$/.test(text) || /(?:s|ed|ing)$/.test(lower)) continue;
    if (!isDoing(tokens[k]!) && !isKnownVerb(tokens[k]!)) continue;
    const subject = tokens[k - 1]!;
    if (/^(?:we|they)$/.test(subject.lower)) return true;
    if (subject.code || !/^[A-Za-z]?[a-z]{2,}[^s]s$/.test(subject.text) || isDoing(subject)) continue;
    const ours = tokens.slice(Math.max(first, k - 4), k).some((token) => token.lower === 'our');
    return ours || !PEOPLE.test(subject.lower);
  }
  return false;
}

/** "The delay aims to give time and ensure care": what something is there for. */
const isAimOfThing = (verb: Token | undefined): boolean =>
  /^(?:aims|intends|seeks|serves|helps|wants|hopes|exists|tries|strives|(?:design|intend|mean|aim)(?:ed|t))$/.test(
    verb?.lower ?? '',
  );

const REACH = 30;
