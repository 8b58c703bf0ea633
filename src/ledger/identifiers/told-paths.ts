import type { IdentifierFact } from '../../facts/identifiers.ts';
import { bareAddress, METHOD, type NoticeNames } from './known.ts';
import { isEndpoint } from './links.ts';

/** Kept where its address stands whole, with or without its scheme. */
export const hasLink = (output: NoticeNames, link: string): boolean =>
  output.addresses.has(bareAddress(link)) || output.index.has(bareAddress(link), 'strict', false);

/** `GET /orders?since=` by its path; `/orders/feed` does not tell it, which is another of the notice's. */
export function isPathTold({ facts, index }: NoticeNames, bare: string, names: readonly IdentifierFact[]): boolean {
  if (!index.has(bare, 'loose', false)) return false;
  const longer = names.some((other) => other.code && other.value.replace(METHOD, '').startsWith(`${bare}/`));
  return !longer || facts.some((one) => pathOf(one.value) === bare);
}

/** `/v2/orders` in nothing but the link to its page: where it is described, and no word of what to call. */
export const isOnlyInLink = (output: NoticeNames, path: string, names: readonly IdentifierFact[]): boolean =>
  names.some(
    ({ kind, code, value }) =>
      kind === 'url' && !code && value.includes(path) && !isEndpoint(value) && hasLink(output, value),
  ) && !output.prose.has(path, 'loose', false);

/** "/orders" of `GET /orders?since=`. */
export const pathOf = (value: string): string => value.replace(METHOD, '').replace(/[?(].*$|\/$/, '');
