/** Writes the values and functions of a loaded machine as code. */
import { parseAst } from 'vite';
import type { Piece } from './piece.ts';
import { literalsIn, usedNames } from './syntax.ts';
import type { Node } from './syntax.ts';

/** In XState's own actions and guards, these properties contain XState's code. */
const ownOfXState = new Set(['resolve', 'retryResolve', 'execute', 'check']);

/**
 * Removes the numbers that Vite gives to the imports of a module, because the numbers change if an import is
 * added.
 */
const withoutImports = (code: string) =>
  code.replaceAll(
    /\(0,\s?__vite_ssr_import_\d+__\.([\w$]+)\)|__vite_ssr_import_\d+__\.([\w$]+)/g,
    (_, called: string | undefined, used: string | undefined) => {
      const name = called ?? used ?? '';
      return name === 'default' ? 'defaultImport' : name;
    },
  );

const isActor = (value: object) => 'getInitialSnapshot' in value && 'transition' in value;

/**
 * Returns the code of an actor's logic. Omits the code of a machine, because machines are compared
 * separately.
 */
function partsOf(value: object): unknown {
  if (!isActor(value)) return value;
  const { config } = value as { config?: unknown };
  return typeof config === 'function' ? config : 'an actor';
}

type FunctionCode = { expression: string; names: readonly string[]; strings: readonly string[] };

const known = new Map<string, FunctionCode>();

/** Returns a function's code as an expression. A method's code is only valid inside an object. */
function expressionOf(code: string): FunctionCode {
  for (const expression of [`(${code})`, `({ ${code} })`]) {
    try {
      const tree = parseAst(expression) as unknown as Node;
      const strings = literalsIn(tree).flatMap(({ value }) =>
        typeof value === 'string' ? value : [],
      );
      return { expression, names: usedNames(tree), strings };
    } catch {
      // The code may be a method, so the second form is tried.
    }
  }
  return { expression: JSON.stringify(code), names: [], strings: [] };
}

function functionCode(value: object): FunctionCode {
  const code = withoutImports(Function.prototype.toString.call(value));
  const found = known.get(code) ?? expressionOf(code);
  known.set(code, found);
  return found;
}

/**
 * Returns a value with the code of its functions. Also returns the texts in the value, which may be names of
 * actions.
 */
function codeOfValue(value: unknown): FunctionCode {
  const names: string[] = [];
  const strings: string[] = [];
  const seen = new Set<unknown>();
  const written = (part: unknown): string => {
    if (typeof part === 'string') strings.push(part);
    if (typeof part === 'bigint') return `${part}n`;
    if ((typeof part !== 'object' && typeof part !== 'function') || part === null) {
      return JSON.stringify(part) ?? String(part);
    }
    if (seen.has(part)) return '"see above"';
    seen.add(part);
    if (typeof part === 'object') {
      const inner = partsOf(part);
      return inner === part ? writtenEntries(part) : written(inner);
    }
    // An action of XState, such as `assign(…)`, is a function with the project's code in its properties.
    if (Object.keys(part).length > 0) return writtenEntries(part);
    const code = functionCode(part);
    names.push(...code.names);
    strings.push(...code.strings);
    return code.expression;
  };
  const writtenEntries = (owner: object) =>
    `{ ${Object.entries(owner)
      .flatMap(([key, inner]) =>
        ownOfXState.has(key) ? [] : `${JSON.stringify(key)}: ${written(inner)}`,
      )
      .join(', ')} }`;
  const expression = written(value);
  return { expression, names, strings };
}

/** Returns the code of a loaded value that a file defines. */
export function pieceOfValue(value: unknown, file: string): Piece {
  const { expression, names } = codeOfValue(value);
  return { expression, names, file };
}

/**
 * Returns the texts in a loaded value, which may be names of other implementations, as in `enqueue('beep')`.
 */
export const textsIn = (value: unknown): readonly string[] => codeOfValue(value).strings;
