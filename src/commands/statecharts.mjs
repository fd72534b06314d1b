/**
 * `npm run statecharts`: the statecharts page beside the app that it can follow. With paths to files
 * or folders, the machines that those export, of whatever project, and nothing of the app.
 */
if (process.argv.slice(2).some((word) => !word.startsWith('-'))) {
  await import('../../packages/chartwalk/commands/open.mjs');
} else {
  process.argv.splice(2, 0, '/statecharts.html');
  await import('./start.mjs');
}
