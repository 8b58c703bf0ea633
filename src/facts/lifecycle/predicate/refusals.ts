import { lemma } from '../../../text/lemma.ts';
import { isNamedRelease } from '../points.ts';
import { ANSWER, ERROR_CODE, REFUSE } from '../words.ts';
import { type Candidate, isClosed, isPointAt, NONE, predicate, type Reading, wordAt } from './candidate.ts';
import { isNoun } from './nouns.ts';

const FAIL = lemma('fail');
const BREAK = lemma('break');
const ABORT = lemma('abort');
const RETURN = lemma('return');

/** The number of an answer that is an error: "410 Gone". */
export const isStatus = (word: string): boolean => /^[45]\d\d$/.test(word);

/** What befalls requests: "fail", "are rejected", "return `410`". */
export function refusal(c: Candidate): Reading {
  const { verb } = c;
  if (REFUSE.has(verb))
    return isNoun(c)
      ? NONE
      : predicate(c, 'refusal', { transitive: verb !== FAIL && verb !== BREAK && verb !== ABORT });
  if (RAISES.has(verb) && raisesFrom(c)) return predicate(c, 'refusal');
  return ANSWER.has(verb) && c.before !== 'longer' && answersError(c) ? predicate(c, 'refusal') : undefined;
}

/** What a function does that is over, with no word for the error. */
export const RAISES = new Set(['raise', 'throw', 'panic'].map(lemma));

/** "Will raise in 2.9", "throws from Kiln 6 on", "now raises": from when, or that it does now; "throws when `x` is null" is how it works. */
function raisesFrom(c: Candidate): boolean {
  const ahead = /^(?:will|now)$/.test(c.before);
  if (c.verb === PANIC && !ahead) return false;
  if (ahead && (isClosed(c) || /^(?:and|instead)$/.test(c.after))) return true;
  if (!/^(?:in|from|on|starting|beginning|since|after|as|with)$/.test(c.after)) return false;
  const at = /^(?:of|with|in|from|on)$/.test(wordAt(c, 2)) ? 3 : 2;
  return isPointAt(c, at) || isNamedRelease(c.tokens, c.at + at, c.last);
}
const PANIC = lemma('panic');

/** "Returns `410`"; but "get warning `QS-0931`", "see `DEPR-011`": what still works may warn. */
function answersError({ tokens, at, last }: Candidate): boolean {
  for (let k = at + 1; k < last && k < at + 5 && !WARNING.test(tokens[k]!.lower); k++)
    if (ERROR_CODE.test(tokens[k]!.text) || /^(?:error|errors|http)$/.test(tokens[k]!.lower)) return true;
  return false;
}
const WARNING = /^warnings?$|(?:^|[^a-z])(?:warn|depr|deprecat\w*)(?:[^a-z]|$)/;

/** "It won't return": what does not come back answers nobody. */
export const comesBack = ({ verb, form, at, last, after }: Candidate): boolean =>
  verb === RETURN &&
  form === 'base' &&
  (at + 1 >= last || /^(?:and|or|to|again|later|soon|after|afterwards)$/.test(after));
