/** Reads the code of the named guards, actions, actors and delays of machines. */
import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { addModules, childrenOf, isNode, nameOf } from './code-modules.mjs';

/** @typedef {import('../src/comparison/named-code.ts').NamedCode} NamedCode */
/** @typedef {import('../src/comparison/named-code.ts').KindOfCode} KindOfCode */
/** @typedef {import('./code-modules.mjs').CodeModule} CodeModule */
/** @typedef {import('./code-modules.mjs').Import} Import */
/** @typedef {import('./code-modules.mjs').Node} Node */
/** @typedef {{ module: CodeModule, node: Node }} Found */
/** @typedef {Found & { name: string, isMethod: boolean }} Implementation */

/**
 * @typedef {object} Project
 * @property {Map<string, CodeModule | null>} modules the parsed files by path
 * @property {Map<string, string>} digests the digests of exported values, by the path of their file and their name
 */

const digest = (/** @type {string} */ text) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Returns the names of variables that code uses, without the names of properties.
 *
 * @param {Node} node
 * @returns {string[]}
 */
function usedNames(node) {
  if (node.type === 'Identifier') return [nameOf(node)];
  const isNamedPart = [
    'MemberExpression',
    'Property',
    'MethodDefinition',
    'PropertyDefinition',
  ].includes(node.type);
  const label = node['property'] ?? node['key'];
  const isText = isNamedPart && !node['computed'];
  return childrenOf(node)
    .filter((child) => !(isText && child === label && child !== node['value']))
    .flatMap(usedNames);
}

/**
 * Finds the declaration of an imported value.
 *
 * @param {Project} project
 * @param {Import} imported
 * @returns {{ module: CodeModule, local: string } | null}
 */
function find(project, { path, name }) {
  const module = path === null ? null : project.modules.get(path);
  if (!module) return null;
  const local = module.exports.get(name);
  if (local !== undefined) {
    const further = module.imports.get(local);
    return further ? find(project, further) : { module, local };
  }
  const passedOn = module.passedOn.get(name);
  if (passedOn) return find(project, passedOn);
  for (const all of module.allPassedOn) {
    const found = find(project, { ...all, name });
    if (found) return found;
  }
  return null;
}

/**
 * Returns a digest of an imported value and of everything that it uses, or null if its code is not part of
 * the project.
 *
 * @param {Project} project
 * @param {Import} imported
 */
function digestOf(project, imported) {
  const { path, name } = imported;
  const module = path === null ? null : project.modules.get(path);
  if (!module) return null;
  if (name === '*') return digest(module.text);
  const key = `${path} ${name}`;
  const known = project.digests.get(key);
  if (known !== undefined) return known;
  // Modules may import each other.
  project.digests.set(key, 'circular');
  const found = find(project, imported);
  const node = found?.module.declarations.get(found.local)?.node;
  const result = found && node ? digest(codeOf(project, found.module, node, found.local)) : null;
  if (result === null) project.digests.delete(key);
  else project.digests.set(key, result);
  return result;
}

/**
 * Returns an expression with everything that it uses, without comments, layout and local names.
 *
 * @param {Project} project
 * @param {CodeModule} module
 * @param {Node} node the expression, or the declaration of the variable that is the expression
 * @param {string} expression
 */
function codeOf(project, module, node, expression) {
  /** @type {string[]} */
  const parts = [];
  const seen = new Set();
  const add = (/** @type {string} */ name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const imported = module.imports.get(name);
    const declared = module.declarations.get(name);
    if (imported) parts.unshift(importOf(project, imported, name));
    else if (declared) {
      parts.push(declared.text);
      for (const used of usedNames(declared.node)) add(used);
    }
  };
  for (const name of [...usedNames(node), expression]) add(name);
  const text = `${[...new Set(parts)].join('\n')}\nexport default (${expression});`;
  const options = { module: true, compress: false, mangle: { toplevel: true } };
  try {
    return minifySync('code.js', text, options).code;
  } catch {
    return text;
  }
}

/**
 * @param {Project} project
 * @param {Import} imported
 * @param {string} local
 */
function importOf(project, imported, local) {
  const { source, name } = imported;
  const code = digestOf(project, imported);
  if (code !== null) return `import ${local} from '${code}';`;
  return name === '*'
    ? `import * as ${local} from '${source}';`
    : `import { ${name} as ${local} } from '${source}';`;
}

/**
 * Returns the object that an expression is, perhaps a declared or imported one.
 *
 * @param {Project} project
 * @param {CodeModule} module
 * @param {unknown} value
 * @returns {Found | null}
 */
function objectOf(project, module, value) {
  if (!isNode(value)) return null;
  if (value.type === 'ObjectExpression') return { module, node: value };
  if (value.type !== 'Identifier') return null;
  const imported = module.imports.get(nameOf(value));
  const found = imported ? find(project, imported) : { module, local: nameOf(value) };
  const declared = found?.module.declarations.get(found.local)?.node;
  return found && declared ? objectOf(project, found.module, declared['init']) : null;
}

/**
 * Returns the values of an object, with those of the objects that are spread in it.
 *
 * @param {Project} project
 * @param {Found | null} object
 * @returns {Implementation[]}
 */
function valuesOf(project, object) {
  if (!object) return [];
  const { module, node } = object;
  return /** @type {Node[]} */ (node['properties']).flatMap((property) => {
    if (property.type === 'SpreadElement') {
      return valuesOf(project, objectOf(project, module, property['argument']));
    }
    if (property['computed'] || !isNode(property['value'])) return [];
    const isMethod = property['method'] === true;
    return [{ module, node: property['value'], name: nameOf(property['key']), isMethod }];
  });
}

/**
 * Returns the digest of an implementation. Its own name within its code does not count, so that a renamed
 * implementation has the same digest.
 *
 * @param {Project} project
 * @param {Implementation} implementation
 */
function digestOfImplementation(project, { module, node, name, isMethod }) {
  const ownNames = textsIn(node).filter((it) => it['value'] === name);
  let text = module.text.slice(node.start, node.end);
  for (const own of ownNames.toReversed()) {
    text = `${text.slice(0, own.start - node.start)}'its name'${text.slice(own.end - node.start)}`;
  }
  const prefix = `${node['async'] === true ? 'async ' : ''}function${node['generator'] === true ? '*' : ''} `;
  return digest(codeOf(project, module, node, isMethod ? prefix + text : text));
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
const textsIn = (node) => (node.type === 'Literal' ? [node] : childrenOf(node).flatMap(textsIn));

/**
 * Returns the expressions that give implementations to machines, anywhere in code.
 *
 * @param {Node} node
 * @returns {unknown[]}
 */
function implementationsIn(node) {
  const inside = childrenOf(node).flatMap(implementationsIn);
  if (node.type !== 'CallExpression') return inside;
  const { callee } = node;
  const [first, second] = /** @type {unknown[]} */ (node['arguments']);
  const called = isNode(callee) ? nameOf(callee['property'] ?? callee) : '';
  if (called === 'setup' || called === 'provide' || called === 'extend') return [first, ...inside];
  return called === 'createMachine' ? [second, ...inside] : inside;
}

/**
 * Returns a function that reads the code of the implementations in a module. An implementation's code
 * includes everything of the project that it uses, also in other files.
 *
 * @returns {(path: string) => Promise<NamedCode>}
 */
export function createCodeReader() {
  /** @type {Project} */
  const project = { modules: new Map(), digests: new Map() };
  return async (path) => {
    await addModules(path, project.modules);
    /** @type {Record<KindOfCode, Record<string, string>>} */
    const code = { guards: {}, actions: {}, actors: {}, delays: {} };
    const module = project.modules.get(path);
    if (!module) return code;
    for (const object of implementationsIn(module.program)) {
      for (const kind of valuesOf(project, objectOf(project, module, object))) {
        if (!(kind.name in code)) continue;
        const names = code[/** @type {KindOfCode} */ (kind.name)];
        for (const implementation of valuesOf(project, objectOf(project, kind.module, kind.node))) {
          const { name } = implementation;
          const other = Object.hasOwn(names, name) ? names[name] : '';
          // Several machines of a file may have different implementations with one name.
          names[name] = other + digestOfImplementation(project, implementation);
        }
      }
    }
    return code;
  };
}
