/** Checks notes for dishes in the cart, in another tab, at checkout and on the tracking page. */
import type { Locator } from '@playwright/test';
import { expectAccessible, openDialog } from './support/axe.ts';
import { cartButton, fillCheckout, neem, openCart, placeOrderButton } from './support/ordering.ts';
import { fillCart } from './support/session.ts';
import { readStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const note = 'No onions, please';

const add = (scope: Locator) => scope.getByRole('button', { name: `Add a note for ${neem.pizza}` });
const edit = (scope: Locator) => scope.getByRole('button', { name: `Edit note for ${neem.pizza}` });
const field = (scope: Locator) => scope.getByRole('textbox', { name: `Note for ${neem.pizza}` });

test('a note is saved, even if checkout opens while the customer is still writing, and appears in the other tab and in the order @20.1 @20.3 @P.20', async ({
  page,
  openTab,
}) => {
  const { uid } = await fillCart(page);
  const drawer = await openCart(page);

  await test.step('Escape cancels the note and leaves the cart open', async () => {
    await add(drawer).click();
    await expect(field(drawer)).toBeFocused();
    await page.keyboard.insertText('Something else');
    await page.keyboard.press('Escape');
    await expect(field(drawer)).toBeHidden();
    await expect(add(drawer)).toBeFocused();
  });

  await test.step('the note is written and saved by keyboard', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(note);
    await expectAccessible(page, openDialog);
    await page.keyboard.press('Enter');
    await expect(edit(drawer)).toBeFocused();
    await expect(drawer.getByText(`Note: ${note}`)).toBeVisible();
    await expect.poll(() => readStorage(page, `cart_${uid}`)).toContain(note);
  });

  await test.step('a second tab shows the note, and the first tab shows a change made in the second', async () => {
    const other = await openTab(neem.path);
    // Wait until the customer is known. The header then makes room for the name, which moves the cart button.
    await expect(cartButton(other, 'Cart, 1 item')).toBeVisible();
    const there = await openCart(other);
    await expect(there.getByText(`Note: ${note}`)).toBeVisible();
    await edit(there).click();
    await field(there).fill('Extra hot');
    await other.keyboard.press('Enter');
    await expect(drawer.getByText('Note: Extra hot')).toBeVisible();
    await other.close();
  });

  await test.step('the note survives a reload, and checkout shows a note that was being written', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.reload();
    await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
    await openCart(page);
    await expect(drawer.getByText('Note: Extra hot')).toBeVisible();
    await edit(drawer).click();
    await field(drawer).fill('Extra hot, no onions');
    await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await expect(summary.getByText('Note: Extra hot, no onions')).toBeVisible();
  });

  await test.step('the order contains the note', async () => {
    await fillCheckout(page);
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/track\?id=FD\d{10}$/);
    const details = page.getByRole('region', { name: 'Order details' });
    await expect(details).toContainText(`${neem.pizza}: Extra hot, no onions`);
  });
});
