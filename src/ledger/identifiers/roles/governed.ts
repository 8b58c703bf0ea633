import { isFunctionWord, lemma } from '../../../text/lemma.ts';
import type { Words } from '../governing-words.ts';
import {
  ABOUT,
  CONDITION,
  ENDING,
  EXCHANGE,
  MEANS,
  MOVING,
  OFF,
  OTHER_PREPOSITION,
  PARTICLE,
  REBUILDING,
  REPLACE,
  USING,
  USING_IF,
} from '../role-words.ts';
import type { IdentifierRole } from '../roles.ts';

/** An identifier as an object of verbs: `before` holds the nearest word first. */
interface Mention extends Pick<Words, 'before' | 'apposed'> {
  /** A version or a name outside code, to which the verb has to stand close. */
  readonly loose: boolean;
  /** Its sentence begins with a condition. */
  readonly ifSentence: boolean;
  readonly version: boolean;
}

/** The nearest verb that can give its object a role. */
interface Verb {
  readonly word: string;
  /** "Switched off": it ends what it governs only together with its particle. */
  readonly off: boolean;
  /** The words between verb and identifier, and those before the verb; the nearest to the identifier first. */
  readonly between: readonly string[];
  readonly ahead: readonly string[];
  /** Stands in or behind a condition: "if you send X". */
  readonly conditional: boolean;
}

/** What the nearest verb of ending, moving or using makes of its object. */
export function governed(mention: Mention): IdentifierRole | undefined {
  const verb = nearestVerb(mention);
  if (verb === undefined) return undefined;
  const { word, between } = verb;
  if (word === REPLACE) return ofReplacing(verb);
  if (EXCHANGE.has(word)) return ofExchange(verb);
  if (REBUILDING.has(word)) return ofRebuilding(mention, verb);
  if (mention.loose && between.length > 3) return undefined;
  if (ENDING.has(word) || verb.off) return ofEnding(mention, verb);
  if (mention.version && tellsTime(verb)) return undefined;
  return MOVING.has(word) ? ofMoving(mention, verb) : ofUse(mention, verb);
}

function nearestVerb({ before, apposed, loose, ifSentence }: Mention): Verb | undefined {
  // "change the host in your connection strings to X" has its verb far off.
  const close = before.slice(0, apposed || before[0] === 'to' || before[0] === 'at' ? 10 : 6);
  const conditional = before.some((word, i) => CONDITION.has(word) && !isSpent(before, i));
  const isOff = (i: number): boolean =>
    PARTICLE.has(close[i]!) && close.slice(Math.max(0, i - 2), i).some((word) => OFF.has(word));
  const at = close.findIndex(
    (word, i) =>
      ENDING.has(word) ||
      word === REPLACE ||
      (!loose && EXCHANGE.has(word)) ||
      MOVING.has(word) ||
      REBUILDING.has(word) ||
      // "move your calls to X": with "to" between, "calls" is a noun.
      (USING.has(word) && !(apposed && close.slice(0, i).includes('to'))) ||
      isOff(i) ||
      ((conditional || ifSentence) && USING_IF.has(word)),
  );
  // "So calls need `await`": the identifier is the object of another verb.
  if (at < 0 || (at > 0 && NEEDING.has(close[ARTICLE.test(close[0]!) ? 1 : 0]!))) return undefined;
  return { word: close[at]!, off: isOff(at), between: close.slice(0, at), ahead: close.slice(at + 1), conditional };
}

const ARTICLE = /^(?:an?|the)$/;
/** What something takes, and does not follow it. */
const NEEDING = new Set(['need', 'needs', ...['require', 'take', 'expect'].map((word) => lemma(word))]);

/**
 * "Code that calls it should use X": the relative at `relative`, the nearest word first, has a verb of its own before the
 * duty, and the order is none of its conditions. In "clients that still must use X" it is one.
 */
function isSpent(before: readonly string[], relative: number): boolean {
  if (!/^(?:that|which|who|whose)$/.test(before[relative]!)) return false;
  const duty = before.findLastIndex((word, i) => i < relative && DUTY.test(word));
  const own = before[relative - 1] ?? '';
  const isVerb = USING.has(own) || (!isFunctionWord(own) && !/(?:ly|li)$/.test(own));
  return duty >= 0 && duty < relative - 1 && isVerb;
}
const DUTY = /^(?:should|must|shall|ought)$/;

/** "Replace the old one | with X", "X, by which it is replaced" */
const ofReplacing = ({ between }: Verb): IdentifierRole =>
  between.some((word) => word === 'with' || word === 'by' || word === 'be') ? 'replacement' : 'retiring';

/** "Swap X for Y" */
function ofExchange({ between }: Verb): IdentifierRole | undefined {
  if (between.includes('for')) return 'replacement';
  return between.length < 3 ? 'retiring' : undefined;
}

/** "We remove X"; but not "the sunset header X", and no version for which something is removed. */
function ofEnding({ before, version }: Mention, verb: Verb): IdentifierRole | undefined {
  const isOther = strays(verb) || verb.between.some((word) => ABOUT.has(word)) || (version && before[0] === 'for');
  return isOther ? undefined : 'retiring';
}

/** "before upgrading to 6.0" sets a time. */
const tellsTime = ({ ahead }: Verb): boolean =>
  ahead.some((word) => word === 'before' || word === 'after' || word === 'when' || word === 'once');

/** "Rebuild your functions on `x`", "recreate them as Signup Blocks"; "rewritten as `COPY INTO`" is no more than a step. */
function ofRebuilding({ loose, version }: Mention, verb: Verb): IdentifierRole | undefined {
  if (version && tellsTime(verb)) return undefined;
  const leads = loose ? verb.between.slice(0, 3) : verb.between;
  return leads.some((word) => /^(?:on|onto|against)$/.test(word) || (loose && word === 'as'))
    ? 'replacement'
    : undefined;
}

const SUBSCRIBE = lemma('subscribe');

/** "Move from X to Y" */
function ofMoving({ apposed }: Mention, { word, between, conditional }: Verb): IdentifierRole | undefined {
  // "Those who subscribe to X get patches until May": a group, and no move.
  if (word === SUBSCRIBE && conditional) return undefined;
  // "converted to A with B": B is the means.
  if (MEANS.has(between.find((word) => OTHER_PREPOSITION.has(word)) ?? '')) return undefined;
  if (between.slice(0, apposed ? 6 : 3).some((word) => word === 'to' || word === 'at')) return 'replacement';
  return between.includes('from') ? 'retiring' : undefined;
}

/** "if you use X", "your scripts call X" tell of the old one; "use X" of the new. "Signatures use SHA-1" only tells how things are. */
function ofUse({ loose, version }: Mention, verb: Verb): IdentifierRole | undefined {
  if (version || strays(verb) || verb.between.length > 3) return undefined;
  const subject = verb.ahead[0];
  const told =
    subject !== undefined && subject !== '`' && !isFunctionWord(subject) && !MARKED.has(subject) && subject !== 'then';
  if (loose && told) return undefined;
  return verb.conditional || told ? 'retiring' : 'replacement';
}

/** What stands before an order and is no subject: "Please use X", "REQUIRED Install X". */
const MARKED = new Set(['please', 'required', 'mandatory', 'optional'].map((word) => lemma(word)));

/** A preposition that leads from the verb to something else than its object. */
const strays = ({ between }: Verb): boolean => between.some((word) => OTHER_PREPOSITION.has(word));
