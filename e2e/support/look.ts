import type { Page } from '@playwright/test';

/** Whether the window is looked at: Chromium without a screen never hides one. */
export async function look(page: Page, visibilityState: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);
}
