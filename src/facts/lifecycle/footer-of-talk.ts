import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';

/** "Topic closes automatically 90 days after the last reply": under a thread, about threads, of which the text says nothing else. */
export function isFooterOfTalk(
  { blocks, plain, sentences, tokens }: Document,
  { end, first, last, sentence, start }: Clause,
): boolean {
  const { block } = sentences[sentence]!;
  if (block < blocks.length - FOOTER || blocks[block]!.end < plain.length - LONG) return false;
  const own = tokens.slice(first, last);
  const at = own.slice(0, 3).findIndex(({ lower }) => TALK.test(lower));
  if (at < 0 || !own.slice(at + 1, at + 5).some(({ lower }) => CLOSES.test(lower))) return false;
  return (
    AFTER_TALK.test(plain.slice(start, end)) &&
    !blocks.slice(0, block).some(({ start: from, end: to }) => OF_TALK.test(plain.slice(from, to)))
  );
}
/** So near the end of a text its footer stands: in blocks, and in characters. */
const [FOOTER, LONG] = [3, 600];
const TALK = /^(?:topics?|threads?|comments?|discussions?|issues?|tickets?|posts?|repl(?:y|ies)|conversations?)$/;
const CLOSES = /^(?:clos(?:es?|ed)|lock(?:s|ed)?|archived?|expires?)$/;
const AFTER_TALK =
  /\b(?:(?:last |a |of )?(?:repl(?:y|ies)|activity|response|publication|posting|the last (?:post|comment)|silence|inactivity)|the bot)\b/i;
const OF_TALK = /\b(?:topics?|threads?) (?:close|are closed|will be closed|is closed|lock|are locked)/i;
