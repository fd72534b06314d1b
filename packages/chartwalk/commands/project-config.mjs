/**
 * Configures Vite to load files of another project, with the packages and path aliases of that project. The
 * commands `open` and `check` both use this configuration.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { absentPackages } from './absent-packages.mjs';
import { hiddenMachines } from './hidden-machines.mjs';
import { incompleteTsconfig } from './tsconfig.mjs';
import { otherXState } from './xstate-version.mjs';

/**
 * Reports a sentence to the user. If the same sentence is reported for several subjects, it can be shown
 * once, with a list of the subjects.
 * @typedef {(sentence: string, subject?: string) => void} Report
 */

/**
 * Returns the parts of the project's own Vite configuration that resolve imports. Plugins are left out,
 * because they are meant for an app and perhaps for another version of Vite.
 *
 * @param {string} root
 * @param {Report} report
 * @returns {Promise<import('vite').UserConfig>}
 */
async function ownConfig(root, report) {
  try {
    const environment = { command: /** @type {const} */ ('serve'), mode: 'development' };
    // Unlike Vite's other loaders, the loader `runner` writes nothing into the project.
    const found = await loadConfigFromFile(
      environment,
      undefined,
      root,
      'silent',
      undefined,
      'runner',
    );
    const { resolve, define, envDir, envPrefix } = found?.config ?? {};
    return { resolve, define, envDir, envPrefix };
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ERR_MODULE_NOT_FOUND')
      report(
        'These Vite configurations import packages that are not installed, so their aliases are missing:',
        root,
      );
    else
      report(
        `The Vite configuration in ${root} can’t be read, so its aliases are missing: ${message}`,
      );
    return {};
  }
}

/**
 * @param {{ root: string, cacheDir: string, report: Report }} project
 *   `cacheDir` is a folder outside the project
 * @returns {Promise<import('vite').InlineConfig>}
 */
export async function projectConfig({ root, cacheDir, report }) {
  const { resolve, ...own } = await ownConfig(root, report);
  const incomplete = incompleteTsconfig(root);
  const version = otherXState(root);
  if (version !== undefined)
    report(
      `These projects ask for XState ${version}. chartwalk reads XState 5, so some machines may not load:`,
      root,
    );
  const tsconfig = join(cacheDir, 'tsconfig.json');
  if (incomplete) {
    const { absent, compilerOptions } = incomplete;
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions }));
    report(
      `The tsconfig.json of ${root} extends ${absent.join(' and ')}, which can’t be found. The other options are used.`,
    );
  }
  return {
    ...own,
    configFile: false,
    root,
    cacheDir,
    appType: 'custom',
    logLevel: 'silent',
    publicDir: false,
    ...(incomplete && { tsconfig }),
    resolve: { tsconfigPaths: true, ...resolve },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [absentPackages(root), hiddenMachines()],
  };
}
