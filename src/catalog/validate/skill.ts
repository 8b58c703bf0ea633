import { type Place, placesIn } from '../../report/place.ts';
import { descriptionFault, nameFault } from '../skill-limits.ts';
import { UNSEEN, unseenIn } from './control-characters.ts';
import type { Problem } from './problem.ts';
import { skillHeader } from './skill-header.ts';
import { skillLinks } from './skill-links.ts';

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

/** Tells a problem of the file. A warning is the catalog's own. */
type Say = (place: Place, message: string, severity?: Problem['severity']) => void;

const FIRST: Place = { line: 1, column: 1 };

/**
 * Looks at a `SKILL.md`: the limits of the Agent Skills specification. `folder` is the name of the folder it is in, `has`
 * says whether a file or folder is there, by its path from that.
 */
export function skillProblems(
  file: string,
  text: string,
  folder: string | undefined,
  has: (path: string) => boolean = () => true,
): Skill {
  const problems: Problem[] = [];
  const say: Say = (place, message, severity = 'error') => {
    problems.push({ file, ...place, severity, message, from: severity === 'warning' ? 'catalog' : 'skill' });
  };
  const none = { problems, name: undefined, description: undefined, body: undefined };
  if (!/^---\r?\n/.test(text)) {
    say(
      FIRST,
      text.startsWith('\ufeff')
        ? 'must begin with the "---" of its header, without a byte order mark in front'
        : 'must begin with a header: "---" alone in its first line',
    );
    return none;
  }
  if (text.includes('\r'))
    say(placesIn(text)(text.indexOf('\r')), 'has carriage returns; lines must end with a newline alone', 'warning');
  const lines = text.split(/\r?\n/);
  const close = lines.indexOf('---', 1);
  if (close < 0) {
    say(FIRST, 'has a header that is not closed; a line "---" must end it');
    return none;
  }
  const { entries, faults } = skillHeader(lines.slice(1, close).join('\n'), 2);
  for (const { place, message, severity } of faults) say(place, message, severity);
  const { name, description } = entries ? requireKeys(entries, folder, say) : none;
  const after = lines[close + 1] === '' ? close + 2 : close + 1;
  const body = lines.slice(after).join('\n');
  const end: Place = { line: close + 1, column: 1 };
  if (body.trim() === '') say(end, 'must say something after the header');
  if (lines.length - close > BODY_LINES) say(end, `should have at most ${BODY_LINES} lines of text`, 'warning');
  requireBody(body, after + 1, has, say);
  return { problems: problems.sort(byPlace), name, description, body };
}

const byPlace = (a: Partial<Place>, b: Partial<Place>): number => a.line! - b.line! || a.column! - b.column!;

function requireKeys(
  found: NonNullable<ReturnType<typeof skillHeader>['entries']>,
  folder: string | undefined,
  say: Say,
): { readonly name: string | undefined; readonly description: string | undefined } {
  for (const [key, { key: place }] of found)
    if (!KEYS.includes(key))
      say(place, `has the key "${key}"; the keys of a skill must be of these: ${KEYS.join(', ')}`);
  const textOf = (key: string, needed: boolean): string | undefined => {
    const entry = found.get(key);
    if (entry === undefined) {
      if (needed) say({ line: 2, column: 1 }, `must have a ${key}`);
      return undefined;
    }
    const { value, valueAt } = entry;
    if (typeof value === 'string') return value;
    say(
      valueAt,
      key === 'allowed-tools' && Array.isArray(value)
        ? `${key} must be one text, with spaces between the tools`
        : `${key} must be a text, which YAML does not take it for; quote it`,
    );
    return undefined;
  };
  const at = (key: string): Place => found.get(key)!.valueAt;
  const name = textOf('name', true);
  const nameProblem = name === undefined ? undefined : nameFault(name);
  if (nameProblem) say(at('name'), `name ${nameProblem}`);
  else if (name !== undefined && folder !== undefined && name !== folder)
    say(at('name'), `name is "${name}", but must be that of its folder, "${folder}"`);
  const description = textOf('description', true);
  const descriptionProblem = description === undefined ? undefined : descriptionFault(description);
  if (descriptionProblem) say(at('description'), `description ${descriptionProblem}`);
  textOf('license', false);
  textOf('allowed-tools', false);
  const compatibility = textOf('compatibility', false);
  if (compatibility !== undefined && (compatibility === '' || [...compatibility].length > COMPATIBILITY_LIMIT))
    say(at('compatibility'), `compatibility must have 1 to ${COMPATIBILITY_LIMIT} characters`);
  const metadata = found.get('metadata');
  if (metadata && !isTextMap(metadata.value))
    say(metadata.key, 'metadata must be keys with a text each; quote numbers, and write a list as one text');
  return { name, description };
}

const isTextMap = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((item) => typeof item === 'string');

/** What no reader sees in the text, and links that lead to nothing. `line`: in which the text begins. */
function requireBody(body: string, line: number, has: (path: string) => boolean, say: Say): void {
  const placeIn = (place: Place): Place => ({ line: place.line + line - 1, column: place.column });
  const unseen = unseenIn(body);
  if (unseen) say(placeIn(placesIn(body)(unseen.index)), `has the character ${unseen.name}, ${UNSEEN}`, 'warning');
  for (const { target, path, place } of skillLinks(body)) {
    const link = `links to "${target}"`;
    if (path === undefined)
      say(placeIn(place), `${link}, which is not installed with the skill; put it into the folder`, 'warning');
    else if (!has(path)) say(placeIn(place), `${link}, and the folder has no such file; add it, or mend the link`);
  }
}
