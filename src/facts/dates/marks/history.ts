import { Prefiltered } from '../../../text/prefilter.ts';
import { tellsPast } from '../past-verb.ts';
import { type Around, isCoarse } from './around.ts';
import { isToCome, tellsEnd } from './endings.ts';

/** "Launched in 2019", "since our first release on 3 May": what somebody or something did, and not its end. */
export const isHistory = (around: Around): boolean =>
  isCoarse(around.draft) ? isHistoryOfMonth(around) : isHistoryOfDay(around);

function isHistoryOfMonth({ before, after }: Around): boolean {
  const near = before.slice(-90);
  return HISTORY.test(near) || HISTORY.test(after.slice(0, 40)) || wasDone(near) || tellsPast(before, tellsEnd);
}

function isHistoryOfDay({ before, near }: Around): boolean {
  const last = near.slice(-48);
  return (
    HISTORY.test(last) &&
    !REFUSING.test(last) &&
    !isToCome(before) &&
    !/\b(?:will|is to|are to|deprecat|remov|retir|shut|sunset|end|stop|ceas|clos|switch|expire)/i.test(before)
  );
}

/** What a company or a thing did: its history, not its end. */
const HISTORY = new Prefiltered(
  /\b(?:launch(?:ed)?|(?:was|were|first) released|(?:was|were) (?:sold|made|produced|manufactured)|found(?:ed|ing)|born|started|starts|began|opened|introduced|joined|wrote|shipped|invented|built|debuted|since (?:our|its|the)|went live|go(?:es)? back to|light of day|in (?:service|operation|production|use)(?= (?:ever )?since)|first (?:release|transaction|api|beta|webhook|version)|birthday|anniversary|connecting|established|inception|came out|rolled out|unveiled|serving|around since|with us since|back in|dates back|cobbled|created|hackathon|delivered|protected|has been (?:with|part|around)|(?:has|have) been (?:an?|our|your|my)\s(?!(?:\w+\s)?(?:deprecat|legacy|retir|discontinu))|(?:was|were) (?:an?|our|only an?) (?:[a-z]+ ){1,2}since(?= $)|remember|recall|looking back|years ago|(?:back|ever since|it all) (?:when|then)|when (?:we|i|you|it|the [a-z]+|our [a-z]+) (?:were|was|had|did|first)|in those days|who would have thought)\b/i,
);

/** "Brownouts, during which no job starts": what does not start is none. */
const REFUSING = /\b(?:brown-?outs?|no|none|nothing|not|never)\b|n['’]t\b/i;

/** "Was converted by us in July", "superseded by X in 2020, followed by Y in 2022": what happened to something else than what ends. */
function wasDone(before: string): boolean {
  const verb =
    /(?:\b(?:was|were)\s(?:[a-z]+ly\s)?|,\s(?=followed\sby))([a-z]+ed)\s(?:by\s(?:[\w.-]+\s){1,3})?(?:in|during)\s$/i.exec(
      before,
    );
  return verb !== null && !tellsEnd(verb[1]!);
}
