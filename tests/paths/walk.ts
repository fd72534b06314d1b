/** Walks a machine's paths on the mounted screen, and finds out what no walk has reached. */
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom, StateValue } from 'xstate';
import { watch } from './observed-actors.ts';
import {
  coveringPaths,
  happeningsOf,
  simplePaths,
  statePathsOf,
  transitionsOf,
  withoutBeginnings,
} from './path-model.ts';
import type { ModelOptions, Moves, Path, PromiseName, States } from './path-model.ts';

type Start = {
  /** How every walk from here begins, as the beginning of a sentence. */
  name: string;
  /** The machine's input, as the screen gives it. */
  input?: unknown;
  mount: () => Promise<void> | void;
};

type Journey<Machine extends AnyStateMachine> = {
  name: string;
  /** The name of the start; the first where none is given. */
  from?: string;
  /** What happens, by its phrase, and where that must lead: written by hand, not generated. */
  steps: readonly (readonly [phrase: string, leadsTo: SnapshotFrom<Machine>['value']])[];
  /** What the screen shows in the end. */
  end?: () => void;
};

type Walks<Machine extends AnyStateMachine> = {
  starts: readonly Start[];
  moves: Moves<Machine>;
  states: States<Machine>;
  memory?: ModelOptions<Machine>['memory'];
  /** The promises whose end the moves decide. */
  held?: readonly PromiseName<Machine>[];
  /** Walks every simple path as well: for small machines. */
  walksSimplePaths?: boolean;
  journeys?: readonly Journey<Machine>[];
  /** Transitions that nothing on the screen or around it can cause, and why. */
  notOnScreen?: Readonly<Record<string, string>>;
};

function pathsFrom<Machine extends AnyStateMachine>(
  machine: Machine,
  { input }: Start,
  { moves, memory, walksSimplePaths }: Walks<Machine>,
): Path[] {
  const options: ModelOptions<Machine> = { moves, input, ...(memory && { memory }) };
  const paths = walksSimplePaths
    ? [...coveringPaths(machine, options), ...simplePaths(machine, options)]
    : coveringPaths(machine, options);
  return withoutBeginnings([...new Map(paths.map((path) => [path.name, path])).values()]);
}

/** Transitions that only events can cause that nothing on the screen leads to. */
function transitionsOfEventsNotOnScreen<Machine extends AnyStateMachine>(
  machine: Machine,
  moves: Moves<Machine>,
): string[] {
  const events = Object.entries(moves)
    .filter(([, move]) => typeof move === 'object' && move !== null && 'notOnScreen' in move)
    .map(([name]) => name);
  return transitionsOf(machine).filter((transition) =>
    events.some((event) => transition.split(' — ')[1]?.split(' ')[0] === event),
  );
}

/** Waits only where it must: waiting lets a stopped clock go on. */
async function eventually(check: () => void): Promise<void> {
  try {
    check();
  } catch {
    await waitFor(check);
  }
}

/**
 * Declares a test for each path and each journey of the machine, and the tests that fail where a
 * state or a transition is left that none of them went through.
 */
export function walkPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  walks: Walks<Machine>,
): void {
  const { starts, moves, states, memory = () => null, journeys = [] } = walks;
  const remember = (snapshot: AnyMachineSnapshot) =>
    memory(snapshot.context as SnapshotFrom<Machine>['context']);
  const happenings = happeningsOf(machine, moves);
  const takenOnPaths = new Set<string>();
  const stoodInOnPaths = new Set<string>();
  const movesOnPaths = new Set<string>();

  /** Starts at the given place, and leaves the page as it was found. */
  const walk = async (
    start: Start,
    run: (stand: (value: StateValue, expected?: AnyMachineSnapshot) => Promise<void>) => unknown,
  ): Promise<{ taken: Set<string>; stoodIn: Set<string> }> => {
    const stoodIn = new Set<string>();
    const watched = watch(machine, walks.held);
    const stand = async (value: StateValue, expected?: AnyMachineSnapshot) => {
      await eventually(() => expect(watched.snapshot()?.value).toEqual(value));
      const actual = watched.snapshot() as AnyMachineSnapshot;
      if (expected) expect(remember(actual)).toEqual(remember(expected));
      // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
      for (const { path } of actual._nodes) {
        const name = path.join('.');
        const assertion = (states as Record<string, (snapshot: unknown) => void>)[name];
        // oxlint-disable-next-line no-await-in-loop -- one state after the other, as they are read
        if (assertion) await eventually(() => assertion(expected ?? actual));
        stoodIn.add(name);
      }
    };
    try {
      await start.mount();
      await run(stand);
      return { taken: watched.taken, stoodIn };
    } finally {
      watched.stop();
    }
  };

  describe(`the paths of ${machine.id}`, () => {
    for (const start of starts) {
      // oxlint-disable-next-line vitest/valid-title -- it is a string
      describe(start.name, () => {
        // oxlint-disable-next-line vitest/expect-expect -- each step of a path expects
        test.each(
          pathsFrom(machine, start, walks).map(
            (path) => [path.name || 'nothing happens', path] as const,
          ),
        )('%s', async (_, { steps }) => {
          const { taken, stoodIn } = await walk(start, async (stand) => {
            for (const { happening, expected } of steps) {
              // oxlint-disable-next-line no-await-in-loop -- one step after the other
              await happening?.run();
              if (happening) movesOnPaths.add(happening.move);
              // oxlint-disable-next-line no-await-in-loop -- likewise
              await stand(expected.value, expected);
            }
          });
          for (const name of taken) takenOnPaths.add(name);
          for (const name of stoodIn) stoodInOnPaths.add(name);
        });
      });
    }
  });

  describe(`the walks of ${machine.id}`, () => {
    const excused = [
      ...Object.keys(walks.notOnScreen ?? {}),
      ...transitionsOfEventsNotOnScreen(machine, moves),
    ];

    // oxlint-disable-next-line vitest/expect-expect -- each step of a journey expects
    test.each(journeys.map((journey) => [journey.name, journey] as const))(
      'include this journey: %s',
      async (_, { from, steps, end }) => {
        const start = starts.find(({ name }) => name === (from ?? starts[0]?.name));
        if (!start) throw new Error(`No walk begins with “${from}”.`);
        await walk(start, async (stand) => {
          for (const [phrase, leadsTo] of steps) {
            const happening = happenings.get(phrase);
            if (!happening) throw new Error(`Nothing is called “${phrase}”.`);
            // oxlint-disable-next-line no-await-in-loop -- one step after the other
            await happening.run();
            // oxlint-disable-next-line no-await-in-loop -- likewise
            await stand(leadsTo);
          }
          if (end) await eventually(end);
        });
      },
    );

    test('went through every transition', () => {
      const left = transitionsOf(machine).filter(
        (name) => !takenOnPaths.has(name) && !excused.includes(name),
      );
      expect(left).toEqual([]);
    });

    test('stood in every state', () => {
      expect(statePathsOf(machine).filter((name) => !stoodInOnPaths.has(name))).toEqual([]);
    });

    test('made every move', () => {
      const possible = Object.entries<object>(moves).filter(([, move]) => 'run' in move);
      const names = possible.map(([name]) => name);
      expect(names.filter((name) => !movesOnPaths.has(name))).toEqual([]);
    });

    test('excuse no transition that does not exist or was taken after all', () => {
      const transitions = transitionsOf(machine);
      expect(excused.filter((it) => !transitions.includes(it) || takenOnPaths.has(it))).toEqual([]);
    });
  });
}
