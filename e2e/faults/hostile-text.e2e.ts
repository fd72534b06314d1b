/** Text that wants to be more than text: it is shown as it is, or refused with a sentence. */
import type { Page } from '@playwright/test';
import {
  accountButton,
  fillSignUp,
  inventAccount,
  openAuthModal,
  submitAuth,
} from '../support/accounts.ts';
import {
  addDish,
  cartButton,
  cartDrawer,
  checkoutField,
  fillCheckout,
  goToCheckout,
  neem,
  placeOrderButton,
} from '../support/ordering.ts';
import { returningCustomer } from '../support/session.ts';
import { sampleOrder, savedCart, seedStorage, storedOrders } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { chatDialog, messageDriver, orderCard } from '../support/tracking.ts';
import { tryFault } from './fault.ts';

declare global {
  var hacked: boolean | undefined;
}

const script = '"><img src=x onerror="hacked=true"><script>hacked=true</script>';
const address = 'javascript:hacked=true//\'"`';
const bidi = '\u202Eevil\u2066\u200F\u0000';
const prototypeKey = '__proto__';
const long = `${'<b>क🍛'.repeat(10)}${'very long '.repeat(10_000)}`;
const hostile = { script, address, bidi, prototypeKey, long };
const texts = Object.values(hostile);

/** Nothing ran, the page still stands, and nothing made it wider than the screen. */
async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const state = await page.evaluate(() => ({
    hacked: globalThis.hacked ?? false,
    polluted: Object.keys(Object.prototype).length > 0,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    injected: document.querySelectorAll('main img[src="x"], main script').length,
  }));
  expect(state).toEqual({ hacked: false, polluted: false, overflow: 0, injected: 0 });
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
});

for (const [kind, text] of Object.entries(hostile)) {
  const tag = kind === 'script' ? [] : '@soak';
  test(
    `addresses that hold hostile text (${kind}) show it as text`,
    { tag },
    async ({ page, troubles }) => {
      tryFault({
        area: 'Hostile text',
        fault: `In addresses: ${kind}`,
        tries: 4,
        kept: 'Shown as text, or answered by the page for what is not there',
      });
      // An address of 100 kB is refused by the server, as it should be.
      const sent = encodeURIComponent(text.slice(0, 1000).toWellFormed());
      troubles.expect(/status of 404/);
      await page.goto(`/restaurants?search=${sent}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 restaurants found');
      await expectUnharmed(page);
      await page.goto(`/track?id=${sent}`);
      await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
      await expectUnharmed(page);
      await page.goto(
        `/restaurant/${encodeURIComponent(kind === 'bidi' ? 'x' : text.slice(0, 30).toWellFormed())}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectUnharmed(page);
      await page.goto(`/?${prototypeKey}[hacked]=true&inspect=${sent}`);
      await expectUnharmed(page);
    },
  );
}

test('fields that anybody can fill take hostile text as text', async ({ page }) => {
  tryFault({
    area: 'Hostile text',
    fault: 'Typed into search, order ID, demo and newsletter',
    tries: texts.length * 4,
    kept: 'Looked for as text, or refused with a sentence',
  });
  await page.goto('/');
  const email = page.getByRole('textbox', { name: 'Email for the newsletter' });
  const demo = page.getByRole('main').getByRole('textbox').first();
  for (const text of texts) {
    /* oxlint-disable no-await-in-loop -- one text after the other, on the same page */
    await email.fill(text);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(email).toBeFocused();
    await demo.fill(text);
    await demo.press('Enter');
    await expectUnharmed(page);
    /* oxlint-enable no-await-in-loop */
  }
  await page.goto('/track');
  const field = page.getByRole('textbox', { name: 'Order ID' });
  for (const text of texts.map((hostileText) => hostileText.slice(0, 20_000))) {
    /* oxlint-disable no-await-in-loop -- one text after the other, on the same page */
    await field.fill(text);
    await page.getByRole('button', { name: 'Track Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    await expectUnharmed(page);
    /* oxlint-enable no-await-in-loop */
  }
});

test('a customer with a hostile name orders, writes and is shown as they call themselves', async ({
  page,
}) => {
  tryFault({
    area: 'Hostile text',
    fault: 'In the name of an account, the address of an order, a name on a card and a chat',
    tries: 7,
    kept: 'Stored and shown as typed',
  });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const account = { ...inventAccount(), fullName: script };
  await openAuthModal(page, 'Sign Up');
  await fillSignUp(page, account);
  await submitAuth(page, 'Create Account');
  await expect(accountButton(page, account)).toBeVisible();
  await goToCheckout(page);
  await fillCheckout(page);
  await checkoutField(page, 'Street Address').fill(script);
  await checkoutField(page, 'City').fill(bidi);
  await checkoutField(page, 'ZIP Code').fill(prototypeKey);
  await checkoutField(page, 'Delivery Instructions').fill(long);
  await checkoutField(page, 'Name on Card').fill(address);
  await expectUnharmed(page);
  await placeOrderButton(page).click();
  await expect(orderCard(page)).toContainText(script);
  const [order] = Object.values(await storedOrders(page));
  expect(order?.deliveryAddress.instructions).toBe(long.trim());
  await messageDriver(page);
  const chat = chatDialog(page);
  await chat.getByRole('textbox').fill(`${script}${bidi}`);
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('log')).toContainText(script);
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expectUnharmed(page);
});

test('hostile text that is stored is shown as text', async ({ page }) => {
  tryFault({
    area: 'Hostile text',
    fault: 'In a stored order, cart and chat',
    tries: 3,
    kept: 'Shown as text; nothing in it runs, leads elsewhere or breaks the page',
  });
  await page.setViewportSize({ width: 1024, height: 800 });
  const account = await returningCustomer(page);
  const id = 'FD1234561000';
  const order = sampleOrder(id, 20);
  await seedStorage(page, 'orders', {
    [id]: {
      ...order,
      userId: account.uid,
      restaurant: { id: prototypeKey, name: script },
      items: [{ id: 'a', name: script, price: 1, quantity: 1 }],
      totalINR: script,
      deliveryAddress: { street: long, city: bidi, zipCode: script, instructions: script },
      driver: { name: script, phone: address, vehicle: bidi, rating: 1e9 },
    },
  });
  await seedStorage(page, `cart_${account.uid}`, {
    restaurant: { id: prototypeKey, name: script, cuisine: bidi },
    items: [{ ...savedCart.items[0], name: script, priceINR: script }],
  });
  await seedStorage(page, `chat_${id}`, [
    { id: script, text: script, senderType: 'driver', timestamp: 1, senderName: script },
  ]);
  await page.goto(`/track?id=${id}`);
  await expect(orderCard(page)).toContainText(script);
  await messageDriver(page);
  const chat = chatDialog(page);
  await expect(chat.getByRole('log')).toContainText(script);
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await cartButton(page).click();
  await expect(cartDrawer(page)).toContainText(script);
  await cartDrawer(page).getByRole('button', { name: 'Close cart' }).click();
  await expectUnharmed(page);
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).protocol));
  expect(new Set(links)).not.toContain('javascript:');
  await page.goto('/orders');
  await expect(page.getByRole('main')).toContainText(script);
  await expectUnharmed(page);
});
