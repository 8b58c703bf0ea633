import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document, Sentence } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { rangeAt } from '../../text/span.ts';
import { successionRole } from '../replacements/successors.ts';
import { touching } from '../touching.ts';
import { nextVersions } from './next-versions.ts';
import { isLacking, isMereKey, isSettingChanged, isWhole } from './parts.ts';
import { isDecoy } from './roles/decoys.ts';
import { sentenceRole } from './roles/in-sentence.ts';
import { tableRole } from './roles/in-table.ts';
import { isInTitle, isProper, type Mentions, mentionsIn } from './roles/mentions.ts';
import { isPlainSuccessor } from './roles/plain-successor.ts';
import { sparesWhatItNames } from './roles/spared.ts';

/** What an identifier is to the notice. Those without a role may go with the part they stand in. */
export type IdentifierRole = 'retiring' | 'replacement';

interface Named {
  readonly fact: IdentifierFact;
  readonly role: IdentifierRole;
}

export type IdentifierRoles = ReadonlyMap<string, Named>;

/** The roles of a notice's identifiers, by value; several rules ask for them. */
export const identifierRoles: (reading: Reading) => IdentifierRoles = oncePer(readRoles);

/** Reads the roles from the words that govern each mention. Linear: a window of a few words per mention. */
function readRoles(reading: Reading): IdentifierRoles {
  const { doc, facts } = reading;
  const roles = new Map<string, Named>();
  const mentions = mentionsIn(reading);
  const { spared } = mentions.things;
  // "Thanks for choosing Tern Cloud" names whom one deals with, and no way out.
  const courtesy = touching(
    facts.filler.filter(({ sort, sure }) => sure && sort === 'thanks').map(({ range }) => range),
  );
  for (const fact of facts.identifiers) {
    if (roles.has(fact.value) || spared.has(fact.value) || courtesy(fact.range) || isDecoy(fact, mentions)) continue;
    const role = roleOf(fact, mentions);
    if (role) roles.set(fact.value, { fact, role });
  }
  const retired = [...roles.values()].filter(({ role }) => role === 'retiring').map(({ fact }) => fact);
  for (const fact of nextVersions(retired, facts.identifiers)) {
    const sentence = sentenceOf(doc, fact);
    const open = !roles.has(fact.value) && !spared.has(fact.value);
    if (open && sentence && !sparesWhatItNames(sentence, doc)) roles.set(fact.value, { fact, role: 'replacement' });
  }
  return roles;
}

const sentenceOf = (doc: Document, { range }: IdentifierFact): Sentence | undefined =>
  doc.sentences[rangeAt(doc.sentences, range.start)];

/** The role that one mention gives its identifier. */
function roleOf(fact: IdentifierFact, mentions: Mentions): IdentifierRole | undefined {
  const { doc } = mentions;
  const sentence = sentenceOf(doc, fact);
  if (sentence && [isMereKey, isWhole, isLacking, isSettingChanged].some((is) => is(doc, sentence, fact)))
    return undefined;
  const succession =
    sentence && fact.kind !== 'version' && !sparesWhatItNames(sentence, doc)
      ? successionRole(doc, sentence, fact)
      : undefined;
  if (succession) return succession;
  if (fact.kind === 'name' && !isProper(fact.value) && !mentions.things.called.has(fact.value))
    return sentence && (isPlainSuccessor(doc, sentence, fact) || tableRole(doc, fact)) ? 'replacement' : undefined;
  if (isTitled(fact, mentions) || isKnown(fact, mentions)) return 'retiring';
  return tableRole(doc, fact) ?? (sentence && sentenceRole(doc, sentence, fact));
}

/** The title of a notice names what retires. */
const isTitled = (fact: IdentifierFact, mentions: Mentions): boolean =>
  (fact.code || TITLED.has(fact.kind)) &&
  fact.kind !== 'version' &&
  fact.kind !== 'url' &&
  mentions.doc.blocks[mentions.title]?.kind === 'heading' &&
  isInTitle(mentions, fact);

/** What a title names without backticks and can be no ticket or release: "Action needed on POST /v2/charges". */
const TITLED: ReadonlySet<IdentifierFact['kind']> = new Set([
  'path',
  'host',
  'header',
  'flag',
  'package',
  'env-var',
  'region',
]);

/** Whether a retiring thing goes by it: by a name that is no single mention, by a line of versions, by an exact identifier. */
function isKnown({ kind, value, exact }: IdentifierFact, { things, counts }: Mentions): boolean {
  if (kind === 'name') return things.called.has(value) && counts.get(value)! > 1;
  return exact && (kind === 'version' ? things.lines : things.retiring).has(value);
}
