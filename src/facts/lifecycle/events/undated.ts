import type { Document } from '../../../text/document.ts';
import { leadOf } from '../mention.ts';
import { readNoDates } from '../no-date.ts';
import type { LifeEvent } from './life-event.ts';

/** "`win-2022` – old, but fine for now; no date": what an entry names works, and nothing is planned for it. */
export function readUndated(doc: Document): LifeEvent[] {
  const { tokens, sentences } = doc;
  let s = 0;
  return readNoDates(doc).flatMap((evidence) => {
    while (s + 1 < sentences.length && sentences[s]!.end < evidence.end) s++;
    const { first, last } = sentences[s]!;
    let before = first;
    while (before < last && tokens[before]!.start < evidence.start) before++;
    const lead = leadOf(doc, s, before);
    const named = lead.some((k) => tokens[k]!.code || tokens[k]!.shaped || (tokens[k]!.capital && k > first));
    return named ? [{ evidence, tokens: lead, fate: 'warning' as const, dates: [] }] : [];
  });
}
