import { lemma } from '../../../text/lemma.ts';
import { ANSWER, ERROR_CODE, REFUSE } from '../words.ts';
import { type Candidate, NONE, predicate, type Reading } from './candidate.ts';
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
  return ANSWER.has(verb) && c.before !== 'longer' && answersError(c) ? predicate(c, 'refusal') : undefined;
}

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
