import type { Page } from '@playwright/test';

/** Tells the page whether its window is visible, because headless Chromium never hides a window. */
export async function setVisibility(
  page: Page,
  visibilityState: 'visible' | 'hidden',
): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);
}
