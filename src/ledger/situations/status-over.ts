import { readFields } from '../../facts/fields.ts';
import { predicateAt } from '../../facts/lifecycle/predicate.ts';
import type { Unit } from '../../facts/lifecycle/unit.ts';
import { isAdverb, STATE } from '../../facts/lifecycle/words.ts';
import type { Document } from '../../text/document.ts';
import type { Mistold } from './mistold.ts';
import type { Texts } from './texts.ts';

/** What a field is called that tells how things stand now. */
const STATUS =
  /^(?:(?:current|present|api|service|product|life-?cycle|support)[ -])?(?:status|state|stage|phase|life-?cycle|availability|now|today|currently|at present)(?: (?:now|today))?$/;

/**
 * "Status: removed", "Now: off", "the export API (discontinued)": a value without a day tells how the thing stands now. Only
 * where all that the notice retires lies ahead, and it uses no such words itself.
 */
export function statusOver({ notice, output, units, evidence, about }: Texts): readonly Mistold[] {
  const isAhead = ({ fate }: Unit): boolean => fate === 'scheduled';
  if (units.length === 0 || !units.every((unit) => isAhead(unit) && evidence.isCertain(unit))) return [];
  if ([...readFields(notice.doc).values()].some(({ label }) => STATUS.test(label))) return [];
  const { doc } = output;
  const found: Mistold[] = [];
  for (const [s, { label, middle, last, range }] of readFields(doc)) {
    if (!STATUS.test(label) || !isOver(doc, middle, last)) continue;
    // "Status: retired", and on the next line "End date: 4 May 2027"
    const next = readFields(doc).get(s + 1);
    const isDated = output.facts.dates.some(({ sentence }) => sentence === s + 1);
    if (!(next && isDated && END_LABEL.test(next.label)))
      found.push({ unit: units[0]!, range, early: true, sure: true });
  }
  for (const { first, last, bracketed } of doc.clauses) {
    if (!bracketed || last - first > LONGEST || !isOver(doc, first, last)) continue;
    const before = doc.tokens
      .slice(Math.max(0, first - LONGEST), first)
      .map((_, n) => Math.max(0, first - LONGEST) + n);
    const named = about.namedBy(before);
    const range = { start: doc.tokens[first]!.start, end: doc.tokens[last - 1]!.end };
    if (named.length === 1) found.push({ unit: named[0]!, range, early: true, sure: true });
  }
  return found;
}
const END_LABEL = /\b(?:end|removal|retirement|shut-?down|sunset|switch-?off|eol|retired|removed|effective)\b/;
/** In words. */
const LONGEST = 6;

/** "Removed", "already off", "permanently shut down", "no longer available": an end, and nothing else. */
function isOver({ tokens }: Document, first: number, last: number): boolean {
  let k = first;
  while (
    k < last &&
    isAdverb(tokens[k]!.lower) &&
    tokens[k]!.lower !== 'no' &&
    tokens[k]!.lower !== 'not' &&
    tokens[k]!.lower !== 'soon'
  )
    k++;
  if (k >= last || tokens[k]!.code) return false;
  if (tokens[k]!.lower === 'no')
    return tokens[k + 1]?.lower === 'longer' && predicateAt(tokens, k + 2, last)?.end === last;
  if (tokens[k]!.lower === 'out')
    return last === k + 3 && /^(?:service|operation|use|commission)$/.test(tokens[k + 2]!.lower);
  if (STATE.has(tokens[k]!.lower)) return k + 1 === last;
  const predicate = predicateAt(tokens, k, last);
  return predicate?.family === 'removal' && predicate.form === 'ed' && predicate.end === last;
}
