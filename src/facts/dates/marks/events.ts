import { Prefiltered } from '../../../text/prefilter.ts';
import type { Around } from './around.ts';

/** A webinar, an office's hours, a mail of before. */
export const isEvent = ({ near, far }: Around): boolean =>
  EVENT.test(near) || REMINDER.test(near) || (EVENT.test(far) && !AS_SAID.test(far));

/** "(1st reminder: 10 January, the 3rd one will follow on 6 March)": when the notice itself is sent again. */
const REMINDER =
  /\b(?:\dst|\dnd|\drd|first|second|third|next|another|further)\s(?:reminder(?:\s(?:was|is|will be|goes|went)\s(?:sent|out))?(?:\son)?:?|(?:reminder|one)\s(?:will\s)?(?:follows?|comes?)\son)\s$/i;

/** What is held or said for readers: no date in the life of a thing. */
const EVENT = new Prefiltered(
  /\b(?:webinars?|office hours|q ?& ?as?|town hall|live ?streams?|meet-?ups?|conference|[a-z]+conf|summit|keynote|workshops?|trainings?|drop-ins?|(?:live|info|information|q ?& ?a|q and a|demo|training|drop-in|onboarding|migration) (?:session|call|demo|event|workshop)s?|demos?|ama|podcast|newsletter|survey|(?:discussion|consultation|comment period|vot(?:e|ing)|poll) (?:was |is |has |will be )?(?:clos|end|open)(?:es|ed|s)|holidays?|closed (?:over|for) (?:easter|christmas|new year|the (?:holidays?|summer|winter|break))|(?:our|the)(?: [a-z]+){0,2} offices?(?= (?:is|are|will|stays?|remains?|opens?|closed|closes? (?:on|at|for|from|early)|in|on|at)\b|$)|(?:we|was|were|been|first|as) (?:first )?(?:announced|told|informed|mentioned|reported|communicated)|we (?:wrote|e-?mailed|told|informed|reminded|promised|blogged|warned|notified|contacted)|(?:our|the|an|my|this) (?:[a-z-]+ )?(?:(?:e-?)?mail|post|message|letter|newsletter|announcement|survey|note|bulletin|notice|update)s? (?:of|from|on|in|dated))\b/i,
);

/** "Until the end of 2028, as announced before", "five weeks later than first announced": the day stands as it was told. */
const AS_SAID =
  /(?:^\s?as|\bthan)\s(?:first\s|originally\s|previously\s)?(?:announced|told|informed|mentioned|reported|communicated)\b/i;

/** "For example, a key of 3 May expires on 1 August." */
export function isExample({ doc, draft }: Around): boolean {
  const { start } = doc.sentences[draft.sentence]!;
  return EXAMPLE.test(doc.plain.slice(start, start + 24));
}
const EXAMPLE = /^\W*(?:for (?:example|instance)|e\.g\.|suppose|imagine|say,)/i;
