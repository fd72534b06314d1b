/** Records every text that the header's buttons show, however briefly. */
import type { Page } from '@playwright/test';

declare global {
  var headerHistory: Set<string> | undefined;
}

export async function recordHeader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const history = new Set<string>();
    globalThis.headerHistory = history;
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('header button')) {
        // Leave out placeholders, which are invisible.
        if (!button.checkVisibility({ visibilityProperty: true })) continue;
        history.add(button.textContent.trim());
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

export async function headerHistory(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(globalThis.headerHistory ?? [])]);
}
