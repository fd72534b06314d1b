/** A customer without a mouse. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab until the control has the focus; gives up after so many stops. */
export async function tabTo(page: Page, control: Locator, stops = 80): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < stops; stop += 1) {
    /* oxlint-disable no-await-in-loop -- one stop after the other */
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
    /* oxlint-enable no-await-in-loop */
  }
  await expect(control, `within ${stops} stops of Tab`).toBeFocused();
}

/** Tab goes around within the dialog, in both directions, and never leaves it. */
export async function expectFocusTrapped(page: Page, dialog: Locator): Promise<void> {
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  const stops = await dialog.locator('a[href], button:enabled, input:enabled').count();
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let stop = 0; stop <= stops + 1; stop += 1) {
      /* oxlint-disable no-await-in-loop -- one stop after the other */
      await page.keyboard.press(key);
      await expect.poll(holdsFocus).toBe(true);
      /* oxlint-enable no-await-in-loop */
    }
  }
}
