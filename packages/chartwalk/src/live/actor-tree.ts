/** Arranges the inspected actors as trees. The parent of an actor is the actor that started it. */
import type { LiveActor, LiveKnowledge } from './after-messages.ts';
import { numberOf } from './protocol.ts';
import type { ActorStatus, InspectedTask } from './protocol.ts';
import { tabNames } from './tab-names.ts';

export type ActorBranch = {
  id: string;
  name: string;
  status: ActorStatus;
  /** The actor, if it runs a machine; undefined for a task, such as a promise. */
  actor: LiveActor | undefined;
  children: ActorBranch[];
};

export type TabTree = {
  tab: string;
  /**
   * The path that the tab shows, or the name of the program in Node. A number follows if another tab has the
   * same name.
   */
  name: string;
  /** Whether the tab was closed or shows another page. */
  hasLeft: boolean;
  branches: ActorBranch[];
};

type Entry = Omit<ActorBranch, 'children'> & { tab: string; parent: string | null };

const ofActor = (actor: LiveActor, hasGone: boolean): Entry => ({
  id: actor.id,
  name: actor.name,
  // An actor can't report that it stopped if its tab was closed or shows another page.
  status: hasGone && actor.status === 'active' ? 'stopped' : actor.status,
  actor,
  tab: actor.tab,
  parent: actor.parent,
});

const ofTask = (task: InspectedTask): Entry => ({ ...task, actor: undefined });

/**
 * Removes each ended task that was replaced by a later task with the same name and parent. A machine may run
 * the same task a hundred times.
 */
function withoutRepeated(tasks: readonly InspectedTask[]): InspectedTask[] {
  return tasks.filter(
    (task, index) =>
      task.status === 'active' ||
      !tasks
        .slice(index + 1)
        .some(({ name, parent }) => name === task.name && parent === task.parent),
  );
}

function branchesUnder(parent: string | null, entries: readonly Entry[]): ActorBranch[] {
  return entries
    .filter((entry) => entry.parent === parent)
    .map(({ id, name, status, actor }) => ({
      id,
      name,
      status,
      actor,
      children: branchesUnder(id, entries),
    }));
}

function treeOf(tab: string, name: string, entries: readonly Entry[], hasLeft: boolean): TabTree {
  const known = new Set(entries.map(({ id }) => id));
  // An actor becomes a root if its parent is unknown or already discarded.
  const rooted = entries.map((entry) => ({
    ...entry,
    parent: entry.parent !== null && known.has(entry.parent) ? entry.parent : null,
  }));
  return { tab, name, hasLeft, branches: branchesUnder(null, rooted) };
}

/** Returns a tree of actors for each tab, with the open tabs first. */
export function actorTrees(
  { actors, gone, tasks }: Pick<LiveKnowledge, 'actors' | 'gone' | 'tasks'>,
  showsStopped: boolean,
): TabTree[] {
  const present = Object.values(actors);
  const machines = [
    ...present.map((actor) => ofActor(actor, false)),
    ...(showsStopped ? Object.values(gone).map((actor) => ofActor(actor, true)) : []),
  ];
  const known = new Set(machines.map(({ id }) => id));
  const shownTasks = withoutRepeated(Object.values(tasks)).filter(
    ({ parent, status }) =>
      (showsStopped || status === 'active') && (parent === null || known.has(parent)),
  );
  const entries = [...machines, ...shownTasks.map(ofTask)].toSorted(
    (one, other) => numberOf(one.id) - numberOf(other.id),
  );
  const open = new Set(present.map(({ tab }) => tab));
  return [...tabNames({ actors, gone })]
    .filter(([tab]) => showsStopped || open.has(tab))
    .map(([tab, name]) =>
      treeOf(
        tab,
        name,
        entries.filter((entry) => entry.tab === tab),
        !open.has(tab),
      ),
    )
    .toSorted((one, other) => Number(one.hasLeft) - Number(other.hasLeft));
}
