import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { DISCOVERY, sha256 } from '../discovery.ts';
import { filesIn } from '../folder.ts';
import { MANIFEST, readManifest } from '../manifest.ts';
import { addressesOf, type MethodRecord } from '../record.ts';
import { linkProblems } from './links.ts';
import { type Problem, shown } from './problem.ts';
import { recordProblems } from './record.ts';
import { skillProblems } from './skill.ts';

/** A folder whose files are read when they are asked for. */
interface Folder {
  readonly path: string;
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
}

/** Looks at a whole published folder, or at the folder of one method. Undefined where it is neither. */
export function folderProblems(path: string): Problem[] | undefined {
  const folder: Folder = {
    path,
    files: new Set(filesIn(path)),
    read: (file) => readFileSync(join(path, file), 'utf8'),
  };
  const { files, read } = folder;
  if (files.has('llms.txt')) return methodProblems(folder, '', basename(resolve(path))).problems;
  const methods = [...files].flatMap((file) => /^methods\/([^/]+)\/llms\.txt$/.exec(file)?.[1] ?? []);
  if (methods.length === 0) return undefined;
  const found = methods.map((id) => methodProblems(folder, `methods/${id}/`, id));
  const records = found.flatMap(({ record }) => record ?? []);
  const bases = [...new Set(records.flatMap(baseOf))];
  const pages = new Map([...files].filter((file) => file.endsWith('.html')).map((file) => [file, read(file)]));
  const manifest = files.has(MANIFEST) ? readManifest(read(MANIFEST)) : undefined;
  const problems = [
    ...found.flatMap((one) => one.problems),
    ...records.flatMap((record) => addressProblems(folder, record)),
    ...(bases.length > 1
      ? [{ file: 'methods', at: '', severity: 'error', message: `have several bases: ${bases.join(', ')}` } as const]
      : []),
    ...discoveryProblems(folder, bases[0]),
    ...(manifest?.files ?? []).flatMap(({ path: file, sha256: digest }): Problem[] =>
      files.has(file) && sha256(readFileSync(join(path, file))) === digest
        ? []
        : [{ file, at: 1, severity: 'error', message: `is not the file that ${MANIFEST} lists` }],
    ),
    ...linkProblems(pages, files, bases[0]),
  ];
  // What this program published is held to all of the catalog's decisions.
  return manifest ? problems.map((problem) => ({ ...problem, severity: 'error' })) : problems;
}

const baseOf = ({ url, id }: MethodRecord): string[] => {
  const end = `/methods/${id}/`;
  return url.endsWith(end) ? [url.slice(0, -end.length)] : [];
};

/** One method: its record, its skill, and that they and the prompt are one text. */
function methodProblems(
  { files, read }: Folder,
  under: string,
  id: string,
): { problems: Problem[]; record: MethodRecord | undefined } {
  const { problems, record } = recordProblems(`${under}llms.txt`, read(`${under}llms.txt`));
  const say = (file: string, at: number | string, message: string, severity: Problem['severity'] = 'error'): void => {
    problems.push({ file: under + file, at, severity, message });
  };
  if (record && record.id !== id) say('llms.txt', '/id', `is ${shown(record.id)}, and its folder ${shown(id)}`);
  for (const name of ['index.html', 'prompt.txt', 'SKILL.md', 'AGENTS.md', 'LICENSE'])
    if (!files.has(under + name)) say(name, 1, 'is missing');
  const same = (file: string, text: string | undefined): void => {
    if (record === undefined || text === undefined || text === `${record.instructions}\n`) return;
    const loose = (t: string): string => t.replaceAll('\r\n', '\n').trim();
    if (loose(text) === loose(record.instructions))
      say(file, 1, 'differs from the instructions of the record in white space', 'warning');
    else say(file, differingLine(text, record.instructions), 'is another text than the instructions of the record');
  };
  if (files.has(`${under}SKILL.md`)) {
    const skill = skillProblems(`${under}SKILL.md`, read(`${under}SKILL.md`), id);
    problems.push(...skill.problems);
    same('SKILL.md', skill.body);
    if (record && skill.description !== undefined && skill.description !== record.skill_description)
      say('SKILL.md', 3, 'has another description than the record');
  }
  if (files.has(`${under}prompt.txt`)) same('prompt.txt', read(`${under}prompt.txt`));
  if (
    record &&
    files.has(`${under}AGENTS.md`) &&
    !read(`${under}AGENTS.md`).replaceAll('\r\n', '\n').includes(record.instructions)
  )
    say('AGENTS.md', 1, 'does not hold the instructions of the record');
  return { problems, record };
}

const differingLine = (text: string, other: string): number => {
  const theirs = other.split('\n');
  return text.split('\n').findIndex((line, i) => line !== (theirs[i] ?? '')) + 1;
};

/** Every address of a record is a file, and the fragment a place in it. */
function addressProblems({ files, read }: Folder, record: MethodRecord): Problem[] {
  const [base] = baseOf(record);
  if (base === undefined) return [];
  return Object.entries(addressesOf(base, record.id)).flatMap(([key, address]): Problem[] => {
    const [path = '', fragment] = address.slice(base.length + 1).split('#');
    const target = path.endsWith('/') ? `${path}index.html` : path;
    const there = files.has(target) && (fragment === undefined || read(target).includes(` id="${fragment}"`));
    const message = `leads to ${target}${fragment === undefined ? '' : ` at "${fragment}"`}, which is not there`;
    return there ? [] : [{ file: `methods/${record.id}/llms.txt`, at: `/${key}`, severity: 'error', message }];
  });
}

/** The discovery index: names, descriptions, digests and copies. It need not be there. */
function discoveryProblems({ path, files, read }: Folder, base: string | undefined): Problem[] {
  const file = `${DISCOVERY}/index.json`;
  if (!files.has(file)) return [];
  const problems: Problem[] = [];
  const say = (at: string, message: string): void => {
    problems.push({ file, at, severity: 'error', message });
  };
  let skills: unknown;
  try {
    skills = (JSON.parse(read(file)) as { skills?: unknown } | null)?.skills;
  } catch (error) {
    say('', `is no JSON: ${(error as Error).message}`);
  }
  if (!Array.isArray(skills)) {
    if (problems.length === 0) say('/skills', 'is no list');
    return problems;
  }
  for (const [i, skill] of skills.entries()) {
    const { name, url, digest } = (skill ?? {}) as Record<string, unknown>;
    const at = `/skills/${i}`;
    if (typeof url !== 'string' || base === undefined || !URL.canParse(url, `${base}/${file}`)) {
      say(`${at}/url`, `is no address: ${shown(url)}`);
      continue;
    }
    const target = new URL(url, `${base}/${file}`).href.slice(base.length + 1);
    if (!files.has(target)) say(`${at}/url`, `leads to ${target}, which is not there`);
    else if (digest !== `sha256:${sha256(readFileSync(join(path, target)))}`)
      say(`${at}/digest`, `is not that of ${target}`);
    const copy = `${DISCOVERY}/${String(name)}/SKILL.md`;
    if (files.has(copy) && files.has(target) && read(copy) !== read(target))
      say(at, `has a copy that differs: ${copy}`);
  }
  return problems;
}
