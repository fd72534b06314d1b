/** Reports the paths of several machines together, for QA. */
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart.ts';
import { jointInvariantsOf } from '../joint-model.ts';
import type { AnyJointModel, AnyJointSnapshot } from '../joint-model.ts';
import { innermost } from '../state-paths.ts';
import { explainEvent, explainTransitions } from './explain.ts';
import type { ExplainedStep } from './explain.ts';
import { coveringPaths } from './graph.ts';
import { breachesIn } from './invariants.ts';
import { jointWalkable } from './joint-steps.ts';
import type { JointWalkStep } from './joint-steps.ts';
import { reportInvariants, statesIn } from './report.ts';
import type { MachineReport } from './report.ts';

function machineOf(model: AnyJointModel, name: string): AnyStateMachine {
  const joined = model.models[name];
  if (!joined) throw new Error(`${model.id} has no machine ${name}.`);
  return joined.machine;
}

/** Returns the states of all running machines as text. */
function describeStates({ machines }: AnyJointSnapshot): string {
  return Object.entries(machines)
    .flatMap(([name, snapshot]) =>
      snapshot ? `${name}: ${innermost(snapshot.value).join(', ')}` : [],
    )
    .join('; ');
}

function explainStep(model: AnyJointModel, walkStep: JointWalkStep, start: string): ExplainedStep {
  const { sampledMove, steps, expected } = walkStep;
  const events = steps.flatMap(({ machine, event }) =>
    event ? explainEvent(machineOf(model, machine), event) : [],
  );
  const [event, ...followedBy] = sampledMove ? events : [];
  const explanations = steps.map((step) =>
    explainTransitions(machineOf(model, step.machine), step, (name) => `${step.machine}: ${name}`),
  );
  return {
    what: sampledMove?.phrase ?? start,
    event: event ?? null,
    followedBy: sampledMove ? followedBy : events,
    transitions: explanations.flatMap(({ transitions }) => transitions),
    guards: explanations.flatMap(({ guards }) => guards),
    leadsTo: describeStates(expected),
  };
}

/** Reports the paths of several machines together, as the tests walk them. */
export function jointReport(model: AnyJointModel): MachineReport {
  const invariants = jointInvariantsOf(model);
  const joined = Object.entries(model.models);
  const starts = Object.keys(model.starts).map(
    (start) => [start, jointWalkable(model, start)] as const,
  );
  const breaches = starts.flatMap(([start, walkable]) => breachesIn(walkable, invariants, start));
  return {
    machine: model.id,
    description: model.description,
    states: joined.flatMap(([name, { machine }]) =>
      statesIn(machine).map((state) => `${name}: ${state}`),
    ),
    transitions: joined.flatMap(([name, { machine }]) =>
      chartOf(machine).transitions.map((transition) => `${name}: ${transition.name}`),
    ),
    invariants: reportInvariants(invariants, breaches),
    forgotten: [],
    to: null,
    paths: starts.flatMap(([start, walkable]) =>
      coveringPaths(walkable).map((walkSteps) => ({
        start,
        steps: walkSteps.map((walkStep) => explainStep(model, walkStep, start)),
      })),
    ),
    isCut: false,
  };
}
