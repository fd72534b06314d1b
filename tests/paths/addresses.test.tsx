import { screen } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect, vi } from 'vitest';
import { addressesRecord } from '../../src/domain/earlier-addresses.ts';
import type { ForgottenOrders } from '../../src/domain/earlier-addresses.ts';
import type * as UseAddresses from '../../src/features/checkout/use-addresses.ts';
import type { AddressesActor } from '../../src/features/checkout/use-addresses.ts';
import { customer, meanwhile, openApp, openFreshBrowser } from '../components/app.tsx';
import { store, stored } from '../components/storage.ts';
import { asha, bimal, cartOf, coal, coalDish, pastAddressOrders } from '../fixtures.ts';
import { addressesModel } from '../models/addresses.ts';
import { customerRecordRuns, customerRecordStates } from './customer-record.ts';
import { walkPaths } from './walk.ts';

const record: { actor?: AddressesActor } = {};
vi.mock('../../src/features/checkout/use-addresses.ts', async (importReal) => {
  const real = await importReal<typeof UseAddresses>();
  return { ...real, useAddresses: () => (record.actor = real.useAddresses()) };
});

const keyOf = (userId: string) => `addresses_${userId}`;
const ids = pastAddressOrders.map(({ id }) => id);
const addressOf = (street: string) =>
  screen.queryByRole('button', { name: new RegExp(`^${street} New Delhi`) });

/** Asha's are offered unless they are forgotten; nobody else is offered any. */
function expectOffered(forgotten: ForgottenOrders): void {
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  const isAshas = screen.queryByText(String(asha.displayName)) !== null;
  const streets = pastAddressOrders.filter(({ id }) => isAshas && !forgotten.includes(id));
  const offered = pastAddressOrders.filter(({ deliveryAddress }) =>
    addressOf(deliveryAddress.street),
  );
  expect(offered).toEqual(streets);
}

function expectNone(): void {
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Forget / })).not.toBeInTheDocument();
}

const runs = {
  ...customerRecordRuns<ForgottenOrders>(keyOf),
  'record.operated': async ({ operation }) => {
    const name =
      operation.type === 'forgotten' ? /^Forget 12 Lodhi Road/ : 'Undo forgetting the address';
    const button = screen.queryByRole('button', { name });
    // Checkout offers nothing before the list is loaded: then it is as if another part of it did.
    if (button) await customer.click(button);
    else await meanwhile(() => record.actor?.send({ type: 'record.operated', operation }));
  },
  'record.replacedForgotten': () => {},
} satisfies Runs<typeof addressesModel>;

const states = {
  ...customerRecordStates<ForgottenOrders>({
    keyOf,
    isEmpty: addressesRecord.isEmpty,
    unsavedNotice: () => screen.queryByText(/^This browser can’t save what you forget\./),
    expectShown: expectOffered,
  }),
  guest: expectNone,
  'owned.loading': expectNone,
} satisfies States<typeof addressesModel>;

beforeEach(() => {
  openFreshBrowser();
  for (const { uid } of [asha, bimal]) store(`cart_${uid}`, cartOf(coal, coalDish, 1));
  store('orders', Object.fromEntries(pastAddressOrders.map((order) => [order.id, order])));
});

walkPaths(addressesModel, {
  mounts: {
    'at checkout, before it is known who is there': () => openApp({ address: '/checkout' }),
  },
  runs,
  states,
  held: ['load', 'store'],
  journeys: [
    {
      name: 'an address is forgotten, and only the ids of its orders are kept',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['a saved list of forgotten addresses is found', { owned: 'kept' }],
        ['the latest address is forgotten', { owned: 'storing' }],
        ['the browser stores the list of forgotten addresses', { owned: 'kept' }],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toEqual([ids[2], ids[0]]),
    },
    {
      name: 'what is forgotten before the list is there joins it',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['the latest address is forgotten', { owned: 'loading' }],
        ['a saved list of forgotten addresses is found', { owned: 'storing' }],
        ['the browser stores the list of forgotten addresses', { owned: 'kept' }],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toEqual([ids[2], ids[0]]),
    },
    {
      name: 'an address is offered again at once, and nothing is left behind',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['no list of forgotten addresses was saved', { owned: 'kept' }],
        ['the latest address is forgotten', { owned: 'storing' }],
        ['it is offered again', { owned: 'storing' }],
        ['the browser stores the list of forgotten addresses', { owned: 'storing' }],
        ['the browser stores the list of forgotten addresses', { owned: 'kept' }],
        ['the customer signs out', 'guest'],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toBeNull(),
    },
    {
      name: 'a browser that keeps nothing is told of, and loses nothing once it keeps what is forgotten',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['looking for a saved list of forgotten addresses breaks down', { owned: 'unsaved' }],
        ['the latest address is forgotten', { owned: 'storing' }],
        ['the browser refuses to store the list of forgotten addresses', { owned: 'unsaved' }],
        ['another tab changes the list of forgotten addresses', { owned: 'storing' }],
        ['storing the list of forgotten addresses breaks down', { owned: 'unsaved' }],
        ['it is offered again', { owned: 'storing' }],
        ['the browser stores the list of forgotten addresses', { owned: 'kept' }],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toEqual([ids[1], ids[2]]),
    },
    {
      name: 'what another tab forgets is gone here, and the next customer is offered nothing of it',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['a saved list of forgotten addresses is found', { owned: 'kept' }],
        [
          'another tab changes the list of forgotten addresses',
          { owned: 'kept' },
          () => expectOffered([ids[1] ?? '', ids[2] ?? '']),
        ],
        ['Bimal signs in', { owned: 'loading' }],
      ],
      end: expectNone,
    },
  ],
});
