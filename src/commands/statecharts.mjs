/**
 * `npm run statecharts`: opens the statecharts page beside the app. The page can follow the app's actors.
 * With paths to files or folders, the command shows the machines that these files export. The files may
 * belong to any project, and the app is not started.
 */
import { parseArgs } from 'node:util';

function hasPaths() {
  try {
    const options = /** @type {const} */ ({ port: { type: 'string' } });
    return parseArgs({ allowPositionals: true, options }).positionals.length > 0;
  } catch {
    // Chartwalk itself reports unknown options.
    return true;
  }
}

if (hasPaths()) {
  process.argv.splice(2, 0, 'open');
  await import('chartwalk/cli');
} else {
  process.argv.splice(2, 0, '/statecharts');
  await import('./start.mjs');
}
