/** How much code the restaurant list asks for before it can be used. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Bytes: 200 kB. */
const BUDGET = 200_000;

declare global {
  var becomeIdle: (() => void) | undefined;
}

/** The browser is never idle until `becomeIdle`, so that nothing loaded at leisure gets in between. */
async function stayBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    let isIdle = false;
    const leisure: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 };
    globalThis.requestIdleCallback = (callback) => {
      if (isIdle) callback(leisure);
      return waiting.push(callback);
    };
    globalThis.becomeIdle = () => {
      isIdle = true;
      for (const callback of waiting) callback(leisure);
    };
  });
}

test('the first load of the restaurant list keeps to its budget of code', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body());
  });
  await stayBusy(page);
  await page.goto('/restaurants');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 restaurants found');
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');

  const firstLoad = [...scripts.keys()];
  expect(firstLoad.length).toBeGreaterThan(0);
  expect(firstLoad.filter((path) => /firebase|leaflet|map/i.test(path))).toEqual([]);
  const bodies = await Promise.all(scripts.values());
  const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  test.info().annotations.push({ type: 'first load', description: `${size} bytes, gzipped` });
  expect(size).toBeLessThanOrEqual(BUDGET);
  // A chunk by any other name would carry the same code.
  const code = Buffer.concat(bodies).toString();
  expect(code).not.toContain('identitytoolkit');
  expect(code).not.toContain('leaflet-');

  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  const firebase = /\/assets\/firebase-[^/]*\.js/;
  // Held back until then: on a slow machine the page has settled by now, and asks for it at once.
  await page.route(firebase, async (route) => {
    await signIn.waitFor();
    await route.fallback();
  });
  const answer = page.waitForResponse(firebase);
  await page.evaluate(() => globalThis.becomeIdle?.());
  await expect(signIn).toBeVisible();
  await page.mouse.move(100, 100);
  await answer;
});
