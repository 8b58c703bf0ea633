import { lastTime } from '../denied.ts';
import { DATED, DONE, fateOf, type Signs, type Told } from '../fate.ts';
import type { LifeStatement } from '../statement.ts';
import { objectIn, subjectIn, topicOf } from './arguments.ts';
import { daysOf } from './days.ts';
import { isSubordinate } from './dependence.ts';
import { isAside, isElliptic, isHedged, isLent, isOfPart, isSoft } from './manner.ts';
import { moodIn } from './mood.ts';
import { endsNothing, isNoun, isOfNothing } from './no-end.ts';
import type { Reading } from './reading.ts';
import { signsOf } from './signs.ts';
import { type Found, type Verb, verbOf } from './verb.ts';

/** What a predicate tells of the life of something; nothing where it tells of no end, warning or going on. */
export function toStatement(found: Found): LifeStatement | undefined {
  const verb = verbOf(found);
  if (isOfNothing(verb)) return undefined;
  const before = subjectIn(verb);
  if (isNoun(verb, before)) return undefined;
  const told = { before, object: objectIn(verb) };
  if (endsNothing(verb, told)) return undefined;
  const topic = topicOf(verb, told);
  return statementOf({ verb, topic, mood: moodIn(verb, told), days: daysOf(verb, topic.listed) });
}

function statementOf(x: Reading): LifeStatement {
  const { verb, topic, mood, days } = x;
  const { doc, s, c, at, predicate, chain, first, end } = verb;
  const { object, complement, subject } = topic;
  const signs = signsOf(x);
  const told = fateIn(x, signs);
  const open = isSoft(x, told, signs);
  const over = open && goesOnFromEnd(verb);
  const fate = over ? DONE : told;
  return {
    range: { start: doc.tokens[first]!.start, end: doc.tokens[end - 1]!.end },
    sentence: s,
    clause: c,
    family: predicate.family,
    ...fate,
    anchored: signs.anchored,
    hedged: isHedged(x, signs),
    soft: open && !over,
    lent: isLent(x),
    partial: isOfPart(x),
    aside: isAside(x),
    dependent: signs.conditional || isSubordinate(x, signs.since),
    mood,
    negated: chain.negated,
    chain: first,
    at,
    end,
    verbObject: object !== undefined || complement.length > 0,
    subject,
    elliptic: isElliptic(x),
    dates: days.near,
    conditions: days.conditions,
  };
}

/** "Has been discontinued and is unsupported as of 3.3": what was told as over before it goes on. */
const goesOnFromEnd = ({ goesOn, previous }: Verb): boolean => goesOn && previous?.mood === 'perfect' && previous.done;

function fateIn({ verb, mood }: Reading, signs: Signs): Told {
  const { doc, predicate, chain, end, stop, works } = verb;
  if (!works) return fateOf(predicate.family, mood, chain, signs);
  const isOver = (mood === 'past' || mood === 'perfect') && lastTime(doc.tokens, end, stop);
  return isOver ? DONE : DATED;
}
