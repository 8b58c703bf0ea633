import { isGeneric } from '../../../facts/grammar/naming.ts';
import type { Document } from '../../../text/document.ts';
import { oncePer } from '../../../text/once.ts';
import { ellipticalIn } from '../spared-elsewhere.ts';
import { lookUp, toWordIndex } from '../word-index.ts';
import type { Case } from './case.ts';

/** "Tenants are on 10.1 already and have nothing to do with this": spared, in whatever words that is told. */
const OUT_OF_IT =
  /\b(?:ha(?:s|ve) nothing to do with (?:this|it|that)|(?:is|are) not about (?:them|you|those|it)|need not read on|(?:can|may) (?:skip|ignore) this (?:page|mail|message|notice|article|section))\b/i;
/** "Everything stored stays", "no data is lost": told of all that there is. */
const ALL_STAYS =
  /\b(?:(?:every|all)(?:thing)?\b(?:[^,;.:]|\.(?=\S)){0,60}\b(?:stays?|remains?|(?:is|are) (?:kept|preserved|retained|unchanged|safe|still there)|keeps?|carr(?:y|ies) over|unaffected|untouched)|(?:no(?:thing| \p{L}+)|none)\b(?:[^,;.:]|\.(?=\S)){0,40}\b(?:lost|deleted|disappears?|removed|erased|touched|changes?))\b/iu;
/** What goes on only up to a day, or for some. */
const BOUNDED = /\b(?:until|till|except|but|only|unless|else|other|other than|if)\b/i;
/** So many things of a list make a word for all of them likely. */
const SEVERAL = 3;

/** Whether the output tells a statement in one word for all that it lists, or only whom it spares. */
export function isToldInShort(one: Case): boolean {
  return one.rule === 6 && (isSparedByName(one) || isSummedUp(one) || isTail(one));
}

function isSparedByName({ ledger: { notice, output }, match: { statement } }: Case): boolean {
  const { clause, content } = statement;
  if (!OUT_OF_IT.test(notice.doc.plain.slice(clause.start, clause.end))) return false;
  const index = toWordIndex(output);
  const sparing = new Set([...index.sparing, ...ellipticalIn(output.doc)]);
  const subject = content.slice(0, SEVERAL).filter((token) => !token.number && !isGeneric(token.lemma));
  // "Kestrel Cloud: not affected": a colon parts the name from what is told of it.
  return subject.some((token) =>
    lookUp(token, index).some((place) =>
      [place, place + 1].some((near) => sparing.has(near) && isOneSentence(output.doc, place, near)),
    ),
  );
}

const isOneSentence = ({ clauses }: Document, a: number, b: number): boolean =>
  clauses[a]!.sentence === clauses[b]?.sentence;

function isSummedUp({ ledger: { notice, output }, match: { statement } }: Case): boolean {
  const { amounts, clause, dates, features } = statement;
  if (!(features.has('stay@named') || features.has('data@named')) || amounts.length + dates.length > 0) return false;
  if (features.has('cue:negation') || features.has('cue:only')) return false;
  const listed = notice.doc.plain.slice(clause.start, clause.end).split(/,\s|\s(?:and|or)\s/).length;
  return listed >= SEVERAL && tellsAllStays(output.doc);
}

const tellsAllStays = oncePer(({ plain, sentences }: Document): boolean =>
  sentences.some(({ start, end }) => {
    const text = plain.slice(start, Math.min(end, start + LONG));
    const told = ALL_STAYS.exec(text);
    return told !== null && !BOUNDED.test(text.slice(told.index).split(/[,;]|\.\s/, 1)[0]!);
  }),
);
const LONG = 600;

/** "Rosters remain preserved, ensuring your history is not lost": what the clause before it brings about, where that is told. */
function isTail({ ledger: { notice }, match: { statement }, matches, at }: Case): boolean {
  const head = matches[at - 1];
  return (
    head !== undefined &&
    head.statement.clause.sentence === statement.clause.sentence &&
    head.recall.own >= HALF &&
    statement.amounts.length + statement.dates.length === 0 &&
    /^(?:thereby|thus|ensuring|guaranteeing|making sure)\b/i.test(
      notice.doc.plain.slice(statement.clause.start, statement.clause.end),
    )
  );
}
const HALF = 0.5;
