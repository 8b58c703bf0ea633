import type { Document, Sentence } from '../text/document.ts';
import type { Token } from '../text/tokens.ts';
import { retiresIn } from './ending.ts';
import type { Fact } from './fact.ts';
import { carries, keyOf, looksLikeName } from './naming.ts';
import { populationOf } from './population.ts';
import type { Thing } from './things.ts';
import { readUniversals } from './universal.ts';

/** A word that describes a group. */
export interface AudienceWord {
  /** See `keyOf`. */
  readonly key: string;
  /** A name, number, date or identifier: what no paraphrase replaces. */
  readonly hard: boolean;
  /** Code, or shaped like an identifier. */
  readonly code: boolean;
}

/** Who is concerned, as the text says. */
export interface AudienceFact extends Fact {
  /** `all`: everyone, in so many words. `some`: a described group. `not`: said to be unaffected. */
  readonly scope: 'all' | 'some' | 'not';
  /** `stated`: the text says that these are the affected ones. `told`: it tells what happens to them, or addresses them. */
  readonly certainty: 'stated' | 'told';
  /** The noun for people, organisations or what stands for them ("accounts"), lower case, or null. */
  readonly noun: string | null;
  /** The first noun of any population, parts included ("devices"), lower case, or null. */
  readonly head: string | null;
  /** The words of the description; function words, dates' filler and the noun left out. */
  readonly words: readonly AudienceWord[];
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
}

const CONCERNS = /^(?:affects?|affecting|concerns?|concerning|impacts?|impacting|matters|touches|hits|targets)$/;
const CONCERNED = /^(?:affected|concerned|impacted)$/;
const BE = /^(?:is|are|was|were|be|been|being|get|gets|only)$/;
const NEGATION = /^(?:not|no|never|neither|nor|none|nobody|without|cannot)$|n't$/;
const RECEIPT =
  /^(?:receive|receiving|received|get|getting|got|see|seeing|writing|write|contacting|contact|sending|sent|emailing|notifying|notified|reaching|wrote)$/;
const MAY = /^(?:may|can|could)$/;
const SPECIAL =
  /^(?:until|through|extension|extensions|extend|grace|exempt|exempted|exception|exceptions|request|apply|grandfathered|spared|unaffected|untouched|instead)$/;
const CREATED =
  /^(?:created|registered|subscribed|signed|issued|bought|purchased|opened|added|joined|older|newer|hosted|made|activated|provisioned|launched|published|installed|deployed|last|past|before|since|within)$/;
const RECEIVES =
  /^(?:still|currently|already|lose|loses|need|needs|must|should|will|have|has|fail|fails|stop|stops|get|gets|keep|cannot|can|can't)$/;

/** Reads who is concerned. Linear. */
export function readAudience(doc: Document, _things: readonly Thing[]): AudienceFact[] {
  const found: AudienceFact[] = [];
  const add = (scope: 'some' | 'not', certainty: 'stated' | 'told', first: number, last: number): void => {
    if (last <= first) return;
    const range = { start: doc.tokens[first]!.start, end: doc.tokens[last - 1]!.end };
    const group = describe(doc, first, last);
    if (scope === 'some' && group.noun === null && group.words.length === 0) return;
    found.push({ span: doc.span(range), range, scope, certainty, ...group, first, last });
  };
  for (const { span, range, noun, population, narrowing, first, last } of readUniversals(doc)) {
    const words = narrowing.filter((token) => carries(token)).map(toWord);
    found.push({
      span,
      range,
      scope: 'all',
      certainty: 'stated',
      noun: population === 'everybody' ? noun : null,
      head: noun,
      words,
      first,
      last,
    });
  }
  let asked = false;
  for (const sentence of doc.sentences) {
    const block = doc.blocks[sentence.block]!;
    if (block.kind === 'mail-header' || block.kind === 'salutation' || block.kind === 'code' || block.kind === 'cell')
      continue;
    const text = doc.plain.slice(sentence.start, sentence.end);
    // "Who is affected?", "Am I affected?": what follows tells.
    if (
      sentence.last - sentence.first <= 7 &&
      /^(?:who|am|which|what|is|are|does|do)\b.{0,40}\b(?:affect|concern|impact|appl)/i.test(text) &&
      !/\b(?:not|n't|unaffected|nobody)\b/i.test(text) &&
      /\?$|^[^.:]*$|:$/.test(text)
    ) {
      asked = true;
      continue;
    }
    const label = doc.labels.find(
      (l) => l.block === sentence.block && l.start <= sentence.start && l.end >= sentence.start,
    );
    const lead = /^(?:who is affected|who's affected|affected|who|audience|who this affects)\b[^:]{0,20}:\s/i.exec(
      text,
    );
    if (
      asked ||
      lead ||
      (label && /^(?:affected|who|audience|impacted)\b/i.test(label.name) && !/\bnot\b/i.test(label.name))
    ) {
      asked = false;
      const from = lead ? firstAfter(doc, sentence, sentence.start + lead[0].length - 1) : sentence.first;
      add(negatedIn(doc, from, sentence.last) ? 'not' : 'some', 'stated', from, clauseEnd(doc, sentence, from));
      continue;
    }
    readSentence(doc, sentence, add);
  }
  return found;
}

type Add = (scope: 'some' | 'not', certainty: 'stated' | 'told', first: number, last: number) => void;

function readSentence(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  let stated = false;
  let received = false;
  for (let i = sentence.first; i < sentence.last; i++) {
    const word = tokens[i]!.lower;
    if (tokens[i]!.code) continue;
    if (
      RECEIPT.test(word) &&
      i > sentence.first &&
      /^(?:you|we|are|you're|we're|been|is)$/.test(tokens[i - 1]!.lower) &&
      /^(?:this|you|because|to)$/.test(tokens[i + 1]?.lower ?? '')
    )
      received = true;
    if (received && (word === 'because' || word === 'since' || word === 'as')) {
      add('some', 'stated', i + 1, sentence.last);
      return;
    }
    // "We are writing to let you know that your project has …", "our records show that you …".
    if (
      word === 'that' &&
      i > sentence.first &&
      /^(?:know|records|logs|see|seen|noticed|detected|found|show|shows|indicate|indicates|aware|identified|determined)$/.test(
        tokens[i - 1]!.lower,
      ) &&
      /^(?:your|you|you're|you've|at|one)$/.test(tokens[i + 1]?.lower ?? '') &&
      !retiresIn(doc, i, sentence.last)
    ) {
      add('some', 'stated', i + 1, sentence.last);
      return;
    }
    const applies = /^(?:applies|apply|extends|relevant|aimed|addressed)$/.test(word) && tokens[i + 1]?.lower === 'to';
    if (CONCERNS.test(word) || applies) {
      let from = i + 1;
      while (from < sentence.last && /^(?:to|only|just|exclusively|you|your)$/.test(tokens[from]!.lower)) from++;
      // "This concerns you if …": the condition is the description.
      if (from < sentence.last && tokens[from]!.lower === 'if') from++;
      add(
        negatedIn(doc, Math.max(sentence.first, i - 4), i + 1) ? 'not' : 'some',
        'stated',
        from,
        clauseEnd(doc, sentence, from),
      );
      stated = true;
      i = Math.max(i, clauseEnd(doc, sentence, from) - 1);
    } else if (CONCERNED.test(word) && i > sentence.first) {
      const before = tokens[i - 1]!.lower;
      const not = negatedIn(doc, Math.max(sentence.first, i - 3), i) || before === 'un';
      if (BE.test(before) || not) {
        const start = clauseStart(doc, sentence, i);
        add(not || negatedIn(doc, start, i) ? 'not' : 'some', 'stated', start, i);
        stated = true;
      }
    } else if (CONCERNED.test(word) && i === sentence.first && BE.test(tokens[i + 1]?.lower ?? '')) {
      add('some', 'stated', i + 2, clauseEnd(doc, sentence, i + 2));
      stated = true;
    }
  }
  if (!stated) readTold(doc, sentence, add);
}

/** Groups that a sentence tells something about: "for workspaces on …", "Devices that connect …", "If your endpoint …". */
function readTold(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  let special = false;
  for (let i = sentence.first; i < sentence.last; i++)
    if (
      SPECIAL.test(tokens[i]!.lower) ||
      (MAY.test(tokens[i]!.lower) &&
        /^(?:keep|stay|use|continue|still|go|request|apply|have)$/.test(tokens[i + 1]?.lower ?? ''))
    )
      special = true;
  if (negatedIn(doc, sentence.first, sentence.last) && special) return;
  const retires = retiresIn(doc, sentence.first, sentence.last);
  if (retires && !special) {
    for (let i = sentence.first + 1; i < sentence.last; i++) {
      const preposition = tokens[i]!.lower;
      if (!/^(?:for|from|in|on|to)$/.test(preposition) || tokens[i]!.code) continue;
      // "Closed to new customers", "only for partners": another group than the one that loses something.
      if (
        /^(?:new|newly|other|most|many|some|any|all|every)$/.test(tokens[i + 1]?.lower ?? '') ||
        /^only$/.test(tokens[i - 1]!.lower)
      )
        continue;
      const head = headAfter(doc, sentence, i + 1);
      if (head < 0 || (preposition !== 'for' && (populationOf(tokens[head]!) !== 'everybody' || isName(tokens[head]!))))
        continue;
      add(
        'some',
        preposition === 'for' && tokens[head]!.lower.endsWith('s') ? 'stated' : 'told',
        i + 1,
        clauseEnd(doc, sentence, i + 1),
      );
    }
  }
  if (special) return;
  const first = tokens[sentence.first];
  if (first?.lower === 'if' || first?.lower === 'when') {
    let yours = false;
    const end = conditionEnd(doc, sentence);
    for (let i = sentence.first; i < Math.min(end, sentence.first + 6); i++)
      if (/^(?:you|your|you're|you've|you'd)$/.test(tokens[i]!.lower)) yours = true;
    if (yours) add('some', 'told', sentence.first + 1, end);
    return;
  }
  // A subject that is a population with something that narrows it, and a verb of loss or duty after it.
  const head = headAfter(doc, sentence, sentence.first);
  if (head < 0 || !/s$|^people$/.test(tokens[head]!.lower) || (head > sentence.first && isName(tokens[head]!))) return;
  const end = Math.min(sentence.last, clauseEnd(doc, sentence, sentence.first) + 12);
  for (let i = head + 1; i < end; i++) {
    if (RECEIVES.test(tokens[i]!.lower) || retires) {
      add('some', 'told', sentence.first, clauseEnd(doc, sentence, sentence.first));
      return;
    }
  }
}

const isName = (token: Token): boolean => /^\p{Lu}/u.test(token.text);

/** The head noun of a population that begins within a few words of token `from`, or -1. */
function headAfter(doc: Document, sentence: Sentence, from: number): number {
  for (let k = from; k < Math.min(sentence.last, from + 6); k++) {
    const token = doc.tokens[k]!;
    if (k > from && /[,;:.()!?–—]/.test(doc.plain.slice(doc.tokens[k - 1]!.end, token.start))) return -1;
    if (
      /^(?:is|are|was|were|will|has|have|that|which|who|to|of|on|in|with|from|at|by|we|you|it|they)$/.test(token.lower)
    )
      return -1;
    if (
      populationOf(token) !== null &&
      /s$|^people$|^anyone$|^account$|^workspace$/.test(token.lower) &&
      populationOf(doc.tokens[k + 1] ?? token) === null
    )
      return k;
    if (populationOf(token) !== null && k + 1 < sentence.last && populationOf(doc.tokens[k + 1]!) !== null) continue;
  }
  return -1;
}

/** What describes the group: its words, without the population noun and bare dates. */
function describe(doc: Document, first: number, last: number): Pick<AudienceFact, 'noun' | 'head' | 'words'> {
  const words: AudienceWord[] = [];
  let noun: string | null = null;
  let head: string | null = null;
  let dated = false;
  for (let i = first; i < last; i++) {
    const token = doc.tokens[i]!;
    if (CREATED.test(token.lower)) dated = true;
    const population = populationOf(token);
    // "Team", "Business" and "Enterprise" are plans where they have a capital or describe another noun.
    const named =
      /^\p{Lu}/u.test(token.text) && (i > first || (i + 1 < last && populationOf(doc.tokens[i + 1]!) !== null));
    if (population !== null && !named) head ??= token.lower;
    if (population === 'everybody' && !named) {
      noun ??= token.lower;
      continue;
    }
    if ((token.dateWord || (token.number && !token.code)) && !dated && !looksLikeName(doc, i, first)) continue;
    if (token.dateWord || carries(token)) words.push(toWord(token));
  }
  return { noun, head, words };
}

const toWord = (token: Token): AudienceWord => {
  const code = (token.code && /[^a-z]/i.test(token.text)) || token.shaped;
  return {
    key: keyOf(token),
    hard: code || token.url || token.number || token.dateWord || /^\p{Lu}/u.test(token.text),
    code,
  };
};

const negatedIn = (doc: Document, first: number, last: number): boolean => {
  for (let i = first; i < last; i++)
    if (NEGATION.test(doc.tokens[i]!.lower) && !/^(?:longer|later|earlier)$/.test(doc.tokens[i + 1]?.lower ?? ''))
      return true;
  return false;
};

function firstAfter(doc: Document, sentence: Sentence, offset: number): number {
  let i = sentence.first;
  while (i < sentence.last && doc.tokens[i]!.start < offset) i++;
  return i;
}

/** Where the description that begins at `from` ends: at a mark that is no comma of a list, or at a word that turns to another matter. */
function clauseEnd(doc: Document, sentence: Sentence, from: number): number {
  const { tokens, plain } = doc;
  for (let i = from + 1; i < sentence.last; i++) {
    const gap = plain.slice(tokens[i - 1]!.end, tokens[i]!.start);
    if (/[;:.!?]|\s[–—]\s/.test(gap)) return i;
    if (
      gap.includes(',') &&
      /^(?:but|so|because|since|as|and|not|while|whereas|which|it|we|you|they|then|please|neither|nor|deliveries)$/.test(
        tokens[i]!.lower,
      ) &&
      !(tokens[i]!.lower === 'and' && i + 3 < sentence.last && tokens[i + 1]!.code)
    )
      return i;
    if (
      /^(?:because|since|until|unless|but|whereas)$/.test(tokens[i]!.lower) &&
      !(tokens[i + 1]?.number || tokens[i + 1]?.dateWord)
    )
      return i;
  }
  return sentence.last;
}

/** Where the clause that token `i` closes began: after the last mark before it. */
function clauseStart(doc: Document, sentence: Sentence, i: number): number {
  for (let k = i; k > sentence.first; k--) {
    const gap = doc.plain.slice(doc.tokens[k - 1]!.end, doc.tokens[k]!.start);
    if (
      /[;:.!?()]|\s[–—]\s/.test(gap) ||
      (gap.includes(',') && /^(?:and|but|so|neither|nor|while|which)$/.test(doc.tokens[k]!.lower))
    )
      return k;
  }
  return sentence.first;
}

/** The end of an if-clause: its comma or colon. */
function conditionEnd(doc: Document, sentence: Sentence): number {
  for (let i = sentence.first + 2; i < sentence.last; i++) {
    const gap = doc.plain.slice(doc.tokens[i - 1]!.end, doc.tokens[i]!.start);
    if (/[:;]|\s[–—]\s/.test(gap)) return i;
    if (
      gap.includes(',') &&
      !/^(?:or|and)$/.test(doc.tokens[i]!.lower) &&
      !doc.tokens[i]!.code &&
      !(doc.tokens[i + 1]?.lower === 'or' || doc.tokens[i + 1]?.lower === 'and')
    )
      return i;
  }
  return sentence.last;
}
