import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { FollowedDelivery } from '../../machines/entities.ts';
import { followAlongMachine } from '../../machines/follow-along.ts';
import type { FollowLinkOutcome } from '../../machines/follow-along.ts';
import { controlledPromise, placeholderFailures, rewritten, spiceRoute } from './helpers.ts';

const delivery: FollowedDelivery = {
  restaurant: { id: spiceRoute.id, name: spiceRoute.name },
  items: 2,
  due: 1_767_270_600_000,
  driver: 'Ravi',
};

function start() {
  const readLink = controlledPromise<FollowLinkOutcome, { link: string }>();
  const logFailure = vi.fn<(error: unknown) => void>();
  const machine = followAlongMachine.provide({
    actors: { readLink: readLink.logic },
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });
  const actor = createActor(machine, { input: { link: '1.sample' } }).start();
  return { actor, readLink, logFailure };
}

test('every placeholder fails until it is provided', async () => {
  expect(
    await placeholderFailures(followAlongMachine, { logFailure: { error: new Error('any') } }),
  ).toEqual({
    readLink: 'readLink must be provided',
    logFailure: 'logFailure must be provided',
  });
});

test('the link is read at once', () => {
  const { actor, readLink } = start();
  expect(actor.getSnapshot().value).toBe('reading');
  expect(actor.getSnapshot().context).toEqual({ link: '1.sample', delivery: null });
  expect(readLink.inputs).toEqual([{ link: '1.sample' }]);
});

test('a link that tells of a delivery is followed', async () => {
  const { actor, logFailure, readLink } = start();
  await readLink.resolve({ kind: 'readable', delivery });
  expect(actor.getSnapshot().value).toBe('following');
  expect(rewritten(actor.getSnapshot().context)).toEqual({ link: '1.sample', delivery });
  expect(logFailure).not.toHaveBeenCalled();
});

test.each(['damaged', 'old', 'newer'] as const)('a link that is %s is told so', async (reason) => {
  const { actor, logFailure, readLink } = start();
  await readLink.resolve({ kind: reason });
  expect(actor.getSnapshot().value).toEqual({ unreadable: reason });
  expect(actor.getSnapshot().context.delivery).toBeNull();
  expect(logFailure).not.toHaveBeenCalled();
});

test('a surprise counts as a damaged link and is logged', async () => {
  const { actor, logFailure, readLink } = start();
  const surprise = new Error('no such thing');
  await readLink.reject(surprise);
  expect(actor.getSnapshot().value).toEqual({ unreadable: 'damaged' });
  expect(logFailure.mock.calls).toEqual([[surprise]]);
});
