import type { Clause } from '../../../text/clauses.ts';
import type { Document } from '../../../text/document.ts';
import type { Token } from '../../../text/tokens.ts';
import { wordSet } from '../naming.ts';
import type { Role, Visit } from './parts.ts';

const MOVES = wordSet(
  'use move migrate switch upgrade update updated upgraded moved migrated switched converted convert choose install adopt call prefer replace replaced replacement replacements alternative alternatives successors replacing pick change go get transition successor instead favour favor select point send order buy try recommended recommend meet download',
);
/** What stands before a verb or noun of moving that tells of the old. */
const OF_THE_OLD = wordSet(
  'that who which you they we still not no currently user users customer customers application applications apps script scripts team teams project projects workflow workflows job jobs a the your their may can could longer to of its on in',
);
const DUTY = wordSet('need needs have has must want ought required');

/** "Recommended: X", "Replacement: X", but not "because of the new order: …", nor "Update: X ends later". */
export function isLedToMove({ tokens, plain }: Document, before: Clause, clause: Clause): boolean {
  const word = tokens[clause.first - 1];
  return (
    clause.first - before.first < 3 &&
    word !== undefined &&
    MOVES.has(word.lower) &&
    !/^(?:updated?|changed?|call|order|point|meet|get|go)$/.test(word.lower) &&
    plain[word.end] === ':'
  );
}

/** The token at which a clause begins to tell where to go, or -1. */
export function firstMove(doc: Document, first: number, last: number): number {
  for (let i = first; i < last; i++) if (movesAt(doc, i, first)) return i;
  return -1;
}

function movesAt({ tokens }: Document, at: number, first: number): boolean {
  const { lower, code } = tokens[at]!;
  if (code || !MOVES.has(lower)) return false;
  // "The successor is X": a noun that points there by itself.
  if (/^(?:successor|replacement|alternative)s?$/.test(lower) && /^(?:is|are|will)$/.test(tokens[at + 1]?.lower ?? ''))
    return true;
  if (at === first) return true;
  const before = tokens[at - 1]!.lower;
  // "If you use X", "clients that call X", "who use X": the use of the old, not the way to the new.
  const must = before === 'to' && at >= first + 2 && DUTY.has(tokens[at - 2]!.lower);
  if ((OF_THE_OLD.has(before) || before.endsWith("n't")) && !must) return false;
  // "What we have to let go of is X"
  return !(lower === 'go' && before === 'let') && !isNoun(tokens, at);
}

/** "A voice call or SMS step": a noun behind another word with content, as no object follows. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]!;
  const next = tokens[at + 1];
  return (
    EITHER.test(tokens[at]!.lower) &&
    before.content &&
    !before.code &&
    !before.lower.endsWith('ly') &&
    next !== undefined &&
    !next.code &&
    !next.capital &&
    !TAKEN.test(next.lower)
  );
}

/** Verbs of moving that are nouns as well, and what follows them as verbs. */
const EITHER = /^(?:call|change|order|point|update|upgrade|switch|move|transition|download)$/;
const TAKEN =
  /^(?:to|from|over|away|your|the|an?|its|their|all|each|every|it|them|this|these|those|instead|by|at|before|for)$/;

/** Visits what follows the verb `move`: the way out, but for "X" in "move from X to Y" and in "replace X with Y". */
export function visitMove(doc: Document, move: number, last: number, rest: Role, first: number, visit: Visit): void {
  const replaces = /^replac(?:e|es|ing)$/.test(doc.tokens[move]!.lower);
  let old = replaces;
  for (let i = move + 1; i < last; i++) {
    const word = doc.tokens[i]!.lower;
    if (word === 'to' || word === 'by' || word === 'with' || (replaces && word === 'for')) old = false;
    else if (!replaces && (word === 'from' || word === 'of' || word === 'than' || word === 'off')) old = true;
    visit(i, i + 1, old ? rest : 'move', first);
  }
}
