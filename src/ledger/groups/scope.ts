import { populationOf } from '../../facts/audience/population.ts';
import { familiesOf } from '../../facts/grammar/families.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { MOST, type Place } from '../nearby.ts';
import { isLate } from './late.ts';
import { near, setsApart } from './set-apart.ts';

/** Nouns for those whom a vendor serves: they name nobody by themselves, only what stands beside them does. */
const GROUP = new Set(
  `account customer tenant workspace project organization organisation plan user member app application site contract device edition tier
  subscription team school partner merchant shop store subscriber client company region license owner holder environment cluster country agreement`
    .split(/\s+/)
    .map((word) => lemma(word)),
);
export const isGroupNoun = ({ lemma }: Token): boolean => GROUP.has(lemma);
const PLAIN = new Set(
  'existing affected remaining current running open active ongoing present outstanding other such these those your our all any every each new old same that this their time exception exceptions exempt exempted please note'.split(
    ' ',
  ),
);
/** Words by which a text restricts what it says to some, whatever it calls them. */
const RESTRICTS = /^(?:only|certain|some|eligible|qualifying|qualified|those|except|other|selected)$/;
/** "Read-only", "listen-only": a mode, and nobody's. */
const MODE = /^(?:read|view|listen|receive|write|append)$/;
const restricts = ({ tokens, plain }: Document, i: number): boolean =>
  RESTRICTS.test(tokens[i]!.lower) && !(plain[tokens[i]!.start - 1] === '-' && MODE.test(tokens[i - 1]?.lower ?? ''));
/** Words by which a clause permits; before them stands its subject. */
const PERMITS =
  /^(?:may|can|keeps?|retains?|continues?|stays?|remains?|runs?|gets?|have|has|receives?|served|granted|allowed|permitted|entitled|exempt|exempted|excepted|excused|spared|excluded)$/;
/** Those of them with which a grant itself begins: "stay on it until their term ends". */
const LASTING = /^(?:keep|keeps|continue|continues|stay|stays|remain|remains)$/;
/** A subject that stands for something named before it. */
const LEANS = /^(?:such|these|those|they|their|whose)$/;

/** A subject that means every reader until a condition sets some apart. */
const NOBODY = /^(?:you|then|also|still)$/;
/** "Only if your contract says so; then it runs until …": who gets it stands in the condition. */
const isThen = (words: readonly Token[]): boolean =>
  words[0]?.lower === 'then' && words.every(({ lower }) => /^(?:then|it|this|they)$/.test(lower));
/** What lasts until an end of its own, whoever holds it. */
const RUNS_OUT = /^(?:tokens?|sessions?|certificates?|links?|cookies|tickets?|vouchers?)$/;
const RELATIVE = /^(?:which|that|who)$/;

const isName = (token: Token): boolean => token.capital;

const tells = (token: Token): boolean =>
  token.content && !token.code && !token.url && !token.dateWord && !PLAIN.has(token.lower) && !GROUP.has(token.lemma);

/** The words that name the group to which something is given, around a noun for a group: "Enterprise", "nonprofit", "Chile". */
export function scopeBeside(doc: Document, { sentence: s, token }: Place): ReadonlySet<string> {
  const sentence = doc.sentences[s]!;
  const scope = new Set<string>();
  const take = (token: Token | undefined): void => {
    // "On the Partner tier": there a word for a group is a name.
    const named = token && isName(token) && GROUP.has(token.lemma) && token !== doc.tokens[sentence.first];
    if (token && !token.number && (tells(token) || named)) scope.add(token.lemma);
  };
  // "…; nonprofit teams keep it": behind a semicolon others are spoken of.
  const parts = (k: number): boolean => doc.plain.slice(doc.tokens[k - 1]!.end, doc.tokens[k]!.start).includes(';');
  let from = token;
  while (from > sentence.first && from > token - MOST && !parts(from)) from--;
  let to = token + 1;
  while (to < sentence.last && to < token + MOST && !parts(to)) to++;
  for (let i = from; i < to; i++) {
    if (!GROUP.has(doc.tokens[i]!.lemma)) continue;
    if (i > sentence.first) take(doc.tokens[i - 1]);
    for (let k = i + 1; k <= i + 5 && k < sentence.last; k++) if (isName(doc.tokens[k]!)) take(doc.tokens[k]);
  }
  return scope;
}

/**
 * The words that name the subject of a permission whose end stands at `token`: those of its clause before the verb, or
 * what precedes the clause where its subject only points there. Words of `general` set nobody apart. Empty where the
 * clause permits nothing.
 */
export function scopeBefore(
  doc: Document,
  { sentence: s, token }: Place,
  general: Pick<ReadonlySet<string>, 'has'>,
): ReadonlySet<string> {
  const sentence = doc.sentences[s]!;
  let verb = LASTING.test(doc.tokens[token]?.lower ?? '') ? token : token - 1;
  const from = Math.max(sentence.first, token - MOST);
  while (verb >= from && !(PERMITS.test(doc.tokens[verb]!.lower) && doc.tokens[verb + 1]?.lower !== 'to')) verb--;
  if (verb < from) return new Set();
  // "Users abroad may apply to keep it until …": the permission is what stands before.
  if (doc.tokens[verb - 1]?.lower === 'to') {
    let modal = verb - 2;
    while (modal >= sentence.first && modal > verb - MOST && !/^(?:may|can)$/.test(doc.tokens[modal]!.lower)) modal--;
    if (/^(?:may|can)$/.test(doc.tokens[modal]?.lower ?? '') && modal >= sentence.first) verb = modal;
  }
  let c = sentence.firstClause;
  while (c + 1 < sentence.lastClause && doc.clauses[c + 1]!.first <= verb) c++;
  const { first } = doc.clauses[c]!;
  let words = subjectOf(doc.tokens.slice(Math.max(first, verb - MOST), verb));
  // "Are there old boards? For such boards you may …": who they are stands before.
  if (words.length === 0 || words.some(({ lower }) => LEANS.test(lower))) {
    const before = first > sentence.first ? sentence : doc.sentences[s - 1];
    if (before?.block === sentence.block)
      // "Delisted titles are exempt: their chat socket stays": what is theirs is not who they are.
      words = [
        ...doc.tokens.slice(before.first, Math.min(before.last, first, before.first + MOST)),
        ...(words.some(({ lower }) => lower === 'their') ? [] : words),
      ];
  }
  // "If your year ends in May, you may …", "orders which were placed by then may …": who they are stands before the comma or the relative.
  else if (first > sentence.first && (words.every(({ lower }) => NOBODY.test(lower)) || isThen(words)))
    words = doc.tokens.slice(Math.max(sentence.first, first - MOST), first);
  else if (first > sentence.first && RELATIVE.test(words[0]!.lower))
    words = [...doc.tokens.slice(Math.max(sentence.first, first - 4), first), ...words];
  // "Data sets received under a licence may be used until …": what may be done with data is given to nobody in particular.
  const subject = words.find(({ content }) => content);
  const hasName =
    subject && isName(subject) && (subject !== doc.tokens[sentence.first] || populationOf(subject) === 'everybody');
  // "Archived workspaces can …": what they are like is no data.
  const next = words[words.indexOf(subject!) + 1];
  const isOfGroup = next !== undefined && isGroupNoun(next);
  if (subject && !hasName && !isOfGroup && (familiesOf(subject.lemma).includes('data') || RUNS_OUT.test(subject.lower)))
    return new Set();
  // "Quotes issued under `2019-11` may be bound until …": what may be done with a thing, whose name is nobody's.
  const passive = doc.tokens[verb + 1]?.lower === 'be' && /(?:ed|en|nd|t)$/.test(doc.tokens[verb + 2]?.lower ?? '');
  if (
    passive &&
    subject &&
    !subject.code &&
    !hasName &&
    !words.some((word) => populationOf(word) !== null || isGroupNoun(word))
  )
    return new Set();
  // "Permits granted on form M-7 remain valid".
  const lasts = /(?:[ai]ble|valid)$/.test(doc.tokens[verb + 1]?.lower ?? '');
  if (lasts && !hasName && !words.some((word) => populationOf(word) === 'everybody' || isGroupNoun(word)))
    return new Set();
  // "In Korea, where …, the servers stay open".
  const place = doc.tokens.slice(Math.max(sentence.first + 1, first - MOST), first).filter(isName);
  let h = words.length - 1;
  while (h > 0 && (!words[h]!.content || PERMITS.test(words[h]!.lower))) h--;
  const head = words[h];
  const before = words[h - 1];
  // "The Laredo and Moncton plants", "`release` jobs": the plants alone are nobody in particular.
  const named =
    head &&
    before &&
    !isName(head) &&
    !head.code &&
    ((h > 1 && isName(before)) || before.code || (tells(before) && isSaidPlainly(doc, head, before)));
  // "You can ride with tickets you still have": things, and nobody's group.
  const asks = ASKS.test(doc.tokens[verb + 1]?.lower ?? '') || GIVEN.test(doc.tokens[verb]!.lower);
  if (!asks && place.length === 0 && !words.some((word) => isWhom(word, doc.tokens[sentence.first]!))) return new Set();
  const scope = new Set<string>();
  for (const word of [...place, ...words])
    if (((tells(word) && !word.number) || word.code) && !general.has(word.lemma) && !(named && word === head))
      scope.add(word.lemma);
  return scope;
}

/** "Employers with few staff are given longer and may use it": what is before the first verb, unless a relative stands there. */
function subjectOf(words: readonly Token[]): readonly Token[] {
  const verb = words.findIndex(({ lower }) => /^(?:is|are|was|were)$/.test(lower));
  return verb <= 0 || words.slice(0, verb).some(({ lower }) => /^(?:who|whose|which|that|what|if)$/.test(lower))
    ? words
    : words.slice(0, verb);
}

/** What only people do, or have done to them. */
const ASKS = /^(?:ask|apply|request|choose|opt|file)$/;
const GIVEN = /^(?:served|granted|allowed|permitted|entitled|excused)$/;
/** A word for people or what they run, or a name. */
const isWhom = (word: Token, opening: Token): boolean =>
  populationOf(word) !== null ||
  GROUP.has(word.lemma) ||
  word.code ||
  // "Notaries may", "Finance may": who does something, or a name without an article.
  /[a-z]{2}(?:ers|ors|ists|ees|ants|aries|ians)$/.test(word.lower) ||
  (isName(word) &&
    (word !== opening ||
      !/s$|^(?:the|an?|its|our|your|all|any|each|this|these|those|you|we|it|they)$/.test(word.lower)));

/** "Depots move to Live View. Government depots may …": the notice itself tells the one from the other. */
const isSaidPlainly = ({ tokens }: Document, noun: Token, describing: Token): boolean =>
  tokens.some(
    ({ lemma, start }, k) => lemma === noun.lemma && start !== noun.start && tokens[k - 1]?.lemma !== describing.lemma,
  );

/**
 * The words that a sentence restricts with "only" to some: "for clients in the device programme only", "only for release
 * branches", "only if your contract contains …".
 */
export function scopeOnly(
  doc: Document,
  { sentence: s }: Pick<Place, 'sentence'>,
  general: Pick<ReadonlySet<string>, 'has'>,
): ReadonlySet<string> {
  const { first, last } = doc.sentences[s]!;
  const scope = new Set<string>();
  for (let k = first; k < last; k++) {
    if (doc.tokens[k]!.lower !== 'only' || !restricts(doc, k)) continue;
    // "For endpoints on Gold only, if requested by May": what is restricted stands before.
    const leads =
      FOR.test(doc.tokens[k + 1]?.lower ?? '') && k + 1 < last && doc.tokens[k + 1]!.start === doc.tokens[k]!.end + 1;
    let from = k + 1;
    if (!leads) {
      from = k - 1;
      while (from > first && from > k - 8 && doc.tokens[from]!.lower !== 'for') from--;
      if (from < first || doc.tokens[from]!.lower !== 'for') continue;
    }
    for (let n = from; n < (leads ? Math.min(last, k + 9) : k); n++)
      if (tells(doc.tokens[n]!) && !general.has(doc.tokens[n]!.lemma)) scope.add(doc.tokens[n]!.lemma);
  }
  return scope;
}
const FOR = /^(?:for|to|if|on|in|by|with|where)$/;

/** "Open to all titles", of what the notice grants to delisted ones: the noun alone, and all that it names. */
const isOfAll = ({ tokens }: Pick<Document, 'tokens'>, i: number): boolean =>
  /^(?:all|every|any|each)$/.test(tokens[i - 1]?.lower ?? '') && !tokens[i + 1]?.content;

/** "If you need longer": no word of the "long-term contract". */
const isMore = ({ lower }: Token): boolean => /^(?:longer|more|extra|additional|further)$/.test(lower);

/** "Those who need it", "those in need of more time", "those who cannot": whoever asks or is late, and so everybody. */
const isWhoeverWants = ({ tokens, plain }: Document, i: number): boolean =>
  tokens[i]!.lower === 'those' &&
  ((/^(?:who|that)$/.test(tokens[i + 1]?.lower ?? '') &&
    /^(?:still|really|need|want|wish|require|like|prefer|cannot|miss)$/.test(tokens[i + 2]?.lower ?? '')) ||
    isLate(plain.slice(tokens[i]!.start, tokens[Math.min(i + 6, tokens.length) - 1]!.end)));

/** "Running ones renew until then": those that there are. */
const isRest = ({ tokens }: Document, i: number): boolean =>
  tokens[i]!.lower === 'ones' &&
  /^(?:running|existing|current|active|open|older?|earlier|present)$/.test(tokens[i - 1]?.lower ?? '');

/** "What is out for signature can be completed until then": a relative without a head sets some apart. */
const isHeadless = ({ tokens }: Document, i: number): boolean =>
  /^(?:what|whatever|whichever|whoever|anything)$/.test(tokens[i]!.lower) &&
  /^(?:is|are|was|were|has|have|that|already|still|you(?:'ve)?)$/.test(tokens[i + 1]?.lower ?? '');

/**
 * True where the notice grants time to a named group only, and the output speaks of it without naming any group. Up to the
 * token `after` only words for the group count.
 */
export function isWider(
  doc: Document,
  { sentence: s0, token }: Place,
  scope: ReadonlySet<string>,
  notice: Document,
  after = 0,
): boolean {
  if (scope.size === 0) return false;
  const [from, to] = near(doc, s0, token);
  if (setsApart(doc, Math.max(from, after), to, notice) || hasKin(doc, from, to, scope)) return false;
  const here = doc.blocks[doc.sentences[s0]!.block]!;
  const names = (s: number): boolean => {
    const own = s === s0;
    const { first, last } = doc.sentences[s]!;
    const from = own ? Math.max(first, token - MOST) : first;
    for (let i = from; i < Math.min(last, from + 2 * MOST); i++)
      if (
        (scope.has(doc.tokens[i]!.lemma) && !isMore(doc.tokens[i]!) && !(scope.size > 1 && isOfAll(doc, i))) ||
        (own && i < to && ((restricts(doc, i) && !isWhoeverWants(doc, i)) || isRest(doc, i) || isHeadless(doc, i)))
      )
        return true;
    return false;
  };
  for (let s = s0; s >= 0 && s >= s0 - 12; s--) {
    const { block } = doc.sentences[s]!;
    const other = doc.blocks[block]!;
    const beside =
      block === doc.sentences[s0]!.block
        ? s >= s0 - 1
        : block === here.under || (here.row !== undefined && other.row === here.row && other.table === here.table);
    if (beside && names(s)) return false;
  }
  // In a table the group may stand in a later cell of the row.
  for (let s = s0 + 1; here.row !== undefined && s < doc.sentences.length && s <= s0 + 12; s++) {
    const other = doc.blocks[doc.sentences[s]!.block]!;
    if (other.row !== here.row || other.table !== here.table) break;
    if (names(s)) return false;
  }
  return true;
}

/** "Licensed coursework", of "students with a course licence": a word that begins as one of theirs does. */
function hasKin({ tokens }: Document, from: number, to: number, scope: ReadonlySet<string>): boolean {
  const stems = new Set([...scope].filter((word) => word.length >= STEM).map((word) => word.slice(0, STEM)));
  const isKin = (k: number): boolean => stems.has(tokens[k]!.lower.slice(0, STEM)) && !isOfAll({ tokens }, k);
  for (let k = from; k < to; k++) if (tokens[k]!.content && isKin(k)) return true;
  return false;
}
const STEM = 5;
