import { isExactShape, kindOf } from '../facts/identifiers/kind.ts';
import type { IdentifierFact } from '../facts/identifiers.ts';
import type { Reading } from '../facts/read.ts';
import { lemma } from '../text/lemma.ts';
import { oncePer } from '../text/once.ts';
import { changedMethods } from './identifiers/changed-methods.ts';
import { isInvented, isOfCountry } from './identifiers/invented-names.ts';
import {
  bareAddress,
  compact,
  METHOD,
  MOST,
  type NoticeNames,
  noticeNames,
  piecesOf,
  schemeOf,
} from './identifiers/known.ts';
import { meantBy } from './identifiers/meant.ts';
import { judgeMenu } from './identifiers/menus.ts';
import { closest, distance, likeness, type Verdict } from './identifiers/near.ts';
import { GENERIC } from './identifiers/role-words.ts';
import { isCountedOver, isFamily, isInflected, isTail } from './identifiers/spellings.ts';
import { isLineOf, swappedWord } from './identifiers/twins.ts';
import { normal } from './identifiers/wording-index.ts';
import type { Ledger } from './ledger.ts';

/** An identifier of the output that the notice does not have; `expected` is the one of the notice that it resembles. */
export interface ForeignIdentifier {
  readonly found: IdentifierFact;
  readonly expected: IdentifierFact | null;
  /** False where it may be a mere word or a looser name. */
  readonly sure: boolean;
}

/** Finds what the output names and the notice does not; once for each ledger. */
export const foreignIdentifiers: (ledger: Ledger) => readonly ForeignIdentifier[] = oncePer(({ notice, output }) =>
  findForeign(noticeNames(notice), output).map((foreign) =>
    foreign.expected !== null && foreign.sure
      ? { ...foreign, expected: meantBy(notice, output, foreign.found, foreign.expected) }
      : foreign,
  ),
);

function findForeign(notice: NoticeNames, output: Reading): ForeignIdentifier[] {
  const foreign: ForeignIdentifier[] = [];
  const seen = new Set<string>();
  for (const found of output.facts.identifiers) {
    if (seen.has(`${found.kind} ${found.value}`)) continue;
    seen.add(`${found.kind} ${found.value}`);
    if (seen.size > MOST) break;
    const verdict = judge(notice, found);
    if (verdict !== 'known' && isTail(notice, output.facts.identifiers.slice(0, MOST), found.value)) continue;
    if (verdict !== 'known')
      foreign.push({ found, expected: verdict.expected, sure: verdict.sure || isInPlaceOf(output, found, verdict) });
    else if (found.kind === 'name' && isInvented(notice, output.doc, found))
      foreign.push({ found, expected: null, sure: true });
  }
  const inner = (a: IdentifierFact, b: IdentifierFact): boolean =>
    a !== b && a.range.start >= b.range.start && a.range.end <= b.range.end;
  return [...foreign, ...changedMethods(notice, output)].filter(
    (x, _, all) => !all.some((y) => y.sure && inner(x.found, y.found)),
  );
}

/** "`categories`" where the notice has `category_scores`, which is gone: a plain word, but in the place of a name. */
const isInPlaceOf = ({ doc }: Reading, found: IdentifierFact, { expected }: Exclude<Verdict, 'known'>): boolean =>
  found.code && expected?.code === true && !doc.plain.includes(expected.value);

function judge(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const { kind, value } = fact;
  if (notice.values.has(normal(value))) return 'known';
  // "HH-100s": more than one HH-100.
  const one = fact.code ? undefined : /^(.{0,60}\p{L}.{0,20}\d)['’]?s$/u.exec(value)?.[1];
  if (one !== undefined && notice.index.has(one, 'strict', false)) return 'known';
  // "Pre-2019 payslips" for those issued before 2019.
  const time = /^(?:pre|post|mid)-(\w.*)$/i.exec(value)?.[1];
  // "V1-wrapped keys" for those that v1 has wrapped.
  const made = MADE.exec(value)?.[1];
  if (made !== undefined && !fact.code && notice.index.has(made, 'loose', false)) return 'known';
  // "v4-key bots", of those with a "v4 bot key"
  const [, version, noun] =
    /^(v\d+)-(?!beta$|alpha$|preview$|stable$|next$|lts$|final$|latest$|canary$)(\p{Ll}{3,})$/u.exec(value) ?? [];
  if (version && !fact.code && notice.index.has(version, 'loose', false) && notice.index.has(noun!, 'loose', false))
    return 'known';
  if (time !== undefined && !fact.code && notice.index.has(time, 'loose', false)) return 'known';
  if (isCountedOver(notice, value) || (fact.code && isFamily(notice.facts, value)) || isInflected(notice.facts, fact))
    return 'known';
  const spelt = fact.code || fact.exact ? sameName(notice, value) : null;
  if (spelt) return spelt;
  // "statusUrl" for the field `status_url` is another field; "DataWell" for "Data Well" is a spelling of the name.
  const field = /^\p{Ll}+\p{Lu}/u.test(value) && notice.facts.find((f) => f.exact && sameLetters(f.value, value));
  if (field) return { expected: field, sure: true };
  if (kind === 'menu') return judgeMenu(notice, fact);
  if (kind === 'button' || (kind === 'name' && !/\d/.test(value))) return judgeName(notice, fact);
  if (
    kind === 'version' ||
    kind === 'port' ||
    kind === 'error-code' ||
    (kind === 'name' && /\s(?:v?\d+(?:\.(?:\d+|x))*)$/i.test(value))
  )
    return judgeNumber(notice, fact);
  if (kind === 'url' || kind === 'email' || kind === 'host') return judgeAddress(notice, fact);
  if (kind === 'name') return judgeCoded(notice, fact);
  return judgeCode(notice, fact);
}

/** "V1-wrapped", "OAuth2-based": a version, and what it has done. */
const MADE =
  /^(v?\d[\w.]*|[A-Z]+\d+)-[a-z]*(?:ed|based|only|era|style|compatible|bought|built|made|sold|sent|born|run|written|given|held|kept|bound|native|capable|ready|specific|side)$/i;

/** A capitalised name is told to be changed only where it resembles one of the notice's and its odd word stands nowhere there. */
function judgeName(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const { index, lemmas } = notice;
  const words = fact.value.split(/[\s-]+/).map((word) => word.replace(/'s$/, ''));
  const strange = words.filter(
    (word) => !index.has(word, 'loose', false) && !lemmas.has(lemma(word)) && !index.joins(compact(word)),
  );
  const odd = strange[0];
  if (odd === undefined || strange.length > 1 || GENERIC.has(lemma(odd))) return 'known';
  const k = words.indexOf(odd);
  for (const other of notice.facts) {
    if (other.kind !== fact.kind) continue;
    const theirs = other.value.replace(/\s+v?\d[\d.x]*$/i, '').split(/[\s-]+/);
    if (
      theirs.length !== words.length ||
      words.some((word, i) => i !== k && word.toLowerCase() !== theirs[i]!.toLowerCase())
    )
      continue;
    const counterpart = theirs[k]!;
    if (isOfCountry(counterpart, odd)) continue;
    // "Team Pro" for "Team Lite"; a lone word has to be nearly the same, or made of the same pieces ("FlowMaker").
    if (words.length > 1 || isMisspelt(odd, counterpart) || isKindred(odd, counterpart))
      return { expected: other, sure: true };
  }
  return 'known';
}

/** One or two letters apart, in a word that is no acronym. */
function isMisspelt(word: string, other: string): boolean {
  if (other.length < 5 || /^\p{Lu}+s?$/u.test(other)) return false;
  const most = other.length > 7 ? 2 : 1;
  return distance(other.toLowerCase(), word.toLowerCase(), most) <= most;
}

/** Two names with inner capitals that share a piece of three letters or more. */
function isKindred(word: string, other: string): boolean {
  const pieces = (name: string): string[] => name.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [];
  const [mine, theirs] = [pieces(word), pieces(other)];
  return mine.length > 1 && theirs.length > 1 && mine.some((piece) => theirs.includes(piece));
}

/** "BF-310", "OAuth2", "SHA-256": known word by word; another one where only digits or a letter differ. */
function judgeCoded(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const strange = fact.value
    .split(/\s+/)
    .map((word) => word.replace(/(?:'s|(?<=\p{L}\d{1,6})s)$/u, ''))
    .filter((word) => !isKnownCoded(notice, word));
  const odd = strange.filter(
    (word) =>
      !compact(word)
        .match(/\p{L}+|\p{N}+/gu)
        ?.every((piece) => notice.index.has(piece, 'loose', false)),
  );
  if (odd.length === 0) return 'known';
  const twin = notice.facts.find(
    (f) =>
      f.kind === 'name' &&
      /\d/.test(f.value) &&
      f.value
        .split(/\s+/)
        .some((word) =>
          odd.some(
            (o) => /\d/.test(word) && distance(word.toLowerCase(), o.toLowerCase(), 2) <= (o.length > 4 ? 2 : 1),
          ),
        ),
  );
  return { expected: twin ?? null, sure: twin !== undefined };
}

/** "oriole-text-2" is not `oriole-text-2-0611`, nor a part of it. */
const isKnownCoded = ({ index }: NoticeNames, word: string): boolean =>
  kindOf(word) === 'model'
    ? index.has(word, 'strict', false)
    : index.has(word, 'loose', false) || index.joins(compact(word));

/** Versions, ports, error codes, "Android 12": the number stands in the notice or it is another one. */
function judgeNumber(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const { index } = notice;
  const value = fact.value.replace(/\+$/, '');
  if (fact.kind !== 'port' && index.has(value, 'loose', false)) return 'known';
  if (/^\d{4}-\d\d/.test(value)) return nearest(notice, fact, 0.5);
  // "1.000" for "1,000"
  if (
    /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(value) &&
    (index.has(value.replace(/\./g, ','), 'loose', false) || index.has(value.replace(/\./g, ''), 'loose', false))
  )
    return 'known';
  const number = /v?(\d+(?:\.(?:\d+|x))*)(?!.*\d)/i.exec(value)?.[1];
  if (number === undefined) return judgeCode(notice, fact);
  const bare = number.replace(/(?:\.0|\.x)+$/i, '');
  // "4.0 or newer", of "4.2 or newer" and "version 4": another of the same line.
  const line = `${bare}.`;
  const other =
    number === `${line}0` &&
    !index.has(number, 'version', false) &&
    // "Version 4" and "4.0" are one; "Agent 4.0" is another than the one that is asked for.
    !(fact.kind === 'version' && index.versioned(bare)) &&
    notice.facts.some((f) => f.kind === fact.kind && versionAt(f.value)?.startsWith(line));
  const known = index.has(number, 'version', false) || (!other && index.has(bare, 'version', false));
  if (known && (fact.kind !== 'port' || index.numbered(number))) {
    // The number is known; of a code such as `410 endpoint_gone` the word has to be known too.
    const rest = fact.kind === 'error-code' ? value.split(/[\s:]+/).filter((word) => !/^\d+$/.test(word)) : [];
    const odd = rest.filter((word) => !index.has(word, 'strict', fact.code && isExactShape(word)));
    if (odd.length > 0) {
      const { expected } = nearest(notice, fact, 0.5);
      // The standing phrase of a status ("410 Gone") may be added; one of the notice's own words may not be changed.
      return {
        expected,
        sure:
          odd.some(isShaped) ||
          (expected !== null && /\s/.test(expected.value) && likeness(expected.value, value) > 0.7),
      };
    }
    if (fact.kind === 'name') {
      const head = value.slice(0, value.lastIndexOf(' '));
      return head.length < value.length && head !== '' ? judgeName(notice, { ...fact, value: head }) : 'known';
    }
    // "Versions 13 and 14" of "13 and 14", "version 3" of "3.x" and `kit@3`
    const told = /^versions/i.test(value) || notice.facts.some((f) => isLineOf(f.value, bare));
    if (
      told ||
      fact.kind !== 'version' ||
      number.includes('.') ||
      !/^v|^\D*version\D*$/i.test(value) ||
      index.versioned(bare)
    )
      return 'known';
  }
  const kin = notice.facts.filter((f) => f.kind === fact.kind && /\d/.test(f.value));
  const head = value.replace(/[\s/]*v?[\d.x]+\+?$/i, '').toLowerCase();
  const same = head === '' ? undefined : kin.find((f) => f.value.toLowerCase().startsWith(`${head} `));
  // "HTTP 404" that the notice does not have is an invention; "Step 2" is the output's own counting.
  if (fact.kind === 'name') {
    const expected = same ?? versionBeside(notice, head) ?? closest(kin, value, 0.6);
    return { expected, sure: expected !== null };
  }
  return { expected: same ?? closest(kin, value, 0.2) ?? kin[0] ?? null, sure: true };
}

/** "Insight Desk (version 5)": the version that the notice gives behind a name. */
function versionBeside({ facts }: NoticeNames, head: string): IdentifierFact | undefined {
  const names = facts.filter(({ kind, value }) => kind === 'name' && value.toLowerCase() === head);
  return facts.find(
    ({ kind, range }) =>
      kind === 'version' &&
      names.some((name) => range.start > name.range.end && range.start - name.range.end <= BESIDE),
  );
}
/** So many characters behind a name its version stands. */
const BESIDE = 4;

/** "4.2" of "Vault Agent 4.2". */
const versionAt = (value: string): string | undefined => /(?<![\w.])v?(\d+(?:\.\d+)+)$/i.exec(value.slice(-40))?.[1];

function judgeAddress(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const bare = bareAddress(fact.value);
  const scheme = schemeOf(fact.value);
  const schemes = notice.addresses.get(bare);
  if (schemes !== undefined)
    return scheme === '' || schemes.has('') || schemes.has(scheme) ? 'known' : nearest(notice, fact, 0.5);
  // "submit.acme.example, port 587" may be told as one address.
  const ported = /^([^/]+):(\d{2,5})$/.exec(bare);
  if (ported && notice.addresses.has(ported[1]!) && notice.index.has(ported[2]!, 'version', false)) return 'known';
  if (fact.kind !== 'url') return notice.index.has(bare, 'strict', false) ? 'known' : nearest(notice, fact, 0.5);
  // Host and path may be given apart; a longer address of the notice that begins like this one is another address.
  const [, host, path] = /^([^/]+)(\/.+)?$/.exec(bare) ?? [];
  const stands = host !== undefined && notice.addresses.has(host);
  return stands && (path === undefined || notice.values.has(path)) ? 'known' : nearest(notice, fact, 0.5);
}

function judgeCode(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const { kind } = fact;
  const value = fact.value.replace(METHOD, '').replace(/^[=:,;]+|[,;]+$/g, '');
  const { index } = notice;
  const shaped = isShaped(value);
  const cased = fact.code ? notice.cased.get(value.toLowerCase()) : undefined;
  if (cased !== undefined && cased.value.replace(METHOD, '') !== value && !index.has(value, 'strict', true))
    return { expected: cased, sure: true };
  if (value === '' || index.has(value, 'strict', shaped)) return 'known';
  // "Client.load(Row)" for the "Client#load(Row)" of a manual, but not ".load" for a "#load" of Ruby; "load(mode=2)" of "pass mode=2 to load()".
  const member = value.replace(/(?<=\w)[.#](?=[a-z_]\w*\()/, (mark) => (mark === '.' ? '#' : '.'));
  if (member !== value && index.has(member, 'strict', true)) return 'known';
  const [, called, given] = /^([\w.:#-]{3,80})\(([^()]{2,120}?)["']?\)?$/.exec(value) ?? [];
  if (called && index.has(called, 'strict', true) && index.has(given!, 'strict', true)) return 'known';
  const bare = value.replace(/\(\)$|\/$/, '');
  if (bare !== value && isShaped(bare) && index.has(bare, 'strict', shaped)) return 'known';
  // "`load()`" of a call that the notice writes with what it is called with.
  if (value.endsWith('()') && bare.length > 2 && index.has(`${bare}(`, 'strict', true)) return 'known';
  const stem = /^(.{3,}?)(?:[*…]|\.{3})$/.exec(value)?.[1];
  if (stem !== undefined && index.begins(stem)) return 'known';
  if (!fact.code && !fact.exact && index.joins(compact(value))) return 'known';
  const pieces = piecesOf(value);
  const strange = pieces.filter((piece) => !index.has(piece, 'strict', isShaped(piece)) && !notice.values.has(piece));
  if (pieces.length > 1) {
    const twin = swappedWord(notice, pieces);
    if (twin) return { expected: twin, sure: true };
    if (strange.length === 0) return 'known';
  }
  // "`sendBulk()/sendRaw()`" names two.
  const brand = fact.code ? undefined : BRAND.exec(value)?.[1];
  if (brand !== undefined) return index.has(brand, 'loose', false) ? 'known' : { expected: null, sure: false };
  const sides = value.includes('://') ? [] : value.split('/');
  if (sides.length > 1 && sides.every((side) => isShaped(side) && index.has(side.replace(/\(\)$/, ''), 'strict', true)))
    return 'known';
  // "`userAgent` of `navigator`" may be told as `navigator.userAgent`.
  const members = value.split(/\.|::|->/);
  if (members.length > 1 && members.every((member) => notice.values.has(member))) return 'known';
  // "embed-1", of `corvane-embed-1`.
  if (
    !fact.code &&
    fact.kind === 'model' &&
    /-\d/.test(value) &&
    notice.facts.some((f) => f.value.endsWith(`-${value}`))
  )
    return 'known';
  // "station_id/passphrase" names two, in prose.
  if (
    !fact.code &&
    sides.length > 1 &&
    sides.every((side) => /^\p{L}/u.test(side) && index.has(side, 'strict', isShaped(side)))
  )
    return 'known';
  // Signs between words join them, in prose: "v1->v2", "SDK>=4.2", ".csv/.json", "TLS-1.2".
  if (!fact.code) {
    const parts = value
      .split(/[<>≥≤~→]=?|->|\/(?=\.)|(?<=^\p{Lu}\p{L}{1,12})-?(?=\d+\.)/u)
      .filter((part) => /[\p{L}\p{N}]/u.test(part));
    if (parts.length > 1 && parts.every((part) => index.has(part.replace(/^\./, ''), 'loose', false))) return 'known';
  }
  const { expected } = nearest(notice, fact, 0.5);
  // "#ops", "@channel": whom the message is for.
  if (!fact.code && /^[#@][\w-]+$/.test(value))
    return { expected, sure: expected !== null && likeness(expected.value, value) >= 0.7 };
  // `mcc` for `mccmnc`: cut short.
  const whole =
    expected === null && fact.code && /^\w{3,}$/.test(value)
      ? notice.facts.find(
          (f) => f.code && /^\w+$/.test(f.value) && (f.value.startsWith(value) || f.value.endsWith(value)),
        )
      : undefined;
  if (whole) return { expected: whole, sure: false };
  // A plain word in backticks is not much of an identifier unless it resembles one; "pre-2020" in prose is none.
  const isOdd = fact.code || (kind !== 'code' && kind !== 'model') || MADE.test(value);
  return {
    expected,
    sure:
      expected !== null
        ? shaped || likeness(expected.value, value) >= 0.7
        : isOdd && strange.some((piece) => isShaped(piece) || /\d/.test(piece)),
  };
}

/**
 * `ubuntu-20.04` for "Ubuntu 20.04": the same words and numbers with other separators and case name the same, unless the
 * notice spells it as code. Without a number it may be an identifier that does not exist ("`data-well`" for "Data
 * Well"), which is told, but fails nothing.
 */
function sameName({ facts, values, index }: NoticeNames, value: string): Verdict | null {
  if (values.has(value) || facts.some((f) => (f.code || f.exact) && sameLetters(f.value, value))) return null;
  const letters = compact(value);
  const name = facts.find((f) => f.kind === 'name' && /[\s-]/.test(f.value) && letters.endsWith(compact(f.value)));
  if (!name || !index.joins(letters)) return null;
  return /\d/.test(name.value) ? 'known' : { expected: name, sure: false };
}

const sameLetters = (a: string, b: string): boolean => compact(a) === compact(b);

/** "Node.js", "ASP.NET": a name of the world with a dot, and what stands before it. */
const BRAND = /^(\p{Lu}\p{L}*)\.(?:js|net|io|ai|py|rs|com|ts)$/iu;

const isShaped = (piece: string): boolean => isExactShape(piece) || /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|[-?]/u.test(piece);

function nearest(
  notice: NoticeNames,
  fact: IdentifierFact,
  least: number,
): { expected: IdentifierFact | null; sure: true } {
  const kin = notice.facts.filter(
    (f) =>
      (fact.kind === 'url') === (f.kind === 'url') && f.kind !== 'name' && f.kind !== 'button' && f.kind !== 'menu',
  );
  return { expected: closest(kin, fact.value, least), sure: true };
}
