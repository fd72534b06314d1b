/** Lets every run of the gallery show the same times and IDs, because its pictures are compared between runs. */
import type { Page } from '@playwright/test';

/** Noon in Delhi. */
const MOMENT = new Date('2026-11-28T12:00:00+05:30').getTime();

/**
 * Sets the clock of the page, which then runs on, and stops the clock of the test. Orders that the test stores
 * are therefore due at the same time in every run.
 */
export async function startAtTheSameMoment(page: Page): Promise<void> {
  Date.now = () => MOMENT;
  await page.clock.install({ time: MOMENT });
  // The IDs of orders contain random digits.
  await page.addInitScript(() => {
    let last = 1;
    Math.random = () => {
      last = (last * 16_807) % 2_147_483_647;
      return last / 2_147_483_647;
    };
  });
}
