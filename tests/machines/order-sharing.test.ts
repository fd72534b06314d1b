import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { FollowedDelivery } from '../../machines/entities.ts';
import { orderSharingMachine } from '../../machines/order-sharing.ts';
import type { HandOverOutcome } from '../../machines/order-sharing.ts';
import { controlledPromise, placeholderFailures, rewritten, spiceRoute } from './helpers.ts';

const LINK = 'https://fooddash.example/track#follow=1.sample';
const delivery: FollowedDelivery = {
  restaurant: { id: spiceRoute.id, name: spiceRoute.name },
  items: 2,
  due: 1_767_270_600_000,
  driver: 'Ravi',
};

function start() {
  const makeLink = controlledPromise<string, { delivery: FollowedDelivery }>();
  const handOver = controlledPromise<HandOverOutcome, { link: string }>();
  const logFailure = vi.fn<(error: unknown) => void>();
  const machine = orderSharingMachine.provide({
    actors: { makeLink: makeLink.logic, handOver: handOver.logic },
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });
  const actor = createActor(machine, { input: { delivery } }).start();
  return {
    actor,
    makeLink,
    handOver,
    logFailure,
    request: () => actor.send({ type: 'sharing.requested' }),
    value: () => actor.getSnapshot().value,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
}

/** The link is made, and the browser has answered so. */
async function startAnswered(kind: HandOverOutcome['kind']) {
  const started = start();
  started.request();
  await started.makeLink.resolve(LINK);
  await started.handOver.resolve({ kind });
  return started;
}

test('every placeholder fails until it is provided', async () => {
  expect(
    await placeholderFailures(orderSharingMachine, { logFailure: { error: new Error('any') } }),
  ).toEqual({
    makeLink: 'makeLink must be provided',
    handOver: 'handOver must be provided',
    logFailure: 'logFailure must be provided',
  });
});

test('no link is made before somebody asks for it', () => {
  const { actor, isBusy, makeLink, value } = start();
  expect(value()).toBe('idle');
  expect(isBusy()).toBe(false);
  expect(makeLink.inputs).toEqual([]);
  expect(actor.getSnapshot().context).toEqual({ delivery, link: '' });
});

test('the link is made of what a friend may know, and handed over', async () => {
  const { actor, handOver, isBusy, makeLink, request, value } = start();
  request();
  expect(value()).toBe('preparing');
  expect(isBusy()).toBe(true);
  expect(makeLink.inputs).toEqual([{ delivery }]);
  await makeLink.resolve(LINK);
  expect(value()).toBe('sharing');
  expect(isBusy()).toBe(true);
  expect(handOver.inputs).toEqual([{ link: LINK }]);
  expect(rewritten(actor.getSnapshot().context)).toEqual({ delivery, link: LINK });
});

test('a second request while the browser is at it changes nothing', async () => {
  const { handOver, makeLink, request, value } = start();
  request();
  request();
  expect(makeLink.inputs).toHaveLength(1);
  await makeLink.resolve(LINK);
  request();
  expect(value()).toBe('sharing');
  expect(handOver.inputs).toHaveLength(1);
});

describe('what becomes of the link', () => {
  test.each([
    ['shared', 'shared'],
    ['copied', 'copied'],
    ['dismissed', 'idle'],
    ['refused', { failed: 'refused' }],
  ] as const)('%s', async (kind, value) => {
    const started = await startAnswered(kind);
    expect(started.value()).toEqual(value);
    expect(started.isBusy()).toBe(false);
    expect(started.logFailure).not.toHaveBeenCalled();
  });

  test.each(['shared', 'copied', 'refused'] as const)(
    'once it was %s, the same link is handed over again',
    async (kind) => {
      const { handOver, makeLink, request, value } = await startAnswered(kind);
      request();
      expect(value()).toBe('sharing');
      expect(makeLink.inputs).toHaveLength(1);
      expect(handOver.inputs).toEqual([{ link: LINK }, { link: LINK }]);
    },
  );

  test('a customer who changed their mind can change it back', async () => {
    const { request, value } = await startAnswered('dismissed');
    request();
    expect(value()).toBe('preparing');
  });
});

test('a link that could not be made is logged, and can be asked for again', async () => {
  const { handOver, logFailure, makeLink, request, value } = start();
  const surprise = new Error('no such thing');
  request();
  await makeLink.reject(surprise);
  expect(value()).toEqual({ failed: 'unmade' });
  expect(logFailure.mock.calls).toEqual([[surprise]]);
  expect(handOver.inputs).toEqual([]);
  request();
  expect(value()).toBe('preparing');
});

test('a surprise while it is handed over is logged and leaves the link to be copied by hand', async () => {
  const { actor, handOver, logFailure, makeLink, request, value } = start();
  const surprise = new Error('no such thing');
  request();
  await makeLink.resolve(LINK);
  await handOver.reject(surprise);
  expect(value()).toEqual({ failed: 'refused' });
  expect(actor.getSnapshot().context.link).toBe(LINK);
  expect(logFailure.mock.calls).toEqual([[surprise]]);
});
