/** Parses modules, and finds the declarations, imports and exports at their top level. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseAst, transformWithOxc } from 'vite';

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */
/** @typedef {{ path: string | null, source: string, name: string }} Import name is `*` for the whole module */
/** @typedef {{ node: Node, text: string }} Declaration */

/**
 * @typedef {object} CodeModule
 * @property {string} text the code without types
 * @property {Node} program
 * @property {Map<string, Declaration>} declarations
 * @property {Map<string, Import>} imports by their local names
 * @property {Map<string, string>} exports local names by exported names
 * @property {Map<string, Import>} passedOn exports of other modules by exported names
 * @property {Import[]} allPassedOn modules of which all exports are exported
 */

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
export const isNode = (value) =>
  typeof value === 'object' &&
  value !== null &&
  typeof (/** @type {Node} */ (value).type) === 'string';

/**
 * Returns the nodes directly inside a node.
 *
 * @param {Node} node
 */
export function childrenOf(node) {
  return Object.values(node).flat().filter(isNode);
}

/**
 * Returns the name of an identifier or of a text.
 *
 * @param {unknown} node
 * @returns {string}
 */
export function nameOf(node) {
  const { name, value } = /** @type {{ name?: string, value?: string | number }} */ (node ?? {});
  return String(name ?? value ?? '');
}

const isFile = (/** @type {string} */ path) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const endings = ['', '.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '/index.ts', '/index.js'];

/**
 * Returns the path of an imported file; null if a package is imported or the file does not exist.
 *
 * @param {string} source
 * @param {string} importer
 */
function importedPath(source, importer) {
  if (!source.startsWith('.')) return null;
  const wanted = resolve(dirname(importer), source);
  const candidates = [wanted, wanted.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')];
  return candidates.flatMap((it) => endings.map((end) => it + end)).find(isFile) ?? null;
}

/**
 * Returns the names that a pattern declares.
 *
 * @param {Node} pattern
 * @returns {string[]}
 */
function namesIn(pattern) {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'Property') return namesIn(/** @type {Node} */ (pattern['value']));
  if (pattern.type === 'AssignmentPattern') return namesIn(/** @type {Node} */ (pattern['left']));
  return childrenOf(pattern).flatMap(namesIn);
}

/**
 * @param {Node} statement
 * @param {CodeModule} module
 */
function addDeclarations(statement, { text, declarations }) {
  const { type, start, end } = statement;
  if (type === 'VariableDeclaration') {
    for (const declarator of /** @type {Node[]} */ (statement['declarations'])) {
      const code = `let ${text.slice(declarator.start, declarator.end)};`;
      for (const name of namesIn(/** @type {Node} */ (declarator['id']))) {
        declarations.set(name, { node: declarator, text: code });
      }
    }
  } else if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') {
    declarations.set(nameOf(statement['id']), { node: statement, text: text.slice(start, end) });
  }
}

/**
 * @param {Node} statement
 * @param {string} path
 * @param {CodeModule} module
 */
function addStatement(statement, path, module) {
  const { type, declaration } = statement;
  const specifiers = /** @type {Node[]} */ (statement['specifiers'] ?? []);
  const source = statement['source'] ? nameOf(statement['source']) : null;
  const from = (/** @type {string} */ name) => {
    const text = source ?? '';
    return { path: importedPath(text, path), source: text, name };
  };
  if (type === 'ImportDeclaration') {
    for (const specifier of specifiers) {
      const isWhole = specifier.type === 'ImportNamespaceSpecifier';
      const imported = specifier['imported'] ? nameOf(specifier['imported']) : 'default';
      module.imports.set(nameOf(specifier['local']), from(isWhole ? '*' : imported));
    }
  } else if (type === 'ExportAllDeclaration') {
    module.allPassedOn.push(from('*'));
  } else if (isNode(declaration)) {
    addDeclarations(declaration, module);
    const isDefault = type === 'ExportDefaultDeclaration';
    for (const name of exportedNames(declaration))
      module.exports.set(isDefault ? 'default' : name, name);
  } else if (type === 'ExportNamedDeclaration') {
    for (const specifier of specifiers) {
      const [local, exported] = [nameOf(specifier['local']), nameOf(specifier['exported'])];
      if (source === null) module.exports.set(exported, local);
      else module.passedOn.set(exported, from(local));
    }
  } else {
    addDeclarations(statement, module);
  }
}

/** @param {Node} declaration */
function exportedNames(declaration) {
  if (declaration.type === 'Identifier') return [nameOf(declaration)];
  if (declaration.type !== 'VariableDeclaration')
    return declaration['id'] ? [nameOf(declaration['id'])] : [];
  return /** @type {Node[]} */ (declaration['declarations']).flatMap((it) =>
    namesIn(/** @type {Node} */ (it['id'])),
  );
}

/**
 * Parses a file. The result is null if the file can't be parsed.
 *
 * @param {string} path
 * @returns {Promise<CodeModule | null>}
 */
async function parseModule(path) {
  try {
    const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
    const program = /** @type {Node} */ (/** @type {unknown} */ (parseAst(code)));
    /** @type {CodeModule} */
    const module = {
      text: code,
      program,
      declarations: new Map(),
      imports: new Map(),
      exports: new Map(),
      passedOn: new Map(),
      allPassedOn: [],
    };
    for (const statement of /** @type {Node[]} */ (program['body']))
      addStatement(statement, path, module);
    return module;
  } catch {
    // The problem is reported when the machines of the file are read.
    return null;
  }
}

/**
 * Parses a file and every file that it imports, at any depth, unless they are already in `modules`.
 *
 * @param {string} path
 * @param {Map<string, CodeModule | null>} modules by path
 */
export async function addModules(path, modules) {
  if (modules.has(path)) return;
  modules.set(path, null);
  const module = await parseModule(path);
  modules.set(path, module);
  if (!module) return;
  const imported = [...module.imports.values(), ...module.passedOn.values(), ...module.allPassedOn];
  for (const { path: next } of imported) {
    // oxlint-disable-next-line no-await-in-loop -- each file is parsed once
    if (next !== null) await addModules(next, modules);
  }
}
