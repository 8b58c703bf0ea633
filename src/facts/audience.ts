import type { Document, Sentence } from '../text/document.ts';
import { Prefiltered } from '../text/prefilter.ts';
import { asks } from '../text/question.ts';
import type { Token } from '../text/tokens.ts';
import {
  clauseEnd,
  clauseStart,
  describe,
  type Group,
  isDenied,
  negatedIn,
  pointsBack,
  toWord,
} from './audience/group.ts';
import { isAgentNoun, isPlural, populationOf } from './audience/population.ts';
import { foundEnd, meansAt } from './audience/readers.ts';
import { type Add, readTold } from './audience/told.ts';
import { readUniversals } from './audience/universal.ts';
import type { Fact } from './fact.ts';
import { hasVerb } from './grammar/has-verb.ts';
import { carries, wordSet } from './grammar/naming.ts';
import { retiresIn } from './lifecycle/ending.ts';
import type { Thing } from './things.ts';

/** Who is concerned, as the text says. */
export interface AudienceFact extends Fact, Group {
  /** `all`: everyone, in so many words. `some`: a described group. `not`: said to be unaffected. */
  readonly scope: 'all' | 'some' | 'not';
  /**
   * `stated`: the text says that these are the affected ones. `bound`: it tells of them in the clause that ends the
   * thing. `told`: it addresses them, or tells something of them.
   */
  readonly certainty: 'stated' | 'bound' | 'told';
  /** First token and one past the last. */
  readonly first: number;
  readonly last: number;
}

const CONCERNS = wordSet(
  'affect affects affecting concern concerns concerning impact impacts impacting matters touches hits targets',
);
const CONCERNED = wordSet('affected concerned impacted');
/** "Applies to", "aimed at", "relevant for". */
const AIMED = wordSet('applies apply relevant aimed addressed intended meant relates');
const BE = wordSet('is are was were be been being get gets only');
const RECEIPT = wordSet(
  'receive receiving received get getting got see seeing writing write contacting contact sending sent addressed emailing notifying notified reaching wrote',
);
/** What "that your …" after it tells of the reader. */
const TELLS = wordSet(
  'know records logs see seen noticed detected found show shows indicate indicates aware identified determined',
);
const YOU = wordSet("you your you're you've you'd yours");
/** Every word that `readSentence` looks at. */
const TELLING = new Set([
  ...CONCERNS,
  ...CONCERNED,
  ...AIMED,
  ...RECEIPT,
  'because',
  'since',
  'as',
  'that',
  'unless',
  'if',
  'for',
  ...TELLS,
]);
/** Words that lead in whom a text is for, as a heading, a question or a label. */
const ASKS = new Prefiltered(
  /^(?:(?:and |so )?who (?:cares|is this|should|has to|must)\b.{0,24}|(?:who|who's|whom|to whom|am|does|do|is|are|which)\b.{0,40}?\b(?:affect\w*|concern\w*|impact\w*|matters?|appl\w*|for|about (?:me|us|you)|act|need\w*)\b|(?:affected (?:users|customers|accounts|parties|groups)|affected|addressees?|audience|applies to|applicability|recipients)$|who$)/i,
);
const WHAT = /^what(?:'s| is| gets| will be)\s(?:affected|concerned|impacted)\s?[?:.]?\s*$/i;
/** "1. Scope. Carriers that …" */
const RUN_IN = /^(?:\d+(?:\.\d+)*[.)]?\s)?(?:scope|applicability|affected|concerned|audience|addressees)\.?\s*$/i;
const NOT_ASKED = /\b(?:not|unaffected|nobody|contact|help|turn|ask|can)\b|n't/i;
/** "Who can skip all this": a label that leads in the others. */
const SPARES = /\b(?:skip|ignore|disregard|relax|unaffected|exempt|spared|safe|fine|nothing|not)\b|n't/i;
/** The mark of a question or its answer. */
const TURN = /^\W{0,4}(?:q|a|question|answer)\s?\d{0,2}[:.)]\W{0,4}\s/i;
/** "Who is concerned: …", in the middle of a paragraph. */
const WHO_LEAD =
  /^(?:who(?:'s| is| are)? (?:this )?(?:affect|concern|impact)(?:ed|s)|who (?:notices|has to act|must act|should care))\b[^:]{0,20}:\s/i;
const WHO_LABEL =
  /^(?:affected|who|audience|impact|impacted|scope|for(?= whom\b|\W*$)|applies to|addressees?|concerns)\b(?!.*\b(?:not|component|service|endpoint|version|system|product|region|interface|model|feature|api|area)s?\b)/i;

/** Reads who is concerned. Linear. */
export function readAudience(doc: Document, _things: readonly Thing[]): AudienceFact[] {
  const found: AudienceFact[] = [];
  const add: Add = (scope, certainty, first, last) => {
    if (last <= first) return;
    const range = { start: doc.tokens[first]!.start, end: doc.tokens[last - 1]!.end };
    const group = describe(doc, first, last);
    if (scope === 'some' && group.noun === null && group.words.length === 0) return;
    if (found.some((fact) => fact.scope === 'some') && pointsBack(doc, first, last)) return;
    found.push({ span: doc.span(range), range, scope, certainty, ...group, first, last });
  };
  for (const { span, range, noun, population, narrowing, first, last, concerned } of readUniversals(doc)) {
    // "Each workspace may have 100 guests": leave, and no end.
    if (!concerned || population === 'other' || LEAVE.test(doc.tokens[last]?.lower ?? '')) continue;
    const words = narrowing.filter((token) => carries(token)).map((token) => toWord(token));
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
  const labelOf = new Map(doc.labels.map((label) => [label.block, label]));
  let asked: boolean | 'what' = false;
  for (const sentence of doc.sentences) {
    const { kind } = doc.blocks[sentence.block]!;
    if (kind === 'mail-header' || sentence.block < HEAD) readAddressees(doc, sentence, add);
    if (kind === 'mail-header' || kind === 'salutation' || kind === 'code' || kind === 'cell') continue;
    const written = doc.plain.slice(sentence.start, Math.min(sentence.end, sentence.start + 120));
    // "Q: Who does this concern?", "A: Teams that …"
    const mark = TURN.exec(written)?.[0].length ?? 0;
    const text = written.slice(mark);
    // "Who is affected?", "Am I affected?", "Addressees": what follows tells.
    if (
      sentence.last - sentence.first <= 7 &&
      !/:\s/.test(text) &&
      ASKS.test(text.replace(/[?:.]+$/, '')) &&
      !NOT_ASKED.test(text)
    ) {
      asked = true;
      continue;
    }
    if (WHAT.test(text) || RUN_IN.test(text)) {
      asked = 'what';
      continue;
    }
    // "What is affected? Workspaces that …" tells of users, "What is affected? The v1 endpoints." of the thing.
    if (asked === 'what' && populationOf(doc.tokens[sentence.first]!) === null && !opensGroup(doc, sentence))
      asked = false;
    const label = labelOf.get(sentence.block);
    const labelled =
      label !== undefined && label.start >= sentence.start && label.end <= sentence.end && WHO_LABEL.test(label.name);
    const lead = WHO_LEAD.exec(text);
    if (asked || lead || labelled) {
      asked = false;
      const offset = labelled ? label.end : sentence.start + mark + (lead ? lead[0].length - 1 : 0);
      let from = sentence.first;
      while (
        from < sentence.last &&
        (doc.tokens[from]!.start < offset || /^(?:yes|only|if|but)$/.test(doc.tokens[from]!.lower))
      )
        from++;
      const last = clauseEnd(doc, sentence, from);
      const spared = isDenied(doc, from, last) || (labelled && SPARES.test(label.name));
      add(spared ? 'not' : 'some', 'stated', from, last);
      continue;
    }
    if (!readLeadGroup(doc, sentence, add)) readSentence(doc, sentence, add);
  }
  return found.map((fact) => (isOpposed(fact, found) ? { ...fact, certainty: 'stated' } : fact));
}

const LEAVE = /^(?:may|can|could)$/;

/** "Clients that verify it cannot connect", where "clients that connect with … are not affected": the one side of all clients. */
const isOpposed = ({ scope, certainty, head, words, span }: AudienceFact, facts: readonly AudienceFact[]): boolean =>
  scope === 'some' &&
  certainty === 'told' &&
  head !== null &&
  !/^(?:those|these|such|the)\b/i.test(span.text) &&
  // "Keys created from June on fail, keys created earlier are not affected yet": of all, some sooner.
  !words.some(({ key }) => /^(?:19|20)\d\d$/.test(key)) &&
  facts.some((other) => other.scope === 'not' && other.head === head);

/** So many blocks at the head of a text may say to whom it goes. */
const HEAD = 4;
/** "Heads up, administrators of Business workspaces!", "Attention, owners of …": called by what they are. */
const CALLS = /^\W{0,6}(?:heads[- ]up|attention|dear|calling(?: all)?|note to|notice to|hello|hi|hey)[,:]?\s/i;
const PAPER = wordSet(
  'information notice note letter bulletin circular announcement message advice memo mail table list page this',
);

/** What "is for employers in …": the end, by whatever noun. */
const STEP = wordSet(
  'change end retirement removal shutdown closure sunset deprecation withdrawal discontinuation switch switch-off cutover step measure move',
);

/**
 * "To: integrators that submit invoices for …", "For municipal offices that submit through it", "Information for owners of
 * camera NX-20": addressees by a description, not by name, on a line of their own.
 */
function readAddressees(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  const { first, last, start, end } = sentence;
  const block = doc.blocks[sentence.block]!;
  const fragment = tokens[first]?.lower === 'for' && !hasVerb(tokens.slice(first, last).filter(isNoParticiple));
  const leads = fragment && /:$/.test(doc.plain.slice(start, end).trimEnd());
  const alone = leads || (start <= block.start && (end >= block.end || fragment));
  const called = CALLS.exec(doc.plain.slice(start, Math.min(end, start + 40)))?.[0].length ?? 0;
  const paper = PAPER.has(tokens[first]?.lower ?? '') && /^(?:for|to)$/.test(tokens[first + 1]?.lower ?? '');
  const to = paper ? first + 1 : first;
  if (called === 0) {
    if (!alone || !(paper || /^(?:to|for)$/.test(tokens[first]?.lower ?? ''))) return;
  }
  // "To keep your shop running, …": a sentence that has its own full stop; "For hauliers whose units run 3.x." is none.
  const stops = called === 0 && /[.!?]$/.test(doc.plain.slice(start, end).trimEnd());
  if (stops && (tokens[to]!.lower === 'to' || doc.plain.slice(start, end).includes(','))) return;
  let from = to + 1;
  while (called > 0 && from < last && tokens[from]!.start < start + called) from++;
  while (/^(?:all|the|our|any|for|to)$/.test(tokens[from]?.lower ?? '')) from++;
  for (let k = from; k < Math.min(last - 2, from + 6); k++) {
    const people = populationOf(tokens[k]!) === 'everybody' && !tokens[k]!.capital;
    // "To the departments of our customers": who opens the letter, and no word on who is affected.
    const ours =
      tokens[k + 1]!.lower === 'of' &&
      /^(?:our|your|all|the)$/.test(tokens[k + 2]!.lower) &&
      tokens.slice(k + 3, Math.min(last, k + 6)).some(({ lower }) => isPlural(lower));
    const described =
      !ours && /^(?:that|who|whose|with|on|in|under|of|using|\p{Ll}{2,}ing)$/u.test(tokens[k + 1]!.lower);
    const relative = /^(?:who|whose|that)$/.test(tokens[k + 1]!.lower) && /[^s]s$/.test(tokens[k]!.lower);
    if (described && (relative || (people && (!stops || fragment)))) {
      const to = clauseEnd(doc, sentence, from);
      // "Holders of a Flex contract" may have no more in common than the thing itself; those "of apps with a key" have.
      const loose =
        tokens[k + 1]!.lower === 'of' &&
        !tokens.slice(k + 2, to).some(({ lower }) => /^(?:with|that|who|whose)$/.test(lower));
      add(
        'some',
        loose || (called > 0 && !/^(?:on|in|with)$/.test(tokens[k + 1]!.lower)) ? 'bound' : 'stated',
        from,
        to,
      );
      return;
    }
    if (people) return;
  }
}

const isNoParticiple = ({ lower }: Token): boolean => !/(?:ing|ed)$/.test(lower);

/** "Accountants on the Practice plan who receive exports by FTP: the last one is sent on …": people who lead a sentence in. */
function readLeadGroup(doc: Document, { first, last, start }: Sentence, add: Add): boolean {
  const { tokens, plain } = doc;
  const [head, next] = [tokens[first], tokens[first + 1]];
  if (!head || !next || first + 1 >= last || head.code || !/^\p{Lu}\p{Ll}+s$/u.test(head.text)) return false;
  if (!/^(?:on|in|with|who|whose|using|under|at)$/.test(next.lower) || !isAgentNoun(head)) return false;
  for (let k = first + 2; k < Math.min(last, first + LEAD); k++) {
    const gap = plain.slice(tokens[k - 1]!.end, tokens[k]!.start);
    if (/^\s?[;.–—]/.test(gap)) return false;
    if (!/^["')]?:\s/.test(gap)) continue;
    // A relative clause tells them from what is told of them ("Users in the EU will see this: …").
    if (retiresIn(doc, first, k) || (next.lower !== 'who' && hasVerbBefore(doc, first + 2, k))) return false;
    if (tokens[k]!.start - start > LONG) return false;
    add('some', 'stated', first, k);
    return true;
  }
  return false;
}
/** "Peers and researchers who query it", "OAuth clients of type `spa`": people, and what tells them from others. */
const opensGroup = ({ tokens }: Document, { first, last }: Sentence): boolean =>
  tokens
    .slice(first + 1, Math.min(last, first + GROUP))
    .some(
      ({ lower }, k) =>
        (/^(?:who|whose|that|with|on)$/.test(lower) && isAgentNoun(tokens[first + k]!)) ||
        (k < 3 && /^(?:of|in|under|using)$/.test(lower) && isUsers(tokens[first + k]!)),
    );
const isUsers = (token: Token): boolean => populationOf(token) === 'everybody' && isPlural(token.lower);
const GROUP = 8;

/** So many tokens, and characters, before a colon may tell a group. */
const LEAD = 24;
const LONG = 160;
/** A finite verb that no relative pronoun governs. */
const hasVerbBefore = ({ tokens }: Document, first: number, last: number): boolean => {
  for (let k = first; k < last; k++) {
    if (/^(?:who|that|which|whose)$/.test(tokens[k]!.lower)) return false;
    if (/^(?:will|must|can|should|have|are|may|shall|need)$/.test(tokens[k]!.lower)) return true;
  }
  return false;
};

/** Where a group of people that a relative clause or the like describes ends, if one begins at token `from`; -1 otherwise. */
function addresseesEnd(doc: Document, sentence: Sentence, from: number): number {
  for (let k = from; k + 1 < Math.min(sentence.last, from + 6); k++)
    if (populationOf(doc.tokens[k]!) === 'everybody')
      return /^(?:that|who|whose|with|on|in|using|\p{Ll}{2,}ing)$/u.test(doc.tokens[k + 1]!.lower)
        ? clauseEnd(doc, sentence, from)
        : -1;
  return -1;
}

/** "No action is needed unless you …", and not "it does not cache tiles unless you set `x`". */
function tellsNothingToDo({ plain, tokens }: Document, { start }: Sentence, before: number): boolean {
  return NOTHING_TO_DO.test(plain.slice(Math.max(start, tokens[before]!.start - 240), tokens[before]!.start));
}
const NOTHING_TO_DO =
  /\b(?:nothing|actions?|need(?:s|ed)?|needn['’]t|require[ds]?|necessary|affect\w*|concern\w*|impact\w*|chang\w+|appl(?:y|ies)|(?:to|have to) do)\b/i;

function readSentence(doc: Document, sentence: Sentence, add: Add): void {
  const { tokens } = doc;
  const lower = (i: number): string => (i >= sentence.first && i < sentence.last ? tokens[i]!.lower : '');
  let stated = false;
  let received = false;
  const state = (scope: 'some' | 'not', from: number, last: number): void => {
    add(scope, 'stated', from, last);
    stated = true;
  };
  for (let i = sentence.first; i < sentence.last; i++) {
    const word = tokens[i]!.lower;
    if (!TELLING.has(word) || tokens[i]!.code) continue;
    const before = lower(i - 1);
    const next = lower(i + 1);
    if (
      RECEIPT.has(word) &&
      /^(?:you|we|are|you're|we're|been|is)$/.test(before) &&
      /^(?:this|you|because|to)$/.test(next)
    )
      received = true;
    // "We write to those corporate clients who deliver files to it", "this table is for teams that …": whom the text is for.
    const writes = RECEIPT.has(word) && next === 'to' && /^(?:we|are)$/.test(before);
    const isFor = word === 'for' && before === 'is' && (PAPER.has(lower(i - 2)) || STEP.has(lower(i - 2)));
    const from = writes ? i + 2 : i + 1;
    const end = writes || isFor ? addresseesEnd(doc, sentence, from) : -1;
    if (end > 0) state('some', from, end);
    // "We have found one or more clusters in your account that run …", "according to our records, one pump of yours …".
    const reader = TELLS.has(word) ? foundEnd(doc, sentence, i) : -1;
    if (reader > 0) {
      state('some', i + 1, reader);
      continue;
    }
    const because = received && (word === 'because' || word === 'since' || word === 'as');
    // "We are writing to let you know that your project has …", "our records show that you …".
    // What "we know" is no news for the reader.
    const known = before === 'know' && !/^(?:you|to|should|must)$/.test(lower(i - 2));
    const records =
      word === 'that' && TELLS.has(before) && !known && (YOU.has(next) || next === 'at' || next === 'one');
    if (because || (records && !retiresIn(doc, i, sentence.last))) {
      add('some', 'stated', i + 1, sentence.last);
      return;
    }
    // "Please read on if your workspace is on Free": whom the text is for.
    if (word === 'if' && YOU.has(next) && (before === 'relevant' || before === 'read' || lower(i - 2) === 'read')) {
      state('some', i + 1, clauseEnd(doc, sentence, i + 1));
      continue;
    }
    // "No action is needed unless you …".
    if (
      word === 'unless' &&
      YOU.has(next) &&
      i > sentence.first &&
      negatedIn(doc, Math.max(sentence.first, i - 40), i) &&
      tellsNothingToDo(doc, sentence, i)
    ) {
      state('some', i + 1, clauseEnd(doc, sentence, i + 1));
    } else if (
      CONCERNS.has(word) ||
      (AIMED.has(word) && (next === 'to' || (!/^appl/.test(word) && /^(?:for|at)$/.test(next))))
    ) {
      // "Changes that may affect your packages": what might be hit, and no description of whom it concerns.
      if (next === 'your' && /^(?:may|might|could)$/.test(before)) continue;
      let from = i + 1;
      while (/^(?:to|for|at|only|just|exclusively|you|your)$/.test(lower(from))) from++;
      // "This concerns you if …": the condition is the description.
      if (lower(from) === 'if') from++;
      // "Nothing touches you: 7.x gets …": what follows the mark describes nobody.
      if (from >= sentence.last || /[;:.!?]/.test(doc.plain.slice(tokens[i]!.end, tokens[from]!.start))) continue;
      const last = clauseEnd(doc, sentence, from);
      state(negatedIn(doc, Math.max(sentence.first, i - 4), i + 1) ? 'not' : 'some', from, last);
      i = Math.max(i, last - 1);
    } else if (CONCERNED.has(word) && i === sentence.first && BE.has(next)) {
      state('some', i + 2, clauseEnd(doc, sentence, i + 2));
    } else if (CONCERNED.has(word) && i > sentence.first && !asks(doc, sentence)) {
      const start = clauseStart(doc, sentence, i);
      const not = before === 'un' || isDenied(doc, start, i);
      if (!BE.has(before) && !negatedIn(doc, Math.max(start, i - 3), i)) continue;
      // "You are affected only if …": the condition is the description.
      let from = i + 1;
      while (/^(?:only|just|if|when)$/.test(lower(from))) from++;
      if (YOU.has(lower(start)) && from > i + 1 && !not) state('some', from, clauseEnd(doc, sentence, from));
      else state(not ? 'not' : 'some', start, i);
    }
  }
  const means = meansAt(doc, sentence);
  if (means > 0) add('some', 'stated', sentence.first + 1, means);
  else if (!stated) readTold(doc, sentence, add);
}
