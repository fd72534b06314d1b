/**
 * Calculates the possible steps of several machines together, from their joint model. A step is a move with
 * everything that follows from it. A move consists of operations. An operation sends one machine an event, or
 * starts or ends the machine.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AnyJointModel, AnyJointSnapshot, Operation } from '../joint-model.ts';
import { dryRun } from '../dry-run.ts';
import type { DryRun } from '../dry-run.ts';
import type { Walkable } from './graph.ts';
import { guardSides } from './guard-sides.ts';
import type { GuardSides } from './guard-sides.ts';
import { eventsOf, getHistory, occurrenceOf, getModelMemory, memoize } from './walk-steps.ts';

/** The reaction of one machine to one event, as part of a step. */
export type JointStep = GuardSides & {
  machine: string;
  /** The event; undefined if the machine was started instead. */
  event: AnyEventObject | undefined;
  taken: readonly string[];
};

export type JointWalkStep = {
  /** The move with its sample; undefined for the start. */
  sampledMove: { phrase: string; sample: unknown } | undefined;
  expected: AnyJointSnapshot;
  before: JointWalkStep | undefined;
  /** A list with a single item, which is the snapshot after all machines have settled. */
  snapshots: readonly AnyJointSnapshot[];
  steps: readonly JointStep[];
};

/** The maximum number of operations after one move. Machines that cause more will probably never settle. */
const MAX_OPERATIONS = 100;

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

type RunResult = { now: AnyJointSnapshot; steps: JointStep[] };

/**
 * Returns a function that carries out operations, and then all operations that follow immediately from them.
 */
function createRunner(model: AnyJointModel) {
  const rehearsals = new Map(
    Object.entries(model.models).map(([name, { machine }]) => [name, dryRun(machine)]),
  );
  const rehearsalOf = (name: string) => {
    const rehearsal = rehearsals.get(name);
    if (!rehearsal) throw new Error(`${model.id} has no machine ${name}.`);
    return rehearsal;
  };
  /** Returns the effect of one operation, without the operations that follow from it. */
  const runOne = (operation: Operation, from: AnyJointSnapshot): RunResult => {
    const withSnapshot = (name: string, snapshot: AnyMachineSnapshot | null) => ({
      ...from,
      machines: { ...from.machines, [name]: snapshot },
    });
    if ('stop' in operation) return { now: withSnapshot(operation.stop, null), steps: [] };
    if ('start' in operation) {
      const begun = rehearsalOf(operation.start).start(operation.input);
      const steps = [stepOf(model, operation.start, begun)];
      return { now: withSnapshot(operation.start, begun.snapshot), steps };
    }
    const current = from.machines[operation.to];
    // A machine that has stopped or does not run receives nothing.
    if (current?.status !== 'active') return { now: from, steps: [] };
    const heard = rehearsalOf(operation.to).step(current, operation.event);
    const steps = [stepOf(model, operation.to, heard, operation.event, current)];
    return { now: withSnapshot(operation.to, heard.snapshot), steps };
  };
  return (from: AnyJointSnapshot, operations: readonly Operation[]): RunResult => {
    const steps: JointStep[] = [];
    const open = [...operations];
    let before = from;
    for (let count = 0; open.length > 0; count += 1) {
      if (count > MAX_OPERATIONS)
        throw new Error(`The machines of ${model.id} send each other events without end.`);
      const done = runOne(open.shift() as Operation, before);
      const persisted = model.persist(done.now as never, before as never);
      const now = { machines: done.now.machines, persisted };
      steps.push(...done.steps);
      open.unshift(...model.getReactions(now as never, before as never));
      before = now;
    }
    return { now: before, steps };
  };
}

/** Returns a function that returns the operations of a move, or undefined if the move is impossible. */
function createOperationFinder(model: AnyJointModel) {
  const possible = new Map(
    Object.entries(model.models).map(([name, joined]) => [name, eventsOf(joined)]),
  );
  return (phrase: string, from: AnyJointSnapshot) => {
    const joint = model.moves[phrase];
    if (!joint || joint.when?.(from as never) === false) return undefined;
    if ('operations' in joint) return { operations: joint.operations, sample: undefined };
    const known = (possible.get(joint.of) ?? []).filter((it) => it.sampledMove.phrase === phrase);
    if (known.length === 0)
      throw new Error(`The model of ${joint.of} has no event called “${phrase}”.`);
    const current = from.machines[joint.of];
    if (!current) return undefined;
    const [occurrence] = known.flatMap((it) => occurrenceOf(it, current) ?? []);
    if (!occurrence) return undefined;
    const { sample, events } = occurrence;
    return { operations: events.map((event) => ({ to: joint.of, event })), sample };
  };
}

/** Returns the state of each machine; null if it does not run. */
export function valuesOf({ machines }: AnyJointSnapshot): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(machines).map(([name, snapshot]) => [name, snapshot?.value ?? null]),
  );
}

/**
 * Returns everything that decides where an event leads: a part of each machine's context, and the state that
 * outlives the machines.
 */
export function getJointMemory(
  { models }: AnyJointModel,
  { machines, persisted }: AnyJointSnapshot,
): unknown {
  const memory = Object.entries(models).map(([name, model]) => {
    const snapshot = machines[name];
    return snapshot ? getModelMemory(model, snapshot) : null;
  });
  return [memory, persisted];
}

/** Returns the names of the transitions that each machine took, and of those that its guards refused. */
function traceOf({ steps }: JointWalkStep): string[] {
  return steps.flatMap(({ machine, taken, refused }) => [
    ...taken.map((name) => `${machine}: ${name}`),
    ...[...refused].map((name) => `${machine}: not ${name}`),
  ]);
}

/** Returns the graph of all walks that several machines can take together from one of the starts. */
export function jointWalkable(model: AnyJointModel, start: string): Walkable<JointWalkStep> {
  const begin = model.starts[start];
  if (!begin) throw new Error(`${model.id} has no start called “${start}”.`);
  const run = createRunner(model);
  const possible = createOperationFinder(model);
  const nobody = Object.fromEntries(Object.keys(model.models).map((name) => [name, null]));
  const begun = run({ machines: nobody, persisted: begin.persisted }, begin.operations);
  const explore = (before: JointWalkStep): JointWalkStep[] =>
    Object.keys(model.moves).flatMap((phrase) => {
      const done = possible(phrase, before.expected);
      if (!done) return [];
      const { now, steps } = run(before.expected, done.operations);
      const sampledMove = { phrase, sample: done.sample };
      return { sampledMove, expected: now, before, snapshots: [now], steps };
    });
  return {
    start: {
      sampledMove: undefined,
      expected: begun.now,
      before: undefined,
      snapshots: [begun.now],
      steps: begun.steps,
    },
    next: memoize(explore),
    eventKey: ({ sampledMove }) => sampledMove?.phrase ?? '',
    stateKey: memoize(({ expected }) =>
      JSON.stringify([
        valuesOf(expected),
        getJointMemory(model, expected),
        Object.values(expected.machines).map((snapshot) => snapshot && getHistory(snapshot)),
      ]),
    ),
    trace: (walkStep) => traceOf(walkStep).join(),
    coveredParts: (walkStep) => [
      walkStep.sampledMove?.phrase ?? '',
      ...traceOf(walkStep),
      JSON.stringify(valuesOf(walkStep.expected)),
    ],
  };
}
