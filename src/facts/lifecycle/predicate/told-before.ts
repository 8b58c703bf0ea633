import { lemma } from '../../../text/lemma.ts';
import { adjective, type Candidate, isClosed, isPointAt, NONE, predicate, type Reading, wordAt } from './candidate.ts';

export const FOLLOW = lemma('follow');

/** What befalls a thing as it befell what was told before it. */
export function toldBefore(c: Candidate): Reading {
  // "The beta follows on 3 May", "follows on a day yet to be fixed"
  if (c.verb === FOLLOW) return isNextInTime(c) ? predicate(c, 'removal') : undefined;
  // "The relay will be next, on 9 July"
  if (c.lower === 'next')
    return /^(?:is|are|be)$/.test(c.before) && (isClosed(c) || isPointAt(c, 2)) ? adjective(c, 'removal') : NONE;
  return undefined;
}

const isNextInTime = (c: Candidate): boolean =>
  (c.form === 'base' || c.form === 's') &&
  (/^(?:later|soon|too)$/.test(c.after) ||
    (/^(?:on|in|at|by|with|from|during)$/.test(c.after) &&
      (isPointAt(c, 2) ||
        (/^(?:a|the|some)$/.test(wordAt(c, 2)) && /^(?:day|date|later|same|next)$/.test(wordAt(c, 3))))));
