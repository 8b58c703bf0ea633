import type { IdentifierFact } from '../../facts/identifiers.ts';
import type { Token } from '../../text/tokens.ts';
import type { Ledger } from '../ledger.ts';
import { spreadKey, spreadOf } from '../statements/spread.ts';
import { lookUp, related, toWordIndex, type WordIndex } from '../statements/word-index.ts';
import { type StatementMatch, statementsOf } from '../statements.ts';
import { isAct } from '../steps.ts';
import { deedOf } from './deed.ts';
import { isNoDuty, isRequired } from './required.ts';

/*
 * A required step that goes by a name: the setting that it gives ("you must import the certificate and set
 * `sslmode=verify-full`"), or the way through menus to it ("rotate it first (Console → Keys → Rotate)"). A paraphrase leaves
 * such a name alone, so that the step is lost with it, whatever else of its sentence is kept.
 */

/** The required steps of which the output has neither the setting nor the menu by which they go. */
export const stepsWithoutAnchor = (ledger: Ledger): readonly StatementMatch[] => {
  const { doc, facts } = ledger.notice;
  const menus = facts.identifiers.filter(({ kind }) => kind === 'menu');
  return statementsOf(ledger).filter(
    (match) =>
      match.purposes.step >= STEP &&
      isAct(doc, match) &&
      !isNoDuty(doc, match) &&
      isRequired(doc, match) &&
      (lacksSetting(ledger, match) || lacksMenu(ledger, match, menus)),
  );
};
const STEP = 0.5;

function lacksSetting(ledger: Ledger, { statement }: StatementMatch): boolean {
  const { doc } = ledger.notice;
  const { mentions } = spreadOf(ledger.notice);
  const index = toWordIndex(ledger.output);
  return statement.content.some(
    (token, k, all) =>
      isSetting(token) &&
      // `acme export --before 2022`: a command may be told as what it does; not so `devkit: 16.2`.
      (token.text.endsWith(':') ||
        ![all[k - 1], all[k + 1]].some((beside) => beside?.code && isNextTo(doc.plain, token, beside))) &&
      mentions.get(spreadKey(token)) === 1 &&
      !isTold(token, index),
  );
}

/** "`sslmode=verify-full`", "`--strict`", "`maxSockets`": what somebody has to type as it stands. */
const isSetting = ({ code, url, number, text }: Token): boolean =>
  code && !url && !number && /\p{L}/u.test(text) && /[=_-]|\p{Ll}\p{Lu}|:$/u.test(text);

/** Two words of one code span. */
const isNextTo = (plain: string, a: Token, b: Token): boolean =>
  /^\s?$/.test(a.start < b.start ? plain.slice(a.end, b.start) : plain.slice(b.end, a.start));

/** Whether a text has an identifier, or a word that it is made of. */
const isTold = (token: Token, index: WordIndex): boolean =>
  lookUp(token, index).length > 0 ||
  token.lower
    .split(/[^\p{L}\d]+/u)
    .some((part) => part.length >= TELLING && (index.clausesOf.has(part) || index.clausesOf.has(`.${part}`)));
/** Letters of a part of a name that can tell. */
const TELLING = 4;

function lacksMenu(ledger: Ledger, { statement, recall }: StatementMatch, menus: readonly IdentifierFact[]): boolean {
  if (recall.own > TRACE) return false;
  const { doc } = ledger.notice;
  const { clause, index: at } = statement;
  const next = doc.clauses[at + 1];
  // "You must rotate it first (Console → Keys → Rotate)"
  const end = next?.bracketed && next.sentence === clause.sentence ? next.end : clause.end;
  const menu = menus.find(({ range }) => range.start >= clause.start && range.end <= end);
  const deed = menu && deedOf(doc, statement);
  if (!deed) return false;
  const index = toWordIndex(ledger.output);
  const { clauses, tokens } = index.doc;
  // The page on which it is explained may have the word as well: `/fax/export`.
  const isDone = [...lookUp(deed, index), ...related(deed, index)].some((place) =>
    tokens.slice(clauses[place]!.first, clauses[place]!.last).some((token) => !token.url && token.content),
  );
  return !isDone && !index.squeezed.includes(lastStepOf(menu.value));
}

/** Share of a step's own words up to which it is hardly told. */
const TRACE = 0.25;

const lastStepOf = (menu: string): string =>
  menu
    .slice(menu.search(/[^›»→>]*$/))
    .toLowerCase()
    .replace(/[\s"']+/g, '');
