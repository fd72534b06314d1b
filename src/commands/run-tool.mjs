/** Runs one of the tools in `node_modules` for a command that is there for nothing else. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { whenToldToStop } from './terminal.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Waits for the tool's end. Told to stop, it passes that on and still waits.
 * @param {string} name
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} [environment] added to this process's own
 * @returns {Promise<number>} the tool's exit code
 */
export async function runTool(name, options, environment = {}) {
  const tool = spawn(`${root}node_modules/.bin/${name}`, options, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
    detached: true,
  });
  whenToldToStop(() => tool.kill('SIGINT'));
  const [exitCode] = await once(tool, 'exit');
  return exitCode ?? 1;
}
