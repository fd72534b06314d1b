/** Finds the walks of a machine among the project's tests, and the parts that each of their steps crosses. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyModel } from '../model.ts';
import { journeyFailure } from '../mutation/suite.ts';
import type { AnyJourney } from '../paths/journeys.ts';
import { followPhrases, pathsToWalk } from '../paths/path-model.ts';
import { getSampledMoves } from '../paths/walk-steps.ts';
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

/**
 * A test as Vitest lists it. ` > ` separates the titles of the blocks around the test and the test's own
 * title.
 */
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

/** A generated path of a model, with the parts that its steps cross. */
export type GeneratedPath = Pick<Walk, 'steps'>;

/** Returns the steps of a walk with the parts that they cross. */
function stepsOf({ machine }: AnyModel, start: string, walkSteps: readonly WalkStep[]): Step[] {
  return walkSteps.map((walkStep) => ({
    what: walkStep.sampledMove?.phrase ?? start,
    leadsTo: innermost(walkStep.expected.value),
    crosses: crossingsOf(machine, walkStep),
  }));
}

export function generatedPaths(model: AnyModel): GeneratedPath[] {
  return Object.keys(model.starts).flatMap((start) =>
    pathsToWalk(model, start).map(({ steps }) => ({ steps: stepsOf(model, start, steps) })),
  );
}

/** Returns the events in the name of a path, in order. “(3 times)” after an event repeats the event. */
function eventsIn(name: string): string[] {
  return name.split(', then ').flatMap((text) => {
    const [, event = text, times = '1'] = /^(.*) \((\d+) times\)$/.exec(text) ?? [];
    return Array<string>(Number(times)).fill(event);
  });
}

/** Returns a function that reads the start and the phrases of a path from the titles of a test. */
function titleReader(model: AnyModel) {
  // If a test runs on a screen, a control in brackets may follow the phrase. A phrase may itself end with
  // brackets, so the longest matching phrase is the right one.
  const phrases = [...getSampledMoves(model).keys()]
    .flatMap(eventsIn)
    .toSorted((one, other) => other.length - one.length);
  const phraseOf = (event: string) =>
    phrases.find((phrase) => `${event} (`.startsWith(`${phrase} (`)) ?? event;
  return (title: string): string[] => {
    const start = Object.keys(model.starts).find((it) => title.startsWith(`${it} > `));
    if (start === undefined) return [];
    const name = title.slice(`${start} > `.length);
    return name === pathTitle('') ? [start] : [start, ...eventsIn(name).map(phraseOf)];
  };
}

function walksOfPaths(
  { model, tests, alone }: TestedModel,
  paths: readonly GeneratedPath[],
): Walk[] {
  const { id } = model.machine;
  const readTitle = titleReader(model);
  const ofPaths = tests.flatMap((test) => {
    const [, title] = ` > ${test.name}`.split(` > ${pathsTitle(id, '')}`);
    if (title === undefined) return [];
    return { test, path: readTitle(title.slice(title.indexOf(' > ') + ' > '.length)) };
  });
  return paths.flatMap(({ steps }) => {
    const [start = '', ...phrases] = steps.map(({ what }) => what);
    const expected = [start, ...phrases.flatMap(eventsIn)];
    return ofPaths
      .filter(({ path }) => isDeepStrictEqual(path, expected))
      .map(({ test }) => ({
        machine: id,
        kind: 'path' as const,
        name: null,
        isOnScreen: !alone.has(test.file),
        steps,
        test,
        failure: null,
      }));
  });
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
    // If a journey fails, its steps may be impossible to follow, so only their phrases are listed.
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
