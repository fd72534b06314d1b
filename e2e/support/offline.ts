/** Takes the network away from a page. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const offlineNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^You’re offline\./ });

/** Repeats the offline event until the notice appears, because the code of notices loads last. */
export async function showOfflineNotice(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => void dispatchEvent(new Event('offline')));
    await expect(offlineNotice(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/**
 * Errors that are expected without a network. `ERR_FAILED` is the error for a street tile that the service
 * worker has not stored.
 */
export const noNetwork = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /Failed to fetch/,
  /network-request-failed/,
];

const workers = { en: /\/sw\.js$/, hi: /\/sw\.hi\.js$/ };

/** Waits until the service worker of this language has saved every page in that language. */
export async function untilSaved(page: Page, code: keyof typeof workers): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL), {
      // Saving two hundred files may take long on a busy machine.
      timeout: 30_000,
    })
    .toMatch(workers[code]);
}

/** Waits until the page has loaded its last files: notices, bars and, for a customer, Firebase. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const names = ['AppNotices', 'CartNotices', 'CartBar', 'AddingQuestions'];
    if (localStorage.getItem('signed_in') !== null) {
      names.push('ActiveOrderBar', 'OrderNews', 'firebase-clients');
    }
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const arrived = entries.filter(({ responseEnd }) => responseEnd > 0);
    return names.every((part) => arrived.some(({ name }) => name.includes(`/assets/${part}-`)));
  });
}

/** Tells each new document at its start that there is no network, which Chromium itself does only later. */
export async function believeOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  });
}

/**
 * Takes the network away. In current Chromium, each new document believes that it is online, so the state is
 * set again after each navigation.
 *
 * @returns a function that gives the network back
 */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const devTools = await context.newCDPSession(page);
  const tell = (offline: boolean) =>
    devTools.send('Network.overrideNetworkState', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  const remind = () => void tell(true);
  await context.setOffline(true);
  await tell(true);
  page.on('framenavigated', remind);
  return async () => {
    page.off('framenavigated', remind);
    await context.setOffline(false);
    await tell(false);
  };
}
