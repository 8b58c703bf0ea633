import { lemma } from '../../text/lemma.ts';
import type { Token } from '../../text/tokens.ts';
import { ABSENT, absentAt } from './absent.ts';
import { type Form, formOf } from './chain.ts';
import { deniedAt } from './denied.ts';
import { isDayAt, isLimit, isNamedRelease, isPoint } from './points.ts';
import {
  answersError,
  closesAt,
  goesAsWell,
  isAmount,
  isDissuaded,
  isNotYet,
  isNounForm,
  isPassing,
  isVerblessOff,
  predicateVerb,
  reachesEnd,
  standsAlone,
  warningAt,
  wasListed,
} from './predicate-context.ts';
import { startsObject } from './subject.ts';
import { ANSWER, DEPRECATE, END, ERROR_CODE, PHRASAL, REACH, REFUSE, REMOVE, STATE, WORK } from './words.ts';

export type Family =
  | 'removal' // remove, shut down, end
  | 'refusal' // fail, reject, answer 410
  | 'deprecation'
  | 'state' // gone, off
  | 'work' // work, be available: counts only when negated
  | 'stay'; // stay, remain, keep working

export interface Predicate {
  readonly family: Family;
  readonly form: Form;
  /** One past the last token of the predicate itself, particle included. */
  readonly end: number;
  /** May take the thing as its object ("we remove X"). */
  readonly transitive: boolean;
}

const STAY = new Set(['stay', 'remain', 'continue', 'keep', 'go'].map(lemma));
const GOES_ON = new Set(['on', 'working']);
/** Words that cannot stand before a verb's base form in its own clause: they make a noun of it. */
const BEFORE_NOUN =
  /^(?:the|a|an|this|that|its|their|our|your|his|no|of|in|at|by|for|from|after|before|since|until|each|every|any|planned|scheduled|final|early|another|official|permanent|hard|full|complete|actual|upcoming|with|per|trial)$/;

/** What is told of a thing that still works and is no longer recommended. */
const OUTDATED = /^(?:legacy|obsolete|obsolescent)$/;
const BEFORE_OUTDATED =
  /^(?:is|are|was|were|been|be|now|already|officially|formally|considered|declared|marked|as|becomes?|became|it's|they're)$/;

const GO = lemma('go');
const TAKE = lemma('take');
const TURN = lemma('turn');
const GIVE = lemma('give');
const SHUT = lemma('shut');
const LOSE = lemma('lose');
const FAIL = lemma('fail');
const BREAK = lemma('break');
const SAY = lemma('say');
const RUN = lemma('run');
const RECOMMEND = lemma('recommend');
const LEAVE = lemma('leave');
const FOLLOW = lemma('follow');
const RETURN = lemma('return');
/** What a deprecated thing does where it is used. */
const WARNS = new Set(
  ['print', 'emit', 'log', 'raise', 'show', 'issue', 'give', 'trigger', 'produce', 'throw'].map(lemma),
);
const RELEASE = /^v?\d+\.\d/;
const COMES_BACK = /^(?:and|or|to|again|later|soon|after|afterwards)$/;

/** Every lemma and every form with which a predicate can begin: most words are none of these. */
const STARTS = new Set([
  ...REMOVE,
  ...END,
  ...REFUSE,
  ...ANSWER,
  ...PHRASAL.keys(),
  ...REACH,
  ...DEPRECATE,
  ...WORK,
  ...STAY,
  ...WARNS,
  LOSE,
  FOLLOW,
  RECOMMEND,
  lemma('delete'),
]);
const STARTING_FORMS = new Set([
  ...STATE,
  'legacy',
  'next',
  'do',
  'does',
  'part',
  'maintenance',
  'in',
  'obsolescent',
  'obsolete',
  'unsupported',
  'unavailable',
  'over',
  'eol',
  'said',
  'gone',
  'end',
  'on',
  'out',
  'no',
  'nothing',
  'has',
  'have',
  'had',
]);

const OUT_OF = /^(?:service|operation|use|order|commission|action|support)$/;
const IS = /^(?:is|are|was|were|be|been|now|already|put|set|taken|both|all)$|'(?:s|re)$/;

/** The mark of a comment in code on what is declared under it. */
export const DOC_TAG = '@deprecated';

/** The lifecycle predicate that begins at `at`, or undefined. */
export function predicateAt(tokens: readonly Token[], at: number, last: number): Predicate | undefined {
  const token = tokens[at]!;
  if (token.text === DOC_TAG) return { family: 'deprecation', form: 'ed', end: at + 1, transitive: false };
  if (token.code || token.number || token.url || token.shaped) return undefined;
  if (!STARTS.has(token.lemma) && !STARTING_FORMS.has(token.lower)) return deniedAt(tokens, at, last);
  const key = token.lemma;
  const form = formOf(token.lower);
  const next = tokens[at + 1];
  const after = at + 1 < last && next !== undefined && !next.code ? next.lower : '';
  // "Leave it as it is. Offline maps …"
  const opens = at > 0 && /^\p{Lu}/u.test(token.text) && token.start > tokens[at - 1]!.end + 1;
  const before = at > 0 && !opens ? tokens[at - 1]!.lower : '';
  // "Has no closing day"
  if (before === 'no') return undefined;
  // "410 Gone": what an answer is called.
  const isAnswer = /^[45]\d\d$/.test(before);
  const made = (family: Family, end = at + 1, transitive = false): Predicate => ({ family, form, end, transitive });
  // "It won't return": what does not come back answers nobody.
  if (key === RETURN && form === 'base' && (next === undefined || at + 1 >= last || COMES_BACK.test(after)))
    return undefined;
  // "New end users": the first half of a noun.
  if (token.lower === 'end' && /^(?:users?|customers?|clients?|consumers?|devices?|products?)$/.test(after))
    return undefined;
  // "are on their way out", "is on the way out"
  if (token.lower === 'on')
    return tokens[at + 2]?.lower === 'way' && tokens[at + 3]?.lower === 'out' && at + 3 < last
      ? { family: 'removal', form: 'adjective', end: at + 4, transitive: false }
      : undefined;
  const absent = absentAt(tokens, at, last);
  if (absent || ABSENT.test(token.lower)) return absent;
  // "has been out of service since 3 May"
  if (token.lower === 'out')
    return after === 'of' && OUT_OF.test(tokens[at + 2]?.lower ?? '') && at + 2 < last && IS.test(before)
      ? { family: 'state', form: 'adjective', end: at + 3, transitive: false }
      : undefined;
  // "is end-of-life", "is now EOL"
  if (/^(?:is|are|was|were|been|now|already|officially)$/.test(before)) {
    if (token.lower === 'eol') return made('state');
    if (
      token.lower === 'end' &&
      after === 'of' &&
      /^(?:life|support|service|sale)$/.test(tokens[at + 2]?.lower ?? '') &&
      at + 2 < last
    )
      return made('state', at + 3);
  }
  const particles = PHRASAL.get(token.lower === 'said' ? SAY : key);
  if (particles) {
    const noun = (form === 'base' || /^(?:cut|shut|run|put)$/.test(token.lower)) && BEFORE_NOUN.test(before);
    // "taken off the list": the thing stays.
    if (
      particles.has(after) &&
      /^(?:the|our|this|that)$/.test(tokens[at + 2]?.lower ?? '') &&
      /^(?:list|plan|plans|schedule|roadmap|table|agenda)$/.test(tokens[at + 3]?.lower ?? '')
    )
      return undefined;
    if (particles.has(after)) {
      if (key === GO) {
        if (token.lower === 'gone') return made('state', at + 2);
        if (after === 'off' && tokens[at + 2]?.lower === 'sale') return made('removal', at + 3);
        if (after === 'out' && tokens[at + 2]?.lower !== 'of') return undefined;
        return made('removal', at + 2);
      }
      // "was taken out in this release"; but one takes out a subscription.
      const lost = token.lower === 'taken' && !/^(?:has|have|had|having)$/.test(before);
      if (
        key === TAKE &&
        !lost &&
        (after === 'out' || after === 'off') &&
        !/^(?:of|line|the)$/.test(tokens[at + 2]?.lower ?? '')
      )
        return undefined;
      if (noun || (key === GIVE && isAmount(tokens, at))) return undefined;
      // "Logins are turned away": refused.
      if (after === 'away' && key === TURN) return made('refusal', at + 2);
      // "say goodbye to X"
      return made(
        'removal',
        (tokens[at + 2]?.lower === 'to' && (key === SAY || token.lower === 'said')) ||
          (after === 'away' && tokens[at + 2]?.lower === 'with')
          ? at + 3
          : at + 2,
        key !== RUN,
      );
    }
    // "switch it off", "take the feed out of service", "turns basic authentication off": the object stands between.
    if (!noun && key !== GO && key !== GIVE) {
      for (let k = at + 1; k < last && k < at + 9; k++) {
        const word = tokens[k]!.code ? '' : tokens[k]!.lower;
        // "It was on the list, too. We've taken it off": off that.
        if (key === TAKE && word === 'off' && wasListed(tokens, at)) return undefined;
        if (
          (particles.has(word) && word !== 'out' && word !== 'down') ||
          (word === 'out' && (tokens[k + 1]?.lower === 'of' || (key === TAKE && closesAt(tokens, k, last)))) ||
          (word === 'down' && /^(?:shut|take|bring|wind|turn|power|tear|spin)$/.test(key))
        ) {
          return { family: 'removal', form, end: at + 1, transitive: true };
        }
        // "Takes video only and cuts off …": another verb with its own particle.
        if (word !== '' && (predicateVerb(tokens[k]!) || (word === 'and' && PHRASAL.has(tokens[k + 1]?.lemma ?? ''))))
          break;
      }
    }
    // "Have gone to `nova-1` since May", "has gone without updates": where or how they go is told, and no end.
    if (token.lower === 'gone')
      return /^(?:to|into|through|via)$/.test(after) ||
        isAnswer ||
        (after === 'without' && /^(?:has|have|had|having)$/.test(before))
        ? undefined
        : made('state');
    // "goes in 4.0", "goes on 1 March", "go with Kite 96"
    if (
      key === GO &&
      /^(?:goes|go|going|went)$/.test(token.lower) &&
      /^(?:in|on|with|by|at|after)$/.test(after) &&
      (isPoint(tokens, at + 2, last) || (/^(?:in|with)$/.test(after) && isNamedRelease(tokens, at + 2, last)))
    )
      return made('removal');
    // "Tags go as soon as the importer has gone", "go once it is off"
    if (
      key === GO &&
      /^(?:goes|go)$/.test(token.lower) &&
      (after === 'once' || (after === 'as' && tokens[at + 2]?.lower === 'soon' && tokens[at + 4]?.lower !== 'possible'))
    )
      return made('removal');
    // "It will soon go."
    if (
      token.lower === 'go' &&
      (/^(?:will|shall|soon|eventually|\w{1,4}'ll)$/.test(before) ||
        (before === 'to' && /^(?:about|going|due|set)$/.test(tokens[at - 2]?.lower ?? ''))) &&
      (at + 1 >= last || next!.start - token.end > 1)
    )
      return made('removal');
    // "In 5.0 the old player goes too", "is going as well"; but "is going too far"
    if (key === GO && (form !== 'ing' || !tokens[at + 2]?.content || after === 'as') && goesAsWell(tokens, at, last))
      return made('removal');
    // "The port has been shut", "will be cut in 4.0"
    if (
      (key === SHUT || (token.lower === 'cut' && isPoint(tokens, at + 2, last))) &&
      /^(?:is|are|was|were|be|been|being|gets?|got)$/.test(before)
    )
      return made('removal');
    if (REMOVE.has(key)) {
      // "… on 3 May, and pulls from 8 June": a noun in the plural, its verb told before.
      const bare = form === 's' && !startsObject(tokens, at + 1, last);
      return bare ? undefined : made('removal', at + 1, true);
    }
    // "Goes on working"
    if (key === GO && after === 'on' && tokens[at + 2]?.lower.endsWith('ing')) return made('stay');
    if (!END.has(key) && !WORK.has(key)) return undefined;
  }
  // "The beta follows on 3 May", "follows on a day yet to be fixed": as what was told before it.
  if (
    key === FOLLOW &&
    form !== 'ing' &&
    form !== 'ed' &&
    (/^(?:later|soon|too)$/.test(after) ||
      (/^(?:on|in|at|by|with|from|during)$/.test(after) &&
        (isPoint(tokens, at + 2, last) ||
          (/^(?:a|the|some)$/.test(tokens[at + 2]?.lower ?? '') &&
            /^(?:day|date|later|same|next)$/.test(tokens[at + 3]?.lower ?? '')))))
  )
    return made('removal');
  // "Version 2 will do so on 9 July", "… does so in 5.0": as what was told before it.
  if (/^does?$/.test(token.lower))
    return after === 'so' &&
      (/^(?:will|shall|'ll)$/.test(before) || token.lower === 'does') &&
      isPoint(tokens, at + 3, last)
      ? made('removal', at + 2)
      : undefined;
  // "The relay will be next, on 9 July"
  if (token.lower === 'next')
    return /^(?:is|are|be)$/.test(before) &&
      (at + 1 >= last || next!.start - token.end > 1 || isPoint(tokens, at + 2, last))
      ? { family: 'removal', form: 'adjective', end: at + 1, transitive: false }
      : undefined;
  // "Should no longer be used", "not recommended any more": a warning.
  if (token.lower === 'used' && before === 'be' && isDissuaded(tokens, at - 2)) return made('deprecation');
  // "Is no longer recommended", "we no longer recommend it": a warning.
  if (key === RECOMMEND)
    return before === 'longer' || (before === 'not' && /^any(?:more)?$/.test(after))
      ? made('deprecation', at + 1, true)
      : undefined;
  // "tenants lose basic authentication on …"
  if (key === LOSE)
    // "They are lost"; but "workspaces are losing the export".
    return isNounForm(token.lower) || (form !== 'ing' && /^(?:is|are|be|been|was|were|being|get|gets)$/.test(before))
      ? undefined
      : made('removal', at + 1, true);
  // "is legacy", "counts as obsolescent", "Legacy, no date yet"
  if (OUTDATED.test(token.lower) && (BEFORE_OUTDATED.test(before) || at === 0 || standsAlone(tokens, at)))
    return { family: 'deprecation', form: 'adjective', end: at + 1, transitive: false };
  // "Is in maintenance mode"
  if (token.lower === 'maintenance' && after === 'mode' && before === 'in' && IS.test(tokens[at - 2]?.lower ?? ''))
    return { family: 'deprecation', form: 'adjective', end: at + 2, transitive: false };
  if (/^enter/.test(token.lower) && /^(?:maintenance|limited|legacy)$/.test(after)) return made('deprecation');
  if (REACH.has(key) && reachesEnd(tokens, at, last)) return made('removal', Math.min(at + 2, last));
  if (
    token.lower === 'over' &&
    /^(?:is|are|was|were|been|now|already)$/.test(before) &&
    (at + 1 >= last || next!.start - token.end > 1 || /^(?:for|since|as|and|now|on|in|with)$/.test(after))
  )
    return made('state');
  if (token.lower === 'unsupported' || token.lower === 'unavailable' || STATE.has(token.lower)) {
    if (isPassing(tokens, at, last) || isAnswer || isNotYet(tokens, at, last)) return undefined;
    if (/^(?:off|dark|history|offline|down|dead)$/.test(token.lower)) {
      // Only as what something is: "is off", "already off", "off since".
      if (
        // "Go on working, also offline"
        !/^(?:is|are|was|were|be|been|already|now|permanently|finally|completely|fully|officially|'s|it's|they're|still|both|all)$/.test(
          before === 'also' ? (tokens[at - 2]?.lower ?? '') : before,
        ) &&
        after !== 'since' &&
        !isVerblessOff(tokens, at, last)
      )
        return undefined;
    }
    return { family: 'state', form: 'adjective', end: at + 1, transitive: false };
  }
  if (DEPRECATE.has(key))
    return form === 'base' && BEFORE_NOUN.test(before)
      ? undefined
      : isNounForm(token.lower)
        ? undefined
        : made('deprecation', at + 1, true);
  if (isNounForm(token.lower)) return undefined;
  if (REMOVE.has(key))
    // "Its sunset on 3 May": a noun, though the word may be a participle, too.
    return (form === 'base' || token.lower === 'sunset') && BEFORE_NOUN.test(before) && before !== 'that'
      ? undefined
      : made('removal', at + 1, true);
  if (END.has(key)) {
    if ((form === 'base' || form === 's') && (BEFORE_NOUN.test(before) || (after === 'of' && form === 'base')))
      return undefined;
    // "end with exit code 78", "stops with `E_GONE`": what befalls calls.
    if (after === 'with' || after === 'in')
      for (let k = at + 2; k < last && k < at + 6; k++)
        if (ERROR_CODE.test(tokens[k]!.text) || /^(?:error|errors|exit|status|code|exception)$/.test(tokens[k]!.lower))
          return made('refusal');
    // "Parties end at 8 players": a limit.
    if (after === 'at' && isLimit(tokens, at + 2, last)) return undefined;
    // "It ended up in many projects"
    if (after === 'up') return undefined;
    // "Will be left out of 8.0"
    if (
      token.lower === 'left' &&
      after === 'out' &&
      IS.test(before) &&
      /^(?:of|from|in)$/.test(tokens[at + 2]?.lower ?? '')
    )
      return made('removal', at + 2);
    if (
      token.lower === 'left' &&
      (!/^(?:on|the|our)$/.test(after) || (after === 'on' && !isDayAt(tokens, at + 2))) &&
      !/^(?:has|have|had|already|now|officially)$/.test(before)
    )
      return undefined;
    return made('removal', at + 1, key !== LEAVE);
  }
  if (REFUSE.has(key))
    return form === 'base' && BEFORE_NOUN.test(before)
      ? undefined
      : made('refusal', at + 1, key !== FAIL && key !== BREAK);
  const warning = WARNS.has(key) && form !== 'ing' ? warningAt(tokens, at, last) : undefined;
  if (warning !== undefined) return made('deprecation', warning + 1);
  // "Will be deleted in 1.0", "1.0 deletes `a`"
  if (token.lower === 'deleted' && after === 'in' && RELEASE.test(tokens[at + 2]?.lower ?? '')) return made('removal');
  if (token.lower === 'deletes' && RELEASE.test(before)) return made('removal', at + 1, true);
  if (ANSWER.has(key) && before !== 'longer' && answersError(tokens, at, last)) return made('refusal');
  if (WORK.has(key)) return made('work');
  if (STAY.has(key) && (form === 's' || form === 'base' || form === 'ing') && (key !== GO || GOES_ON.has(after)))
    return made('stay');
  return deniedAt(tokens, at, last);
}
