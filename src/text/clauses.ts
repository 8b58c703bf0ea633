import { leadsCause } from './causes.ts';
import type { Document } from './document.ts';
import { type Range, rangeAt, type Span } from './span.ts';
import type { Token } from './tokens.ts';

/** A stretch of a sentence that says one thing. Offsets into `Plain.plain`. */
export interface Clause extends Range {
  readonly sentence: number;
  /** Index of the first token and one past the last. */
  readonly first: number;
  readonly last: number;
  /**
   * The word or mark that leads in: "because" (also for "given that", "owing to"), "but", ";", "(", ":" …; "" at the start
   * of a sentence, unless that gives a cause, and behind a condition.
   */
  readonly lead: string;
  /** True where it stands in round brackets. */
  readonly bracketed: boolean;
}

/** Conjunctions that open a clause wherever they stand (the comma is optional). */
const OPENERS = new Set([
  'because',
  'since',
  'unless',
  'until',
  'although',
  'though',
  'whereas',
  'while',
  'but',
  'so',
  'hence',
  'therefore',
  'thus',
  'if',
  'when',
  'once',
  'otherwise',
  'except',
  'whose',
  'which',
  'where',
  'as',
]);
/** Conjunctions that open a clause only after a comma or dash. */
const AFTER_COMMA = new Set([
  'and',
  'or',
  'who',
  'then',
  'not',
  'instead',
  'yet',
  'nor',
  'after',
  'before',
  'with',
  'without',
  'for',
  'in',
  'including',
  'excluding',
  'apart',
  'other',
  'unlike',
  'rather',
  'even',
  'only',
  'you',
  'we',
  'it',
  'they',
  'please',
  'this',
  'these',
  'that',
  'the',
  'there',
  'no',
  'all',
  'existing',
  'new',
]);

/** Cuts one sentence into clauses, over its tokens. A clause has at least one content token. */
export function toClauses(
  plain: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  sentence: number,
): Clause[] {
  const clauses: Clause[] = [];
  let begin = first;
  let lead = '';
  let bracketed = false;
  let content = 0;
  const close = (end: number): void => {
    begin = behindFrame(tokens, begin, end);
    if (end > begin)
      clauses.push({
        start: tokens[begin]!.start,
        end: tokens[end - 1]!.end,
        sentence,
        first: begin,
        last: end,
        lead: isCause(tokens, begin, lead) ? 'because' : lead,
        bracketed,
      });
    begin = end;
    content = 0;
  };
  for (let i = first; i < last; i++) {
    const token = tokens[i]!;
    const gap = i > first ? plain.slice(tokens[i - 1]!.end, token.start) : '';
    const mark =
      token.code && i > first && tokens[i - 1]!.code && !/[;()]/.test(gap)
        ? ''
        : gap === ' '
          ? ''
          : (/[;()→]|:\s|\s[–—]\s|\s-{1,2}\s|—/.exec(gap)?.[0].trim() ?? entryMark(gap, tokens, begin, i));
    if (mark === '→' && isMenuArrow(plain, tokens, begin, i)) {
      // The way through a menu is one thing to do.
    } else if (mark !== '' && i > begin) {
      close(i);
      lead = mark;
      bracketed = /\([^)]*$/.test(gap) ? true : /\)/.test(gap) ? false : bracketed;
    } else if (mark !== '') {
      lead = mark;
      bracketed = /\([^)]*$/.test(gap);
    } else if (i > begin && content > 0 && !token.code) {
      const comma = gap.includes(',');
      const opens =
        (OPENERS.has(token.lower) && !isPreposition(tokens, i, comma)) ||
        isSecondDuty(tokens, i) ||
        leadsCause(tokens, i, comma);
      const behind = comma && (content > 1 || isSecondFact(tokens, i));
      if (
        opens ||
        (behind &&
          (AFTER_COMMA.has(bare(token)) || isVerbal(token)) &&
          !(begin === first && isApposition(plain, tokens, first, i, last)))
      ) {
        close(i);
        lead = leadsCause(tokens, i, comma) ? 'because' : token.lower;
      } else if (behind && isFronted(tokens, begin) && !isAside(tokens, begin) && opensMain(plain, tokens, i, last)) {
        close(i);
        lead = '';
      }
    }
    if (token.content) content++;
  }
  close(last);
  return clauses;
}

/** A clause that gives a cause at the start of its sentence, or behind a label: "Why? A: Because …". */
const isCause = (tokens: readonly Token[], begin: number, lead: string): boolean =>
  (lead === '' && isFrontedCause(tokens, begin)) || (lead === ':' && tokens[begin]!.lower === 'because');

/**
 * "Under Archive → Download all", "(Console → Keys → Rotate)": the arrow leads on through a menu, unless it stands between an
 * old name and a new one, as a row of its own.
 */
function isMenuArrow(plain: string, tokens: readonly Token[], begin: number, i: number): boolean {
  if (!tokens[i]!.capital || tokens[i - 1]!.code) return false;
  const behind = plain.slice(Math.max(tokens[begin]!.start, tokens[i - 1]!.start - ONE_STEP), tokens[i - 1]!.start);
  if (behind.includes('→') || plain.slice(tokens[i]!.end, tokens[i]!.end + ONE_STEP).includes('→')) return true;
  let k = i - 1;
  while (k > begin && k > i - MENU_STEP && !INTO_MENU.test(tokens[k]!.lower)) k--;
  return INTO_MENU.test(tokens[k]!.lower) && tokens[k + 1]!.capital;
}
const INTO_MENU = /^(?:under|in|at|via|through|on|from)$/;
/** What a step of a menu has at the most: words, with the preposition before it, and letters. */
const [MENU_STEP, ONE_STEP] = [5, 30];

/** "3 May: `a` closed · 4 June: `b` closed": a dot between entries; between the fields of one ("OFF · `a` · since May") it parts nothing. */
const entryMark = (gap: string, tokens: readonly Token[], first: number, at: number): string => {
  const mark = /\s([·•])\s/.exec(gap)?.[1] ?? '';
  return mark !== '' && tokens.slice(first, at).some(({ dateWord }) => dateWord) ? mark : '';
};

/** "Please note that …", "Be aware that …", "Bear in mind that …": the clause is what readers are to take note of. */
function behindFrame(tokens: readonly Token[], begin: number, end: number): number {
  let i = begin;
  while (i < end && /^(?:please|kindly|and|but|also|then)$/.test(tokens[i]!.lower)) i++;
  const frame = i;
  while (i < end && i < frame + 3 && TAKING_NOTE.test(tokens[i]!.lower)) i++;
  return i > frame && i + 1 < end && tokens[i]!.lower === 'that' ? i + 1 : begin;
}
const TAKING_NOTE =
  /^(?:note|notice|be|aware|advised|informed|reminded|warned|remember|mind|keep|bear|in|take|know|noting|keeping|bearing)$/;

/** "Mind that it comes once, and that 5 MB is the most". */
const isSecondFact = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]!.lower === 'and' && tokens[i + 1]?.lower === 'that';

/** "We" of "we're", "it" of "it'll". */
const bare = ({ lower }: Token): string => lower.replace(/['’](?:re|ve|ll|d|m|s)$/, '');

/** "Set the receiver and then you must open port 4317": a duty of its own. */
export function isSecondDuty(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]!.lower !== 'and') return false;
  const you = /^(?:then|also|first)$/.test(tokens[i + 1]?.lower ?? '') ? i + 2 : i + 1;
  return tokens[you]?.lower === 'you' && /^(?:must|need|have)$/.test(tokens[you + 1]?.lower ?? '');
}

/** "Payroll NI, the build for Ireland, carries on": a name, and between two commas what it is. */
function isApposition(plain: string, tokens: readonly Token[], first: number, i: number, last: number): boolean {
  if (!/^(?:the|our|an?)$/.test(tokens[i]!.lower)) return false;
  for (let k = first; k < i; k++) {
    const { capital, code, shaped, number, lower } = tokens[k]!;
    if (!capital && !code && !shaped && !number && !(k === first && lower === 'the')) return false;
  }
  for (let k = i + 2; k < Math.min(last, i + APPOSED); k++) {
    const gap = plain.slice(tokens[k - 1]!.end, tokens[k]!.start);
    if (/[;:()—–]/.test(gap)) return false;
    // What a list goes on with begins like its other items.
    if (gap.includes(',')) return !tokens[k]!.capital && !tokens[k]!.code && !AFTER_COMMA.has(bare(tokens[k]!));
  }
  return false;
}
/** So many words an apposition has at most. */
const APPOSED = 14;

const FRONTED = /^(?:if|when|whenever|once|unless|should|where)$/;
const isFronted = (tokens: readonly Token[], begin: number): boolean =>
  FRONTED.test(tokens[begin]!.lower) || isFrontedCause(tokens, begin);
/** "Because, unlike a charge, a transfer …", "because unlike a charge, …": the cause itself stands behind what goes before it. */
const isAside = (tokens: readonly Token[], begin: number): boolean =>
  tokens[begin]!.lower === 'because' &&
  /^(?:unlike|like|with|without|in|for|on|at|under|despite|after|before)$/.test(tokens[begin + 1]?.lower ?? '');
const isFrontedCause = (tokens: readonly Token[], begin: number): boolean =>
  tokens[begin]!.lower === 'because' || leadsCause(tokens, begin, true);

/**
 * "If you use `a`, export your files", "…, calls return `410`": what stands behind the comma is the main clause, unless it
 * goes on with a list ("if you use `a`, b or c").
 */
function opensMain(plain: string, tokens: readonly Token[], i: number, last: number): boolean {
  const next = tokens[i + 1];
  if (next !== undefined && i + 1 < last && (next.code || OBJECT.test(next.lower))) return true;
  for (let k = i + 1; k < Math.min(last, i + LISTED); k++)
    if (/^(?:and|or)$/.test(tokens[k]!.lower) || /,/.test(plain.slice(tokens[k - 1]!.end, tokens[k]!.start)))
      return false;
  return i + LISTED <= last;
}
/** What an order's object, or its place, begins with. */
const OBJECT = /^(?:the|an?|your|its|their|our|this|these|that|it|them|all|each|every|any|both|to)$/;
/** So many words an item of a list has at most, with what joins the next one. */
const LISTED = 4;

const isVerbal = (token: Token): boolean => /(?:ing|ed)$/.test(token.lower) && token.lower.length > 5;

/** "since 4 August", "as JSON", "until 3 May", "such as", "is therefore": prepositions and adverbs, not clause openers. */
function isPreposition(tokens: readonly Token[], i: number, comma: boolean): boolean {
  const word = tokens[i]!.lower;
  const next = tokens[i + 1];
  const before = tokens[i - 1];
  if (word === 'as')
    return !comma || next === undefined || /^(?:of|well|from|long|soon|in|per|to|a|an)$/.test(next.lower);
  if (word === 'since' || word === 'until')
    return next === undefined || next.number || next.dateWord || next.lower === 'then';
  // "Signatories therefore have to", "are thus not touched": in the middle of its clause.
  if (word === 'therefore' || word === 'thus' || word === 'hence') return !comma && before?.lower !== 'and';
  if (word === 'so') return next?.lower === 'that' ? false : !comma && before?.lower !== 'and';
  if (word === 'while' || word === 'where' || word === 'when' || word === 'which' || word === 'whose')
    return before !== undefined && /^(?:for|a|in|of|to|after|from|on|with|by)$/.test(before.lower) && !comma;
  if (isHowOften(tokens, i)) return true;
  if (word === 'if' || word === 'once') return before !== undefined && /^(?:even|only|as|at|run)$/.test(before.lower);
  if (word === 'but')
    return next?.lower === 'not' && !comma ? false : before?.lower === 'nothing' || before?.lower === 'all';
  return false;
}

/** "Once an hour", "sign in once with the old key", "delete it once, as …" with a mark behind it: how often, not when. */
export const isHowOften = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]!.lower === 'once' &&
  ((tokens[i + 1]?.start ?? 0) > tokens[i]!.end + 1 ||
    /^(?:least|most|exactly|than|just|only)$/.test(tokens[i - 1]?.lower ?? '') ||
    HOW_OFTEN.test(tokens[i + 1]?.lower ?? ''));
const HOW_OFTEN =
  /^(?:an?|per|every|each|in|or|and|daily|weekly|monthly|again|more|only|with|by|for|before|after|at|during|through|via|from|to|because|since|so|when|if)?$/;

/** The clause in which a range begins, or the range itself outside of any; offsets into the plain text. */
export const clauseOf = ({ clauses }: Document, range: Range): Range => clauses[rangeAt(clauses, range.start)] ?? range;

/** The same as it stands in the original, to be quoted. */
export const clauseAt = (doc: Document, range: Range): Span => doc.span(clauseOf(doc, range));
