import { describe, expect, test } from 'vitest';
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

/** Starts after the browser has answered with this outcome. */
async function startAnswered(kind: ShareOutcome['kind']) {
  const started = start();
  started.request();
  await started.shareLink.resolve({ kind });
  return started;
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

describe('the outcome of sharing', () => {
  test.each([
    ['shared', 'shared'],
    ['copied', 'copied'],
    ['dismissed', 'idle'],
    ['refused', 'refused'],
  ] as const)('sharing with the outcome %s ends in the right state', async (kind, value) => {
    const started = await startAnswered(kind);
    expect(started.value()).toBe(value);
    expect(started.isBusy()).toBe(false);
  });

  test.each(['shared', 'copied', 'dismissed', 'refused'] as const)(
    'sharing is possible again after the outcome %s, with the same link',
    async (kind) => {
      const { shareLink, request, value } = await startAnswered(kind);
      request();
      expect(value()).toBe('sharing');
      expect(shareLink.inputs).toEqual([{ link: LINK }, { link: LINK }]);
    },
  );
});

test('an unexpected error while sharing lets the customer copy the link by hand', async () => {
  const { shareLink, request, value } = start();
  const surprise = new Error('no such thing');
  request();
  await shareLink.reject(surprise);
  expect(value()).toBe('refused');
});
