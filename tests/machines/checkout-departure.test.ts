import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { checkoutDepartureMachine } from '../../machines/checkout-departure.ts';
import type { CheckoutDepartureEvent } from '../../machines/checkout-departure.ts';
import { controlledListener } from './helpers.ts';

function start() {
  const address = controlledListener<CheckoutDepartureEvent>();
  const session = controlledListener<CheckoutDepartureEvent>();
  const returnToCheckout = vi.fn<() => void>();
  const machine = checkoutDepartureMachine.provide({
    actors: { addressListener: address.logic, sessionListener: session.logic },
    actions: { returnToCheckout: () => returnToCheckout() },
  });
  const actor = createActor(machine).start();
  return { actor, address, session, returnToCheckout, state: () => actor.getSnapshot().value };
}

test('the machine is named after its file', () => {
  expect(checkoutDepartureMachine.id).toBe('checkout-departure');
});

test('nothing is told before checkout has sent anybody away, and the session is not followed', () => {
  const { session, state } = start();
  expect(state()).toBe('none');
  expect(session.liveCount).toBe(0);
});

test('a visitor who signs in goes back to checkout, once', () => {
  const { address, returnToCheckout, session, state } = start();
  address.report({ type: 'departure.happened', reason: 'signedOut' });
  expect(state()).toBe('signInNeeded');
  session.report({ type: 'departure.signedIn' });
  expect(state()).toBe('none');
  expect(session.liveCount).toBe(0);
  expect(returnToCheckout).toHaveBeenCalledTimes(1);
});

test('a customer with an empty cart is not sent back to checkout', () => {
  const { actor, address, returnToCheckout, session, state } = start();
  address.report({ type: 'departure.happened', reason: 'emptyCart' });
  expect(state()).toBe('cartEmpty');
  expect(session.liveCount).toBe(0);
  actor.send({ type: 'departure.signedIn' });
  expect(state()).toBe('cartEmpty');
  expect(returnToCheckout).not.toHaveBeenCalled();
});

test('the later reason counts', () => {
  const { address, state } = start();
  address.report({ type: 'departure.happened', reason: 'emptyCart' });
  address.report({ type: 'departure.happened', reason: 'signedOut' });
  expect(state()).toBe('signInNeeded');
});

test.each(['signedOut', 'emptyCart'] as const)(
  'what is told of “%s” ends when it is closed, and with the page',
  (reason) => {
    const { actor, address, state } = start();
    address.report({ type: 'departure.happened', reason });
    actor.send({ type: 'departure.dismissed' });
    expect(state()).toBe('none');
    address.report({ type: 'departure.happened', reason });
    address.report({ type: 'departure.pageChanged' });
    expect(state()).toBe('none');
  },
);
