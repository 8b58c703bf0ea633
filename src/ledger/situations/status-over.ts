import { readFields } from '../../facts/fields.ts';
import { predicateAt } from '../../facts/lifecycle/predicate.ts';
import { isAdverb, STATE } from '../../facts/lifecycle/words.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import type { Mistold } from './mistold.ts';
import type { Texts } from './texts.ts';

/** What a field is called that tells how things stand now. */
const STATUS =
  /^(?:(?:current|present|api|service|product|life-?cycle|support)[ -])?(?:status|state|stage|phase|life-?cycle|availability|now|today|currently|at present)(?: (?:now|today))?$/;

/** What a field is called that tells when to act. */
const WHEN = /^(?:(?:action |final |migration )?deadline|when|timing|due|act by|by when)$/;

/**
 * "Status: removed", "Now: off", "Deadline: none, already removed", "the export API (discontinued)", or a cell of a column
 * "Status": a value without a day tells how the thing stands now. Only where all that the notice retires lies ahead or is
 * a mere warning, and it uses no such words itself.
 */
export function statusOver(texts: Texts): readonly Mistold[] {
  const { notice, output, units, evidence, about } = texts;
  const unit = units.find(({ fate }) => fate === 'scheduled') ?? units[0];
  if (unit === undefined || !units.every((one) => one.fate !== 'failing' && evidence.isCertain(one))) return [];
  if ([...readFields(notice.doc).values()].some(({ label }) => STATUS.test(label))) return [];
  const { doc } = output;
  const early = unit.fate === 'scheduled';
  // "Closed to new projects": what the notice calls a thing that goes on.
  const own = new Set(
    early
      ? []
      : notice.doc.tokens.flatMap(({ content, lower }) => (content && !TELLS_OF_IT.test(lower) ? [lower] : [])),
  );
  const isNews = (first: number, last: number): boolean => !doc.tokens.slice(first, last).some((x) => own.has(x.lower));
  const found: Mistold[] = [];
  for (const [s, { label, middle, last, range }] of readFields(doc)) {
    const isWhen = WHEN.test(label) && !output.facts.dates.some(({ sentence }) => sentence === s);
    if (
      !isNews(middle, last) ||
      !(isWhen ? endsInPart(doc, middle, last) : STATUS.test(label) && isOver(doc, middle, last))
    )
      continue;
    // "Status: retired", and on the next line "End date: 4 May 2027"
    const next = readFields(doc).get(s + 1);
    const isDated = output.facts.dates.some(({ sentence }) => sentence === s + 1);
    if (!(next && isDated && END_LABEL.test(next.label))) found.push({ unit, range, early, sure: true });
  }
  for (const { first, last, start, end } of statusCells(output))
    if (isNews(first, last) && endsInPart(doc, first, last))
      found.push({ unit, range: { start, end }, early, sure: true });
  for (const { first, last, bracketed } of doc.clauses) {
    if (!early || !bracketed || last - first > LONGEST || !isOver(doc, first, last)) continue;
    const before = doc.tokens
      .slice(Math.max(0, first - LONGEST), first)
      .map((_, n) => Math.max(0, first - LONGEST) + n);
    const named = about.namedBy(before);
    const range = { start: doc.tokens[first]!.start, end: doc.tokens[last - 1]!.end };
    if (named.length === 1) found.push({ unit: named[0]!, range, early: true, sure: true });
  }
  return found;
}

/** The cells of columns that tell a status, in rows without a day, under no text with one. */
function statusCells({ doc, facts }: Reading): readonly Document['sentences'][number][] {
  const { blocks, sentences } = doc;
  const dated = new Set(facts.dates.map(({ sentence }) => sentences[sentence]!.block));
  const rowOf = (block: number): string => `${blocks[block]!.table}/${blocks[block]!.row}`;
  const datedRows = new Set([...dated].map(rowOf));
  const above = new Map<number | undefined, number>();
  blocks.forEach(({ table }, b) => {
    if (!above.has(table)) above.set(table, b - 1);
  });
  return sentences.filter(({ block }) => {
    const { kind, header, table } = blocks[block]!;
    const label = header?.toLowerCase().trim() ?? '';
    return (
      kind === 'cell' &&
      (STATUS.test(label) || WHEN.test(label)) &&
      !datedRows.has(rowOf(block)) &&
      !dated.has(above.get(table)!)
    );
  });
}

/** "None, it has been removed", "n/a (already off)", "passed": one part of the value, between its marks, tells an end. */
function endsInPart(doc: Document, first: number, last: number): boolean {
  const { tokens, plain } = doc;
  for (let k = first, from = first; k < last; k++) {
    if (k + 1 < last && !/[,;:()–—]/.test(plain.slice(tokens[k]!.end, tokens[k + 1]!.start))) continue;
    // "It has been | removed", "is | gone"
    while (from < k && TELLS_OF_IT.test(tokens[from]!.lower)) from++;
    // "Retired already"
    const end = k > from && tokens[k]!.lower === 'already' ? k : k + 1;
    if (isOver(doc, from, end) || (k === from && /^(?:passed|over|expired)$/.test(tokens[k]!.lower))) return true;
    from = k + 1;
  }
  return false;
}

const END_LABEL = /\b(?:end|removal|retirement|shut-?down|sunset|switch-?off|eol|retired|removed|effective)\b/;
/** In words. */
const LONGEST = 6;

/** "Removed", "already off", "permanently shut down", "no longer available": an end, and nothing else. */
function isOver({ tokens }: Document, first: number, last: number): boolean {
  let k = first;
  while (k < last && isAdverb(tokens[k]!.lower) && !NOT_OVER.test(tokens[k]!.lower)) k++;
  if (k >= last || tokens[k]!.code) return false;
  if (tokens[k]!.lower === 'no')
    return tokens[k + 1]?.lower === 'longer' && predicateAt(tokens, k + 2, last)?.end === last;
  if (tokens[k]!.lower === 'out')
    return last === k + 3 && /^(?:service|operation|use|commission)$/.test(tokens[k + 2]!.lower);
  if (STATE.has(tokens[k]!.lower)) return k + 1 === last;
  // "Already failing"
  if (k > first && tokens[k - 1]!.lower === 'already' && /^(?:fails?|failing)$/.test(tokens[k]!.lower))
    return k + 1 === last;
  const predicate = predicateAt(tokens, k, last);
  return predicate?.family === 'removal' && predicate.form === 'ed' && predicate.end === last;
}
/** Adverbs that deny an end, or set it ahead. */
const NOT_OVER = /^(?:no|not|never|yet|soon|shortly|eventually|later|then|gradually|progressively|just|only)$/;
/** What leads from a thing to its state: "it has been | removed". */
const TELLS_OF_IT = /^(?:it|this|they|has|have|been|was|were|is|are)$/;
