/**
 * Records the history of an actor in the running app, in the words of its model. Each moment of the history
 * is the actor after one event.
 */
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { isSame } from '../live/changes.ts';
import type { InspectedActor } from '../live/protocol.ts';
import { redact } from '../live/redact.ts';
import type { AnyModel } from '../model.ts';
import { findHandledType, startOf } from '../simulation/simulate.ts';
import { followersOf } from './followers.ts';
import { likelyPhrase, payloadOf } from './likely-phrase.ts';
import type { RecordedStep, Recording } from './recording.ts';

type Beginning = { start: string; snapshot: AnyMachineSnapshot };

/**
 * Returns the model's start that leads to the actor's first state, preferably one that also leads to its
 * first context. Returns undefined if there is none, or if the actor's first known moment is not its start.
 */
function beginningOf(model: AnyModel, first: InspectedActor): Beginning | undefined {
  if (first.event.type !== 'xstate.init') return undefined;
  const possible = Object.entries(model.starts).flatMap(([start, { input }]): Beginning[] => {
    const begun = startOf(model.machine, input);
    if (begun.kind === 'refused') return [];
    const { snapshot } = begun.step;
    return isSame(snapshot.value, first.value) ? [{ start, snapshot }] : [];
  });
  const exact = possible.find(({ snapshot }) => isSame(redact(snapshot.context), first.context));
  return exact ?? possible[0];
}

type Draft = {
  steps: RecordedStep[];
  walk: Recording['walk'];
  /**
   * The snapshot of the model's machine after all events that are recorded so far. Undefined if no start or
   * no phrase of the model matches the recording.
   */
  snapshot: AnyMachineSnapshot | undefined;
  /** The names of the events that the last step causes by itself and that have not happened yet. */
  followers: string[];
  value: StateValue;
};

function recordMoment(model: AnyModel, draft: Draft, moment: InspectedActor): void {
  const move = moment.event.type;
  const { snapshot: before } = draft;
  const found = likelyPhrase(model, before, moment);
  const last = draft.steps.at(-1);
  const isFollower = last !== undefined && draft.followers[0] === move;
  const isTaken = moment.steps.some(({ taken }) => taken.length > 0);
  // An event that no active state listens to is not a step. An event that a guard refuses is a step.
  if (!found && !isTaken && !(before && findHandledType(model.machine, before, move))) return;
  const carried = found?.isExact ? undefined : payloadOf(moment);
  draft.walk.push({ move, payload: found ? found.sample : payloadOf(moment) });
  draft.value = moment.value;
  draft.snapshot = found?.snapshot;
  if (isFollower) {
    last.value = moment.value;
    draft.followers = draft.followers.slice(1);
    return;
  }
  draft.steps.push({
    move,
    phrase: found?.phrase ?? null,
    others: found?.others ?? [],
    carried,
    value: moment.value,
    at: moment.at,
    isUnlikely: found?.isUnlikely ?? false,
  });
  draft.followers = found && before ? followersOf(model, move, before, found.carried) : [];
}

/** Records an actor's moments, the oldest first. There must be at least one moment. */
export function recordMoments(model: AnyModel, moments: readonly InspectedActor[]): Recording {
  const first = moments[0] as InspectedActor;
  const last = moments.at(-1) as InspectedActor;
  const beginning = beginningOf(model, first);
  const draft: Draft = {
    steps: [],
    walk: [],
    snapshot: beginning?.snapshot,
    followers: [],
    value: first.value,
  };
  for (const moment of moments.slice(1)) recordMoment(model, draft, moment);
  return {
    machine: model.machine.id,
    actor: last.name,
    path: last.tabLabel,
    start: beginning?.start ?? null,
    hasOtherStarts: Object.keys(model.starts).length > 1,
    startValue: first.value,
    steps: draft.steps,
    walk: draft.walk,
    context: last.context,
  };
}
