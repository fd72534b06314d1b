import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { newsletterMachine } from '../../machines/newsletter.ts';
import { rewritten } from './helpers.ts';

test('the machine is named after its file', () => {
  expect(newsletterMachine.id).toBe('newsletter');
});

test('the form is empty at first', () => {
  const snapshot = createActor(newsletterMachine).start().getSnapshot();
  expect(snapshot.value).toBe('editing');
  expect(snapshot.context).toEqual({ email: '' });
});

test('subscribing confirms in place, with the address', () => {
  const actor = createActor(newsletterMachine).start();
  actor.send({ type: 'newsletter.subscribed', email: 'asha@example.com' });
  expect(actor.getSnapshot().value).toBe('confirmed');
  expect(actor.getSnapshot().status).toBe('done');
  expect(actor.getSnapshot().context).toEqual({ email: 'asha@example.com' });
  expect(rewritten(actor.getSnapshot().context)).toEqual({ email: 'asha@example.com' });
});

test('a form that is started anew is empty again', () => {
  const actor = createActor(newsletterMachine).start();
  actor.send({ type: 'newsletter.subscribed', email: 'asha@example.com' });
  const snapshot = createActor(newsletterMachine).start().getSnapshot();
  expect(snapshot.value).toBe('editing');
  expect(snapshot.context).toEqual({ email: '' });
});
