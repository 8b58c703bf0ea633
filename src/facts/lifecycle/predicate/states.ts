import { PHRASAL, STATE } from '../words.ts';
import {
  adjective,
  type Candidate,
  isClosed,
  isCopula,
  isPointAt,
  NONE,
  predicate,
  type Reading,
  wordAt,
} from './candidate.ts';
import { isStatus } from './refusals.ts';

/** A state that is an end in itself: "is off", "on its way out", "out of service", "end-of-life". */
export function state(c: Candidate): Reading {
  if (STATE.has(c.lower)) return isState(c) ? adjective(c, 'state') : NONE;
  switch (c.lower) {
    case 'on':
      return isOnWayOut(c) ? adjective(c, 'removal', 4) : NONE;
    case 'out':
      return isOutOf(c) ? adjective(c, 'state', 3) : NONE;
    case 'over':
      return isOver(c) ? predicate(c, 'state') : undefined;
    // "is now EOL"
    case 'eol':
      return hasReached(c) ? adjective(c, 'state') : undefined;
    case 'end':
      return hasReached(c) && isEndOf(c) ? adjective(c, 'state', 3) : undefined;
    default:
      return undefined;
  }
}

/** "are on their way out", "is on the way out" */
const isOnWayOut = (c: Candidate): boolean => wordAt(c, 2) === 'way' && wordAt(c, 3) === 'out' && c.at + 3 < c.last;

/** "has been out of service since 3 May" */
const isOutOf = (c: Candidate): boolean =>
  c.after === 'of' &&
  /^(?:service|operation|use|order|commission|action|support)$/.test(wordAt(c, 2)) &&
  c.at + 2 < c.last &&
  isCopula(c.before);

const isOver = (c: Candidate): boolean =>
  /^(?:is|are|was|were|been|now|already)$/.test(c.before) &&
  (isClosed(c) || /^(?:for|since|as|and|now|on|in|with)$/.test(c.after));

/** "Is end-of-life", "will be EOL", "has been declared end of life" */
const hasReached = ({ before }: Candidate): boolean =>
  /^(?:is|are|was|were|be|been|now|already|officially|declared)$/.test(before);

/** "End of life", "end-of-support" */
const isEndOf = (c: Candidate): boolean =>
  c.after === 'of' && /^(?:life|support|service|sale)$/.test(wordAt(c, 2)) && c.at + 2 < c.last;

function isState(c: Candidate): boolean {
  // "503 Unavailable": what an answer is called.
  if (isPassing(c) || isStatus(c.before) || isNotYet(c)) return false;
  // Only as what something is: "is off", "already off", "off since".
  return (
    !/^(?:off|dark|history|offline|down|dead)$/.test(c.lower) ||
    // "Go on working, also offline"
    isWhatItIs(c.before === 'also' ? wordAt(c, -2) : c.before) ||
    c.after === 'since' ||
    isVerblessOff(c)
  );
}

const isWhatItIs = (word: string): boolean =>
  /^(?:is|are|was|were|be|been|already|now|permanently|finally|completely|fully|officially|'s|it's|they're|still|both|all)$/.test(
    word,
  );

/** "Unavailable for about ten minutes", "offline for some hours": an interruption, after which it works again. */
function isPassing({ tokens, at, last }: Candidate): boolean {
  if (/^(?:briefly|temporarily|intermittently)$/.test(tokens[at - 1]?.lower ?? '')) return true;
  const to = Math.min(last, at + 7);
  for (let k = at + 1; k < to; k++) {
    const { lower } = tokens[k]!;
    if (/^(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|moments?|briefly|temporarily|intermittently)$/.test(lower))
      return true;
    if (k === at + 1 && lower !== 'for') return false;
  }
  return false;
}

/** "Vouchers (unsupported so far)": what has not begun; "Offline packages": a quality of what follows. */
function isNotYet({ tokens, at, last }: Candidate): boolean {
  const next = at + 1 < last ? tokens[at + 1] : undefined;
  if (next === undefined) return false;
  if (/^(?:so|as)$/.test(next.lower)) return /^(?:far|yet)$/.test(tokens[at + 2]?.lower ?? '');
  return next.lower === 'yet' || (tokens[at]!.capital && next.content && /^\p{Ll}+s$/u.test(next.text));
}

/** "`ox-2` off on 3 May": an end told without a verb. */
function isVerblessOff(c: Candidate): boolean {
  const { tokens, at } = c;
  if (c.lower !== 'off' || !/^(?:on|from|at|after|by)$/.test(wordAt(c, 1))) return false;
  const named = tokens[at - 1];
  if (!named || !(named.code || named.shaped) || !isPointAt(c, 2)) return false;
  // "Turns `ox-2` off on 3 May": the verb's particle.
  for (let k = at - 1; k >= 0 && k > at - 9; k--) if (!tokens[k]!.code && PHRASAL.has(tokens[k]!.lemma)) return false;
  return true;
}
