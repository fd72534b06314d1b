import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = fileURLToPath(new URL('bin/vite.js', import.meta.resolve('vite/package.json')));

/**
 * Runs `vite build` in a process of its own, so that several builds run at the same time and each has its own
 * environment.
 *
 * @param {readonly string[]} options
 * @param {string} folder the folder that is emptied and then filled
 * @param {Record<string, string>} environment
 * @throws an error if the build fails. Vite has then printed the reason.
 */
export async function viteBuild(options, folder, environment = {}) {
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
  if (exitCode !== 0) throw new Error(`The build for ${folder} failed.`);
}
