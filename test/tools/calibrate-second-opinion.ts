// Refits the second opinion (src/ledger/second-opinion) on labelled pairs and on the rows of test/wordings and test/kinds, and
// prints what its sure clauses are worth on notices left out. `npm run calibrate` runs it behind the other fits, with its own arguments.
import { writeFileSync } from 'node:fs';
import { read } from '../../src/facts/read.ts';
import { statementsIn } from '../../src/facts/statements.ts';
import { isAnyNew, visitClaimMarks } from '../../src/ledger/second-opinion/claims/marks.ts';
import { TABLE as CLAIMS_TABLE } from '../../src/ledger/second-opinion/claims/table.ts';
import { CLAIMED, SURE } from '../../src/ledger/second-opinion/claims.ts';
import { lostDays, visitDateMarks } from '../../src/ledger/second-opinion/dates/marks.ts';
import { TABLE as DATES_TABLE } from '../../src/ledger/second-opinion/dates/table.ts';
import { fatesTold } from '../../src/ledger/second-opinion/fates/marks.ts';
import { TABLE as FATES_TABLE } from '../../src/ledger/second-opinion/fates/table.ts';
import { FATED } from '../../src/ledger/second-opinion/fates.ts';
import { isAnyLost, visitLossMarks } from '../../src/ledger/second-opinion/losses/marks.ts';
import { TABLE as LOSSES_TABLE } from '../../src/ledger/second-opinion/losses/table.ts';
import { MISSED, SURE_LOST } from '../../src/ledger/second-opinion/losses.ts';
import { statementsOf } from '../../src/ledger/statements.ts';
import { type LabelledPair, type Question, secondOpinionTables } from './fit-second-opinion.ts';
import { kinds } from './kinds.ts';
import { cases, STRANGERS } from './labelled-cases.ts';
import { wordings } from './wordings.ts';

const args = process.argv.slice(2);
const isCheck = args.includes('--check');
/** Few, as the pairs are many and their marks more. What they are worth left out is no part of the tables, and takes the longest. */
const FOLDS = 4;

const notices = [...new Set(cases.map(({ notice_id }) => notice_id))];
const folds = new Map(
  cases.map(({ notice_id, set }) => {
    const stranger = STRANGERS.indexOf(set);
    return [notice_id, (stranger >= 0 ? stranger : notices.indexOf(notice_id)) % FOLDS];
  }),
);

const kindsAsWordings = (await kinds()).flatMap(([, rows]) =>
  rows.map(({ rule, notice, output, isBroken }) => ({
    notice,
    output,
    fails: isBroken ? [rule] : [],
    passes: isBroken ? [] : [rule],
  })),
);

function* labelledPairs(): Generator<LabelledPair> {
  // What the contract decides, most of it hard to tell from what it decides the other way, is never left out.
  for (const { notice, output, fails, passes } of [...wordings().flatMap(([, rows]) => rows), ...kindsAsWordings])
    yield {
      ledger: { notice: read(notice), output: read(output) },
      violates: fails,
      either: RULES.filter((rule) => !fails.includes(rule) && !passes.includes(rule)),
      fold: -1,
      weight: CONTRACT,
    };
  // The outputs of one notice stand together: it is read once.
  let notice = read('');
  let text = '';
  for (const pair of cases) {
    if (pair.notice !== text) [notice, text] = [read(pair.notice), pair.notice];
    const { violates, either = [] } = pair;
    yield {
      ledger: { notice, output: read(pair.output) },
      violates,
      either,
      fold: folds.get(pair.notice_id)!,
      weight: 1,
    };
  }
}
/** So many pairs a row of test/wordings or test/kinds counts for: it is decided, and shorter. */
const CONTRACT = 4;
const RULES = Array.from({ length: 14 }, (_, n) => n + 1);

const claims: Question = {
  name: 'a clause of the output',
  rules: CLAIMED,
  sure: SURE,
  clausesOf: ({ notice, output }) =>
    statementsIn(output)
      .filter((statement) => isAnyNew(output.doc, statement, notice))
      .map((statement) => (visit) => visitClaimMarks(output.doc, statement, notice, visit)),
};
const losses: Question = {
  name: 'a statement of the notice',
  rules: MISSED,
  sure: SURE_LOST,
  clausesOf: (ledger) =>
    statementsOf(ledger)
      .filter((match) => isAnyLost(ledger, match))
      .map((match) => (visit) => visitLossMarks(ledger, match, visit)),
};

const days: Question = {
  name: 'a day of the notice that the output has not',
  rules: [4],
  sure: { 4: 0.5 },
  clausesOf: (ledger) => lostDays(ledger).map((key) => (visit) => visitDateMarks(ledger, key, visit)),
};

const fates: Question = {
  name: 'what is told of a fate',
  rules: FATED,
  sure: { 2: 0.9, 14: 0.9 },
  clausesOf: (ledger) => fatesTold(ledger).map(({ tellMarks }) => tellMarks),
};

const fitted = secondOpinionTables([claims, losses, days, fates], labelledPairs(), isCheck ? 0 : FOLDS);
if (isCheck) {
  if ([CLAIMS_TABLE, LOSSES_TABLE, DATES_TABLE, FATES_TABLE].some((table, k) => table !== fitted[k])) {
    console.error(
      'A table of the second opinion is not what `npm run calibrate` prints: run it and commit the tables.',
    );
    process.exitCode = 1;
  }
} else
  for (const [k, name] of ['claims', 'losses', 'dates', 'fates'].entries())
    writeFileSync(
      new URL(`../../src/ledger/second-opinion/${name}/table.ts`, import.meta.url),
      `// Written by \`npm run calibrate\` from the labelled pairs in fixtures/cases, test/wordings and test/kinds. Do not edit.
export const TABLE = ${JSON.stringify(fitted[k])};
`,
    );
