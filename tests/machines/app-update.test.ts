import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { appUpdateMachine } from '../../machines/app-update.ts';
import type { AppUpdateEvent } from '../../machines/app-update.ts';
import { controlledListener } from './helpers.ts';

function start() {
  const listener = controlledListener<AppUpdateEvent>();
  const applyUpdate = vi.fn<() => void>();
  const reload = vi.fn<() => void>();
  const machine = appUpdateMachine.provide({
    actors: { updateListener: listener.logic },
    actions: { applyUpdate, reload },
  });
  const actor = createActor(machine).start();
  const hasNotice = () => actor.getSnapshot().hasTag('notice');
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  return { actor, listener, applyUpdate, reload, hasNotice, isBusy };
}

test('a version is not applied before the customer accepts it', () => {
  const { actor, applyUpdate } = start();
  actor.send({ type: 'update.accepted' });
  expect(actor.getSnapshot().value).toBe('current');
  expect(applyUpdate).not.toHaveBeenCalled();
});

test('a new version is offered, and is applied only once, even if it is accepted twice', () => {
  const { actor, listener, applyUpdate } = start();
  listener.report({ type: 'update.found' });
  expect(actor.getSnapshot().value).toBe('offered');
  actor.send({ type: 'update.accepted' });
  actor.send({ type: 'update.accepted' });
  expect(actor.getSnapshot().value).toBe('applying');
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});

test('when an update takes over, the tab in which the customer accepted it reloads, and only once', () => {
  const { actor, listener, reload } = start();
  listener.report({ type: 'update.found' });
  actor.send({ type: 'update.accepted' });
  expect(reload).not.toHaveBeenCalled();
  listener.report({ type: 'update.tookOver' });
  listener.report({ type: 'update.tookOver' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the notice of a new version disappears if the update is postponed, and shows progress once the update is accepted', () => {
  const { actor, listener, hasNotice, isBusy } = start();
  expect(hasNotice()).toBe(false);
  listener.report({ type: 'update.found' });
  expect([hasNotice(), isBusy()]).toEqual([true, false]);
  actor.send({ type: 'update.postponed' });
  expect(hasNotice()).toBe(false);
  listener.report({ type: 'update.found' });
  actor.send({ type: 'update.accepted' });
  expect([hasNotice(), isBusy()]).toEqual([true, true]);
  listener.report({ type: 'update.tookOver' });
  expect([hasNotice(), isBusy()]).toEqual([true, true]);
});

test('the notice of an outdated tab disappears if the customer postpones the reload', () => {
  const { actor, listener, hasNotice, isBusy } = start();
  listener.report({ type: 'update.tookOver' });
  expect([hasNotice(), isBusy()]).toEqual([true, false]);
  actor.send({ type: 'update.postponed' });
  expect(hasNotice()).toBe(false);
});
