import type { Token } from '../../../text/tokens.ts';
import { indirectRelative, WHICH_TIME } from '../relative.ts';
import { isCompany } from './stretch.ts';

/** Where the clause begins that the verb at `last` stands in: behind whatever tells of it, or what it hangs on. */
export function behindTelling(tokens: readonly Token[], first: number, last: number, plain: string): number {
  let from = first;
  for (;;) {
    const next =
      behindOurs(tokens, from, last) ??
      behindInforming(tokens, from, last) ??
      behindKnowing(tokens, from, last) ??
      behindRelative(tokens, from, last, plain) ??
      behindTime(tokens, from, last);
    if (next === undefined) return from;
    from = next;
  }
}

/** "We have to tell you that X …": what is told about begins behind "that". */
function behindOurs(tokens: readonly Token[], first: number, last: number): number | undefined {
  let company = first;
  while (company < last && company < first + NEAR && !isCompany(tokens[company]!)) company++;
  if (company >= first + NEAR) return undefined;
  for (let k = company + 1; k + 1 < last; k++) if (isThat(tokens[k]!)) return k + 1;
  return undefined;
}
/** So many words in the company is named. */
const NEAR = 6;

/** "The Registry hereby informs law firms that X …", "the Port gives notice to carriers that X …": an office speaks. */
function behindInforming(tokens: readonly Token[], first: number, last: number): number | undefined {
  let verb = first + 1;
  while (verb < last && verb < first + FAR && !INFORMING.test(tokens[verb]!.lower)) verb++;
  if (verb >= first + FAR) return undefined;
  for (let k = verb + 1; k + 1 < last && k < verb + FAR; k++) if (isThat(tokens[k]!)) return k + 1;
  return undefined;
}
const INFORMING = /^(?:informs|notifies|announces|advises|reminds|tells|warns|states|confirms|notice)$/;
/** So many words an office has for its name, and for those whom it tells. */
const FAR = 16;

/** "Owners should know that desks …": so it does behind any verb of knowing. */
function behindKnowing(tokens: readonly Token[], first: number, last: number): number | undefined {
  for (let k = last - 1; k > first; k--) if (isThat(tokens[k]!) && KNOWING.test(tokens[k - 1]!.lower)) return k + 1;
  return undefined;
}
const KNOWING = /^(?:know|note|aware|remember|mind|see|learn|hear|announce|told|informed)$/;

const isThat = ({ lower, code }: Token): boolean => lower === 'that' && !code;

/** "The runtime, for which upstream has ceased fixes": the relative clause has a subject of its own. */
function behindRelative(tokens: readonly Token[], first: number, last: number, plain: string): number | undefined {
  const relative = indirectRelative(tokens, first, last, plain);
  return relative === undefined ? undefined : relative + 1;
}

/** "…, at which point | Classic is taken down": a time, and no subject. */
function behindTime(tokens: readonly Token[], first: number, last: number): number | undefined {
  for (let k = last - 3; k > first; k--)
    if (tokens[k]!.lower === 'which' && WHICH_TIME.test(tokens[k + 1]!.lower)) return k + 2;
  return undefined;
}
