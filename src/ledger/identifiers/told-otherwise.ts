import { packageOf } from '../../facts/grammar/subject/thing-names.ts';
import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { isFunctionWord } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import { type NoticeNames, noticeNames } from './known.ts';

/** So many characters behind a name the identifier may stand that it describes. */
const REACH = 48;

/** True where the output tells what an identifier stands for by the members or the code that it only describes. */
export const isToldOtherwise = (notice: Reading, output: NoticeNames, fact: IdentifierFact): boolean =>
  isLineOfKept(output, fact) ||
  isListed(notice, output, fact) ||
  describesKept(notice, output, fact) ||
  isToldBare(notice, output, fact);

/** "Brightly" for "Brightly.sh", which the notice calls so as well: a name with its domain, written with a capital. */
function isToldBare({ doc }: Reading, output: NoticeNames, { kind, code, value }: IdentifierFact): boolean {
  const bare = kind === 'host' && !code ? /^(\p{Lu}[\p{L}\d-]+)\.[a-z]{2,6}$/u.exec(value)?.[1] : undefined;
  return (
    bare !== undefined &&
    output.index.names(bare, true) &&
    doc.tokens.some(({ text, url }) => !url && (text === bare || text === `${bare}'s`))
  );
}

/** "npm WARN deprecated yarrow@1.9.4: yarrow 1.x is …": the release that one reader has installed, of a package that goes by its name. */
export function isPackageOfKept({ doc }: Reading, output: NoticeNames, { value }: IdentifierFact): boolean {
  const { plain } = doc;
  const name = packageOf(value);
  if (name === undefined || !output.index.has(name, 'strict', true)) return false;
  const release = value.slice(name.length + 1);
  // Named by nothing but that release, it is told with it.
  if (output.index.has(release, 'version', false)) return true;
  for (let at = plain.indexOf(`${name} `), n = 0; at >= 0 && n < MOST; at = plain.indexOf(`${name} `, at + 1), n++)
    if (LINE.test(plain.slice(at + name.length, at + name.length + LONG)) && !/[\w@/-]/.test(plain[at - 1] ?? ''))
      return true;
  // "`tarn@0.4.2`: 0.x is unmaintained": its line is what retires.
  return tellsLine(doc);
}
const tellsLine = oncePer(({ plain }: Document): boolean => /(?:^|\s)v?\d+(?:\.\d+)?\.x\b/i.test(plain));
/** So many places of its name are looked at. */
const MOST = 24;
/** "1.x" behind the name, and how much of it is looked at. */
const [LINE, LONG] = [/^ (?:v(?:ersion )?)?\d/, 12];

/** "The 4.x line" is told by "4.1 and 4.6": whoever names its members names the line. */
function isLineOfKept(output: NoticeNames, { kind, value }: IdentifierFact): boolean {
  const line = kind === 'version' ? /^\D*(\d+(?:\.\d+)*)\.[x*]$/i.exec(value)?.[1] : undefined;
  return line !== undefined && output.facts.some((other) => versionIn(other.value)?.startsWith(`${line}.`));
}

/** The version that an identifier is or ends in: "4.6" of "Firmware 4.6". */
const versionIn = (value: string): string | undefined => /(?:^|[\sv])(\d+(?:\.\w+)+)$/i.exec(value)?.[1];

/**
 * "The Docker label `dind-old`", "the Quay REST endpoints: `/a`, `/b`", "the Alpine 3 base image (`base:alp3`)": a name in
 * plain letters that stands before the noun of an identifier only describes it, and the identifier tells it.
 */
function describesKept({ doc, facts }: Reading, output: NoticeNames, { kind, code, range }: IdentifierFact): boolean {
  if (kind !== 'name' || code) return false;
  const next = facts.identifiers.find(
    (other) => other.range.start >= range.end && other.exact && other.range.start - range.end < REACH,
  );
  if (next === undefined || !(output.values.has(next.value) || output.index.has(next.value, 'strict', true)))
    return false;
  const between = doc.plain.slice(range.end, next.range.start);
  return (
    (/^(?:-\p{L}+){0,4}(?:\s\p{L}+){1,2}:?\s+(?:[-*•]\s+)?(?:[A-Z]+\s)?$/u.test(between) ||
      (next.code && /^(?:-\p{L}+){0,4}(?:\s\p{L}+){1,3}\s\((?:[A-Z]+\s)?["']?$/u.test(between))) &&
    !(between.match(/(?<=\s)\p{L}+/gu) ?? []).some((word) => isFunctionWord(word.toLowerCase()))
  );
}

/** "the Fit APIs (`SensorsClient` and `HistoryClient`)": a name is told by what its bracket lists. */
function isListed(notice: Reading, output: NoticeNames, { kind, range }: IdentifierFact): boolean {
  const bracket =
    kind === 'name' ? /^ \(([^()]{1,160})\)/.exec(notice.doc.plain.slice(range.end, range.end + 164)) : null;
  const listed = bracket?.[1]?.split(/,\s(?:and\s|or\s)?|\s(?:and|or)\s/) ?? [];
  const own = noticeNames(notice);
  const isWayTo = (one: string): boolean => own.facts.some(({ kind: way, value }) => value === one && WAYS.has(way));
  return listed.some(
    (one) => /\p{L}/u.test(one) && own.values.has(one) && output.index.has(one, 'strict', true) && !isWayTo(one),
  );
}
/** "Signup Blocks (Audience › Blocks)": where it is found, and none of what it is. */
const WAYS: ReadonlySet<IdentifierFact['kind']> = new Set(['menu', 'button', 'url', 'email']);
