/**
 * Walks the paths of a machine without a screen. The walk itself takes the place of everything around the
 * machine.
 */
import { expect, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AnyActorLogic, AnyActorRef, InspectionEvent } from 'xstate';
import { movesOf, eventOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import { findHandledType } from '../simulation/simulate.ts';
import { pathOf, pathsOf } from '../state-paths.ts';
import { nodesOf } from '../structure.ts';
import { inspect } from './observed-actors.ts';
import { allPathsToWalk } from './path-model.ts';
import { walkerOn } from './walk.ts';
import type { Walks } from './walk.ts';

type Alone<Model extends AnyModel> = Pick<Walks<Model>, 'journeys' | 'random'>;

const idle = fromPromise(() => new Promise(() => {}));

/** A clock that never fires, because the walk itself sends the events of delays. */
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} };

/**
 * Inspects the actor of a walk, and makes its child actors idle before they start, because the walk sends their
 * outcomes.
 */
function inspectAlone(inspected: InspectionEvent): void {
  const actor = inspected.actorRef as AnyActorRef & { logic: AnyActorLogic };
  // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
  if (inspected.type === '@xstate.actor' && actor._parent) actor.logic = idle;
  inspect(inspected);
}

/**
 * Declares the tests of a walk for a machine that runs alone. The machine's actions run, so the model's
 * machine must implement all of them.
 */
export function walkMachine<Model extends AnyModel>(model: Model, walks: Alone<Model>): void {
  const { machine, starts } = model;
  let actor: AnyActorRef | undefined;
  const snapshotNow = () => {
    if (!actor) throw new Error(`${machine.id} is not running.`);
    return actor.getSnapshot();
  };

  const mounts = Object.entries(starts).map(([start, { input }]) => [
    start,
    () => {
      actor = createActor(machine, { input, inspect: inspectAlone, clock: stoppedClock }).start();
    },
  ]);
  const runs = movesOf(model).map(([name, { followedBy }]) => [
    name,
    (sample: unknown, calculated?: string) => {
      const before = snapshotNow();
      const type = calculated ?? findHandledType(machine, before, name) ?? name;
      for (const event of [eventOf(type, sample), ...(followedBy?.(before, sample) ?? [])]) {
        actor?.send(event);
      }
    },
  ]);
  const states = nodesOf(machine).map(({ path }) => [
    pathOf(path),
    () => expect(pathsOf(snapshotNow().value)).toContain(pathOf(path)),
  ]);

  const unmount = () => {
    actor?.stop();
    actor = undefined;
  };
  walkerOn({ unmount, waitFor: (check) => vi.waitFor(check) }, allPathsToWalk)(model, {
    ...walks,
    mounts: Object.fromEntries(mounts) as Walks<Model>['mounts'],
    runs: Object.fromEntries(runs) as Walks<Model>['runs'],
    states: Object.fromEntries(states) as Walks<Model>['states'],
  });
}
