/** Performs random actions, as a user who knows nothing about the product. */
import { openCart } from '../support/ordering.ts';
import { returningCustomer } from '../support/session.ts';
import { sampleOrder, seedStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { size, tryFault } from './fault.ts';
import { findBroken } from './invariants.ts';
import { actAtRandom } from './monkey-actions.ts';
import { drawFrom } from './random.ts';

const actions = 250 * size;
/** The number of actions in one part. The test looks for logged errors after each part. */
const atOnce = 250;
/** The number of actions between two checks of the page. Each check counts as one try. */
const checkEvery = 10;

const runs = [
  { who: 'a visitor on a phone', seed: 2, viewport: { width: 360, height: 740 }, tag: '@soak' },
  { who: 'a customer', seed: 3, viewport: { width: 1280, height: 800 }, signsIn: true },
  { who: 'a visitor', seed: 1, viewport: { width: 1280, height: 800 }, tag: '@soak' },
  {
    who: 'a customer on a phone',
    seed: 4,
    viewport: { width: 390, height: 844 },
    signsIn: true,
    tag: '@soak',
  },
];

for (const { who, seed, viewport, signsIn = false, tag = [] } of runs) {
  test(
    `${who} performs ${actions} random actions, and every invariant holds`,
    { tag },
    async ({ page, pageErrors }) => {
      test.setTimeout(60_000 + 30_000 * size);
      const tried = tryFault({
        area: 'Random use',
        fault: `${who[0]?.toUpperCase()}${who.slice(1)} clicks, types, submits and goes back at random; every ${checkEvery} actions are one try`,
        outcome:
          'Each page has one header, one main heading and a title; totals, quantities and the number on the cart button are right; Back and Forward lead to the right URL; no error, no sideways scrolling',
      });
      // The identity service refuses random sign-ins.
      pageErrors.expect(/status of 400/);
      await seedStorage(page, 'orders', { FD1234561000: sampleOrder('FD1234561000', 20) });
      await page.addInitScript(() => {
        globalThis.print = () => {};
        console.warn = () => {};
      });
      if (signsIn) await returningCustomer(page);
      await page.goto('/');
      await page.setViewportSize(viewport);
      const drawer = await openCart(page);
      await drawer.getByRole('button', { name: 'Close cart' }).click();
      for (let done = 0; done < actions; done += atOnce) {
        const part = seed * 1_000_000 + done;
        // oxlint-disable-next-line no-await-in-loop -- one part after the other, on the same page
        const { broken, trail, checks } = await page
          .evaluate(actAtRandom, {
            seed: part,
            actions: atOnce,
            checkEvery,
            findBroken: findBroken.toString(),
            drawFrom: drawFrom.toString(),
          })
          .catch(async (error: unknown) => {
            await page.waitForLoadState();
            const told = await page.evaluate(() => sessionStorage.getItem('monkey') ?? '');
            return { broken: [`${String(error)} at ${page.url()}`], trail: [told], checks: 0 };
          });
        const story = `seed ${part}, after:\n${trail.join('\n')}\n`;
        expect(broken, story).toEqual([]);
        expect(pageErrors.unexpected(), story).toEqual([]);
        tried(checks);
      }
    },
  );
}
