// Refits the table of weights on labelled cases and prints fitted beside left-out figures (one notice left out at a time).
//   npm run calibrate                fits, prints, writes src/ledger/weights.ts
//   npm run calibrate -- --check     fits and fails where the committed table differs
//   … --folds 8                      leaves out an eighth of the notices at a time, for a quick look
//   … --mistakes 6                   prints what rule 6 gets wrong when left out
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { read } from '../../src/facts/read.ts';
import { concerns } from '../../src/ledger/model.ts';
import { matchStatements } from '../../src/ledger/statements.ts';
import { weights as committed } from '../../src/ledger/weights.ts';
import { type Bag, fitWeights, limitOf, RULES, scoreOf, toWeights } from './fit.ts';

interface Case {
  id: string;
  notice_id: string;
  notice: string;
  output: string;
  violates: number[];
  either: number[];
  why?: Record<string, string>;
}

const args = process.argv.slice(2);
const option = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const folder = new URL('../../fixtures/cases/', import.meta.url);
const only = option('--files')?.split(',');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl') && (!only || only.includes(file.replace('.jsonl', ''))))
  .sort();
const cases = files.flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case),
);

const names: string[] = [];
const numberOf = new Map<string, number>();
const number = (name: string): number => {
  const known = numberOf.get(name);
  if (known !== undefined) return known;
  numberOf.set(name, names.length);
  return names.push(name) - 1;
};
const readings = new Map<string, ReturnType<typeof read>>();
const texts = new Map<Bag, { label: Case; statements: Map<number, string> }>();
const bags = cases.map((label): Bag => {
  const notice = readings.get(label.notice) ?? read(label.notice);
  readings.set(label.notice, notice);
  const matches = matchStatements(notice, read(label.output));
  const bag: Bag = {
    notice: label.notice_id,
    violates: label.violates,
    either: label.either ?? [],
    items: matches.map(({ statement, keys, recall }) => ({
      id: statement.index,
      keys: keys.map(number),
      gaps: [1 - recall.own, 1 - recall.window, 1 - recall.numbers, 1 - recall.names],
      rules: RULES.filter((rule) => concerns(rule, keys)),
    })),
  };
  texts.set(bag, {
    label,
    statements: new Map(
      matches.map(({ statement, role }) => [
        statement.index,
        `{${statement.clause.lead}} ${notice.doc.plain.slice(statement.range.start, statement.range.end).replace(/\s+/g, ' ').slice(0, 130)} [${role}] ${process.env.KEYS ? [...statement.features].join(' ') : ''}`,
      ]),
    ),
  });
  return bag;
});

const notices = [...new Set(bags.map((bag) => bag.notice))];
const folds = Number(option('--folds') ?? notices.length);
const leftOut = new Map<Bag, ReturnType<typeof fitWeights>>();
for (let k = 0; k < folds; k++) {
  const held = new Set(notices.filter((_, n) => n % folds === k));
  const model = fitWeights(
    bags.filter((bag) => !held.has(bag.notice)),
    names,
  );
  for (const bag of bags) if (held.has(bag.notice)) leftOut.set(bag, model);
}
const whole = fitWeights(bags, names);

const limits = {} as Record<5 | 6 | 8, { fail: number; note: number }>;
for (const rule of RULES) {
  const judged = bags.filter((bag) => !bag.either.includes(rule));
  const rows = (model: (bag: Bag) => ReturnType<typeof fitWeights>) =>
    judged.map((bag) => ({
      bag,
      ...scoreOf(bag, rule, model(bag)),
      fails: bag.violates.includes(rule),
      faithful: bag.violates.length === 0,
    }));
  const out = rows((bag) => leftOut.get(bag)!);
  const inside = rows(() => whole);
  const chosen = limitOf(out, 0.03);
  const fitted = limitOf(inside, 0.02);
  const limit = Math.round(((chosen.limit + fitted.limit) / 2) * 100) / 100;
  limits[rule] = { fail: limit, note: Math.round(limit * 60) / 100 };
  console.log(
    `rule ${rule}: left out F1 ${chosen.f1.toFixed(3)} at ${chosen.limit} (${chosen.alarmed} faithful alarmed), fitted F1 ${fitted.f1.toFixed(3)} at ${fitted.limit} (${fitted.alarmed}); limit ${limit}`,
  );
  if (option('--mistakes') === String(rule)) {
    const show = (row: (typeof out)[number]): void => {
      const { label, statements } = texts.get(row.bag)!;
      console.log(
        `${row.score.toFixed(2)} ${label.id} ${JSON.stringify(label.violates)} | ${row.fails ? (label.why?.[rule] ?? '') : ''} | ${row.item ? statements.get(row.item.id) : ''} | own ${row.item ? (1 - row.item.gaps[0]).toFixed(2) : ''} window ${row.item ? (1 - row.item.gaps[1]).toFixed(2) : ''}`,
      );
    };
    console.log('--- false alarms');
    out
      .filter((row) => !row.fails && row.score >= chosen.limit)
      .sort((a, b) => b.score - a.score)
      .forEach(show);
    console.log('--- missed');
    out
      .filter((row) => row.fails && row.score < chosen.limit)
      .sort((a, b) => a.score - b.score)
      .forEach(show);
  }
}
const table = toWeights(whole, names, limits);
const source = `import type { Weights } from './model.ts';

// Written by \`npm run calibrate\` from the labelled cases in fixtures/cases. Do not edit.
export const weights: Weights = ${JSON.stringify(table, null, 2)};
`;
if (args.includes('--check')) {
  if (JSON.stringify(table) !== JSON.stringify(committed)) {
    console.error('src/ledger/weights.ts is not what `npm run calibrate` prints: run it and commit the table.');
    process.exitCode = 1;
  }
} else if (!args.includes('--dry')) writeFileSync(new URL('../../src/ledger/weights.ts', import.meta.url), source);
