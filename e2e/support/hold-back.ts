import type { Page } from '@playwright/test';

/** The app's entry script, without which nothing starts. */
export const ownScript = /\/assets\/index-[^/]*\.js$/;

/** Holds back a page's matching requests. Returns a function that releases them. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const gate = new EventTarget();
  const opened = new Promise<void>((resolve) => {
    gate.addEventListener('open', () => resolve());
  });
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('open'));
}
