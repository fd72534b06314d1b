/** What is in the cart, in Chromium: its storage, its other tabs, and who signs in there. */
import type { Locator, Page } from '@playwright/test';
import type { Happening } from 'chartwalk/playwright';
import { asha, bimal, cartOf, coal, coalDish } from '../../tests/fixtures.ts';
import { cartRecordModel } from '../../tests/models/cart-record.ts';
import { cartButton } from '../support/ordering.ts';
import { expect } from '../support/test.ts';
import { newCustomer, rememberSomebody, signInElsewhere } from '../support/session.ts';
import type { Customer } from '../support/session.ts';
import { passing, walkInBrowser } from './walk.ts';
import type { World } from './walk.ts';
import {
  breakLog,
  brokenLog,
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
const moreOfIt = (page: Page): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^(Add|Increase quantity of) ${coalDish.name}`),
  });

walkInBrowser(cartRecordModel, {
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
    'record.operated': ({ operation }, { page }) =>
      operation.type === 'itemsAdded'
        ? moreOfIt(page).click()
        : page.getByRole('button', { name: `Decrease quantity of ${coalDish.name}` }).click(),
    'record.replacedForgotten': (_, { page }) =>
      page.getByRole('button', { name: 'Dismiss' }).click(),
    'record.changedElsewhere': async ({ value }, stage) => {
      if (!stage.tab) return;
      const key = keyOf(stage, stage.owner);
      const text = JSON.stringify(value);
      const isThere = await stage.tab.evaluate(
        ([name, content]) => localStorage.getItem(name) === content,
        [key, text] as const,
      );
      // The browser tells of no change where the text stays the same.
      await leaveInStorage(stage.tab, key, isThere ? `${text} ` : text);
    },
    'record.signedIn': ({ userId }, stage) => signIn(stage, userId),
    'record.signedOut': (_, stage) => signIn(stage, null),
    'xstate.done.actor.load': {
      arrange: async (outcome, stage, before) => {
        await mend(stage.page);
        const cart = outcome.kind === 'found' ? outcome.value : null;
        await leaveInStorage(stage.page, keyOf(stage, nameIn(before)), cart);
      },
    },
    // What is stored makes no sense, and that can't be logged.
    'xstate.error.actor.load': {
      arrange: async (_, stage, before) => {
        await mend(stage.page);
        await leaveInStorage(stage.page, keyOf(stage, nameIn(before)), 'not JSON');
        await breakLog(stage.page);
      },
    },
    'xstate.done.actor.store': {
      arrange: async ({ kind }, { page }) => {
        await mend(page);
        if (kind === 'failed') await refuseStorage(page, 'cart_');
      },
    },
    'xstate.error.actor.store': {
      arrange: async (_, { page }) => {
        await mend(page);
        await refuseStorage(page, 'cart_');
        await breakLog(page);
      },
    },
  },
  states: {
    guest: async ({ page }) => {
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(unsavedNotice(page)).toBeHidden();
    },
    owned: async (stage, { context }) => {
      const there = Object.values(stage.customers).find(({ uid }) => uid === context.userId);
      await expect(stage.page.getByRole('banner').getByText(String(there?.fullName))).toBeVisible();
    },
    'owned.loading': passing,
    'owned.kept': async ({ page }, { context: { value, userId } }) => {
      await expect(unsavedNotice(page)).toBeHidden();
      expect(await storedValue(page, `cart_${userId}`)).toEqual(
        value.items.length > 0 ? value : null,
      );
      const count = value.items.reduce((sum, { quantity }) => sum + quantity, 0);
      await expect(
        cartButton(page, `Cart, ${count === 1 ? '1 item' : `${count} items`}`),
      ).toBeVisible();
    },
    'owned.storing': passing,
    'owned.unsaved': ({ page }) => expect(unsavedNotice(page)).toBeVisible(),
  },
  instant: ['load', 'store'],
  aliases: ({ customers }) =>
    Object.fromEntries(Object.entries(customers).map(([name, { uid }]) => [uid, name])),
  troubles: [brokenLog],
  journeys: [
    {
      name: 'a dish is taken out and added again, faster than the cart is stored',
      steps: [
        ['a dish is added', 'guest'],
        ['Asha signs in', { owned: 'loading' }],
        ['no cart was saved', { owned: 'storing' }],
        ['the browser stores the cart', { owned: 'kept' }],
        {
          inOneBreath: [
            ['it is taken out', { owned: 'storing' }],
            ['a dish is added', { owned: 'storing' }],
          ],
          // A script presses both buttons before anything else can happen.
          act: async ({ page }) => {
            const buttons = page.getByRole('button', {
              name: new RegExp(`^(Decrease|Increase) quantity of ${coalDish.name}`),
            });
            await expect(buttons).toHaveCount(2);
            await buttons.evaluateAll((both: HTMLElement[]) => {
              for (const button of both.toReversed()) button.click();
            });
          },
        },
        ['the browser stores the cart', { owned: 'storing' }],
        ['the browser stores the cart', { owned: 'kept' }],
      ],
    },
    {
      name: 'another tab stores a cart while this one waits for its turn to store',
      steps: [
        ['a dish is added', 'guest'],
        ['Asha signs in', { owned: 'loading' }],
        ['no cart was saved', { owned: 'storing' }],
        ['the browser stores the cart', { owned: 'kept' }],
        {
          inOneBreath: [['a dish is added', { owned: 'storing' }]],
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
            await moreOfIt(page).click();
            await leaveInStorage(tab, key, theirs);
            await expect.poll(() => storedValue(page, key)).toEqual(theirs);
            await tab.evaluate(() => void dispatchEvent(new Event('leave')));
            // Both are in it.
            await expect(cartButton(page, 'Cart, 3 items')).toBeVisible();
          },
        },
        ['the browser stores the cart', { owned: 'kept' }],
      ],
    },
  ],
});
