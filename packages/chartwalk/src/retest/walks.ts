/** Finds the walks of a machine among the project's tests, and the parts that each of their steps crosses. */
import type { AnyModel } from '../model.ts';
import { journeyFailure } from '../mutation/suite.ts';
import type { AnyJourney } from '../paths/journeys.ts';
import { followPhrases, pathsToWalk } from '../paths/path-model.ts';
import type { WalkStep } from '../paths/walk-steps.ts';
import {
  journeysTitle,
  journeyTitle,
  pathsTitle,
  pathTitle,
  walksTitle,
} from '../paths/test-names.ts';
import { innermost } from '../state-paths.ts';
import type { Part } from './changes.ts';
import { crossingsOf } from './crossings.ts';

/** A test as Vitest lists it. ` > ` separates the test's title and those of the blocks around it. */
export type ListedTest = { name: string; file: string };

export type Step = { what: string; leadsTo: readonly string[]; crosses: readonly Part[] };

export type Walk = {
  machine: string;
  /** A journey states where each step must lead. A generated path expects what the chart says. */
  kind: 'journey' | 'path';
  /** The journey's name; null for a path. */
  name: string | null;
  /**
   * Whether the test mounts a screen. This is concluded from the test's file and name, and from the
   * assertions of a journey.
   */
  isOnScreen: boolean;
  /** The start and the events after it. */
  steps: readonly Step[];
  test: ListedTest;
  /** The reason why the journey fails on the changed chart; null if it does not. */
  failure: string | null;
};

export type TestedModel = {
  model: AnyModel;
  journeys: readonly AnyJourney[];
  tests: readonly ListedTest[];
  /** The files whose walks run the machine alone, without a screen. */
  alone: ReadonlySet<string>;
};

const isCalled = ({ name }: ListedTest, ending: string) =>
  name === ending || name.endsWith(` > ${ending}`);

/**
 * Removes everything in brackets from the title of a path. Titles of paths on a screen contain the names of
 * controls in brackets, but titles of the model's own paths do not.
 */
const withoutBrackets = (title: string) => title.replaceAll(/ \([^()]*\)/g, '');

/** A generated path of a model, with the parts that its steps cross. */
export type GeneratedPath = {
  /** The text with which the names of this path's tests end. */
  title: string;
  steps: readonly Step[];
};

/** Returns the steps of a walk with the parts that they cross. */
function stepsOf({ machine }: AnyModel, start: string, walkSteps: readonly WalkStep[]): Step[] {
  return walkSteps.map((walkStep) => ({
    what: walkStep.sampledMove?.phrase ?? start,
    leadsTo: innermost(walkStep.expected.value),
    crosses: crossingsOf(machine, walkStep),
  }));
}

/** Returns the generated paths of a model. */
export function generatedPaths(model: AnyModel): GeneratedPath[] {
  return Object.keys(model.starts).flatMap((start) =>
    pathsToWalk(model, start).map(({ name, steps }) => ({
      title: withoutBrackets(`${start} > ${pathTitle(name)}`),
      steps: stepsOf(model, start, steps),
    })),
  );
}

function walksOfPaths(
  { model, tests, alone }: TestedModel,
  paths: readonly GeneratedPath[],
): Walk[] {
  const { id } = model.machine;
  const ofPaths = tests.filter(({ name }) => ` > ${name}`.includes(` > ${pathsTitle(id, '')}`));
  return paths.flatMap(({ title, steps }) =>
    ofPaths
      .filter(({ name, file }) => isCalled({ name: withoutBrackets(name), file }, title))
      .map((test) => ({
        machine: id,
        kind: 'path' as const,
        name: null,
        isOnScreen: !alone.has(test.file),
        steps,
        test,
        failure: null,
      })),
  );
}

function walksOfJourney(
  { model, tests, alone }: TestedModel,
  journey: AnyJourney,
  otherwise: string,
): Walk[] {
  const { id } = model.machine;
  const { name, from = otherwise, steps, end } = journey;
  const own = tests.filter(
    (test) =>
      isCalled(test, `${walksTitle(id)} > ${journeyTitle(name)}`) ||
      isCalled(test, `${journeysTitle(id)} > ${name}`),
  );
  if (own.length === 0) return [];
  const failure = journeyFailure(model, journey);
  const phrases = steps.map(([phrase]) => phrase);
  const showsScreen = end !== undefined || steps.some(([, , shows]) => shows !== undefined);
  return own.map((test) => ({
    machine: id,
    kind: 'journey' as const,
    name,
    isOnScreen:
      showsScreen && !alone.has(test.file) && !isCalled(test, `${journeysTitle(id)} > ${name}`),
    // The steps of a journey that fails may be impossible.
    steps:
      failure === null
        ? stepsOf(model, from, followPhrases(model, from, phrases))
        : [from, ...phrases].map((what) => ({ what, leadsTo: [], crosses: [] })),
    test,
    failure,
  }));
}

/** Returns the tests that follow the journeys of a machine. */
export function journeyTests(machine: string, tests: readonly ListedTest[]): ListedTest[] {
  const beginnings = [
    `${walksTitle(machine)} > ${journeyTitle('')}`,
    `${journeysTitle(machine)} > `,
  ];
  return tests.filter(({ name }) =>
    beginnings.some((beginning) => ` > ${name}`.includes(` > ${beginning}`)),
  );
}

/** Returns the walks of a model that are among the listed tests. */
export function walksOf(tested: TestedModel, paths: readonly GeneratedPath[]): Walk[] {
  const [start = ''] = Object.keys(tested.model.starts);
  return [
    ...walksOfPaths(tested, paths),
    ...tested.journeys.flatMap((journey) => walksOfJourney(tested, journey, start)),
  ];
}
