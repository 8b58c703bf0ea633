import { endsBefore, hasTwin, isAttributive } from './guards.ts';
import type { Arguments } from './statements/arguments.ts';
import type { Verb } from './statements/verb.ts';
import { startsNamed } from './subject.ts';
import { closesInsertion, isAbsolute, isTimetable } from './when.ts';
import { PAST_INTRANSITIVE, PAST_ONLY, SAME_FORM } from './words.ts';

/** "Shops closed from December to March can …": a participle, since the verb of its subject is still to come. */
function isReduced({ doc: { tokens }, end, stop }: Verb): boolean {
  for (let k = end; k < stop; k++) {
    const { lower, code, dateWord } = tokens[k]!;
    if (code || dateWord) continue;
    // Behind a mark or a conjunction the verb may be another clause's.
    if (k > end && tokens[k]!.start - tokens[k - 1]!.end > 1) return false;
    if (/^(?:and|but|or|while|which|who|that|as|because|since|so|when|if|where|it|they|we|you)$/.test(lower))
      return false;
    if (/^(?:is|are|was|were|has|have|will|can|may|must|cannot)$/.test(lower)) return k > end;
  }
  return false;
}

/** Said of what ends as well as by whom it is ended. */
const RETIRED = /^(?:retired|sunsetted)$/;

/** "We closed the desk", "the report stopped on 3 May": a finite past, and no participle. */
export function isFinitePast(verb: Verb, { before: subject, object }: Arguments): boolean {
  const { doc, s, c, at, dated, end, stop, opens } = verb;
  const { tokens } = doc;
  const { first } = verb.clause;
  // "P20: stopped processing cards on 3 May": what is stopped cannot take a gerund.
  if (/^(?:stopped|ceased)$/.test(tokens[at]!.lower) && /ing$/.test(tokens[end]?.lower ?? '')) return true;
  if (subject.length === 0 || at <= opens || !(at > first || closesInsertion(doc, s, c))) return false;
  const word = tokens[at]!.lower;
  const before = tokens[at - 1]!.lower;
  if (SAME_FORM.test(word) || /^(?:be|been)$/.test(before) || isAbsolute(tokens, at, first)) return false;
  // "The endpoint, which retired on 3 May": no participle follows the pronoun; "Endpoint retired" may be a headline.
  if (RETIRED.test(word) && /^(?:which|that|who|it|they)$/.test(before)) return true;
  // "Periods that ended before May": a verb, as no participle follows the pronoun.
  if (/^(?:that|who)$/.test(before) && !PAST_INTRANSITIVE.test(word)) return false;
  if (object !== undefined && (startsNamed(tokens, end) || /^(?:we|i)$/.test(before))) return true;
  // "Pike 1.x reached end of life on 3 May"
  if (PAST_ONLY.test(word) || /^(?:reached|entered|hit)$/.test(word)) return true;
  return (
    endsBefore(doc, subject.at(-1)!, at) &&
    PAST_INTRANSITIVE.test(word) &&
    !(isAttributive(tokens, end, stop) || hasTwin(tokens, end, stop) || isReduced(verb)) &&
    !isTimetable(doc, s, c, end, dated)
  );
}
