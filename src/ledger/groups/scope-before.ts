import { populationOf } from '../../facts/audience/population.ts';
import { familiesOf } from '../../facts/grammar/families.ts';
import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { MOST, type Place } from '../nearby.ts';
import { isGroupNoun, tells } from './scope.ts';

/** Words by which a clause permits; before them stands its subject. */
const PERMITS =
  /^(?:may|can|keeps?|retains?|continues?|stays?|remains?|runs?|gets?|have|has|receives?|served|granted|allowed|permitted|entitled|exempt|exempted|excepted|excused|spared|excluded)$/;
/** Those of them with which a grant itself begins: "stay on it until their term ends". */
const LASTING = /^(?:keep|keeps|continue|continues|stay|stays|remain|remains)$/;
const MODAL = /^(?:may|can)$/;

/** A clause that permits something, before the end that it sets. */
interface Permission {
  readonly doc: Document;
  /** The token of its verb. */
  readonly verb: number;
  /** The words that tell who is let, or what. */
  readonly words: readonly Token[];
  /** The first of them with a content. */
  readonly subject: Token | undefined;
  /** Names that stand before the clause: "In Korea, where …, the servers stay open". */
  readonly places: readonly Token[];
  /** The first token of the sentence, which is capital whatever it is. */
  readonly opening: Token;
}

/**
 * The words that name the subject of a permission whose end stands at `token`: those of its clause before the verb, or
 * what precedes the clause where its subject only points there. Words of `general` set nobody apart. Empty where the
 * clause permits nothing.
 */
export function scopeBefore(
  doc: Document,
  place: Place,
  general: Pick<ReadonlySet<string>, 'has'>,
): ReadonlySet<string> {
  const permission = permissionBefore(doc, place);
  const scope = new Set<string>();
  if (permission === undefined || isOfThing(permission) || isOfNobody(permission)) return scope;
  const head = bareHead(permission);
  for (const word of [...permission.places, ...permission.words])
    if (((tells(word) && !word.number) || word.code) && !general.has(word.lemma) && word !== head)
      scope.add(word.lemma);
  return scope;
}

function permissionBefore(doc: Document, { sentence: s, token }: Place): Permission | undefined {
  const sentence = doc.sentences[s]!;
  const verb = verbBefore(doc, sentence, token);
  if (verb === undefined) return undefined;
  let c = sentence.firstClause;
  while (c + 1 < sentence.lastClause && doc.clauses[c + 1]!.first <= verb) c++;
  const { first } = doc.clauses[c]!;
  const words = whoIsLet(doc, s, first, verb);
  return {
    doc,
    verb,
    words,
    subject: words.find(({ content }) => content),
    places: doc.tokens.slice(Math.max(sentence.first + 1, first - MOST), first).filter(({ capital }) => capital),
    opening: doc.tokens[sentence.first]!,
  };
}

/** The nearest verb of a permission before a token. */
function verbBefore({ tokens }: Document, { first }: Sentence, token: number): number | undefined {
  const from = Math.max(first, token - MOST);
  let verb = LASTING.test(tokens[token]?.lower ?? '') ? token : token - 1;
  while (verb >= from && !(PERMITS.test(tokens[verb]!.lower) && tokens[verb + 1]?.lower !== 'to')) verb--;
  if (verb < from) return undefined;
  // "Users abroad may apply to keep it until …": the permission is what stands before.
  if (tokens[verb - 1]?.lower !== 'to') return verb;
  let modal = verb - 2;
  while (modal >= first && modal > verb - MOST && !MODAL.test(tokens[modal]!.lower)) modal--;
  return modal >= first && MODAL.test(tokens[modal]?.lower ?? '') ? modal : verb;
}

/** A subject that stands for something named before it. */
const LEANS = /^(?:such|these|those|they|their|whose)$/;
/** A subject that means every reader until a condition sets some apart. */
const NOBODY = /^(?:you|then|also|still)$/;
const RELATIVE = /^(?:which|that|who)$/;

/** The words that tell of whom a verb is said, whose clause begins at `first`. */
function whoIsLet({ tokens, sentences }: Document, s: number, first: number, verb: number): readonly Token[] {
  const sentence = sentences[s]!;
  const own = subjectOf(tokens.slice(Math.max(first, verb - MOST), verb));
  const inside = first > sentence.first;
  // "Are there old boards? For such boards you may …": who they are stands before.
  if (own.length === 0 || own.some(({ lower }) => LEANS.test(lower))) {
    const before = inside ? sentence : sentences[s - 1];
    if (before?.block !== sentence.block) return own;
    // "Delisted titles are exempt: their chat socket stays": what is theirs is not who they are.
    return [
      ...tokens.slice(before.first, Math.min(before.last, first, before.first + MOST)),
      ...(own.some(({ lower }) => lower === 'their') ? [] : own),
    ];
  }
  if (!inside) return own;
  // "If your year ends in May, you may …", "orders which were placed by then may …": who they are stands before the comma or the relative.
  if (own.every(({ lower }) => NOBODY.test(lower)) || isThen(own))
    return tokens.slice(Math.max(sentence.first, first - MOST), first);
  if (RELATIVE.test(own[0]!.lower)) return [...tokens.slice(Math.max(sentence.first, first - 4), first), ...own];
  return own;
}

/** "Only if your contract says so; then it runs until …": who gets it stands in the condition. */
const isThen = (words: readonly Token[]): boolean =>
  words[0]?.lower === 'then' && words.every(({ lower }) => /^(?:then|it|this|they)$/.test(lower));

/** "Employers with few staff are given longer and may use it": what is before the first verb, unless a relative stands there. */
function subjectOf(words: readonly Token[]): readonly Token[] {
  const verb = words.findIndex(({ lower }) => /^(?:is|are|was|were)$/.test(lower));
  return verb <= 0 || words.slice(0, verb).some(({ lower }) => /^(?:who|whose|which|that|what|if)$/.test(lower))
    ? words
    : words.slice(0, verb);
}

/** What lasts until an end of its own, whoever holds it. */
const RUNS_OUT = /^(?:tokens?|sessions?|certificates?|links?|cookies|tickets?|vouchers?)$/;

/** Whether what is let is a thing, which whoever has it may use: its name tells of nobody. */
function isOfThing({ doc, verb, words, subject, opening }: Permission): boolean {
  if (subject?.capital && (subject !== opening || populationOf(subject) === 'everybody')) return false;
  const next = doc.tokens[verb + 1]?.lower ?? '';
  // "Data sets received under a licence may be used until …": what may be done with data is given to nobody in particular.
  if (subject && (familiesOf(subject.lemma).includes('data') || RUNS_OUT.test(subject.lower))) {
    // "Archived workspaces can …": what they are like is no data.
    const behind = words[words.indexOf(subject) + 1];
    if (behind === undefined || !isGroupNoun(behind)) return true;
  }
  // "Quotes issued under `2019-11` may be bound until …": what may be done with a thing, whose name is nobody's.
  const passive = next === 'be' && /(?:ed|en|nd|t)$/.test(doc.tokens[verb + 2]?.lower ?? '');
  if (passive && subject && !subject.code && !words.some((word) => populationOf(word) !== null || isGroupNoun(word)))
    return true;
  // "Permits granted on form M-7 remain valid".
  return (
    /(?:[ai]ble|valid)$/.test(next) && !words.some((word) => populationOf(word) === 'everybody' || isGroupNoun(word))
  );
}

/** What only people do, or have done to them. */
const ASKS = /^(?:ask|apply|request|choose|opt|file)$/;
const GIVEN = /^(?:served|granted|allowed|permitted|entitled|excused)$/;

/** "You can ride with tickets you still have": things, and nobody's group. */
const isOfNobody = ({ doc: { tokens }, verb, words, places, opening }: Permission): boolean =>
  !ASKS.test(tokens[verb + 1]?.lower ?? '') &&
  !GIVEN.test(tokens[verb]!.lower) &&
  places.length === 0 &&
  !words.some((word) => isWhom(word, opening));

/** A word for people or what they run, or a name. */
const isWhom = (word: Token, opening: Token): boolean =>
  populationOf(word) !== null ||
  isGroupNoun(word) ||
  word.code ||
  // "Notaries may", "Finance may": who does something, or a name without an article.
  /[a-z]{2}(?:ers|ors|ists|ees|ants|aries|ians)$/.test(word.lower) ||
  (word.capital &&
    (word !== opening ||
      !/s$|^(?:the|an?|its|our|your|all|any|each|this|these|those|you|we|it|they)$/.test(word.lower)));

/** The noun of a group that what stands before it names: the plants of "the Laredo and Moncton plants" are nobody in particular. */
function bareHead({ doc, words }: Permission): Token | undefined {
  let h = words.length - 1;
  while (h > 0 && (!words[h]!.content || PERMITS.test(words[h]!.lower))) h--;
  const head = words[h];
  const before = words[h - 1];
  if (!head || !before || head.capital || head.code) return undefined;
  // "`release` jobs"
  const named = (h > 1 && before.capital) || before.code || (tells(before) && isSaidPlainly(doc, head, before));
  return named ? head : undefined;
}

/** "Depots move to Live View. Government depots may …": the notice itself tells the one from the other. */
const isSaidPlainly = ({ tokens }: Document, noun: Token, describing: Token): boolean =>
  tokens.some(
    ({ lemma, start }, k) => lemma === noun.lemma && start !== noun.start && tokens[k - 1]?.lemma !== describing.lemma,
  );
