import { classesOf } from '../../facts/grammar/classes.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { lookUp, related, toWordIndex } from '../statements/word-index.ts';
import type { StatementMatch } from '../statements.ts';
import { isRequired } from './required.ts';

/** From this probability on a statement is surely a step that is required. */
const SURELY = 0.8;
/** Share of its own words up to which hardly any of a step is left. */
const HARDLY = 0.34;
const DUTY = /^(?:must|should|shall)$/;
const NEEDS = /^(?:need|needs|have|has|required|obliged)$/;
const BETWEEN = /^(?:be|also|first|then|now|each|all|always|either|therefore|re)$/;

/** Deeds for which there are few words; "remove", "link" or "repeat" are told in any number of ways. */
const PLAIN =
  /^(?:export|download|save|archive|sign|countersign|obtain|mint|issue|generate|test|validate|verify|certify|approve|confirm|install|restart|reboot|rotate|print|train|encrypt|decrypt|scan|enrol|enroll|recharge|refund|translate|compile)$/;

/** What a statement says has to be done: "export" of "members must first export them". */
function deedOf({ tokens }: Document, { statement: { clause } }: StatementMatch): Token | undefined {
  const words = tokens.slice(clause.first, clause.last);
  const duty = words.findIndex(
    ({ lower }, k) => DUTY.test(lower) || (lower === 'to' && NEEDS.test(words[k - 1]?.lower ?? '')),
  );
  return duty < 0 ? undefined : words.slice(duty + 1).find(({ lower }) => !BETWEEN.test(lower));
}

/**
 * Whether a required step is gone: hardly any of its own words is left, and neither is its verb, nor one of the few that say the
 * same. "You need to re-sign every image", and nothing is signed anywhere.
 */
export function isDeedUntold({ notice, output }: Ledger, match: StatementMatch): boolean {
  const { purposes, recall, statement } = match;
  if (purposes.required < SURELY || recall.own > HARDLY || recall.ownWeight === 0) return false;
  const verb = deedOf(notice.doc, match);
  if (
    verb === undefined ||
    !statement.content.includes(verb) ||
    !PLAIN.test(verb.lower) ||
    classesOf(verb.lemma).length === 0
  )
    return false;
  const index = toWordIndex(output);
  return lookUp(verb, index).length === 0 && related(verb, index).length === 0 && isRequired(notice.doc, match);
}
