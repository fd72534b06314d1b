import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { noticeMachine } from '../../machines/notice.ts';
import type { NoticeEvent } from '../../machines/notice.ts';
import { controlledListener } from './helpers.ts';

function start() {
  const listener = controlledListener<NoticeEvent>();
  const followUp = vi.fn<() => void>();
  const machine = noticeMachine.provide({
    actors: { causeListener: listener.logic },
    actions: { followUp },
  });
  return { actor: createActor(machine).start(), listener, followUp };
}

test('the machine is named after its file', () => {
  expect(noticeMachine.id).toBe('notice');
});

test('a notice is shown as long as its cause lasts', () => {
  const { actor, listener } = start();
  expect(actor.getSnapshot().value).toBe('hidden');
  listener.report({ type: 'notice.due' });
  expect(actor.getSnapshot().value).toBe('shown');
  listener.report({ type: 'notice.due' });
  expect(actor.getSnapshot().value).toBe('shown');
  listener.report({ type: 'notice.over' });
  expect(actor.getSnapshot().value).toBe('hidden');
});

test('a dismissed notice stays hidden until its cause has ended and returned @23.8 @P.24', () => {
  const { actor, listener } = start();
  listener.report({ type: 'notice.due' });
  actor.send({ type: 'notice.dismissed' });
  expect(actor.getSnapshot().value).toBe('dismissed');
  listener.report({ type: 'notice.due' });
  expect(actor.getSnapshot().value).toBe('dismissed');
  listener.report({ type: 'notice.over' });
  listener.report({ type: 'notice.due' });
  expect(actor.getSnapshot().value).toBe('shown');
});

test('a notice follows up on its promise if its cause ends while the notice is shown, and only then', () => {
  const { actor, listener, followUp } = start();
  listener.report({ type: 'notice.over' });
  listener.report({ type: 'notice.due' });
  actor.send({ type: 'notice.dismissed' });
  listener.report({ type: 'notice.over' });
  expect(followUp).not.toHaveBeenCalled();
  listener.report({ type: 'notice.due' });
  listener.report({ type: 'notice.over' });
  expect(followUp).toHaveBeenCalledTimes(1);
});

test('a stopped notice has no listener', () => {
  const { actor, listener } = start();
  expect(listener.liveCount).toBe(1);
  actor.stop();
  expect(listener.liveCount).toBe(0);
});
