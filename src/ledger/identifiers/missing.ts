import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import { lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { isDoubtfulRole } from './doubtful.ts';
import { citesFact } from './footnotes.ts';
import { bareAddress, compact, METHOD, type NoticeNames, noticeNames } from './known.ts';
import { isEndpoint, isLinkedPath, servesMove } from './links.ts';
import { ENDING, GENERIC } from './role-words.ts';
import { type IdentifierRole, identifierRoles } from './roles.ts';
import { isToldOtherwise } from './told-otherwise.ts';
import { vagueSuccessors } from './vague-successors.ts';
import { normal } from './wording-index.ts';

export interface MissingIdentifier {
  readonly expected: IdentifierFact;
  readonly role: IdentifierRole | 'link';
}

/** Finds links of the move and names of the retiring things and their replacements that the output lacks; once for each ledger. */
export const missingIdentifiers: (ledger: Ledger) => readonly MissingIdentifier[] = oncePer((ledger) =>
  findMissing(ledger, noticeNames(ledger.output)),
);

function findMissing({ notice, output: { doc } }: Ledger, output: NoticeNames): MissingIdentifier[] {
  const missing: MissingIdentifier[] = [];
  const names = noticeNames(notice).facts;
  const links = new Set<string>();
  let kept: string[] | undefined;
  const wholly = (): string[] => {
    kept ??= names
      .filter(({ exact, value }) => exact && output.index.has(value, 'strict', true))
      .map(({ value }) => value);
    return kept;
  };
  for (const fact of notice.facts.identifiers) {
    const isLink = fact.kind === 'url' ? !fact.code && !isEndpoint(fact.value) : isLinkedPath(notice.doc, fact);
    if (!isLink || links.has(fact.value)) continue;
    links.add(fact.value);
    if (!hasLink(output, fact.value) && servesMove(notice.doc, fact) && !citesFact(notice, fact))
      missing.push({ expected: fact, role: 'link' });
  }
  for (const { fact, role } of identifierRoles(notice).values()) {
    if (
      links.has(fact.value) ||
      MARK.test(fact.value) ||
      isSignature(notice, fact) ||
      isMereWord(notice, fact) ||
      has(output, fact, names, wholly) ||
      isDoubtfulRole(notice, fact, role) ||
      isListed(notice, noticeNames(notice), output, fact) ||
      isAliasOfKept(notice, output, fact) ||
      isNameOfKept(notice, output, fact) ||
      isLabelOfKept(notice, output, fact) ||
      isInKeptLink(names, output, fact) ||
      isDefinedTerm(notice, output, fact) ||
      isToldByCode(output, notice, fact) ||
      isToldInParts(names, output, fact) ||
      isToldOtherwise(notice, output, fact) ||
      (role === 'replacement' && isLostWithOld(notice, output, fact))
    )
      continue;
    missing.push({ expected: fact, role });
  }
  const named = [...identifierRoles(notice).values()].some(({ role }) => role === 'replacement');
  if (!named)
    for (const expected of vagueSuccessors(notice.doc, doc, names, (fact) => has(output, fact, names, wholly)))
      missing.push({ expected, role: 'replacement' });
  return missing;
}

/** "`#[deprecated]`", "`@Deprecated`": the mark says what the word says. */
const MARK = /^[#@[(\s]*(?:deprecated|obsolete)[\])\s]*$/i;

/** "Posted by `lumi` (staff)", "[status.acme.example] Maintenance": who writes, or where. */
const isSignature = ({ doc }: Reading, { kind, range }: IdentifierFact): boolean =>
  (kind === 'host' && range.start < 4 && doc.plain[range.end] === ']') ||
  /\b(?:posted|written|signed) by\s["'@]?$/i.test(doc.plain.slice(Math.max(0, range.start - 16), range.start));

/** "Region `eu-1`", "Field `order.eta`": a noun with a capital for standing first, right before the identifier. */
const isMereWord = ({ doc }: Reading, { kind, code, value, range }: IdentifierFact): boolean =>
  kind === 'name' &&
  !code &&
  /^\p{L}+$/u.test(value) &&
  (GENERIC.has(lemma(value)) || PART.test(value)) &&
  doc.tokens.some((token) => token.code && token.start > range.end && token.start <= range.end + 2);

/** What code is made of. */
const PART =
  /^(?:fields?|headers?|parameters?|params?|methods?|functions?|class(?:es)?|flags?|options?|propert(?:y|ies)|attributes?|columns?|tables?|keys?|types?|events?|routes?|paths?|commands?|values?|settings?)$/i;

/** "OCPI 2.1", told by the path `/ocpi/cpo/2.1`; "`docker-compose`", by `docker compose`: other marks between the same words. */
function isToldByCode({ facts }: NoticeNames, notice: Reading, { kind, value }: IdentifierFact): boolean {
  const words = value.toLowerCase().split(/[\s-]+/);
  if (words.length < 2) return false;
  const whole = words.join('');
  const isRetiring = notice.facts.things.some(({ name }) => name === value);
  return facts.some(
    (other) =>
      other.code &&
      // "`docker compose`" is another where `docker-compose` is what retires.
      ((compact(other.value) === whole && !isRetiring) ||
        (kind === 'name' &&
          /\d/.test(value) &&
          words.every((word) =>
            other.value
              .toLowerCase()
              .split(/[^\p{L}\p{N}.]+/u)
              .includes(word),
          ))),
  );
}

/** "`ant-1` (Antwerp) takes over": the name behind an identifier is told by the identifier. */
function isNameOfKept({ doc }: Reading, output: NoticeNames, { kind, value }: IdentifierFact): boolean {
  if (kind !== 'name') return false;
  const at = doc.plain.indexOf(` (${value})`);
  const before = at < 0 ? '' : (/[\w./-]{2,60}$/.exec(doc.plain.slice(Math.max(0, at - 60), at))?.[0] ?? '');
  return /\d|[_./-]/.test(before) && output.index.has(before, 'strict', true);
}

/** "Seal API: `POST /seal/v3` is still in service", "Seal API (`/seal/v3`)": a label is told by the identifier of what it names. */
function isLabelOfKept({ doc, facts }: Reading, output: NoticeNames, { kind, code, value }: IdentifierFact): boolean {
  if (kind !== 'name' || code) return false;
  const labels = [`${value}: `, `${value} (`].map((label) => doc.plain.indexOf(label)).filter((at) => at >= 0);
  return labels.some((label) => {
    const end = label + value.length;
    return facts.identifiers.some(
      (other) =>
        other.code &&
        other.range.start > end &&
        other.range.start - end <= LABELLED &&
        output.index.has(other.value, 'strict', true),
    );
  });
}
/** So many characters after its label what it names begins. */
const LABELLED = 6;

/** Versions 19.0 to 24.0 ("Legacy Versions"): a term of the text's own is told by what it was made to stand for. */
function isDefinedTerm({ doc, facts }: Reading, output: NoticeNames, { kind, value }: IdentifierFact): boolean {
  if (kind !== 'name') return false;
  const at = doc.plain.search(new RegExp(`\\((?:\\p{L}+,? ){0,3}["“]${value.replace(/[^\p{L}\d ]/gu, '.')}["”]`, 'u'));
  return (
    at > 0 &&
    facts.identifiers.some(
      (other) =>
        other.range.end <= at && at - other.range.end < DEFINED && output.index.has(other.value, 'strict', true),
    )
  );
}
/** So many characters before its definition what a term stands for is named. */
const DEFINED = 120;

/**
 * `hub.acme.example/base/jre` told as "`base/jre` on hub.acme.example", or by a shorter form that the notice itself has
 * ("the receiver `/in/v0`").
 */
function isToldInParts(names: readonly IdentifierFact[], output: NoticeNames, { value }: IdentifierFact): boolean {
  const [, host, path] = /^(?:https?:\/\/)?([\w-]+(?:\.[\w-]+)+)(\/\S*[\w}])\/?$/.exec(value.slice(0, 400)) ?? [];
  if (host === undefined || path === undefined) return false;
  const told = [path, path.slice(1)].filter((form) => output.index.has(form, 'strict', true));
  return told.some(
    (form) => output.index.has(host, 'strict', true) || names.some((own) => own.code && own.value === form),
  );
}

/** "The feed `records-v1`", of whose address the name is a part: the address tells it. */
const isInKeptLink = (names: readonly IdentifierFact[], output: NoticeNames, { value }: IdentifierFact): boolean =>
  /\d/.test(value) &&
  names.some(
    (other) => other.kind === 'url' && other.value.split(/[/?#]/).includes(value) && hasLink(output, other.value),
  );

/** "the Fit APIs (`SensorsClient` and `HistoryClient`)": a name is told by what its bracket lists. */
function isListed({ doc }: Reading, own: NoticeNames, output: NoticeNames, { kind, range }: IdentifierFact): boolean {
  const bracket = kind === 'name' ? /^ \(([^()]{1,160})\)/.exec(doc.plain.slice(range.end, range.end + 164)) : null;
  const listed = bracket?.[1]?.split(/,\s(?:and\s|or\s)?|\s(?:and|or)\s/) ?? [];
  return listed.some((one) => /\p{L}/u.test(one) && own.values.has(one) && output.index.has(one, 'strict', true));
}

/**
 * "Telnet is removed, SSH takes its place", in a list of differences: named once and in plain letters, the new one goes with
 * the old one, of which the output has no word either.
 */
function isLostWithOld(
  { doc, facts }: Reading,
  output: NoticeNames,
  { kind, code, value, range }: IdentifierFact,
): boolean {
  if (kind !== 'name' || code || facts.identifiers.filter((other) => other.value === value).length > 1) return false;
  const sentence = doc.sentences[rangeAt(doc.sentences, range.start)]!;
  const before = doc.tokens.slice(sentence.first, sentence.last).filter((token) => token.end <= range.start);
  const old = before.filter(({ content, lemma: key }) => content && !ENDING.has(key) && !/^(?:be|have|get)$/.test(key));
  return (
    before.some(({ lemma: key }) => ENDING.has(key)) &&
    old.length > 0 &&
    !old.some(({ lemma: key, lower }) => output.lemmas.has(key) || output.index.has(lower, 'loose', false))
  );
}

/** What a person calls by its name rather than to the letter. */
const NICKNAMED: ReadonlySet<string> = new Set(['code', 'parameter', 'model', 'region']);

/** "Larder (`larder.int.acme.example`)", "the Starter plan (`plan_st`)": what stands behind a name is told by the name. */
function isAliasOfKept({ doc }: Reading, output: NoticeNames, { kind, range, code }: IdentifierFact): boolean {
  if (kind !== 'host' && kind !== 'url' && !(code && NICKNAMED.has(kind))) return false;
  if (!/^["']?\)/.test(doc.plain.slice(range.end, range.end + 2))) return false;
  const name =
    /(\p{Lu}[\p{L}\p{N}]{2,40}(?: \p{Lu}[\p{L}\p{N}]{0,40}){0,3})(?: (?:plan|tier|edition|model|region|scheme|format))? \(["']?$/u.exec(
      doc.plain.slice(Math.max(0, range.start - 90), range.start),
    );
  return name !== null && output.index.names(name[1]!.replace(/^(?:The|Our|Your|An?) /, ''), true);
}

/**
 * True where a path is told by its end alone: `v3/tag.js` of `https://cdn.acme.example/v3/tag.js`. `others`: what may end so
 * as well, and tells nothing of it.
 */
export function isToldByEnd(
  output: NoticeNames,
  { value }: IdentifierFact,
  others: readonly IdentifierFact[],
): boolean {
  const end = /[^/\s]+\/[^/\s]+\/?$/.exec(value.slice(-120))?.[0];
  return (
    end !== undefined &&
    end.length < value.length &&
    output.index.has(end, 'loose', true) &&
    !others.some((other) => other.value !== value && other.value.endsWith(end))
  );
}

/** Kept where its address stands whole, with or without its scheme. */
const hasLink = (output: NoticeNames, link: string): boolean =>
  output.addresses.has(bareAddress(link)) || output.index.has(bareAddress(link), 'strict', false);

/** True where the output still tells the identifier, if only by the part that tells it from others. */
function has(
  output: NoticeNames,
  fact: IdentifierFact,
  names: readonly IdentifierFact[],
  wholly: () => readonly string[],
): boolean {
  const { value, kind } = fact;
  const { index } = output;
  // "brookline" within the link to its guide names nothing.
  if (
    output.values.has(value) ||
    (/^[\w-]+$/.test(value) ? index.names(value, false) : index.has(value, 'loose', false))
  )
    return true;
  // "opening a `.heic` file" is told by "HEIC files".
  const extension = /^\*?\.([a-z\d]{2,5})$/i.exec(value)?.[1];
  if (extension !== undefined && index.has(extension, 'loose', false)) return true;
  if (kind === 'name') return hasName(output, value, names);
  if (kind === 'version' || kind === 'port')
    return index.has(/[\d.]+(?=\D*$)/.exec(value)?.[0].replace(/\.$/, '') ?? value, 'version', false);
  const bare = value
    .replace(/^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+/, '')
    .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]+(?=\/.)/i, '')
    .replace(/\(.*$/, '')
    .replace(/\/$/, '')
    .replace(/\?.*$/, '');
  if (bare !== '' && bare !== value && isPathTold(output, bare, names)) return true;
  // "Client#load(Row)" of a manual is told as "Client.load".
  if (bare.includes('#') && value.includes('(') && index.has(bare.replace('#', '.'), 'loose', true)) return true;
  // `tidemark.legacy.Parser` is told by `Parser`, `image: linux-2019` by `linux-2019`, a command by its flag.
  const last = /(?:::|\.)([A-Za-z]\w{3,})$/.exec(bare)?.[1];
  if (last !== undefined && kind === 'code' && /^[A-Z]|[a-z][A-Z]/.test(last) && index.has(last, 'loose', true))
    return true;
  // `grid.io.read_old()` by `read_old()`, where no other name ends so; `import Kit` by `Kit`.
  if (last !== undefined && kind === 'code' && /_|\($/.test(last + (value[bare.length] ?? '')))
    if (names.filter((other) => memberOf(other.value) === last).length === 1 && index.has(last, 'strict', true))
      return true;
  const module = /^(?:import|from|use|using|require|include)\s+["'<]?([\w@][\w.@/-]+)["'>]?$/.exec(value)?.[1];
  if (module !== undefined && output.values.has(module)) return true;
  // `index.type = "annoy2"` is told by `annoy2`, `image: linux-2019` by its image, `kite_v1_*` by `kite_v1_`.
  const set = SETTING.exec(value)?.[1];
  if (
    set !== undefined &&
    (output.values.has(set) ||
      // `format=flv` is told by "FLV".
      (/^[a-z]{3,5}$/.test(set) && index.has(set.toUpperCase(), 'strict', true)) ||
      (/\d/.test(set) && /\p{L}/u.test(set) && index.has(set, 'strict', true)))
  )
    return true;
  const stem = /^(.{3,}?)(?:\*|…|\.{3})$/.exec(value)?.[1];
  if (stem !== undefined && output.values.has(normal(stem))) return true;
  const flag = kind === 'command' ? /--[\w-]{3,}/.exec(value)?.[0] : undefined;
  if (flag !== undefined && index.has(flag, 'loose', true)) return true;
  if (kind !== 'url' && isToldBeside(output, value, wholly())) return true;
  const pieces = value.split(/\s+|:\s|[=&|,"'<>]+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return pieces.length > 1 && pieces.every((piece) => index.has(piece, 'loose', false));
}

/** `GET /orders?since=` by its path; `/orders/feed` does not tell it, which is another of the notice's. */
function isPathTold({ facts, index }: NoticeNames, bare: string, names: readonly IdentifierFact[]): boolean {
  if (!index.has(bare, 'loose', false)) return false;
  const longer = names.some((other) => other.code && other.value.replace(METHOD, '').startsWith(`${bare}/`));
  return !longer || facts.some((one) => pathOf(one.value) === bare);
}

/** "/orders" of `GET /orders?since=`. */
const pathOf = (value: string): string => value.replace(METHOD, '').replace(/[?(].*$|\/$/, '');

/** "read_old" of `grid.io.read_old(path)`. */
const memberOf = (value: string): string | undefined => /(?:::|\.)(\w+)(?:\(.*)?$/.exec(value.slice(0, 200))?.[1];

/** A key and what it is set to. */
const SETTING = /^[\w.@-]{1,60}(?:\s?=\s?|:\s)["']?([\w.@/-]{2,80})["']?$/;

const SEPARATOR = /[\s./:_@#-]/;

/**
 * In a list the part that several share is often told once: "`ns1` to `ns4.acme.example`", "`Cache.peek()` and `put()`".
 * True where the identifier's own part stands as an identifier, and one that shares the rest stands whole.
 */
function isToldBeside(output: NoticeNames, value: string, whole: readonly string[]): boolean {
  for (const other of whole) {
    const shortest = Math.min(value.length, other.length);
    let front = 0;
    while (front < shortest && value[front] === other[front]) front++;
    while (front > 0 && !SEPARATOR.test(value[front - 1]!)) front--;
    let back = 0;
    while (back < shortest - front && value.at(-1 - back) === other.at(-1 - back)) back++;
    while (back > 0 && !SEPARATOR.test(value[value.length - back]!)) back--;
    if (front + back < 3) continue;
    const own = value.slice(front, value.length - back);
    // A bare number or version is nobody's own.
    if (!/\p{L}/u.test(own) || /^v\d[\d.]*$/i.test(own)) continue;
    const forms = [own, own.replace(/\(\)$/, ''), value.slice(Math.max(0, front - 1), value.length - back)];
    if (forms.some((form) => output.values.has(form)) || output.index.counts(own)) return true;
  }
  return false;
}

/**
 * A capitalised name is kept where its number and one of its own words are; in doubt it is kept. The vendor's name in
 * front of several names is nobody's own: "Kestrel" of "Kestrel Connect" and "Kestrel Bridge". An address tells no name of
 * several words.
 */
function hasName(output: NoticeNames, name: string, names: readonly IdentifierFact[]): boolean {
  const words = wordsOf(name);
  const index = words.length > 1 ? output.prose : output.index;
  // "Ubuntu 20.04" is named by `ubuntu-20.04`.
  if (/\d/.test(name) && index.joins(compact(name))) return true;
  const tail = words.length > 1 ? words.filter((word) => /^v?\d/i.test(word)) : [];
  if (tail.some((word) => !index.has(word.replace(/^v/i, ''), 'version', false) && !hasOfLine(output, word)))
    return false;
  const initials = words.map((word) => word[0] ?? '');
  if (words.length > 2 && index.has(initials.join(''), 'loose', false)) return true;
  // "The US", "the U.S."
  if (words.length === 2 && ['', '.'].some((dot) => index.has(initials.join(dot), 'loose', true))) return true;
  const plain = words.filter((word) => !tail.includes(word));
  const keys = new Set(plain.map((word) => lemma(word)));
  const shared = new Set<string>();
  for (const other of names) {
    if (other.kind !== 'name' || other.value === name) continue;
    const theirs = new Set(wordsOf(other.value).map((word) => lemma(word)));
    // "Classic Sync" and "Kitebox Classic Sync" are one name.
    if ([...theirs].every((key) => keys.has(key)) || [...keys].every((key) => theirs.has(key))) continue;
    for (const key of theirs) shared.add(key);
  }
  const own = plain.filter((word) => !shared.has(lemma(word)));
  const { lemmas } = output;
  // "Quiz" of "Quiz Composer" names it; "the quiz tool" does not.
  // The step of a menu that has the same name does not.
  const isStep = (word: string): boolean =>
    names.some(({ kind, value }) => kind === 'menu' && value.split(/\s?[›»→>]\s?/).includes(word));
  const named = (word: string): boolean =>
    isStep(word)
      ? index.outsideMenus(word)
      : [word, `${word}s`, word.replace(/s$/, '')].some((form) => index.has(form, 'loose', true));
  if ((own.length > 0 ? own : plain).some(named)) return true;
  // The other name that shares a word does not tell this one: "the widget" beside "Glance Cards" for "Glance Widget".
  if (own.length > 0 && own.length < plain.length) return besideEachOther(index, plain);
  // Lemmas are of words alone: an address that holds the name in small letters does not tell it.
  return plain.every((word) => lemmas.has(lemma(word))) || lemmas.has(lemma(words.join('')));
}

/** "5.2" for the "5" of "GeoKit 5". */
const hasOfLine = (output: NoticeNames, version: string): boolean =>
  output.facts.some(({ kind, value }) => kind === 'version' && value.startsWith(`${version}.`));

/** True where two neighbouring words of a name stand together, in whatever letters: "Mill reports", "widgets of Glance". */
const besideEachOther = (index: NoticeNames['index'], words: readonly string[]): boolean =>
  words.some((word, i) => {
    const next = words[i + 1]?.replace(/s$/, '');
    return (
      next !== undefined &&
      [`${word} ${next}`, `${word}-${next}`, `${word}'s ${next}`, `${next} of ${word}`, `${next}s of ${word}`].some(
        (form) => index.has(form, 'loose', false) || index.has(`${form}s`, 'loose', false),
      )
    );
  });

const wordsOf = (name: string): string[] => name.split(/[\s-]+/);
