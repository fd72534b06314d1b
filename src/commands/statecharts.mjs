/**
 * `npm run statecharts`: opens the statecharts page beside the app, whose actors the page can follow. With
 * paths to files or folders, it shows the machines that they export, from any project and without the app.
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
