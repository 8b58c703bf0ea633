import type { Document } from '../../text/document.ts';
import { isGroup, leadOf } from './mention.ts';

/**
 * "Guild halls: close on 13 January", "Legacy dashboards – go away on 3 May": several things lead in a base form, which has a day
 * and no object. "Fleet owners: leave on 3 May" is an order.
 */
export function isLedIn(doc: Document, s: number, at: number, end: number): boolean {
  const { tokens, sentences } = doc;
  const day = tokens[end + 1];
  if (day === undefined || end + 1 >= sentences[s]!.last || tokens[end]!.lower !== 'on') return false;
  if (!day.number && !day.dateWord) return false;
  const lead = leadOf(doc, s, at);
  const noun = tokens[lead.at(-1) ?? -1];
  if (noun === undefined || noun.code || !/[^s]s$/.test(noun.lower) || lead.at(-1) !== at - 1) return false;
  return !isGroup(doc, lead);
}
