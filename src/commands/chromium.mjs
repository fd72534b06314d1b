/**
 * Finds the Chromium that the browser tests drive, and installs one where there is none.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Problem, say } from './terminal.mjs';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * @typedef {object} Machine what there is to find a browser on
 * @property {string | undefined} chosenPath
 * @property {string} playwrightPath
 * @property {(path: string) => boolean} exists
 */

/** @type {Machine} */
const thisMachine = {
  chosenPath: process.env['CHROMIUM_PATH'],
  playwrightPath: chromium.executablePath(),
  exists: existsSync,
};

/**
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findChromium(machine = thisMachine) {
  if (machine.chosenPath && !machine.exists(machine.chosenPath)) {
    throw new Problem(`CHROMIUM_PATH says ${machine.chosenPath}, where there is no file.`);
  }
  const candidates = [machine.chosenPath, ...usualPaths, machine.playwrightPath];
  return candidates.find((path) => path && machine.exists(path));
}

export function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;

  for (const command of installations({
    isRoot: process.getuid?.() === 0,
    isDebian: runsDebian(),
  })) {
    install(command);
  }
  const installed = findChromium();
  if (!installed) throw new Problem('No Chromium could be found. Set CHROMIUM_PATH to one.');
  return installed;
}

/**
 * Debian packages a Chromium for each of its releases, with everything it links to.
 * @param {{ isRoot: boolean, isDebian: boolean }} machine
 * @returns {[string, ...string[]][]}
 */
export function installations({ isRoot, isDebian }) {
  if (isRoot && isDebian) {
    return [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', 'chromium'],
    ];
  }
  return [['npx', 'playwright', 'install', 'chromium']];
}

/** @param {[string, ...string[]]} command */
function install([program, ...rest]) {
  const command = [program, ...rest].join(' ');
  say(`No Chromium found. Installing one: ${command}`);
  try {
    execFileSync(program, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    throw new Problem(
      `Chromium could not be installed: ${command} failed. Set CHROMIUM_PATH to one.`,
    );
  }
}

function runsDebian() {
  const description = '/etc/os-release';
  return existsSync(description) && /^ID=debian$/m.test(readFileSync(description, 'utf8'));
}

/** How every command starts a browser. */
export function launchOptions() {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      // Chromium's sandbox refuses to start as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      // Nothing but the pages under test: no calls home, no updates, no second protocol.
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
