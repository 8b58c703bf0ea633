import { commonWords, MOST } from '../nearby.ts';
import type { Claim } from './claim.ts';
import { isSpared, tellingWords } from './spared.ts';

/** "Other destinations: no change", of the notice's "traffic to other countries goes on". */
export const isOfOthersKept = (claim: Claim): boolean =>
  needsNothing(claim) && isLedByOthers(claim) && claim.told.kept.some(({ rest }) => rest);
const isLedByOthers = ({ doc: { sentences, plain }, fact: { range, sentence } }: Claim): boolean =>
  /^\W*(?:all |the )?(?:others?|remaining|rest)\b[^.;]{0,40}:\s$/i.test(
    plain.slice(sentences[sentence]!.start, range.start),
  );

/** "Self-hosted runners need no change" is an exemption of the notice in other words. */
export function isOfExemption(claim: Claim): boolean {
  if (!needsNothing(claim)) return false;
  const { told, doc, fact, claimed } = claim;
  // "…, and everything works as before" speaks of all, whatever stands before it.
  const back = fact.span.text.toLowerCase().startsWith('everything') ? 0 : undefined;
  return isSpared(doc, fact, told.kept, claimed, back) || sparesWhatFollows(claim);
}

/** "All you should do is save your history", of a thing without a successor: how to leave, and no word on what one moves to. */
export const isOfLeaving = ({ told, fact: { sort, span } }: Claim): boolean =>
  sort === 'easy' && told.alone && LEAVING.test(span.text);

const LEAVING = /^(?:and )?(?:all|everything|that)\b/i;

/** A claim by itself that somebody need do nothing, or sees nothing. */
const needsNothing = ({ doc, fact: { sort, token, sentence, span } }: Claim): boolean =>
  sort === 'bare' ||
  (sort === 'easy' &&
    (/^no\b/i.test(span.text) ||
      (/^you/.test(doc.tokens[token]!.lower) && token === doc.sentences[sentence]!.first))) ||
  // "Users of only `x` see no difference"
  /^no (?:\w+ )?differences?$/i.test(span.text);

/** "No change to working-time accounts, absence requests or exports", "No change: accounts, exports": what the notice spares stands behind the claim. */
function sparesWhatFollows({ told, doc, fact: { range, sentence } }: Claim): boolean {
  const { first, last } = doc.sentences[sentence]!;
  const words = new Set<string>();
  let led = doc.plain[range.end] === ':';
  for (let k = first; k < Math.min(last, first + 2 * MOST); k++) {
    const { start, end, lower, lemma, content } = doc.tokens[k]!;
    if (end <= range.start) continue;
    led ||= start <= range.end && /^(?:to|for|in|with)$/.test(lower);
    if (led && content) words.add(lemma);
  }
  const telling = tellingWords(words);
  return (
    led && telling.size > 0 && told.kept.some((other) => commonWords(telling, other.words) >= Math.min(2, telling.size))
  );
}
