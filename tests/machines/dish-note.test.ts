import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { dishNoteMachine } from '../../machines/dish-note.ts';
import type { DishNoteEvent } from '../../machines/dish-note.ts';
import { controlledListener } from './helpers.ts';

function start() {
  const cart = controlledListener<DishNoteEvent>();
  const kept: string[] = [];
  const machine = dishNoteMachine.provide({
    actors: { cartListener: cart.logic },
    actions: { keepNote: (_, text) => kept.push(text) },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    cart,
    kept,
    send: (event: DishNoteEvent) => actor.send(event),
    value: () => actor.getSnapshot().value,
    text: () => actor.getSnapshot().context.text,
  };
}

function startWriting(text = '') {
  const started = start();
  started.send({ type: 'note.begun', text });
  return started;
}

test('the machine edits no note at first and does not watch the cart', () => {
  const { cart, text, value } = start();
  expect(value()).toBe('idle');
  expect(text()).toBe('');
  expect(cart.liveCount).toBe(0);
});

test('a note starts with its stored text', () => {
  const { text, value } = startWriting('No onions');
  expect(value()).toBe('writing');
  expect(text()).toBe('No onions');
});

test('a saved note is stored for its dish', () => {
  const { kept, send, value } = startWriting();
  send({ type: 'note.typed', text: 'No onions' });
  send({ type: 'note.saved' });
  expect(value()).toBe('idle');
  expect(kept).toEqual(['No onions']);
});

test('a cancelled note is not stored, and the next note starts with its own text', () => {
  const { kept, send, text, value } = startWriting();
  send({ type: 'note.typed', text: 'No onions' });
  send({ type: 'note.cancelled' });
  expect(value()).toBe('idle');
  expect(kept).toEqual([]);
  send({ type: 'note.begun', text: '' });
  expect(text()).toBe('');
});

test('leaving the cart stores a note that is being edited, once', () => {
  const { cart, kept, send, value } = startWriting('No onions');
  send({ type: 'note.typed', text: 'No onions, please' });
  cart.report({ type: 'note.cartLeft' });
  expect(value()).toBe('idle');
  expect(cart.liveCount).toBe(0);
  send({ type: 'note.cartLeft' });
  send({ type: 'note.saved' });
  expect(kept).toEqual(['No onions, please']);
});
