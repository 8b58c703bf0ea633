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
  /\b(?:(?:the|its|their|our|your)\s(?:new|newer|newest|current|latest|next|modern|later)|an?\s(?:newer|current|later))\s(?:\p{Ll}[\p{Ll}-]*\s){0,2}(?!(?:address|day|date|year|keys?|files?)\b)\p{Ll}{3,}\b(?![\s(]{1,2}["'(]?(?:\p{Lu}|\S*\d))|\b(?:its|the)\s(?:successor|replacement)\b(?!\s?(?:is\b|[:=,(]|["'\p{Lu}]))/u;

/** "The LTE module", of Door Radio LTE: initials that the world knows, and a noun that the notice does not have behind them. */
const DESCRIBED = /\b(?:the|an?)\s(?:new\s)?(\p{Lu}{2,6})\s(\p{Ll}{3,})/gu;

/** A name that is gone, and whether a part of it still describes what it stood for. */
export interface VagueSuccessor {
  readonly fact: IdentifierFact;
  readonly partly: boolean;
}

/** The names of a notice that are gone, each the sister of one that the output has, where it speaks of a new thing without a name. */
export function vagueSuccessors(
  notice: Document,
  output: Document,
  names: readonly IdentifierFact[],
  told: (fact: IdentifierFact) => boolean,
): readonly VagueSuccessor[] {
  const isVague = VAGUE.test(output.plain);
  const described = describedBy(output, notice);
  if (!isVague && described.size === 0) return [];
  const hosts = names
    .filter(({ kind }) => kind === 'url' || kind === 'host')
    .slice(0, FEW)
    .map(({ value }) => value.toLowerCase());
  const parted = names.flatMap((fact) => {
    const parts = NAMED.has(fact.kind) ? fact.value.split(/[\s_/.-]+/) : [];
    return parts.length > 1 && parts.length < MOST && /\p{L}{3}/u.test(parts[0]!) ? [{ fact, parts }] : [];
  });
  const leaving = leavingWords(notice);
  /** By all but the last part, the last parts of the names that leave and are kept, a few of each. */
  const kept = new Map<string, string[]>();
  for (const { fact, parts } of parted) {
    const [front, last] = ends(parts);
    const sisters = kept.get(front) ?? [];
    if (sisters.length < FEW && leaving.has(last) && told(fact)) kept.set(front, [...sisters, last]);
  }
  const partly = (last: string, front: string): boolean => described.has(last) && isOnlyOf(notice, last, front);
  return parted
    .filter(({ fact, parts }) => {
      const [front, last] = ends(parts);
      if (!kept.get(front)?.some((other) => isSister(other, last, front, hosts))) return false;
      return told(fact) ? partly(last, front) : isVague;
    })
    .slice(0, FEW)
    .flatMap(({ fact }) => (isSpared(notice, fact) ? [] : [{ fact, partly: told(fact) }]));
}

/** The initials by which the output only describes something: "the LTE module", and "LTE" nowhere else. */
function describedBy({ plain }: Document, notice: Document): ReadonlySet<string> {
  const [found, seen] = [new Set<string>(), new Set<string>()];
  for (const [, initials, noun] of plain.matchAll(DESCRIBED)) {
    const words = `${initials} ${noun}`;
    if (seen.has(words)) continue;
    if (seen.add(words).size > FEW) break;
    if (notice.plain.includes(words)) continue;
    const alone = new RegExp(`(?<!\\b(?:the|an?)\\s(?:new\\s)?)\\b${initials}\\b(?!\\s${noun}\\b)`);
    if (!alone.test(plain)) found.add(initials!);
  }
  return found;
}

/** True where the notice has the last part of a name nowhere but behind the others: "Door Radio LTE", and never "LTE" alone. */
function isOnlyOf({ plain }: Document, last: string, front: string): boolean {
  for (const { index } of plain.matchAll(new RegExp(`\\b${last}\\b`, 'g')))
    if (!plain.startsWith(`${front} `, index - front.length - 1)) return false;
  return true;
}
/** More names than these are no sisters of one another, but a list. */
const FEW = 16;
/** A name of more parts is no name of a product. */
const MOST = 6;
const NAMED: ReadonlySet<IdentifierFact['kind']> = new Set(['name', 'model', 'package', 'code']);

const ends = (parts: readonly string[]): [front: string, last: string] => [parts.slice(0, -1).join(' '), parts.at(-1)!];

/** "Capture 3" and "Capture 5", "Connect Classic" and "Connect Secure"; but not "Acme Labs" and "Acme ID", of acme.example. */
function isSister(old: string, last: string, front: string, hosts: readonly string[]): boolean {
  const [was, is] = [old, last].map((part) => /^v?(\d{1,4})(?:\.\w+)*$/i.exec(part)?.[1]);
  if (was !== undefined || is !== undefined) return Number(is) > Number(was);
  const shared = `${front.replaceAll(' ', '').toLowerCase()}.`;
  return old !== last && !hosts.some((host) => host.includes(shared));
}

/** The words of the title, of headings, and of what tells of an end. */
const leavingWords = (doc: Document): ReadonlySet<string> =>
  new Set(
    doc.sentences.flatMap(({ first, last, start, end, block }, s) =>
      s === 0 || doc.blocks[block]!.kind === 'heading' || retiresIn(doc, first, last)
        ? doc.plain.slice(start, end).split(/[^\p{L}\p{N}]+/u)
        : [],
    ),
  );

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
