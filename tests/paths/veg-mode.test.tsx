import { screen } from '@testing-library/react';
import { rejectActor, resolveActor } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import type { Cart } from '../../src/domain/entities.ts';
// These modules are loaded in advance, so that no test waits for them.
import '../../src/data/diet-concerns.ts';
import '../../src/services/diet.ts';
import { asha, bimal, cartOf, coal, coalSalad, dastan } from '../fixtures.ts';
import {
  customer,
  errorsLogged,
  goTo,
  actOutsideApp,
  openApp,
  openFreshBrowser,
  press,
} from '../components/app.tsx';
import { vegMode } from '../components/diet.ts';
import { changeRememberedUser, signInHere } from '../components/identity.ts';
import { storeElsewhere } from '../components/storage.ts';
import { vegModeJourneys } from '../journeys/veg-mode.ts';
import { vegModeModel } from '../models/veg-mode.ts';
import { cartCounts } from './cart-button.ts';
import { walkPaths } from './walk.ts';

const isOn = () => vegMode().getAttribute('aria-pressed') === 'true';

/** Stores this cart for Asha as another tab would, and then ends the check of the cart. */
async function findInCart(cart: Cart): Promise<void> {
  await actOutsideApp(() => storeElsewhere(`cart_${asha.uid}`, cart));
  await actOutsideApp(() => resolveActor('findNonVegetarian'));
}

const runs = {
  'session.changed': ({ userId }) =>
    actOutsideApp(() => {
      if (userId === null) {
        changeRememberedUser(null);
        return;
      }
      localStorage.removeItem(`cart_${userId}`);
      localStorage.removeItem(`diet_${userId}`);
      signInHere(userId === asha.uid ? asha : bimal);
    }),
  'vegMode.requested': async () => {
    // The model's machine does not know whether veg mode is already on, but the diet's machine does.
    if (isOn()) await customer.click(vegMode());
    await customer.click(vegMode());
  },
  'vegMode.dishesRemoved': () => press('Remove dish'),
  'vegMode.dishesKept': () => press('Keep dish'),
  'vegMode.declined': () => customer.keyboard('{Escape}'),
  'page.changed': () => goTo(`/restaurant/${dastan.id}`),
  'xstate.done.actor.findNonVegetarian': (dishes) =>
    findInCart(
      dishes.length > 0 ? { restaurant: coal, items: [...dishes] } : cartOf(coal, coalSalad, 1),
    ),
  'xstate.error.actor.findNonVegetarian': async (error: Error) => {
    const logged = errorsLogged(() => actOutsideApp(() => rejectActor('findNonVegetarian', error)));
    expect(await logged).toEqual([[error]]);
  },
} satisfies Runs<typeof vegModeModel>;

const question = () => screen.queryByRole('dialog', { name: /^Keep the non-veg dish(es)?\?$/ });

const expectNoQuestion = () => {
  expect(question()).not.toBeInTheDocument();
  expect(vegMode()).toBeInTheDocument();
};

const states = {
  idle: expectNoQuestion,
  checkingCart: expectNoQuestion,
  asking: ({ context: { dishes } }) => {
    expect(question()).toHaveAccessibleDescription(
      `${dishes[0]?.name} in your cart isn’t veg. You can keep it or remove it.`,
    );
  },
} satisfies States<typeof vegModeModel>;

beforeEach(openFreshBrowser);

walkPaths(vegModeModel, {
  mounts: {
    'a guest at Coal & Rumali': () => openApp({ url: `/restaurant/${coal.id}`, user: null }),
  },
  runs,
  states,
  held: ['findNonVegetarian'],
  alike: [
    {
      states: ['idle', 'checkingCart'],
      because: 'The check takes a moment, and the page shows only a question that comes of it.',
    },
  ],
  journeys: vegModeJourneys,
  shows: {
    ...cartCounts,
    'veg mode is on': () => expect(isOn()).toBe(true),
    'veg mode is off': () => expect(isOn()).toBe(false),
  },
});
