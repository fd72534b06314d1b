import { defineJointModel } from 'chartwalk';
import type { Operation, JointSnapshot } from 'chartwalk';
import type { cartMachine } from '../../machines/cart.ts';
import type { checkoutMachine } from '../../machines/checkout.ts';
import type { sessionMachine } from '../../machines/session.ts';
import { applyToCart, emptyCart } from '../../src/domain/cart.ts';
import type { Cart } from '../../src/domain/entities.ts';
import { asha } from '../fixtures.ts';
import { cartModel } from './cart.ts';
import { checkoutModel } from './checkout.ts';
import { sessionModel } from './session.ts';

type Joined = {
  session: typeof sessionMachine;
  cart: typeof cartMachine;
  checkout: typeof checkoutMachine;
};
/** The values that outlive the machines: Asha's saved cart and the number of stored orders. */
type Persisted = { saved: Cart; orders: number };
type Snapshot = JointSnapshot<Joined, Persisted>;

const userOf = ({ machines }: Snapshot) => machines.session?.context.user?.uid ?? null;
const cartIn = ({ machines }: Snapshot) => machines.cart?.context.cart ?? emptyCart;
const isAtCheckout = ({ machines }: Snapshot) => machines.checkout !== null;
const isPlacing = ({ machines }: Snapshot) =>
  machines.checkout?.matches({ form: { order: 'placing' } }) === true;
const hasPlaced = ({ machines }: Snapshot) => machines.checkout?.matches('placed') === true;

/**
 * Returns what the cart reports after a sign-in or a sign-out. In this model, guests sign in only as Asha, and
 * only in this tab. Their dishes stay unless a saved cart replaces them.
 */
function cartOfCustomer(now: Snapshot): Operation<'cart'> {
  const userId = userOf(now);
  const isGuests = now.machines.cart?.context.userId === null;
  const picked = isGuests ? cartIn(now) : emptyCart;
  const saved = userId === asha.uid ? now.persisted.saved : emptyCart;
  const isReplaced = saved.items.length > 0 && picked.items.length > 0;
  const cart = userId === null ? emptyCart : saved.items.length > 0 ? saved : picked;
  const replaced = isReplaced ? picked : null;
  return { to: 'cart', event: { type: 'cart.changed', userId, cart, replaced } };
}

const pageChanged: Operation<'cart'> = { to: 'cart', event: { type: 'cart.closed' } };

/** Returns the events at the end of checkout. The dishes of a placed order are removed from the cart. */
function endOfCheckout(now: Snapshot): Operation<keyof Joined>[] {
  const { cart, checkout } = now.machines;
  if (!cart || !checkout || !hasPlaced(now)) return [{ stop: 'checkout' }];
  const items = checkout.context.order?.items ?? [];
  const { userId, replaced } = cart.context;
  const left = applyToCart(cart.context.cart, { type: 'itemsRemoved', items });
  return [
    { to: 'cart', event: { type: 'cart.ordered', items } },
    { to: 'cart', event: { type: 'cart.changed', userId, cart: left, replaced } },
    { stop: 'checkout' },
  ];
}

/** Joins the session, the cart and checkout. Checkout runs only while its page is shown. */
export const orderingModel = defineJointModel<Joined, Persisted>()({
  id: 'ordering',
  description: 'From a dish to an order: the session, the cart and checkout together.',
  models: { session: sessionModel, cart: cartModel, checkout: checkoutModel },
  starts: {
    'a guest at Coal & Rumali': {
      operations: [
        { start: 'session' },
        { start: 'cart' },
        { to: 'session', event: { type: 'session.remembered', user: undefined } },
        { to: 'session', event: { type: 'session.userReported', user: null, isRemembered: true } },
      ],
      persisted: { saved: emptyCart, orders: 0 },
    },
  },
  moves: {
    'the service reports Asha': { of: 'session', when: (now) => userOf(now) === null },
    'the browser remembers Bimal': { of: 'session', when: (now) => userOf(now) === asha.uid },
    'the browser remembers nobody': { of: 'session', when: (now) => userOf(now) !== null },
    'a dish of Coal & Rumali is added': { of: 'cart', when: (now) => !isAtCheckout(now) },
    'the dish is removed': { of: 'cart', when: (now) => !isAtCheckout(now) },
    'the items just picked are restored': { of: 'cart', when: (now) => !isAtCheckout(now) },
    'the items just picked are discarded': { of: 'cart', when: (now) => !isAtCheckout(now) },
    'checkout is opened': {
      operations: [{ start: 'checkout' }],
      // Two orders are enough to check that the second one is new.
      when: (now) => !isAtCheckout(now) && now.persisted.orders < 2,
    },
    'another page is opened': {
      operations: [{ stop: 'checkout' }],
      when: (now) => isAtCheckout(now) && !isPlacing(now),
    },
    'the complete form is sent': { of: 'checkout' },
    'the order is stored': { of: 'checkout' },
    'the browser refuses to store the order': { of: 'checkout' },
  },
  getReactions: (now, before) => {
    if (isAtCheckout(before) && !isAtCheckout(now)) return [pageChanged];
    if (now.machines.checkout?.status === 'done' && before.machines.checkout?.status !== 'done') {
      return endOfCheckout(now);
    }
    const isOther = userOf(now) !== userOf(before);
    if (isOther && now.machines.cart) return [cartOfCustomer(now)];
    const isOpened = isAtCheckout(now) && !isAtCheckout(before);
    if (!now.machines.cart || !now.machines.checkout) return [];
    if (!isOpened && cartIn(now) === cartIn(before)) return [];
    const { userId, cart } = now.machines.cart.context;
    const known = { type: 'checkout.customerKnown', userId, cart, orders: [] };
    return [...(isOpened ? [pageChanged] : []), { to: 'checkout', event: known }];
  },
  persist: (now, before) => ({
    saved: now.machines.cart?.context.userId === asha.uid ? cartIn(now) : now.persisted.saved,
    orders: now.persisted.orders + (hasPlaced(now) && !hasPlaced(before) ? 1 : 0),
  }),
  invariants: {
    always: {
      'the cart belongs to the current user': (now) =>
        now.machines.cart?.context.userId === userOf(now),
      'an order is placed only after its form was sent, and only once': (now, before) =>
        before === undefined ||
        now.persisted.orders === before.persisted.orders ||
        (isPlacing(before) && now.persisted.orders === before.persisted.orders + 1),
    },
    never: {
      'ordered dishes are still in the cart': (now, before) =>
        before !== undefined &&
        now.persisted.orders > before.persisted.orders &&
        cartIn(now).items.length > 0,
      'the form of one customer is shown to another': (now) =>
        now.machines.checkout?.matches({ form: { order: 'editing' } }) === true &&
        now.machines.checkout.context.userId !== userOf(now),
      'a customer is at checkout with an empty cart': (now) =>
        now.machines.checkout?.matches({ form: { order: 'editing' } }) === true &&
        cartIn(now).items.length === 0,
    },
    eventually: { 'an order is placed': (now) => now.persisted.orders > 0 },
  },
});
