import { expect, test } from 'vitest';
import { findChromium, installations } from '../../src/commands/chromium.mjs';

function machineWith(files: string[], chosenPath?: string) {
  return {
    chosenPath,
    playwrightPath: '/playwright/chrome',
    exists: (path: string) => files.includes(path),
  };
}

const all = ['/mine', '/usr/bin/chromium', '/usr/bin/google-chrome', '/playwright/chrome'];

test('the chosen path comes first', () => {
  expect(findChromium(machineWith(all, '/mine'))).toBe('/mine');
});

test("the system's own comes before Playwright's", () => {
  expect(findChromium(machineWith(all))).toBe('/usr/bin/chromium');
  expect(findChromium(machineWith(all.slice(2)))).toBe('/usr/bin/google-chrome');
});

test("Playwright's own is better than none", () => {
  expect(findChromium(machineWith(['/playwright/chrome']))).toBe('/playwright/chrome');
});

test('none is none', () => {
  expect(findChromium(machineWith([]))).toBeUndefined();
});

test('a chosen path without a file is an error, not another browser', () => {
  expect(() => findChromium(machineWith(all, '/typo'))).toThrow(
    'CHROMIUM_PATH says /typo, where there is no file.',
  );
});

test("root on Debian installs Debian's; everyone else installs Playwright's", () => {
  const [update, install] = installations({ isRoot: true, isDebian: true });
  expect(update).toEqual(['apt-get', 'update']);
  expect(install).toEqual(['apt-get', 'install', '-y', 'chromium']);

  const playwrights = [['npx', 'playwright', 'install', 'chromium']];
  expect(installations({ isRoot: false, isDebian: true })).toEqual(playwrights);
  expect(installations({ isRoot: true, isDebian: false })).toEqual(playwrights);
});
