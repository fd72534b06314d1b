/** Checks that notices on phones cover no important button and never appear under a finger. */
import type { Locator, Page } from '@playwright/test';
import { offlineNotice, showOfflineNotice } from './support/offline.ts';
import { neem, openCart, placeOrderButton } from './support/ordering.ts';
import { visitCheckout } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { chatDialog, followAsCustomer, messageDriver } from './support/tracking.ts';

const dismissal = (page: Page) => page.getByRole('button', { name: 'Close the offline notice' });

const tell = (page: Page, event: 'online' | 'offline') =>
  page.evaluate((type) => void dispatchEvent(new Event(type)), event);

/** Returns whether a tap on the middle of a control would hit it. */
const isPressed = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
    return pressed !== null && (element.contains(pressed) || pressed.contains(element));
  });

/** Checks that a notice neither moves nor covers the control, and can be dismissed. */
async function expectNotCovered(page: Page, control: Locator): Promise<void> {
  // A trial click scrolls to the control, and waits until the control no longer moves.
  await control.click({ trial: true });
  const before = await control.boundingBox();
  await showOfflineNotice(page);
  expect(await control.boundingBox()).toEqual(before);
  expect(await isPressed(control)).toBe(true);
  const box = await offlineNotice(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
  await dismissal(page).click();
  await expect(offlineNotice(page)).toBeHidden();
  await tell(page, 'offline');
  await expect(offlineNotice(page)).toBeHidden();
  await tell(page, 'online');
}

/** Phones, the last of which is held sideways. */
const phones = [
  { width: 320, height: 568 },
  { width: 640, height: 360 },
] as const;

/** Checks a control on each phone. */
async function expectNotCoveredOnPhones(page: Page, control: Locator): Promise<void> {
  for (const phone of phones) {
    // oxlint-disable-next-line no-await-in-loop -- one phone after the other
    await test.step(`${phone.width} × ${phone.height}`, async () => {
      await page.setViewportSize(phone);
      await expectNotCovered(page, control);
    });
  }
}

test('on phones, a notice covers neither Place Order nor the link to checkout @P.24', async ({
  page,
}) => {
  await page.setViewportSize(phones[0]);
  await visitCheckout(page);
  await expectNotCoveredOnPhones(page, placeOrderButton(page));
  const drawer = await openCart(page);
  // Wait for the suggestions. They load last, and move the link below them.
  await expect(drawer.getByText('Goes well with this')).toBeVisible();
  await expectNotCoveredOnPhones(page, drawer.getByRole('link', { name: 'Proceed to Checkout' }));
});

test('on phones, a notice covers neither Send nor Sign In', async ({ page }) => {
  await page.setViewportSize(phones[0]);
  await page.goto(neem.path);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  const signIn = page.getByRole('dialog', { name: 'Welcome Back' });
  const signInButton = signIn.getByRole('button', { name: 'Sign In', exact: true });
  await expectNotCoveredOnPhones(page, signInButton);
  await followAsCustomer(page);
  await messageDriver(page);
  await chatDialog(page).getByRole('textbox').fill('Hello');
  await expectNotCoveredOnPhones(page, chatDialog(page).getByRole('button', { name: 'Send' }));
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
]) {
  test(`a notice covers neither the close button nor the quantity of a dish at ${viewport.width} pixels @P.24`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(neem.path);
    await page.getByRole('button', { name: neem.pizza, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: neem.pizza });
    await showOfflineNotice(page);
    await expect.poll(() => isPressed(dismissal(page))).toBe(true);
    for (const name of ['Close dish details', /^Increase/]) {
      // oxlint-disable-next-line no-await-in-loop -- the test stops at the first failure
      expect(await isPressed(sheet.getByRole('button', { name }))).toBe(true);
    }
  });
}

test('a tap hits the control that was under the finger before a notice appeared @23.8', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/restaurants');
  await showOfflineNotice(page);
  await expect.poll(() => isPressed(dismissal(page))).toBe(true);
  const box = await dismissal(page).boundingBox();
  await tell(page, 'online');
  await expect(offlineNotice(page)).toBeHidden();
  const pressed = await page.evaluate(
    async ([x, y]) => {
      const at = () => document.elementFromPoint(x, y);
      const before = at();
      dispatchEvent(new Event('offline'));
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return {
        isShown: document.body.textContent.includes('You’re offline.'),
        isSame: at() === before,
      };
    },
    [(box?.x ?? 0) + 22, (box?.y ?? 0) + 22] as const,
  );
  expect(pressed).toEqual({ isShown: true, isSame: true });
});
