import type { IdentifierFact } from '../../facts/identifiers.ts';
import { retiresIn } from '../../facts/lifecycle/ending.ts';
import type { Document } from '../../text/document.ts';
import { rangeAt } from '../../text/span.ts';

/*
 * "The newer engine" in the output, in place of `basalt-v2`: whatever the notice's grammar makes of that name, it is the
 * sister of the one that the output keeps (`basalt-v1`), and a phrase that names nothing stands for it.
 */

/** What says that something comes instead, and not what. */
const VAGUE =
  /\b(?:the|its|their|our|your)\s(?:new|newer|newest|current|latest|next|modern|later)\s(?:\p{Ll}[\p{Ll}-]*\s){0,2}(?!(?:address|day|date|year|keys?|files?)\b)\p{Ll}{3,}\b(?![\s(]{1,2}["'(]?(?:\p{Lu}|\S*\d))|\b(?:its|the)\s(?:successor|replacement)\b(?!\s?(?:is\b|[:=,(]|["'\p{Lu}]))/u;

/** The names of a notice that are gone, each the sister of one that the output has, where it speaks of a new thing without a name. */
export function vagueSuccessors(
  notice: Document,
  output: Document,
  names: readonly IdentifierFact[],
  told: (fact: IdentifierFact) => boolean,
): readonly IdentifierFact[] {
  if (!VAGUE.test(output.plain)) return [];
  const hosts = names.filter(({ kind }) => kind === 'url' || kind === 'host').map(({ value }) => value.toLowerCase());
  const parted = names.flatMap((fact) => {
    const parts = NAMED.has(fact.kind) ? fact.value.split(/[\s_/.-]+/) : [];
    return parts.length > 1 && parts.length < MOST && /\p{L}{3}/u.test(parts[0]!) ? [{ fact, parts }] : [];
  });
  const kept = parted.filter(({ fact, parts }) => told(fact) && leaves(notice, parts));
  return parted
    .filter(
      ({ fact, parts }) =>
        kept.some((other) => isSister(other.parts, parts, hosts)) && !told(fact) && !isSpared(notice, fact),
    )
    .map(({ fact }) => fact);
}
/** A name of more parts is no name of a product. */
const MOST = 6;
const NAMED: ReadonlySet<IdentifierFact['kind']> = new Set(['name', 'model', 'package', 'code']);

/** "Capture 3" and "Capture 5", "Connect Classic" and "Connect Secure"; but not "Acme Labs" and "Acme ID", of acme.example. */
function isSister(old: readonly string[], parts: readonly string[], hosts: readonly string[]): boolean {
  const last = parts.length - 1;
  if (old.length !== parts.length || parts.some((part, k) => k < last && part !== old[k])) return false;
  const [was, is] = [old[last]!, parts[last]!].map((part) => /^v?(\d{1,4})(?:\.\w+)*$/i.exec(part)?.[1]);
  if (was !== undefined || is !== undefined) return Number(is) > Number(was);
  const shared = parts.slice(0, last).join('').toLowerCase();
  return old[last] !== parts[last] && !hosts.some((host) => host.includes(`${shared}.`));
}

/** True where a title, or what tells of an end, has the word that tells the name from its sisters. */
function leaves(doc: Document, parts: readonly string[]): boolean {
  const last = parts.at(-1)!;
  return doc.sentences.some(
    ({ first, last: to, start, end, block }, s) =>
      doc.plain.slice(start, end).includes(last) &&
      (s === 0 || doc.blocks[block]!.kind === 'heading' || retiresIn(doc, first, to)),
  );
}

/** True where every sentence with the name tells who stays, or may do what others may not. */
function isSpared({ plain, sentences }: Document, { value }: IdentifierFact): boolean {
  for (let at = plain.indexOf(value); at >= 0; at = plain.indexOf(value, at + 1)) {
    const { start, end } = sentences[rangeAt(sentences, at)]!;
    if (!SPARES.test(plain.slice(start, Math.min(end, start + LONG)))) return false;
  }
  return true;
}
const SPARES =
  /\b(?:not (?:be )?(?:affected|concerned|touched)|unaffected|untouched|exempt|stays?|remains?|keeps?|continues?|nothing changes|out of scope|no change|may|already)\b|n['’]t\b/i;
const LONG = 400;
