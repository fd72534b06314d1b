/** Delays requests. */
import type { Page } from '@playwright/test';

/** Keeps what a page asks for back, until what this returns is called. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const gate = new EventTarget();
  const opened = new Promise<void>((resolve) => {
    gate.addEventListener('open', () => resolve());
  });
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('open'));
}
