import type { Document } from '../../../text/document.ts';
import { isGeneric } from '../../grammar/naming.ts';
import { documented } from '../documented.ts';
import { BARE_VERSION, isEmpty, keysOf } from '../keys.ts';
import { lastIdentifiers } from '../last-identifiers.ts';
import { firstCode, isDueLabel, rowName } from '../layout.ts';
import { headedBy, isGroup, isPointing, sameNoun } from '../mention.ts';
import { DOC_TAG } from '../predicate.ts';
import { WORK } from '../words.ts';
import { antecedentOf } from './antecedent.ts';
import { answerTo, isOpening } from './behind.ts';
import type { Naming } from './naming.ts';
import { underItem } from './under-item.ts';

/** Where a thing is named: by the statement's own words, by what leads its block in, by its heading, or elsewhere. */
type By = 'own' | 'lead' | 'heading' | 'elsewhere';

/** The words by which the thing of a statement is named, and those for who is concerned. By their tokens. */
export interface Thing {
  readonly words: readonly number[];
  readonly by: By;
  readonly groups: readonly number[];
}

/** The words for a thing, possibly none; undefined where a reader has nothing to say. */
type Reader = (x: Naming) => readonly number[] | undefined;

const unlessEmpty = (words: readonly number[]): readonly number[] | undefined => (words.length > 0 ? words : undefined);

/** "`a` and `b` are deprecated. They will be removed" */
const ofLot: Reader = ({ lot }) => (lot.length > 1 ? lot[0]!.tokens : undefined);

/** "Cirrus retires Cache 5. Support ends on 3 May" */
const ofTopic: Reader = ({ topic, vague }) => (vague ? unlessEmpty(topic) : undefined);

/** "**To be removed on 3 May.** On that day 10.0 comes out, and the `lto` driver is not in it" */
const underLabel: Reader = ({ doc, statement, behind }) =>
  isDueLabel(doc, statement) && behind.length === 0 ? unlessEmpty(firstCode(doc, statement.sentence)) : undefined;

/** "`--old` | accepted | will be refused" */
const inRow: Reader = ({ doc, statement }) => (statement.elliptic ? unlessEmpty(rowName(doc, statement)) : undefined);

/** "@deprecated since 7.1": what the comment documents, or nothing. */
const ofComment: Reader = ({ doc, statement: { at } }) =>
  doc.tokens[at]!.text === DOC_TAG ? documented(doc, at) : undefined;

/** "What is closing? The fax gateway" */
const answered: Reader = ({ doc, statement, keys }) =>
  isEmpty(keys) ? unlessEmpty(answerTo(doc, statement)) : undefined;

/** "### `render()`", and under it "Removed." */
const underHeading: Reader = ({ doc, statement, own, behind }) =>
  own.length === 0 && behind.length === 0 ? unlessEmpty(headedBy(doc, statement)) : undefined;

/** "`client.sendBulk()`: works until May", "**Inbound Parse v1.** The endpoint will be …" */
const ledIn: Reader = ({ doc, own, vague, lead, leadIsGroup }) =>
  !leadIsGroup && lead.length > 0 && (vague || !namesThing(doc, own) || isPointing(doc, own)) ? lead : undefined;

/** "Port 2575 … This port is closed" */
const namedBefore: Reader = ({ doc, statement, own }) =>
  isPointing(doc, own) ? unlessEmpty(sameNoun(doc, own, statement.chain)) : undefined;

/** "Callers of `walk()` see a warning: the method is deprecated." */
const namedInSentence: Reader = ({ doc, statement: { chain, sentence }, own }) => {
  if (!isPointing(doc, own)) return undefined;
  const [noun] = own;
  const points = isGeneric(doc.tokens[noun!]!.lemma) || /^(?:this|these|those)$/.test(doc.tokens[noun! - 1]!.lower);
  return points ? unlessEmpty(lastIdentifiers(doc, chain, doc.sentences[sentence]!.first)) : undefined;
};

/** "Removed in 6.3: `a`" */
const namedBehind: Reader = ({ doc, statement, behind }) =>
  statement.subject.length === 0 && isOpening(doc, statement) ? unlessEmpty(behind) : undefined;

/** Asked in this order; the first one that finds words decides. */
const READERS: readonly (readonly [By, Reader])[] = [
  ['elsewhere', ofLot],
  ['elsewhere', ofTopic],
  ['lead', underItem],
  ['elsewhere', underLabel],
  ['elsewhere', inRow],
  ['elsewhere', ofComment],
  ['elsewhere', answered],
  ['heading', underHeading],
  ['lead', ledIn],
  ['elsewhere', namedBefore],
  ['elsewhere', namedInSentence],
  ['elsewhere', namedBehind],
];

/** The thing of a statement; where its own words are a pronoun, users or nothing, what was named before. */
export function thingOf(x: Naming): Thing {
  const { doc, own, vague, lead, leadIsGroup } = x;
  const groups = leadIsGroup ? lead : [];
  for (const [by, read] of READERS) {
    const words = read(x);
    if (words !== undefined) return { words, by, groups: read === underItem ? lead : groups };
  }
  if (!vague && !isGroup(doc, own)) return { words: own, by: 'own', groups };
  const earlier = antecedentOf(x);
  const concerned = groups.concat(own);
  return earlier.length > 0
    ? { words: earlier, by: 'elsewhere', groups: concerned }
    : { words: own, by: 'own', groups: concerned };
}

/** A path, or two words in one with a sign or an inner capital: `/v1/x`, `max_rows`, `fetchAll`, `--plain`. */
const IDENTIFIER = /^\/\w|^--\w|^[a-z]\w*_\w|^[a-z]+[A-Z]/;

/** Words of its own, and not only of what the thing does: "works in all 5.x versions" names nothing. */
function namesThing(doc: Document, indexes: readonly number[]): boolean {
  // "Vault: /secrets/v1 is retired", "Vault: max_rows is retired": an identifier names itself, backticks or not.
  if (indexes.some((k) => doc.tokens[k]!.code || IDENTIFIER.test(doc.tokens[k]!.text))) return true;
  const { strong, weak } = keysOf(doc.tokens, indexes);
  // "m3 is deprecated"
  for (const key of strong) if (!BARE_VERSION.test(key)) return true;
  for (const key of weak) if (!WORK.has(key)) return true;
  return false;
}
