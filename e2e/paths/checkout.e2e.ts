/** Walks checkout in Chromium. Some orders wait for the lock on the orders, or are refused by the storage. */
import type { Locator, Page } from '@playwright/test';
import type { CheckoutField, CheckoutForm } from '../../machines/checkout.ts';
import type { DeliveryAddress, Order } from '../../src/domain/entities.ts';
import { checkoutLabels } from '../../tests/components/checkout-labels.ts';
import { asha, cartOf, coal, coalDish, pastAddressOrders } from '../../tests/fixtures.ts';
import { checkoutModel, earlierOrders } from '../../tests/models/checkout.ts';
import { cartButton, checkoutField, checkoutFieldNamed } from '../support/ordering.ts';
import { expect } from '../support/test.ts';
import { holdRequests } from '../support/hold-back.ts';
import {
  leaveSession,
  newCustomer,
  rememberSomebody,
  signInElsewhere,
} from '../support/session.ts';
import type { Customer } from '../support/session.ts';
import { walkInBrowser } from './walk.ts';
import type { World } from './walk.ts';
import {
  setStorage,
  repair,
  openEmptyTab,
  LockQueue,
  refuseStorage,
  storedValue,
} from './world.ts';

const cart = cartOf(coal, coalDish, 2);

/** Unfolds the fields of the address, which are folded while they contain an earlier address. */
async function unfoldAddress(page: Page): Promise<void> {
  const edit = page.getByRole('button', { name: /^Edit .+, New Delhi$/ });
  if (await edit.isVisible()) await edit.click();
}

async function fillIn(page: Page, form: CheckoutForm): Promise<void> {
  await unfoldAddress(page);
  for (const [field, label] of Object.entries(checkoutLabels)) {
    // oxlint-disable-next-line no-await-in-loop -- a customer fills in one field at a time
    await checkoutField(page, label).fill(form[field as CheckoutField]);
  }
}

/** Stores an address as if the customer had typed it before a reload. */
async function leaveDraft(
  page: Page,
  draft: { userId: string; address: DeliveryAddress },
): Promise<void> {
  await page.evaluate(
    (text) => sessionStorage.setItem('checkout_address', text),
    JSON.stringify(draft),
  );
}

const button = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Place Order|Processing Order\.\.\.)$/ });
const alert = (page: Page): Locator => page.getByRole('main').getByRole('alert');

/** Returns the stored orders, except the earlier orders with which the walk started. */
async function storedOrders(page: Page): Promise<Order[]> {
  const all = ((await storedValue(page, 'orders')) ?? {}) as Record<string, Order>;
  return Object.values(all).filter(({ id }) => !earlierOrders.some((past) => past.id === id));
}

const earlierAddress = (page: Page, street: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${street} New Delhi 110003`) });
const undo = (page: Page): Locator =>
  page.getByRole('button', {
    name: /^(Undo removing the address|Use a new address|Use what I typed)$/,
  });

type Stage = World & {
  customer: Customer;
  /** Lets the identity service's code load. The property is undefined once the code is allowed to load. */
  letIdentityCome?: (() => void) | undefined;
  /** The queue for the lock on the stored orders. */
  queue?: LockQueue;
};

walkInBrowser(checkoutModel, {
  prepare: async (world): Promise<Stage> => {
    const customer = await newCustomer(world.request);
    await rememberSomebody(world.page);
    return { ...world, customer };
  },
  aliases: ({ customer }) => ({ [customer.uid]: asha.uid }),
  mounts: {
    'at checkout, before it is known who is signed in': async (stage) => {
      const { page } = stage;
      stage.letIdentityCome = await holdRequests(page, /\/assets\/firebase-[^/]*\.js/);
      await page.goto('/checkout?inspect');
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      stage.queue = await LockQueue.before(page, 'orders');
    },
  },
  runs: {
    'checkout.customerKnown': async ({ userId, cart: kept, address }, stage) => {
      const { page, customer, letIdentityCome } = stage;
      const key = `cart_${customer.uid}`;
      if (letIdentityCome) {
        if (kept.items.length > 0) await setStorage(page, key, kept);
        const past = pastAddressOrders.slice(1);
        const theirs = past.map((it) => [it.id, { ...it, userId: customer.uid }]);
        await setStorage(page, 'orders', Object.fromEntries(theirs));
        if (userId !== null) await leaveSession(page, customer);
        if (address) await leaveDraft(page, { userId: customer.uid, address });
        letIdentityCome();
        stage.letIdentityCome = undefined;
        return;
      }
      const tab = await openEmptyTab(page);
      if (userId === null) await signInElsewhere(tab, null);
      else await setStorage(tab, key, null);
    },
    'checkout.addressEdited': async ({ address: { street } }, { page }) => {
      await unfoldAddress(page);
      await checkoutField(page, checkoutLabels.street).fill(street);
    },
    'checkout.submitted': async ({ form }, { page, queue }) => {
      await fillIn(page, form);
      await button(page).click();
      queue?.join('order');
    },
    'checkout.fieldEdited': async (_, { page }) => {
      await unfoldAddress(page);
      await checkoutField(page, checkoutLabels.city).fill('New Delhi');
    },
    'checkout.addressChosen': ({ address: { street } }, { page }) =>
      earlierAddress(page, street).click(),
    'checkout.addressRemoved': async (_, { page }) => {
      const manage = page.getByRole('button', { name: 'Manage', exact: true });
      if (await manage.isVisible()) await manage.click();
      await page.getByRole('button', { name: 'Remove 7 Khan Market, New Delhi' }).click();
    },
    'checkout.addressUndone': (_, { page }) => undo(page).click(),
    'xstate.done.actor.placeOrder': async (_, { page, queue }) => {
      await repair(page);
      await queue?.grantLock('order');
    },
    'xstate.error.actor.placeOrder': async (_, { page, queue }) => {
      await repair(page);
      await refuseStorage(page, 'orders');
      await queue?.grantLock('order');
    },
  },
  states: {
    checkingCustomer: async ({ page }) => {
      expect(new URL(page.url()).pathname).toBe('/checkout');
      await expect(button(page)).toBeHidden();
    },
    redirected: async ({ page }) => {
      await expect(page).toHaveURL(/\/restaurants\?inspect$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/restaurants found$/);
      expect(await storedOrders(page)).toEqual([]);
    },
    'form.order.editing': async ({ page }, { context: { hasFailed, missingFields } }) => {
      expect(new URL(page.url()).pathname).toBe('/checkout');
      await expect(button(page)).toBeEnabled();
      await expect(button(page)).toHaveText('Place Order');
      await expect(alert(page)).toHaveText(
        hasFailed ? ['Failed to place order. Please try again.'] : [],
      );
      for (const field of Object.keys(checkoutLabels)) {
        /* oxlint-disable no-await-in-loop -- the test stops at the first failure */
        const isMissing = missingFields.includes(field as CheckoutField);
        const input = checkoutFieldNamed(page, field);
        await expect(input).toHaveAttribute('aria-invalid', String(isMissing));
        if (isMissing) await expect(input).toHaveAccessibleDescription(/^Please enter /);
        /* oxlint-enable no-await-in-loop */
      }
      expect(await storedOrders(page)).toEqual([]);
    },
    'form.order.placing': async ({ page }) => {
      await expect(button(page)).toBeDisabled();
      await expect(button(page)).toHaveText('Processing Order...');
      await expect(alert(page)).toBeHidden();
    },
    'form.address.offered': async ({ page }, { context }) => {
      await expect(button(page)).toBeVisible();
      await expect(earlierAddress(page, '3 Hauz Khas Village')).toBeVisible({
        visible: context.userId !== null,
      });
      await expect(undo(page)).toBeHidden();
    },
    'form.address.filled': async ({ page }, { context: { address, replaced } }) => {
      await expect(checkoutFieldNamed(page, 'street')).toHaveValue(address.street);
      await expect(undo(page)).toHaveAccessibleName(
        replaced.street ? 'Use what I typed' : 'Use a new address',
      );
    },
    'form.address.removed': async ({ page }) => {
      await expect(earlierAddress(page, '7 Khan Market')).toBeHidden();
      await expect(undo(page)).toHaveAccessibleName('Undo removing the address');
    },
    placed: async ({ page }) => {
      await expect(page).toHaveURL(/\/track\?id=FD\d{6}[1-9]\d{3}&inspect$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Track Your Order' })).toBeVisible();
      const [placed, ...more] = await storedOrders(page);
      expect(more).toEqual([]);
      expect(placed?.items).toMatchObject(cart.items);
      expect(new URL(page.url()).searchParams.get('id')).toBe(placed?.id);
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
    },
  },
  scrollTarget: ({ page }) => alert(page),
  pageErrors: [/The order was not stored/],
});
