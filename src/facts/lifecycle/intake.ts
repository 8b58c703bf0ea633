import type { Token } from '../../text/tokens.ts';

/** What people hand in, fill in or ask for. */
const INTAKE =
  /^(?:forms?|surveys?|windows?|enrolments?|enrollments?|registrations?|applications?|requests?|polls?|votes?|ballots?|bookings?|nominations?|queues?|waitlists?|rounds?|consultations?)$/;

const ASKING =
  /^(?:application|request|extension|order|claim|sign-?up|registration|booking|entry|refund|opt-?out|online)$/;

/** "The form is at … and closes on 30 June": a time to apply is over, and no thing ends. */
export function isIntake(tokens: readonly Token[], subject: readonly number[], verb: number): boolean {
  if (!/^closes?$/.test(tokens[verb]!.lower)) return false;
  // The head of the first phrase: what a first verb says of it follows.
  let head = subject[0];
  if (head === undefined) return false;
  while (subject.includes(head + 1)) head++;
  const before = tokens[head - 1];
  // "Contact Form closes": the word belongs to a name.
  const named = /^\p{Lu}/u.test(tokens[head]!.text) && before !== undefined && /^\p{Lu}/u.test(before.text);
  // "The contact form closes": a form that is for something else than asking is a thing of its own.
  const kind = subject.includes(head - 1) ? before?.lower : undefined;
  if (/^forms?$/.test(tokens[head]!.lower) && kind !== undefined && !ASKING.test(kind)) return false;
  return INTAKE.test(tokens[head]!.lower) && !tokens[head]!.code && !named;
}
