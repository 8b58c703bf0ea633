import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';

/** A closed class of words, listed with spaces. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** The key of a word: itself where it is code or shaped like an identifier, else its lemma. */
export const keyOf = (token: Token): string =>
  token.code || token.shaped || token.url ? token.text.replace(/['’]s$/, '').toLowerCase() : token.lemma;

const GENERIC = new Set(
  `service feature api product plan version release support notice change update date time system platform access request response call error thing item
  existing old new current legacy customer user day month year week guide step detail documentation change option end removal deprecation retirement shutdown
  sunset migration replacement instead action deadline affected please now today soon longer available life sale phase stage name work use used using
  keep run get make let need set start begin continue stop go come see read learn email message post announce announcement number mean`
    .split(/\s+/)
    .map((word) => lemma(word)),
);

const ZONE = wordSet(
  'utc gmt z et ct mt pt kt it jt est cst mst pst kst ist jst edt cdt mdt pdt cet cest st bst aet act awt aest acst awst aedt am pm a.m p.m mb gb kb tb pacific eastern central',
);
const EMPTY = new Set(['be', 'have', 'do', 'can', 'will', 'no', 'none', 'or', 'prefer'].map((word) => lemma(word)));

/** A word with content of its own that is no date, zone or unit. */
export const carries = (token: Token): boolean =>
  token.content && !token.dateWord && !ZONE.has(token.lower) && !EMPTY.has(token.lemma);

/** True for words that name nothing by themselves. */
export const isGeneric = (key: string): boolean => GENERIC.has(key);

/** A name by its look: code, an identifier, a quotation, a capital where grammar asks for none, or a word with a digit in it. */
export function looksLikeName(doc: Document, index: number, first: number): boolean {
  const token = doc.tokens[index]!;
  if (token.url) return true;
  if (token.code) return token.shaped || isWholeSpan(doc, token);
  if (token.dateWord) return false;
  if (token.number) return isVersion(doc, index);
  if (token.shaped) return true;
  if (!token.capital || !token.content) return false;
  if (/^\p{Lu}.*[\p{Lu}\d]/u.test(token.text) || doc.plain[token.start - 1] === '"') return true;
  if (index === first || index === 0) return false;
  return !/[.:(•]\s*$/.test(doc.plain.slice(doc.tokens[index - 1]!.end, token.start));
}

const isWholeSpan = (doc: Document, token: Token): boolean => {
  const range = doc.code[rangeAt(doc.code, token.start)];
  return range !== undefined && range.start === token.start && range.end === token.end;
};

/** "Python 3.8", "engine 11", "port 2525": a number that belongs to the word before it, and to no date. */
function isVersion(doc: Document, index: number): boolean {
  const token = doc.tokens[index]!;
  const before = doc.tokens[index - 1];
  const next = doc.tokens[index + 1];
  if (
    !before ||
    doc.plain.slice(before.end, token.start) !== ' ' ||
    before.dateWord ||
    before.number ||
    next?.dateWord === true
  )
    return false;
  if (!/^v?\d{1,5}(?:\.(?:\d{1,4}|x)){0,3}$/.test(token.text) || /^(?:19|20)\d\d$/.test(token.text)) return false;
  return (
    /^\p{Lu}[\p{L}\d]*$/u.test(before.text) ||
    /^(?:version|versions|engine|port|ports|php|node|python|java|release|schema|image|runtime|generation|gen|build|level|tier|series|model)$/.test(
      before.lower,
    )
  );
}

/** The vendor: words with a capital that a domain of the text repeats ("Tallyboard", help.tallyboard.example). */
export function readVendor(doc: Document): Set<string> {
  const labels = new Set<string>();
  const owners = new Set<string>();
  for (const token of doc.tokens) {
    if (
      token.code ||
      !token.lower.includes('.') ||
      (!token.url && !/^[\w.-]+@[\w-]+\.\w|^(?:[a-z0-9-]+\.){1,4}[a-z]{2,}(?:\/|$)/.test(token.lower))
    )
      continue;
    const host = token.lower
      .replace(/^[a-z]+:\/\//, '')
      .replace(/^[^@/]*@/, '')
      .split(/[/?#:]/)[0]!;
    const parts = host.split('.');
    // "lobby.emberfall.example" belongs to Emberfall; what stands before is a thing of theirs, but for "emberfall.co.uk".
    const owner = parts.length - ((parts[parts.length - 2]?.length ?? 0) <= 3 && parts.length > 2 ? 3 : 2);
    for (const part of parts.slice(Math.max(0, owner), -1)) {
      // "Orbit Messaging" owns orbitmsg.example: the beginning of a label will do.
      for (let length = 4; length <= Math.min(part.length, 24); length++) labels.add(part.slice(0, length));
      if (part.length === 3) labels.add(part);
      owners.add(part);
    }
  }
  const vendor = new Set<string>();
  if (labels.size === 0) return vendor;
  for (const token of doc.tokens) {
    if (token.code || token.url || !token.capital) continue;
    if (labels.has(token.lower.replace(/'s$/, ''))) vendor.add(keyOf(token));
  }
  for (const key of spelledOut(doc, owners)) vendor.add(key);
  // "Docs: https://wiki.larkspur.example/ci", and no word of Larkspur besides.
  if (vendor.size === 0) for (const owner of owners) vendor.add(lemma(owner));
  return vendor;
}

/** "Coastal Survey Authority" of csa.example, "Hollin & Wray Bank" of hollinwray.example: a name whose initials or words a domain is made of. */
function spelledOut({ tokens, plain }: Document, owners: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const run: Token[] = [];
    for (; i < tokens.length && run.length < 6; i++) {
      const token = tokens[i]!;
      if (run.length > 0 && !/^\s(?:&\s)?$/.test(plain.slice(tokens[i - 1]!.end, token.start))) break;
      if (token.capital && !token.code && !token.url && !/^(?:the|our|dear)$/.test(token.lower)) run.push(token);
      else if (run.length === 0 || !/^(?:of|for|and|the|&)$/.test(token.lower)) break;
    }
    if (run.length > 0) i--;
    if (run.length < 2) continue;
    const words = run.map(({ lower }) => lower.replace(/'s$/, ''));
    // "Quarrel Desk Classic Console": the front of the run that makes the label, and no more.
    for (let n = run.length; n > 1; n--) {
      const front = words.slice(0, n);
      const initials = n > 2 && owners.has(front.map((word) => word[0]).join(''));
      if (!initials && !owners.has(front.join(''))) continue;
      found.push(...run.slice(0, n).map(keyOf));
      break;
    }
  }
  return found;
}
