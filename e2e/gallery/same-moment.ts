/**
 * Lets every run of the gallery show the same times and IDs, because the pictures of different runs are
 * compared.
 */
import type { Page } from '@playwright/test';

/** Noon in Delhi. */
const MOMENT = new Date('2026-11-28T12:00:00+05:30').getTime();
const HOUR = 3_600_000;

/**
 * Stops the clocks of each page and of the test at noon. Orders that the test stores are therefore due at the
 * same time in every run. Timers still run, unless the test sets the clock of the page.
 */
export async function startAtTheSameMoment(page: Page): Promise<void> {
  Date.now = () => MOMENT;
  await page.addInitScript(
    ([moment, hour]) => {
      // If the test has set the clock of the page, that clock is already near noon.
      if (Math.abs(moment - Date.now()) > hour) {
        Date.now = () => moment;
        globalThis.Date = new Proxy(Date, {
          construct: (target, parameters, newTarget) =>
            Reflect.construct(
              target,
              parameters.length === 0 ? [target.now()] : parameters,
              newTarget,
            ) as Date,
        });
      }
      // Make the random numbers the same in every run, because the IDs of orders contain random digits.
      let last = 1;
      Math.random = () => {
        last = (last * 16_807) % 2_147_483_647;
        return last / 2_147_483_647;
      };
    },
    [MOMENT, HOUR] as const,
  );
}
