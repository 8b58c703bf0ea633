import { tellsEnd } from '../../facts/dates/marks/endings.ts';
import { isLifeField } from '../../facts/dates/marks/paper-field.ts';
import { readRelatives } from '../../facts/dates/relative.ts';
import { isMadeOfLife } from '../../facts/dates/role-words.ts';
import type { DateFact } from '../../facts/dates.ts';
import { hasVerb } from '../../facts/grammar/has-verb.ts';
import type { Reading } from '../../facts/read.ts';
import { asks } from '../../text/question.ts';
import { type DateGroup, type DateIssue, issue, sentenceOf, written } from '../dates.ts';
import { movedTo } from './crossed.ts';
import { isHouseHours } from './house-hours.ts';
import { covers, stampKey } from './stamps.ts';

/**
 * Says how each date was lost: made rougher, finer, exchanged, or simply left out. A date of the output stands for one of
 * the notice: what is a rough or fine form of one has not taken the place of another.
 */
export function explainLosses(
  lost: readonly DateGroup[],
  strange: readonly DateFact[],
  notice: Reading,
  output: Reading,
): DateIssue[] {
  const known = new Set(notice.facts.dates.map(({ stamp }) => stampKey(stamp)));
  const refined = lost.map((group) => explainPrecision(ownOf(group), strange, output, known));
  const taken = new Set(refined.map((found) => found?.output));
  return lost.map((group, i) => {
    const found =
      refined[i] ??
      explainLoss(
        group,
        strange.filter((fact) => !taken.has(fact)),
        notice,
        output,
      );
    if (found.output) taken.add(found.output);
    return found;
  });
}

const ownOf = (group: DateGroup): DateFact => group.facts.find((fact) => fact.time !== null) ?? group.facts[0]!;

/** `known`: "the January pay run", which the notice has beside "1 January", is no rough form of that day. */
function explainPrecision(
  own: DateFact,
  strange: readonly DateFact[],
  output: Reading,
  known: ReadonlySet<string>,
): DateIssue | null {
  const rough = output.facts.dates.find((fact) => covers(fact.stamp, own.stamp) && !known.has(stampKey(fact.stamp)));
  if (rough) return issue('date-less-precise', own, rough, written(own), written(rough));
  const fine = strange.find((fact) => covers(own.stamp, fact.stamp));
  return fine ? issue('date-more-precise', own, fine, written(own), written(fine)) : null;
}

function explainLoss(group: DateGroup, strange: readonly DateFact[], notice: Reading, output: Reading): DateIssue {
  const own = ownOf(group);
  const swapped = strange.find((fact) => fact.role === own.role) ?? (strange.length === 1 ? strange[0] : undefined);
  if (swapped) return issue('date-changed', own, swapped, written(own), written(swapped));
  if (isMere(group, notice) || isAttribute(group, notice))
    return issue('date-missing', own, null, written(own), '', 'note');
  const told = movedTo(own, notice, output);
  if (told) return issue('date-exchanged', own, told, written(own), written(told));
  // Only now, with a date gone, is it worth asking whether a distance took its place.
  for (const relative of readRelatives(output.doc)) {
    const words = output.doc.plain.slice(relative.start, relative.end);
    if (!notice.doc.plain.toLowerCase().includes(words.toLowerCase()))
      return { ...issue('date-relative', own, null, written(own), words), at: output.doc.span(relative) };
  }
  return issue('date-missing', own, null, written(own), '');
}

/** Words of a state, a duty, a possibility or a change to come. */
const STATE =
  /\b(?:will|shall|would|can|cannot|could|must|should|may|might|is|are|be|been|no longer|not|need|have to|has to|plan|intend|expect|begins?|starts?|takes?|becomes?|enters?|follows?|go|goes|gets?|please|deadline|until|changes|applies|(?:new|revised|changed|amended) date)\b|n't\b/i;

/** An answer opens with its date, give or take a weekday; all of one to "When?" tells when. */
const ANSWER = 24;
const WHEN =
  /\b(?:when|how long|by what (?:date|day|time)|which (?:date|day)s?|what (?:date|day|time)s?|deadlines?)\b/i;
/** An answer has so many sentences at most. */
const SENTENCES = 3;

/** True where the words of a date name nothing in the life of a thing, and tell no state or duty: "You called it on 1 March." */
function isMere(group: DateGroup, notice: Reading): boolean {
  return group.facts.every((fact) => {
    if (isHouseHours(notice, fact)) return true;
    // "Ask for an account by 20 January": a time to act by. What only the heading above says of all its text is not said of a day.
    if ((fact.role !== 'other' && !isUnderTitle(notice, fact)) || fact.boundary === 'by') return false;
    // "Since 4 May every call comes back as `404`": what has been so from that day on.
    const { start } = notice.doc.sentences[fact.sentence]!;
    if (/^\W*since\s(?:the\s)?$/i.test(notice.doc.plain.slice(start, Math.min(fact.range.start, start + 24))))
      return false;
    const { kind } = notice.doc.blocks[notice.doc.sentences[fact.sentence]!.block]!;
    // "When? On 8 November": an answer says nothing but its date.
    const asked = notice.doc.sentences[fact.sentence - 1];
    if (asked && asks(notice.doc, asked) && fact.range.start - asked.end < ANSWER) return false;
    if (answersWhen(notice, fact) || isField(notice, fact)) return false;
    return (
      (kind === 'paragraph' || kind === 'heading') && !STATE.test(sentenceOf(notice, fact).replace(/\bMay\b/g, ''))
    );
  });
}

/** A whole sentence, which says nothing of an end itself: "On 3 May 2009 we sent our first payslip." */
const isUnderTitle = ({ doc }: Reading, { event, sentence }: DateFact): boolean => {
  const { first, last } = doc.sentences[sentence]!;
  const words = doc.tokens.slice(first, last);
  return event === null && (hasVerb(words) || words.some(({ lower }) => /^(?:we|i|you|they)$/.test(lower)));
};

/** "Final date: 8 November", "When: 8 November": all that a line tells is its day, under a name that tells a plan or asks when. */
function isField({ doc: { plain, sentences, blocks, labels } }: Reading, { sentence, range }: DateFact): boolean {
  const { block } = sentences[sentence]!;
  const { start, end } = blocks[block]!;
  const label =
    labels.find((mark) => mark.block === block)?.name ?? /^[^:]{2,40}(?=:)/.exec(plain.slice(start, end))?.[0];
  if (label === undefined || !(isLifeField(label) || isMadeOfLife(label) || ASKS_WHEN.test(label.trim()))) return false;
  const behind = plain.slice(start, range.start).replace(/^.*:/s, '');
  return (
    !/\p{L}{3}/u.test(behind) &&
    /^[^\p{L}\n]{0,4}(?:$|\n|\()/u.test(plain.slice(range.end, Math.min(end, range.end + 6)))
  );
}
const ASKS_WHEN = /^(?:when|timeline|timing|time limit|schedule)$/i;

/** "When? For the north on 1 November; for the south on 15 November": every day of the answer is told as one. */
function answersWhen({ doc }: Reading, { sentence }: DateFact): boolean {
  for (let s = sentence - 1; s >= Math.max(0, sentence - SENTENCES); s--)
    if (asks(doc, doc.sentences[s]!)) return WHEN.test(doc.plain.slice(doc.sentences[s]!.start, doc.sentences[s]!.end));
  return false;
}

/**
 * "The May 2028 edition", "in a 3 May 2028 letter": in running text a time is told with a word for how it bounds ("on", "until"),
 * a removal now and then without ("we remove it 3 May"); a date with none is part of a noun.
 */
function isAttribute({ facts }: DateGroup, { doc }: Reading): boolean {
  return facts.every(({ boundary, range, role, sentence }) => {
    const { block, start } = doc.sentences[sentence]!;
    const before = doc.plain.slice(start, range.start);
    return (
      boundary === null &&
      (role === 'deadline' || role === 'end-of-support') &&
      doc.blocks[block]!.kind === 'paragraph' &&
      /[\p{L}\d'’"”`)]\s$/u.test(before) &&
      // "Support ends 31 March 2028", "the deadline 31 March"
      !tellsEnd(/\S+\s$/.exec(before)?.[0] ?? '')
    );
  });
}
