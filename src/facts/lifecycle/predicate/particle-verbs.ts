import { lemma } from '../../../text/lemma.ts';
import type { Token } from '../../../text/tokens.ts';
import { isLimit, isPoint } from '../points.ts';
import { startsObject } from '../subject.ts';
import { DEPRECATE, END, PHRASAL, REFUSE, REMOVE, WORK } from '../words.ts';
import { type Candidate, isPointAt, NONE, predicate, type Reading, wordAt } from './candidate.ts';
import { GO, go, goOff } from './go.ts';
import { leadsNoun } from './nouns.ts';

const TAKE = lemma('take');
const TURN = lemma('turn');
const GIVE = lemma('give');
const SHUT = lemma('shut');
const SAY = lemma('say');
/** Verbs of a thing's own movement with their particle: what follows is a place, "the tags drop off the network". */
const OF_ITSELF = new Set(['run', 'drop', 'fall', 'fade', 'bow', 'die'].map(lemma));

/** Verbs that need their particle to mean an end, "shut it down", and what they mean without it. */
export function particleVerb(c: Candidate): Reading {
  const particles = PHRASAL.get(c.verb);
  if (particles === undefined) return undefined;
  const going = c.verb === GO;
  if (particles.has(c.after)) return isOffList(c) ? NONE : going ? goOff(c) : withParticle(c);
  return going ? go(c) : (aroundObject(c, particles) ?? withoutParticle(c));
}

/** "Taken off the list": the thing stays. */
const isOffList = (c: Candidate): boolean =>
  /^(?:the|our|this|that)$/.test(wordAt(c, 2)) &&
  /^(?:list|plan|plans|schedule|roadmap|table|agenda)$/.test(wordAt(c, 3));

/** "Shut down", "taken offline". */
function withParticle(c: Candidate): Reading {
  const { verb, after } = c;
  if (isDeed(c) || takesOut(c) || isAmount(c)) return NONE;
  // "Logins are turned away": refused.
  if (verb === TURN && after === 'away') return predicate(c, 'refusal', { length: 2 });
  // "say goodbye to X", "does away with X"
  const joins = (verb === SAY && wordAt(c, 2) === 'to') || (after === 'away' && wordAt(c, 2) === 'with');
  return predicate(c, 'removal', { length: joins ? 3 : 2, transitive: !OF_ITSELF.has(verb) });
}

/** "The cut off", "a planned switch off": a noun. */
const isDeed = ({ form, lower, before }: Candidate): boolean =>
  (form === 'base' || /^(?:cut|shut|run)$/.test(lower)) && leadsNoun(before);

/** One takes out a subscription; but "was taken out in this release". */
const takesOut = (c: Candidate): boolean =>
  c.verb === TAKE &&
  (c.after === 'out' || c.after === 'off') &&
  (c.lower !== 'taken' || /^(?:has|have|had|having)$/.test(c.before)) &&
  !/^(?:of|line|the)$/.test(wordAt(c, 2));

/** "Given up to 5 GB": how much, and no end. */
const isAmount = (c: Candidate): boolean =>
  c.verb === GIVE && wordAt(c, 2) === 'to' && c.tokens[c.at + 3]?.number === true;

/** "switch it off", "take the feed out of service", "turns basic authentication off": the object stands between. */
function aroundObject(c: Candidate, particles: ReadonlySet<string>): Reading {
  if (c.verb === GIVE || isDeed(c)) return undefined;
  const { tokens, at, last } = c;
  for (let k = at + 1; k < last && k < at + 9; k++) {
    const token = tokens[k]!;
    if (token.code) continue;
    // "It was on the list, too. We've taken it off": off that.
    if (c.verb === TAKE && token.lower === 'off' && wasListed(c)) return NONE;
    if (isParticle(c, k, particles)) return predicate(c, 'removal', { transitive: true });
    // "Takes video only and cuts off …": another verb with its own particle.
    if (isOtherVerb(token) || (token.lower === 'and' && PHRASAL.has(tokens[k + 1]?.lemma ?? ''))) break;
  }
  return undefined;
}

/** The particle of the candidate, at some distance: "out" and "down" are those of other words, too. */
function isParticle({ tokens, verb, last }: Candidate, k: number, particles: ReadonlySet<string>): boolean {
  const { lower } = tokens[k]!;
  if (lower === 'out') return tokens[k + 1]?.lower === 'of' || (verb === TAKE && isClosedAt(tokens, k, last));
  if (lower === 'down') return /^(?:shut|take|bring|wind|turn|power|tear|spin)$/.test(verb);
  return particles.has(lower);
}

/** "Takes the policy out.": a mark, the end or a time follows. */
const isClosedAt = (tokens: readonly Token[], k: number, last: number): boolean =>
  k + 1 >= last || tokens[k + 1]!.start - tokens[k]!.end > 1 || isPoint(tokens, k + 2, last);

const isOtherVerb = (token: Token): boolean =>
  REMOVE.has(token.lemma) || DEPRECATE.has(token.lemma) || REFUSE.has(token.lemma);

/** "Was on the list", shortly before. */
function wasListed({ tokens, at }: Candidate): boolean {
  for (let k = at - 1; k > 0 && k > at - 20; k--)
    if (
      /^(?:list|plan|schedule|agenda|roadmap)$/.test(tokens[k]!.lower) &&
      /^(?:the|our|that|this)$/.test(tokens[k - 1]!.lower)
    )
      return true;
  return false;
}

/** Some mean an end by themselves, or are for other readers: "closes", "runs". */
function withoutParticle(c: Candidate): Reading {
  const { verb, lower, form, before } = c;
  // "The port has been shut", "will be cut in 4.0"; but "was cut at 64 characters"
  const isShut = verb === SHUT || (lower === 'cut' && isPointAt(c, 2) && !isLimit(c.tokens, c.at + 2, c.last));
  // "Has shut it"; without its auxiliary the form may be a past as well as a present.
  if (verb === SHUT && /^(?:has|have|had|already|now)$/.test(before) && startsObject(c.tokens, c.at + 1, c.last))
    return predicate(c, 'removal', { transitive: true });
  if (isShut && /^(?:is|are|was|were|be|been|being|gets?|got)$/.test(before)) return predicate(c, 'removal');
  if (REMOVE.has(verb)) {
    // "… on 3 May, and pulls from 8 June": a noun in the plural, its verb told before.
    const bare = form === 's' && !startsObject(c.tokens, c.at + 1, c.last);
    return bare ? NONE : predicate(c, 'removal', { transitive: true });
  }
  return END.has(verb) || WORK.has(verb) ? undefined : NONE;
}
