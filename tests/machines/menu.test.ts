import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { menuMachine } from '../../machines/menu.ts';

test('the machine is named after its file', () => {
  expect(menuMachine.id).toBe('menu');
});

test('a menu is closed at first', () => {
  expect(createActor(menuMachine).start().getSnapshot().value).toBe('closed');
});

test('closing a closed menu does nothing', () => {
  const actor = createActor(menuMachine).start();
  actor.send({ type: 'menu.closed' });
  expect(actor.getSnapshot().value).toBe('closed');
});

test('an opened menu stays open until it is closed', () => {
  const actor = createActor(menuMachine).start();
  actor.send({ type: 'menu.opened' });
  expect(actor.getSnapshot().value).toBe('open');
  actor.send({ type: 'menu.opened' });
  expect(actor.getSnapshot().value).toBe('open');
  actor.send({ type: 'menu.closed' });
  expect(actor.getSnapshot().value).toBe('closed');
});

test('two menus open independently', () => {
  const userMenu = createActor(menuMachine).start();
  const navigation = createActor(menuMachine).start();
  userMenu.send({ type: 'menu.opened' });
  expect(userMenu.getSnapshot().value).toBe('open');
  expect(navigation.getSnapshot().value).toBe('closed');
});
