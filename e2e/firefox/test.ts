/** Defines the `test` of this folder. It opens a page in Firefox and fails on any error of the page. */
import { existsSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { launch } from 'puppeteer-core';
import type { Browser, Page } from 'puppeteer-core';

const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

function findFirefox(): string {
  const found = [process.env['FIREFOX_PATH'], ...usualPaths].find(
    (path) => path && existsSync(path),
  );
  if (!found) throw new Error('No Firefox was found. Set FIREFOX_PATH to one.');
  return found;
}

type Fixtures = {
  firefox: Page;
  /** The errors that the page logged or threw. */
  troubles: string[];
};

export const test = base.extend<Fixtures, { browserOfAll: Browser }>({
  browserOfAll: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from here
    async ({}, provide) => {
      const browser = await launch({
        browser: 'firefox',
        executablePath: findFirefox(),
        // `args` sets the window's size, because older versions of Firefox can't set the page's size alone.
        defaultViewport: null,
        args: ['--width=1280', '--height=900'],
      });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from here
  troubles: async ({}, provide) => {
    const troubles: string[] = [];
    await provide(troubles);
    expect(troubles, 'errors nobody expected').toEqual([]);
  },
  firefox: async ({ browserOfAll, troubles }, provide) => {
    const context = await browserOfAll.createBrowserContext();
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(String(error)));
    await provide(page);
    await context.close();
  },
});

export { expect };
