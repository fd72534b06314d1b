/** Defines the joint model of the tea house's session, cart and checkout. */
import { defineJointModel } from '../../src/joint-model.ts';
import type { Operation, JointSnapshot } from '../../src/joint-model.ts';
import type { cartMachine, checkoutMachine, sessionMachine } from './machines.ts';
import { cartModel, checkoutModel, sessionModel } from './models.ts';

type Joined = {
  session: typeof sessionMachine;
  cart: typeof cartMachine;
  checkout: typeof checkoutMachine;
};
/** The joint model's own state, which outlives the machines and contains the number of stored orders. */
type Persisted = { orders: number };
type Snapshot = JointSnapshot<Joined, Persisted>;

const userOf = ({ machines }: Snapshot) => machines.session?.context.user?.uid ?? null;
const cupsIn = ({ machines }: Snapshot) => machines.cart?.context.cups ?? 0;
const isAtCheckout = ({ machines }: Snapshot) => machines.checkout !== null;
const hasPlaced = ({ machines }: Snapshot) => machines.checkout?.matches('placed') === true;

function changed(userId: string | null, cups: number): Operation<'cart'> {
  return { to: 'cart', event: { type: 'cart.changed', userId, cups } };
}

export const orderingModel = defineJointModel<Joined, Persisted>()({
  id: 'ordering',
  description: 'From a cup to an order.',
  models: { session: sessionModel, cart: cartModel, checkout: checkoutModel },
  starts: {
    'a guest at the tea house': {
      operations: [
        { start: 'session' },
        { start: 'cart' },
        { to: 'session', event: { type: 'session.userChanged', user: null } },
      ],
      persisted: { orders: 0 },
    },
  },
  moves: {
    'Asha is signed in': { of: 'session', when: (now) => userOf(now) === null },
    'nobody is signed in': { of: 'session', when: (now) => userOf(now) !== null },
    'a cup is added': { of: 'cart', when: (now) => !isAtCheckout(now) },
    'checkout is opened': {
      operations: [{ start: 'checkout' }],
      when: (now) => !isAtCheckout(now) && now.persisted.orders < 2,
    },
    'the complete form is sent': { of: 'checkout' },
    'the order is stored': { of: 'checkout' },
    'the browser refuses to store the order': { of: 'checkout' },
  },
  getReactions: (now, before) => {
    const { cart, checkout } = now.machines;
    if (checkout?.status === 'done' && before.machines.checkout?.status !== 'done') {
      return [...(hasPlaced(now) ? [changed(userOf(now), 0)] : []), { stop: 'checkout' as const }];
    }
    if (cart && userOf(now) !== userOf(before)) {
      return [changed(userOf(now), userOf(now) === null ? 0 : cupsIn(now))];
    }
    const isOpened = isAtCheckout(now) && !isAtCheckout(before);
    if (!checkout || !cart || (!isOpened && cart.context === before.machines.cart?.context)) {
      return [];
    }
    const { userId, cups } = cart.context;
    return [{ to: 'checkout', event: { type: 'checkout.customerKnown', userId, cups } }];
  },
  persist: (now, before) => ({
    orders: now.persisted.orders + (hasPlaced(now) && !hasPlaced(before) ? 1 : 0),
  }),
  invariants: {
    always: {
      'the cart is that of whoever is signed in': (now) =>
        now.machines.cart?.context.userId === userOf(now),
    },
    never: {
      'what was ordered is still in the cart': (now, before) =>
        before !== undefined && now.persisted.orders > before.persisted.orders && cupsIn(now) > 0,
    },
    eventually: { 'an order is placed': (now) => now.persisted.orders > 0 },
  },
});
