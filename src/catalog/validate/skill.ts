import { isMap, isScalar, LineCounter, parseDocument, type YAMLParseError } from 'yaml';
import { descriptionFault, nameFault } from '../skill-limits.ts';
import type { Problem } from './problem.ts';

/** Characters that the specification allows for `compatibility`. */
const COMPATIBILITY_LIMIT = 500;
/** Lines of a body that agents still read whole, by the specification's advice. */
const BODY_LINES = 500;
const KEYS = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];

export interface Skill {
  readonly problems: Problem[];
  readonly name: string | undefined;
  readonly description: string | undefined;
  /** What follows the header and the blank line after it. */
  readonly body: string | undefined;
}

/** Looks at a `SKILL.md`: the limits of the Agent Skills specification. `folder` is the name of the folder it is in. */
export function skillProblems(file: string, text: string, folder: string | undefined): Skill {
  const problems: Problem[] = [];
  const say = (line: number, message: string, severity: Problem['severity'] = 'error'): void => {
    problems.push({ file, line, severity, message });
  };
  const none = { problems, name: undefined, description: undefined, body: undefined };
  if (!/^---\r?\n/.test(text)) {
    say(
      1,
      text.startsWith('\ufeff')
        ? 'must begin with the "---" of its header, without a byte order mark in front'
        : 'must begin with a header: "---" alone in its first line',
    );
    return none;
  }
  if (text.includes('\r')) say(1, 'has carriage returns; lines must end with a newline alone', 'warning');
  const lines = text.split(/\r?\n/);
  const close = lines.indexOf('---', 1);
  if (close < 0) {
    say(1, 'has a header that is not closed; a line "---" must end it');
    return none;
  }
  const body = lines.slice(lines[close + 1] === '' ? close + 2 : close + 1).join('\n');
  if (body.trim() === '') say(close + 1, 'must say something after the header');
  if (lines.length - close > BODY_LINES) say(close + 1, `should have at most ${BODY_LINES} lines of text`, 'warning');

  const counter = new LineCounter();
  const header = parseDocument(lines.slice(1, close).join('\n'), { lineCounter: counter, uniqueKeys: true });
  // The header begins in the file's second line.
  const lineOf = (offset: number | undefined): number => counter.linePos(offset ?? 0).line + 1;
  for (const error of header.errors) say(lineOf(error.pos[0]), yamlFault(error, counter));
  if (header.errors.length > 0) return { ...none, body };
  if (!isMap(header.contents)) {
    say(2, `must have a header of keys and values, with ${KEYS.slice(0, 2).join(' and ')}`);
    return { ...none, body };
  }
  const found = new Map<string, { line: number; value: unknown }>();
  for (const { key, value } of header.contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const line = lineOf(isScalar(key) ? key.range?.[0] : 0);
    found.set(name, {
      line,
      value: isScalar(value) ? value.value : (value as { toJSON?: () => unknown } | null)?.toJSON?.(),
    });
    if (!KEYS.includes(name))
      say(line, `has the key "${name}"; the keys of a skill must be of these: ${KEYS.join(', ')}`);
  }
  const textOf = (key: string, needed: boolean): string | undefined => {
    const entry = found.get(key);
    if (entry === undefined) {
      if (needed) say(2, `must have a ${key}`);
      return undefined;
    }
    if (typeof entry.value === 'string') return entry.value;
    say(
      entry.line,
      key === 'allowed-tools' && Array.isArray(entry.value)
        ? `${key} must be one text, with spaces between the tools`
        : `${key} must be a text, which YAML does not take it for; quote it`,
    );
    return undefined;
  };
  const name = textOf('name', true);
  const nameProblem = name === undefined ? undefined : nameFault(name);
  if (nameProblem) say(found.get('name')!.line, `name ${nameProblem}`);
  else if (name !== undefined && folder !== undefined && name !== folder)
    say(found.get('name')!.line, `name is "${name}", but must be that of its folder, "${folder}"`);
  const description = textOf('description', true);
  const descriptionProblem = description === undefined ? undefined : descriptionFault(description);
  if (descriptionProblem) say(found.get('description')!.line, `description ${descriptionProblem}`);
  textOf('license', false);
  textOf('allowed-tools', false);
  const compatibility = textOf('compatibility', false);
  if (compatibility !== undefined && (compatibility === '' || [...compatibility].length > COMPATIBILITY_LIMIT))
    say(found.get('compatibility')!.line, `compatibility must have 1 to ${COMPATIBILITY_LIMIT} characters`);
  const metadata = found.get('metadata');
  if (metadata && !isTextMap(metadata.value))
    say(metadata.line, 'metadata must be keys with a text each; quote numbers');
  return { problems, name, description, body };
}

const isTextMap = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((item) => typeof item === 'string');

/** What is wrong with a header that YAML cannot read. */
function yamlFault({ code, pos }: YAMLParseError, counter: LineCounter): string {
  if (code === 'DUPLICATE_KEY') return 'has a key once more; each key must stand there once';
  if (code === 'TAB_AS_INDENT') return 'must be indented with spaces, not with tabs';
  const where = `which it no longer is at column ${counter.linePos(pos[0]).col}`;
  return `must be YAML, ${where}; quote values that have a colon, a bracket or a quotation mark`;
}
