import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart.ts';
import { fromText } from '../simulation/payload-text.ts';
import { walkFrom } from '../simulation/simulate.ts';
import type { SetTimer, SimulatedEvent } from '../simulation/simulate.ts';
import { findEventByTransition } from '../simulation/events-by-transition.ts';
import { eventName } from '../triggers.ts';
import { describeTransition } from './describe.ts';
import type { Walk } from './use-walk.ts';

/**
 * Once a simulation has this many steps, the end of a delay no longer adds a step. The URL contains every
 * step, so it would otherwise grow without end.
 */
const MAX_AUTOMATIC_STEPS = 200;

/**
 * Returns the payloads to try for an event. These are the samples, the last payload that the user wrote and,
 * if there are no samples, an empty object.
 */
function payloadsOf({ samples, inputs: { payloads } }: Walk, move: string): unknown[] {
  const last = Object.hasOwn(payloads, move) ? fromText(payloads[move] ?? '') : null;
  const sampled = Object.values(samples.get(move) ?? {});
  return [
    ...sampled,
    ...(last?.kind === 'read' ? [last.payload] : []),
    ...(sampled.length === 0 ? [{}] : []),
  ];
}

/**
 * Returns the functions that change a walk, which is the list of simulated steps. The functions handle events
 * chosen in the panel, transitions clicked on the chart, buttons that go back, and timers that end.
 */
export function useSteps(
  machine: AnyStateMachine,
  chart: Chart,
  walk: Walk,
  notePressed: () => void,
) {
  const { steps, walked, inputs, samples } = walk;
  const present = steps.at(-1);
  const send = (event: SimulatedEvent) => {
    notePressed();
    walk.walk([...walked, event]);
  };
  const goBack = (length: number) => {
    notePressed();
    walk.walk(walked.slice(0, length));
  };
  const sendText = (event: SimulatedEvent, text: string) => {
    walk.remember({ payloads: { ...inputs.payloads, [event.move]: text } });
    send(event);
  };
  const eventAfter = (
    { id, event: { type, ...carried } }: SetTimer,
    timers: readonly SetTimer[],
  ) => {
    const isOnly = timers.filter(({ event }) => event.type === type).length < 2;
    const move = eventName(machine, type);
    const [sample = carried] = Object.values(samples.get(move) ?? {});
    const payload = move.startsWith('xstate.after.') ? sample : carried;
    return { move, payload, yes: inputs.yes, timer: isOnly ? undefined : id };
  };
  const endTimers = (ended: readonly SetTimer[]) => {
    if (!present || walked.length >= MAX_AUTOMATIC_STEPS) return;
    const events: SimulatedEvent[] = [];
    let last = present;
    for (const timer of ended) {
      const event = eventAfter(timer, last.timers);
      const [, next] = walkFrom(machine, last, [event]);
      // One timer's transition may have cancelled another timer that ends at the same time.
      if (!next || !last.timers.includes(timer)) continue;
      events.push(event);
      last = next;
    }
    if (events.length > 0) walk.walk([...walked, ...events], true);
  };

  const eventByTransition = useMemo(
    () =>
      present
        ? findEventByTransition(
            machine,
            present.snapshot,
            (move) => payloadsOf(walk, move),
            inputs.yes,
          )
        : null,
    // oxlint-disable-next-line react/exhaustive-deps -- only these parts of the walk change what is possible
    [machine, present, samples, inputs],
  );
  const labels = useMemo(
    () =>
      new Map(
        chart.transitions
          .filter(({ name }) => eventByTransition?.has(name))
          .map((transition) => [transition.name, `Take ${describeTransition(transition)}`]),
      ),
    [chart, eventByTransition],
  );
  const takeTransition = (transition: string) => {
    const event = eventByTransition?.get(transition);
    if (event) send(event);
  };
  return { send, sendText, goBack, endTimers, presses: { labels, takeTransition } };
}
