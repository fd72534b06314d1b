/**
 * Finds chartwalk's own modules, which are sources in a checkout and built modules in an installed package.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} source the module's path in the package, such as `src/paths/command.ts`
 * @returns {string} the path of a file that exists
 */
export function ownModule(source) {
  const path = packageFolder + source;
  // Built modules are all in one folder, so their names are unique.
  return existsSync(path) ? path : `${packageFolder}dist/modules/${basename(source, '.ts')}.js`;
}
