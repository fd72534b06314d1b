/**
 * Finds the transitions that are in no journey, and writes journeys through them. A journey is a path that is
 * written by hand.
 */
import { chartOf } from '../chart.ts';
import type { AnyModel } from '../model.ts';
import { followJourney } from '../mutation/suite.ts';
import { toJourney } from '../recording/journey.ts';
import type { Recording } from '../recording/recording.ts';
import { fewestWalks } from './fewest-walks.ts';
import type { AnyJourney } from './journeys.ts';
import { pathsToWalk } from './path-model.ts';
import type { WalkStep } from './walk-steps.ts';
import { formatCount } from '../words.ts';

const takenBy = ({ microsteps }: WalkStep) => microsteps.flatMap(({ taken }) => taken);

type MissingJourneys = {
  machine: string;
  /** The number of transitions. */
  all: number;
  /** The names of the transitions that no journey takes. */
  transitions: readonly string[];
  /**
   * The code of journeys that together take these transitions, with the transitions that each journey takes.
   */
  journeys: readonly { code: string; takes: readonly string[] }[];
  /** The names of those missing transitions that no path of the model takes. */
  impossible: readonly string[];
  /** The journeys that fail, with the reasons. Their transitions count as missing. */
  failures: readonly { name: string; reason: string }[];
};

/** Returns steps in the form of a recording, as if somebody had recorded them in the simulation. */
function recordingOf(model: AnyModel, start: string, walkSteps: readonly WalkStep[]): Recording {
  const [first, ...onward] = walkSteps;
  return {
    machine: model.machine.id,
    path: null,
    actor: null,
    start,
    hasOtherStarts: Object.keys(model.starts).length > 1,
    startValue: first?.expected.value ?? {},
    steps: onward.map(({ sampledMove, expected }) => ({
      move: sampledMove?.move ?? '',
      phrase: sampledMove?.phrase ?? null,
      others: [],
      carried: undefined,
      value: expected.value,
      at: null,
      isUnlikely: false,
    })),
    walk: [],
    context: null,
  };
}

/**
 * Returns the code of a journey that consists of these steps, to be pasted among the handwritten journeys.
 */
export function journeyCode(
  model: AnyModel,
  start: string,
  walkSteps: readonly WalkStep[],
): string {
  return toJourney(recordingOf(model, start, walkSteps));
}

/** Finds the transitions that no journey takes, and the fewest journeys that take them. */
export function missingJourneys(model: AnyModel, journeys: readonly AnyJourney[]): MissingJourneys {
  const { id, transitions } = chartOf(model.machine);
  const outcomes = journeys.map((journey) => ({
    name: journey.name,
    outcome: followJourney(model, journey),
  }));
  const failures = outcomes.flatMap(({ name, outcome }) =>
    'failure' in outcome ? { name, reason: outcome.failure } : [],
  );
  const taken = new Set(
    outcomes.flatMap(({ outcome }) => ('taken' in outcome ? outcome.taken : [])),
  );
  const missing = transitions.flatMap(({ name }) => (taken.has(name) ? [] : name));
  const isMissing = (walkStep: WalkStep) =>
    takenBy(walkStep).some((name) => missing.includes(name));
  const candidates =
    missing.length === 0
      ? []
      : Object.keys(model.starts).flatMap((start) =>
          pathsToWalk(model, start).map(({ steps }) => {
            const walkSteps = steps.slice(0, steps.findLastIndex(isMissing) + 1);
            const takes = missing.filter((name) => walkSteps.flatMap(takenBy).includes(name));
            return { start, walkSteps, length: walkSteps.length, crosses: new Set(takes) };
          }),
        );
  const chosen = fewestWalks(candidates);
  return {
    machine: id,
    all: transitions.length,
    transitions: missing,
    journeys: chosen.map(({ start, walkSteps, crosses }) => ({
      code: journeyCode(model, start, walkSteps),
      takes: [...crosses],
    })),
    impossible: missing.filter((name) => !chosen.some(({ crosses }) => crosses.has(name))),
    failures,
  };
}

const listed = (title: string, names: readonly string[]) =>
  names.length === 0 ? [] : [title, ...names.map((name) => `  ${name}`)];

function machineInText(missing: MissingJourneys): string {
  const { machine, all, transitions, journeys, impossible, failures } = missing;
  return [
    `${machine}: ${transitions.length} of ${formatCount(all, 'transition')} ${transitions.length === 1 ? 'is' : 'are'} in no journey.`,
    ...listed(
      'These journeys fail, so their transitions may be missing:',
      failures.map(({ name, reason }) => `${name}: ${reason}`),
    ),
    ...listed('No path of the model takes these:', impossible),
    ...(journeys.length > 0 ? ['', journeys.map(({ code }) => code.trimEnd()).join('\n')] : []),
  ].join('\n');
}

const REMARK =
  'The states are those to which the charts lead now. Before you paste a journey, check that each is right.';

/** Formats the missing journeys of machines, ready to be pasted. */
export function formatMissing(machines: readonly MissingJourneys[]): string {
  const lacking = machines.filter(
    ({ transitions, failures }) => transitions.length + failures.length > 0,
  );
  const complete = machines.length - lacking.length;
  const remarks = [
    ...(lacking.some(({ journeys }) => journeys.length > 0) ? [REMARK] : []),
    ...(complete > 0
      ? [
          `${formatCount(complete, 'machine')} ${complete === 1 ? 'has' : 'have'} a journey through every transition.`,
        ]
      : []),
  ];
  return [...lacking.map(machineInText), ...remarks].join('\n\n');
}
