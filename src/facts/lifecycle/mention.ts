import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { asks } from '../../text/question.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { roleOf } from '../labels.ts';
import { formOf } from './chain.ts';
import { isEntryNumber } from './entry-number.ts';
import { BARE_VERSION, isEmpty, keysOf } from './keys.ts';
import { predicateAt } from './predicate.ts';
import { splicedPronoun } from './reach.ts';
import type { LifeStatement } from './statement.ts';
import { isCarrier, isTime } from './subject.ts';
import { isThirdParty, USERS } from './words.ts';

/** Words that lead a line in and name nothing. */
export const LABEL =
  /^(?:affected|deadline|action|who|when|what|why|note|status|update|important|reason|guide|details|heads|warning|attention|notice|reminder|scheduled|upcoming|final|deprecated|in short|summary|tl;dr|please|removed|retired|withdrawn|postponed|delayed|cancell?ed|unchanged)/i;
/** Where a noun phrase at the start of a sentence is over. */
export const VERBAL =
  /^(?:is|are|was|were|has|have|had|will|would|can|could|may|must|should|does|do|did|gets?|reach(?:es)?|keeps?|stays?|remains?|works?|shall|now|no|still|already|isn't|aren't|won't|can't|which|that|who|goes)$/;

/** The tokens of a text range that carry a name. */
export function carriersIn(doc: Document, range: Range): number[] {
  const { tokens } = doc;
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.start < range.start) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let k = low; k < tokens.length && tokens[k]!.end <= range.end; k++)
    if (isCarrier(tokens[k]!) && !isTime(tokens, k)) found.push(k);
  return found;
}

/** The first noun phrase of a sentence: what stands before its first verb. */
export function openingPhrase(doc: Document, sentence: number, from = doc.sentences[sentence]?.first ?? 0): number[] {
  const { last } = doc.sentences[sentence] ?? { last: from };
  const found: number[] = [];
  if (/^(?:there|here|please|we|you|if|it|they|this|he|she|i)$/.test(doc.tokens[from]?.lower ?? '')) return found;
  for (let k = from; k < last && k < from + 24; k++) {
    const token = doc.tokens[k]!;
    if (
      !token.code &&
      found.length > 0 &&
      (VERBAL.test(token.lower) || (formOf(token.lower) === 's' && predicateAt(doc.tokens, k, last) !== undefined))
    )
      return found;
    if (isCarrier(token) && !isTime(doc.tokens, k)) found.push(k);
    const gap = k + 1 < last ? doc.plain.slice(token.end, doc.tokens[k + 1]!.start) : '';
    if (/[:;]|\s[–—-]\s/.test(gap) && found.length > 0) return found;
  }
  return found;
}

/**
 * What leads a block in: "`client.sendBulk()`: works …", "**Inbound Parse v1.** We had planned …". Empty where nothing
 * does, or where what does is one of the labels of a shortened notice.
 */
export function leadOf(doc: Document, sentence: number, before: number): number[] {
  const block = doc.sentences[sentence]!.block;
  const { kind, table, row, column } = doc.blocks[block]!;
  // "Phase 1 | East: closes on 3 May"
  const number = column === 1 ? doc.blocks[block - 1]! : undefined;
  const counted = number !== undefined && number.table === table && number.row === row;
  if (kind === 'cell' && !(counted && isEntryNumber(doc.plain.slice(number.start, number.end)))) return [];
  const first = entryStarts(doc)[sentence]!;
  const opening = doc.sentences[first]!;
  // "`a`: off since May. `b`, though deprecated, stays": the sentence opens with a name of its own.
  const own = doc.sentences[sentence]!.first;
  if (first < sentence && doc.tokens[own]!.code && doc.plain[doc.tokens[own]!.end] === ',' && own < before)
    return [own];
  if (LABEL.test(doc.tokens[opening.first]?.lower ?? '')) return [];
  let end = -1;
  for (let c = opening.firstClause + 1; c < opening.lastClause && end < 0; c++) {
    const clause = doc.clauses[c]!;
    if (clause.bracketed) continue;
    const gap = doc.plain.slice(doc.tokens[clause.first - 1]!.end, clause.start);
    if (gap.includes(':') || (/\s[–—-]{1,2}\s|—/.test(gap) && clause.first - opening.first <= 6)) end = clause.first;
    else break;
  }
  if (
    end < 0 &&
    first < sentence &&
    opening.last - opening.first <= 12 &&
    (rangeAt(doc.bold, opening.start) >= 0 || opening.last - opening.first <= 6)
  )
    end = opening.last;
  if (end < 0 && first === sentence) {
    if (opensWithVerb(doc, sentence)) return headingOf(doc, block);
    const next = opening.first + 1 < opening.last ? doc.tokens[opening.first + 1]! : undefined;
    const opener = doc.tokens[opening.first]?.lower ?? '';
    const isBare = block > 0 && /^(?:it|they)$/.test(opener) && !asks(doc, doc.blocks[block - 1]!);
    const points = isBare || (/^(?:it|they|these|those|this|both)$/.test(opener) && next?.content === false);
    if (points && doc.blocks[block]!.under === block - 1) return headingOf(doc, block, true);
  }
  if (end <= opening.first || end > before || end - opening.first > 14) return [];
  // "HALIFAX, 7 April 2027.": where and when a text was written.
  for (let k = opening.first; k < end; k++) if (doc.tokens[k]!.dateWord) return [];
  for (let k = opening.first; k < end; k++)
    if (!doc.tokens[k]!.code && VERBAL.test(doc.tokens[k]!.lower) && doc.tokens[k]!.lower !== 'no') return [];
  // "RFC notice: …": a kind of text.
  if (TEXT.test(doc.tokens[end - 1]!.lower)) return [];
  const indexes = carriersIn(doc, { start: opening.start, end: doc.tokens[end - 1]!.end });
  // "Quick note before the holidays: the old `wh` goes. …": what follows the colon is named, and what leads in is no name.
  if (first < sentence && end < opening.last && !indexes.some((k) => isMark(doc.tokens[k]!) && k > opening.first)) {
    const behind = openingPhrase(doc, first, end);
    if (behind.some((k) => doc.tokens[k]!.code)) return [];
  }
  return isEmpty(keysOf(doc.tokens, indexes)) ? [] : indexes;
}

/**
 * "### `tidewire.Socket`", "### Wheels for Python 3.8": the thing that a heading names over a block, by a mark of its own, or
 * by any words where what stands under it `points` to it: "### Fax templates", "These went away in April".
 */
function headingOf(doc: Document, block: number, points = false): number[] {
  const title = doc.blocks[doc.blocks[block]!.under ?? -1];
  if (title === undefined || title.end - title.start > LONGEST_HEADING) return [];
  const indexes = carriersIn(doc, title);
  const named = indexes.some(
    (k, n) => isMark(doc.tokens[k]!) && (n > 0 || !/^\p{Lu}\p{Ll}+$/u.test(doc.tokens[k]!.text)),
  );
  const tells = indexes.some((k) => predicateAt(doc.tokens, k, k + 1) !== undefined && !doc.tokens[k]!.capital);
  const keys = keysOf(doc.tokens, indexes);
  const isRelease = keys.weak.size === 0 && [...keys.strong].every((key) => BARE_VERSION.test(key));
  return (named || (points && indexes.length > 0)) &&
    !tells &&
    !isRelease &&
    !LABEL.test(doc.tokens[indexes[0]!]!.lower)
    ? indexes
    : [];
}

/** In characters. */
const LONGEST_HEADING = 80;
/** Words over a part of a text that name no thing. */
const HEADS =
  /^(?:changes?|breaking|notes?|details?|status|schedule|impact|background|next|steps?|migration|questions?|faq|overview|introduction|dates?|timeline|plan|phases?|new|other|features?|apis?|items?|scope|effects?|consequences|releases?|versions?|now|later|soon|today|us|you|your|our|the|in|of|and|for|to|about)$/;

/** "### `render()`", and under it "Removed." or "Switched off on 3 May.": what a statement that opens the block tells of. */
export function headedBy(doc: Document, { sentence, chain }: Pick<LifeStatement, 'sentence' | 'chain'>): number[] {
  const { first, block } = doc.sentences[sentence]!;
  const { under, start, kind } = doc.blocks[block]!;
  if (under !== block - 1 || kind !== 'paragraph' || doc.tokens[first]!.start !== start) return [];
  for (let k = first; k < chain; k++)
    if (!/^(?:now|already|also|still|to|be|will|is|was|has|been|no|longer)$/.test(doc.tokens[k]!.lower)) return [];
  const title = doc.plain.slice(doc.blocks[under]!.start, doc.blocks[under]!.end);
  if (roleOf(title).role !== 'other' || /[?:]/.test(title)) return [];
  return headingOf(doc, block, true).some((k) => doc.tokens[k]!.code || !HEADS.test(doc.tokens[k]!.lower))
    ? headingOf(doc, block, true)
    : [];
}

/**
 * "Works, but warns and will be dropped in 5.0", "No longer built since 4.6": a sentence without a subject, which a verb in
 * the third person or its auxiliary opens.
 */
function opensWithVerb({ tokens, sentences }: Document, sentence: number): boolean {
  const { first, last } = sentences[sentence]!;
  const opener = tokens[first];
  if (opener === undefined || opener.code || first + 1 >= last) return false;
  let k = first;
  while (k + 1 < last && /^(?:still|now|already|also|then)$/.test(tokens[k]!.lower)) k++;
  const { lower } = tokens[k]!;
  if (lower === 'no') return tokens[k + 1]?.lower === 'longer';
  if (/^(?:is|was|has|will|can|cannot)$/.test(lower))
    return !/^(?:it|this|that|the|you|there|we)$/.test(tokens[k + 1]?.lower ?? '');
  // "Calls to `a` are …": a noun.
  return formOf(lower) === 's' && !USERS.has(tokens[k]!.lemma) && predicateAt(tokens, k, last) !== undefined;
}

/** What opens so goes on without a subject behind "and". */
export const isWithoutSubject = (doc: Document, sentence: number, chain: number): boolean =>
  (chain === doc.sentences[sentence]!.first || /^(?:and|but|or|then)$/.test(doc.tokens[chain - 1]!.lower)) &&
  opensWithVerb(doc, sentence);

const TEXT =
  /^(?:notices?|announcements?|updates?|news|reminders?|changelog|advisory|bulletin|memo|notes?|messages?|info)$/;

/** For each sentence the one that opens its entry: the first of its block, or one behind a name of its own. */
const entryStarts = oncePer((doc: Document): readonly number[] => {
  const starts: number[] = [];
  doc.sentences.forEach(({ block }, s) => {
    const goesOn = s > 0 && doc.sentences[s - 1]!.block === block && !isEntry(doc, s);
    starts.push(goesOn ? starts[s - 1]! : s);
  });
  return starts;
});

/**
 * "`a`: legacy. SOAP gateway: closes in May.": entries in one block, each behind its own name. One plain word before a colon
 * ("Recordings: …") is none.
 */
function isEntry(doc: Document, s: number): boolean {
  const { tokens, sentences, plain, clauses } = doc;
  const { first, last, firstClause, lastClause } = sentences[s]!;
  if (first >= last) return false;
  const { code, end } = tokens[first]!;
  if (code && first + 1 < last && plain[end] === ':') return true;
  // "Lobby API v1 (fan sites): …"
  const behind = clauses[firstClause + 1]?.bracketed ? firstClause + 2 : firstClause + 1;
  const next = clauses[behind];
  if (
    behind >= lastClause ||
    next!.bracketed ||
    clauses[firstClause]!.last - first > 6 ||
    LABEL.test(tokens[first]!.lower)
  )
    return false;
  const colon = tokens[next!.first - 1]!.end;
  if (!/^\)?:/.test(plain.slice(colon, colon + 2)) || roleOf(plain.slice(tokens[first]!.start, colon)).role !== 'other')
    return false;
  for (let k = first + 1; k < clauses[firstClause]!.last; k++) {
    if (VERBAL.test(tokens[k]!.lower)) return false;
    if (isMark(tokens[k]!)) return true;
  }
  return (tokens[first]!.shaped || /^\p{Lu}{2,}/u.test(tokens[first]!.text)) && !tokens[first]!.dateWord;
}

/** Who uses the thing, told by the head of a phrase: "Organizations created before 2027", "trial accounts". */
export function isGroup(doc: Document, indexes: readonly number[]): boolean {
  const { tokens } = doc;
  if (indexes.some((k) => tokens[k]!.code || (tokens[k]!.shaped && /^[A-Za-z].*[\d_/]/.test(tokens[k]!.text))))
    return false;
  let head = indexes[0];
  for (const k of indexes.slice(1))
    if (k === head! + 1 && !/^(?:with|\p{Ll}{3,}ed)$/u.test(tokens[k]!.text)) head = k;
    else break;
  // "Bluetooth Roll Call": a name, whatever its last word means elsewhere.
  const isName =
    head !== undefined &&
    !PEOPLE.test(tokens[head]!.lower) &&
    ((tokens[head]!.capital && tokens[head - 1]?.capital === true) ||
      // "RingBack calls"
      indexes.some((k) => k < head! && /^\p{Lu}\p{Ll}+\p{Lu}/u.test(tokens[k]!.text)));
  return head !== undefined && USERS.has(tokens[head]!.lemma) && !isName && !isArtefact(doc, indexes, head);
}

/**
 * "The Linux client", "Steam Deck build", "the desktop client": one piece of software that is told apart by what stands before
 * it. "Clients" and "your site" are users.
 */
function isArtefact({ tokens }: Document, indexes: readonly number[], head: number): boolean {
  const before = tokens[indexes[0]! - 1]?.lower ?? '';
  return (
    ARTEFACT.test(tokens[head]!.lower) &&
    indexes[0]! < head &&
    !/^(?:an?|your|their|each|any|every|no|affected)$/.test(before) &&
    (before === 'the' || indexes.some((k) => k < head && tokens[k]!.capital))
  );
}
const ARTEFACT = /^(?:client|build|integration|application|website|script|workflow|connection)$/;
const PEOPLE =
  /^(?:users?|customers?|clients?|tenants?|accounts?|workspaces?|organi[sz]ations?|members?|admin\w*|teams?|owners?|employees?|developers?|merchants?|parties|publishers?|receivers?|subscribers?|callers?|consumers?|shops?)$/;

/**
 * The things that a phrase lines up: "the file `a.csv` and the host `b.example`". Only where each part has an identifier of
 * its own; otherwise the phrase is one thing.
 */
export function partsOf({ tokens, plain }: Document, phrase: readonly number[]): readonly number[][] {
  const parts: number[][] = [];
  let part: number[] = [];
  for (const k of phrase) {
    const before = part.at(-1);
    if (before !== undefined && isLined(tokens, plain, before, k)) {
      parts.push(part);
      part = [];
    }
    part.push(k);
  }
  parts.push(part);
  const isNamed = (indexes: readonly number[]): boolean =>
    indexes.some((k) => (tokens[k]!.code && !/^[A-Z]+$/.test(tokens[k]!.text)) || isId(tokens[k]!));
  return parts.length > 1 && parts.every(isNamed) ? parts : [[...phrase]];
}

/** "n7-classic", "t0": letters with a figure. */
const isId = ({ text, shaped }: Token): boolean => shaped && /^\p{Ll}+[-\w.]*\d/u.test(text) && !/^v\d/.test(text);

/** "and", "or" or a comma stands between. */
function isLined(tokens: readonly Token[], plain: string, from: number, to: number): boolean {
  for (let k = from + 1; k < to; k++) if (/^(?:and|or)$/.test(tokens[k]!.lower)) return true;
  return /^\)?,\s/.test(plain.slice(tokens[from]!.end, tokens[from]!.end + 3));
}

/** The first of several readings that finds anything. */
export function firstOf(...readings: readonly (() => readonly number[])[]): number[] {
  for (const read of readings) {
    const found = read();
    if (found.length > 0) return [...found];
  }
  return [];
}

/** "This port", "the port": what stood round the same noun when it was named, "port 2575". */
export function sameNoun({ tokens }: Document, own: readonly number[], before: number): number[] {
  const noun = own.find((k) => tokens[k]!.content && !tokens[k]!.code);
  if (noun === undefined || !/^(?:this|that|these|those|the)$/.test(tokens[noun - 1]?.lower ?? '')) return [];
  for (let k = Math.min(noun, before) - 1; k >= 0 && k > before - 80; k--) {
    if (tokens[k]!.lemma !== tokens[noun]!.lemma || tokens[k]!.code) continue;
    const found = [k];
    for (let n = k - 1; n >= 0 && n > k - 4 && isMark(tokens[n]!); n--) found.unshift(n);
    if (tokens[k + 1] && isMark(tokens[k + 1]!)) found.push(k + 1);
    if (found.length > 1) return found;
  }
  return [];
}

export const isMark = (token: Token): boolean =>
  token.code || token.shaped || ((token.number || token.capital) && token.content && !token.dateWord);

/** "… up to 9.4, which is supported until May": what a relative goes back to stands right before it. */
export function beforeRelative(doc: Document, clause: number): number[] {
  const found: number[] = [];
  for (let k = doc.clauses[clause]!.first - 1; k >= 0 && found.length < 6; k--) {
    if (!isCarrier(doc.tokens[k]!) || isTime(doc.tokens, k)) break;
    found.unshift(k);
  }
  // A release alone names nothing.
  return found.some((k) => !doc.tokens[k]!.number && !/ing$/.test(doc.tokens[k]!.lower)) ? found : [];
}

/** "EOT files (no longer sent, ended in May)": what stands right before the bracket of a statement without a subject. */
export function beforeBracket(doc: Document, { clause, sentence, subject }: LifeStatement): number[] {
  let c = clause;
  while (c > doc.sentences[sentence]!.firstClause && doc.clauses[c]!.bracketed) c--;
  return c < clause && subject.length === 0 ? beforeRelative(doc, c + 1) : [];
}

/** "The Synonyms tab is another matter: it will be taken out": the phrase that opens the pronoun's own sentence. */
export function ownOpening(doc: Document, { sentence, clause, chain }: LifeStatement): number[] {
  const { firstClause } = doc.sentences[sentence]!;
  // "`a` is gone; `b` has no date, it is deprecated": the phrase behind the last semicolon.
  // "TLS 1.0 is no part of this; it was …": the one before the pronoun's own.
  let opens = doc.clauses[clause]!.lead === ';' ? clause - 1 : clause;
  while (opens > firstClause && doc.clauses[opens]!.lead !== ';') opens--;
  const from = doc.clauses[opens]!.first;
  const before = splicedPronoun(doc, from, chain) || doc.clauses[clause]!.first;
  if (
    before <= from ||
    doc.clauses[clause]!.lead === 'which' ||
    /^(?:when|once|while|although|though|because|since|as|after|before|until|unless|to|for|in|on|from|by|with|without|at|until)$/.test(
      doc.tokens[from]!.lower,
    )
  )
    return [];
  const phrase = openingPhrase(doc, sentence, from).filter((k) => k < before);
  // "Update 1, 20 April: both are …": an entry of a log.
  if (phrase.length > 0 && isTime(doc.tokens, phrase.at(-1)! + 1)) return [];
  const keys = keysOf(doc.tokens, phrase);
  const isThing =
    !isEmpty(keys) && phrase.length < 10 && !isGroup(doc, phrase) && !phrase.some((k) => isThirdParty(doc.tokens[k]!));
  return isThing && phrase.some((k) => isMark(doc.tokens[k]!)) ? phrase : [];
}

/** "The class", "this relay": one plain noun that points to what was named. */
export const isPointing = ({ tokens }: Document, own: readonly number[]): boolean =>
  own.length === 1 &&
  /^[a-z]+$/.test(tokens[own[0]!]!.text) &&
  !tokens[own[0]!]!.code &&
  /^(?:the|this|that|these|those)$/.test(tokens[own[0]! - 1]?.lower ?? '');
