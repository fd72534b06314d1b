import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { faqMachine } from '../../machines/faq.ts';
import { rewritten } from './helpers.ts';

function start() {
  const actor = createActor(faqMachine).start();
  return {
    actor,
    toggle: (question: string) => actor.send({ type: 'faq.toggled', question }),
    value: () => actor.getSnapshot().value,
    question: () => actor.getSnapshot().context.question,
  };
}

test('the machine is named after its file', () => {
  expect(faqMachine.id).toBe('faq');
});

test('no answer is open at first', () => {
  const { question, value } = start();
  expect(value()).toBe('closed');
  expect(question()).toBeNull();
});

test('a question opens its answer', () => {
  const { question, toggle, value } = start();
  toggle('fees');
  expect(value()).toBe('open');
  expect(question()).toBe('fees');
});

test('the same question closes its answer', () => {
  const { question, toggle, value } = start();
  toggle('fees');
  toggle('fees');
  expect(value()).toBe('closed');
  expect(question()).toBeNull();
});

test('another question’s answer takes the place of the open one', () => {
  const { question, toggle, value } = start();
  toggle('fees');
  toggle('hours');
  expect(value()).toBe('open');
  expect(question()).toBe('hours');
});

test('a question that was replaced opens again, and does not close the other for good', () => {
  const { question, toggle, value } = start();
  toggle('fees');
  toggle('hours');
  toggle('fees');
  expect(value()).toBe('open');
  expect(question()).toBe('fees');
  toggle('fees');
  expect(value()).toBe('closed');
  toggle('hours');
  expect(value()).toBe('open');
  expect(question()).toBe('hours');
});

test('two accordions open independently', () => {
  const first = start();
  const second = start();
  first.toggle('fees');
  expect(second.value()).toBe('closed');
  expect(second.question()).toBeNull();
});

test('the context can be written down', () => {
  const { actor, toggle } = start();
  toggle('fees');
  expect(rewritten(actor.getSnapshot().context)).toEqual({ question: 'fees' });
});
