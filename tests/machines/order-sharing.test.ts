import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { orderSharingMachine } from '../../machines/order-sharing.ts';
import type { ShareOutcome } from '../../machines/order-sharing.ts';
import { controlledPromise } from './helpers.ts';

const LINK = 'https://fooddash.example/track#follow=2.sample';

function start() {
  const shareLink = controlledPromise<ShareOutcome, { link: string }>();
  const machine = orderSharingMachine.provide({
    actors: { shareLink: shareLink.logic },
  });
  const actor = createActor(machine, { input: { link: LINK } }).start();
  return {
    shareLink,
    request: () => actor.send({ type: 'sharing.requested' }),
    value: () => actor.getSnapshot().value,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
}

test('the tracking link is shared on request', () => {
  const { shareLink, isBusy, request, value } = start();
  expect(value()).toBe('idle');
  expect(shareLink.inputs).toEqual([]);
  request();
  expect(value()).toBe('sharing');
  expect(isBusy()).toBe(true);
  expect(shareLink.inputs).toEqual([{ link: LINK }]);
});

test('a second request while the link is being shared is ignored', () => {
  const { shareLink, request, value } = start();
  request();
  request();
  expect(value()).toBe('sharing');
  expect(shareLink.inputs).toHaveLength(1);
});
