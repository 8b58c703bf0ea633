import { partOf } from '../../facts/equivalence/parts.ts';
import type { Document } from '../../text/document.ts';
import { isFunctionWord, lemma } from '../../text/lemma.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import type { Token } from '../../text/tokens.ts';
import { commonWords, MOST, type Place } from '../nearby.ts';

/** Words of sameness and of the reader, by which two claims are alike whatever they speak of. */
const PLAIN = new Set(
  'same change work run behave look feel go stay remain keep way before usual always now need require do you your nothing everything anything all else simply just note be have can will'
    .split(' ')
    .map((word) => lemma(word)),
);

export const tellingWords = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !PLAIN.has(word)));

/** Words of staying, of being spared, and of what concerns nobody. */
const KEEPS = new Set(
  `keep stay remain continue unchanged same valid still carry preserve retain persist survive hold unaffected affect untouched exempt exempted
  concern touch nothing anything action alone unaltered intact spared exclude excluded unimpacted impact grandfathered skip ignore disregard fine ok okay safe
  identical alike`
    .split(/\s+/)
    .map((word) => lemma(word)),
);
/** "Need no update", "needs nothing", "need not". */
const NEEDS = /^(?:need|needs|require|requires)$/;
/** "Don't need to change", "do not have to act", "is not obliged to". */
const OBLIGES = /^(?:need|have|required|obliged|asked|expected)$/;
/** "Its limits match those of today"; but a mirrored queue, a shared key and a match to be made are things. */
const MATCHES = /^(?:match(?:es)?|equals?|mirrors?|corresponds?|shares?)$/;
/** "Everything else", "all other functions", "the rest". */
const REST = /^(?:else|rest|other|others|remaining|remainder|otherwise)$/;

/** "Does not change", "not changing at all", "nothing happens to them". */
const CHANGES = /^(?:chang(?:es?|ed|ing)|happens?|touch(?:es|ed)?|mov(?:es?|ed|ing))$/;
const DENIES = /^(?:not|never|no|nothing|without|cannot)$|n't$/;
/** "Go on booking", "carries on": verbs that continue with "on". */
const GOES = /^(?:go|goes|going|carry|carries|carrying|live|lives|run|runs|play|plays)$/;
/** "As it did", "the way they do today", "as usual", "as hitherto", "as they are". */
const AS_BEFORE =
  /\b(?:as|the way|like)\s(?:(?:it|they|you|we|he|she|now|today)\s(?:is|are|was|were|do|does|did|have|has|had|always|used|stands?|stood)|before|usual|today|now|always|hitherto|ever|until now|so far|previously|normal)\b|\b(?:work|operate|function|run|behave|continue)s?\s(?:as\s)?normal(?:ly)?\b/i;
/** "Receive it by themselves", "converts them on its own", "have been moved by us", "has it from the start": no work is left. */
const DONE =
  /\b(?:automatically|without (?:your|any|their) (?:doing|action|help|involvement|intervention|effort)|by (?:itself|themselves)|(?:on|of) (?:its|their) own|on (?:your|their) behalf|from the (?:very )?(?:start|outset|beginning|first))\b|\b(?:is|are|has|have|had|uses?|runs?|'ve|'re)\s(?:[\w-]+\s){0,5}already\b|\balready\s(?:use|uses|using|run|runs|have|has|on)\b|\b(?:been|have|has|'ve|are|is|already)\s(?:all\s|since\s|already\s|now\s){0,2}(?:convert|migrat|mov|transferr|updat|upgrad|switch|port|adapt|adjust|rewrit|rebuil|renew|reissu|import|translat|carri|re-?point)(?:ed|ten|t)?\b/i;
/** "Only ever in the web editor? Then …": a question that picks out a group, answered by what holds for it. */
const ASKS = /\?["'*_)]*\s*$/;
/** "At the old price", "on today's terms": what goes on for somebody. */
const AS_OF_OLD =
  /\b(?:at|in|on|under|with|for|to)\s(?:the|its|their|your|his|her)\s(?:old|current|present|existing|previous|former|usual)\s|\btoday's\s|\b(?:you|they|it)\s(?:already\s)?(?:has|have|had|uses?|used)\b(?! to\b)|\bas\s(?:the|its|your)\s(?:[\w-]+\s){1,4}(?:does|do|did|has|had)\b/i;
/** "Text messages work on both": the old and the new, where nothing is denied. */
const ON_BOTH = /^(?!.*(?:\b(?:not|cannot|never|no)\b|n't)).*\b(?:on|in|with|under|over|through) both\W*$/is;
/** "Are backup codes changing? No.", "Do my bookings survive? Yes." */
const ASKS_CHANGE =
  /\b(?:chang|affect|impact|los[et]|break|stop|happen|need|have to|must|go away|gone|delet|touch|concern|cost|end)/i;
const ASKS_STAY = /\b(?:keep|stay|still|surviv|remain|continue|carry|carried|valid|work|go on|safe|same|retain)/i;

/** "Out of scope", "outside this letter", "have nothing to do with this", "are not part of it", "left as they are". */
const OUTSIDE =
  /(?:\b(?:not|never|nor|neither|no)|n't)\s(?:(?:be|being|a|in|the|among|meant|going)\s){0,2}(?:part|parts|involved|included|meant|subject|covered|among|addressed|targeted|scope|ending|leaving|away|retired|removed|deprecated|withdrawn|discontinued)\b|\b(?:out of scope|outside (?:of )?(?:this|the|its)|nothing to do with|(?:can|may|please) (?:safely )?(?:skip|ignore|disregard)|stays? put|of (?:its|their) own|elsewhere|separate from|independent(?:ly)? of)\b/i;

/** So much of a sentence is searched for wordings of several words. */
const LONG = 600;

/** A sentence by which the notice spares somebody: its words, and the parts it names. */
export interface Kept {
  readonly words: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
  /** Said of whatever else there is. */
  readonly rest: boolean;
  /** Said of a time behind some point: "after that date", "thereafter". */
  readonly beyond: boolean;
  /** Said in words of sameness: "are rendered the same in both". */
  readonly alike: boolean;
}

/** What the notice says stays as it is, or needs nothing. */
export function keptSentences(doc: Document): readonly Kept[] {
  const found: Kept[] = [];
  // "Unaffected" over a list or a section: said of what is named there.
  const heads = new Set<number>();
  doc.sentences.forEach((sentence, s) => {
    const headed = headOf(doc, s);
    let keeps = headed !== undefined && heads.has(headed);
    for (let i = sentence.first; i < sentence.last && !keeps; i++)
      keeps =
        KEEPS.has(doc.tokens[i]!.lemma) ||
        MATCHES.test(doc.tokens[i]!.lower) ||
        (NEEDS.test(doc.tokens[i]!.lower) && /^(?:no|not|nothing)$/.test(doc.tokens[i + 1]?.lower ?? '')) ||
        doc.tokens[i]!.lower === "needn't" ||
        (OBLIGES.test(doc.tokens[i]!.lower) &&
          DENIES.test(doc.tokens[i - 1]?.lower ?? '') &&
          (doc.tokens[i + 1]?.lower === 'to' || doc.tokens[i]!.lower === 'need')) ||
        (/^(?:neither|nothing|nobody|none)$/.test(doc.tokens[i]!.lower) &&
          doc.tokens
            .slice(i + 1, Math.min(sentence.last, i + 5))
            .some(({ lemma }) => /^(?:need|requir|chang|do|updat|action)$/.test(lemma))) ||
        (CHANGES.test(doc.tokens[i]!.lower) &&
          (DENIES.test(doc.tokens[i - 1]?.lower ?? '') || DENIES.test(doc.tokens[i - 2]?.lower ?? ''))) ||
        (GOES.test(doc.tokens[i]!.lower) && doc.tokens[i + 1]?.lower === 'on');
    const text = doc.plain.slice(sentence.start, Math.min(sentence.end, sentence.start + LONG));
    keeps ||=
      AS_BEFORE.test(text) ||
      OUTSIDE.test(text) ||
      AS_OF_OLD.test(text) ||
      ON_BOTH.test(text) ||
      DONE.test(text) ||
      isAnsweredAway(doc, s, text);
    if (SPARES.test(text) && sentence.last - sentence.first <= TITLE) heads.add(sentence.block);
    if (!keeps || found.length >= MOST) return;
    const words = new Set<string>();
    const parts = new Set<string>();
    // "There is nothing to do" leans on the sentences before it.
    for (let k = s; k >= Math.max(0, s - 2) && leansOn(doc, s, k, words.size); k--) {
      for (let i = doc.sentences[k]!.first; i < doc.sentences[k]!.last; i++) {
        const token = doc.tokens[i]!;
        if (token.content) addWord(words, token);
        const part = partOf(token);
        if (k === s && part !== undefined) parts.add(part);
      }
    }
    const rest = doc.tokens.slice(sentence.first, sentence.last).some(({ lower }) => REST.test(lower));
    found.push({ words, parts, rest, beyond: BEYOND.test(text), alike: ALIKE.test(text) });
  });
  return found;
}

const ALIKE = /\b(?:same|identical(?:ly)?|equal(?:ly)?|alike|as before|unchanged|keeps? (?:its|their))\b/i;
const BEYOND = /\b(?:after|afterwards|beyond|past|thereafter|following|from then on)\b/i;
/** "Unaffected", "What stays", "No action needed for:" */
const SPARES =
  /\b(?:unaffected|not (?:be )?affected|unchanged|stays?|remains?|exempt\w*|spared|no (?:change|action)|nothing (?:changes|to do)|out of scope)\b/i;
/** A line that heads what follows has so many words at most. */
const TITLE = 8;

/** The block that heads the sentence's: its heading, or for an item the line above its list. */
function headOf({ blocks, sentences }: Document, s: number): number | undefined {
  const { block } = sentences[s]!;
  const { kind, under } = blocks[block]!;
  if (kind !== 'item') return under;
  const before = sentences[s - 1];
  let line = block;
  while (line > 0 && blocks[line]!.kind === 'item' && block - line < MOST) line--;
  return before === undefined || blocks[line]!.kind !== 'paragraph' ? under : line;
}

/** True where sentence `s` is read together with sentence `k`, `found` words being known: itself, a question that it answers, or what it refers to. */
function leansOn(doc: Document, s: number, k: number, found: number): boolean {
  if (k === s) return true;
  const { block, start, end } = doc.sentences[k]!;
  // "I'm on Studio or Fleet." as the title of the answer: "Then nothing changes for you."
  if (block !== doc.sentences[s]!.block) {
    const titles = doc.blocks[block]!.kind === 'heading' || rangeAt(doc.bold, start) >= 0;
    return k === s - 1 && titles && found < 2;
  }
  return found < 2 || (k === s - 1 && ASKS.test(doc.plain.slice(Math.max(start, end - 8), end)));
}

/** A word, and of a compound ("web-editor-only") its parts. */
function addWord(words: Set<string>, { lemma: whole, lower, code, url }: Token): void {
  if (!PLAIN.has(whole)) words.add(whole);
  if (code || url || !lower.includes('-')) return;
  for (const part of lower.split('-')) {
    const one = lemma(part);
    if (part.length > 2 && !isFunctionWord(part) && !PLAIN.has(one)) words.add(one);
  }
}

/** True for a question whose answer spares: whether something changes ("No"), or whether it stays ("Yes"). */
function isAnsweredAway(doc: Document, s: number, text: string): boolean {
  const answer = doc.sentences[s + 1];
  if (answer === undefined || !ASKS.test(text)) return false;
  // A smiley behind a question is a sentence without words.
  if (answer.first >= answer.last) return false;
  const { lower } = doc.tokens[answer.first]!;
  return /^(?:no|nope|none|nothing|nobody|never|neither|not)$/.test(lower)
    ? ASKS_CHANGE.test(text)
    : /^(?:yes|yep|yeah|sure|certainly|indeed)$/.test(lower) && ASKS_STAY.test(text);
}

/** So many clauses before a claim are looked at. */
const BACK = 6;

/** True where the claim's clause, or what precedes it, speaks of what the notice spares. */
export function isSpared(
  doc: Document,
  place: Place,
  kept: readonly Kept[],
  claimed: (range: Range) => boolean,
  back = BACK,
): boolean {
  const sentence = doc.sentences[place.sentence]!;
  let c = sentence.firstClause;
  let high = sentence.lastClause;
  while (c + 1 < high) {
    const middle = (c + high) >> 1;
    if (doc.clauses[middle]!.first <= place.token) c = middle;
    else high = middle;
  }
  let lowest = Math.max(0, c - back);
  let told = false;
  for (; c >= lowest; c--) {
    const clause = doc.clauses[c]!;
    const other = doc.sentences[clause.sentence]!;
    if (other.block !== sentence.block || clause.sentence < place.sentence - 1) return false;
    const words = new Set<string>();
    for (let i = clause.first; i < Math.min(clause.last, clause.first + 2 * MOST); i++) {
      const token = doc.tokens[i]!;
      if (token.content && !claimed(token)) addWord(words, token);
    }
    // "CSV drops: exactly as today": the claim has a clause of its own.
    if (words.size === 0) {
      if (clause.lead === ':') lowest = Math.max(0, lowest - 1);
      continue;
    }
    if (told && clause.sentence < place.sentence) return false;
    told = true;
    const spared = kept.some((other) => {
      const common = commonWords(words, other.words);
      return common >= 2 || common >= words.size / 2;
    });
    if (spared || clause.sentence < place.sentence) return spared;
  }
  return false;
}
