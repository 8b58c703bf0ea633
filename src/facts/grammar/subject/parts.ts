import type { Block } from '../../../text/blocks.ts';
import type { Document, Sentence } from '../../../text/document.ts';
import { retiresIn } from '../../lifecycle/ending.ts';
import { wordSet } from '../naming.ts';
import { firstMove, isLedToMove, visitMove } from './moves.ts';

/** What a stretch tells of: of what ends, of where to go, or of something else. */
export type Role = 'ends' | 'move' | 'other';
/** Receives a stretch of tokens, what it tells, and the first token of its sentence. */
export type Visit = (from: number, to: number, role: Role, first: number) => void;

/** Cuts a text into stretches by what they tell. */
export function forEachPart(doc: Document, visit: Visit): void {
  let firstHeading = true;
  for (const sentence of doc.sentences) {
    const block = doc.blocks[sentence.block]!;
    if (block.kind === 'mail-header' || block.kind === 'salutation' || block.kind === 'code') continue;
    if (block.kind === 'cell') visit(sentence.first, sentence.last, roleOfCell(block), -1);
    else visitSentence(doc, sentence, block.kind === 'heading' && firstHeading, visit);
    if (block.kind === 'heading') firstHeading = false;
  }
}

function roleOfCell({ column, header = '' }: Block): Role {
  if (/replac|instead|successor|\b(?:move|go|switch|upgrade|change) to\b|migrat|alternative|use\b/i.test(header))
    return 'move';
  return column === 0 && !/date|when|time|milestone|what|phase|day/i.test(header) ? 'ends' : 'other';
}

/** `titled`: it is the title of the text, which tells of what ends. */
function visitSentence(doc: Document, sentence: Sentence, titled: boolean, visit: Visit): void {
  const { first, firstClause, lastClause } = sentence;
  const told = retiresIn(doc, first, sentence.last);
  let parting = false;
  for (let c = firstClause; c < lastClause; c++) {
    const clause = doc.clauses[c]!;
    const verb = doc.tokens[clause.first]!;
    const orders = GO.has(verb.lower) && !verb.code && clause.last - clause.first > 1;
    if (orders) parting = false;
    if (PART.has(verb.lower) && clause.first === first) parting = true;
    // A bracket in its middle cuts a clause in two: "The header `X-A` (SHA-1) ends on …".
    const split = told && c + 1 < lastClause && /^[()]$/.test(doc.clauses[c + 1]!.lead);
    const ends = !parting && !orders && (titled || split || retiresIn(doc, clause.first, clause.last));
    const rest = ends ? 'ends' : 'other';
    const led = c > firstClause && isLedToMove(doc, doc.clauses[c - 1]!, clause);
    const move = led ? clause.first - 1 : orders ? clause.first : firstMove(doc, clause.first, clause.last);
    if (move < 0) visit(clause.first, clause.last, rest, first);
    else {
      if (!led) visit(clause.first, move + 1, rest, first);
      visitMove(doc, move, clause.last, rest, first, visit);
    }
  }
}

/** Verbs that open an order to go somewhere, and those that open one to leave something: what these take may be either. */
const GO = wordSet(
  'adopt authenticate call choose connect convert create install load migrate move open pick point prefer register select send set sign subscribe switch upgrade use write',
);
const PART = wordSet(
  "back check consider delete disable download drop export find remove replace save stop take uninstall avoid do don't please",
);
