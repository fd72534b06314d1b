/** Finds the version of XState that another project asks for. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the version of XState in pnpm's catalog. A package.json refers to that version with `catalog:`.
 * @param {string} folder
 */
function versionInCatalog(folder) {
  const workspace = join(folder, 'pnpm-workspace.yaml');
  if (!existsSync(workspace)) return undefined;
  return /^\s+['"]?xstate['"]?:\s*['"]?([^'"\s]+)/m.exec(readFileSync(workspace, 'utf8'))?.[1];
}

/** @param {string} folder */
function versionInPackage(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  /** @type {Partial<Record<string, Record<string, string>>>} */
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { ...peerDependencies, ...devDependencies, ...dependencies }['xstate'];
}

/** Returns the major version of a range. Returns 5 for a range without a number, such as `latest`. */
function majorOf(/** @type {string} */ range) {
  return Number(/\d+/.exec(range)?.[0] ?? 5);
}

/**
 * Returns the version of XState that a project asks for, if that version is not 5. Looks in the project's
 * folder and in the folders above it.
 * @param {string} root
 */
export function otherXState(root) {
  for (let folder = root, asked; ; folder = dirname(folder)) {
    asked ??= versionInPackage(folder);
    const version = asked?.startsWith('catalog:') ? versionInCatalog(folder) : asked;
    if (version !== undefined) return majorOf(version) === 5 ? undefined : version;
    if (folder === dirname(folder)) return undefined;
  }
}
