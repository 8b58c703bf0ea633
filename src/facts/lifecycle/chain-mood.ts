import type { Form, Mood } from './chain.ts';
import type { Part } from './chain-parts.ts';

/** What the parts of a chain come to, before a verb of that form. */
export function moodOf(seen: ReadonlySet<Part>, form: Form, subjectless: boolean): Mood {
  if (seen.has('would')) return 'conditional';
  if (seen.has('future')) return 'future';
  // "Apps should plan to leave it": asked of users.
  if (seen.has('modal') || seen.has('can')) return 'modal';
  if (seen.has('planned')) return 'plan-past';
  if (seen.has('plan')) return seen.has('had') || seen.has('was') ? 'plan-past' : 'future';
  if (seen.has('to')) return toInfinitive(seen);
  if (seen.has('had')) return 'plan-past';
  if (seen.has('has')) return 'perfect';
  if (seen.has('was')) return form === 'ing' ? 'plan-past' : 'past';
  if (seen.has('being')) return seen.has('is') ? 'progressive' : 'infinitive';
  if (seen.has('is')) return form === 'ing' ? 'progressive' : 'present';
  if (seen.has('gets')) return 'present';
  if (seen.has('did')) return 'past';
  return alone(form, subjectless, seen.has('begins'));
}

/** "Is to close", "had to close", "was to close", "to close". */
function toInfinitive(seen: ReadonlySet<Part>): Mood {
  if (seen.has('is')) return seen.has('has') ? 'infinitive' : 'future';
  // "We had to close it at once": done, and no mere plan.
  if (seen.has('had')) return 'past';
  return seen.has('was') ? 'plan-past' : 'infinitive';
}

/** The mood of a verb with nothing before it that tells one. */
function alone(form: Form, subjectless: boolean, begins: boolean): Mood {
  if (form === 'ed' || form === 'adjective') return 'bare';
  // "Servers start refusing it on 3 May"; but "start refusing it" is an order.
  if (form === 'ing') return begins && !subjectless ? 'present' : 'infinitive';
  return subjectless && form === 'base' ? 'infinitive' : 'present';
}
