/** Calculates the possible strides of several machines together, from their joint model. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AnyJointModel, AnyJointSnapshot, Deed } from '../joint-model.ts';
import { dryRun } from '../dry-run.ts';
import type { DryRun } from '../dry-run.ts';
import type { Walkable } from './graph.ts';
import { guardSides } from './guard-sides.ts';
import type { GuardSides } from './guard-sides.ts';
import { eventsOf, occurrenceOf, rememberedOf, remembering } from './strides.ts';

/** The reaction of one machine to one event, as part of a stride. */
export type JointStep = GuardSides & {
  machine: string;
  /** The event; undefined if the machine was started instead. */
  event: AnyEventObject | undefined;
  taken: readonly string[];
};

export type JointStride = {
  /** The move with its sample; undefined for the start. */
  happening: { phrase: string; sample: unknown } | undefined;
  expected: AnyJointSnapshot;
  before: JointStride | undefined;
  /** The snapshot at which all machines have settled, as the only item. */
  stations: readonly AnyJointSnapshot[];
  steps: readonly JointStep[];
};

/** The maximum number of deeds after one event. Machines that cause more will probably never settle. */
const MAX_DEEDS = 100;

function stepOf(
  model: AnyJointModel,
  machine: string,
  { microsteps }: DryRun,
  event?: AnyEventObject,
  from?: AnyMachineSnapshot,
): JointStep {
  const joined = model.models[machine];
  if (!joined) throw new Error(`${model.id} has no machine ${machine}.`);
  const taken = microsteps.flatMap((microstep) => microstep.taken);
  return { machine, event, taken, ...guardSides(joined.machine, microsteps, from?.value) };
}

type Done = { now: AnyJointSnapshot; steps: JointStep[] };

/** Returns a function that carries out deeds, with all deeds that follow from them immediately. */
function doer(model: AnyJointModel) {
  const rehearsals = new Map(
    Object.entries(model.models).map(([name, { machine }]) => [name, dryRun(machine)]),
  );
  const rehearsalOf = (name: string) => {
    const rehearsal = rehearsals.get(name);
    if (!rehearsal) throw new Error(`${model.id} has no machine ${name}.`);
    return rehearsal;
  };
  /** Returns the effect of one deed, without the deeds that follow from it. */
  const doAlone = (deed: Deed, from: AnyJointSnapshot): Done => {
    const stand = (name: string, snapshot: AnyMachineSnapshot | null) => ({
      ...from,
      machines: { ...from.machines, [name]: snapshot },
    });
    if ('ends' in deed) return { now: stand(deed.ends, null), steps: [] };
    if ('begins' in deed) {
      const begun = rehearsalOf(deed.begins).start(undefined);
      const steps = [stepOf(model, deed.begins, begun)];
      return { now: stand(deed.begins, begun.snapshot), steps };
    }
    const standing = from.machines[deed.to];
    // A machine that has stopped or does not run receives nothing.
    if (standing?.status !== 'active') return { now: from, steps: [] };
    const heard = rehearsalOf(deed.to).step(standing, deed.event);
    const steps = [stepOf(model, deed.to, heard, deed.event, standing)];
    return { now: stand(deed.to, heard.snapshot), steps };
  };
  return (from: AnyJointSnapshot, deeds: readonly Deed[]): Done => {
    const steps: JointStep[] = [];
    const open = [...deeds];
    let before = from;
    for (let count = 0; open.length > 0; count += 1) {
      if (count > MAX_DEEDS) throw new Error(`${model.id} does not come to rest.`);
      const done = doAlone(open.shift() as Deed, before);
      const kept = model.keeps(done.now as never, before as never);
      const now = { machines: done.now.machines, kept };
      steps.push(...done.steps);
      open.unshift(...model.follows(now as never, before as never));
      before = now;
    }
    return { now: before, steps };
  };
}

/** Returns a function that returns the deeds of a move, or undefined if the move is impossible. */
function deedsOf(model: AnyJointModel) {
  const possible = new Map(
    Object.entries(model.models).map(([name, joined]) => [name, eventsOf(joined)]),
  );
  return (phrase: string, from: AnyJointSnapshot) => {
    const joint = model.moves[phrase];
    if (!joint || joint.when?.(from as never) === false) return undefined;
    if ('deeds' in joint) return { deeds: joint.deeds, sample: undefined };
    const known = possible.get(joint.of)?.find((it) => it.happening.phrase === phrase);
    if (!known) throw new Error(`Nothing is called “${phrase}” in the model of ${joint.of}.`);
    const standing = from.machines[joint.of];
    const occurrence = standing && occurrenceOf(known, standing);
    if (!occurrence) return undefined;
    const { sample, events } = occurrence;
    return { deeds: events.map((event) => ({ to: joint.of, event })), sample };
  };
}

/** Returns the state of each machine; null if it does not run. */
export function valuesOf({ machines }: AnyJointSnapshot): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(machines).map(([name, snapshot]) => [name, snapshot?.value ?? null]),
  );
}

/**
 * Returns everything that decides where an event leads, which is a part of each machine's context and the
 * state that outlives the machines.
 */
export function jointlyRemembered(
  { models }: AnyJointModel,
  { machines, kept }: AnyJointSnapshot,
): unknown {
  const remembered = Object.entries(models).map(([name, model]) => {
    const snapshot = machines[name];
    return snapshot ? rememberedOf(model, snapshot) : null;
  });
  return [remembered, kept];
}

/** Returns the names of the transitions that each machine took, and of those that its guards refused. */
function traceOf({ steps }: JointStride): string[] {
  return steps.flatMap(({ machine, taken, refused }) => [
    ...taken.map((name) => `${machine}: ${name}`),
    ...[...refused].map((name) => `${machine}: not ${name}`),
  ]);
}

/** Returns the graph of all walks that several machines can take together from one of the starts. */
export function jointWalkable(model: AnyJointModel, start: string): Walkable<JointStride> {
  const begin = model.starts[start];
  if (!begin) throw new Error(`${model.id} does not begin at “${start}”.`);
  const act = doer(model);
  const possible = deedsOf(model);
  const nobody = Object.fromEntries(Object.keys(model.models).map((name) => [name, null]));
  const begun = act({ machines: nobody, kept: begin.kept }, begin.deeds);
  const explore = (before: JointStride): JointStride[] =>
    Object.keys(model.moves).flatMap((phrase) => {
      const done = possible(phrase, before.expected);
      if (!done) return [];
      const { now, steps } = act(before.expected, done.deeds);
      const happening = { phrase, sample: done.sample };
      return { happening, expected: now, before, stations: [now], steps };
    });
  return {
    start: {
      happening: undefined,
      expected: begun.now,
      before: undefined,
      stations: [begun.now],
      steps: begun.steps,
    },
    next: remembering(explore),
    deed: ({ happening }) => happening?.phrase ?? '',
    place: remembering(({ expected }) =>
      JSON.stringify([valuesOf(expected), jointlyRemembered(model, expected)]),
    ),
    trace: (stride) => traceOf(stride).join(),
    ground: (stride) => [
      stride.happening?.phrase ?? '',
      ...traceOf(stride),
      JSON.stringify(valuesOf(stride.expected)),
    ],
  };
}
