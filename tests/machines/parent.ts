import { createActor, setup } from 'xstate';
import type { ActorRefFrom, AnyEventObject, AnyStateMachine } from 'xstate';

/**
 * Starts a machine as the child of a parent that records the child's events.
 * @param answer returns the parent's answer to an event; undefined if the parent does not answer
 */
export function createRecordingParent<Machine extends AnyStateMachine>(
  machine: Machine,
  answer: (event: AnyEventObject) => AnyEventObject | undefined = () => undefined,
) {
  const received: AnyEventObject[] = [];
  const parent = setup({ actors: { child: machine as AnyStateMachine } }).createMachine({
    invoke: { id: 'child', src: 'child' },
    on: {
      '*': {
        actions: ({ event }) => {
          received.push(event);
          const reply = answer(event);
          if (reply) children['child']?.send(reply);
        },
      },
    },
  });
  const { children } = createActor(parent).start().getSnapshot();
  return { child: children['child'] as unknown as ActorRefFrom<Machine>, received };
}
