import type { Finding, FindingArgs, FindingKind } from '../finding.ts';
import {
  count,
  dateName,
  deedName,
  factName,
  fillerName,
  frontName,
  situation,
  upper,
  usersName,
  whole,
} from './names.ts';
import { quoteThing, quoteWords } from './quote.ts';

/** A finding in words, for people and agents: whole sentences, in this order. */
export interface Words {
  /** What is there. */
  readonly found: string;
  /** What was expected. */
  readonly expected: string;
  /** What to write instead: an order that an agent can follow on its second try. */
  readonly hint: string;
}

type Catalogue = { readonly [K in FindingKind]: (args: FindingArgs[K]) => Words };

const words = (found: string, expected: string, hint: string): Words => ({ found, expected, hint });
const q = quoteWords;

/** "Were eliminated": what has happened, and no time. */
const STATE = /^(?:has|have|had|was|were|is|are)\b(?!.*\d)/i;

/** The one place where findings get their text. A kind without words does not compile. */
const CATALOGUE: Catalogue = {
  'no-action': ({ expected }) =>
    words(
      'The output tells the affected users neither what to do nor that nothing is needed.',
      `The notice says: ${q(expected)}.`,
      'Say in one plain sentence what the affected users have to do, or that they need do nothing.',
    ),
  'no-time': ({ expected }) =>
    words(
      'The output gives no time to act by: no date, no "already fails", no "no date set".',
      `The notice says: ${q(expected)}.`,
      `${STATE.test(expected) ? 'Say how things stand' : 'Say by when'}, as the notice does: ${q(expected)}.`,
    ),
  'situation-changed': ({ thing, expected, found }) =>
    words(
      found === ''
        ? `The output does not tell what happens to ${quoteThing(thing)}.`
        : `The output tells ${quoteThing(thing)} as ${situation(found)}.`,
      `In the notice it is ${situation(expected)}.`,
      `Tell ${quoteThing(thing)} as ${situation(expected)}.`,
    ),
  'successor-retired': ({ name, found, told, retiring }) =>
    words(
      `The output tells ${q(name)} to go: ${q(found)}.`,
      `In the notice it is what users move to: ${q(told)}.`,
      `Say that ${q(retiring)} goes, and that users move to ${q(name)}.`,
    ),
  'spared-retired': ({ found, told }) =>
    words(
      `The output tells as leaving what stays: ${q(found)}.`,
      `The notice spares it: ${q(told)}.`,
      `Say that it stays, as the notice does: ${q(told)}.`,
    ),
  'thing-not-in-opening': ({ thing }) =>
    words(
      'The opening does not name what is retired.',
      `The title or first sentence names ${quoteThing(thing)}.`,
      `Put ${quoteThing(thing)} into the first line.`,
    ),
  'users-not-in-opening': ({ users }) =>
    words(
      'The opening does not name the affected users as narrowly as the notice does.',
      `The title or first sentence says whom it affects: ${usersName(users)}.`,
      `Say in the first line whom it affects, in few words: ${usersName(users)}.`,
    ),
  'everyone-in-opening': ({ found, thing }) =>
    words(
      `The opening says that it affects everyone: ${q(found)}.`,
      `The notice affects those who use ${q(thing)}.`,
      `Name the users of ${q(thing)} in place of ${q(found)}.`,
    ),
  'late-start': ({ front }) =>
    words(
      `The output begins with ${frontName(front)}.`,
      'It begins with the retired thing and the users it affects.',
      'Move it down or drop it, and begin with what is retired and for whom.',
    ),
  'date-missing': ({ expected, role }) =>
    words(
      `The ${dateName(role)} ${q(expected)} is missing from the output.`,
      `The notice gives ${q(expected)}.`,
      `Write ${q(expected)} with what happens then; the format may change, the value may not.`,
    ),
  'date-changed': ({ expected, found }) =>
    words(
      `The output says ${q(found)}.`,
      `The notice says ${q(expected)}.`,
      `Write ${q(expected)} in place of ${q(found)}.`,
    ),
  'date-exchanged': ({ expected, found, role }) =>
    words(
      `The output says ${q(found)}, which the notice gives for something else.`,
      role === '' ? `The notice says ${q(expected)}.` : `The notice has ${deedName(role)} on ${q(expected)}.`,
      role === ''
        ? `Write ${q(expected)} in place of ${q(found)}.`
        : `Tell ${deedName(role)} on ${q(expected)}, not on ${q(found)}.`,
    ),
  'date-less-precise': ({ expected, found }) =>
    words(
      `The output says ${q(found)}, which is less precise than the notice.`,
      `The notice says ${q(expected)}.`,
      `Write ${q(expected)} in full in place of ${q(found)}.`,
    ),
  'date-more-precise': ({ expected, found }) =>
    words(
      `The output says ${q(found)}, which is more precise than the notice.`,
      `The notice says no more than ${q(expected)}.`,
      `Write ${q(expected)} in place of ${q(found)}; do not compute a day.`,
    ),
  'date-relative': ({ expected, found }) =>
    words(
      `The output gives a relative time: ${q(found)}.`,
      `The notice gives the date: ${q(expected)}.`,
      `Write ${q(expected)} in place of ${q(found)}.`,
    ),
  'date-invented': ({ found }) =>
    words(
      `The output has the date ${q(found)}.`,
      'The notice has no such date.',
      `Take ${q(found)} out; write only dates that the notice gives.`,
    ),
  'date-superseded': ({ expected, found }) =>
    words(
      `The output gives ${q(found)}, a date that the notice itself has replaced.`,
      `The date that holds is ${q(expected)}.`,
      `Write ${q(expected)} in place of ${q(found)}.`,
    ),
  'time-missing': ({ expected, found }) =>
    words(
      `The output says ${q(found)}, without the time of day.`,
      `The notice says ${q(expected)}.`,
      `Add the time of day: ${q(expected)}.`,
    ),
  'time-changed': ({ expected, found }) =>
    words(
      `The time of day in the output is ${q(found)}.`,
      `The notice says ${q(expected)}.`,
      `Write ${q(expected)}; do not convert the time.`,
    ),
  'zone-missing': ({ expected, found }) =>
    words(
      `The output says ${q(found)}, without the time zone.`,
      `The notice says ${q(expected)}.`,
      `Write the time zone as the notice does: ${q(expected)}.`,
    ),
  'zone-changed': ({ expected, found }) =>
    words(
      `The time has been converted or moved to another time zone: the output says ${q(found)}.`,
      `The notice says ${q(expected)}.`,
      `Keep time and zone as they are: ${q(expected)}; do not convert.`,
    ),
  'zone-invented': ({ found }) =>
    words(
      `The output adds a time zone: ${q(found)}.`,
      'The notice gives no time zone for this date.',
      `Take ${q(found)} out.`,
    ),
  'boundary-changed': ({ expected, found }) =>
    words(
      `The output says ${q(found)}.`,
      `The notice sets another bound: ${q(expected)}.`,
      `Write ${q(expected)}, with the notice's own "by", "until", "after" or "no earlier than".`,
    ),
  'replacement-missing': ({ expected }) =>
    words(
      'The output does not name the replacement.',
      `The notice names ${q(expected)}.`,
      `Name ${q(expected)} as the replacement.`,
    ),
  'replacement-exchanged': ({ expected, found, from }) =>
    words(
      `The output puts the wrong one in the place of the other: ${q(found)}.`,
      `In the notice ${q(expected)} takes the place of ${q(from)}.`,
      `Lead from ${q(from)} to ${q(expected)}, as the notice does.`,
    ),
  'uses-exchanged': ({ name, found, told, expected }) =>
    words(
      `The output puts ${q(name)} where another replacement belongs: ${q(found)}.`,
      `The notice has ${q(expected)} for this use: ${q(told)}.`,
      `Give each use the replacement that it has in the notice: here ${q(expected)}.`,
    ),
  'replacement-invented': ({ found }) =>
    words(
      `The output names ${q(found)} as the replacement.`,
      'The notice does not name it as a replacement.',
      `Take ${q(found)} out; name only the replacement that the notice names, or say that there is none.`,
    ),
  'no-replacement-untold': ({ expected }) =>
    words(
      'The output does not say that there is no replacement.',
      `The notice says: ${q(expected)}.`,
      'Say that there is no replacement.',
    ),
  'step-missing': ({ expected }) =>
    words(
      'A required step is missing from the output.',
      `The notice requires: ${q(expected)}.`,
      `Add the step: ${q(expected)}.`,
    ),
  'steps-missing': ({ expected }) =>
    words(
      'The output has none of the steps by which users move.',
      `The notice says: ${q(expected)}.`,
      `Say what users do to move: ${q(expected)}.`,
    ),
  'step-softened': ({ expected, found }) =>
    words(
      `The output leaves a required step to the reader: ${q(found)}.`,
      `The notice requires: ${q(expected)}.`,
      `Tell the step as a duty ("must"), not as a choice: ${q(expected)}.`,
    ),
  'fact-missing': ({ role, expected }) =>
    words(
      `${upper(factName(role))} is missing from the output.`,
      `The notice says: ${q(expected)}.`,
      `Keep it, in your own words if need be: ${q(expected)}.`,
    ),
  'fact-changed': ({ role, expected, found }) =>
    words(
      `${upper(factName(role))} has changed: the output says ${q(found)}.`,
      `The notice says ${q(expected)}.`,
      `Write what the notice says: ${q(expected)}.`,
    ),
  'fact-widened': ({ role, expected, found }) =>
    words(
      `${upper(factName(role))} is told of everybody: ${q(found)}.`,
      `The notice says it of some only: ${q(expected)}.`,
      `Name those of whom it is said: ${q(expected)}.`,
    ),
  'fact-uncertain': ({ role, expected }) =>
    words(
      `${upper(factName(role))} is perhaps told in other words; nothing in the output matches it closely.`,
      `The notice says: ${q(expected)}.`,
      `Make sure that the output says it: ${q(expected)}.`,
    ),
  filler: ({ sort, found }) =>
    words(
      `The output keeps ${fillerName(sort)}: ${q(found)}.`,
      'Nothing but what the affected users need to know and do.',
      `Take ${q(found)} out.`,
    ),
  'call-repeated': ({ found }) =>
    words(
      `The output calls to the same action again: ${q(found)}.`,
      'One plain call to act.',
      `Take ${q(found)} out, or fold it into the first call.`,
    ),
  'reason-missing': ({ expected }) =>
    words(
      'A reason that explains a constraint is missing from the output.',
      `The notice says: ${q(expected)}.`,
      `Keep the reason, in as few words as it takes: ${q(expected)}.`,
    ),
  'reason-uncertain': ({ expected }) =>
    words(
      'A reason is perhaps told in other words; nothing in the output matches it closely.',
      `The notice says: ${q(expected)}.`,
      `Make sure that the output gives this reason: ${q(expected)}.`,
    ),
  'identifier-changed': ({ expected, found }) =>
    words(
      `The output writes ${q(found)}.`,
      `The notice writes ${q(expected)}.`,
      `Copy it to the letter: ${q(expected)}.`,
    ),
  'identifier-invented': ({ found }) =>
    words(
      `The output has ${q(found)}.`,
      'The notice has no such name, path, version or link.',
      `Take ${q(found)} out, or write the name that the notice uses.`,
    ),
  'identifier-missing': ({ expected }) =>
    words(
      `${q(expected)} is missing from the output.`,
      `The notice names it: ${q(expected)}.`,
      `Name it by ${q(expected)}, to the letter, and not by vaguer words.`,
    ),
  'link-changed': ({ expected, found }) =>
    words(
      `The output links to ${q(found)}.`,
      `The notice links to ${q(expected)}.`,
      `Copy the link to the letter: ${q(expected)}.`,
    ),
  'link-missing': ({ expected }) =>
    words(
      'A link that serves the move is missing from the output.',
      `The notice links to ${q(expected)}.`,
      `Add the link: ${q(expected)}.`,
    ),
  'too-long': ({ notice, output }) =>
    words(
      `The output has ${count(output, 'word')}.`,
      `Fewer words than the notice, which has ${notice}.`,
      `Take out at least ${count(output - notice + 1, 'word')}: history, thanks, reasons and whatever is said twice.`,
    ),
  'label-missing': ({ label }) =>
    words(
      `The output uses line labels, but has no line ${q(`${label}:`)}.`,
      'Affected, Deadline and Action, each once; or plain prose without labels.',
      `Add a line that begins with "${label}:".`,
    ),
  'label-repeated': ({ label }) =>
    words(
      `The label ${q(`${label}:`)} stands in the output more than once.`,
      'Affected, Deadline and Action, each once.',
      `Put everything under one line that begins with "${label}:".`,
    ),
  'label-empty': ({ label }) =>
    words(
      `The line ${q(`${label}:`)} is empty.`,
      'Words after each label.',
      `Fill the line "${label}:" or write plain prose without labels.`,
    ),
  'labels-other': ({ found }) =>
    words(
      `The output uses labels of its own: ${q(found)}.`,
      'The labels Affected, Deadline and Action, or plain prose.',
      'Rename the labels to Affected, Deadline and Action.',
    ),
  'grace-invented': ({ found }) =>
    words(
      `The output grants time: ${q(found)}.`,
      'The notice grants no such time.',
      `Take ${q(found)} out; name the date of the notice and no time beyond it.`,
    ),
  'grace-widened': ({ expected, found }) =>
    words(
      `The output grants time to everybody: ${q(found)}.`,
      `The notice grants it to some only: ${q(expected)}.`,
      `Name those to whom it is granted: ${q(expected)}.`,
    ),
  'grace-lengthened': ({ expected, found }) =>
    words(
      `The output grants more time than the notice: ${q(found)}.`,
      `The notice grants: ${q(expected)}.`,
      `Write the time that the notice grants: ${q(expected)}.`,
    ),
  'everyone-affected': ({ found, expected }) =>
    words(
      `The output says that everyone is affected: ${q(found)}.`,
      expected === '' ? 'The notice does not say so.' : `The notice says: ${q(whole(expected))}.`,
      expected === ''
        ? `Name the users whom the notice names in place of ${q(found)}.`
        : `Say whom it affects in place of ${q(found)}: ${usersName(expected)}.`,
    ),
  'equivalence-invented': ({ found }) =>
    words(
      `The output claims sameness: ${q(found)}.`,
      'The notice makes no such claim.',
      `Take ${q(found)} out; name the replacement without saying how alike it is.`,
    ),
  'told-as-done': ({ thing, found }) =>
    words(
      `The output tells the removal of ${quoteThing(thing)} as done: ${q(found)}.`,
      'The notice sets it ahead.',
      'Write that it will be removed, with the date of the notice.',
    ),
};

/** Words for a finding. Deterministic; one line each. Throws a TypeError where it is given anything else. */
export function wordsFor(finding: Pick<Finding, 'kind' | 'args'>): Words {
  if (!Object.hasOwn(CATALOGUE, finding?.kind))
    throw new TypeError('wordsFor takes a finding, one of those that check gives in its report.');
  // The catalogue is keyed by kind, so the arguments fit; TypeScript cannot follow that through a union.
  return (CATALOGUE[finding.kind] as (args: unknown) => Words)(finding.args);
}

/** Every kind of finding that has words: all of them. */
export const findingKinds = Object.keys(CATALOGUE) as FindingKind[];
