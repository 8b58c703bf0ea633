import { type ActionFact, readActions } from '../../facts/actions.ts';
import { readNoReplacement } from '../../facts/replacement.ts';
import type { Document } from '../../text/document.ts';
import { lemma } from '../../text/lemma.ts';
import { oncePer } from '../../text/once.ts';
import { type Range, rangeAt } from '../../text/span.ts';
import { noticeNames } from '../identifiers/known.ts';
import { identifierRoles } from '../identifiers/roles.ts';
import { normal } from '../identifiers/wording-index.ts';
import type { Ledger } from '../ledger.ts';
import { statementsOf } from '../statements.ts';
import { invites } from '../steps/no-step.ts';
import { areTold } from '../steps.ts';
import { isToldAsNoun } from './told-as-noun.ts';

/** The first thing that the notice asks of users, and whether the output tells them anything to do. */
export interface Asked {
  readonly action: Range | undefined;
  readonly told: boolean;
}

/** Going over to what takes the place, in any word: then to name it is to say what to do. */
const MOVE = new Set(
  `use move switch migrate change go adopt call upgrade update replace point take prefer choose transition try consider plan`
    .split(' ')
    .map(lemma),
);

/** Compares what the two texts ask. */
export const compareActions = oncePer((ledger: Ledger): Asked => {
  const { notice, output } = ledger;
  const all = readActions(notice.doc);
  const asked = all.filter(
    (action) =>
      (action.kind === 'imperative' || action.kind === 'obligation' || action.kind === 'label') &&
      !isContactLine(notice.doc, action) &&
      !isNone(notice.doc, action),
  );
  if (asked.length === 0) return { action: undefined, told: true };
  // Where only a move is asked, the name of what takes the place tells it.
  const moves = asked.every((action) => action.kind !== 'imperative' || MOVE.has(notice.doc.tokens[action.at]!.lemma));
  const told = readActions(output.doc).some((action) => {
    if (action.kind === 'replacement') return moves;
    return action.kind !== 'none' || isForAll(output.doc, action);
  });
  if (!told && asked.slice(0, MOST).some((action) => hasCommand(notice.doc, action, output.doc)))
    return { action: asked[0]!.range, told: true };
  if (!told && moves && usesInstead(notice.doc, asked, output.doc)) return { action: asked[0]!.range, told: true };
  if (!told && asked.every((action) => forbids(notice.doc, action)) && FORBIDDEN.test(output.doc.plain))
    return { action: asked[0]!.range, told: true };
  // "An Ed25519 key must be in the hub", "new routes: …": the steps themselves, told as no order.
  return {
    action: asked[0]!.range,
    told:
      told ||
      areTold(statementsOf(ledger), notice.doc, output.doc) ||
      namesNext(ledger, asked) ||
      isToldAsNoun(notice.doc, asked, output.doc),
  };
});

/** "New plans must not use it": nothing but what users may not do. */
const forbids = ({ tokens }: Document, { kind, at }: ActionFact): boolean =>
  kind === 'obligation' && /^(?:not|never|no)$/.test(tokens[at + 1]?.lower ?? '');
const FORBIDDEN =
  /\b(?:(?:may|must|should|can|is|are) (?:not|no longer|never)|cannot|not (?:allowed|permitted|accepted|possible)|forbidden|prohibited|refused|rejected|banned|barred|blocked|no new)\b|n['’]t\b/i;

/** "Replacement: None": a field with nothing in it. */
const isNone = ({ tokens }: Document, { kind, at }: ActionFact): boolean =>
  kind === 'label' && /^(?:none|nothing|n\/a)$/.test(tokens[at]!.lower);

/** "If you have questions, open a ticket": an offer of help asks nothing. */
function isContactLine(doc: Document, { kind, at }: ActionFact): boolean {
  if (kind !== 'imperative') return false;
  const clause = doc.clauses[rangeAt(doc.clauses, doc.tokens[at]!.start)];
  return clause !== undefined && invites(doc, clause, clause);
}

/**
 * "`b` is the one to build against", "booking goes on in Terminal Web": where something takes the thing's place, its name
 * tells where to go.
 */
function namesNext({ notice, output }: Ledger, asked: readonly ActionFact[]): boolean {
  const { doc } = notice;
  if (readNoReplacement(doc).length > 0) return false;
  const roles = identifierRoles(notice);
  const known = noticeNames(output).values;
  /** Sentence → where it first asks something. */
  const asks = new Map<number, number>();
  for (const { at } of asked) {
    const { start } = doc.tokens[at]!;
    const s = rangeAt(doc.sentences, start);
    asks.set(s, Math.min(start, asks.get(s) ?? start));
  }
  return notice.facts.identifiers.some(({ value, kind, range }) => {
    const role = roles.get(value)?.role;
    if (
      role === 'retiring' ||
      kind === 'url' ||
      kind === 'menu' ||
      !(known.has(normal(value)) || output.doc.plain.includes(value))
    )
      return false;
    return role === 'replacement' || range.start > (asks.get(rangeAt(doc.sentences, range.start)) ?? doc.plain.length);
  });
}

/** So many orders are looked at for a command. */
const MOST = 24;

/** "`acme upgrade --to 4.2` brings you up to date": the command with which the notice asks for it, of two words or more. */
function hasCommand(notice: Document, { at }: ActionFact, output: Document): boolean {
  const { tokens, plain } = notice;
  let k = at + 1;
  while (k < tokens.length && k < at + 4 && !tokens[k]!.code) k++;
  let end = k;
  while (
    end + 1 < tokens.length &&
    tokens[end + 1]!.code &&
    plain.slice(tokens[end]!.end, tokens[end + 1]!.start) === ' '
  )
    end++;
  return end > k && tokens[k]!.code && output.plain.includes(plain.slice(tokens[k]!.start, tokens[end]!.end));
}

/** "Editors use `spool`", where the notice asks to use just that: told as what people do, and no order. */
function usesInstead(notice: Document, asked: readonly ActionFact[], output: Document): boolean {
  const objects = new Set<string>();
  for (const { at } of asked)
    for (let k = at + 1; k < Math.min(at + 6, notice.tokens.length); k++) {
      const token = notice.tokens[k]!;
      if (token.code || token.shaped || /^\p{Lu}/u.test(token.text)) objects.add(token.lower);
    }
  return output.tokens.some(
    (token, k) =>
      token.lower === 'use' &&
      !token.code &&
      output.tokens.slice(k + 1, k + 4).some((object) => objects.has(object.lower)) &&
      !/^(?:not|never|no|cannot|can't|don't)$/.test(output.tokens[k - 1]?.lower ?? ''),
  );
}

const CONDITION = /^(?:if|where|whoever|should)$/;

/** Whether nothing needs to be done by anybody: "read replicas need no action" says nothing to the others. */
function isForAll(doc: Document, action: ActionFact): boolean {
  const { tokens } = doc;
  const clause = doc.clauses.find((x) => x.first <= action.at && action.at < x.last);
  if (!clause) return true;
  // "No change: read replicas, the export": of those only.
  if (doc.clauses[doc.clauses.indexOf(clause) + 1]?.lead === ':') return false;
  // "If you are on the new one, nothing changes": of those whom the condition picks out.
  const { first } = doc.sentences[clause.sentence]!;
  if (CONDITION.test(tokens[first]!.lower) && clause.first > first) return false;
  for (let k = clause.first; k < action.at; k++)
    if (tokens[k]!.content && !/^(?:users?|customers?|clients?|everyone|need|needs|required)$/.test(tokens[k]!.lower))
      return false;
  return true;
}
