/** Finds the Chromium for the browser tests, and installs Chromium if there is none. */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Problem, printLine } from 'chartwalk/commands';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/** The path of Debian's headless shell, the browser that Playwright itself would choose for tests. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of the chosen Chromium or, if none is chosen, of a Chromium in a usual place. Returns
 * undefined if there is none.
 *
 * @param {string | undefined} chosen
 * @param {(path: string) => boolean} exists
 * @throws an error if there is no file at the chosen path
 */
export function findChromium(chosen = process.env['CHROMIUM_PATH'], exists = existsSync) {
  if (!chosen) return usualPaths.find(exists);
  if (exists(chosen)) return chosen;
  throw new Problem(`CHROMIUM_PATH says ${chosen}, where there is no file.`);
}

/**
 * Returns the path of the browser for the tests. It is the headless shell if that exists and no other browser
 * is chosen.
 *
 * @param {string | undefined} chosen
 * @param {(path: string) => boolean} exists
 */
export function findTestBrowser(chosen = process.env['CHROMIUM_PATH'], exists = existsSync) {
  return !chosen && exists(headlessShell) ? headlessShell : findChromium(chosen, exists);
}

/**
 * Returns the command that installs Chromium. Debian's package includes all libraries that Chromium needs.
 * Tests take a third less time in the headless shell, which is Chromium without windows.
 */
export function installCommand(isRoot = process.getuid?.() === 0, isDebian = runsDebian()) {
  return isRoot && isDebian
    ? 'apt-get update && apt-get install -y chromium chromium-headless-shell'
    : 'npx playwright install chromium';
}

function runsDebian() {
  const description = '/etc/os-release';
  return existsSync(description) && /^ID=debian$/m.test(readFileSync(description, 'utf8'));
}

export function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;

  const command = installCommand();
  printLine(`No Chromium found. Installing one: ${command}`);
  try {
    execSync(command, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The command has already printed the error.
  }
  const installed = findChromium();
  if (!installed) throw new Problem('Chromium could not be installed. Set CHROMIUM_PATH to one.');
  return installed;
}

/** Returns the options with which every command starts a browser. */
export function launchOptions(executablePath = findChromium()) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      // Chromium's sandbox refuses to start as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // These options keep the browser from sending requests of its own, searching for updates and using a
      // second protocol (QUIC).
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** Returns the launch options of a full browser, for features that the headless shell lacks. */
export function windowedLaunchOptions() {
  const chosen = process.env['CHROMIUM_PATH'];
  return launchOptions(findChromium(chosen === headlessShell ? '' : chosen));
}
