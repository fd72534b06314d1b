/** Code that is slow to come. */
import type { Page } from '@playwright/test';

/** Keeps a script back until the answer is called. */
export async function holdBack(page: Page, script: RegExp): Promise<() => void> {
  const gate = new EventTarget();
  const opened = new Promise<void>((resolve) => {
    gate.addEventListener('open', () => resolve());
  });
  await page.route(script, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('open'));
}
