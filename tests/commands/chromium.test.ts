import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { findChromium, findTestBrowser, installCommand } from '../../src/commands/chromium.mjs';

const among =
  (...files: string[]) =>
  (path: string) =>
    files.includes(path);

test('the chosen path comes first', () => {
  expect(findChromium('/mine', among('/usr/bin/chromium', '/mine'))).toBe('/mine');
});

test("the system's own comes before Playwright's", () => {
  const playwrights = chromium.executablePath();
  expect(findChromium('', among(playwrights, '/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  expect(findChromium('', among(playwrights, '/usr/bin/google-chrome'))).toBe(
    '/usr/bin/google-chrome',
  );
  expect(findChromium('', among(playwrights))).toBe(playwrights);
});

test('tests run in the one without windows, unless another is chosen', () => {
  const both = among('/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/mine');
  expect(findTestBrowser('', both)).toBe('/usr/bin/chromium-headless-shell');
  expect(findTestBrowser('/mine', both)).toBe('/mine');
  expect(findTestBrowser('', among('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
});

test('none is none', () => {
  expect(findChromium('', among())).toBeUndefined();
});

test('a chosen path without a file is an error, not another browser', () => {
  expect(() => findChromium('/typo', among('/usr/bin/chromium'))).toThrow(
    'CHROMIUM_PATH says /typo, where there is no file.',
  );
});

test("root on Debian installs Debian's; everyone else installs Playwright's", () => {
  expect(installCommand(true, true)).toBe(
    'apt-get update && apt-get install -y chromium chromium-headless-shell',
  );
  expect(installCommand(false, true)).toBe('npx playwright install chromium');
  expect(installCommand(true, false)).toBe('npx playwright install chromium');
});
