/** Resolves the packages that another project imports, and replaces those that are not installed. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, parseAst } from 'vite';

/** @typedef {{ name: string, importer: string }} AbsentPackage `importer` is relative to the project */

const ownRoot = fileURLToPath(new URL('..', import.meta.url));
const ANYTHING = 'virtual:chartwalk-anything';
const ABSENT = '\0chartwalk-absent:';

const isPackage = (/** @type {string} */ source) => /^(?:@[\w.-]+\/)?\w[^:]*$/.test(source);
const isXState = (/** @type {string} */ source) => /^xstate(?:\/|$)/.test(source);

const nameOf = (/** @type {import('estree').Identifier | import('estree').Literal} */ node) =>
  node.type === 'Identifier' ? node.name : String(node.value);

/**
 * Returns the names that a file imports from a package. If the file imports the package as a namespace, also
 * returns those properties of the namespace that the file uses.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
function namesImported(file, source) {
  // The file itself does not import these functions of React. The compiler inserts the imports.
  if (/\/jsx-(?:dev-)?runtime$/.test(source)) return ['Fragment', 'jsx', 'jsxDEV', 'jsxs'];
  const text = readFileSync(file, 'utf8');
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {string} object */
  const addPropertiesOf = (object) => {
    for (const [, name = ''] of text.matchAll(
      new RegExp(String.raw`(?<![\w$])${object.replaceAll('$', String.raw`\$`)}\??\.([\w$]+)`, 'g'),
    )) {
      names.add(name);
    }
  };
  const lang = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx';
  const { body } = /** @type {import('estree').Program} */ (parseAst(text, { lang }));
  for (const node of body) {
    if (!('source' in node) || node.source?.value !== source || !('specifiers' in node)) continue;
    for (const specifier of node.specifiers) {
      if (specifier.type === 'ImportSpecifier') names.add(nameOf(specifier.imported));
      if (specifier.type === 'ExportSpecifier') names.add(nameOf(specifier.local));
      if (specifier.type === 'ImportNamespaceSpecifier') addPropertiesOf(specifier.local.name);
    }
  }
  names.delete('default');
  return [...names];
}

/**
 * Returns a plugin that resolves packages in the same way for `chartwalk open` and `chartwalk check`. If a
 * project has not installed XState, its files get the copy that this package uses. Any other absent package
 * is replaced by a module whose exports accept every access and call. That module reports the package to the
 * global function `chartwalkStandIn`.
 *
 * @param {string} root the project's root
 * @returns {import('vite').Plugin}
 */
export function absentPackages(root) {
  const repository = root.replace(/\/(?:examples|packages)(?:\/.*)?$/, '');
  const sourcesOfXState = join(repository, 'packages/core/src');
  return {
    name: 'chartwalk:absent-packages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === ANYTHING) return `\0${ANYTHING}`;
      if (!isPackage(source) || importer === undefined) return null;
      // The examples in XState's own repository must import XState's sources.
      const [, part] = /^xstate(?:\/(\w+))?$/.exec(source) ?? [];
      const own = join(sourcesOfXState, `${part ?? 'index'}.ts`);
      if (isXState(source) && existsSync(own)) return own;
      const resolve = (/** @type {string} */ from) =>
        this.resolve(source, from, { ...options, skipSelf: true });
      const found =
        (await resolve(importer)) ??
        (isXState(source) ? await resolve(join(ownRoot, 'index.html')) : null);
      if (found) return found;
      const [file = importer] = importer.split('?');
      if (!existsSync(file) || normalizePath(file).includes('/node_modules/')) return null;
      const absent = {
        name: source,
        importer: normalizePath(relative(root, file)),
        names: namesImported(file, source),
      };
      return ABSENT + Buffer.from(JSON.stringify(absent)).toString('base64url');
    },
    load(id) {
      if (id === `\0${ANYTHING}`) {
        return readFileSync(new URL('anything.mjs', import.meta.url), 'utf8');
      }
      if (!id.startsWith(ABSENT)) return null;
      /** @type {AbsentPackage & { names: string[] }} */
      const { names, ...absent } = JSON.parse(
        Buffer.from(id.slice(ABSENT.length), 'base64url').toString(),
      );
      const exported = ['default', ...names].map((name) => `anything as ${name}`);
      return `import { anything } from '${ANYTHING}';
        globalThis.chartwalkStandIn?.(${JSON.stringify(absent)});
        export { ${exported.join(', ')} };`;
    },
  };
}
