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

test('the follow-up action of a notice runs only if the cause ends while the notice is shown', () => {
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
