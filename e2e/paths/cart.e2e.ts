/** The cart in Chromium: its storage, its other tabs, and who signs in there. */
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { cartModel } from '../../src/statecharts/models/cart.ts';
import { asha, bimal, cartOf, coal, coalDish } from '../../src/statecharts/models/values.ts';
import type { Happening } from '../../tests/paths/path-model.ts';
import { cartButton, cartDrawer, fillCheckout } from '../support/ordering.ts';
import { expect } from '../support/test.ts';
import { newCustomer, rememberSomebody, signInElsewhere } from '../support/session.ts';
import type { Customer } from '../support/session.ts';
import { passing, walkInBrowser } from './walk.ts';
import type { World } from './walk.ts';
import {
  breakLog,
  brokenLog,
  goWithin,
  leaveInStorage,
  mend,
  openEmptyTab,
  refuseStorage,
  storedValue,
} from './world.ts';

type Stage = World & {
  /** By their names in the model. */
  customers: Readonly<Record<string, Customer>>;
  /** Who was the last to sign in. */
  owner: string;
  /** Another tab of the browser. */
  tab?: Page;
};

/** Longer than it takes until one tab looks whether somebody signed in or out in another. */
const LOOK = 1000;

async function prepare(world: World): Promise<Stage> {
  await world.page.clock.install();
  const [first, second] = await Promise.all([
    newCustomer(world.request),
    newCustomer(world.request),
  ]);
  return { ...world, customers: { [asha.uid]: first, [bimal.uid]: second }, owner: '' };
}

function customerOf({ customers }: Stage, name: string): Customer {
  const customer = customers[name];
  if (!customer) throw new Error(`Nobody is called ${name}.`);
  return customer;
}

/** Under which the cart of this customer is stored. */
const keyOf = (stage: Stage, name: string) => `cart_${customerOf(stage, name).uid}`;

async function visit(page: Page, restaurantId: string): Promise<void> {
  const path = `/restaurant/${restaurantId}`;
  if (new URL(page.url()).pathname !== path) await goWithin(page, path);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
}

async function signIn(stage: Stage, name: string | null): Promise<void> {
  const { page, tab } = stage;
  if (!tab) throw new Error('There is no other tab.');
  if (name !== null) stage.owner = name;
  await signInElsewhere(tab, name === null ? null : customerOf(stage, name));
  await page.clock.runFor(LOOK);
}

/** For whom a cart is looked for. */
function nameIn(before: Happening | undefined): string {
  const { userId = '' } = (before?.sample ?? {}) as { userId?: string };
  return userId;
}

const unsavedNotice = (page: Page): Locator =>
  page.getByText(/^This browser can’t save your cart\./);
const offer = (page: Page): Locator => page.getByText('Your saved order is back.');
const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Start a new order?' });

type Value = SnapshotFrom<typeof cartModel.machine>['value'];

const saving: Value['ownership'] = { owned: { saving: 'undisturbed' } };
const overtaken: Value['ownership'] = { owned: { saving: 'overtaken' } };

/** Where a cart stands when nothing is asked and nothing is offered. */
function at(ownership: Value['ownership'], drawer: Value['drawer'] = 'closed'): Value {
  return { ownership, replacement: 'none', pickedItems: 'settled', drawer };
}

walkInBrowser(cartModel, {
  prepare,
  mounts: {
    'a guest at Coal & Rumali': async (stage) => {
      const { page } = stage;
      await rememberSomebody(page);
      await page.goto(`/restaurant/${coal.id}?inspect`);
      // It is, once the identity service has said so: from then on it listens to other tabs.
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
      stage.tab = await openEmptyTab(page);
    },
  },
  runs: {
    'cart.itemAdded': async ({ restaurant, item }, { page }) => {
      await visit(page, restaurant.id);
      await press(page, `Add ${item.name} to cart`);
    },
    'cart.orderRepeated': async ({ restaurant }, { page }) => {
      await goWithin(page, '/orders');
      await page.getByRole('tab', { name: /^Past Orders/ }).click();
      await press(page, new RegExp(`^Reorder from ${restaurant.name}`));
    },
    'cart.quantitySet': async ({ quantity }, { page }) => {
      if (!(await cartDrawer(page).isVisible())) await visit(page, coal.id);
      await press(page, `${quantity === 0 ? 'Decrease' : 'Increase'} quantity of ${coalDish.name}`);
    },
    'cart.itemRemoved': (_, { page }) => press(page, `Remove ${coalDish.name} from cart`),
    'cart.cleared': async (_, { page }) => {
      await goWithin(page, '/checkout');
      await fillCheckout(page);
      await press(page, 'Place Order');
    },
    'cart.restaurantSet': (_, { page }) => press(page, 'Start a new order'),
    'cart.replacementDeclined': (_, { page }) => press(page, 'Keep my order'),
    'cart.pickedItemsKept': (_, { page }) => press(page, 'Keep the items I just picked'),
    'cart.pickedItemsDropped': (_, { page }) => press(page, 'Dismiss'),
    'cart.changedElsewhere': async ({ cart }, stage) => {
      if (!stage.tab) return;
      const key = keyOf(stage, stage.owner);
      // The browser tells of no change where the text stays the same.
      const isThere = isDeepStrictEqual(await storedValue(stage.tab, key), cart);
      await leaveInStorage(stage.tab, key, JSON.stringify(cart, null, isThere ? 1 : 0));
    },
    'cart.signedIn': ({ userId }, stage) => signIn(stage, userId),
    'cart.signedOut': (_, stage) => signIn(stage, null),
    'cart.opened': (_, { page }) => cartButton(page).click(),
    'cart.closed': (_, { page }) => press(page, 'Close cart'),
    'xstate.done.actor.loadCart': {
      arrange: async (outcome, stage, before) => {
        await mend(stage.page);
        const cart = outcome.kind === 'found' ? outcome.cart : null;
        await leaveInStorage(stage.page, keyOf(stage, nameIn(before)), cart);
      },
    },
    // What is stored makes no sense, and that can't be logged.
    'xstate.error.actor.loadCart': {
      arrange: async (_, stage, before) => {
        await mend(stage.page);
        await leaveInStorage(stage.page, keyOf(stage, nameIn(before)), 'not JSON');
        await breakLog(stage.page);
      },
    },
    'xstate.done.actor.saveCart': {
      arrange: async ({ kind }, { page }) => {
        await mend(page);
        if (kind === 'failed') await refuseStorage(page, 'cart_');
      },
    },
    'xstate.error.actor.saveCart': {
      arrange: async (_, { page }) => {
        await mend(page);
        await refuseStorage(page, 'cart_');
        await breakLog(page);
      },
    },
  },
  states: {
    'ownership.guest': async ({ page }) => {
      const banner = page.getByRole('banner', { includeHidden: true });
      await expect(
        banner.getByRole('button', { name: 'Sign In', includeHidden: true }),
      ).toBeVisible();
      await expect(unsavedNotice(page)).toBeHidden();
    },
    'ownership.owned': async (stage, { context }) => {
      const there = Object.values(stage.customers).find(({ uid }) => uid === context.userId);
      const banner = stage.page.getByRole('banner', { includeHidden: true });
      await expect(banner.getByText(String(there?.fullName))).toBeVisible();
    },
    'ownership.owned.restoring': passing,
    'ownership.owned.saved': async ({ page }, { context: { cart, userId } }) => {
      await expect(unsavedNotice(page)).toBeHidden();
      expect(await storedValue(page, `cart_${userId}`)).toEqual(
        cart.items.length > 0 ? cart : null,
      );
    },
    'ownership.owned.saving': passing,
    'ownership.owned.saving.undisturbed': passing,
    'ownership.owned.saving.overtaken': passing,
    'ownership.owned.unsaved': ({ page }) => expect(unsavedNotice(page)).toBeVisible(),
    'replacement.none': ({ page }) => expect(question(page)).toBeHidden(),
    'replacement.asking': ({ page }, { context: { cart, picked } }) =>
      expect(question(page)).toHaveAccessibleDescription(
        `Your order has dishes from ${cart.restaurant?.name}. One order comes from one kitchen, ` +
          `so starting with ${picked?.restaurant.name} empties it.`,
      ),
    'pickedItems.settled': ({ page }) => expect(offer(page)).toBeHidden(),
    'pickedItems.offered': ({ page }) => expect(offer(page)).toBeVisible(),
    'drawer.closed': async ({ page }, { context: { cart } }) => {
      await expect(cartDrawer(page)).toBeHidden();
      const count = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
      await expect(
        page.getByRole('button', {
          name: `Cart, ${count === 1 ? '1 item' : `${count} items`}`,
          includeHidden: true,
        }),
      ).toBeVisible();
    },
    'drawer.open': async ({ page }, { context: { cart, picked } }) => {
      if (picked) {
        // The question comes first.
        await expect(cartDrawer(page)).toBeHidden();
        return;
      }
      const drawer = cartDrawer(page);
      const rows = drawer.getByRole('listitem');
      await expect(rows).toHaveCount(cart.items.length);
      await expect(rows).toContainText(cart.items.map(({ name }) => name));
      if (cart.items.length > 0) await expect(drawer).toContainText(String(cart.restaurant?.name));
      else await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    },
  },
  instant: ['loadCart', 'saveCart'],
  aliases: ({ customers }) =>
    Object.fromEntries(Object.entries(customers).map(([name, { uid }]) => [uid, name])),
  troubles: [brokenLog],
  journeys: [
    {
      name: 'a dish is taken once more and then removed, faster than the cart is saved',
      steps: [
        ['a dish of Coal & Rumali is added', at('guest')],
        ['Asha signs in', at({ owned: 'restoring' })],
        ['no cart was saved', at(saving)],
        ['the browser saves the cart', at({ owned: 'saved' })],
        ['the cart is opened', at({ owned: 'saved' }, 'open')],
        {
          inOneBreath: [
            ['one more of it is taken', at(saving, 'open')],
            ['it is removed', at(overtaken, 'open')],
          ],
          // A script presses both buttons before anything else can happen.
          act: async ({ page }) => {
            const buttons = cartDrawer(page).getByRole('button', {
              name: /^(Increase quantity of|Remove) /,
            });
            await expect(buttons).toHaveCount(2);
            await buttons.evaluateAll((both: HTMLElement[]) => {
              for (const button of both) button.click();
            });
          },
        },
        ['the browser saves the cart', at(saving, 'open')],
        ['the browser saves the cart', at({ owned: 'saved' }, 'open')],
      ],
    },
    {
      name: 'another tab saves a cart while this one waits for its turn to save',
      steps: [
        ['a dish of Coal & Rumali is added', at('guest')],
        ['Asha signs in', at({ owned: 'restoring' })],
        ['no cart was saved', at(saving)],
        ['the browser saves the cart', at({ owned: 'saved' })],
        {
          inOneBreath: [
            ['one more of it is taken', at(saving)],
            ['another tab saves a cart', at(overtaken)],
          ],
          act: async (stage) => {
            const { page, tab } = stage;
            if (!tab) throw new Error('There is no other tab.');
            const key = keyOf(stage, stage.owner);
            const theirs = cartOf(coal, coalDish, 2);
            await tab.evaluate(
              (name) =>
                new Promise<void>((granted) => {
                  void navigator.locks.request(name, () => {
                    granted();
                    return new Promise((leave) => {
                      addEventListener('leave', leave, { once: true });
                    });
                  });
                }),
              key,
            );
            await press(page, `Increase quantity of ${coalDish.name}`);
            await leaveInStorage(tab, key, theirs);
            await expect.poll(() => storedValue(page, key)).toEqual(theirs);
            await tab.evaluate(() => void dispatchEvent(new Event('leave')));
          },
        },
        ['the browser saves the cart', at(saving)],
        ['the browser saves the cart', at({ owned: 'saved' })],
      ],
    },
  ],
});
