/** Explains why a file of another project can't be served, for the author of that file. */
import { relative, sep } from 'node:path';
import { normalizePath } from 'vite';

/** @typedef {import('vite').ViteDevServer} Server */

/**
 * @param {string} message
 * @param {string} root
 */
function inWords(message, root) {
  const plain = message
    // oxlint-disable-next-line no-control-regex -- the colours of a terminal
    .replaceAll(/\u001B\[\d+m/g, '')
    .replaceAll(`${normalizePath(relative(process.cwd(), root))}/`, '')
    .replaceAll(`${root}${sep}`, '')
    .trim();
  const [, wanted, importer] =
    /^Failed to resolve import "([^"]+)" from "([^"]+)"/.exec(plain) ?? [];
  if (wanted === undefined) return plain;
  const isPackage = /^(?:@[^/]+\/)?[\w-]/.test(wanted);
  return `${importer} imports ${wanted}, which is not ${isPackage ? 'installed' : 'there'}.`;
}

/**
 * Returns the first problem, in a file or its imports, that prevents the server from serving the file.
 * Returns '' if there is no problem.
 *
 * @param {Server} server
 * @param {string} url
 * @param {Set<string>} [seen]
 * @returns {Promise<string>}
 */
export async function problemIn(server, url, seen = new Set()) {
  if (seen.has(url) || url.includes('/node_modules/')) return '';
  seen.add(url);
  const { client } = server.environments;
  try {
    await client.transformRequest(url);
  } catch (error) {
    return inWords(/** @type {Error} */ (error).message, server.config.root);
  }
  const node = await client.moduleGraph.getModuleByUrl(url);
  for (const imported of node?.importedModules ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- the first problem is enough
    const problem = await problemIn(server, imported.url, seen);
    if (problem !== '') return problem;
  }
  return '';
}
