import type { Rule } from '../src/rule.ts';
import changedDate from './changed-date.ts';
import changedIdentifier from './changed-identifier.ts';
import everyoneAffected from './everyone-affected.ts';
import inventedGrace from './invented-grace.ts';
import keptFiller from './kept-filler.ts';
import lateSubject from './late-subject.ts';
import lostException from './lost-exception.ts';
import lostReason from './lost-reason.ts';
import lostReplacement from './lost-replacement.ts';
import noActionOrTime from './no-action-or-time.ts';
import toldBeforeItsDate from './told-before-its-date.ts';
import tooLongOrMislabelled from './too-long-or-mislabelled.ts';
import unprovenEquivalence from './unproven-equivalence.ts';
import wrongSituation from './wrong-situation.ts';

/** The fourteen rules, in their order. */
export const rules: readonly Rule[] = [
  noActionOrTime,
  wrongSituation,
  lateSubject,
  changedDate,
  lostReplacement,
  lostException,
  keptFiller,
  lostReason,
  changedIdentifier,
  tooLongOrMislabelled,
  inventedGrace,
  everyoneAffected,
  unprovenEquivalence,
  toldBeforeItsDate,
];
