import type { MethodRecord } from '../record.ts';
import { jsonPlaces } from './json-places.ts';
import { type Problem, shown } from './problem.ts';
import { recordProblems } from './record.ts';
import type { SiteFolder } from './site-folder.ts';
import { skillProblems } from './skill.ts';

const RECORD = 'llms.txt';
/** What the folder of a method must have. */
const FILES = [RECORD, 'index.html', 'prompt.txt', 'SKILL.md', 'AGENTS.md', 'LICENSE'];

export interface MethodFolder {
  readonly problems: readonly Problem[];
  readonly record: MethodRecord | undefined;
  /** Files that have to be there and are not, told as problems. */
  readonly missing: readonly string[];
}

/** One method: its record, its skill, and that they and the prompt are one text. `under`: "" or a path that ends with "/". */
export function methodFolder({ files, folders, text }: SiteFolder, under: string, id: string): MethodFolder {
  const problems: Problem[] = [];
  const say = (
    file: string,
    line: number | undefined,
    message: string,
    severity: Problem['severity'] = 'error',
  ): void => {
    const from = severity === 'warning' ? 'catalog' : 'record';
    problems.push({ file: under + file, line, severity, message, from });
  };
  const missing = FILES.filter((name) => !files.has(under + name));
  for (const name of missing) say(name, undefined, 'is missing');
  const json = text(under + RECORD);
  const read = json === undefined ? undefined : recordProblems(under + RECORD, json);
  problems.push(...(read?.problems ?? []));
  const record = read?.record;
  if (json !== undefined && record && record.id !== id)
    problems.push({
      file: under + RECORD,
      ...jsonPlaces(json)('/id'),
      at: '/id',
      severity: 'error',
      message: `is ${shown(record.id)}, but must be the name of its folder, ${shown(id)}`,
      from: 'record',
    });
  const same = (file: string, found: string | undefined): void => {
    if (record === undefined || found === undefined || found === `${record.instructions}\n`) return;
    const loose = (t: string): string => t.replaceAll('\r\n', '\n').trim();
    if (loose(found) === loose(record.instructions))
      say(file, 1, 'differs from the instructions of the record in white space', 'warning');
    else
      say(file, differingLine(found, record.instructions), 'must be the same text as the instructions of the record');
  };
  const skillText = text(`${under}SKILL.md`);
  if (skillText !== undefined) {
    const skill = skillProblems(
      `${under}SKILL.md`,
      skillText,
      id,
      (path) => files.has(under + path) || folders.has(under + path),
    );
    problems.push(...skill.problems);
    same('SKILL.md', skill.body);
    if (record && skill.description !== undefined && skill.description !== record.skill_description)
      say('SKILL.md', 3, 'must have the description of the record');
  }
  same('prompt.txt', text(`${under}prompt.txt`));
  const agents = text(`${under}AGENTS.md`)?.replaceAll('\r\n', '\n');
  if (record && agents !== undefined && !agents.includes(record.instructions))
    say('AGENTS.md', 1, 'must hold the instructions of the record');
  return { problems, record, missing: missing.map((name) => under + name) };
}

const differingLine = (text: string, other: string): number => {
  const theirs = other.split('\n');
  return text.split('\n').findIndex((line, i) => line !== (theirs[i] ?? '')) + 1;
};
