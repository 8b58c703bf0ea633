import type { Clause } from '../../text/clauses.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';
import { spreadKey, spreadOf } from './spread.ts';
import { lookUp, toWordIndex } from './word-index.ts';

/** Share of its words in one place up to which a statement has left next to no trace. */
const TRACE = 0.12;
/** The same where letters that are a name are gone. */
const FEW = 0.34;

/**
 * A statement whose every own word is gone, and one of them is a name that no paraphrase changes: "TTLs are not part of the
 * dump", "times are read as UTC", "District plan schools keep it".
 */
export function isVanished({ notice, output }: Ledger, { measurable, recall, statement }: StatementMatch): boolean {
  // "GPUs are expensive, and life goes on" is no fact.
  if (statement.features.has('cue:business')) return false;
  if (!measurable || recall.own > FEW || recall.window > FEW) return false;
  const isGone = recall.own === 0 && recall.window <= TRACE;
  const { mentions } = spreadOf(notice);
  const index = toWordIndex(output);
  const names = statement.content.filter(
    (token, k) => isName(token, k) && mentions.get(spreadKey(token)) === 1 && lookUp(token, index).length === 0,
  );
  return names.some(({ text }) => isGone || (CAPITALS.test(text) && !COMMON.test(text)));
}

/** Letters that are a name: capitals ("PNG", "TTLs"), or one capital that begins no clause. */
const isName = ({ text, code, url, number, capital }: Token, k: number): boolean =>
  !code && !url && !number && (CAPITALS.test(text) || (capital && k > 0));
const CAPITALS = /^\p{Lu}{3,}s?$/u;
/** Letters that are a word by now, or one that is shouted. */
const COMMON = /^(?:UR[LI]|API|SDK|CLI|GUI|FAQ|MUST|MAY|SHALL|NOT|NOTE|ONLY|ALL)s?$/;

/** From this probability on a contrast is likely a difference that changes a plan. */
const LIKELY = 0.7;
/** The same where both values stand in the clause, and the weight of words that have to be gone. */
const [PERHAPS, ENOUGH] = [0.4, 2.4];
/** Whether one of its amounts is left. */
const hasKept = ({ numbers }: StatementMatch['recall'], { amounts }: StatementMatch['statement']): boolean =>
  amounts.length > 0 && numbers > 0;
/** "In metres instead of degrees", "from 5 to 2"; an aside in brackets tells how it was, and no more. */
const isWithin = ({ plain }: Ledger['notice']['doc'], { start, end, bracketed }: Clause): boolean =>
  !bracketed &&
  /\b(?:instead of|rather than|in place of|whereas|unlike|(?:from|of) \S+ to \S+)\b/i.test(plain.slice(start, end));
/** "…, not affected" sets no value against another. */
const SETS_AGAINST = /^\W{0,3}(?:not(?!\s\p{L}+ed\b)|no longer|whereas|instead of|rather than)\s/iu;

/**
 * "Wind speed is in m/s, not knots", "distances are in metres instead of degrees", "retries drop from 5 to 2": a value set
 * against another, where neither it nor any word of the clause is left.
 */
export function isContrastGone(
  { notice: { doc }, output }: Ledger,
  { measurable, purposes, recall, statement }: StatementMatch,
): boolean {
  if (!measurable || recall.own > 0 || recall.window > TRACE) return false;
  const { clause, features } = statement;
  if (features.has('imperative') || features.has('past') || features.has('cue:business')) return false;
  if (features.has('filler') || features.has('history')) return false;
  if (features.has('old-side')) {
    const old = lastWord(doc.plain.slice(Math.max(clause.start, clause.end - LONG), clause.end));
    const isKept = hasKept(recall, statement) || (!/^\d+$/.test(old) && lowerOf(output.doc).includes(old));
    return purposes.fact >= PERHAPS && recall.ownWeight >= ENOUGH && !isKept && isWithin(doc, clause);
  }
  if (purposes.fact < LIKELY) return false;
  const { start, end } = doc.sentences[clause.sentence]!;
  if (!SETS_AGAINST.test(doc.plain.slice(clause.end, Math.min(clause.end + 16, end)))) return false;
  return [clause.end, end].every(
    (to) => !lowerOf(output.doc).includes(lastWord(doc.plain.slice(Math.max(start, to - LONG), to))),
  );
}
/** The words of a text in small letters, made once. */
const lowerOf = oncePer(({ plain }: Ledger['output']['doc']): string => plain.toLowerCase());
/** So long a word is at most. */
const LONG = 40;
const lastWord = (text: string): string => text.trimEnd().split(/\s/).at(-1)!.replace(/[.!]$/, '').toLowerCase();
