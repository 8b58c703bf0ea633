import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { folderProblems } from '../catalog/validate/folder.ts';
import { type Problem, problemLine } from '../catalog/validate/problem.ts';
import { recordProblems } from '../catalog/validate/record.ts';
import { skillProblems } from '../catalog/validate/skill.ts';
import { printable } from '../report/quote.ts';
import type { Io } from './io.ts';
import { nameOf, readText } from './read-text.ts';
import { Refusal } from './refusal.ts';

/** `dnlint validate`: exit code 1 where something is wrong; warnings alone are none. */
export async function runValidate({ path }: { readonly path: string }, io: Io): Promise<number> {
  const problems = await problemsOf(path, io);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counts = [many(errors, 'error'), many(warnings, 'warning')].join(', ');
  io.out(
    `${[...problems.map((problem) => printable(problemLine(problem))), `${nameOf(path)}: ${counts}.`].join('\n')}\n`,
  );
  return errors > 0 ? 1 : 0;
}

const ASKED = 'give a published folder, a record (its llms.txt) or a SKILL.md';

/** A record that is no JSON is a broken one; any other file is no record. */
const isNamedAsRecord = (path: string): boolean => path === '-' || /(?:^llms\.txt|\.json)$/i.test(basename(path));

async function problemsOf(path: string, io: Io): Promise<readonly Problem[]> {
  if (existsSync(path) && statSync(path).isDirectory()) {
    const problems = folderProblems(path);
    if (problems) return problems;
    throw new Refusal(`${nameOf(path)} has no methods/*/llms.txt; ${ASKED}.`);
  }
  const text = await readText(path, io);
  if (!/^skill\.md$/i.test(basename(path))) {
    if (!isNamedAsRecord(path) && !text.trimStart().startsWith('{'))
      throw new Refusal(`${nameOf(path)} is neither a record nor a SKILL.md; ${ASKED}.`);
    return recordProblems(nameOf(basename(path)), text).problems;
  }
  // A header is at byte 0, and `readText` has taken a byte order mark away.
  return skillProblems(basename(path), readFileSync(path, 'utf8'), basename(dirname(resolve(path)))).problems;
}

const many = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
