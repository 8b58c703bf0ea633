import { resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { asciiTwin } from '../../src/text/ascii-twin.ts';
import { foresee } from '../../src/text/prefilter.ts';
import { wholeWords } from '../../src/text/whole-words.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** An expression and what to write in its place: one of which a file asks nothing but `test`, or a prefiltered one. */
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
  // A constant counts where it is read for its `test` and nothing else.
  const constants = new Map<string, Node>();
  const tested = new Set<Node>();
  const readOtherwise = new Set<string>();
  visit(parseAst(code, { lang: 'ts' }) as unknown as Node);
  for (const [name, literal] of constants) if (!readOtherwise.has(name)) tested.add(literal);
  for (const literal of tested) {
    const expression = expressionOf(literal);
    const by = standIn(expression);
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
      if (id.type === 'Identifier' && init !== null && isExpression(init)) {
        // Two constants of one name in a file: which is meant is not looked into.
        if (constants.has(String(id.name)) || id.typeAnnotation) readOtherwise.add(String(id.name));
        constants.set(String(id.name), init);
        return;
      }
    }
    if (node.type === 'CallExpression') {
      const { callee } = node as unknown as { callee: Node };
      if (callee.type === 'MemberExpression' && !callee.computed && (callee.property as Node).name === 'test') {
        const object = callee.object as Node;
        if (isExpression(object)) tested.add(object);
        if (isExpression(object) || object.type === 'Identifier') {
          for (const argument of node.arguments as Node[]) visit(argument);
          return;
        }
      }
    }
    if (node.type === 'NewExpression') {
      const { callee, arguments: made } = node as unknown as { callee: Node; arguments: Node[] };
      if (callee.name === 'Prefiltered' && made.length === 1 && isExpression(made[0]!)) {
        const expression = expressionOf(made[0]!);
        found.push({ start: node.start, end: node.end, expression, by: prefiltered(expression) });
        return;
      }
    }
    if (node.type === 'Identifier') readOtherwise.add(String(node.name));
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item);
      if (isNode(value)) visit(value);
    }
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

function standIn({ source, flags }: RegExp): string | null {
  if (flags === '') {
    const words = wholeWords(source);
    if (words !== null) return `new WordSet(${JSON.stringify(words.join('|'))})`;
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
