import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { isFunctionWord, lemma } from '../../text/lemma.ts';

/** The words that govern a mention of an identifier. */
export interface Words {
  /** Lemmas, or the word itself where it denies; "`" for code. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** True where a noun stands between, of which the identifier is the name: "the new endpoint (`POST /x`)". */
  readonly apposed: boolean;
}

/** Between a noun and the identifier by which it goes: ", declared as", ", which is called", " (". */
const APPOSED =
  /(?:(?:,\s|,?\s(?:which|that)\s(?:is|are)\s|\s)(?:(?:now|also|here|already)\s)?(?:declared|called|named|known|available|published|found|offered|installed|shipped|written|imported|configured|spelled|spelt|exposed|provided|served|reachable|reached|released)\s(?:in\s[^,;.:()]{1,24}\s)?(?:(?:as|at|under|through|via|in|by|from)\s)?(?:the\s)?|\s\()["']?$/;

/** Before a word in -s these make it a noun. */
const DESCRIBED =
  /^(?:the|these|those|all|any|no|our|some|several|many|few|other|further|more|next|recent|future|previous|past|major|minor|important|of|about|for|breaking|\w{3,}(?:ing|ed|al|ent|ive|able|ous))$/;

/** What has another word for its subject though it stands before the verb: "access to X ends", "calls to X fail". */
const HANDS_DOWN = new Set(
  'support access call request use usage availability sale development maintenance subscription traffic login registration delivery billing'
    .split(' ')
    .map((word) => lemma(word)),
);

/** True for a name that only tells where or for what its noun is: "extensions submitted to X are refused", "the services for X are shut down". */
export function isPlace(doc: Document, sentence: Sentence, { range }: IdentifierFact): boolean {
  let at = tokenAt(doc, sentence, range.start) - 1;
  while (at > sentence.first && /^(?:the|our|your|an?|its|any|every|each)$/.test(doc.tokens[at]!.lower)) at--;
  const head = doc.tokens[at - 1];
  if (at <= sentence.first || !head) return false;
  if (!/^(?:in|into|on|onto|to|at|for|with|inside|within|under|from|via|through)$/.test(doc.tokens[at]!.lower))
    return false;
  if (/[,;:(]/.test(doc.plain.slice(head.end, doc.tokens[at]!.start))) return false;
  return !HANDS_DOWN.has(head.lemma);
}

/** The first token of a sentence that ends behind `offset`. O(log n). */
export function tokenAt(doc: Pick<Document, 'tokens'>, sentence: Sentence, offset: number): number {
  let first = sentence.first;
  let high = sentence.last;
  while (first < high) {
    const middle = (first + high) >> 1;
    if (doc.tokens[middle]!.end <= offset) first = middle + 1;
    else high = middle;
  }
  return first;
}

/** The words before (nearest first) and after an identifier, up to a mark that ends the thought. */
export function wordsRound(doc: Document, sentence: Sentence, { range, exact }: IdentifierFact): Words {
  const { tokens, plain } = doc;
  const first = tokenAt(doc, sentence, range.start);
  const key = (i: number): string => {
    const token = tokens[i]!;
    if (token.code || /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(token.text)) return '`';
    // "using X" is a means to something else unless somebody is using it.
    if (token.lower === 'using' && tokens[i - 1]?.lemma !== 'be') return token.lower;
    // "Weak for its use of X": how things are; "we recommend the use of X" is advice by its verb.
    if (token.lower === 'use' && tokens[i + 1]?.lower === 'of') return 'usage';
    // "Recent and upcoming changes to X": what is done to it, and no move.
    if (/[a-z]{3}s$/.test(token.lower) && i > sentence.first && DESCRIBED.test(tokens[i - 1]!.lower))
      return token.lower;
    // "Subscribers to X", "a subscription to X": who has it, and no move.
    if (/(?:er|or|scription)s?$/.test(token.lower) && !/(?:er|or)$/.test(token.lemma)) return token.lower;
    // "Isn't" denies, whatever verb it is a form of.
    if (token.lower.endsWith("n't")) return token.lower;
    return isFunctionWord(token.lower) && token.lemma !== 'be' ? token.lower : token.lemma;
  };
  // "`a`, `b` and `c` are removed": a comma beside an identifier only counts it up.
  const ends = (i: number): boolean => {
    const gap = plain.slice(tokens[i - 1]!.end, tokens[i]!.start);
    return /[;:.—→]|\s[–-]\s/.test(gap) || (gap.includes(',') && !tokens[i - 1]!.code && !tokens[i]!.code);
  };
  const before: string[] = [];
  // "a worker, declared as `x`", "the new endpoint (`POST /x`)": what is said of the noun is said of its name.
  const noun = exact ? APPOSED.exec(plain.slice(Math.max(sentence.start, range.start - 90), range.start)) : null;
  const gapBefore = (i: number): string => plain.slice(tokens[i - 1]!.end, tokens[i]?.start ?? range.start);
  const bracketed = (i: number): boolean => gapBefore(i).includes('(');
  let start = noun ? tokenAt(doc, sentence, range.start - noun[0].length) : first;
  // "On 1 May ("Withdrawal Date") Acme sells no X": what stands in a bracket before a name does not govern it.
  if (!noun && start > sentence.first && gapBefore(start).includes(')')) {
    let open = start - 1;
    while (open > sentence.first && start - open < 12 && !bracketed(open)) open--;
    if (open > sentence.first && bracketed(open)) start = open;
  }
  for (let i = start; i > sentence.first && before.length < 10; i--) {
    if (!((noun || start < first) && i === start) && (ends(i) || bracketed(i))) break;
    before.push(key(i - 1));
  }
  let next = first;
  while (next < sentence.last && tokens[next]!.start < range.end) next++;
  const after: string[] = [];
  let depth = 0;
  for (let i = next; i < sentence.last && after.length < 10; i++) {
    const gap = plain.slice(tokens[i - 1]!.end, tokens[i]!.start);
    if (gap.includes('(')) depth++;
    if (gap.includes(')')) depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    if (ends(i)) break;
    after.push(key(i));
  }
  return { before, after, apposed: noun !== null };
}
