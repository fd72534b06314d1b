/**
 * Ignores mutants in the `types` of `setup`. The compiler uses `types`, but XState never reads them, so
 * no test could detect such a mutant.
 */

/**
 * The parts of Babel's syntax tree that this module reads.
 * @typedef {{ type: string, key?: { name?: string }, properties?: Node[] }} Node
 * @typedef {{ node: Node, parentPath: { node: Node } | null }} Path
 */

/** @param {Node | undefined} node */
function isTypes(node) {
  return node?.type === 'ObjectProperty' && node.key?.name === 'types';
}

/** @param {Path} path */
function holdsTypesOnly({ node, parentPath }) {
  const { properties = [] } = node;
  return isTypes(parentPath?.node) || (properties.length > 0 && properties.every(isTypes));
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'types',
    value: {
      /** @param {Path} path */
      shouldIgnore: (path) =>
        holdsTypesOnly(path) ? 'Types are for the compiler; XState never reads them.' : undefined,
    },
  },
];
