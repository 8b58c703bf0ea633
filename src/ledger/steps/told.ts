import { readActions } from '../../facts/actions.ts';
import { type Clause, isSecondDuty } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import type { Token } from '../../text/tokens.ts';
import { identifierRoles } from '../identifiers/roles.ts';
import type { Ledger } from '../ledger.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import { isAct } from '../steps.ts';
import { isMoveOfList } from './listed.ts';
import { isRequired } from './required.ts';

/** Words of its own up to which a step without a name or a number may be told in wholly other words. */
const FEW_WORDS = 1.05;
/** Of so many words, told elsewhere too, such a share shows that the step is not told. */
const [SEVERAL, HARDLY_ANY] = [4, 0.2];
/** From this probability on a step is lost whatever else speaks for it. */
const SURE = 0.85;
/** Share of a step's words in one place from which it is told there. */
const THERE = 0.4;

/** Below this probability it is in doubt whether a statement is a step at all. */
const STEP = 0.5;
/** Share of a step's own words from which it is told in others besides. */
const HALF = 0.5;

/** What makes a duty of a sentence, in whatever part of speech: "must", "a condition", "comes first", "not without". */
const BINDS =
  /\b(?:must|needs?|needed|(?:have|has|having) to|requir\w*|mandatory|obligat\w*|compuls\w*|necessary|indispensable|shall|should|pre-?requisite|pre-?condition|condition|first|before|beforehand|ahead|prior|until|unless|without|otherwise|else|due|once|demands?|calls? for)\b/i;

/**
 * Whether a step that the words alone would take for lost may be told after all: it has too few words of its own, most of
 * them stand in one place, or a duty of the output names the version, path or number by which the notice explains it.
 */
export function mayBeTold(ledger: Ledger, match: StatementMatch): boolean {
  const { notice, output } = ledger;
  const { recall, lost, purposes, statement } = match;
  // Neither that it is a step is sure, nor that it is gone.
  if (purposes.step < STEP && lost[5] < SURE) return true;
  if (purposes.required < HARDLY_REQUIRED && isCalledForLast(notice.doc, statement.clause)) return true;
  if (isMoveOfList(ledger, match) || isMoveElsewhere(ledger, match)) return true;
  if (isButtonGone(ledger, match)) return false;
  const named = recall.anchors === 1 && recall.numbers === 1;
  // Half of what it has of its own is there, or more where its name is not.
  if ((named ? recall.own >= HALF : recall.own > HALF) && lost[5] < SURE) return true;
  if (!named) return false;
  if (lost[5] < SURE && isOrderedOn(notice.doc, output.doc, statement.clause)) return true;
  if (recall.ownWeight <= FEW_WORDS && !(statement.content.length >= SEVERAL && recall.all < HARDLY_ANY)) return true;
  if (lost[5] >= SURE) return false;
  if (recall.window >= THERE) return true;
  const marks = marksOf(notice, statement.clause);
  return marks.size > 0 && dutiesOf(output.doc).some((words) => [...marks].some((mark) => words.has(mark)));
}

/** "You must tap “Sync now” once": what is to be pressed is nowhere in the output, and hardly a word of the step. */
function isButtonGone(
  { notice, output }: Ledger,
  { statement: { range }, purposes, recall, lost }: StatementMatch,
): boolean {
  if (purposes.required < STEP || lost[5] < SURELY_LOST || recall.own > 0 || recall.all >= THERE) return false;
  const inside = notice.facts.identifiers.filter(
    (fact) => fact.range.start >= range.start && fact.range.end <= range.end,
  );
  const pressed = inside.filter(({ kind }) => kind === 'button' || kind === 'menu');
  const told = output.doc.plain.toLowerCase();
  return pressed.length > 0 && pressed.every(({ value }) => !told.includes(value.toLowerCase()));
}
/** From this probability on a step of few words is lost with what it names. */
const SURELY_LOST = 0.7;
/** "You need to transition to an alternative solution", which has no name: "find an alternative" says as much. */
const isMoveElsewhere = ({ notice, output }: Ledger, { statement: { range, content } }: StatementMatch): boolean =>
  /\ban alternative\b/i.test(notice.doc.plain.slice(range.start, range.end)) &&
  content.every(({ code, shaped, url }) => !code && !shaped && !url) &&
  /(?<!\b(?:no|not an) )\balternatives?\b/i.test(output.doc.plain);

/** Required steps of which half is gone, where the output orders nothing at all: what is left of them is told of other things. */
export const neglected = (ledger: Ledger): StatementMatch[] =>
  givesOrders(ledger.output) || ORDERS.test(ledger.output.doc.plain) || opensWithOrder(ledger.output.doc)
    ? []
    : statementsOf(ledger).filter(
        (match) =>
          match.measurable &&
          match.recall.own <= HALF &&
          match.lost[5] >= LOST &&
          match.purposes.required >= STEP &&
          isAct(ledger.notice.doc, match) &&
          isRequired(ledger.notice.doc, match) &&
          !isMoveOfList(ledger, match) &&
          !isMoveElsewhere(ledger, match),
      );
/** From this probability on half the words of a step do not tell it. */
const LOST = 0.1;
const ORDERS = /\b(?:must|needs? to|ha(?:ve|s) to)\b/i;
/** "Take 3.x off": but "use" may name no more than what replaces it. */
const opensWithOrder = (doc: Document): boolean =>
  readActions(doc).some(({ kind, at }) => kind === 'imperative' && /^(?!Use\b)\p{Lu}/u.test(doc.tokens[at]!.text));

/** Below this probability a step is required only where the notice says so beside it. */
const HARDLY_REQUIRED = 0.2;

/** "Send it, then verify each copy. This check is mandatory": of two steps the last is meant, and this is the first. */
function isCalledForLast({ plain, sentences, clauses }: Document, clause: Clause): boolean {
  const [own, next] = [sentences[clause.sentence]!, sentences[clause.sentence + 1]];
  const last = clauses[own.lastClause - 1]!;
  return (
    next?.block === own.block &&
    last !== clause &&
    /^(?:then|and)\b/i.test(plain.slice(last.start, last.end)) &&
    /^(?:this|that) \p{Ll}+ (?:is|must)\b/iu.test(plain.slice(next.start, next.end))
  );
}

/** "Delete the button", of "take the chat button out": an order on what the notice names in this step alone. */
function isOrderedOn(notice: Document, output: Document, { first, last }: Clause): boolean {
  const once = mentionsOf(notice);
  const objects = objectsOf(notice, first, last).filter((lemma) => once.get(lemma) === 1);
  if (objects.length === 0) return false;
  const told = objectsOf(output, 0, output.tokens.length);
  return objects.some((lemma) => told.includes(lemma));
}

/** What the imperatives between two tokens order something to be done to: the last noun of the plain object. */
function objectsOf(doc: Document, first: number, last: number): string[] {
  const found: string[] = [];
  for (const { kind, at } of readActions(doc)) {
    if (kind !== 'imperative' || at < first || at >= last) continue;
    let k = at + 1;
    while (k < last && ARTICLE.test(doc.tokens[k]!.lower)) k++;
    if (k === at + 1) continue;
    const from = k;
    while (k < last && k < from + 4 && doc.tokens[k]!.content && !doc.tokens[k]!.code) k++;
    if (k > from) found.push(doc.tokens[k - 1]!.lemma);
  }
  return found;
}
const ARTICLE = /^(?:the|a|an|your|its|their|all|any|every|each|this|that|these|those)$/;

/** Versions, paths and codes beside a step that stand nowhere else and name neither what retires nor what follows. */
function marksOf(notice: Ledger['notice'], clause: Clause): ReadonlySet<string> {
  const { doc } = notice;
  const [first, last] = besideOf(doc, clause);
  const named = new Set([...identifierRoles(notice).values()].map(({ fact }) => fact.value.toLowerCase()));
  const once = mentionsOf(doc);
  return new Set(
    doc.tokens
      .slice(first, last)
      .filter((token) => isMark(token) && once.get(token.lemma) === 1 && !named.has(token.lower))
      .map(({ lemma }) => lemma),
  );
}

/** The tokens of a clause and of those that a comma or a bracket joins to it. */
function besideOf({ tokens, sentences, plain }: Document, clause: Clause): [first: number, last: number] {
  const sentence = sentences[clause.sentence]!;
  let { first, last } = clause;
  const parts = (k: number): boolean =>
    isSecondDuty(tokens, k) || plain.slice(tokens[k - 1]!.end, tokens[k]!.start).includes(';');
  while (first > sentence.first && !parts(first)) first--;
  while (last < sentence.last && !parts(last)) last++;
  return [first, last];
}

const isMark = ({ code, url, shaped, number, dateWord, text }: Token): boolean =>
  !dateWord && !url && (code || shaped || (number && text.includes('.')));

const mentionsOf = oncePer(({ tokens }: Document): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { lemma } of tokens) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  return counts;
});

/** Whether a text orders anything at all: a duty, a label with a step, an imperative with its object ("change it"; "publish tokens" may be a noun). */
export const givesOrders = ({ doc }: Ledger['output']): boolean =>
  readActions(doc).some(({ kind, at }) =>
    kind === 'imperative' ? takesPlainObject(doc.tokens[at + 1]) : kind === 'obligation' || kind === 'label',
  );

const takesPlainObject = (next: Token | undefined): boolean =>
  next !== undefined &&
  (next.code || /^(?:it|them|the|your|its|their|an?|all|each|every|any|to|this|those|these)$/.test(next.lower));

/** The words of each sentence that asks for something. */
const dutiesOf = (doc: Document): readonly ReadonlySet<string>[] =>
  dutySentencesOf(doc).map((s) => {
    const { first, last } = doc.sentences[s]!;
    return new Set(doc.tokens.slice(first, last).map(({ lemma }) => lemma));
  });

/** Which sentences ask for something. */
const dutySentencesOf = oncePer((doc: Document): readonly number[] => {
  const asks = readActions(doc)
    .filter(({ kind }) => kind !== 'none' && kind !== 'replacement')
    .map(({ at }) => at);
  return doc.sentences.flatMap(({ first, last, start, end }, s) =>
    BINDS.test(doc.plain.slice(start, end)) || asks.some((at) => at >= first && at < last) ? [s] : [],
  );
});
