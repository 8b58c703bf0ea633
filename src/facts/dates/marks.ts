import type { Document } from '../../text/document.ts';
import { isStruck } from '../../text/struck.ts';
import { isAside } from './aside.ts';
import { fateOfPlan } from './called-off.ts';
import type { Draft } from './join.ts';
import { type Around, around, isCoarse } from './marks/around.ts';
import { isNews, isOrigin, isOutSince, isSinceBirth } from './marks/beginnings.ts';
import { isCondition } from './marks/conditions.ts';
import { isEvent, isExample } from './marks/events.ts';
import { isHearsay } from './marks/hearsay.ts';
import { isHistory } from './marks/history.ts';
import { isLetter } from './marks/letters.ts';
import { isCopyright, isLaw, isPaperNumber, isVersion, isYearOfName } from './marks/names.ts';
import { isMoot, isOfRelative, isShutMeanwhile } from './marks/others.ts';
import {
  isDeed,
  isForerunner,
  isGivenThen,
  isIncident,
  isMishap,
  isOfCause,
  isOurDeed,
  isSaidThen,
  isTally,
  isUseSeen,
} from './marks/past.ts';
import { isPost } from './marks/posts.ts';
import { isOld } from './old-plan.ts';

export interface Marks {
  readonly lifecycle: boolean;
  readonly superseded: boolean;
  readonly calledOff: boolean;
  readonly condition: boolean;
  readonly release: boolean;
}

/** What dates are that are none in the life of a thing: the first that holds decides. */
const DECOYS: readonly ((date: Around) => boolean)[] = [
  isOutsideText,
  isHearsay,
  isUseSeen,
  isEvent,
  isMishap,
  isOfCause,
  isForerunner,
  isSaidThen,
  isOutSince,
  isSinceBirth,
  isIncident,
  isTally,
  isGivenThen,
  isLaw,
  isDeed,
  isOrigin,
  isNews,
  isOurDeed,
  isExample,
  isLetter,
  isPost,
  isPaperNumber,
  isCopyright,
  isVersion,
  isHistory,
  isYearOfName,
  isOfRelative,
  isMoot,
  isShutMeanwhile,
];

/** What the words round a date say about its standing. `before` and `after` are the plain text of its sentence on both sides. */
export function marksOf(doc: Document, draft: Draft, before: string, after: string): Marks {
  const date = around(doc, draft, before, after);
  const condition = isCondition(date);
  const plan = fateOfPlan(doc.plain, draft, before, after);
  const superseded = isStruck(doc, draft.start) || (!condition && isOld(before, after, draft)) || plan === 'moved';
  const calledOff = plan === 'off';
  const lifecycle = !condition && !DECOYS.some((is) => is(date)) && (superseded || calledOff || !isAside(doc, draft));
  return { superseded, calledOff, condition, release: isRelease(date), lifecycle };
}

/** "The summer 2027 release", "the March update". */
const isRelease = ({ draft, after }: Around): boolean =>
  isCoarse(draft) && /^\s(?:release|version|update|edition|wave|rollout)\b/i.test(after);

/** The date of a mail, and what stands in code. */
function isOutsideText({ block: { kind } }: Around): boolean {
  return kind === 'mail-header' || kind === 'code';
}
