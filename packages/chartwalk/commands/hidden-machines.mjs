/**
 * Lets the page and `chartwalk check` see machines that a file creates outside functions and does not export.
 */
import { parseAst } from 'vite';

/** The prefix of the names under which hidden machines are exported. `src/machines-in.ts` repeats it. */
const PREFIX = 'chartwalkHidden_';

/** @typedef {import('estree').Program['body'][number]} Statement */

/**
 * Returns the local names that a statement exports.
 *
 * @param {Statement} statement
 * @returns {string[]}
 */
function exportedBy(statement) {
  if (statement.type === 'ExportDefaultDeclaration') {
    return statement.declaration.type === 'Identifier' ? [statement.declaration.name] : [];
  }
  if (statement.type !== 'ExportNamedDeclaration' || statement.source) return [];
  return statement.specifiers.flatMap(({ local }) =>
    local.type === 'Identifier' ? local.name : [],
  );
}

/**
 * Returns the names of variables that are not exported and whose values may be machines.
 *
 * @param {string} code
 * @param {'ts' | 'tsx'} lang
 * @returns {string[]}
 */
function hiddenIn(code, lang) {
  const { body } = /** @type {import('estree').Program} */ (parseAst(code, { lang }));
  const exported = new Set(body.flatMap(exportedBy));
  return body.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || !init || exported.has(id.name)) return [];
      const { start, end } = /** @type {{ start: number, end: number }} */ (
        /** @type {unknown} */ (init)
      );
      return code.slice(start, end).includes('createMachine') ? id.name : [];
    });
  });
}

/**
 * Returns a plugin for files that store a machine in a variable but do not export it. The plugin adds the
 * missing export.
 *
 * @returns {import('vite').Plugin}
 */
export function hiddenMachines() {
  return {
    name: 'chartwalk:hidden-machines',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!code.includes('createMachine') || file.includes('/node_modules/')) return null;
      if (!/\.[cm]?[jt]sx?$/.test(file)) return null;
      try {
        const names = hiddenIn(code, /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx');
        if (names.length === 0) return null;
        const list = names.map((name) => `${name} as ${PREFIX}${name}`).join(', ');
        return { code: `${code}\nexport { ${list} };\n`, map: null };
      } catch {
        // Vite reports that the file can't be parsed.
        return null;
      }
    },
  };
}
