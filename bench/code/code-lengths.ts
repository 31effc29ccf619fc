import { parseSync, Visitor } from 'vite';

/** Lengths in lines: of each named function, of each component, of the file; and how many lines are too long. */
export type CodeLengths = { functions: number[]; components: number[]; file: number; longLines: number };

/** Columns: as oxfmt breaks lines (checks/code/long-lines.ts). */
const longestLine = 120;

/**
 * The lengths in one TypeScript or TSX file. Functions are those with a name (declarations, constants, methods), from
 * the name's line to the end, without the docstring; functions handed over on the spot are part of the one around them.
 * A component is one whose name starts with a capital, in TSX, and is not counted among the functions.
 * @throws Error naming the file where it cannot be parsed
 */
export function codeLengths(file: string, text: string): CodeLengths {
  const { functions, components } = Object.groupBy(namedFunctions(file, text), ({ name }) =>
    file.endsWith('.tsx') && /^[A-Z]/.test(name) ? 'components' : 'functions',
  );
  const lines = text.replace(/\n$/, '').split('\n');
  return {
    functions: functions?.map((one) => one.lines) ?? [],
    components: components?.map((one) => one.lines) ?? [],
    file: lines.length,
    longLines: lines.filter((line) => line.length > longestLine).length,
  };
}

type Span = { start: number; end: number };
type NamedFunction = { name: string; lines: number };

function namedFunctions(file: string, text: string): NamedFunction[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found: NamedFunction[] = [];
  const add = (name: string, { start, end }: Span): void => {
    found.push({ name, lines: text.slice(start, end).split('\n').length });
  };
  new Visitor({
    FunctionDeclaration: (node) => add(node.id?.name ?? 'default', node),
    VariableDeclarator: (node) => node.id.type === 'Identifier' && isFunction(node.init) && add(node.id.name, node),
    MethodDefinition: (node) => add('a method', node),
    Property: (node) => node.method && add('a method', node),
  }).visit(program);
  return found;
}

const isFunction = (node: { type: string } | null): boolean =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
