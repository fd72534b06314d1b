/** Checks that nothing keeps running after the customer has left a page. */
import type { AnyModel } from 'chartwalk';
import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { models } from '../models-by-id.ts';

const DAY = 86_400_000;

/** Returns whether an action can do more than change the machine's context. */
const reachesOut = (action: unknown) => (action as { type?: string }).type !== 'xstate.assign';

/** Replaces the actors of a machine by actors that only count how many of them run. */
function counting(machine: AnyStateMachine) {
  const running = { count: 0 };
  const actor = fromCallback(() => {
    running.count += 1;
    return () => {
      running.count -= 1;
    };
  });
  const { actors, actions } = machine.implementations;
  const names = Object.keys(actions).filter((name) => reachesOut(actions[name]));
  const provided = machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, actor])),
    actions: Object.fromEntries(names.map((name) => [name, () => {}])),
  });
  return { machine: provided, running };
}

/** Returns the events that a customer or another actor can send, with each of their samples. */
function eventsOf({ moves }: AnyModel) {
  return Object.entries(moves)
    .filter(([type]) => !type.startsWith('xstate.'))
    .flatMap(([type, move]) =>
      Object.values(move?.samples ?? {})
        .filter((sample) => typeof sample === 'object')
        .map((sample) => Object.assign({ type }, sample)),
    );
}

/** The app's own machine is left out, because it runs until its tab is closed. */
const stopped = [...models].filter(([id]) => id !== 'app');

test.each(stopped)('the machine %s runs nothing after it is stopped', (_, model) => {
  for (const { input } of Object.values(model.starts)) {
    for (const event of eventsOf(model)) {
      const { machine, running } = counting(model.machine);
      const clock = new SimulatedClock();
      const actor = createActor(machine, { input, clock }).start();
      if (actor.getSnapshot().status === 'active') actor.send(event);
      const { value, context } = actor.getSnapshot();
      actor.stop();
      clock.increment(DAY);
      expect(running.count).toBe(0);
      expect(actor.getSnapshot()).toMatchObject({ value, context });
    }
  }
});
