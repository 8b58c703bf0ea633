import type { Document } from '../../../text/document.ts';
import { lemma } from '../../../text/lemma.ts';
import type { Thing } from '../../things.ts';
import { isGeneric, readVendor } from '../naming.ts';

const CLOSES = /\b(?:clos|shut|wind|ceas|go(?:es|ing)\b|ends?\b|discontinued|retired|offline)/i;

/** The vendor; but where it is itself what goes ("Kitebook closes", "the site at https://kitebook.example/ goes offline"), its name is the thing's. */
export function vendorOf(doc: Document, things: readonly Thing[]): { vendor: Set<string>; itself: string[] } {
  const vendor = readVendor(doc);
  for (const key of endersOf(doc, things)) vendor.add(key);
  const itself: string[] = [];
  for (const { name, aliases, evidence } of things) {
    const keys = name.split(/\s+/).map((part) => lemma(part));
    if (CLOSES.test(evidence.text) && keys.every((key) => vendor.has(key) || isGeneric(key)))
      for (const key of keys) vendor.delete(key);
    for (const alias of aliases) {
      const host = ROOT.exec(alias)?.[1]?.toLowerCase();
      if (host === undefined) continue;
      itself.push(host);
      const label = host.split('.')[0]!;
      for (const key of vendor)
        if (label.startsWith(key) || lemma(label) === key) {
          itself.push(key);
          vendor.delete(key);
        }
    }
  }
  return { vendor, itself };
}

/** "Vonage is deprecating the short code API": who ends something else; none where a thing goes by that name. */
function endersOf({ plain }: Document, things: readonly Thing[]): string[] {
  const named = new Set(things.flatMap(({ name }) => name.split(/\s+/)));
  return [...plain.matchAll(ENDS)].flatMap(([, name]) => (named.has(name!) ? [] : [lemma(name!.toLowerCase())]));
}
const ENDS =
  /\b(\p{Lu}[\p{L}\d]{2,30})\s(?:(?:has|have)\s(?:scheduled|announced|planned)\s(?:the|its)\s(?:removal|retirement|deprecation|shutdown|end)|(?:is|are|will(?: be)?|has|have|plans to|intends to)\s(?:now\s|also\s|no longer\s)?(?:deprecat|retir|sunset|discontinu|remov|shut|withdraw|clos|ceas|stop|phas)\p{Ll}{0,6}\s(?:down\s|out\s|off\s|up\s)?(?:the|its|their|our|support|access))\b/gu;

/** The address of a whole site, without a path: "https://pip.example/", "quill.example". */
const ROOT = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})\/?$/i;
