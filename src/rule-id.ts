/** Number of a rule. */
export type RuleNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/** Id of a rule: the fault, in words. */
export type RuleId =
  | 'no-action-or-time'
  | 'wrong-situation'
  | 'late-subject'
  | 'changed-date'
  | 'lost-replacement'
  | 'lost-exception'
  | 'kept-filler'
  | 'lost-reason'
  | 'changed-identifier'
  | 'too-long-or-mislabelled'
  | 'invented-grace'
  | 'everyone-affected'
  | 'unproven-equivalence'
  | 'told-before-its-date';

/**
 * A rule by id or number. A number that is computed may be passed as it is, and is looked at when it is used; ids are
 * taken in any case, and told apart by the compiler in this one.
 */
export type RuleName = RuleId | RuleNumber | `${RuleNumber}` | (number & {});
