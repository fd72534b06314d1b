/** Checks the cart button in the header, and the cart bar at the bottom of a phone. */
import { addDish, cartButton, cartDrawer, neem, openCart, stepper } from './support/ordering.ts';
import { enlargeText, expectNoSidewaysScroll } from './support/room.ts';
import { returningCustomer } from './support/session.ts';
import { savedCart, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('the cart button is in the header, and a phone also has a cart bar that stays visible and covers nothing', async ({
  page,
}) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const open = cartButton(page, 'Cart, 1 item');
  const bar = page.getByRole('button', { name: /^View cart/ });
  await expect(open).toBeVisible();
  await expect(bar).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar).toHaveAccessibleName('View cart · 1 item · $9.49 / ₹788 plus delivery and tax');
  await expect(bar).toBeInViewport({ ratio: 1 });
  const barTop = async () => (await bar.boundingBox())?.y ?? Number.NaN;

  await test.step('the cart bar covers no control that is reached by keyboard', async () => {
    for (let stop = 0; stop < 12; stop += 1) {
      /* oxlint-disable no-await-in-loop -- one stop after the other */
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().bottom ?? 0,
      );
      expect(bottom).toBeLessThanOrEqual(await barTop());
      /* oxlint-enable no-await-in-loop */
    }
  });

  await test.step('focusing a control in the header or in the cart bar does not scroll the page', async () => {
    for (const control of [open, bar]) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      await page.evaluate(() => scrollTo(0, 700));
      await control.evaluate((element: HTMLElement) => element.focus());
      await expect(control).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(700);
      /* oxlint-enable no-await-in-loop */
    }
  });

  await test.step('a notice appears above the cart bar', async () => {
    await addDish(page, neem.salad);
    await stepper(page, neem.salad).getByRole('button', { name: 'Decrease' }).click();
    const undo = page.getByRole('button', { name: `Undo removing ${neem.salad}` });
    const box = await undo.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(
      await barTop(),
    );
    await undo.click();
    await expect(stepper(page, neem.salad)).toHaveText('1');
  });

  await test.step('the cart bar covers nothing at the page’s end, and opens the cart', async () => {
    await page.keyboard.press('End');
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
    await expect(terms).toBeInViewport({ ratio: 1 });
    // The page may still be scrolling, so measure the link and the bar each time.
    await expect
      .poll(async () => {
        const { y, height } = (await terms.boundingBox()) ?? { y: Number.NaN, height: 0 };
        return (await barTop()) - (y + height);
      })
      .toBeGreaterThan(0);
    await bar.click();
    await expect(cartDrawer(page)).toBeVisible();
  });
});

test('on a phone held sideways, the cart shows its dishes and leads to checkout; at twice the text size, the whole cart scrolls, and the checkout button stays in view @23.3', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const customer = await returningCustomer(page);
  await seedStorage(page, `cart_${customer.uid}`, savedCart);
  await page.goto(neem.path);
  const drawer = await openCart(page);
  const checkout = drawer.getByRole('link', { name: 'Proceed to Checkout' });
  await expect(drawer.getByRole('button', { name: /^Increase quantity/ })).toBeInViewport({
    ratio: 1,
  });
  // Suggestions load when they come near the view, and then move the link below them.
  await expect(async () => {
    await checkout.scrollIntoViewIfNeeded();
    await expect(checkout).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass();

  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page);
  await expect(drawer.getByText('Goes well with this')).toBeVisible();
  await expect(checkout).toBeInViewport({ ratio: 1 });
  const fee = drawer.getByText('Delivery fee');
  await fee.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(fee).toBeInViewport({ ratio: 1 });
  await expect(checkout).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  const [title, dishes] = [drawer.getByRole('heading', { level: 2 }), drawer.getByRole('list')];
  const bottomOf = async (part: typeof title) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  expect(await bottomOf(title)).toBeLessThan((await fee.boundingBox())?.y ?? 0);
  expect(await bottomOf(dishes)).toBeLessThan((await fee.boundingBox())?.y ?? 0);
});

test('on phones, the cart’s Undo is in view after a dish is removed, and covers no focused control @4.33', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  await addDish(page, neem.salad);
  for (const { screen, width, height, size } of [
    { screen: 'on a phone', width: 390, height: 844, size: '100%' },
    { screen: 'on a phone held sideways', width: 844, height: 390, size: '100%' },
    { screen: 'on a phone with text twice as large', width: 390, height: 844, size: '200%' },
  ])
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await test.step(screen, async () => {
      await page.setViewportSize({ width, height });
      await enlargeText(page, size);
      const drawer = await openCart(page);
      await expect(drawer.getByText('Goes well with this')).toBeVisible();
      await drawer.getByRole('button', { name: `Remove ${neem.pizza} from cart` }).click();
      const undo = drawer.getByRole('button', { name: `Undo removing ${neem.pizza}` });
      await expect(undo).toBeInViewport({ ratio: 1 });
      const noteButton = drawer.getByRole('button', { name: `Add a note for ${neem.salad}` });
      await noteButton.focus();
      const bottom = await noteButton.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual((await undo.boundingBox())?.y ?? 0);
      await undo.click();
      await drawer.getByRole('button', { name: 'Close cart' }).click();
      await expect(drawer).toBeHidden();
    });
});
