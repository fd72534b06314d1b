/**
 * Walks the paths of a machine in a browser, and reports the states, transitions and guards that the walks
 * have missed. The walks read the machine's steps from the messages that the app's inspector sends.
 */
import type {
  APIRequestContext,
  BrowserContext,
  Expect,
  Locator,
  Page,
  PlaywrightTestArgs,
  PlaywrightWorkerArgs,
  TestType,
} from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { InspectedActor } from '../live/protocol.ts';
import { redactEvent } from '../live/redact.ts';
import { eventOf, movesOf } from '../model.ts';
import type { AnyModel, PromiseName } from '../model.ts';
import { writeRecord } from '../paths/coverage-record.ts';
import { unassertedStates, CoverageTracker } from '../paths/coverage.ts';
import { possiblePairs } from '../paths/pairs.ts';
import { pathsToWalk } from '../paths/path-model.ts';
import type { MachineOf, Runs, StartName, States } from '../paths/path-model.ts';
import { getExpectedEvents, describeMismatch, expectNoMismatch } from '../paths/sent-events.ts';
import { getSampledMoves, getModelMemory } from '../paths/walk-steps.ts';
import type { SampledMove } from '../paths/walk-steps.ts';
import type { Sent } from '../paths/sent-events.ts';
import { pathsOf } from '../state-paths.ts';
import { choosePathsThroughStates, takeStatePictures, testFileOf } from '../gallery/photograph.ts';
import { isGallery } from '../gallery/shots.ts';
import { expectDone, createGestures } from './gestures.ts';
import type { AnyRuns, PreparedOutcome, Gesture, Happen, Step } from './gestures.ts';
import { appendInstantOutcomes } from './instants.ts';
import { watchActors } from './watch-actors.ts';

/** The parts of Playwright's browser that a walk uses. */
export type World = { page: Page; context: BrowserContext; request: APIRequestContext };

type SampleOf<Run> = Run extends (sample: infer Sample) => unknown ? Sample : never;

export type BrowserRuns<Model extends AnyModel, Stage> = {
  [Name in keyof Runs<Model>]:
    | Happen<SampleOf<Runs<Model>[Name]>, Stage>
    | PreparedOutcome<SampleOf<Runs<Model>[Name]>, Stage>;
};

/**
 * Marks a state that the machine leaves before the page can show it. Walks find such a state in the actor's
 * reports instead.
 */
export const passing = 'passing';

/** The context and tags of an actor. Secrets in the context are masked. */
export type Shown<Machine extends AnyStateMachine> = {
  context: SnapshotFrom<Machine>['context'];
  tags: readonly string[];
};

type Assertion<Machine extends AnyStateMachine, Stage> =
  | typeof passing
  | ((stage: Stage, shown: Shown<Machine>) => Promise<void>);

/** The assertions about the page in each state. A state that only contains other states needs no entry. */
export type BrowserStates<Model extends AnyModel, Stage> = {
  [State in keyof States<Model>]: Assertion<MachineOf<Model>, Stage>;
};

type JourneyStep<Model extends AnyModel> = readonly [
  phrase: string,
  leadsTo: SnapshotFrom<MachineOf<Model>>['value'],
];

type Journey<Model extends AnyModel> = {
  name: string;
  from?: StartName<Model>;
  /**
   * The phrase by which the model describes each event, and the state that the event must lead to. Both are
   * written by hand, not generated.
   */
  steps: readonly JourneyStep<Model>[];
};

export type BrowserWalks<Model extends AnyModel, Stage> = {
  /** Prepares the browser for a walk, before the app is opened. */
  prepare: (world: World) => Promise<Stage>;
  /** Opens the app with `inspect` in its URL, and brings the app to one of the model's `starts`. */
  mounts: { [Start in StartName<Model>]?: (stage: Stage) => Promise<void> };
  runs: BrowserRuns<Model, Stage>;
  states: BrowserStates<Model, Stage>;
  /** The promises that settle so quickly that no other event can happen first. */
  instant?: readonly PromiseName<MachineOf<Model>>[];
  /**
   * Returns replacements for names that differ between the model and this browser, such as an account's ID.
   */
  aliases?: (stage: Stage) => Readonly<Record<string, string>>;
  journeys?: readonly Journey<Model>[];
  /**
   * Finds the element to which the page is scrolled before a picture for the gallery. Without this function,
   * the pictures show the top of the page.
   */
  scrollTarget?: (stage: Stage) => Locator;
};

/** The parts of Playwright that walks need. A project passes its own `test`, which may declare fixtures. */
export type Playwright = {
  test: TestType<PlaywrightTestArgs, PlaywrightWorkerArgs>;
  expect: Expect;
};

/**
 * Returns a function that declares a test for each path and each journey of the model's machine. Further
 * tests fail if the walks miss a state or a transition, or if a guard never passes or never refuses.
 */
export function walkerInBrowser(playwright: Playwright) {
  return <Model extends AnyModel, Stage>(model: Model, walks: BrowserWalks<Model, Stage>): void => {
    declareWalks(playwright, model, walks);
  };
}

function declareWalks<Model extends AnyModel, Stage>(
  { test, expect }: Playwright,
  model: Model,
  walks: BrowserWalks<Model, Stage>,
): void {
  const { machine } = model;
  const { mounts, journeys = [], instant = [] } = walks;
  const inThisBrowser = { ...model, instant };
  const starts = Object.keys(mounts) as StartName<Model>[];
  const paths = starts.flatMap((start) =>
    pathsToWalk(inThisBrowser, start).map((path) => ({
      start,
      path: appendInstantOutcomes(inThisBrowser, start, path),
    })),
  );
  const sampledMoves = getSampledMoves(model);
  const coverage = new CoverageTracker(model);
  const { gesturesOf, prepareOutcome, happen } = createGestures(
    walks.runs as unknown as AnyRuns<Stage>,
  );
  const states = walks.states as Record<string, Assertion<AnyStateMachine, Stage> | undefined>;

  const stepOf = ([phrase, value]: JourneyStep<Model>): Step => {
    const sampledMove = sampledMoves.get(phrase);
    if (!sampledMove) throw new Error(`The model has no event called “${phrase}”.`);
    return { sampledMove, value };
  };

  const moves = new Map(movesOf(model));

  /**
   * Returns what the page should send for an event; undefined if the snapshot before the event is not known,
   * as on a journey.
   */
  const findExpectedEvents = (
    sampledMove: SampledMove | undefined,
    before: AnyMachineSnapshot | undefined,
  ) => {
    const move = sampledMove && moves.get(sampledMove.move);
    return move && before && getExpectedEvents(sampledMove, move, before);
  };

  /**
   * Returns null if the page has sent the expected events for a gesture, or else a sentence about the
   * difference.
   */
  const describeGestureMismatch = (
    { steps }: Gesture,
    before: AnyMachineSnapshot | undefined,
    sent: readonly Sent[],
    rename: (value: unknown) => unknown,
  ): string | null => {
    const [first, ...more] = steps;
    const expectedEvents = findExpectedEvents(first?.sampledMove, before);
    if (!expectedEvents) return null;
    const asEvent = (it: AnyEventObject) => rename(redactEvent(it)) as AnyEventObject;
    const following = more.flatMap((step) =>
      step.sampledMove ? eventOf(step.sampledMove.move, step.sampledMove.sample) : [],
    );
    const expectedHere = {
      ...expectedEvents,
      event: expectedEvents.event && asEvent(expectedEvents.event),
      followedBy: [...expectedEvents.followedBy, ...following].map(asEvent),
    };
    const renamed = sent.map((it) => ({ ...it, event: rename(it.event) as AnyEventObject }));
    return describeMismatch(expectedHere, renamed);
  };

  const walk = async (
    world: World,
    start: StartName<Model>,
    steps: readonly Step[],
  ): Promise<void> => {
    const actors = await watchActors(world.page, machine);
    const stage = await walks.prepare(world);
    const rename = (value: unknown): unknown => {
      const text = Object.entries(walks.aliases?.(stage) ?? {}).reduce(
        (renamed, [theirs, ours]) => renamed.replaceAll(theirs, ours),
        JSON.stringify(value) ?? 'null',
      );
      return JSON.parse(text);
    };
    const visitedStates: string[] = [];
    const happened: string[] = [];
    let expectedBefore: AnyMachineSnapshot | undefined;
    for (const gesture of gesturesOf(steps)) {
      /* oxlint-disable no-await-in-loop -- one gesture after the other */
      const before = actors.history().length;
      const sentBefore = actors.sent().length;
      const [{ sampledMove } = {}] = gesture.steps;
      const now = actors.latest();
      await prepareOutcome(gesture, stage, now);
      if (sampledMove) await happen(sampledMove, stage, now);
      else await mounts[start]?.(stage);
      const from = expectedBefore;
      await expectNoMismatch(
        expectDone(expect, machine, gesture, actors, {
          before,
          isSilent: findExpectedEvents(sampledMove, from)?.event === null,
        }),
        () => describeGestureMismatch(gesture, from, actors.sent().slice(sentBefore), rename),
      );
      expectedBefore = gesture.steps.at(-1)?.expected;
      const actual = actors.latest() as InspectedActor;
      const last = gesture.steps.at(-1);
      if (last?.expected) {
        const { context } = rename({ context: actual.context }) as AnyMachineSnapshot;
        expect(
          rename(getModelMemory(model, { context } as AnyMachineSnapshot)),
          'what the machine remembers',
        ).toEqual(rename(getModelMemory(model, last.expected)));
      }
      for (const state of pathsOf(actual.value)) {
        const assertion = states[state];
        if (assertion === passing)
          throw new Error(`The machine should have left ${state} at once.`);
        if (assertion) await assertion(stage, actual);
        visitedStates.push(state);
      }
      // The page can't show passing states, but `expectDone` has found them in the actor's reports.
      for (const { value } of gesture.steps) {
        for (const state of pathsOf(value))
          if (states[state] === passing) visitedStates.push(state);
      }
      for (const step of gesture.steps)
        if (step.sampledMove) coverage.moves.add(step.sampledMove.move);
      happened.push(...gesture.steps.flatMap((step) => step.sampledMove?.phrase ?? []));
      if (isGallery) {
        await takeStatePictures({
          page: world.page,
          walk: machine.id,
          actors: actors.neighbours(),
          start,
          steps: happened,
          isPrimary: (id) => id === machine.id,
          scrollTarget: walks.scrollTarget?.(stage),
          info: test.info(),
        });
      }
      /* oxlint-enable no-await-in-loop */
    }
    for (const history of actors.histories()) coverage.addMicrosteps(history);
    for (const state of visitedStates) coverage.states.add(state);
    await world.page.unrouteAll({ behavior: 'ignoreErrors' });
  };

  // One worker runs all walks in order, because the coverage is collected in its memory.
  test.describe.configure({ mode: 'default' });

  let walked = 0;
  const chosen = isGallery
    ? choosePathsThroughStates(paths, (state) => states[state] !== passing)
    : paths;
  const all = paths.length + journeys.length;

  for (const start of starts) {
    test.describe(`the paths of ${machine.id}, ${start}`, () => {
      for (const { path } of chosen.filter((it) => it.start === start)) {
        test(path.name || 'the app opens', async ({ page, context, request }) => {
          const steps = path.steps.map(({ sampledMove, expected }) => ({
            sampledMove,
            expected,
            value: expected.value,
          }));
          await walk({ page, context, request }, start, steps);
          coverage.paths += 1;
          walked += 1;
        });
      }
    });
  }

  // The gallery walks only some of the paths, so it must not replace the record of coverage.
  if (isGallery) return;

  test.describe(`the walks of ${machine.id}`, () => {
    for (const { name, from = starts[0], steps } of journeys) {
      test(`the walks include this journey: ${name}`, async ({ page, context, request }) => {
        if (from === undefined) throw new Error('The walks have no start.');
        const initial = paths.find(({ start }) => start === from)?.path.steps[0];
        if (!initial) throw new Error(`The model has no start called “${from}”.`);
        const opened = { sampledMove: undefined, value: initial.expected.value };
        await walk({ page, context, request }, from, [opened, ...steps.map(stepOf)]);
        coverage.journeys += 1;
        walked += 1;
      });
    }

    test('the walks assert something in every state', () => {
      expect(unassertedStates(machine, states)).toEqual([]);
    });

    test.describe('together', () => {
      test.beforeEach(() => {
        test.skip(walked < all, 'not every path was walked to its end');
      });

      test('the walks reach every state', () => {
        expect(coverage.getMissed().states).toEqual([]);
      });
      test('the walks take every transition', () => {
        expect(coverage.getMissed().transitions).toEqual([]);
      });
      test('the walks see both sides of every guard', () => {
        expect(coverage.getMissed().sides).toEqual([]);
      });
      test('the walks make every move', () => {
        expect(coverage.getMissed().moves).toEqual([]);
      });
      test('the walks write the record of their coverage', () => {
        const record = coverage.record(possiblePairs(inThisBrowser, starts));
        writeRecord('browser', testFileOf(test.info()), record);
        expect(coverage.paths).toBe(paths.length);
      });
    });
  });
}
