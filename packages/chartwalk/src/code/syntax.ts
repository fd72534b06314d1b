/** Reads the syntax tree of JavaScript. */

export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Returns the name of an identifier, or the text of a literal. */
export function nameOf(node: unknown): string {
  const { name, value } = (node ?? {}) as { name?: string; value?: string | number };
  return String(name ?? value ?? '');
}

/** Returns whether an identifier only names a property of the node, and therefore refers to nothing. */
function isPropertyName(key: string, { type, computed, shorthand }: Node): boolean {
  if (computed === true) return false;
  if (type === 'MemberExpression') return key === 'property';
  if (type === 'Property') return key === 'key' && shorthand !== true;
  return ['MethodDefinition', 'PropertyDefinition'].includes(type) && key === 'key';
}

/** Returns the names to which code refers, without the names of properties. */
export function usedNames(tree: Node): string[] {
  const names = new Set<string>();
  const visit = (node: Node) => {
    if (node.type === 'Identifier') names.add(nameOf(node));
    for (const [key, inner] of Object.entries(node)) {
      if (isPropertyName(key, node)) continue;
      for (const child of [inner].flat()) if (isNode(child)) visit(child);
    }
  };
  visit(tree);
  return [...names];
}

export const literalsIn = (node: Node): Node[] =>
  node.type === 'Literal' ? [node] : childrenOf(node).flatMap(literalsIn);

export function declaredNames(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'Property') return declaredNames(pattern['value'] as Node);
  if (pattern.type === 'AssignmentPattern') return declaredNames(pattern['left'] as Node);
  return childrenOf(pattern).flatMap(declaredNames);
}
