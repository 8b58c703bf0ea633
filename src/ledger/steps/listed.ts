import { type ActionFact, readActions } from '../../facts/actions.ts';
import { noticeNames } from '../identifiers/known.ts';
import { identifierRoles } from '../identifiers/roles.ts';
import type { Ledger } from '../ledger.ts';
import type { StatementMatch } from '../statements.ts';

/*
 * "Update all apps, jobs, or scripts to use the REST API": a list cuts the step in two, and what it is for stands in the
 * part behind.
 */

/** What a list of plain words ends in, and what all of it is for. */
const ENDS_LIST =
  /^,?\s(?:and|or)\s(?:[\p{Ll}-]+\s){1,4}(?:so that (?:they|these|it|all)|to)\s(?:use|call|work with|run (?:on|against)|point (?:to|at)|talk to|target|read|write|speak|load|send)\s/u;
/** So much of a sentence is read behind its list. */
const REACH = 160;
const AND_DO = /,?\s(?:and|then)\s(?:[\p{Ll}-]+\s)?(?:the|your|all|its|their|every|each|an?)\s/u;
const CHANGING =
  /\b(?:updat|chang|modif|adapt|adjust|reconfigur|configur|edit|migrat|mov|switch|upgrad|convert|point|redirect)(?:e|ed|es|ing|y)?\b/i;

const ORDERS: ReadonlySet<ActionFact['kind']> = new Set(['imperative', 'obligation', 'label']);

/** True for the first part of a step that only leads to the replacement, where the output names that and orders something. */
export function isMoveOfList({ notice, output }: Ledger, { statement: { clause } }: StatementMatch): boolean {
  const { doc } = notice;
  const { end } = doc.sentences[clause.sentence]!;
  const rest = doc.plain.slice(clause.end, Math.min(end, clause.end + REACH));
  const list = ENDS_LIST.exec(rest)?.[0];
  if (list === undefined || !CHANGING.test(doc.plain.slice(clause.start, clause.end))) return false;
  const purpose = rest.slice(list.length);
  // "Update the apps, and rotate keys to use the new ones", "…, and rotate the key": another step.
  const isOrder = ({ kind, range }: ActionFact): boolean =>
    kind !== 'replacement' && range.start >= clause.end && range.start < end;
  if (readActions(doc).some(isOrder) || AND_DO.test(purpose)) return false;
  if (!readActions(output.doc).some(({ kind }) => ORDERS.has(kind))) return false;
  return [...identifierRoles(notice).values()].some(
    ({ fact, role }) =>
      role === 'replacement' &&
      purpose.includes(fact.value) &&
      noticeNames(output).index.has(fact.value, 'loose', false),
  );
}
