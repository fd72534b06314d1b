import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Build
 * @property {readonly string[]} options of `vite build`
 * @property {Record<string, string>} [environment]
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));

/**
 * Returns the builds of the app, one for each language. A shared file, such as a picture, has the same name
 * in every build, because the name contains a hash of the file.
 *
 * @param {'production' | 'emulators'} mode
 * @returns {Build[]}
 */
export function buildsOfLanguages(mode) {
  const options = ['--mode', mode];
  return ['en', 'hi'].map((language) => ({
    options,
    environment: { FOODDASH_LANGUAGE: language },
  }));
}

/**
 * Runs several builds at the same time, empties a folder, and puts the files of all builds into it.
 *
 * @param {string} folder
 * @param {readonly Build[]} builds
 * @throws an error if a build fails. Vite has then printed the reason.
 */
export async function buildTogether(folder, builds) {
  const parts = builds.map((_, number) => `${root}.cache/build-${process.pid}-${number}`);
  try {
    await Promise.all(builds.map((build, number) => viteBuild(build, parts[number] ?? '')));
    await rm(folder, { recursive: true, force: true });
    // oxlint-disable-next-line no-await-in-loop -- one after the other, because they share files
    for (const part of parts) await cp(part, folder, { recursive: true });
  } finally {
    await Promise.all(parts.map((part) => rm(part, { recursive: true, force: true })));
  }
}

/**
 * Runs `vite build` in a process of its own, so that each build has its own environment.
 *
 * @param {Build} build
 * @param {string} folder
 */
async function viteBuild({ options, environment }, folder) {
  const build = spawn(
    process.execPath,
    [vite, 'build', ...options, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
      // The caller, such as a test runner, may have set another NODE_ENV, which Vite would use.
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    },
  );
  const [exitCode] = await once(build, 'exit');
  if (exitCode !== 0) throw new Error(`vite build ${options.join(' ')} failed.`);
}
