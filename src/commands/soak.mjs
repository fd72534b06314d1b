/**
 * `npm run soak`: the tests that try something at random or hundreds of times (`@soak`), with ten
 * times the tries. What follows `--` goes to Playwright.
 */
import { findOrInstallChromium } from './chromium.mjs';
import { runTool } from './run-tool.mjs';
import { complain } from './terminal.mjs';

const options = [
  'test',
  '--config=e2e/playwright.config.ts',
  '--grep=@soak',
  '--reporter=list,./e2e/faults/reporter.ts',
];

try {
  process.exitCode = await runTool('playwright', [...options, ...process.argv.slice(2)], {
    SOAK: '10',
    CHROMIUM_PATH: findOrInstallChromium(),
  });
} catch (error) {
  complain(error);
  process.exitCode = 1;
}
