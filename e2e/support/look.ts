import type { Page } from '@playwright/test';

/** Sets whether the window is visible, because headless Chromium never hides one. */
export async function look(page: Page, visibilityState: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);
}
