/**
 * `npm run statecharts`: the statecharts page beside the app that it can follow. With paths to files
 * or folders, the machines that those export, of whatever project, and nothing of the app.
 */
import { parseArgs } from 'node:util';

function hasPaths() {
  try {
    const options = /** @type {const} */ ({ port: { type: 'string' } });
    return parseArgs({ allowPositionals: true, options }).positionals.length > 0;
  } catch {
    // The tool reports options that it does not know.
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
