import { isExactShape } from '../../../facts/identifiers/kind.ts';
import type { IdentifierFact } from '../../../facts/identifiers.ts';
import type { NoticeNames } from '../known.ts';
import { closest, likeness, nearest, type Verdict } from '../near.ts';
import { isLineOf } from '../twins.ts';
import type { WordingIndex } from '../wording-index.ts';
import { judgeCode } from './code.ts';
import { judgeName } from './name.ts';
import { isShaped } from './shaped.ts';

/** An identifier that is known by its number. */
interface Numbered {
  readonly notice: NoticeNames;
  readonly fact: IdentifierFact;
  /** "Android 12", of "Android 12+". */
  readonly value: string;
  /** "12.0" */
  readonly number: string;
  /** "12" */
  readonly bare: string;
}

/** Versions, ports, error codes, "Android 12": the number stands in the notice or it is another one. */
export function judgeNumber(notice: NoticeNames, fact: IdentifierFact): Verdict {
  const { index } = notice;
  const value = fact.value.replace(/\+$/, '');
  if (fact.kind !== 'port' && index.has(value, 'loose', false)) return 'known';
  if (/^\d{4}-\d\d/.test(value)) return nearest(notice, fact, 0.5);
  if (isGroupedInOtherWay(index, value)) return 'known';
  const number = /v?(\d+(?:\.(?:\d+|x))*)(?!.*\d)/i.exec(value)?.[1];
  if (number === undefined) return judgeCode(notice, fact);
  const numbered: Numbered = { notice, fact, value, number, bare: number.replace(/(?:\.0|\.x)+$/i, '') };
  return (stands(numbered) ? judgeBeside(numbered) : null) ?? resembling(numbered);
}

/** "1.000" for "1,000" */
const isGroupedInOtherWay = (index: WordingIndex, value: string): boolean =>
  /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(value) &&
  (index.has(value.replace(/\./g, ','), 'loose', false) || index.has(value.replace(/\./g, ''), 'loose', false));

/** Whether the number stands in the notice. */
function stands(numbered: Numbered): boolean {
  const { notice, fact, number, bare } = numbered;
  const { index } = notice;
  const known = index.has(number, 'version', false) || (!isOtherOfLine(numbered) && index.has(bare, 'version', false));
  return known && (fact.kind !== 'port' || index.numbered(number));
}

/** "4.0 or newer", of "4.2 or newer" and "version 4": another of the same line. */
function isOtherOfLine({ notice: { index, facts }, fact, number, bare }: Numbered): boolean {
  const line = `${bare}.`;
  return (
    number === `${line}0` &&
    !index.has(number, 'version', false) &&
    // "Version 4" and "4.0" are one; "Agent 4.0" is another than the one that is asked for.
    !(fact.kind === 'version' && index.versioned(bare)) &&
    facts.some((f) => f.kind === fact.kind && versionAt(f.value)?.startsWith(line))
  );
}

/** "4.2" of "Vault Agent 4.2". */
const versionAt = (value: string): string | undefined => /(?<![\w.])v?(\d+(?:\.\d+)+)$/i.exec(value.slice(-40))?.[1];

/** Judges what stands beside a number that is known; null where the notice has the number of something else. */
function judgeBeside({ notice, fact, value, number, bare }: Numbered): Verdict | null {
  if (fact.kind === 'error-code') return judgeStatus(notice, fact, value);
  if (fact.kind === 'name') {
    const head = value.slice(0, value.lastIndexOf(' '));
    return head.length < value.length && head !== '' ? judgeName(notice, { ...fact, value: head }, number) : 'known';
  }
  // "A call to the ended version 410": the status that the notice has, behind a noun with a verb left out.
  if (fact.kind === 'version' && /^[1-5]\d\d$/.test(number)) return 'known';
  // "Versions 13 and 14" of "13 and 14", "version 3" of "3.x" and `kit@3`
  const told = /^versions/i.test(value) || notice.facts.some((f) => isLineOf(f.value, bare));
  return told ||
    fact.kind !== 'version' ||
    number.includes('.') ||
    !/^v|^\D*version\D*$/i.test(value) ||
    notice.index.versioned(bare)
    ? 'known'
    : null;
}

/** Of a code such as `410 endpoint_gone` the word has to be known too. */
function judgeStatus(notice: NoticeNames, fact: IdentifierFact, value: string): Verdict {
  const odd = value
    .split(/[\s:]+/)
    .filter((word) => !/^\d+$/.test(word) && !notice.index.has(word, 'strict', fact.code && isExactShape(word)));
  if (odd.length === 0) return 'known';
  const { expected } = nearest(notice, fact, 0.5);
  // The standing phrase of a status ("410 Gone") may be added; one of the notice's own words may not be changed.
  const isChanged = expected !== null && /\s/.test(expected.value) && likeness(expected.value, value) > 0.7;
  return { expected, sure: odd.some(isShaped) || isChanged };
}

/** The one of the notice whose number was changed. */
function resembling({ notice, fact, value }: Numbered): Verdict {
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
