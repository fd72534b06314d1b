import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { appUpdateMachine } from '../../machines/app-update.ts';
import type { AppUpdateEvent } from '../../machines/app-update.ts';
import { controlledListener, placeholderFailures } from './helpers.ts';

function start() {
  const listener = controlledListener<AppUpdateEvent>();
  const applyUpdate = vi.fn<() => void>();
  const machine = appUpdateMachine.provide({
    actors: { updateListener: listener.logic },
    actions: { applyUpdate },
  });
  return { actor: createActor(machine).start(), listener, applyUpdate };
}

test('the machine is named after its file', () => {
  expect(appUpdateMachine.id).toBe('app-update');
});

test('every placeholder fails until it is provided', async () => {
  expect(await placeholderFailures(appUpdateMachine)).toEqual({
    updateListener: 'updateListener must be provided',
    applyUpdate: 'applyUpdate must be provided',
  });
});

test('nothing is applied before somebody accepts it', () => {
  const { actor, applyUpdate } = start();
  actor.send({ type: 'update.accepted' });
  expect(actor.getSnapshot().value).toBe('current');
  expect(applyUpdate).not.toHaveBeenCalled();
});

test('a new version is offered, and applied once when it is accepted', () => {
  const { actor, listener, applyUpdate } = start();
  listener.report({ type: 'update.found' });
  expect(actor.getSnapshot().value).toBe('offered');
  actor.send({ type: 'update.accepted' });
  actor.send({ type: 'update.accepted' });
  expect(actor.getSnapshot().value).toBe('applying');
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});

test('a version that was put off is left alone until the next one comes', () => {
  const { actor, listener, applyUpdate } = start();
  listener.report({ type: 'update.found' });
  actor.send({ type: 'update.postponed' });
  actor.send({ type: 'update.accepted' });
  expect(actor.getSnapshot().value).toBe('postponed');
  expect(applyUpdate).not.toHaveBeenCalled();
  listener.report({ type: 'update.found' });
  expect(actor.getSnapshot().value).toBe('offered');
});
