import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import { lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import type { Ledger } from '../ledger.ts';
import { isDoubtfulRole } from './doubtful.ts';
import { endsSomethingElse } from './enders.ts';
import { citesFact } from './footnotes.ts';
import { compact, type NoticeNames, noticeNames } from './known.ts';
import { isEndpoint, isLinkedPath, servesMove } from './links.ts';
import { isInNumberRange } from './number-ranges.ts';
import { ENDING, GENERIC } from './role-words.ts';
import { type IdentifierRole, identifierRoles } from './roles.ts';
import { hasName } from './told-names.ts';
import { isPackageOfKept, isToldOtherwise } from './told-otherwise.ts';
import { hasLink, isOnlyInLink, isPathTold, pathOf } from './told-paths.ts';
import { vagueSuccessors } from './vague-successors.ts';
import { normal } from './wording-index.ts';

export interface MissingIdentifier {
  readonly expected: IdentifierFact;
  readonly role: IdentifierRole | 'link';
  /** A part of it still describes what it stood for: "the LTE module". */
  readonly partly?: boolean;
}

/** Finds links of the move and names of the retiring things and their replacements that the output lacks; once for each ledger. */
export const missingIdentifiers: (ledger: Ledger) => readonly MissingIdentifier[] = oncePer((ledger) =>
  findMissing(ledger, noticeNames(ledger.output)),
);

function findMissing({ notice, output: reading }: Ledger, output: NoticeNames): MissingIdentifier[] {
  const { doc } = reading;
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
  const roles = [...identifierRoles(notice).values()];
  const retiring = new Set(roles.filter(({ role }) => role === 'retiring').map(({ fact }) => fact.value));
  for (const { fact, role } of roles) {
    const old = role === 'replacement' ? retiring : NONE;
    if (
      links.has(fact.value) ||
      MARK.test(fact.value) ||
      isSignature(notice, fact) ||
      isMereWord(notice, fact) ||
      (has(output, fact, names, wholly, old) && !isOnlyInOld(doc.plain, fact, old)) ||
      isDoubtfulRole(notice, fact, role) ||
      (role === 'retiring' && endsSomethingElse(notice, fact)) ||
      isInNumberRange(reading, fact.value) ||
      isAliasOfKept(notice, output, fact) ||
      isNameOfKept(notice, output, fact) ||
      isLabelOfKept(notice, output, fact) ||
      (role === 'retiring' && (isInKeptLink(names, output, fact) || isPackageOfKept(notice, output, fact))) ||
      isDefinedTerm(notice, output, fact) ||
      isToldByCode(output, notice, fact) ||
      isToldInParts(names, output, fact) ||
      isToldOtherwise(notice, output, fact) ||
      (role === 'replacement' && isLostWithOld(notice, output, fact))
    )
      continue;
    missing.push({ expected: fact, role });
  }
  const named = roles.some(({ role }) => role === 'replacement');
  if (!named)
    for (const { fact, partly } of vagueSuccessors(notice.doc, doc, names, (one) =>
      has(output, one, names, wholly, NONE),
    ))
      missing.push({ expected: fact, role: 'replacement', partly });
  return missing;
}

const NONE: ReadonlySet<string> = new Set();

/** "Atlas" within "Atlas Classic", which retires: the old name does not tell the new one. */
function isOnlyInOld(plain: string, { kind, value }: IdentifierFact, old: ReadonlySet<string>): boolean {
  if (kind !== 'name' || old.size > MOST_OLD) return false;
  const longer = [...old].filter((name) => ` ${name} `.includes(` ${value} `) && name !== value);
  return longer.length > 0 && !longer.reduce((text, name) => text.replaceAll(name, '|'), plain).includes(value);
}
/** More things than these are a list, and no old form of one name. */
const MOST_OLD = 20;

/** "`#[deprecated]`", "`@Deprecated`", "`spec.deprecationWarning`": the mark says what the word says. */
const MARK = /^[#@[(\s]*(?:deprecated|obsolete)[\])\s]*$|(?:^|[._-])(?:deprecated|deprecation(?:[A-Z]\w*)?)$/;

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

/**
 * "OCPI 2.1", told by the path `/ocpi/cpo/2.1`; "Embed v3", by `embed-english-v3.0`; "`docker-compose`", by `docker compose`:
 * other marks between the same words.
 */
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
              .some((part) => part === word || (/^v?\d+$/.test(word) && part.startsWith(`${word}.`))),
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
  const old = before.filter(
    ({ content, lemma: key }) => content && !ENDING.has(key) && !/^(?:be|have|get|favou?r)$/.test(key),
  );
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
    output.prose.has(end, 'loose', true) &&
    !others.some((other) => other.value !== value && other.value.endsWith(end))
  );
}

/** True where the output still tells the identifier, if only by the part that tells it from others. */
function has(
  output: NoticeNames,
  fact: IdentifierFact,
  names: readonly IdentifierFact[],
  wholly: () => readonly string[],
  old: ReadonlySet<string>,
): boolean {
  const { value, kind } = fact;
  const { index } = output;
  if (kind === 'path' && isOnlyInLink(output, pathOf(value), names)) return false;
  // "brookline" within the link to its guide names nothing.
  if (output.values.has(value) || (ADDRESSED.has(kind) ? index.has(value, 'loose', false) : index.names(value, false)))
    return true;
  // `<badge>` is told by `<badge color="…">`.
  if (/^<[\w-]+>$/.test(value) && output.facts.some((one) => one.value.startsWith(`${value.slice(0, -1)} `)))
    return true;
  // "opening a `.heic` file" is told by "HEIC files".
  const extension = /^\*?\.([a-z\d]{2,5})$/i.exec(value)?.[1];
  if (extension !== undefined && index.has(extension, 'loose', false)) return true;
  if (kind === 'name') return hasName(output, value, names, old);
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
  if (last !== undefined && kind === 'code' && /^[A-Z]|[a-z][A-Z]/.test(last) && index.names(last, true)) return true;
  // `grid.io.read_old()` by `read_old()`, where no other name ends so; `import Kit` by `Kit`.
  // The page of its manual (`…/flow.html`) does not tell it.
  if (last !== undefined && kind === 'code' && /_|\($/.test(last + (value[bare.length] ?? '')))
    if (names.filter((other) => memberOf(other.value) === last).length === 1 && output.prose.has(last, 'strict', true))
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

/** What may be told by an address that it is a part of. */
const ADDRESSED: ReadonlySet<IdentifierFact['kind']> = new Set(['url', 'host', 'path', 'email']);

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
