import { quoteWords } from './quote.ts';

/* What findings call what they are about: situations, dates, kinds of filler, fronts, users and facts. */

const q = quoteWords;

const SITUATIONS: Record<string, string> = {
  warning: 'a warning (deprecated, it still works, nothing is scheduled)',
  scheduled: 'a scheduled removal (it works now and ends later)',
  failing: 'already failing (it does not work now)',
  spared: 'staying (the notice spares it)',
};
export const situation = (name: string): string => SITUATIONS[name] ?? q(name);

const DATES: Record<string, string> = { other: 'date', 'end-of-support': 'end-of-support date' };
export const dateName = (role: string): string => DATES[role] ?? (role === '' ? 'date' : `${spaced(role)} date`);

const DEEDS: Record<string, string> = { 'end-of-support': 'the end of support' };
/** What happens on a date, as readers call it. */
export const deedName = (role: string): string => DEEDS[role] ?? `the ${spaced(role)}`;

const FILLER: Record<string, string> = {
  history: 'history',
  thanks: 'thanks',
  apology: 'an apology',
  marketing: 'marketing',
  'business-reason': 'a reason that constrains no user',
  encouragement: 'encouragement',
  greeting: 'a greeting',
  signature: 'a signature',
};
export const fillerName = (sort: string): string => FILLER[sort] ?? (sort === '' ? 'filler' : spaced(sort));

/** Things that stand in front of the retired thing by their kind; anything else is quoted. */
const FRONTS: Record<string, string> = {
  greeting: 'a greeting',
  thanks: 'thanks',
  preamble: 'a preamble',
  date: 'a date',
  action: 'the action',
  replacement: 'the replacement',
  story: 'a story, praise or a reason that constrains no user',
};
export const frontName = (front: string): string => FRONTS[front] ?? FILLER[front] ?? q(front);

/** Users as the notice tells of them: by a noun or a condition of their own, or within a sentence to them. */
export const usersName = (users: string): string => {
  const text = whole(users);
  return /^(?!(?:if|when|where|whoever|anyone|you)\b).*\b(?:you|your|we)\b/is.test(text)
    ? `those to whom the notice says ${q(text)}`
    : q(text);
};

/** Without the rest of a bracket that began before it ("Reminder] Move your jobs"), and what leads in a clause. */
export const whole = (text: string): string =>
  text.replace(/^[^()[\]]{0,60}[)\]]\s+(?=\S)/, '').replace(/^(?:we|I)(?:['’]ve| have| had)?\s\p{Ll}+\sthat\s/u, '');

export const factName = (role: string): string => {
  if (role === '' || role === 'fact') return 'something that could change a plan';
  const name = spaced(role);
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
};

const spaced = (name: string): string => name.replaceAll('-', ' ');
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
