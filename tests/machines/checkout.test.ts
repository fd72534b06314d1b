import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { checkoutMachine } from '../../machines/checkout.ts';
import type {
  CheckoutEvent,
  CheckoutField,
  CheckoutForm,
  Customer,
  RedirectReason,
  OrderRequest,
  ReturningCustomer,
} from '../../machines/checkout.ts';
import type { OrderAddress } from '../../src/domain/earlier-addresses.ts';
import type { Cart, DeliveryAddress, Order } from '../../src/domain/entities.ts';
import { coal, order } from '../fixtures.ts';
import { controlledListener, controlledPromise, getPersistedText } from './helpers.ts';

const failure = new Error('quota exceeded');
const CARD_NUMBER = '4242 4242 4242 4242';
const form: CheckoutForm = {
  street: '2 Test Road',
  city: 'Delhi',
  zipCode: '110001',
  instructions: 'Ring twice.',
  cardNumber: CARD_NUMBER,
  expiryDate: '09/29',
  cvv: '737',
  nameOnCard: 'Asha Rao',
};
const cart: Cart = {
  restaurant: coal,
  items: [{ id: 'dal', name: 'Dal', price: 6.5, quantity: 2 }],
};

const at = (street: string): DeliveryAddress => ({
  street,
  city: 'New Delhi',
  zipCode: '110003',
  instructions: '',
});
const orders: OrderAddress[] = [{ id: 'FD1', deliveryAddress: at('12 Lodhi Road') }];
const asha: Customer = { userId: 'asha', cart, orders };
const emptyAddress = { street: '', city: '', zipCode: '', instructions: '' };
const nothingFilled = {
  address: emptyAddress,
  filling: { address: emptyAddress, times: 1 },
  replaced: emptyAddress,
  lastRemovedOrderIds: [],
};
const noCart: Cart = { restaurant: null, items: [] };

function orderState(actor: ActorRefFrom<typeof checkoutMachine>): string | undefined {
  const { value } = actor.getSnapshot();
  return typeof value === 'object' ? value.form.order : value;
}

function addressState(actor: ActorRefFrom<typeof checkoutMachine>): string | undefined {
  const { value } = actor.getSnapshot();
  return typeof value === 'object' ? value.form.address : undefined;
}

/** Prepares checkout before it is known who the customer is. */
function prepare() {
  const customer = controlledListener<CheckoutEvent>();
  const place = controlledPromise<Order, OrderRequest>();
  const leaveForTracking = vi.fn<(order: Order | null) => void>();
  const leaveForRestaurants = vi.fn<(reason: RedirectReason) => void>();
  const saveAddressDraft = vi.fn<(draft: { userId: string; address: DeliveryAddress }) => void>();
  const removeAddressDraft = vi.fn<() => void>();
  const removeEarlierAddress = vi.fn<(orderIds: readonly string[]) => void>();
  const restoreEarlierAddress = vi.fn<(orderIds: readonly string[]) => void>();
  const machine = checkoutMachine.provide({
    actors: { customerListener: customer.logic, placeOrder: place.logic },
    actions: {
      removeEarlierAddress: (_, orderIds) => removeEarlierAddress(orderIds),
      restoreEarlierAddress: (_, orderIds) => restoreEarlierAddress(orderIds),
      leaveForTracking: (_, placed) => leaveForTracking(placed),
      leaveForRestaurants: (_, reason) => leaveForRestaurants(reason),
      saveAddressDraft: (_, draft) => saveAddressDraft(draft),
      removeAddressDraft: () => removeAddressDraft(),
    },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    place,
    leaveForTracking,
    leaveForRestaurants,
    saveAddressDraft,
    removeAddressDraft,
    removeEarlierAddress,
    restoreEarlierAddress,
    machine,
    know: (known: ReturningCustomer) =>
      customer.report({ type: 'checkout.customerKnown', ...known }),
    listenerCount: () => customer.liveCount,
    submit: (changes: Partial<CheckoutForm> = {}) =>
      actor.send({
        type: 'checkout.submitted',
        form: { ...form, ...changes },
      }),
    edit: (field: CheckoutField) => actor.send({ type: 'checkout.fieldEdited', field }),
  };
}

/** Starts as Asha, with a dish in the cart. */
function start() {
  const prepared = prepare();
  prepared.know(asha);
  return prepared;
}

describe('a customer at checkout', () => {
  test('a customer sees no form and is not redirected before their sign-in and cart are known', () => {
    const { actor, leaveForRestaurants, place, submit } = prepare();
    submit();
    expect(actor.getSnapshot().value).toBe('checkingCustomer');
    expect(actor.getSnapshot().hasTag('form')).toBe(false);
    expect(actor.getSnapshot().context).toMatchObject({ cart: noCart, orders: [] });
    expect(place.inputs).toEqual([]);
    expect(leaveForRestaurants).not.toHaveBeenCalled();
  });

  test.each<[string, Customer]>([
    ['signed out', { userId: null, cart: noCart, orders: [] }],
    ['signed out, with a guest’s cart', { userId: null, cart, orders: [] }],
    ['signed in, with an empty cart', { userId: 'asha', cart: noCart, orders }],
    [
      'signed in, with a restaurant but no dish',
      { userId: 'asha', cart: { ...cart, items: [] }, orders },
    ],
  ])('a customer who is %s is redirected to the restaurants once', (_, known) => {
    const { actor, know, leaveForRestaurants } = prepare();
    know(known);
    expect(actor.getSnapshot().value).toBe('redirected');
    expect(actor.getSnapshot().status).toBe('done');
    expect(leaveForRestaurants.mock.calls).toEqual([
      [known.userId === null ? 'signedOut' : 'emptyCart'],
    ]);
  });

  test.each<[string, Customer]>([
    ['signs out', { userId: null, cart: noCart, orders: [] }],
    ['empties the cart', { userId: 'asha', cart: noCart, orders }],
  ])('a customer who %s elsewhere while editing is redirected to the restaurants', (_, known) => {
    const { actor, removeAddressDraft, know, leaveForRestaurants } = start();
    know(known);
    expect(actor.getSnapshot().value).toBe('redirected');
    expect(removeAddressDraft).toHaveBeenCalledTimes(1);
    expect(leaveForRestaurants.mock.calls).toEqual([
      [known.userId === null ? 'signedOut' : 'emptyCart'],
    ]);
  });

  test('a customer finds the address draft that they typed before', () => {
    const { actor, know } = prepare();
    const { street, city, zipCode, instructions } = form;
    const address = { street, city, zipCode, instructions };
    know({ ...asha, address });
    expect(actor.getSnapshot().context.address).toEqual(address);
  });

  test('a customer never sees what another customer has typed @19.6', () => {
    const { actor, know, submit } = start();
    const address = { street: '2 Te', city: '', zipCode: '', instructions: '' };
    actor.send({ type: 'checkout.addressEdited', address });
    submit({ city: '' });
    know({ ...asha, cart: { ...cart } });
    expect(actor.getSnapshot().context.address).toEqual(address);
    expect(actor.getSnapshot().context.missingFields).toEqual(['city']);

    know({ userId: 'bimal', cart, orders: [] });
    expect(orderState(actor)).toBe('editing');
    expect(actor.getSnapshot().context).toMatchObject({
      userId: 'bimal',
      address: emptyAddress,
      missingFields: [],
    });
    const theirs = { ...address, street: '9 Park Street' };
    know({ ...asha, address: theirs });
    expect(actor.getSnapshot().context.address).toEqual(theirs);
  });

  test('a customer’s address is saved while they type, and removed after the order @2.65.2', async () => {
    const { actor, removeAddressDraft, saveAddressDraft, place, submit } = start();
    const address = { street: '2 Te', city: '', zipCode: '', instructions: '' };
    actor.send({ type: 'checkout.addressEdited', address });
    expect(saveAddressDraft.mock.calls).toEqual([[{ userId: 'asha', address }]]);
    expect(actor.getSnapshot().context.address).toEqual(address);
    submit();
    expect(removeAddressDraft).not.toHaveBeenCalled();
    await place.resolve(order({ id: 'FD1' }));
    expect(removeAddressDraft).toHaveBeenCalledTimes(1);
  });

  test('if the customer signs out while the order is being placed, text typed afterwards is not saved under their ID', () => {
    const { actor, saveAddressDraft, know, submit } = start();
    submit();
    know({ userId: null, cart: noCart, orders: [] });
    actor.send({ type: 'checkout.addressEdited', address: emptyAddress });
    expect(saveAddressDraft.mock.calls).toEqual([[{ userId: '', address: emptyAddress }]]);
  });

  test('a customer orders the dishes that are in the cart when the form is submitted', () => {
    const { actor, know, place, submit } = start();
    const more: Cart = { ...cart, items: [{ id: 'naan', name: 'Naan', price: 2, quantity: 1 }] };
    know({ ...asha, cart: more });
    expect(orderState(actor)).toBe('editing');
    submit();
    expect(place.inputs).toEqual([{ userId: 'asha', cart: more, form }]);
  });

  test('a customer is redirected if the cart is empty when the order fails', async () => {
    const { actor, know, leaveForRestaurants, place, submit } = start();
    submit();
    know({ userId: null, cart: noCart, orders: [] });
    await place.reject(failure);
    expect(actor.getSnapshot().value).toBe('redirected');
    expect(leaveForRestaurants.mock.calls).toEqual([['signedOut']]);
  });
});

describe('editing the form', () => {
  test('the form can be edited at first, without any errors', () => {
    const { actor } = start();
    expect(orderState(actor)).toBe('editing');
    expect(actor.getSnapshot().hasTag('form')).toBe(true);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(actor.getSnapshot().context).toEqual({
      ...asha,
      ...nothingFilled,
      hasFailed: false,
      missingFields: [],
      order: null,
    });
  });

  test.each<CheckoutField>([
    'street',
    'city',
    'zipCode',
    'cardNumber',
    'expiryDate',
    'cvv',
    'nameOnCard',
  ])('an empty or blank %s places no order, because it is required @5.5 @P.2', (field) => {
    const { actor, place, submit } = start();
    submit({ [field]: '' });
    expect(orderState(actor)).toBe('editing');
    expect(actor.getSnapshot().context.missingFields).toEqual([field]);

    submit({ [field]: '  ' });
    expect(orderState(actor)).toBe('editing');
    expect(actor.getSnapshot().context.missingFields).toEqual([field]);
    expect(place.inputs).toEqual([]);
  });

  test('delivery instructions are optional @5.6', () => {
    const { actor, place, submit } = start();
    submit({ instructions: '' });
    expect(orderState(actor)).toBe('placing');
    expect(place.inputs).toHaveLength(1);
  });

  test('every required field of an empty form is listed as missing', () => {
    const { actor, submit } = start();
    submit({
      street: '',
      city: '',
      zipCode: '',
      instructions: '',
      cardNumber: '',
      expiryDate: '',
      cvv: '',
      nameOnCard: '',
    });
    expect(actor.getSnapshot().context.missingFields).toEqual([
      'street',
      'city',
      'zipCode',
      'cardNumber',
      'expiryDate',
      'cvv',
      'nameOnCard',
    ]);
  });

  test('editing a missing field removes only that field from the missing fields', () => {
    const { actor, edit, submit } = start();
    submit({ street: '', cvv: '' });
    edit('cvv');
    expect(actor.getSnapshot().context.missingFields).toEqual(['street']);
    edit('city');
    expect(actor.getSnapshot().context.missingFields).toEqual(['street']);
    edit('street');
    expect(actor.getSnapshot().context.missingFields).toEqual([]);
  });

  test('the next submit creates a new list of missing fields', () => {
    const { actor, submit } = start();
    submit({ street: '' });
    submit({ city: '' });
    expect(actor.getSnapshot().context.missingFields).toEqual(['city']);
  });

  test.each([
    ['a card number that fails the checksum', { cardNumber: '1234' }],
    ['an expiry date that has passed', { expiryDate: '01/01' }],
    ['an odd security code', { cvv: '1' }],
  ])('a form with %s can still be submitted @5.8', (_, changes) => {
    const { actor, submit } = start();
    submit(changes);
    expect(orderState(actor)).toBe('placing');
  });
});

describe('the order', () => {
  test('placing an order submits the customer, the cart and the form', () => {
    const { actor, place, submit } = start();
    submit();
    expect(orderState(actor)).toBe('placing');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(actor.getSnapshot().hasTag('form')).toBe(true);
    expect(place.inputs).toEqual([{ userId: 'asha', cart, form }]);
  });

  test('an order is placed once if the form is submitted twice @2.69 @P.1', async () => {
    const { actor, leaveForTracking, place, submit } = start();
    submit();
    submit();
    submit({ street: '' });
    expect(place.inputs).toHaveLength(1);
    expect(place.call().signal.aborted).toBe(false);
    expect(actor.getSnapshot().context.missingFields).toEqual([]);
    await place.resolve(order({ id: 'FD1234567890' }));
    expect(leaveForTracking.mock.calls).toEqual([[order({ id: 'FD1234567890' })]]);
  });

  test('a placed order opens its tracking page once @2.67 @P.4', async () => {
    const { actor, leaveForTracking, place, submit } = start();
    submit();
    expect(leaveForTracking).not.toHaveBeenCalled();
    await place.resolve(order({ id: 'FD1234567890' }));
    expect(actor.getSnapshot().value).toBe('placed');
    expect(actor.getSnapshot().status).toBe('done');
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(actor.getSnapshot().context).toEqual({
      ...asha,
      ...nothingFilled,
      hasFailed: false,
      missingFields: [],
      order: order({ id: 'FD1234567890' }),
    });
    expect(leaveForTracking.mock.calls).toEqual([[order({ id: 'FD1234567890' })]]);
  });
});

test('a failed order is remembered until the next attempt', async () => {
  const { actor, place, submit } = start();
  submit();
  await place.reject(failure);
  expect(actor.getSnapshot().context.hasFailed).toBe(true);
  submit();
  expect(actor.getSnapshot().context.hasFailed).toBe(false);
});

test('if the customer leaves checkout before the order is placed, no other page opens', async () => {
  const { actor, leaveForTracking, place, submit } = start();
  submit();
  actor.stop();
  expect(place.call().signal.aborted).toBe(true);
  await place.resolve(order({ id: 'FD1234567890' }));
  expect(leaveForTracking).not.toHaveBeenCalled();
});

test('the card is never in the context, and is stored nowhere once the order is placed or refused', async () => {
  const { actor, place, submit } = start();
  submit();
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(CARD_NUMBER);

  await place.reject(failure);
  expect(getPersistedText(actor)).not.toContain(CARD_NUMBER);
  expect(getPersistedText(actor)).not.toContain(form.cvv);

  submit();
  await place.resolve(order({ id: 'FD1' }));
  expect(getPersistedText(actor)).toContain('FD1');
  expect(getPersistedText(actor)).not.toContain(CARD_NUMBER);
  expect(getPersistedText(actor)).not.toContain(form.cvv);
});

test('the missing fields are stored by name, without the typed text', () => {
  const { actor, submit } = start();
  submit({ street: '' });
  expect(getPersistedText(actor)).toContain('street');
  expect(getPersistedText(actor)).not.toContain(CARD_NUMBER);
});

describe('the addresses of earlier orders', () => {
  const typed = { street: '9 Ty', city: '', zipCode: '', instructions: '' };

  function startTyping() {
    const started = start();
    const { actor } = started;
    return {
      ...started,
      state: () => addressState(actor),
      context: () => actor.getSnapshot().context,
      choose: (street: string, present: DeliveryAddress = typed) =>
        actor.send({ type: 'checkout.addressChosen', address: at(street), present }),
      removeAddressOf: (...orderIds: string[]) =>
        actor.send({ type: 'checkout.addressRemoved', orderIds }),
      undo: () => actor.send({ type: 'checkout.addressUndone' }),
    };
  }

  test('earlier addresses are offered at first, and are updated when the orders change', () => {
    const { context, know, state } = startTyping();
    expect(state()).toBe('offered');
    expect(context().orders).toEqual(orders);
    const more = [{ id: 'FD2', deliveryAddress: at('7 Khan Market') }, ...orders];
    know({ ...asha, orders: more });
    expect(context().orders).toEqual(more);
  });

  test('an earlier address fills the fields, is saved as a draft and leaves no address field missing', () => {
    const { choose, context, saveAddressDraft, state, submit } = startTyping();
    submit({ street: '', city: '', cvv: '' });
    choose('12 Lodhi Road');
    expect(state()).toBe('filled');
    expect(context()).toMatchObject({
      address: at('12 Lodhi Road'),
      filling: { address: at('12 Lodhi Road'), times: 2 },
      missingFields: ['cvv'],
    });
    expect(saveAddressDraft.mock.calls).toEqual([
      [{ userId: 'asha', address: at('12 Lodhi Road') }],
    ]);
  });

  test('after two earlier addresses were chosen in turn, undoing restores the address that was typed before', () => {
    const { choose, context, saveAddressDraft, state, undo } = startTyping();
    choose('12 Lodhi Road');
    choose('7 Khan Market', at('12 Lodhi Road'));
    expect(context().address).toEqual(at('7 Khan Market'));
    expect(saveAddressDraft).toHaveBeenLastCalledWith({
      userId: 'asha',
      address: at('7 Khan Market'),
    });
    undo();
    expect(state()).toBe('offered');
    expect(context()).toMatchObject({ address: typed, filling: { address: typed, times: 4 } });
    expect(saveAddressDraft).toHaveBeenLastCalledWith({ userId: 'asha', address: typed });
    undo();
    expect(context().filling.times).toBe(4);
  });

  test('the choice of an earlier address cannot be undone once the customer edits the address', () => {
    const { actor, choose, context, state, undo } = startTyping();
    choose('12 Lodhi Road');
    actor.send({ type: 'checkout.addressEdited', address: at('12 Lodhi Roa') });
    expect(state()).toBe('offered');
    undo();
    expect(context().address).toEqual(at('12 Lodhi Roa'));
    expect(context().filling).toEqual({ address: at('12 Lodhi Road'), times: 2 });
  });

  test('earlier addresses can be removed, and the last removal can be undone', () => {
    const { context, removeEarlierAddress, removeAddressOf, restoreEarlierAddress, state, undo } =
      startTyping();
    removeAddressOf('FD1');
    removeAddressOf('FD2', 'FD3');
    expect(state()).toBe('removed');
    expect(removeEarlierAddress.mock.calls).toEqual([[['FD1']], [['FD2', 'FD3']]]);
    undo();
    expect(state()).toBe('offered');
    expect(restoreEarlierAddress.mock.calls).toEqual([[['FD2', 'FD3']]]);
    expect(context().lastRemovedOrderIds).toEqual([]);
  });

  test('earlier addresses can be filled in and removed in turn, and undo affects only the last action', () => {
    const { choose, removeAddressOf, restoreEarlierAddress, state, undo } = startTyping();
    choose('12 Lodhi Road');
    removeAddressOf('FD1');
    expect(state()).toBe('removed');
    choose('7 Khan Market');
    expect(state()).toBe('filled');
    undo();
    expect(restoreEarlierAddress).not.toHaveBeenCalled();
  });

  test('the next customer can’t undo the previous customer’s choice of an earlier address', () => {
    const { choose, context, know, state, undo } = startTyping();
    choose('12 Lodhi Road');
    know({ ...asha, cart: { ...cart } });
    expect(state()).toBe('filled');
    know({ userId: 'bimal', cart, orders: [] });
    expect(state()).toBe('offered');
    undo();
    expect(context().address).toEqual(emptyAddress);
  });
});
