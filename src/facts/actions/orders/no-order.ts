import type { Candidate } from './candidate.ts';
import { isCourtesy } from './courtesy.ts';

/** Whether a word orders nothing where it stands, though it may be a verb. */
export const isNoOrder = (candidate: Candidate): boolean =>
  PAST.test(candidate.verb.lower) ||
  isMethod(candidate) ||
  PREPOSITION.test(candidate.verb.lower) ||
  tellsState(candidate) ||
  opensName(candidate) ||
  (IDLE.test(candidate.verb.lower) && !isIdleStep(candidate)) ||
  opensCompound(candidate) ||
  listsCompounds(candidate) ||
  spares(candidate) ||
  isCourtesy(candidate);

/** "DELETE /v1/berths/{id}", in a list of what ends: a method of HTTP. */
const isMethod = ({ verb, next }: Candidate): boolean =>
  /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(verb.text) && /^\/|^https?:/.test(next?.text ?? '');

/** "Paid tips", "exported and sent to you": participles and past forms. */
const PAST =
  /^(?:paid|sent|kept|made|built|rebuilt|bought|sold|given|taken|written|rewritten|told|held|left|lost|done|gone|brought|chosen|taught|shown|drawn|known|found|got|gotten|went|took|gave|wrote|began|begun|bound|rang|rung)$/;
/** Prepositions that look like verbs in their base form. */
const PREPOSITION =
  /^(?:behind|beyond|besides|despite|within|during|under|among|amid|via|without|like|unlike|across|along|around|beside|beneath|between|inside|outside|throughout|towards?|near|past|against|until|through|after|since|because|while|when|where|whereas|both|per|plus|once|hence|thus)$/;
/** Asks nothing that concerns the retirement: reading on, getting in touch, being pleased. */
const IDLE =
  /^(?:read|see|thank|thanks|note|wait|visit|learn|contact|reach|find|enjoy|join|follow|stay|expect|remember|hope|look|guide|details|docs|feel|love|care|let|leave|start|begin|compare|go|except)$/;

/** "Go to N3", "read faxes through the Message API", but not "go ahead", "read the guide": what asks for a step after all. */
export function isIdleStep({ verb, next }: Candidate): boolean {
  if (next === undefined) return false;
  if (verb.lower === 'go') return /^(?:to|over|for|with|through)$/.test(next.lower);
  return /^(?:read|find|follow)$/.test(verb.lower) && /^[a-z]{3,}s$/.test(next.text) && next.content;
}

/** "The archive, open to readers": how a thing is. */
const tellsState = ({ tokens, at, verb }: Candidate): boolean =>
  verb.lower === 'open' && tokens[at + 1]?.lower === 'to';

/** "Sketch, the whiteboard, closes", "click & collect slots": a name and what follows it. */
const opensName = ({ plain, first, at, verb }: Candidate): boolean =>
  at === first && /^\s?(?:,\s(?:the|our|an?|its)\s|&|[’']s\b)/.test(plain.slice(verb.end, verb.end + 6));

/** "Mail-in", "add-ons", "pay-as-you-go": a part of a compound; "re-pair" is a verb of its own. */
const opensCompound = ({ plain, verb }: Candidate): boolean =>
  verb.lower !== 're' && plain[verb.end] === '-' && /\w/.test(plain[verb.end + 1] ?? '');

/** "Pay cycles and pay periods": the same first part of two nouns. */
const listsCompounds = ({ tokens, at, last, verb }: Candidate): boolean => {
  const isSame = (k: number): boolean => tokens[k]?.lower === verb.lower;
  const isJoint = (k: number): boolean => /^(?:and|or)$/.test(tokens[k]?.lower ?? '');
  return (at + 3 < last && isJoint(at + 2) && isSame(at + 3)) || (isJoint(at - 1) && isSame(at - 3));
};

/** "Projects on the model, save those on dedicated capacity": but for those. */
const spares = ({ first, at, verb, next }: Candidate): boolean =>
  at === first && verb.lower === 'save' && /^(?:those|for|where|that|in|on|at)$/.test(next?.lower ?? '');
