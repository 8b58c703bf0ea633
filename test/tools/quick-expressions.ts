import { resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { type Foreseen, foresee } from '../../src/text/prefilter.ts';
import { wholeWords } from '../../src/text/whole-words.ts';
import { initialsOf } from '../../src/text/word-set.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** An expression and what to write in its place: one that is asked for its matches and nothing else, or a prefiltered one. */
export interface Quick {
  readonly start: number;
  readonly end: number;
  readonly expression: RegExp;
  readonly by: string;
}

/** Methods of strings that ask an expression. They begin anew each time, also with the flag `g`. */
const ASKING = ['match', 'matchAll', 'replace', 'replaceAll', 'search', 'split'];

/** How a file asks an expression. */
type Asked = 'test' | 'exec' | 'string';

const TEXT = resolve(import.meta.dirname, '../../src/text');

/** Expressions that have a quicker stand-in. `code` is TypeScript. */
export function quickExpressions(code: string): Quick[] {
  const found: Quick[] = [];
  // A constant counts where its matches are asked for and it is read for nothing else.
  const constants = new Map<string, Node>();
  const asked = new Map<string | Node, Set<Asked>>();
  const readOtherwise = new Set<string>();
  /** Constants of the file that are strings. */
  const strings = new Map<string, string>();
  /** Expressions that are put together. */
  const joined = new Map<Node, RegExp>();
  let functions = 0;
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node);
  for (const [key, how] of asked) {
    const literal = typeof key === 'string' ? constants.get(key) : key;
    if (literal === undefined || (typeof key === 'string' && readOtherwise.has(key))) continue;
    const expression = joined.get(literal) ?? expressionOf(literal);
    const by = standIn(expression, how);
    if (by !== null) found.push({ start: literal.start, end: literal.end, expression, by });
  }
  return found.sort((a, b) => a.start - b.start);

  function visit(node: Node): void {
    if (node.type === 'ExportNamedDeclaration' || node.type === 'ImportDeclaration') {
      const { declaration } = node as { declaration?: Node | null };
      if (declaration?.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations as { id: Node }[]) readOtherwise.add(String(id.name));
    }
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as unknown as { id: Node; init: Node | null };
      const string = init !== null && functions === 0 ? stringOf(init) : undefined;
      if (string !== undefined) strings.set(String(id.name), string);
      const put = init?.type === 'NewExpression' ? joinedOf(init) : undefined;
      if (put !== undefined) joined.set(init!, put);
      if (id.type === 'Identifier' && init !== null && (isExpression(init) || put !== undefined)) {
        // Two constants of one name in a file: which is meant is not looked into.
        if (constants.has(String(id.name)) || id.typeAnnotation) readOtherwise.add(String(id.name));
        constants.set(String(id.name), init);
        return;
      }
    }
    if (node.type === 'CallExpression') {
      const { callee, arguments: given } = node as unknown as { callee: Node; arguments: Node[] };
      const method = callee.type === 'MemberExpression' && !callee.computed && String((callee.property as Node).name);
      if ((method === 'test' || method === 'exec') && ask(callee.object as Node, method)) {
        for (const argument of given) visit(argument);
        return;
      }
      if (method && ASKING.includes(method) && given.length > 0 && ask(given[0]!, 'string')) {
        for (const other of [callee, ...given.slice(1)]) visit(other);
        return;
      }
    }
    if (node.type === 'NewExpression') {
      const { callee, arguments: made } = node as unknown as { callee: Node; arguments: Node[] };
      if (callee.name === 'Prefiltered' && made.length === 1) {
        const expression = isExpression(made[0]!) ? expressionOf(made[0]!) : joinedOf(made[0]!);
        if (expression !== undefined) {
          found.push({ start: node.start, end: node.end, expression, by: written(foresee(expression)) });
          return;
        }
      }
    }
    if (node.type === 'Identifier') readOtherwise.add(String(node.name));
    const isFunction = node.type.includes('Function');
    if (isFunction) functions++;
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item);
      if (isNode(value)) visit(value);
    }
    if (isFunction) functions--;
  }

  /** Notes what is asked of an expression or of a name, which may turn out to be one's. */
  function ask(node: Node, how: Asked): boolean {
    if (!isExpression(node) && node.type !== 'Identifier') return false;
    const key = isExpression(node) ? node : String(node.name);
    asked.set(key, (asked.get(key) ?? new Set()).add(how));
    return true;
  }

  /** `new RegExp(…)` of strings that are written in the file. */
  function joinedOf({ callee, arguments: made = [] }: Node): RegExp | undefined {
    // What a function puts together may have a name of its own for a part.
    if (functions > 0 || (callee as Node | undefined)?.name !== 'RegExp') return undefined;
    const [source, flags = ''] = (made as Node[]).map(stringOf);
    return source === undefined || flags === undefined ? undefined : new RegExp(source, flags);
  }

  /** What a string comes to: as it stands, or a template of constants above it. */
  function stringOf(node: Node): string | undefined {
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
    const { object, property } = (node.tag ?? {}) as { object?: Node; property?: Node };
    const raw = object?.name === 'String' && property?.name === 'raw';
    if (node.type !== 'TemplateLiteral' && !raw) return undefined;
    const { quasis, expressions } = (raw ? node.quasi : node) as unknown as {
      quasis: { value: { cooked: string; raw: string } }[];
      expressions: Node[];
    };
    const put = expressions.map(({ name }) => strings.get(String(name)));
    if (put.includes(undefined)) return undefined;
    return quasis.map(({ value }, q) => (raw ? value.raw : value.cooked) + (put[q] ?? '')).join('');
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isExpression = (node: Node): boolean => node.type === 'Literal' && 'regex' in node;

function expressionOf({ regex }: Node): RegExp {
  const { pattern, flags } = regex as { pattern: string; flags: string };
  return new RegExp(pattern, flags);
}

/** Shorter expressions are compiled in no time. */
const LONG = 60;
/** To look for many literals takes as long as to compile; what is shorter stands in most texts. */
const FEW = 12;
const TELLING = 3;

const written = (foreseen: Foreseen): string =>
  `new StandIn(${foreseen.map((part) => JSON.stringify(part)).join(', ')})`;

function standIn(expression: RegExp, asked: ReadonlySet<Asked>): string | null {
  const { source, flags } = expression;
  if (flags === '' && asked.size === 1 && asked.has('test')) {
    const words = wholeWords(source);
    if (words !== null) return `new WordSet(${JSON.stringify(`|${words.join('|')}|`)}, ${initialsOf(words)})`;
  }
  if (flags.includes('y') || (flags.includes('g') && (asked.has('test') || asked.has('exec')))) return null;
  const [, , twin, joined] = foresee(expression);
  const literals = joined?.split('|') ?? [];
  const pays = source.length >= LONG && literals.length <= FEW && literals.every(({ length }) => length >= TELLING);
  if (twin !== null && /\\p\{/i.test(source)) return written([source, flags, twin, pays ? joined : null]);
  return pays && joined !== null ? written([source, flags, null, joined]) : null;
}

/** Writes the stand-ins into the library's own code. */
export const QUICK_EXPRESSIONS = {
  name: 'quick-expressions',
  transform(code: string, id: string): string | undefined {
    if (!/[\\/](?:rules|src)[\\/].*(?<!\.d)\.ts$/.test(id)) return undefined;
    const found = quickExpressions(code);
    if (found.length === 0) return undefined;
    let changed = '';
    let from = 0;
    const made: string[] = [];
    for (const { start, end, by } of found) {
      changed += `${code.slice(from, start)}quick$${made.length}`;
      made.push(`const quick$${made.length} = /* @__PURE__ */ ${by};`);
      from = end;
    }
    const imports = [
      `import { StandIn } from ${JSON.stringify(resolve(TEXT, 'stand-in.ts'))};`,
      `import { WordSet } from ${JSON.stringify(resolve(TEXT, 'word-set.ts'))};`,
    ];
    return [...imports, ...made, changed + code.slice(from)].join('\n');
  },
};
