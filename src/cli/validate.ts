import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isSystemError } from '../catalog/unreadable.ts';
import { encodingFault } from '../catalog/validate/encoding.ts';
import { folderProblems } from '../catalog/validate/folder.ts';
import { countsOf, toJson } from '../catalog/validate/json.ts';
import { type Problem, problemLine } from '../catalog/validate/problem.ts';
import { recordProblems } from '../catalog/validate/record.ts';
import { skillProblems } from '../catalog/validate/skill.ts';
import { plural } from '../report/counts.ts';
import { printable } from '../report/quote.ts';
import { decode } from './decode.ts';
import type { Io } from './io.ts';
import { nameOf, readBytes, whyUnreadable } from './read-text.ts';
import { Refusal } from './refusal.ts';

export interface ValidateArgs {
  readonly path: string;
  readonly format?: 'pretty' | 'json';
}

/** `dnlint validate`: exit code 1 where something is wrong; warnings alone are none. */
export async function runValidate({ path, format }: ValidateArgs, io: Io): Promise<number> {
  const problems = await problemsOf(path, io);
  const { errors, warnings } = countsOf(problems);
  if (format === 'json') io.out(toJson(path, problems));
  else {
    const counts = [plural(errors, 'error'), plural(warnings, 'warning')].join(', ');
    const lines = problems.map((problem) => printable(problemLine({ ...problem, file: nameOf(problem.file) })));
    io.out(`${[...lines, `${nameOf(path)}: ${counts}.`].join('\n')}\n`);
  }
  return errors > 0 ? 1 : 0;
}

const ASKED = 'give a published folder, a record (its llms.txt), a SKILL.md or its folder';

/** A record that is no JSON is a broken one; any other file is no record. */
const isNamedAsRecord = (path: string): boolean => path === '-' || /(?:^llms\.txt|\.json)$/i.test(basename(path));

/** The problems, each with its file as it can be opened from here. */
async function problemsOf(path: string, io: Io): Promise<readonly Problem[]> {
  if (path !== '-' && statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    const problems = inFolder(path);
    if (problems) return problems.map((problem) => ({ ...problem, file: join(path, problem.file) }));
    const skill = join(path, 'SKILL.md');
    if (existsSync(skill)) return problemsOf(skill, io);
    throw new Refusal(`${nameOf(path)} has no methods/*/llms.txt and no SKILL.md; ${ASKED}.`);
  }
  const bytes = await readBytes(path, io);
  const isSkill = /^skill\.md$/i.test(basename(path));
  const fault = isSkill || isNamedAsRecord(path) ? encodingFault(bytes) : undefined;
  if (fault) return [{ file: path, line: undefined, severity: 'error', message: fault, from: 'file' }];
  // Headers and records begin at byte 0: a byte order mark must stay to be seen.
  const text = isSkill || isNamedAsRecord(path) ? Buffer.from(bytes).toString('utf8') : decode(bytes, nameOf(path));
  if (isSkill) {
    const folder = dirname(resolve(path));
    return skillProblems(path, text, basename(folder), (name) => existsSync(join(folder, name))).problems;
  }
  if (!isNamedAsRecord(path) && !text.trimStart().startsWith('{'))
    throw new Refusal(`${nameOf(path)} is neither a record nor a SKILL.md; ${ASKED}.`);
  return recordProblems(path, text).problems;
}

function inFolder(path: string): readonly Problem[] | undefined {
  try {
    return folderProblems(path);
  } catch (error) {
    throw isSystemError(error) ? new Refusal(whyUnreadable(error, `The folder ${nameOf(path)}`)) : error;
  }
}
