/** Where a module of chartwalk itself is: its source in a checkout, what was built of it once it is installed. */
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
  // Names of built modules are unique: the build fails otherwise.
  return existsSync(path) ? path : `${packageFolder}dist/modules/${basename(source, '.ts')}.js`;
}
