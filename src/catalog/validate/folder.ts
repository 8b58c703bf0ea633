import { basename, resolve } from 'node:path';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { MANIFEST } from '../manifest.ts';
import { addressesOf, type MethodRecord } from '../record.ts';
import { SCHEMA_PATH } from '../schema.ts';
import { discoveryProblems } from './discovery.ts';
import { readJsonFile } from './json-file.ts';
import { jsonPlaces } from './json-places.ts';
import { linkProblems } from './links.ts';
import { digestProblems, siteManifest } from './manifest.ts';
import { type MethodFolder, methodFolder } from './method-folder.ts';
import type { Problem } from './problem.ts';
import { baseOf } from './record.ts';
import { type SiteFolder, siteFolder } from './site-folder.ts';

/**
 * Looks at a whole published folder, or at the folder of one method. Undefined where it is neither. Throws the system's
 * error where the folder itself cannot be read; what is in it and cannot is a problem.
 */
export function folderProblems(path: string): Problem[] | undefined {
  const folder = siteFolder(path);
  if (folder.files.has('llms.txt')) {
    const { problems } = methodFolder(folder, '', basename(resolve(path)));
    return [...folder.problems, ...problems];
  }
  const shut = new Set(folder.problems.map(({ file }) => file));
  const ids = [...folder.folders].flatMap((name) => /^methods\/([^/]+)$/.exec(name)?.[1] ?? []);
  if (
    !ids.some((id) => folder.files.has(`methods/${id}/llms.txt`)) &&
    ![...shut].some((name) => /^methods\b/.test(name))
  )
    return undefined;
  // Of a folder that cannot be read nothing is known to be missing.
  const methods = ids
    .filter((id) => !shut.has(`methods/${id}`))
    .map((id) => methodFolder(folder, `methods/${id}/`, id));
  const { problems, isOurs } = siteProblems(folder, methods, shut);
  // What the system does not give is known last: files are read when they are asked for.
  const all = [...folder.problems, ...problems];
  // What this program published is held to all of the catalog's decisions.
  return isOurs ? all.map((problem) => ({ ...problem, severity: 'error' })) : all;
}

function siteProblems(
  folder: SiteFolder,
  methods: readonly MethodFolder[],
  shut: ReadonlySet<string>,
): { problems: Problem[]; isOurs: boolean } {
  const { files } = folder;
  const records = methods.flatMap(({ record }) => record ?? []);
  const bases = [...new Set(records.flatMap((record) => baseOf(record) ?? []))];
  const { problems: manifestProblems, manifest } = siteManifest(folder);
  const base = bases[0] ?? manifest?.base_url;
  const isShut = (file: string): boolean => [...shut].some((name) => file.startsWith(`${name}/`));
  const told = new Set(methods.flatMap(({ missing }) => missing));
  const lost = (manifest?.files ?? []).map(({ path }) => path).filter((path) => !files.has(path) && !isShut(path));
  // A file that is missing is told once, and not of each link to it.
  const known = new Set([...files, ...told, ...lost]);
  const leads = (file: string): boolean => known.has(file) || isShut(file);
  // A page may say another encoding than UTF-8; its links are read all the same.
  const pages = new Map(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => {
        const bytes = folder.bytes(file);
        return bytes ? [[file, Buffer.from(bytes).toString('utf8')] as const] : [];
      }),
  );
  const problems = [
    ...manifestProblems,
    ...methods.flatMap((method) => method.problems),
    ...lost
      .filter((path) => !told.has(path))
      .map(
        (file): Problem => ({
          file,
          line: undefined,
          severity: 'error',
          message: `is missing; ${MANIFEST} lists it`,
          from: 'site',
        }),
      ),
    ...records.flatMap((record) => addressProblems(folder, pages, leads, record)),
    ...(bases.length > 1
      ? [
          {
            file: 'methods',
            line: undefined,
            severity: 'error',
            message: `must have one base URL, and have several: ${bases.join(', ')}`,
            from: 'site',
          } as const,
        ]
      : []),
    ...discoveryProblems(folder, leads, base),
    ...(manifest ? [] : [...schemaProblems(folder), ...indexProblems(pages, records)]),
    ...linkProblems(pages, leads, base),
  ];
  if (manifest === undefined) return { problems, isOurs: false };
  // Of a file that is wrong in itself the digest says nothing new.
  const wrong = new Set([...folder.problems, ...problems].map(({ file }) => file));
  const stale = digestProblems(folder, manifest).filter(({ file }) => !wrong.has(file));
  return { problems: [...problems, ...stale], isOurs: true };
}

/** Every address of a record is a file, and the fragment a place in it. */
function addressProblems(
  { text }: SiteFolder,
  pages: ReadonlyMap<string, string>,
  leads: (file: string) => boolean,
  record: MethodRecord,
): Problem[] {
  const base = baseOf(record);
  if (base === undefined) return [];
  const file = `methods/${record.id}/llms.txt`;
  const placeOf = jsonPlaces(text(file) ?? '');
  return Object.entries(addressesOf(base, record.id)).flatMap(([key, address]): Problem[] => {
    const [path = '', fragment] = address.slice(base.length + 1).split('#');
    const target = path.endsWith('/') ? `${path}index.html` : path;
    const page = pages.get(target);
    if (leads(target) && (fragment === undefined || page === undefined || page.includes(` id="${fragment}"`)))
      return [];
    const message = `leads to ${target}${fragment === undefined ? '' : ` at "${fragment}"`}, which is not there`;
    return [{ file, ...placeOf(`/${key}`), at: `/${key}`, severity: 'error', message, from: 'site' }];
  });
}

/** The schema of the record, which need not be there, is one. */
function schemaProblems({ text }: SiteFolder): Problem[] {
  const schema = text(SCHEMA_PATH);
  if (schema === undefined) return [];
  const { value, problems, say } = readJsonFile(SCHEMA_PATH, schema, 'site');
  if (value === undefined) return problems;
  const isSchema =
    typeof value === 'object' &&
    value !== null &&
    '$schema' in value &&
    new Ajv2020().validateSchema(value as AnySchemaObject) === true;
  if (!isSchema) say('', 'must be a JSON Schema of 2020-12');
  return problems;
}

/** The index page, which need not be there, leads to each method. */
function indexProblems(pages: ReadonlyMap<string, string>, records: readonly MethodRecord[]): Problem[] {
  const page = pages.get('index.html');
  if (page === undefined) return [];
  return records
    .filter(({ id }) => !page.includes(`methods/${id}/`))
    .map(({ id }) => ({
      file: 'index.html',
      line: undefined,
      severity: 'error',
      message: `must link to the page of each method, and has no link to methods/${id}/`,
      from: 'site',
    }));
}
