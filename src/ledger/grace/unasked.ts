import type { Document } from '../../text/document.ts';
import type { Claim } from './claim.ts';

/** What somebody has to do for more time: "ask for up to six more weeks", "on request". */
const ASKED = /\b(?:ask\w*|appl(?:y|ies|ied|ication\w*)|request\w*|petition\w*)\b/i;
/** What leaves open whether it is given, or says how it is had. */
const ON_CONDITION =
  /\b(?:ask\w*|appl(?:y|ies|ied|ying|ication\w*)|request\w*|petition\w*|write|e-?mail|contact\w*|talk|tell|call|form|files?|filed|register\w*|may|can|could|possible|possibly|available|granted|grants?|allow\w*|agree\w*|if|approv\w*|accept\w*|obtain\w*|buy|bought|order\w*|paid|up to|on demand|at most|max\w*)\b|https?:|@/i;

/**
 * "Followed by a grace period of six weeks", "anyone late gets an automatic extension": time that the notice gives to
 * those who ask for it, told as given.
 */
export function isGivenUnasked({ notice, output, fact, behind }: Claim): boolean {
  const same = behind.filter(({ grant }) => grant.days === fact.days);
  return (
    same.length > 0 &&
    same.every(({ grant }) => ASKED.test(sentenceOf(notice.doc, grant))) &&
    !ON_CONDITION.test(clauseOf(output.doc, fact))
  );
}

const sentenceOf = ({ plain, sentences }: Document, { sentence }: Claim['fact']): string =>
  plain.slice(sentences[sentence]!.start, sentences[sentence]!.end);

/** The words round a claim, within its sentence. */
function clauseOf({ plain, sentences }: Document, { range, sentence }: Claim['fact']): string {
  const { start, end } = sentences[sentence]!;
  return plain.slice(Math.max(start, range.start - NEAR), Math.min(end, range.end + NEAR));
}
/** So many characters on either side. */
const NEAR = 90;
