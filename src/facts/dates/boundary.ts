import { Prefiltered } from '../../text/prefilter.ts';
import type { Boundary } from '../dates.ts';

const OPENS = '(?:^|[\\s(,;:"\'|–—-])';
/** Behind a preposition: words that belong to the date, and the date: "by 10:00 UTC on the", "after the first week of". */
const TO_DATE =
  '[\\s:,]+(?:(?:on|at|the|about|around|approximately|exactly|date|of|midnight|noon|eod|end of day|close of business|and including|including)[\\s,]+){0,3}[("\']?$';

/** The first that fits what stands before the date wins. */
const BEFORE: readonly (readonly [Prefiltered, Boundary])[] = [
  [
    new Prefiltered(
      new RegExp(
        `${OPENS}(?:no (?:earlier|sooner) than|not (?:[a-z]+ ){0,3}(?:earlier|sooner) than|never earlier than|earlier than|(?:will|shall|would) not (?:[a-z]+ ){0,4}before|(?:wo|is|are|would)n't (?:[a-z]+ ){0,4}before|not (?:to be|be|expected|planned|due|scheduled|foreseen|intended|meant|slated|set|likely|going|anticipated)(?: [a-z]+){0,4} before|not before|never before|(?:nothing|no [a-z]+|none|nobody)(?: (?!(?:if|when|unless|where)\\b)[a-z]+){1,8} before|at the (?:very )?earliest|earliest(?: possible)?(?: date)?(?: is)?|at least (?:until|till|through|to)|until at least|through at least|at least|(?:any ?time|at some point|some ?time) after|and not before)${TO_DATE}`,
        'i',
      ),
    ),
    'not-before',
  ],
  [
    new Prefiltered(
      new RegExp(
        `${OPENS}(?:no later than|not later than|at the latest|latest|by|due|due by|deadline(?: is)?|within)${TO_DATE}`,
        'i',
      ),
    ),
    'by',
  ],
  [new Prefiltered(new RegExp(`${OPENS}(?:before|prior to|ahead of|in advance of)${TO_DATE}`, 'i')), 'before'],
  [
    new Prefiltered(
      new RegExp(
        `${OPENS}(?:until|till|up until|up to|through|thru|to and including|through to|valid to)${TO_DATE}`,
        'i',
      ),
    ),
    'until',
  ],
  [new Prefiltered(new RegExp(`${OPENS}(?:on or after)${TO_DATE}`, 'i')), 'from'],
  [new Prefiltered(new RegExp(`${OPENS}(?:after|following|past|beyond|later than)${TO_DATE}`, 'i')), 'after'],
  // "Post 30 January, creation is disabled"; but not "our post on 30 January".
  [new Prefiltered(/(?:^|[,;:(|]\s|\b(?:and|or|but)\s)post\s$/i), 'after'],
  [
    new Prefiltered(
      new RegExp(
        `${OPENS}(?:from|starting|starting from|beginning|beginning from|begins|starts|effective|effective from|effective as of|as of|as from|since|with effect from|commencing|from the)${TO_DATE}`,
        'i',
      ),
    ),
    'from',
  ],
  [new Prefiltered(new RegExp(`${OPENS}(?:on|at|in|during|for|is|was|be|to)${TO_DATE}`, 'i')), 'on'],
];

const AFTER_EARLIEST = new Prefiltered(
  /^[\s,)]{0,2}(?:at the (?:very )?(?:earliest|soonest)|or later|or after|at (?:the )?minimum|earliest|(?:,\s)?(?:and|but)\s(?:never|not|no)\s(?:earlier|sooner|before)(?!\sthan))\b/i,
);
const AFTER_LATEST = new Prefiltered(/^[\s,)]{0,2}at the (?:very )?latest\b/i);
const AFTER_ONWARD = /^\s(?:on|onwards?|and later|forward)\b(?!\s(?:the|a|our|your|[A-Z]))/i;

/** The word that bounds a date, from the plain text before and after it; null where there is none. */
export function boundaryOf(before: string, after: string): Boundary | null {
  if (AFTER_EARLIEST.test(after)) return 'not-before';
  if (AFTER_LATEST.test(after)) return 'by';
  for (const [pattern, boundary] of BEFORE) {
    if (!pattern.test(before)) continue;
    if (boundary === 'on' && AFTER_ONWARD.test(after)) return 'from';
    return boundary;
  }
  return AFTER_ONWARD.test(after) ? 'from' : null;
}
