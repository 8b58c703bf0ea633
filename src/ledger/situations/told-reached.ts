import { unitAt } from '../../facts/lifecycle/unit.ts';
import { ALREADY } from '../../facts/lifecycle/words.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '../../text/span.ts';
import { type Mistold, mistold } from './mistold.ts';
import type { Texts } from './texts.ts';

/** A state in which a thing can still be read: which word, where, and how the text tells it. */
interface Reached {
  readonly range: Range;
  readonly tense: 'ahead' | 'over' | 'open';
}

/** "Box will be moved to a read-only state", told as "is read-only already": a state to come that the output has as reached. */
export function toldAsReached({ notice, output, units }: Texts): Mistold | undefined {
  const said = readOnly(notice.doc);
  const ahead = said.find(({ tense }) => tense === 'ahead');
  // "The wiki is read-only, and the blog will be": which of them the output means is open.
  if (ahead === undefined || said.some(({ tense }) => tense !== 'ahead')) return undefined;
  const told = readOnly(output.doc).find(({ tense }) => tense === 'over');
  const unit = units.find(({ fate }) => fate === 'scheduled') ?? unitAt(ahead.range, 'scheduled');
  return told && mistold(unit, told.range, true);
}

/** Every "read-only" of a text, with how it is told. */
function readOnly(doc: Document): readonly Reached[] {
  const { tokens } = doc;
  const found: Reached[] = [];
  for (let k = 1; k + 1 < tokens.length; k++)
    if (tokens[k]!.lower === 'read' && tokens[k + 1]!.lower === 'only' && !tokens[k]!.code)
      found.push(reachedAt(doc, k));
  return found;
}

/** By the words of its clause before it, and the one behind. */
function reachedAt({ tokens, plain }: Document, at: number): Reached {
  const told = (tense: Reached['tense'], first: number, last = at + 1): Reached => ({
    range: { start: tokens[first]!.start, end: tokens[last]!.end },
    tense,
  });
  if (tokens[at + 2]?.lower === 'already') return told('over', at, at + 2);
  for (let k = at - 1; k >= 0 && k > at - NEAR; k--) {
    const { lower, code } = tokens[k]!;
    // "(Already blocked in some), read-only from 3 May": another's.
    if (/[.,;:()]/.test(plain.slice(tokens[k]!.end, tokens[k + 1]!.start))) break;
    if (code) continue;
    const before = tokens[k - 1]?.lower ?? '';
    if (AHEAD.test(lower) || (MOVED.test(lower) && /^(?:is|are|gets?)$/.test(before))) return told('ahead', k);
    const isOver = OVER.test(lower) || (lower === 'been' && HAS.test(before));
    // "Once it has been made read-only", "it will have been": not yet.
    if (ALREADY.has(lower) || isOver)
      return told(
        isOver && tokens.slice(Math.max(0, k - 5), k).some((x) => NOT_YET.test(x.lower)) ? 'open' : 'over',
        k,
      );
    // "The wiki, which is read-only from 3 May": no word of the time, or one that another reader weighs.
    if (ENDS.test(lower)) break;
  }
  return told('open', at);
}
/** So many words before it tell its time. */
const NEAR = 9;
const AHEAD = /^(?:will|shall|becomes?|turns?|goes|going)$|'ll$/;
const MOVED = /^(?:made|moved|switched|put|set|placed|turned)$/;
const OVER = /^(?:was|were|became|went|turned)$/;
const HAS = /^(?:has|have|already|now|since)$/;
const NOT_YET = /^(?:will|shall|once|when|after|until|before|if|by)$/;
const ENDS = /^(?:which|that|who|and|but|while|before|until|from|on)$/;
