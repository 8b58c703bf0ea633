import type { IdentifierFact } from '../../../facts/identifiers.ts';
import type { Reading } from '../../../facts/read.ts';
import type { Document } from '../../../text/document.ts';
import { type Aliases, aliasesOf } from './things.ts';

/** The identifiers of a notice, as far as all of them decide what one is to it. */
export interface Mentions {
  readonly doc: Document;
  readonly things: Aliases;
  /** How often each is named. */
  readonly counts: ReadonlyMap<string, number>;
  /** The addresses, without hyphens. */
  readonly hosts: readonly string[];
  /** The block with which the text begins, or -1. */
  readonly title: number;
}

/** So many addresses are looked at. */
const HOSTS = 200;

export function mentionsIn({ doc, facts }: Reading): Mentions {
  const counts = new Map<string, number>();
  for (const { value } of facts.identifiers) counts.set(value, (counts.get(value) ?? 0) + 1);
  return {
    doc,
    things: aliasesOf(facts.things),
    counts,
    hosts: facts.identifiers
      .filter(({ kind }) => kind === 'url' || kind === 'host' || kind === 'email')
      .slice(0, HOSTS)
      .map(({ value }) => value.toLowerCase().replace(/-/g, '')),
    title: doc.blocks.findIndex(({ kind }) => kind !== 'mail-header' && kind !== 'salutation'),
  };
}

/** Whether it stands in the first block of the text, or before. */
export const isInTitle = ({ doc, title }: Mentions, { range }: IdentifierFact): boolean =>
  title >= 0 && range.end <= doc.blocks[title]!.end;

/** "REST" and "ZIP" are kinds of things; "Report Studio", "FlowBuilder" and "Flex 200" are things. */
export const isProper = (name: string): boolean =>
  (/[\s-]/.test(name) && !/^[\p{Lu}\d\s-]+$/u.test(name)) || /\p{Ll}\p{Lu}|\d/u.test(name);

/** "Lantern": one word in small letters behind a capital. */
export const isPlainName = (name: string): boolean =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(name) && !/^(?:None|Nothing|Not)$/.test(name);
