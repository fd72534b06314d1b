/** Finds the names that a piece of JavaScript refers to. */
import { parseAst } from 'vite';

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns whether an identifier only names a property of the node, so that it refers to nothing. */
function isPropertyName(key: string, { type, computed, shorthand }: Node): boolean {
  if (computed === true) return false;
  if (type === 'MemberExpression') return key === 'property';
  if (type === 'Property') return key === 'key' && shorthand !== true;
  return ['MethodDefinition', 'PropertyDefinition'].includes(type) && key === 'key';
}

export type Names = { identifiers: ReadonlySet<string>; strings: ReadonlySet<string> };

export function namesInTree(tree: unknown): Names {
  const identifiers = new Set<string>();
  const strings = new Set<string>();
  const visit = (node: Node) => {
    if (node.type === 'Identifier') identifiers.add(String(node['name']));
    if (node.type === 'Literal' && typeof node['value'] === 'string') strings.add(node['value']);
    for (const [key, inner] of Object.entries(node)) {
      if (isPropertyName(key, node)) continue;
      for (const child of [inner].flat()) if (isNode(child)) visit(child);
    }
  };
  if (isNode(tree)) visit(tree);
  return { identifiers, strings };
}

/** Returns a function's code as a whole statement. A method lacks the word `function`. */
const statements = (code: string) => [`_ = ${code}`, `_ = { ${code} }`];

const known = new Map<string, Names>();

/** Returns the names in the code of a function; nothing if it can't be parsed. */
export function namesIn(code: string): Names {
  const found = known.get(code) ?? parsed(code);
  known.set(code, found);
  return found;
}

function parsed(code: string): Names {
  for (const statement of statements(code)) {
    try {
      return namesInTree(parseAst(statement));
    } catch {
      // The next form is tried.
    }
  }
  return { identifiers: new Set(), strings: new Set() };
}
