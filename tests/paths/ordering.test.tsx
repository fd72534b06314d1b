/** Walks the session, the cart and checkout together on the mounted app. */
import { screen } from '@testing-library/react';
import { resolveActor } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { emptyCart } from '../../src/domain/cart.ts';
import {
  currentUrl,
  errorsLogged,
  goTo,
  actOutsideApp,
  openApp,
  openFreshBrowser,
  press,
  visitRestaurant,
  withFailingStorage,
} from '../components/app.tsx';
import { fillInCheckout } from '../components/checkout-form.ts';
import { firebase, changeRememberedUser, signInHere } from '../components/identity.ts';
import { stored } from '../components/storage.ts';
import { asha, bimal, coal, coalDish } from '../fixtures.ts';
import { orderingModel } from '../models/ordering.ts';
import { expectOnCartButton } from './cart-button.ts';
import { walkTogether } from './walk.ts';

async function atTheKitchen(name: string): Promise<void> {
  await visitRestaurant(coal.id);
  await press(name);
}

const orders = () => Object.keys(stored('orders') ?? {});
const placeOrder = () => actOutsideApp(() => resolveActor('placeOrder'));

beforeEach(openFreshBrowser);

walkTogether(orderingModel, {
  mounts: {
    'a guest at Coal & Rumali': async () => {
      await openApp({ url: `/restaurant/${coal.id}` });
      await actOutsideApp(() => {
        changeRememberedUser(undefined);
        firebase.report(null);
      });
    },
  },
  held: { checkout: ['placeOrder'] },
  runs: {
    'the service reports Asha': () => actOutsideApp(() => signInHere(asha)),
    'the browser remembers Bimal': () => actOutsideApp(() => changeRememberedUser(bimal)),
    'the browser remembers nobody': () => actOutsideApp(() => changeRememberedUser(null)),
    'a dish of Coal & Rumali is added': () => atTheKitchen(`Add ${coalDish.name} to cart`),
    'the dish is removed': () => atTheKitchen(`Decrease quantity of ${coalDish.name}`),
    'the items just picked are restored': () => press('Use my cart from before sign-in'),
    'the items just picked are discarded': () => press('Use my saved cart'),
    'checkout is opened': () => goTo('/checkout'),
    'another page is opened': () => visitRestaurant(coal.id),
    'the complete form is sent': async () => {
      await fillInCheckout();
      await press('Place Order');
    },
    'the order is stored': placeOrder,
    'the browser refuses to store the order': async () => {
      await errorsLogged(() => withFailingStorage(placeOrder));
    },
  },
  persisted: () => ({ saved: stored(`cart_${asha.uid}`) ?? emptyCart, orders: orders().length }),
  shows: ({ machines: { session, cart, checkout } }) => {
    const name = session?.context.user?.displayName ?? undefined;
    // The first button is the header's. A notice may contain another Sign In button.
    const [signIn] = screen.queryAllByRole('button', { name: 'Sign In' });
    if (name === undefined) expect(signIn).toBeVisible();
    else expect(screen.getByRole('button', { name })).toBeVisible();
    expectOnCartButton(cart?.context.cart ?? emptyCart);
    expect(currentUrl() === '/checkout').toBe(checkout !== null);
    const button = screen.queryByRole('button', { name: 'Processing Order...' });
    expect(button !== null).toBe(checkout?.matches({ form: { order: 'placing' } }) === true);
  },
});
