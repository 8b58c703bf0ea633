import type { Document } from '../../../text/document.ts';
import { lemma } from '../../../text/lemma.ts';
import type { Thing } from '../../things.ts';
import { isGeneric, readVendor } from '../naming.ts';

const CLOSES = /\b(?:clos|shut|wind|ceas|go(?:es|ing)\b|ends?\b|discontinued|retired|offline)/i;

/** The vendor; but where it is itself what goes ("Kitebook closes", "the site at https://kitebook.example/ goes offline"), its name is the thing's. */
export function vendorOf(doc: Document, things: readonly Thing[]): { vendor: Set<string>; itself: string[] } {
  const vendor = readVendor(doc);
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

/** The address of a whole site, without a path: "https://pip.example/", "quill.example". */
const ROOT = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})\/?$/i;
