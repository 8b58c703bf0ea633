import { oncePer } from '../../text/once.ts';
import type { Range } from '../../text/span.ts';
import { noticeNames } from '../identifiers/known.ts';
import { identifierRoles } from '../identifiers/roles.ts';
import type { Ledger } from '../ledger.ts';

/*
 * "The argument `reason` is required": no order and no deed, but without it the step does not succeed. An output that has no
 * such name left has lost it.
 */

const REQUIRED =
  /\s(?:is|are|becomes?|remains?)\s(?:(?:now|also|always|strictly|still)\s)?(?:required|needed|necessary|mandatory|compulsory|obligatory|indispensable|a must)\b(?!\sby\b)/i;
const DENIED = /\b(?:no|not|never|nor|neither|without|if|unless|only)\b|n['’]t\b/i;
/** What leads in a condition or a reason. */
const SIDE = /^(?:if|when|where|unless|because|since|as|for|while|whereas|although|though)$/;
/** So much of a clause is looked at. */
const LONG = 240;

/** The clauses of the notice that call something by its name required, which the output does not name. */
export const lostRequisites = oncePer(({ notice, output }: Ledger): readonly Range[] => {
  const { doc, facts } = notice;
  const roles = identifierRoles(notice);
  const { index } = noticeNames(output);
  return doc.clauses.filter(({ start, end, lead }) => {
    const text = doc.plain.slice(start, Math.min(end, start + LONG));
    const at = text.search(REQUIRED);
    if (at < 0 || SIDE.test(lead) || DENIED.test(text)) return false;
    const names = facts.identifiers.filter(
      ({ code, range, value }) => code && range.start >= start && range.end <= start + at + 2 && !roles.has(value),
    );
    return names.length > 0 && !names.some(({ value }) => index.has(value, 'loose', false));
  });
});
