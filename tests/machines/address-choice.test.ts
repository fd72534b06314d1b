import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { addressChoiceMachine } from '../../machines/address-choice.ts';
import type { AddressChoiceEvent } from '../../machines/address-choice.ts';
import type { DeliveredOrder } from '../../src/domain/earlier-addresses.ts';
import type { DeliveryAddress } from '../../src/domain/entities.ts';
import { controlledListener } from './helpers.ts';

const at = (street: string): DeliveryAddress => ({
  street,
  city: 'New Delhi',
  zipCode: '110003',
  instructions: '',
});
const typed = { street: '9 Ty', city: '', zipCode: '', instructions: '' };
const orders: DeliveredOrder[] = [{ id: 'FD1', deliveryAddress: at('12 Lodhi Road') }];

function start() {
  const ordersListener = controlledListener<AddressChoiceEvent, { userId: string }>();
  const fillFields = vi.fn<(address: DeliveryAddress | null) => void>();
  const forget = vi.fn<(orderIds: readonly string[]) => void>();
  const remember = vi.fn<(orderIds: readonly string[]) => void>();
  const machine = addressChoiceMachine.provide({
    actors: { ordersListener: ordersListener.logic },
    actions: {
      fillFields: (_, address) => fillFields(address),
      forget: (_, orderIds) => forget(orderIds),
      remember: (_, orderIds) => remember(orderIds),
    },
  });
  const actor = createActor(machine, { input: { userId: 'asha', orders } }).start();
  return {
    actor,
    ordersListener,
    fillFields,
    forget,
    remember,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    choose: (street: string, present: DeliveryAddress = typed) =>
      actor.send({ type: 'address.chosen', address: at(street), present }),
  };
}

test('at first nothing is filled in, and the orders of this customer are followed', () => {
  const { context, fillFields, ordersListener, state } = start();
  expect(addressChoiceMachine.id).toBe('address-choice');
  expect(state()).toBe('offered');
  expect(context()).toEqual({ userId: 'asha', orders, replaced: null, forgotten: [] });
  expect(ordersListener.inputs).toEqual([{ userId: 'asha' }]);
  expect(fillFields).not.toHaveBeenCalled();
});

test('an order placed in another tab brings its address', () => {
  const { context, ordersListener, state } = start();
  const more = [{ id: 'FD2', deliveryAddress: at('7 Khan Market') }, ...orders];
  ordersListener.report({ type: 'address.ordersChanged', orders: more });
  expect(context().orders).toEqual(more);
  expect(state()).toBe('offered');
});

test('a choice fills the fields, and what was typed comes back', () => {
  const { actor, choose, fillFields, state } = start();
  choose('12 Lodhi Road');
  expect(state()).toBe('filled');
  actor.send({ type: 'address.undone' });
  expect(state()).toBe('offered');
  expect(fillFields.mock.calls).toEqual([[at('12 Lodhi Road')], [typed]]);
  actor.send({ type: 'address.undone' });
  expect(fillFields).toHaveBeenCalledTimes(2);
});

test('after a second choice it is still what was typed that comes back', () => {
  const { actor, choose, fillFields } = start();
  choose('12 Lodhi Road');
  choose('7 Khan Market', at('12 Lodhi Road'));
  actor.send({ type: 'address.undone' });
  expect(fillFields.mock.calls).toEqual([[at('12 Lodhi Road')], [at('7 Khan Market')], [typed]]);
});

test('who types on has accepted it', () => {
  const { actor, choose, fillFields, state } = start();
  choose('12 Lodhi Road');
  actor.send({ type: 'address.typed' });
  expect(state()).toBe('offered');
  actor.send({ type: 'address.undone' });
  expect(fillFields).toHaveBeenCalledTimes(1);
});

test('an address is forgotten, and remembered again', () => {
  const { actor, context, forget, remember, state } = start();
  actor.send({ type: 'address.forgotten', orderIds: ['FD1', 'FD2'] });
  expect(state()).toBe('forgotten');
  expect(forget.mock.calls).toEqual([[['FD1', 'FD2']]]);
  actor.send({ type: 'address.undone' });
  expect(state()).toBe('offered');
  expect(remember.mock.calls).toEqual([[['FD1', 'FD2']]]);
  expect(context().forgotten).toEqual([]);
});

test('of two that are forgotten, the last can come back', () => {
  const { actor, forget, remember } = start();
  actor.send({ type: 'address.forgotten', orderIds: ['FD1'] });
  actor.send({ type: 'address.forgotten', orderIds: ['FD2'] });
  actor.send({ type: 'address.undone' });
  expect(forget.mock.calls).toEqual([[['FD1']], [['FD2']]]);
  expect(remember.mock.calls).toEqual([[['FD2']]]);
});

test('an address can be forgotten after one was filled in, and the other way round', () => {
  const { actor, choose, remember, state } = start();
  choose('12 Lodhi Road');
  actor.send({ type: 'address.forgotten', orderIds: ['FD1'] });
  expect(state()).toBe('forgotten');
  choose('7 Khan Market');
  expect(state()).toBe('filled');
  actor.send({ type: 'address.undone' });
  expect(remember).not.toHaveBeenCalled();
});
