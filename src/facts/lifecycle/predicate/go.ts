import { lemma } from '../../../text/lemma.ts';
import { isNamedRelease } from '../points.ts';
import { type Candidate, isClosed, isPointAt, NONE, predicate, type Reading, wordAt } from './candidate.ts';
import { isStatus } from './refusals.ts';

export const GO = lemma('go');

/** "Goes away", "gone dark", "goes off sale". */
export function goOff(c: Candidate): Reading {
  if (c.lower === 'gone') return predicate(c, 'state', { length: 2 });
  if (c.after === 'off' && wordAt(c, 2) === 'sale') return predicate(c, 'removal', { length: 3 });
  return c.after === 'out' && wordAt(c, 2) !== 'of' ? NONE : predicate(c, 'removal', { length: 2 });
}

/** "Has gone", "goes in 4.0", "goes on working": without a particle of its own. */
export function go(c: Candidate): Reading {
  if (c.lower === 'gone') return isGoneSomewhere(c) ? NONE : predicate(c, 'state');
  if (goesAtPoint(c) || goesOnce(c) || willGo(c) || goesAsWell(c)) return predicate(c, 'removal');
  // "Goes on working"
  return c.after === 'on' && wordAt(c, 2).endsWith('ing') ? predicate(c, 'stay') : NONE;
}

/** "Have gone to `nova-1` since May", "has gone without updates": where or how they go is told, and no end. */
const isGoneSomewhere = (c: Candidate): boolean =>
  /^(?:to|into|through|via)$/.test(c.after) ||
  isHowFar(c) ||
  isStatus(c.before) ||
  (c.after === 'without' && /^(?:has|have|had|having)$/.test(c.before));

/** "To see where maps have gone since 2015", "how far it has gone": the way that something took. */
function isHowFar({ tokens, at }: Candidate): boolean {
  for (let k = at - 1; k > 0 && k > at - 7; k--) {
    if (tokens[k + 1]!.start - tokens[k]!.end > 1) return false;
    if (/^(?:where|how)$/.test(tokens[k]!.lower)) return tokens[k]!.lower === 'where' || tokens[k + 1]!.lower === 'far';
  }
  return false;
}

/** "goes in 4.0", "goes on 1 March", "go with Kite 96" */
const goesAtPoint = (c: Candidate): boolean =>
  /^(?:in|on|with|by|at|after)$/.test(c.after) &&
  (isPointAt(c, 2) || (/^(?:in|with)$/.test(c.after) && isNamedRelease(c.tokens, c.at + 2, c.last)));

/** "Tags go as soon as the importer has gone", "go once it is off" */
const goesOnce = (c: Candidate): boolean =>
  (c.form === 'base' || c.form === 's') &&
  (c.after === 'once' || (c.after === 'as' && wordAt(c, 2) === 'soon' && wordAt(c, 4) !== 'possible'));

/** "It will soon go." */
const willGo = (c: Candidate): boolean =>
  c.lower === 'go' &&
  (/^(?:will|shall|soon|eventually|\w{1,4}'ll)$/.test(c.before) ||
    (c.before === 'to' && /^(?:about|going|due|set)$/.test(wordAt(c, -2)))) &&
  isClosed(c);

/** "In 5.0 the old player goes too", "is going as well": as what was told before it; but "is going too far". */
const goesAsWell = (c: Candidate): boolean =>
  c.after === 'as'
    ? wordAt(c, 2) === 'well'
    : /^(?:too|also|next|last|likewise)$/.test(c.after) && (c.form !== 'ing' || !c.tokens[c.at + 2]?.content);
