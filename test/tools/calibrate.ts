// Refits the tables on labelled data and prints fitted beside left-out figures (a tenth of the notices left out at a time):
// what a clause is there for (src/facts/purposes/table.ts), whether it is filler (src/facts/filler/table.ts), when it is lost
// (src/ledger/statements/weights.ts), and how much the loss of each word tells (src/ledger/statements/telling-table.ts); then
// the second opinion, which is fitted on what these tables say (see calibrate-second-opinion.ts).
//   npm run calibrate                fits, prints, writes the tables
//   npm run calibrate -- --check     fits and fails where a committed table differs
//   … --dry                          writes nothing
//   … --folds 98                     another number of parts
//   … --mistakes 6                   prints what rule 6 gets wrong when left out
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TABLE as FILLER_TABLE } from '../../src/facts/filler/table.ts';
import { MarkTable } from '../../src/facts/purposes/mark-table.ts';
import type { MarkGroup } from '../../src/facts/purposes/marks.ts';
import { TABLE } from '../../src/facts/purposes/table.ts';
import { PURPOSES, type Purposes, purposesOf, sigmoid } from '../../src/facts/purposes.ts';
import { type Reading, read } from '../../src/facts/read.ts';
import { statementsIn } from '../../src/facts/statements.ts';
import type { Ledger } from '../../src/ledger/ledger.ts';
import { matchReplacements } from '../../src/ledger/replacements.ts';
import { sideFacts } from '../../src/ledger/side-facts.ts';
import { frameOf } from '../../src/ledger/statements/model.ts';
import { tellingTableOf } from '../../src/ledger/statements/telling.ts';
import { TABLE as TELLING_TABLE } from '../../src/ledger/statements/telling-table.ts';
import { isChanged } from '../../src/ledger/statements/told-otherwise.ts';
import { isUntoldReason } from '../../src/ledger/statements/untold.ts';
import { weights as committed } from '../../src/ledger/statements/weights.ts';
import { matchStatements } from '../../src/ledger/statements.ts';
import { isRequired } from '../../src/ledger/steps/required.ts';
import { isAct } from '../../src/ledger/steps.ts';
import { at, type Bag, type Fit, fitLosses, limitOf, RULES, scoreOf } from './fit.ts';
import { fitFiller, fitPurposes, speaksFor } from './fit-purposes.ts';
import { type Case, cases, STRANGERS } from './labelled-cases.ts';
import { type LabelledClause, labelledClauses } from './labelled-clauses.ts';

const args = process.argv.slice(2);
const isCheck = args.includes('--check');
/** In a process of its own, which reads the tables as they are by then. True where it ended well. */
const fitSecondOpinion = (): Promise<boolean> =>
  new Promise((done) => {
    const script = fileURLToPath(new URL('calibrate-second-opinion.ts', import.meta.url));
    const child = spawn(process.execPath, [...process.execArgv, script, ...args], { stdio: 'inherit' });
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
// A check writes none, so that one need not wait for the other.
const checked = isCheck ? fitSecondOpinion() : undefined;
const option = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
/** The first cases, those written with the readers, and the strangers': three manners of writing. */
function mannerOf(set: string): 'first' | 'own' | 'stranger' {
  return STRANGERS.includes(set) ? 'stranger' : set.startsWith('own-') ? 'own' : 'first';
}

// Stage 1: what clauses are there for.
const { clauses, marks, lost } = labelledClauses();
const notices = [...new Set([...clauses.map(({ notice }) => notice), ...cases.map((c) => c.notice_id)])];
const folds = Number(option('--folds') ?? 10);
const setOf = new Map(cases.map(({ notice_id, set }) => [notice_id, set]));
const foldOf = new Map(
  notices.map((notice, n) => {
    const stranger = STRANGERS.indexOf(setOf.get(notice) ?? '');
    return [notice, (stranger >= 0 ? stranger : n) % folds];
  }),
);
const table = fitPurposes(clauses, marks);
// Of these sets X is any background as well ("the site runs on two machines"), which binds nobody and is no filler to keep out.
const BACKGROUND = /^(?:r[v-y]|ef)\.jsonl$/;
const fillerTable = fitFiller(
  clauses.filter(({ set }) => !BACKGROUND.test(set)),
  marks,
);
const models = Array.from(
  { length: folds },
  (_, fold) =>
    new MarkTable(
      fitPurposes(
        clauses.filter(({ notice }) => foldOf.get(notice) !== fold),
        marks,
      ),
    ),
);
console.log(`${clauses.length} clauses of ${notices.length} notices; ${lost} are cut otherwise today and left out`);
console.log('purpose     clauses   left out: average precision   F1   share found at 90 % right');
for (const [k, purpose] of PURPOSES.entries()) {
  const scored = clauses
    .map((clause) => ({ p: scoreWith(clause, k), is: speaksFor(clause.label, purpose) }))
    .sort((a, b) => b.p - a.p);
  const all = scored.filter(({ is }) => is).length;
  let [right, sum, best, found] = [0, 0, 0, 0];
  scored.forEach(({ is }, n) => {
    if (is) right++;
    const precision = right / (n + 1);
    if (is) sum += precision;
    best = Math.max(best, (2 * precision * (right / all)) / (precision + right / all || 1));
    if (precision >= 0.9) found = right / all;
  });
  console.log(
    `${purpose.padEnd(10)} ${String(all).padStart(8)} ${(sum / all).toFixed(3).padStart(29)} ${best.toFixed(3).padStart(6)} ${found.toFixed(2).padStart(8)}`,
  );
}

function scoreWith({ notice, marks: own }: LabelledClause, purpose: number): number {
  const table = models[foldOf.get(notice)!]!;
  let z = table.bias[purpose]!;
  for (const mark of own) {
    const [group, key] = marks[mark]!.split('\t') as [MarkGroup, string];
    z += table.weights(group, key)?.[purpose] ?? 0;
  }
  return sigmoid(z);
}

// Stage 2: when they are lost, with purposes from a table that has not seen the notice.
const seenModel = new MarkTable(table);
/** What `--mistakes` shows of a pair. */
const texts = new Map<Bag, { label: Case; statements: Map<number, string> }>();
/** The outputs of one notice stand together: it is read once. */
let last: { text: string; notice: Reading; out: readonly Purposes[]; seen: readonly Purposes[] } | undefined;
function readNotice({ notice_id: id, notice: text }: Case) {
  if (last?.text !== text) {
    const notice = read(text);
    const by = (model: MarkTable) => purposesOf(notice.doc, statementsIn(notice), model);
    last = { text, notice, out: by(models[foldOf.get(id)!]!), seen: by(seenModel) };
  }
  return last;
}
/** A pair by the table that has not seen its notice, and by the one that has; it is read and laid side by side once. */
const toBags = (label: Case): { out: Bag; seen: Bag } => {
  const { notice, out, seen } = readNotice(label);
  const ledger = { notice, output: read(label.output) };
  const found = foundIn(ledger);
  return { out: toBag(label, ledger, found, out), seen: toBag(label, ledger, found, seen) };
};
function toBag(label: Case, ledger: Ledger, found: ReadonlySet<number>, purposes: readonly Purposes[]): Bag {
  const { notice, output } = ledger;
  const statements = statementsIn(notice);
  const all = matchStatements(notice, output, committed, purposes);
  const matches = all.filter(({ measurable }) => measurable);
  const bag: Bag = {
    notice: label.notice_id,
    frame: frameOf(notice.doc, output.doc, statements.length),
    violates: label.violates,
    either: label.either ?? [],
    found,
    untold: all.some((match) => isUntoldReason(ledger, match)),
    items: matches.map((match) => ({
      id: match.statement.index,
      purposes: match.purposes,
      act: isAct(notice.doc, match),
      required: isRequired(notice.doc, match),
      changed: isChanged(ledger, match),
      recall: match.recall,
    })),
  };
  if (option('--mistakes') !== undefined)
    texts.set(bag, {
      label,
      statements: new Map(
        matches.map(({ statement }) => [
          statement.index,
          notice.doc.plain.slice(statement.range.start, statement.range.end).replace(/\s+/g, ' ').slice(0, 130),
        ]),
      ),
    });
  return bag;
}
/** Rules that other comparisons already see broken. */
function foundIn(ledger: Ledger): Set<number> {
  const { missing, untold } = matchReplacements(ledger);
  const found = new Set<number>();
  if (missing.length > 0 || untold !== undefined) found.add(5);
  if (sideFacts(ledger).length > 0) found.add(6);
  return found;
}

const pairs = cases.map(toBags);
const [bags, seenBags] = [pairs.map(({ out }) => out), pairs.map(({ seen }) => seen)];
const whole = fitLosses(bags);
const leftOut = new Map<Bag, Fit>();
for (let fold = 0; fold < folds; fold++) {
  const fit = fitLosses(bags.filter((bag) => foldOf.get(bag.notice) !== fold));
  for (const bag of bags) if (foldOf.get(bag.notice) === fold) leftOut.set(bag, fit);
}

const limits = {} as Record<5 | 6 | 8, { fail: number; note: number }>;
for (const rule of RULES) {
  const rows = (of: readonly Bag[], fitOf: (bag: Bag) => Fit) =>
    of
      .filter((bag) => !bag.either.includes(rule))
      .map((bag) => ({
        bag,
        ...scoreOf(bag, rule, fitOf(bag)),
        fails: bag.violates.includes(rule),
        faithful: bag.violates.length === 0,
        manner: mannerOf(setOf.get(bag.notice) ?? ''),
      }));
  const out = rows(bags, (bag) => leftOut.get(bag)!);
  const strange = out.filter(({ bag }) => STRANGERS.includes(setOf.get(bag.notice) ?? ''));
  const { limit } = limitOf(out, 0.03);
  const stranger = at(strange, limit);
  const known = at(out, limit);
  const fitted = at(
    rows(seenBags, () => whole),
    limit,
  );
  limits[rule] = { fail: limit, note: Math.round(limit * 60) / 100 };
  console.log(
    `rule ${rule}: limit ${limit}; strangers F1 ${stranger.f1.toFixed(3)} (${stranger.alarmed} faithful alarmed), all left out F1 ${known.f1.toFixed(3)} (${known.alarmed}), all fitted F1 ${fitted.f1.toFixed(3)} (${fitted.alarmed})`,
  );
  if (option('--mistakes') === String(rule)) {
    const show = (row: (typeof out)[number]): void => {
      const { label, statements } = texts.get(row.bag)!;
      console.log(
        `${row.score.toFixed(2)} ${label.id} ${JSON.stringify(label.violates)} | ${row.fails ? (label.why?.[rule] ?? '') : ''} | ${row.item ? statements.get(row.item.id) : ''} | own ${row.item?.recall.own.toFixed(2) ?? ''} window ${row.item?.recall.window.toFixed(2) ?? ''}`,
      );
    };
    console.log('--- false alarms');
    out
      .filter((row) => !row.fails && row.score >= limit)
      .sort((a, b) => b.score - a.score)
      .forEach(show);
    console.log('--- missed');
    out
      .filter((row) => row.fails && row.score < limit)
      .sort((a, b) => a.score - b.score)
      .forEach(show);
  }
}

const fitted = { lost: whole.lost, asked: whole.asked, limits };
const tellingTable = tellingTableOf(whole.words.usual, whole.words.of);
if (isCheck) {
  if (
    JSON.stringify(fitted) !== JSON.stringify(committed) ||
    table !== TABLE ||
    fillerTable !== FILLER_TABLE ||
    tellingTable !== TELLING_TABLE
  ) {
    console.error('A committed table is not what `npm run calibrate` prints: run it and commit the tables.');
    process.exitCode = 1;
  }
} else if (!args.includes('--dry')) {
  const write = (path: string, source: string): void =>
    writeFileSync(new URL(`../../src/${path}`, import.meta.url), source);
  write(
    'ledger/statements/weights.ts',
    `import type { Weights } from './model.ts';

// Written by \`npm run calibrate\` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = ${JSON.stringify(fitted, null, 2)};
`,
  );
  const tables = {
    'facts/purposes/table.ts': ['clauses', table],
    'facts/filler/table.ts': ['clauses', fillerTable],
    'ledger/statements/telling-table.ts': ['cases', tellingTable],
  } as const;
  for (const [path, [from, text]] of Object.entries(tables))
    write(
      path,
      `// Written by \`npm run calibrate\` from the labelled ${from} in fixtures/${from}. Do not edit.
export const TABLE = ${JSON.stringify(text)};
`,
    );
}
if (!args.includes('--dry') && !(await (checked ?? fitSecondOpinion()))) process.exitCode = 1;
