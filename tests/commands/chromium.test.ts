import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { findChromium, findTestBrowser, installCommand } from '../../src/commands/chromium.mjs';

const among =
  (...files: string[]) =>
  (path: string) =>
    files.includes(path);

test('findChromium prefers the chosen path', () => {
  expect(findChromium('/mine', among('/usr/bin/chromium', '/mine'))).toBe('/mine');
});

test('findChromium prefers the system’s browser to Playwright’s', () => {
  const playwrights = chromium.executablePath();
  expect(findChromium('', among(playwrights, '/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  expect(findChromium('', among(playwrights, '/usr/bin/google-chrome'))).toBe(
    '/usr/bin/google-chrome',
  );
  expect(findChromium('', among(playwrights))).toBe(playwrights);
});

test('findTestBrowser prefers the headless shell, unless a path is chosen', () => {
  const both = among('/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/mine');
  expect(findTestBrowser('', both)).toBe('/usr/bin/chromium-headless-shell');
  expect(findTestBrowser('/mine', both)).toBe('/mine');
  expect(findTestBrowser('', among('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
});

test('findChromium returns undefined if there is no browser', () => {
  expect(findChromium('', among())).toBeUndefined();
});

test('findChromium throws if the chosen path does not exist', () => {
  expect(() => findChromium('/typo', among('/usr/bin/chromium'))).toThrow(
    'CHROMIUM_PATH says /typo, where there is no file.',
  );
});

test('installCommand installs Debian’s browser for root on Debian, and Playwright’s browser otherwise', () => {
  expect(installCommand(true, true)).toBe(
    'apt-get update && apt-get install -y chromium chromium-headless-shell',
  );
  expect(installCommand(false, true)).toBe('npx playwright install chromium');
  expect(installCommand(true, false)).toBe('npx playwright install chromium');
});
