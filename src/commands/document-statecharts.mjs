/**
 * Writes docs/statecharts.md, every machine as a Mermaid diagram. With `--check` it only tells
 * whether what stands there is still true.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { complain, Problem, say } from './terminal.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = `${root}docs/statecharts.md`;

try {
  const { module } = await runnerImport(`${root}src/statecharts/export/document.ts`, {
    root,
    logLevel: 'error',
  });
  const text = /** @type {typeof import('../statecharts/export/document.ts')} */ (
    module
  ).toDocument();
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
    say('docs/statecharts.md is written.');
  } else if (readFileSync(file, 'utf8') !== text) {
    throw new Problem('docs/statecharts.md is stale: run npm run document.');
  }
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
