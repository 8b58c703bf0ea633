import { leadsConsequence } from '../text/causes.ts';
import { type Clause, isHowOften } from '../text/clauses.ts';
import type { Document } from '../text/document.ts';
import { isPhrasal, numberWord, phrasal } from '../text/lemma.ts';
import { oncePer } from '../text/once.ts';
import { asks } from '../text/question.ts';
import { overlaps, type Range } from '../text/span.ts';
import type { Token } from '../text/tokens.ts';
import { isImperative } from './actions/imperative.ts';
import { type Amount, isLead, readAmounts } from './amounts.ts';
import { populationOf } from './audience/population.ts';
import type { DateFact } from './dates.ts';
import type { FillerFact } from './filler.ts';
import { familiesOf, isNegative, MARK_NAMES, type Mark } from './grammar/families.ts';
import { hasVerb, SUBORDINATE } from './grammar/has-verb.ts';
import type { Reading } from './read.ts';
import { joinAroundBrackets, joinUntil } from './statements/join.ts';
import { type Kind, kindsOf } from './statements/kinds.ts';
import { oldSide } from './statements/old-side.ts';

/** A clause of a text with what can be seen of its part in it. */
export interface Statement {
  readonly clause: Clause;
  readonly index: number;
  readonly range: Range;
  /** Tokens that carry content; dates and function words left out. */
  readonly content: readonly Token[];
  /** Numbers with what they count; those on the old side of a contrast left out. */
  readonly amounts: readonly Amount[];
  readonly dates: readonly DateFact[];
  /** Start of a verb → its key together with its particle ("runs out" → "expire"). */
  readonly phrasal: ReadonlyMap<number, string>;
  readonly features: ReadonlySet<Feature>;
}

export type Feature =
  | `cue:${Mark}`
  | `kind:${Kind}`
  | `${Kind}@${Subject}`
  | 'quantity'
  | 'duration'
  | 'identifier'
  | 'link'
  | 'date'
  | 'filler'
  | 'imperative'
  | 'contrast'
  | 'purpose'
  | 'exclaims'
  | 'asks'
  | 'compares'
  | 'past'
  | 'heading'
  | 'cell'
  | 'item'
  | 'code'
  | 'or'
  | 'verbless'
  | 'counts'
  | 'contrasted'
  | 'must-step'
  | 'history'
  | 'lead-in'
  | 'relative'
  | 'bracketed'
  | 'one-word'
  | 'two-words'
  | 'year'
  | 'because'
  | 'so'
  | 'if'
  | 'until'
  | 'colon'
  | 'but'
  | 'label'
  | 'old-side'
  | 'salutation'
  | 'mail-header'
  | 'future'
  | 'sentence-business'
  | 'sentence-emotion'
  | 'next-so'
  | 'explains-duty'
  | 'explains-bar'
  | 'passive'
  | 'sentence-technical'
  | 'sentence-past';

const DIFFERENCES =
  /\b(?:differen|chang(?:es|ing)|good to know|keep in mind|note|limit|compar|behav|what.s new|watch out|gotcha|mind)/i;
const DIFFERS =
  /\b(?:differ|different|differs|differences?|note|notes?|good to know|keep in mind|changes?|limits?|watch out|mind)\b[^:]{0,80}$/i;

/** Who or what a clause is about, by its first words. */
type Subject = 'named' | 'pronoun' | 'you' | 'we' | 'none';

/** "Two minor releases". */
const isRelease = (kind: Token | undefined, noun: Token | undefined): boolean =>
  /^(?:minor|major|full|further|more)$/.test(kind?.lower ?? '') && /^(?:releases?|versions?)$/.test(noun?.lower ?? '');
const TIME_UNIT = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?|nights?|releases?|versions?)$/;
const COMPARATIVE = /(?:[a-z]{2}(?:er|est)|more|most|better|best|less)$/;
const NOT_COMPARATIVE =
  /^(?:number|user|customer|server|header|parameter|order|other|after|whether|never|either|neither|under|over|later|newer|older|earlier|longer|per|rather|further|however|another|together|cluster|container|folder|letter|center|computer|developer|owner|member|subscriber|receiver|provider|manager|helper|layer|tier|paper|offer|transfer|filter|register|enter|render|consumer|handler|driver|printer|router|caller|importer|reader|writer|parser|compiler|scheduler|browser|administrator|integer|pointer|buffer|character|identifier|request|test|latest|digest|rest|manifest|guest|host|least|interest|must|trust)s?$/;

/** The statements of a text, read once for all that ask. */
export const statementsIn = oncePer(({ doc, facts }: Reading) => readStatements(doc, facts.dates, facts.filler));

/** Reads the clauses of a text as statements. Linear. */
export function readStatements(doc: Document, dates: readonly DateFact[], filler: readonly FillerFact[]): Statement[] {
  const statements: Statement[] = [];
  const amounts = readAmounts(doc, dates);
  let d = 0;
  let f = 0;
  let a = 0;
  const sentenceCues = doc.sentences.map((sentence) => {
    const about = { business: false, emotion: false, technical: false, past: false };
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = doc.tokens[i]!;
      for (const name of familiesOf(token.lemma))
        if (name === 'business' || name === 'emotion' || name === 'technical') about[name] = true;
      about.past ||= /^(?:was|were|had)$/.test(token.lower);
    }
    return about;
  });
  // "What is different", "Good to know", "`b` differs from `a`: …": what follows are differences.
  const contrasted = doc.blocks.map(
    ({ under }) =>
      under !== undefined && DIFFERENCES.test(doc.plain.slice(doc.blocks[under]!.start, doc.blocks[under]!.end)),
  );
  const contrastedSentences = new Set<number>();
  let listed = 0;
  doc.sentences.forEach(({ start, end, block }, s) => {
    const text = doc.plain.slice(start, end);
    const colon = text.indexOf(':');
    if (colon < 0 || !DIFFERS.test(text.slice(0, colon))) return;
    contrastedSentences.add(s);
    if (colon < text.length - 2) return;
    // Items behind an earlier sentence of this kind are marked already.
    for (listed = Math.max(listed, block + 1); doc.blocks[listed]?.kind === 'item'; listed++) contrasted[listed] = true;
  });
  const drawn = doc.clauses.map(({ first }) => leadsConsequence(doc.tokens, first));
  doc.clauses.forEach((clause, index) => {
    const features = new Set<Feature>();
    const tokens = doc.tokens.slice(clause.first, clause.last);
    const sentence = doc.sentences[clause.sentence]!;
    const block = doc.blocks[sentence.block]!;
    while (d < dates.length && dates[d]!.range.end <= clause.start) d++;
    while (f < filler.length && filler[f]!.range.end <= clause.start) f++;
    const dated: DateFact[] = [];
    for (let k = d; k < dates.length && dates[k]!.range.start < clause.end; k++) dated.push(dates[k]!);
    if (dated.length > 0) features.add('date');
    if (
      dated.some((date) => !date.lifecycle && /^\d{4}$/.test(date.value)) &&
      tokens.some((t) => /^(?:since|back|ago|was|were|has|have|had|been)$/.test(t.lower))
    )
      features.add('history');
    for (let k = f; k < filler.length && filler[k]!.range.start < clause.end; k++) {
      const { start, end } = filler[k]!.range;
      const shared = Math.min(end, clause.end) - Math.max(start, clause.start);
      if (shared > (clause.end - clause.start) * 0.6) features.add('filler');
    }
    const content: Token[] = [];
    const wholes = new Map<number, string>();
    const old = oldSide(tokens, clause, doc.plain);
    const frame = behindFrame(tokens);
    tokens.forEach((token, k) => {
      if (dated.some((date) => overlaps(date.range, token))) return;
      if (token.dateWord) return;
      if (!isHowOften(tokens, k))
        for (const name of familiesOf(token.lemma)) if (MARK_NAMES.has(name)) features.add(`cue:${name as Mark}`);
      if (isNegative(token.lower)) features.add('cue:negation');
      // "need to", "have to", "should" behind its subject; "Should you …" is a condition.
      if (/^(?:need|needs|have|has|ought)$/.test(token.lower) && tokens[k + 1]?.lower === 'to')
        features.add('cue:must');
      if (token.lower === 'should' && k > 0) features.add('cue:must');
      // "Providers shall enrol"; but "submissions shall be accepted".
      if (token.lower === 'shall' && tokens[k + 1]?.lower !== 'be' && isAddressed(tokens[k - 1]))
        features.add('cue:must');
      if (/^(?:will|shall|going)$/.test(token.lower) || token.lower.endsWith("'ll")) features.add('future');
      if (token.url) features.add('link');
      else if (token.code || (token.shaped && !token.number)) features.add('identifier');
      if (token.number && !token.code) {
        const next = tokens[k + 1];
        if (/^(?:19|20)\d\d$/.test(token.text)) features.add('year');
        else if (next && TIME_UNIT.test(next.lower)) features.add('duration');
        else if (isRelease(next, tokens[k + 2])) features.add('duration');
        else features.add('quantity');
      } else if (
        /^\d+$/.test(token.lemma) &&
        (TIME_UNIT.test(tokens[k + 1]?.lower ?? '') || isRelease(tokens[k + 1], tokens[k + 2]))
      )
        features.add('duration');
      if (!token.code && COMPARATIVE.test(token.lower) && !NOT_COMPARATIVE.test(token.lower)) features.add('compares');
      if (token.content && k >= frame && !(k >= old.start && k < old.end) && !pointsAtTime(tokens, k))
        content.push(token);
      for (let p = k + 1; isPhrasal(token.lemma) && p < Math.min(k + 4, tokens.length); p++) {
        const whole = phrasal(token.lemma, tokens[p]!.lower);
        if (whole) wholes.set(token.start, whole);
      }
    });
    const first = tokens.find(
      (token) =>
        !/^(?:please|then|and|also|first|or|next|finally|now|simply|just|kindly|to|so|but|instead)$/.test(token.lower),
    );
    const opener = tokens[0];
    if (first && opener?.lower !== 'to' && isImperative(tokens, tokens.indexOf(first))) features.add('imperative');
    if (opener?.lower === 'to' && clause.lead !== '(') features.add('purpose');
    if (tokens.some((t) => /^(?:was|were|had|did)$/.test(t.lower))) features.add('past');
    if (
      tokens.some(
        (t, k) =>
          /^(?:is|are|be|been|being|was|were|gets?)$/.test(t.lower) &&
          /(?:ed|en|wn|ut|pt|nt)$/.test(tokens[k + 1]?.lower ?? ''),
      )
    )
      features.add('passive');
    if (tokens.some((t, k) => /^(?:instead|rather|unlike|whereas)$/.test(t.lower) || (t.lower === 'not' && k > 0)))
      features.add('contrast');
    const tail = doc.plain.slice(sentence.end - 2, sentence.end);
    if (tail.endsWith(':') && clause.last === sentence.last) features.add('lead-in');
    if (tail.includes('!')) features.add('exclaims');
    if (asks(doc, sentence)) features.add('asks');
    if (block.kind === 'heading') features.add('heading');
    if (block.kind === 'cell') features.add('cell');
    if (block.kind === 'item') features.add('item');
    if (block.kind === 'code') features.add('code');
    if (block.kind === 'salutation') features.add('salutation');
    if (block.kind === 'mail-header') features.add('mail-header');
    if (/^(?:which|where|whose|who|that)$/.test(clause.lead)) features.add('relative');
    if (clause.bracketed) features.add('bracketed');
    if (/^(?:because|since|as)$/.test(clause.lead) && !isSinceTime(tokens)) features.add('because');
    if (drawn[index]) features.add('so');
    else if (clause.lead === 'so') features.add('purpose');
    if (/^(?:if|unless|when|once|otherwise)$/.test(opener?.lower ?? '')) features.add('if');
    if (clause.lead === 'until') features.add('until');
    if (clause.lead === 'but') features.add('but');
    if (/^(?:or|otherwise)$/.test(opener?.lower ?? '')) features.add('or');
    if (clause.lead === ':') features.add('colon');
    const head = statements[index - 1];
    if (/^[:–—]$/.test(clause.lead) && head?.clause.sentence === clause.sentence && !features.has('imperative')) {
      // "Copies must be encrypted: whoever holds one can act for you", "keys cannot be reused: …"
      if (head.features.has('cue:must')) features.add('explains-duty');
      else if (head.features.has('cue:negation')) features.add('explains-bar');
    }
    const next = doc.clauses[index + 1];
    // "Bcrypt hashes are one-way. For this reason, …"
    if (next && isNear(doc, clause, next) && drawn[index + 1]) features.add('next-so');
    if (next && next.sentence === clause.sentence) {
      if (next.lead === ':' && clause.last - clause.first <= 4) features.add('label');
      if (
        next.lead === ':' &&
        content.length <= 3 &&
        tokens.some((t) => /^(?:two|three|four|five|six|following|these|several)$/.test(t.lower))
      )
        features.add('lead-in');
    }
    if (old.end > old.start) features.add('old-side');
    if (!SUBORDINATE.test(clause.lead) && !hasVerb(tokens)) features.add('verbless');
    if (contrasted[sentence.block] || contrastedSentences.has(clause.sentence)) features.add('contrasted');
    if (features.has('cue:must') && mustStep(tokens)) features.add('must-step');
    if (tokens.some((t) => /^(?:two|three|four|five|six|seven|both|several|few|following)$/.test(t.lower)))
      features.add('counts');
    if (content.length <= 1) features.add('one-word');
    else if (content.length === 2) features.add('two-words');
    const about = sentenceCues[clause.sentence]!;
    if (about.business) features.add('sentence-business');
    if (about.emotion) features.add('sentence-emotion');
    if (about.technical) features.add('sentence-technical');
    if (about.past) features.add('sentence-past');
    while (a < amounts.length && amounts[a]!.token < clause.first) a++;
    const held: Amount[] = [];
    for (let k = a; k < amounts.length && amounts[k]!.token < clause.last; k++) {
      const at = amounts[k]!.token - clause.first;
      if ((!amounts[k]!.word || isLead(doc, amounts[k]!)) && (at < old.start || at >= old.end)) held.push(amounts[k]!);
    }
    const statement: Statement = {
      clause,
      index,
      range: { start: clause.start, end: clause.end },
      content,
      amounts: held,
      dates: dated,
      phrasal: wholes,
      features,
    };
    const subject = subjectOf(tokens);
    for (const kind of kindsOf(doc, statement)) features.add(`kind:${kind}`).add(`${kind}@${subject}`);
    statements.push(statement);
  });
  joinAroundBrackets(doc, statements);
  joinUntil(statements);
  return statements;
}

/** In the same sentence, or in the next of the same block. */
const isNear = ({ sentences }: Document, clause: Clause, next: Clause): boolean =>
  next.sentence <= clause.sentence + 1 && sentences[next.sentence]!.block === sentences[clause.sentence]!.block;

const isAddressed = (token: Token | undefined): boolean =>
  token !== undefined && (token.lower === 'you' || populationOf(token) !== null);

/** "The reason for the withdrawal is a flaw": where the reason itself begins. */
function behindFrame(tokens: readonly Token[]): number {
  const [article, reason] = tokens;
  if (!/^(?:the|one|another|our|main)$/.test(article?.lower ?? '') || !/^(?:reason|cause)$/.test(reason?.lower ?? ''))
    return 0;
  const is = tokens.findIndex(({ lower }, k) => k > 1 && k < FRAME && /^(?:is|was)$/.test(lower));
  return is < 0 || is + 2 >= tokens.length ? 0 : is + 1;
}
/** So many words such a frame has at most. */
const FRAME = 8;

/** "Since three generations", "since our first beta", "since the days of pagers": since when, and not why. */
const isSinceTime = (tokens: readonly Token[]): boolean =>
  tokens[0]?.lower === 'since' &&
  tokens.slice(1, 4).some(({ lower }, k) => (k === 0 && numberWord(lower) !== undefined) || SINCE_WHEN.test(lower)) &&
  !hasVerb(tokens.slice(1));
const SINCE_WHEN =
  /^(?:first|early|last|days?|start|beginning|outset|launch|founding|foundation|inception|beta|release|moment|generations?|decades?|years?|months?|weeks?|quarter|spring|summer|autumn|winter|then|today|yesterday)$/;

function subjectOf(tokens: readonly Token[]): Subject {
  for (const token of tokens) {
    if (
      /^(?:and|but|or|so|because|since|as|if|unless|when|while|which|that|who|whose|then|also|please|until|after|before|for|in|on|from|with|at|by|the|a|an|all|only|any|no|not|note|even|both)$/.test(
        token.lower,
      )
    )
      continue;
    if (/^(?:it|they|this|these|those|he|she|them|there|its|their|nothing|such|one)$/.test(token.lower))
      return 'pronoun';
    if (/^(?:you|your|you'll|you're|yours)$/.test(token.lower)) return 'you';
    if (/^(?:we|our|us|we'll|we're|we've)$/.test(token.lower)) return 'we';
    return token.content ? 'named' : 'none';
  }
  return 'none';
}

const TURN = /^(?:switch|move|migrate|upgrade|change|update|start|begin|proceed|deploy)$/;

/** "No longer", "after that day", "at the same time": words of grammar, which no paraphrase needs to repeat. */
const pointsAtTime = (tokens: readonly Token[], k: number): boolean => {
  // "You must re-embed your corpus before you switch": the move tells when, and no word of the step.
  if (
    TURN.test(tokens[k]!.lower) &&
    /^(?:you|they|we)$/.test(tokens[k - 1]?.lower ?? '') &&
    tokens[k - 2]?.lower === 'before'
  )
    return true;
  const before = tokens[k - 1]?.lower ?? '';
  return tokens[k]!.lower === 'longer'
    ? /^(?:no|any|not)$/.test(before)
    : /^(?:day|date|time|moment|point)$/.test(tokens[k]!.lower) && /^(?:that|this|same)$/.test(before);
};

/** "must be converted", "you need to run", "has to apply": the verb that is asked for is a step. */
function mustStep(tokens: readonly Token[]): boolean {
  return tokens.some((token, k) => {
    if (!/^(?:must|should|to|required)$/.test(token.lower)) return false;
    if (token.lower === 'to' && !/^(?:need|needs|have|has|ought|required|obliged)$/.test(tokens[k - 1]?.lower ?? ''))
      return false;
    let at = k + 1;
    while (
      at < tokens.length &&
      at < k + 4 &&
      /^(?:be|to|also|first|then|always|now|get|either|all|each)$/.test(tokens[at]!.lower)
    )
      at++;
    const verb = tokens[at];
    if (verb === undefined) return false;
    // "must be approved by an owner": what has to be done to a thing is a step, whatever the verb.
    const passive =
      at > k + 1 &&
      /^(?:be|get)$/.test(tokens[at - 1]!.lower) &&
      /^(?:\p{Ll}{3,}ed|done|sent|set|put|made|taken|given|written|built|kept|held)$/u.test(verb.lower);
    return passive || familiesOf(verb.lemma).includes('step');
  });
}
