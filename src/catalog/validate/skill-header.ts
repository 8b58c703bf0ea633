import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import { type Place, placesIn } from '../../report/place.ts';
import { UNSEEN, unseenIn } from './control-characters.ts';
import type { Problem } from './problem.ts';

/** A key of the header with its value, and where each of them begins. */
export interface HeaderEntry {
  readonly value: unknown;
  readonly key: Place;
  readonly valueAt: Place;
}

interface Fault {
  readonly place: Place;
  readonly message: string;
  readonly severity: Problem['severity'];
}

export interface SkillHeader {
  /** Undefined where YAML cannot read it, or it is no map. */
  readonly entries: ReadonlyMap<string, HeaderEntry> | undefined;
  readonly faults: readonly Fault[];
}

/** Reads the header of a skill as strictly as its strictest readers. `line`: the line of the file in which it begins. */
export function skillHeader(yaml: string, line: number): SkillHeader {
  const faults: Fault[] = [];
  const placeIn = placesIn(yaml);
  const placeOf = (offset: number): Place => {
    const at = placeIn(offset);
    return { line: at.line + line - 1, column: at.column };
  };
  const say = (offset: number, message: string, severity: Fault['severity'] = 'error'): void => {
    faults.push({ place: placeOf(offset), message, severity });
  };
  const unseen = unseenIn(yaml);
  if (unseen) say(unseen.index, `has the character ${unseen.name}, which YAML readers refuse; take it out`);
  const counter = new LineCounter();
  const header = parseDocument(yaml, { lineCounter: counter, uniqueKeys: true });
  for (const error of header.errors) say(error.pos[0], yamlFault(error, counter));
  if (header.errors.length > 0) return { entries: undefined, faults };
  const { contents } = header;
  if (!isMap(contents)) {
    faults.push({
      place: { line, column: 1 },
      message: 'must have a header of keys and values, with name and description',
      severity: 'error',
    });
    return { entries: undefined, faults };
  }
  visit(contents, {
    Node(_, node, path) {
      const message = isMap(node) && node.flow && standsForText(path) ? undefined : strictFault(node);
      if (message) say(startOf(node, yaml), message);
      // Written as an escape it is YAML, and no more seen for that.
      const escaped = unseen || !isScalar(node) ? undefined : unseenIn(String(node.value));
      if (escaped) say(startOf(node, yaml), `has the character ${escaped.name}, ${UNSEEN}`, 'warning');
    },
  });
  const entries = new Map<string, HeaderEntry>();
  for (const { key, value } of contents.items) {
    const at = isNode(key) ? (key.range?.[0] ?? 0) : 0;
    entries.set(isScalar(key) ? String(key.value) : '', {
      value: isScalar(value) ? value.value : (value as { toJSON?: () => unknown } | null)?.toJSON?.(),
      key: placeOf(at),
      valueAt: placeOf(isNode(value) ? startOf(value, yaml) : at),
    });
  }
  return { entries, faults };
}

/** The value of a key that has to be a text, and is refused as none. */
function standsForText(path: readonly unknown[]): boolean {
  const pair = path[1];
  return path.length === 2 && isPair(pair) && isScalar(pair.key) && pair.key.value !== 'metadata';
}

const REFUSED = 'which the reference reader of skills refuses';

/** What is YAML, and not the part of it that every reader of skills takes. */
function strictFault(node: Node): string | undefined {
  if (isAlias(node)) return `has the alias "*${node.source}", ${REFUSED}; write the value itself`;
  if ('anchor' in node && node.anchor) return `has the anchor "&${node.anchor}", ${REFUSED}; take it out`;
  if (node.tag) return `has a tag ("!"), ${REFUSED}; take it out, and quote the value`;
  if (isMap(node) && node.flow) return `has a flow map ("{ … }"), ${REFUSED}; write each key on a line of its own`;
  return undefined;
}

/** Where a value begins: an anchor or a tag in front of it is part of it. */
function startOf(node: Node, yaml: string): number {
  const at = node.range?.[0] ?? 0;
  const front = /(?:[&!]\S*\s+){1,2}$/.exec(yaml.slice(Math.max(0, at - 200), at));
  return at - (front?.[0].length ?? 0);
}

/** What is wrong with a header that YAML cannot read. */
function yamlFault({ code, pos }: YAMLParseError, counter: LineCounter): string {
  if (code === 'DUPLICATE_KEY') return 'has a key once more; each key must stand there once';
  if (code === 'TAB_AS_INDENT') return 'must be indented with spaces, not with tabs';
  const where = `which it no longer is at column ${counter.linePos(pos[0]).col}`;
  return `must be YAML, ${where}; quote values that have a colon, a bracket or a quotation mark`;
}
