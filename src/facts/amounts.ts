import { byWord } from '../text/by-word.ts';
import type { Document } from '../text/document.ts';
import { numberWord } from '../text/lemma.ts';
import { oncePer } from '../text/once.ts';
import { overlaps, type Range } from '../text/span.ts';
import type { DateFact } from './dates.ts';

/** A number with what it counts: "90 days", "5,000 rows", "12%", "six months". */
export interface Amount extends Range {
  /** Index of the number's token. */
  readonly token: number;
  /** What is compared: spans of time in one unit ("h:72", "m:12"), other numbers by their digits ("5000"). */
  readonly key: string;
  /** The unit's lemma for a span of time, else the next word's, else "". */
  readonly unit: string;
  readonly time: boolean;
  /** Written as a word, and no span of time: "ten thousand payments". */
  readonly word: boolean;
  /** "400 a day", "60 per minute": the span that it is counted over, or "". */
  readonly per: string;
}

const HOURS: Record<string, number> = byWord({
  second: 1 / 3600,
  sec: 1 / 3600,
  s: 1 / 3600,
  minute: 1 / 60,
  min: 1 / 60,
  hour: 1,
  h: 1,
  hr: 1,
  day: 24,
  week: 168,
  fortnight: 336,
});
const EVERY: Record<string, string> = byWord({
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
});
const SCALE: Record<string, number> = byWord({ hundred: 100, thousand: 1000, million: 1_000_000 });
const MONTHS: Record<string, number> = byWord({ month: 1, quarter: 3, year: 12 });

/** Words that count only before a span of time: "an hour", "half a year". */
const COUNTS = new Set(['a', 'an', 'one', 'half']);

const STROKED = /^[+~≈]?([$€£]?\d[\d,.]*[x×]?)\/(\p{L}[\p{L}-]*)$/u;

/** "A quarter of an hour", "three quarters of a year": so many tokens behind the fraction stands its unit. */
const isFraction = (doc: Document, at: number): boolean =>
  /^quarters?$/.test(doc.tokens[at]?.lower ?? '') &&
  doc.tokens[at + 1]?.lower === 'of' &&
  /^an?$/.test(doc.tokens[at + 2]?.lower ?? '');

/** Reads the amounts of a text, dates left out. Linear; once for each text. */
export const readAmounts: (doc: Document, dates: readonly DateFact[]) => readonly Amount[] = oncePer(findAmounts);

function findAmounts(doc: Document, dates: readonly DateFact[]): Amount[] {
  const amounts: Amount[] = [];
  const versions = versionsIn(doc);
  let d = 0;
  doc.tokens.forEach((token, i) => {
    if (token.code || token.url || (!token.number && !COUNTS.has(token.lower) && numberWord(token.lower) === undefined))
      return;
    if (isFraction(doc, i - 2)) return;
    while (d < dates.length && dates[d]!.range.end <= token.start) d++;
    if (dates[d] && overlaps(dates[d]!.range, token)) return;
    // "The 3.4 sandbox" of `ruby3.4`: a version, and no amount.
    if (versions.has(token.text)) return;
    // "$5/month": what it is counted over stands behind the stroke.
    const [, stroked, over = ''] = STROKED.exec(token.text) ?? [];
    const digits = /^[$€£~≈]?(\d[\d,. ]*\d|\d)(%|\+|×|[A-Za-z]{1,4})?$/.exec(stroked ?? token.text);
    const next = doc.tokens[i + 1];
    const near = next && /^[\s-]{1,2}$/.test(doc.plain.slice(token.end, next.start)) ? next : undefined;
    // "Eight or more weeks"
    const orMore = near?.lower === 'or' && /^(?:more|fewer|less)$/.test(doc.tokens[i + 2]?.lower ?? '');
    // "30 more days", "two full weeks"
    const halved = token.lower === 'half' && /^an?$/.test(near?.lower ?? '');
    const quartered = near !== undefined && isFraction(doc, i + 1);
    const after = quartered
      ? doc.tokens[i + 4]
      : orMore
        ? doc.tokens[i + 3]
        : halved ||
            (near &&
              /^(?:more|full|further|additional|whole|calendar|business|working|extra|consecutive|minor|major)$/.test(
                near.lower,
              ))
          ? doc.tokens[i + 2]
          : near;
    // "Six-hourly refreshes"
    const often = near && doc.plain[token.end] === '-' ? EVERY[near.lower] : undefined;
    const unit = often ?? (after ? after.lower.replace(/s?'?$/, '') : '');
    const time = HOURS[unit] !== undefined || MONTHS[unit] !== undefined;
    if (
      !time &&
      /^(?:item|items|step|steps|part|phase|section|option|stage|point|chapter|page|room|port|no|number|line|level|tier|engine|version|release|generation|gen|issue|ticket)$/.test(
        doc.tokens[i - 1]?.lower ?? '',
      )
    )
      return;
    let value: number;
    if (digits)
      value = Number(
        digits[1]!
          .replace(/,(?=\d{3})/g, '')
          .replace(/ /g, '')
          .replace(/[,.]$/, '')
          .replace(',', '.'),
      );
    else if (time && /^(?:a|an|one)$/.test(token.lower)) value = 1;
    else if (time && token.lower === 'half') value = 0.5;
    else if (time) value = numberWord(token.lower) ?? Number.NaN;
    else value = (numberWord(token.lower) ?? Number.NaN) * (SCALE[next?.lower ?? ''] ?? 1);
    if (quartered) value /= 4;
    if (!Number.isFinite(value) || (!digits && !time && value < 2)) return;
    if (
      /^(?:a|an)$/.test(token.lower) &&
      !quartered &&
      !/^(?:within|for|in|after|every|per|of|than|least|most|about|once)$/.test(doc.tokens[i - 1]?.lower ?? '')
    )
      return;
    const key =
      HOURS[unit] !== undefined
        ? `h:${Math.round(value * HOURS[unit]! * 1000) / 1000}`
        : MONTHS[unit] !== undefined
          ? `m:${value * MONTHS[unit]!}`
          : `${value}`;
    let per =
      HOURS[over.toLowerCase()] !== undefined || MONTHS[over.toLowerCase()] !== undefined ? over.toLowerCase() : '';
    for (let k = i + 1; over === '' && k <= i + 4 && k + 1 < doc.tokens.length; k++) {
      if (!/^(?:a|an|per|each|every)$/.test(doc.tokens[k]!.lower)) continue;
      const span = doc.tokens[k + 1]!.lower.replace(/s$/, '');
      if (
        (HOURS[span] !== undefined || MONTHS[span] !== undefined) &&
        !/[.;:(]/.test(doc.plain.slice(token.end, doc.tokens[k + 1]!.start))
      )
        per = span;
      break;
    }
    amounts.push({
      start: token.start,
      end: time ? after!.end : token.end,
      token: i,
      key,
      unit: time ? unit : (after?.lemma ?? ''),
      time,
      per,
      word: !digits && !time,
    });
  });
  return amounts;
}

/** The numbers with a point that stand in identifiers: "3.4" of `ruby3.4`. */
function versionsIn({ tokens }: Document): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { code, shaped, number, text } of tokens)
    if ((code || shaped) && !number) for (const [version] of text.matchAll(/\d+\.\d+/g)) found.add(version);
  return found;
}

/** Every key under which an amount may be met again: a year is twelve months, and a bare number stands for itself. */
export function amountKeys(amount: Amount, doc: Document): string[] {
  const keys = [amount.key];
  const text = doc.tokens[amount.token]!.text.replace(/,(?=\d{3})/g, '');
  const bare = /\d+(?:\.\d+)?/.exec(text)?.[0];
  if (bare && bare !== amount.key) keys.push(bare);
  if (amount.key.startsWith('m:') && amount.unit === 'month') keys.push(`h:${Number(amount.key.slice(2)) * 720}`);
  if (
    amount.key.startsWith('h:') &&
    amount.unit === 'day' &&
    Number(amount.key.slice(2)) % 720 === 0 &&
    Number(amount.key.slice(2)) < 2880
  )
    keys.push(`m:${Number(amount.key.slice(2)) / 720}`);
  return keys;
}

/** "Eight weeks ahead", "two minor releases before": the time by which something is told in advance. */
export const isLead = ({ plain }: Document, { end, time, unit }: Amount): boolean =>
  (time || /^(?:releas|version)$/.test(unit)) && LEAD.test(plain.slice(end, end + 40));
const LEAD =
  /^(?:[\s-](?:\p{L}+\s)?(?:releas|version)\w*)?['’]?\s(?:ahead|beforehand|notice|warning|in advance|before|prior|earlier)\b/iu;
