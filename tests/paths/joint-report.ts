/** What there is to tell QA of the paths that several machines go together. */
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../src/statecharts/chart.ts';
import { jointInvariantsOf } from '../../src/statecharts/joint-model.ts';
import type { AnyJointModel, AnyJointSnapshot } from '../../src/statecharts/joint-model.ts';
import { orderingModel } from '../../src/statecharts/models/ordering.ts';
import { innermost } from '../../src/statecharts/state-paths.ts';
import { triggerName } from '../../src/statecharts/triggers.ts';
import { explainEvent } from './explain.ts';
import type { ExplainedStep, GuardSide, TakenTransition } from './explain.ts';
import { coveringPaths } from './graph.ts';
import { breachesIn, breachInWords } from './invariants.ts';
import { jointWalkable } from './joint-strides.ts';
import type { JointStep, JointStride } from './joint-strides.ts';
import type { MachineReport } from './report.ts';

function machineOf(model: AnyJointModel, name: string): AnyStateMachine {
  const joined = model.models[name];
  if (!joined) throw new Error(`${model.id} has no machine ${name}.`);
  return joined.machine;
}

function transitionIn(model: AnyJointModel, machine: string, name: string): TakenTransition[] {
  const { transitions } = chartOf(machineOf(model, machine));
  return transitions
    .filter((it) => it.name === name)
    .map(({ source, trigger, targets, guard }) => ({
      name: `${machine}: ${name}`,
      source: `${machine}: ${source}`,
      trigger: triggerName(trigger),
      targets: targets.map((target) => `${machine}: ${target}`),
      guard,
    }));
}

function sidesIn(model: AnyJointModel, { machine, passed, refused }: JointStep): GuardSide[] {
  const { transitions } = chartOf(machineOf(model, machine));
  const sides = (names: readonly string[], side: GuardSide['side']) =>
    names.map((name) => ({
      guard: transitions.find((it) => it.name === name)?.guard ?? '',
      side,
      transition: `${machine}: ${name}`,
    }));
  return [...sides(passed, 'passed'), ...sides(refused, 'refused')];
}

/** Where each machine stands that runs. */
function standing({ machines }: AnyJointSnapshot): string {
  return Object.entries(machines)
    .flatMap(([name, snapshot]) =>
      snapshot ? `${name}: ${innermost(snapshot.value).join(', ')}` : [],
    )
    .join('; ');
}

function explainStep(model: AnyJointModel, stride: JointStride, start: string): ExplainedStep {
  const { happening, steps, expected } = stride;
  const events = steps.flatMap(({ machine, event }) =>
    event ? explainEvent(machineOf(model, machine), event) : [],
  );
  const [event, ...followedBy] = happening ? events : [];
  return {
    what: happening?.phrase ?? start,
    event: event ?? null,
    followedBy: happening ? followedBy : events,
    transitions: steps.flatMap(({ machine, taken }) =>
      taken.flatMap((name) => transitionIn(model, machine, name)),
    ),
    guards: steps.flatMap((step) => sidesIn(model, step)),
    leadsTo: standing(expected),
  };
}

const named = (name: string, all: readonly string[]) => all.map((it) => `${name}: ${it}`);

/** The paths of the machines that order a dish together, as the tests walk them. */
export function jointReport(): MachineReport {
  const model: AnyJointModel = orderingModel;
  const invariants = jointInvariantsOf(model);
  const charts = Object.entries(model.models).map(
    ([name, { machine }]) => [name, chartOf(machine)] as const,
  );
  const starts = Object.keys(model.starts).map(
    (start) => [start, jointWalkable(model, start)] as const,
  );
  const breaches = starts.flatMap(([start, walkable]) => breachesIn(walkable, invariants, start));
  return {
    machine: model.id,
    description: model.description,
    states: charts.flatMap(([name, { states }]) =>
      named(
        name,
        states.flatMap(({ path }) => (path === '' ? [] : path)),
      ),
    ),
    transitions: charts.flatMap(([name, { transitions }]) =>
      named(
        name,
        transitions.map((it) => it.name),
      ),
    ),
    invariants: invariants.map(({ kind, claim }) => {
      const breach = breaches.find((it) => it.kind === kind && it.claim === claim);
      return { kind, claim, breach: breach ? breachInWords(breach) : null };
    }),
    forgotten: [],
    to: null,
    paths: starts.flatMap(([start, walkable]) =>
      coveringPaths(walkable).map((strides) => ({
        start,
        steps: strides.map((stride) => explainStep(model, stride, start)),
      })),
    ),
    isCut: false,
  };
}
