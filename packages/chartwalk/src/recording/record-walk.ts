import type { AnyMachineSnapshot } from 'xstate';
import { redact } from '../live/redact.ts';
import { carriedBy, movesOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import { phraseOf, samplesOf } from '../simulation/samples.ts';
import type { SimulatedStep } from '../simulation/simulate.ts';
import { followersOf } from './followers.ts';
import type { RecordedStep, Recording } from './recording.ts';

/** Records a simulated walk. The first of its steps is the start. */
export function recordWalk(
  model: AnyModel,
  start: string,
  steps: readonly SimulatedStep[],
): Recording {
  const samples = samplesOf(model);
  const moves = new Map(movesOf(model));
  const recorded: RecordedStep[] = [];
  const walk: Recording['walk'] = [];
  /** The names of the events that follow automatically from the last step and have not happened yet. */
  let followers: string[] = [];
  let before = (steps[0] as SimulatedStep).snapshot;
  for (const { event, snapshot } of steps.slice(1)) {
    if (!event) continue;
    const { move, payload } = event;
    const phrase = phraseOf(event, samples);
    walk.push(phrase === null ? { ...event, payload: redact(payload) } : event);
    const last = recorded.at(-1);
    if (last && followers[0] === move) {
      followers = followers.slice(1);
      last.value = snapshot.value;
    } else {
      const sample = carriedBy(payload, before);
      recorded.push({
        move,
        phrase,
        others: [],
        carried: phrase === null ? redact(payload) : undefined,
        value: snapshot.value,
        at: null,
        isUnlikely: moves.get(move)?.when?.(before, sample) === false,
      });
      followers = followersOf(model, move, before, sample);
    }
    before = snapshot;
  }
  const first = steps[0] as SimulatedStep;
  const last = steps.at(-1) as { snapshot: AnyMachineSnapshot };
  return {
    machine: model.machine.id,
    actor: null,
    path: null,
    start,
    hasOtherStarts: Object.keys(model.starts).length > 1,
    startValue: first.snapshot.value,
    steps: recorded,
    walk,
    context: redact(last.snapshot.context),
  };
}
