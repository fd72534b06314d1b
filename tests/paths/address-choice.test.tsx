import { screen } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { customer, meanwhile, openApp, openFreshBrowser } from '../components/app.tsx';
import { checkoutField } from '../components/checkout-form.ts';
import { store, stored } from '../components/storage.ts';
import { asha, cartOf, coal, coalDish, pastAddressOrders } from '../fixtures.ts';
import { addressChoiceModel } from '../models/address-choice.ts';
import { reportStorageEvent } from '../services/helpers.ts';
import { walkPaths } from './walk.ts';

const KHAN_MARKET = '7 Khan Market';
const HAUZ_KHAS = '3 Hauz Khas Village';

const addressOf = (street: string) =>
  screen.getByRole('button', { name: new RegExp(`^${street} New Delhi 110003`) });
const press = (name: string | RegExp) => customer.click(screen.getByRole('button', { name }));
const undo = () => screen.queryByRole('button', { name: /^Undo/ });

function leaveOrders(count: number): void {
  const orders = pastAddressOrders.slice(-count);
  store('orders', Object.fromEntries(orders.map((order) => [order.id, order])));
}

const runs = {
  'address.chosen': ({ address }) => customer.click(addressOf(address.street)),
  'address.forgotten': () => press(`Forget ${KHAN_MARKET}, New Delhi`),
  'address.undone': () => press(/^Undo/),
  'address.typed': () => customer.type(checkoutField('Street Address'), 'b'),
  'address.ordersChanged': () =>
    meanwhile(() => {
      leaveOrders(3);
      reportStorageEvent('orders');
    }),
} satisfies Runs<typeof addressChoiceModel>;

const states = {
  offered: () => {
    expect(screen.getByRole('group', { name: 'Deliver where you ordered before' })).toBeVisible();
    expect(addressOf(HAUZ_KHAS)).toBeVisible();
    expect(undo()).not.toBeInTheDocument();
  },
  filled: () => {
    expect(checkoutField('Street Address')).toHaveValue(HAUZ_KHAS);
    expect(checkoutField('City')).toHaveValue('New Delhi');
    expect(checkoutField('ZIP Code')).toHaveValue('110003');
    expect(addressOf(HAUZ_KHAS)).toHaveAttribute('aria-current', 'true');
    expect(
      screen.getByText('The address is filled in below.').closest('[role=status]'),
    ).toBeVisible();
    expect(undo()).toHaveAccessibleName('Undo filling in the address');
  },
  forgotten: () => {
    expect(screen.queryByText(KHAN_MARKET)).not.toBeInTheDocument();
    expect(screen.getByText(/^The address is forgotten\./).closest('[role=status]')).toBeVisible();
    expect(undo()).toHaveAccessibleName('Undo forgetting the address');
  },
} satisfies States<typeof addressChoiceModel>;

beforeEach(() => {
  openFreshBrowser();
  store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
  leaveOrders(2);
});

walkPaths(addressChoiceModel, {
  mounts: {
    'at checkout, after two orders': async () => {
      await openApp({ address: '/checkout', user: asha });
      await screen.findByRole('button', { name: 'Place Order' });
    },
  },
  runs,
  states,
  journeys: [
    {
      name: 'an address takes the place of what was typed, which comes back',
      steps: [
        ['the street is typed', 'offered'],
        ['the address of an earlier order is chosen', 'filled'],
        ['the address of an earlier order is chosen', 'filled'],
        ['that is undone', 'offered', () => expect(checkoutField('Street')).toHaveValue('b')],
      ],
      end: () => expect(addressOf(HAUZ_KHAS)).toHaveFocus(),
    },
    {
      name: 'an address is filled in and completed by hand, and a reload would keep it',
      steps: [
        ['the address of an earlier order is chosen', 'filled'],
        ['the street is typed', 'offered'],
      ],
      end: () => {
        expect(checkoutField('Street Address')).toHaveValue(`${HAUZ_KHAS}b`);
        expect(sessionStorage.getItem('checkout_address')).toContain(`${HAUZ_KHAS}b`);
      },
    },
    {
      name: 'an address is forgotten, comes back, and one of another tab’s order joins them',
      steps: [
        [
          'the address of another order is forgotten',
          'forgotten',
          () => {
            expect(stored(`addresses_${asha.uid}`)).toEqual([pastAddressOrders[1]?.id]);
            expect(
              screen.getByRole('button', { name: `Forget ${HAUZ_KHAS}, New Delhi` }),
            ).toHaveFocus();
          },
        ],
        ['that is undone', 'offered', () => expect(addressOf(KHAN_MARKET)).toHaveFocus()],
        [
          'an order is placed in another tab',
          'offered',
          () => expect(addressOf('12 Lodhi Road')).toBeVisible(),
        ],
        ['the address of another order is forgotten', 'forgotten'],
        ['the address of an earlier order is chosen', 'filled'],
      ],
    },
  ],
});
