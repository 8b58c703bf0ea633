import type { Document, Sentence } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { wordSet } from '../grammar/naming.ts';
import { between, type Claim, toClaim } from './claim.ts';
import { isAgent, populationOf } from './population.ts';
import { isOfNamed, isOfSome } from './without-exception.ts';

const SPARED = wordSet(
  'spared spares exempt exempts exempted excepted excluded unaffected untouched escape escapes avoid avoids around round evade evades dodge dodges bypass bypasses sidestep sidesteps circumvent skip skips excused exception exceptions immune omitted',
);

/** "No tenant is spared", "nobody is exempt", "there are no exceptions", "without exception". */
export function nobody(doc: Document, sentence: Sentence, i: number): Claim | null {
  const { tokens } = doc;
  const word = tokens[i]!.lower;
  const next = i + 1 < sentence.last ? tokens[i + 1]!.lower : '';
  const exceptions = /^(?:exceptions?|exemptions?)$/.test(next);
  if (word === 'without' || (word === 'no' && exceptions))
    return exceptions &&
      !(word === 'without' && (isOfNamed(doc, sentence, i) || isOfSome(doc, sentence, i))) &&
      (word !== 'no' ||
        standsAlone(doc, sentence, i) ||
        /^(?:are|is|with|makes?|made|allows?|grants?)$/.test(tokens[i - 1]?.lower ?? ''))
      ? toClaim(doc, sentence, i, i + 2, 'everyone', 'everybody', true)
      : null;
  if (!/^(?:no|not|nobody|none)$/.test(word) || (word === 'not' && !/^(?:a|one)$/.test(next))) return null;
  // "Persons with no registered business are unaffected": what some lack tells of no one else.
  if (/^(?:no|none)$/.test(word) && i > sentence.first && LACKING.test(tokens[i - 1]!.lower)) return null;
  // "Action: none to keep existing labels": an answer, and what it is good for.
  if (word === 'none' && next === 'to' && i > sentence.first && between(doc, i).includes(':')) return null;
  // "None but domestic operators may keep it".
  if (/^(?:but|except|other)$/.test(next)) return null;
  let people = word === 'nobody' || word === 'none' || next === 'one';
  let named = people;
  for (let k = i + 1; k < Math.min(sentence.last, i + 8); k++) {
    // "Themes contain no code and are unaffected": another predicate; "no individual exceptions": an attribute.
    // "Action: None; printing unaffected": an answer.
    const parted = /[,;:.()=–—]/.test(between(doc, k));
    if (parted && k === i + 1 && /^(?:none|no)$/.test(word)) return null;
    if (k > i + 1 && (parted || /^(?:and|but|exceptions?)$/.test(tokens[k]!.lower))) return null;
    people ||=
      populationOf(tokens[k]!) === 'everybody' ||
      (k < i + 3 && isAgent(tokens[k]!) && /^(?:can|may|will)$/.test(tokens[k + 1]?.lower ?? ''));
    named ||= people || populationOf(tokens[k]!) !== null;
    // "Nobody can stay on it", "no customer may carry on with it"; but "no provider may keep numbers".
    if (people && (MAY.test(tokens[k - 1]!.lower) ? goesOn(tokens[k]!, tokens[k + 1]) : STAYS.test(tokens[k]!.lower)))
      return toClaim(doc, sentence, i, k + 1, 'everyone', 'everybody', true);
    const spared =
      SPARED.has(tokens[k]!.lower) ||
      // "Not a single customer can do without".
      (tokens[k]!.lower === 'without' &&
        /^(?:do|get|go)$/.test(tokens[k - 1]!.lower) &&
        (word === 'not' || MAY.test(tokens[k - 2]!.lower))) ||
      (k < i + 5 && isLeftOut(tokens[k]!, tokens[k + 1])) ||
      // "No customer whom this does not concern".
      (HITS.test(tokens[k]!.lower) && /^(?:not|never)$|n't$/.test(tokens[k - 1]!.lower));
    if (named && spared) return toClaim(doc, sentence, i, k + 1, 'everyone', 'everybody', true);
  }
  return null;
}

/** "No exceptions." alone between two marks, which "no exceptions are thrown" is not. */
const standsAlone = (doc: Document, { first, last }: Sentence, i: number): boolean =>
  (i === first || /[,;:.()–—]/.test(between(doc, i))) && (i + 2 >= last || /[,;:.()–—]/.test(between(doc, i + 2)));

const HITS = /^(?:concern|affect|hit|touch|impact)(?:s|ed)?$/;
const isLeftOut = ({ lower }: Token, next: Token | undefined): boolean =>
  lower === 'left' && /^(?:out|alone|aside|behind)$/.test(next?.lower ?? '');

/** To stay, to keep it, to go on. */
const goesOn = ({ lower }: Token, next: Token | undefined): boolean =>
  /^(?:stay|remain|keep|stick|continue)$/.test(lower) ||
  (next?.lower === 'on' && /^(?:go|carry|hold|hang|live)$/.test(lower));
const STAYS = /^(?:stays|remains|keeps)$/;
const MAY = /^(?:can|may|will|could|gets?|allowed|permitted|able|to)$/;
const LACKING = /^(?:with|of|has|have|having|had|need|needs|in|on|at|use|uses|using|run|runs|running|own|owns)$/;
