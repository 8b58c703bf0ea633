import type { Token } from '../../text/tokens.ts';
import { ZONES } from '../dates/words.ts';
import { isAdverb } from './words.ts';

export const PRONOUN = new Set(
  'it they this these them both all which that one ones everything neither he she those each'.split(' '),
);
/** "It", "this"; but not the "this" of "with this release", which belongs to its noun. */
export const isPronoun = (tokens: readonly Token[], k: number): boolean =>
  PRONOUN.has(tokens[k]!.lower) &&
  !(isDeterminer(tokens[k]!) && (tokens[k + 1]?.content === true || tokens[k + 1]?.code === true));
export const isDeterminer = ({ lower }: Token): boolean =>
  /^(?:this|that|these|those|both|all|which|one|neither|each)$/.test(lower);

const OBJECT_STARTER = new Set(
  'the a an our its their your his her all both every it them these this those any some support access two three four five six older old new legacy'.split(
    ' ',
  ),
);
const DOORS = /^(?:doors?|shutters?|curtains?|gates?|shop|books)$/;
/** A word that opens an adverbial or a clause, and no subject. */
export const leadsIn = (word: string): boolean => LEADING.test(word);
const LEADING =
  /^(?:on|from|as|after|before|by|until|since|starting|beginning|effective|in|at|then|also|today|and|but|or|so|therefore|however|for|with|once|when|where|which|who|that|because|now|please|note|meanwhile|per|over|during|only|already|both|if|to|while|any)$/;

/** "Twelve months", "30 days". */
export const isLength = (tokens: readonly Token[], at: number): boolean =>
  /^(?:days|weeks|months|years|hours)$/.test(tokens[at + 1]?.lower ?? '');

/** Whether an object begins right after the predicate: "we remove | the header on …". */
export function startsObject(tokens: readonly Token[], at: number, stop: number): boolean {
  const token = tokens[at];
  // "Switched off twelve months after that"
  if (!token || at >= stop || isLength(tokens, at)) return false;
  // "Lodestar closes its doors": a figure of speech for its own end.
  if (/^(?:its|their|our|the)$/.test(token.lower) && DOORS.test(tokens[at + 1]?.lower ?? '')) return false;
  if (OBJECT_STARTER.has(token.lower))
    return token.lower !== 'in' && !(token.lower === 'this' && isTime(tokens, at + 1));
  // "We withdrew that plan"; but "files fail that …" has a clause behind it.
  if (token.lower === 'that')
    return tokens[at + 1]?.content === true && !isTime(tokens, at + 1) && !/s$/.test(tokens[at - 1]!.lower);
  if (token.code || token.shaped) return true;
  if (isTime(tokens, at) || token.number) return false;
  const gerund =
    token.lower.endsWith('ing') &&
    !(
      at + 1 < stop &&
      tokens[at + 1]!.content &&
      !/(?:ly|ing)$/.test(tokens[at + 1]!.lower) &&
      !isTime(tokens, at + 1)
    );
  return (
    token.content &&
    !gerund &&
    // "Are losing shortly", but "lose Nightly Export"
    (token.capital || !isAdverb(token.lower)) &&
    !/^(?:today|tomorrow|soon|working|until|early|late|end|mid|midnight|noon)$/.test(token.lower)
  );
}

/** A content word, and no auxiliary; "US" is a country, not a pronoun. */
export const isCarrier = (token: Token): boolean =>
  (token.content && !(AUXILIARY.test(token.lower) && !token.code)) || token.text === 'US';
const AUXILIARY = /^(?:is|are|am|was|were|been|being|has|had|having|does|did)$/;

/** A date, a clock time or a part of one. */
export function isTime(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.code) return false;
  // "Its H2 lock": a product.
  if (/^h[12]$/.test(token.lower) && /^(?:the|its|our)$/.test(tokens[at - 1]?.lower ?? '') && tokens[at + 1]?.content)
    return tokens[at + 1]!.number || tokens[at + 1]!.dateWord;
  if (
    token.dateWord ||
    ZONES.has(token.text) ||
    /^(?:today|tomorrow|utc|gmt|pt|et|cet|cest|pst|pdt|am|pm|q1|q2|q3|q4|h1|h2|noon|midnight|pacific|eastern|time)$/.test(
      token.lower,
    )
  )
    return true;
  if (/^(?:morning|afternoon|evening)$/.test(token.lower)) return tokens[at - 1]?.lower === 'this';
  if (!token.number) return false;
  if (/^\d{4}[-/]\d{2}(?:[-/]\d{2})?|^\d{1,2}:\d{2}|^(?:19|20)\d\d$|^\d{1,2}(?:st|nd|rd|th)$/.test(token.text))
    return true;
  return /^\d{1,2}$/.test(token.text) && (tokens[at + 1]?.dateWord === true || (at > 0 && tokens[at - 1]!.dateWord));
}

/** Whether a base form can be the verb of what stands before it: "existing schedules stop", not "please stop". */
export function isPlural(
  tokens: readonly Token[],
  subject: readonly number[],
  verb: number,
  clauseFirst: number,
): boolean {
  if (/^(?:two|three|four|five|six|others|rest)$/.test(tokens[verb - 1]?.lower ?? '')) return true;
  const last = subject.at(-1);
  if (last === undefined) return false;
  const word = tokens[last]!;
  const near = verb - last;
  if (near > 8) return false;
  if (/^(?:we|they|you|both|all|these|those|ones|which|that|who)$/.test(word.lower)) return true;
  // "Since 3 May, jobs that ask for `x` fail": behind the comma the subject begins.
  const opens = tokens[subject[0]! - 1]?.content === false ? subject[0]! - 1 : subject[0]!;
  const isParted = opens > clauseFirst && tokens[opens]!.start - tokens[opens - 1]!.end > 1;
  const led = !isParted && leadsIn(tokens[clauseFirst]!.lower);
  for (let k = isParted ? opens : clauseFirst; k < last; k++) {
    if (/^(?:and|or|both|all)$/.test(tokens[k]!.lower)) return true;
    if (!led && !tokens[k]!.code && /[a-z]{2}s$/.test(tokens[k]!.lower) && tokens[k]!.content) return true;
  }
  return !word.code && /[a-z]s$/i.test(word.text) && !/ss$/.test(word.lower) && !(led && near > 1);
}

/**
 * "The console's maker shut", "its owner finally shut": one doer behind an article, whose present would end in "-s". `before`:
 * the last token in front of the verb.
 */
export function isOneDoer(tokens: readonly Token[], before: number): boolean {
  let head = before;
  while (head > 0 && isAdverb(tokens[head]!.lower)) head--;
  const noun = tokens[head];
  // "It's fully shut down", "the hub is then switched": a passive.
  if (noun !== undefined && /^(?:are|am|were|be|been|being|gets?|got|will|can|may|must|have|had)$/.test(noun.lower))
    return false;
  if (noun === undefined || !noun.content || noun.code || noun.number || noun.lower.endsWith('s')) return false;
  for (let k = head - 1; k >= 0 && k > head - 4; k--) {
    if (/^(?:the|an?|its|our|their|this|that)$|['’]s$/.test(tokens[k]!.lower)) return !isOfMany(tokens, k);
    if (!tokens[k]!.content) return false;
  }
  return false;
}

/** "Copies in the north shut down": the head stands before the preposition, and is many. */
export function isOfMany(tokens: readonly Token[], determiner: number): boolean {
  let k = determiner - 1;
  if (/['’]s$/.test(tokens[determiner]!.lower)) while (k > 0 && tokens[k]!.capital && tokens[k]!.content) k--;
  const noun = tokens[k - 1];
  return (
    /^(?:in|on|of|for|at|from|with|to|under|within|across)$/.test(tokens[k]?.lower ?? '') &&
    noun?.content === true &&
    /[^s]s$/.test(noun.lower)
  );
}

/** The head of a noun phrase: the last content word before its first preposition or relative. */
export function headOf(tokens: readonly Token[], words: readonly number[]): number | undefined {
  let head: number | undefined;
  for (let n = 0; n < words.length; n++) {
    const k = words[n]!;
    if (head !== undefined && k !== head + 1) {
      const between = tokens[head + 1]!.lower;
      if ((!tokens[head + 1]!.content && !/^(?:and|or)$/.test(between)) || tokens[head + 1]!.code) break;
    }
    if (
      head !== undefined &&
      /^(?:behind|beside|including|using|containing|created|signed|hosted|based|made|named|called)$/.test(
        tokens[k]!.lower,
      )
    )
      break;
    // "The code needed to check those": a participle with a complement of its own.
    if (head !== undefined && /ed$/.test(tokens[k]!.lower) && /^(?:to|for|by)$/.test(tokens[k + 1]?.lower ?? '')) break;
    if (tokens[k]!.content) head = k;
  }
  return head;
}

/** A name, a determiner or code: an object that makes a bare "-ed" form a past tense. */
export function startsNamed(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    (OBJECT_STARTER.has(token.lower) || token.code || token.shaped || token.capital) &&
    !isTime(tokens, at)
  );
}
