/**
 * Checks the screens of each customer record. tests/paths/customer-record.test.tsx walks the machine that all
 * these records share.
 */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecordId } from '../../machines/app.ts';
// This module is loaded in advance, so that no test waits for it.
import '../../src/data/diet-concerns.ts';
import {
  asha,
  bimal,
  cartOf,
  coal,
  coalDish,
  dastan,
  NOON,
  order,
  pastAddressOrders,
} from '../fixtures.ts';
import { silenceWarnings, makeWritesFail } from '../services/helpers.ts';
import { customer, actOutsideApp, openApp, openFreshBrowser, press } from './app.tsx';
import { storeDriverMessages } from './chat.ts';
import { expectDiet, toggleAllergen, vegMode } from './diet.ts';
import { changeRememberedUser } from './identity.ts';
import { openTrackedOrder } from './orders.ts';
import { store, stored, storeElsewhere } from './storage.ts';

beforeEach(openFreshBrowser);
afterEach(() => vi.restoreAllMocks());

type Shown = {
  keyOf: (userId: string) => string;
  open: () => unknown;
  /** Two actions of the customer, and the stored value after each. */
  changes: readonly [change: () => Promise<void>, value: unknown][];
  expectShown: (value: unknown) => void;
  empty: unknown;
  unsaved: RegExp;
};

const heartOf = ({ name }: { name: string }) =>
  screen.getByRole('button', { name: `Save ${name} to favourites` });

const favourites: Shown = {
  keyOf: (userId) => `favourites_${userId}`,
  open: () => openApp({ url: '/restaurants', user: null }),
  changes: [
    [() => customer.click(heartOf(coal)), [coal.id]],
    [() => customer.click(heartOf(dastan)), [coal.id, dastan.id]],
  ],
  expectShown: (value) => {
    for (const restaurant of [coal, dastan]) {
      const isLiked = (value as string[]).includes(restaurant.id);
      expect(heartOf(restaurant)).toHaveAttribute('aria-pressed', String(isLiked));
    }
  },
  empty: [],
  unsaved: /^Your browser can’t save your favourites\./,
};

async function turnOnVegMode(): Promise<void> {
  await customer.click(vegMode());
  // Veg mode turns on only after the cart was checked.
  await waitFor(() => expect(vegMode()).toHaveAttribute('aria-pressed', 'true'));
}

const diet: Shown = {
  keyOf: (userId) => `diet_${userId}`,
  open: () => openApp({ url: '/restaurants', user: null }),
  changes: [
    [turnOnVegMode, { isVegetarian: true, avoided: [] }],
    [() => toggleAllergen('milk'), { isVegetarian: true, avoided: ['milk'] }],
  ],
  expectShown: (value) => expectDiet(value as Parameters<typeof expectDiet>[0]),
  empty: { isVegetarian: false, avoided: [] },
  unsaved: /^Your browser can’t save your diet preferences\./,
};

/** An order without an owner, so that every customer of the browser can chat with its driver. */
const sharedOrder = order({ userId: undefined });
const [first, second] = [NOON + 1000, NOON + 2000];

async function read(times: number[]): Promise<void> {
  await actOutsideApp(() => storeDriverMessages(sharedOrder.id, times));
  await customer.click(screen.getByRole('button', { name: /^Message Ravi/ }));
  await customer.click(await screen.findByRole('button', { name: 'Close chat' }));
  // The dialog fades out before it disappears.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

const seenMessages: Shown = {
  keyOf: (userId) => `seen_messages_${userId}`,
  open: () => {
    storeDriverMessages(sharedOrder.id, [first]);
    return openTrackedOrder(sharedOrder);
  },
  changes: [
    [() => read([first]), { [sharedOrder.id]: first }],
    [() => read([first, second]), { [sharedOrder.id]: second }],
  ],
  expectShown: (value) => {
    const seen = (value as Record<string, number>)[sharedOrder.id] ?? 0;
    const chat = stored(`chat_${sharedOrder.id}`) as { timestamp: number }[];
    const unread = chat.filter(({ timestamp }) => timestamp > seen).length;
    const said = ['', ', 1 unread message', ', 2 unread messages'][unread];
    expect(screen.getByRole('button', { name: `Message Ravi${said}` })).toBeVisible();
  },
  empty: {},
  unsaved: /^Your browser can’t remember which messages you’ve read\./,
};

const ids = pastAddressOrders.map(({ id }) => id);
const removedAddresses: Shown = {
  keyOf: (userId) => `addresses_${userId}`,
  open: () => {
    for (const { uid } of [asha, bimal]) store(`cart_${uid}`, cartOf(coal, coalDish, 1));
    store('orders', Object.fromEntries(pastAddressOrders.map((past) => [past.id, past])));
    return openApp({ url: '/checkout' });
  },
  changes: [0, 1].map((index) => [
    async () => {
      // Press Manage only before the first change, because the list of addresses is still open at the second.
      if (index === 0) await press('Manage');
      await press(new RegExp(`^Remove ${pastAddressOrders[index]?.deliveryAddress.street}`));
    },
    ids.slice(0, index + 1),
  ]),
  expectShown: (value) => {
    // Earlier addresses are offered only to Asha, because Bimal has not ordered anything yet.
    const isAshas = screen.queryByText(String(asha.displayName)) !== null;
    for (const { id, deliveryAddress } of pastAddressOrders) {
      const name = new RegExp(`^${deliveryAddress.street} New Delhi`);
      const isOffered = isAshas && !(value as string[]).includes(id);
      expect(screen.queryAllByRole('button', { name })).toHaveLength(isOffered ? 1 : 0);
    }
  },
  empty: [],
  unsaved: /^Your browser can’t save this change\./,
};

const signIn = (user: typeof asha | null) => actOutsideApp(() => changeRememberedUser(user));
const unsavedNotice = ({ unsaved }: Shown) => screen.queryByText(unsaved);

/** The cart's record is left out, because walks of its own cover it. */
const records = { favourites, diet, seenMessages, removedAddresses } satisfies Record<
  Exclude<RecordId, 'cartRecord'>,
  Shown
>;

describe.each(Object.entries(records))('the record “%s”', (_, record) => {
  const { keyOf, open, changes, expectShown, empty } = record;
  const [
    [change, value] = [async () => {}, empty],
    [changeMore, values] = [async () => {}, empty],
  ] = changes;

  test('a change is stored for the customer, and not shown to the next customer @17.1 @19.3 @19.6', async () => {
    await open();
    await signIn(asha);
    await change();
    expectShown(value);
    expect(stored(keyOf(asha.uid))).toEqual(value);
    expect(unsavedNotice(record)).not.toBeInTheDocument();
    await signIn(bimal);
    expectShown(empty);
    expect(stored(keyOf(bimal.uid))).toBeNull();
  });

  test('a change by another tab is shown @11.3 @16.3 @17.1', async () => {
    await open();
    await signIn(asha);
    await actOutsideApp(() => storeElsewhere(keyOf(asha.uid), value));
    expectShown(value);
    expect(unsavedNotice(record)).not.toBeInTheDocument();
  });

  test('a change that could not be saved stays on the page and is saved with the next change @11.5 @16.5 @17.3 @19.5', async () => {
    silenceWarnings();
    await open();
    await signIn(asha);
    makeWritesFail((key) => key === keyOf(asha.uid));
    await change();
    expectShown(value);
    expect(unsavedNotice(record)).toBeVisible();
    expect(stored(keyOf(asha.uid))).toBeNull();
    vi.restoreAllMocks();
    silenceWarnings();
    await changeMore();
    expectShown(values);
    expect(unsavedNotice(record)).not.toBeInTheDocument();
    expect(stored(keyOf(asha.uid))).toEqual(values);
  });
});

describe.each([
  ['favourites', favourites, [dastan.id], [dastan.id, coal.id]],
  [
    'the diet',
    diet,
    { isVegetarian: false, avoided: ['nuts'] },
    { isVegetarian: true, avoided: ['nuts'] },
  ],
])('%s of a guest', (_, { keyOf, open, changes, expectShown, empty }, saved, together) => {
  const [change, value] = changes[0] ?? [async () => {}, empty];

  test('the value is stored, and added to the customer’s own value at sign-in @16.4 @17.2', async () => {
    store(keyOf(asha.uid), saved);
    await open();
    await change();
    expect(stored(keyOf('guest'))).toEqual(value);
    await actOutsideApp(() => {
      changeRememberedUser(asha);
      // The values must be stored before the customer's name appears, because the customer may close the page
      // at that moment.
      expect([stored(keyOf(asha.uid)), stored(keyOf('guest'))]).toEqual([together, null]);
    });
    expectShown(together);
    await signIn(null);
    expectShown(empty);
  });

  test('the value is loaded on the next visit @17.1.1', async () => {
    store(keyOf('guest'), value);
    await open();
    expectShown(value);
    expect(stored(keyOf('guest'))).toEqual(value);
  });
});
