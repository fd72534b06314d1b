import { screen, within } from '@testing-library/react';
import { breakDown, letGoOn } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { dietRecord } from '../../src/domain/diet.ts';
// Loaded ahead, so that no test waits for it.
import '../../src/data/diet-concerns.ts';
import '../../src/services/diet.ts';
import { dietCheckModel } from '../models/diet-check.ts';
import { asha, bimal, coal, coalDish, coalSalad, order } from '../fixtures.ts';
import {
  customer,
  errorsLogged,
  goTo,
  meanwhile,
  openApp,
  openFreshBrowser,
  press,
  visitRestaurant,
} from '../components/app.tsx';
import { say } from '../components/identity.ts';
import { store } from '../components/storage.ts';
import { walkPaths } from './walk.ts';

const PLACED = 'FD1234567890';

async function failing(name: 'findConcerns', error: Error): Promise<void> {
  const logged = errorsLogged(() => meanwhile(() => breakDown(name, error)));
  expect(await logged).toEqual([[error]]);
}

const runs = {
  'check.dietChanged': ({ userId, diet }) =>
    meanwhile(() => {
      if (userId === null) {
        say(null);
        return;
      }
      localStorage.removeItem(`cart_${userId}`);
      if (dietRecord.isEmpty(diet)) localStorage.removeItem(`diet_${userId}`);
      else store(`diet_${userId}`, diet);
      say(userId === asha.uid ? asha : bimal);
    }),
  'check.picked': async ({ addition }) => {
    if (addition.type === 'cart.orderRepeated') {
      await goTo('/orders');
      await customer.click(await screen.findByRole('tab', { name: /^Past Orders/ }));
      await press(new RegExp(`^Reorder from .*${PLACED}`));
      return;
    }
    await visitRestaurant(coal.id);
    const closed = screen.queryByText(/^Show (?:it|them)$/);
    if (closed && addition.item.id === coalDish.id) await customer.click(closed);
    // It may be in the cart already, for all that this machine knows.
    const less = screen.queryByRole('button', {
      name: `Decrease quantity of ${addition.item.name}`,
    });
    if (less) await customer.click(less);
    await press(`Add ${addition.item.name} to cart`);
  },
  'check.allAccepted': () => press('Add anyway'),
  'check.restAccepted': () => press('Add the rest'),
  'check.declined': () => customer.keyboard('{Escape}'),
  'xstate.done.actor.findConcerns': () => meanwhile(() => letGoOn('findConcerns')),
  'xstate.error.actor.findConcerns': (error: Error) => failing('findConcerns', error),
} satisfies Runs<typeof dietCheckModel>;

const question = () => screen.queryByRole('dialog', { name: /^Add (?:it|them) anyway\?$/ });
const cartButton = () => screen.getByRole('button', { name: /^Cart, \d+ items?$/, hidden: true });

const expectNoQuestion = () => {
  expect(question()).not.toBeInTheDocument();
  expect(cartButton()).toBeInTheDocument();
};

const states = {
  idle: expectNoQuestion,
  checking: expectNoQuestion,
  askingToAdd: ({ context: { concerns } }) => {
    for (const { dish, isNotVegetarian, isUndeclared } of concerns) {
      expect(question()).toHaveTextContent(dish.name);
      if (isNotVegetarian) expect(question()).toHaveTextContent('isn’t vegetarian');
      if (isUndeclared) expect(question()).toHaveTextContent('we don’t know what’s in it');
    }
    expect(question()).toBeVisible();
  },
} satisfies States<typeof dietCheckModel>;

beforeEach(() => {
  openFreshBrowser();
  const both = [
    { ...coalDish, quantity: 1 },
    { ...coalSalad, quantity: 1 },
  ];
  store('orders', {
    [PLACED]: order({ id: PLACED, items: both, estimatedDelivery: '2026-01-01T12:30:00.000Z' }),
  });
});

const cartHas = (items: string) => () =>
  expect(screen.getByRole('button', { name: `Cart, ${items}`, hidden: true })).toBeInTheDocument();

walkPaths(dietCheckModel, {
  mounts: {
    'a guest at Coal & Rumali': () => openApp({ address: `/restaurant/${coal.id}`, user: null }),
  },
  runs,
  states,
  held: ['findConcerns'],
  journeys: [
    {
      name: 'a guest who eats everything is asked nothing',
      steps: [['a dish with meat is picked', 'idle', cartHas('1 item')]],
    },
    {
      name: 'in veg mode a salad goes into the cart, a dish with meat only if the customer says so',
      steps: [
        ['Asha signs in, in veg mode', 'idle'],
        ['a salad is picked', 'checking'],
        ['it is known what is in it', 'idle', cartHas('1 item')],
        ['a dish with meat is picked', 'checking', cartHas('1 item')],
        ['it is known what is in it', 'askingToAdd', cartHas('1 item')],
        ['the question is left', 'idle', cartHas('1 item')],
        ['a dish with meat is picked', 'checking'],
        ['it is known what is in it', 'askingToAdd'],
        ['it is added anyway', 'idle', cartHas('2 items')],
      ],
    },
    {
      name: 'of an order that is repeated, the vegetarian dishes alone can be had',
      steps: [
        ['Asha signs in, in veg mode', 'idle'],
        ['an order with both is picked', 'checking'],
        ['it is known what is in it', 'askingToAdd'],
        ['the rest is added', 'idle', cartHas('1 item')],
      ],
      end: () => {
        const drawer = within(screen.getByRole('dialog', { name: 'Your Order' }));
        expect(drawer.getByText(coalSalad.name)).toBeVisible();
      },
    },
    {
      name: 'where nobody can tell what is in a dish, the customer decides',
      steps: [
        ['Asha signs in, in veg mode', 'idle'],
        ['a dish with meat is picked', 'checking'],
        ['looking up what is in it breaks down', 'askingToAdd', cartHas('0 items')],
        ['it is added anyway', 'idle', cartHas('1 item')],
      ],
    },
    {
      name: 'what Asha is asked, Bimal is not, and he eats everything',
      steps: [
        ['Asha signs in, in veg mode', 'idle'],
        ['a dish with meat is picked', 'checking'],
        ['it is known what is in it', 'askingToAdd'],
        ['Bimal signs in', 'idle', cartHas('0 items')],
        ['a dish with meat is picked', 'idle', cartHas('1 item')],
      ],
    },
  ],
});
