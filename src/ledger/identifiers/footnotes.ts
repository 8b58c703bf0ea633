import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Reading } from '../../facts/read.ts';
import type { Document } from '../../text/document.ts';
import { oncePer } from '../../text/once.ts';
import { MOST } from './known.ts';
import { identifierRoles } from './roles.ts';

/*
 * "[1] https://…" below a notice: such a link serves what its mark stands behind, and tells nothing of it itself.
 */

/** Right before an address: the mark that it explains. */
const DEFINED = /(?:^|\n)\s{0,8}(?:[-*]\s)?\[\^?(\d{1,3})\]:?\s{1,4}<?$/;
const MARK = /\[\^?(\d{1,3})\](?!:?\s{1,4}<?(?:https?:|www\.))/g;
/** So much of a text before a mark may be its clause. */
const REACH = 300;
/** Where the clause before a mark begins. */
const BEGINS =
  /^.*(?:[.!?;:)]\s|\n\s*\n|\[\^?\d{1,3}\]|,?\s(?:because|since|as|following|per|according to|in line with)\s)/su;

/** No footnote is cited more often; what is, is no footnote. */
const CITED = 32;

/** The clauses that stand before each mark of a text. */
const clausesByMark: (doc: Document) => ReadonlyMap<string, readonly string[]> = oncePer(({ raw }) => {
  const clauses = new Map<string, string[]>();
  for (const { 1: mark, index } of raw.matchAll(MARK)) {
    const known = clauses.get(mark!) ?? [];
    if (known.length === CITED) continue;
    clauses.set(mark!, [...known, raw.slice(Math.max(0, index - REACH), index).replace(BEGINS, '')]);
  }
  return clauses;
});

/** What a clause tells that asks something of its readers, or leads them on. */
const LEADS =
  /\b(?:must|should|shall|needs?|ha(?:s|ve) to|recommend\w*|please|can|could|may|available|used?|using|mov(?:e|ing)|install|see|visit|read|learn|find|found|open|follow|check|request|sign up|register|enable|set|try|get|go to|refer|guide|manual|instructions?|migrat\w+|details|reference|walkthrough|documentation|documented|docs|steps?|checklist|how[- ]to|tutorial|workbook|extension|extend\w*|longer|more time|apply|download|export|replac\w+|switch|order|claim|convert|upgrad\w+)\b/i;

/** True for a footnote of which every mark stands behind a mere fact: a policy, the end of something else, a reason. */
export function citesFact(notice: Reading, { span }: IdentifierFact): boolean {
  const mark = DEFINED.exec(notice.doc.raw.slice(Math.max(0, span.start - 24), span.start))?.[1];
  return mark !== undefined && marksOfFacts(notice).has(mark);
}

const marksOfFacts = oncePer((notice: Reading): ReadonlySet<string> => {
  const others = namedBesides(notice);
  const leads = (clause: string): boolean =>
    LEADS.test(clause.replace(/\bno longer\s\w+/gi, ' ')) || others.some((value) => clause.includes(value));
  return new Set([...clausesByMark(notice.doc)].flatMap(([mark, clauses]) => (clauses.some(leads) ? [] : [mark])));
});

/** What takes the place of the retiring things, and any code that is none of them. */
function namedBesides(notice: Reading): readonly string[] {
  const roles = identifierRoles(notice);
  const things = new Set(notice.facts.things.flatMap(({ name, aliases }) => [name, ...aliases]));
  const besides = notice.facts.identifiers.filter(
    ({ code, value }) => roles.get(value)?.role === 'replacement' || (code && !things.has(value)),
  );
  return [...new Set(besides.map(({ value }) => value))].slice(0, MOST);
}
