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
  return { actor: createActor(machine).start(), listener, applyUpdate, reload };
}

test('the machine is named after its file', () => {
  expect(appUpdateMachine.id).toBe('app-update');
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

test('the tab that accepted a version reloads once it has taken over', () => {
  const { actor, listener, reload } = start();
  listener.report({ type: 'update.found' });
  actor.send({ type: 'update.accepted' });
  expect(reload).not.toHaveBeenCalled();
  listener.report({ type: 'update.tookOver' });
  listener.report({ type: 'update.tookOver' });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab that did not accept a version reloads when it is asked to, and never by itself @24.9 @P.26', () => {
  const { actor, listener, applyUpdate, reload } = start();
  listener.report({ type: 'update.found' });
  listener.report({ type: 'update.tookOver' });
  expect(actor.getSnapshot().value).toBe('outdated');
  actor.send({ type: 'update.postponed' });
  expect(reload).not.toHaveBeenCalled();
  listener.report({ type: 'update.partMissing' });
  actor.send({ type: 'update.accepted' });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(applyUpdate).not.toHaveBeenCalled();
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
