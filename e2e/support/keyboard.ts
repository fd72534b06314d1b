/** Moves the focus with the keyboard. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab or Shift+Tab until the control has the focus. Fails after `stops` presses. */
export async function tabTo(
  page: Page,
  control: Locator,
  stops = 80,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(control).toBeVisible();
  // Find the element once, because finding it by name at every stop would take most of the time.
  const found = await control.elementHandle();
  const hasFocus = async () => found?.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < stops; stop += 1) {
    /* oxlint-disable no-await-in-loop -- one stop after the other */
    if (await hasFocus()) return;
    await page.keyboard.press(key);
    /* oxlint-enable no-await-in-loop */
  }
  await expect(control, `within ${stops} stops of ${key}`).toBeFocused();
}

/** Checks that Tab cycles within the dialog, in both directions, and never leaves it. */
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
