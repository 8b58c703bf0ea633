import type { Clause } from '../../text/clauses.ts';
import type { Document } from '../../text/document.ts';

/** "There are no extensions", "the period will not be extended", "we cannot grant any more time". */
const REFUSES =
  /\bno (?:\w+ ){0,2}?(?:extensions?|prolongations?|grace|deferrals?|postponements?|extra time|more time|reprieve)\b|\b(?:not|never|cannot|nor|neither)\b(?: \w+){0,3}? (?:extend(?:ed)?|prolong(?:ed)?|postponed?|deferred|lengthen(?:ed)?)\b|n['’]t (?:be )?(?:extend(?:ed)?|prolong(?:ed)?|postponed?|deferred|lengthen(?:ed)?)\b/i;

/** "Can I get more time?" */
const ASKS_FOR_TIME =
  /\b(?:(?:more|extra|additional|further) time|longer|extend|extensions?|postpone|later date|delay|after (?:the|that) (?:date|day|deadline))\b[^?]{0,60}\?\W*$/i;
/** "No, the date is the banks'", "Sadly not" */
const ANSWERS_NO =
  /^\W*(?:(?:sadly|unfortunately|sorry|alas)\W{1,3})?(?:we['’]?re afraid |i['’]?m afraid )?(?:no|not|never)\b/i;

/** The clauses in which a text refuses more time. Linear. */
export const refusalsOfTime = (doc: Document): readonly Clause[] =>
  doc.clauses.filter(
    (clause) =>
      REFUSES.test(doc.plain.slice(clause.start, Math.min(clause.end, clause.start + LONGEST))) ||
      isAnswer(doc, clause),
  );

/** The first clause of an answer that denies what was asked for. */
function isAnswer({ plain, sentences }: Document, { first, sentence, start, end }: Clause): boolean {
  const asked = sentences[sentence - 1];
  return (
    asked !== undefined &&
    sentences[sentence]!.first === first &&
    ANSWERS_NO.test(plain.slice(start, Math.min(end, start + LONGEST))) &&
    ASKS_FOR_TIME.test(plain.slice(Math.max(asked.start, asked.end - LONGEST), asked.end))
  );
}

/** So many characters of a clause are looked at. */
const LONGEST = 300;
