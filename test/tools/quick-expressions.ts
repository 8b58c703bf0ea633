import { resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { asciiTwin } from '../../src/text/ascii-twin.ts';
import { foresee } from '../../src/text/prefilter.ts';
import { wholeWords } from '../../src/text/whole-words.ts';
import { initialsOf } from '../../src/text/word-set.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** An expression and what to write in its place: one of which a file asks nothing but `test` and `exec`, or a prefiltered one. */
export interface Quick {
  readonly start: number;
  readonly end: number;
  readonly expression: RegExp;
  readonly by: string;
}

const TEXT = resolve(import.meta.dirname, '../../src/text');

/** Expressions that have a quicker stand-in. `code` is TypeScript. */
export function quickExpressions(code: string): Quick[] {
  const found: Quick[] = [];
  // A constant counts where it is read for its `test` and `exec` and nothing else.
  const constants = new Map<string, Node>();
  const tested = new Set<Node>();
  /** Of these the match is asked for: names of constants, and expressions. */
  const executed = new Set<string | Node>();
  const readOtherwise = new Set<string>();
  /** Constants of the file that are strings. */
  const strings = new Map<string, string>();
  let functions = 0;
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node);
  for (const [name, literal] of constants) {
    if (readOtherwise.has(name)) continue;
    tested.add(literal);
    if (executed.has(name)) executed.add(literal);
  }
  for (const literal of tested) {
    const expression = expressionOf(literal);
    const by = standIn(expression, executed.has(literal));
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
      if (id.type === 'Identifier' && init !== null && isExpression(init)) {
        // Two constants of one name in a file: which is meant is not looked into.
        if (constants.has(String(id.name)) || id.typeAnnotation) readOtherwise.add(String(id.name));
        constants.set(String(id.name), init);
        return;
      }
    }
    if (node.type === 'CallExpression') {
      const { callee } = node as unknown as { callee: Node };
      const asked = callee.type === 'MemberExpression' && !callee.computed && (callee.property as Node).name;
      if (asked === 'test' || asked === 'exec') {
        const object = callee.object as Node;
        if (asked === 'exec') executed.add(isExpression(object) ? object : String(object.name));
        if (isExpression(object)) tested.add(object);
        if (isExpression(object) || object.type === 'Identifier') {
          for (const argument of node.arguments as Node[]) visit(argument);
          return;
        }
      }
    }
    if (node.type === 'NewExpression') {
      const { callee, arguments: made } = node as unknown as { callee: Node; arguments: Node[] };
      if (callee.name === 'Prefiltered' && made.length === 1) {
        const expression = isExpression(made[0]!) ? expressionOf(made[0]!) : joinedOf(made[0]!);
        if (expression !== undefined) {
          found.push({ start: node.start, end: node.end, expression, by: prefiltered(expression) });
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

  /** `new RegExp(…)` of strings that are written in the file. */
  function joinedOf({ callee, arguments: made = [] }: Node): RegExp | undefined {
    // What a function puts together may have a name of its own for a part.
    if (functions > 0 || (callee as Node | undefined)?.name !== 'RegExp') return undefined;
    const [source, flags = ''] = (made as Node[]).map(stringOf);
    return source === undefined || flags === undefined ? undefined : new RegExp(source, flags);
  }

  /** What a string comes to: as it stands, or a template of constants above it. */
  function stringOf({ type, value, quasis, expressions }: Node): string | undefined {
    if (type === 'Literal' && typeof value === 'string') return value;
    if (type !== 'TemplateLiteral') return undefined;
    const put = (expressions as Node[]).map(({ name }) => strings.get(String(name)));
    if (put.includes(undefined)) return undefined;
    return (quasis as { value: { cooked: string } }[]).map((quasi, q) => quasi.value.cooked + (put[q] ?? '')).join('');
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isExpression = (node: Node): boolean => node.type === 'Literal' && 'regex' in node;

function expressionOf({ regex }: Node): RegExp {
  const { pattern, flags } = regex as { pattern: string; flags: string };
  return new RegExp(pattern, flags);
}

/** The same, with all that can be known of the expression worked out, and the expression itself left for when it is needed. */
function prefiltered(expression: RegExp): string {
  const { twin, ignoreCase, literals } = foresee(expression);
  const twinCode = twin ? `twin: () => ${String(twin())}, ` : '';
  return `new Prefiltered({ whole: () => ${String(expression)}, ${twinCode}ignoreCase: ${ignoreCase}, literals: ${JSON.stringify(literals)} })`;
}

function standIn({ source, flags }: RegExp, executed: boolean): string | null {
  if (flags === '' && !executed) {
    const words = wholeWords(source);
    if (words !== null) return `new WordSet(${JSON.stringify(words.join('|'))}, ${initialsOf(words)})`;
  }
  if (/[gy]/.test(flags) || !source.includes('\\p{')) return null;
  const twin = asciiTwin(source, flags);
  return twin && `new AsciiFirst(() => /${source}/${flags}, () => ${String(twin)})`;
}

/** Writes the stand-ins into the library's own code. */
export const QUICK_EXPRESSIONS = {
  name: 'quick-expressions',
  transform(code: string, id: string): string | undefined {
    if (!/[\\/](?:rules|src)[\\/].*(?<!\.d)\.ts$/.test(id) || !/\.test\(|new Prefiltered\(/.test(code))
      return undefined;
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
      `import { AsciiFirst } from ${JSON.stringify(resolve(TEXT, 'ascii-first.ts'))};`,
      `import { WordSet } from ${JSON.stringify(resolve(TEXT, 'word-set.ts'))};`,
    ];
    return [...imports, ...made, changed + code.slice(from)].join('\n');
  },
};
