/**
 * Finds breaches of a model's invariants, for one machine or several together.
 */
import type { AnyMachineSnapshot } from 'xstate';
import { restored } from '../dry-run.ts';
import { invariantsOf } from '../model.ts';
import type { AnyModel, Invariant } from '../model.ts';
import { getAllSteps } from './graph.ts';
import type { Walkable } from './graph.ts';
import { inWords } from './path-model.ts';
import { createStepAt, walkableFrom, walkableOf } from './walk-steps.ts';

/** The parts of a step that the checks use: its event, its snapshots and the step before it. */
type Leading<Snapshot, GraphStep> = {
  sampledMove: { phrase: string } | undefined;
  before: GraphStep | undefined;
  snapshots: readonly Snapshot[];
};

export type Breach = {
  kind: Invariant['kind'];
  claim: string;
  /** The phrases of the start and of the events that led to the breach. */
  after: readonly string[];
};

/** Describes a broken invariant in a sentence. */
export function breachInWords({ kind, claim, after }: Breach): string {
  const pathText = inWords(after);
  return kind === 'eventually'
    ? `“${claim}” can no longer happen after: ${pathText}`
    : `“${claim}” ${kind === 'always' ? 'no longer holds' : 'must never hold, but holds'} after: ${pathText}`;
}

type Passed<Snapshot> = {
  snapshots: readonly Snapshot[];
  before: { snapshots: readonly Snapshot[] } | undefined;
};

/** Returns whether the claim has the wanted truth value at any of a step's snapshots. */
function isAtOne<Snapshot>(
  { isSo }: Invariant<Snapshot>,
  wanted: boolean,
  { snapshots, before }: Passed<Snapshot>,
): boolean {
  const earlier = before?.snapshots.at(-1);
  return snapshots.some(
    (snapshot, index) => isSo(snapshot, snapshots[index - 1] ?? earlier) === wanted,
  );
}

/** Returns whether a step breaks an invariant of the kind `always` or `never`. */
function breaks<Snapshot>(invariant: Invariant<Snapshot>, walkStep: Passed<Snapshot>): boolean {
  return isAtOne(invariant, invariant.kind !== 'always', walkStep);
}

function reaches<Snapshot>(invariant: Invariant<Snapshot>, walkStep: Passed<Snapshot>): boolean {
  return isAtOne(invariant, true, walkStep);
}

/** Returns the steps after which the claim can't become true. */
function deadEnds<Snapshot, GraphStep extends Leading<Snapshot, GraphStep>>(
  walkable: Walkable<GraphStep>,
  invariant: Invariant<Snapshot>,
): GraphStep[] {
  const stateKey = (walkStep: GraphStep) =>
    `${walkable.stateKey(walkStep)} ${reaches(invariant, walkStep)}`;
  const walkSteps = getAllSteps({ ...walkable, stateKey });
  const hopeful = new Set(
    walkSteps.filter((walkStep) => reaches(invariant, walkStep)).map(stateKey),
  );
  for (let size = -1; size < hopeful.size;) {
    ({ size } = hopeful);
    for (const walkStep of walkSteps) {
      if (walkStep.before && hopeful.has(stateKey(walkStep)))
        hopeful.add(stateKey(walkStep.before));
    }
  }
  return walkSteps.filter((walkStep) => !hopeful.has(stateKey(walkStep)));
}

/** Returns the phrases of the start and of the events up to this step. */
function getPhrasesTo<GraphStep extends Leading<unknown, GraphStep>>(
  walkStep: GraphStep,
  start: string,
): string[] {
  const { before, sampledMove } = walkStep;
  return before ? [...getPhrasesTo(before, start), sampledMove?.phrase ?? ''] : [start];
}

/**
 * Returns the shortest path to a breach of each invariant in this graph. Invariants that hold are left out.
 */
export function breachesIn<Snapshot, GraphStep extends Leading<Snapshot, GraphStep>>(
  walkable: Walkable<GraphStep>,
  invariants: readonly Invariant<Snapshot>[],
  start: string,
): Breach[] {
  if (invariants.length === 0) return [];
  const walkSteps = getAllSteps(walkable);
  return invariants.flatMap((invariant) => {
    const { kind, claim } = invariant;
    const broken =
      kind === 'eventually'
        ? deadEnds(walkable, invariant)
        : walkSteps.filter((walkStep) => breaks(invariant, walkStep));
    const phraseLists = broken.map((walkStep) => getPhrasesTo(walkStep, start));
    const [after] = phraseLists.toSorted((one, other) => one.length - other.length);
    return after ? [{ kind, claim, after }] : [];
  });
}

/**
 * Returns the breaches that are possible from each start of a model, one for each broken invariant. Each
 * breach contains the shortest path to it.
 */
export function breachesOf(model: AnyModel): Breach[] {
  return Object.keys(model.starts).flatMap((start) =>
    breachesIn(walkableOf(model, start), invariantsOf(model), start),
  );
}

/**
 * Returns the invariants of the kinds `always` and `never` that a walk through these snapshots breaks.
 *
 * @param after the phrases of the walk's start and events
 */
export function findBreachesInSnapshots<Snapshot>(
  invariants: readonly Invariant<Snapshot>[],
  snapshots: readonly Snapshot[],
  after: readonly string[],
): Breach[] {
  return invariants.flatMap((invariant) => {
    const { kind, claim } = invariant;
    if (kind === 'eventually' || !breaks(invariant, { snapshots, before: undefined })) return [];
    return [{ kind, claim, after }];
  });
}

/** Returns whether the claim is true now, or can become true after further events. */
function canComeAbout<Snapshot, GraphStep extends Leading<Snapshot, GraphStep>>(
  { start, stateKey, next }: Walkable<GraphStep>,
  invariant: Invariant<Snapshot>,
): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (const walkStep of open) {
    if (reaches(invariant, walkStep)) return true;
    const here = stateKey(walkStep);
    if (!seen.has(here)) open.push(...next(walkStep));
    seen.add(here);
  }
  return false;
}

/**
 * Returns the invariants that the actor of a walk has broken.
 *
 * @param snapshots the snapshot at the start and after each event
 * @param after the phrases of the walk's start and events
 */
export function breachesOfWalk(
  model: AnyModel,
  snapshots: readonly AnyMachineSnapshot[],
  after: readonly string[],
): Breach[] {
  const invariants = invariantsOf(model);
  const breaches = findBreachesInSnapshots(invariants, snapshots, after);
  const last = snapshots.at(-1);
  // An actor whose screen is gone can no longer change.
  if (!last || last.status === 'stopped') return breaches;
  // The model's own machine is used, because the screen's machine has implementations that must not run
  // during this check.
  const onward = walkableFrom(model, createStepAt(restored(model.machine, last)));
  const lost = invariants.flatMap((invariant) => {
    const { kind, claim } = invariant;
    if (kind !== 'eventually' || canComeAbout(onward, invariant)) return [];
    return [{ kind, claim, after }];
  });
  return [...breaches, ...lost];
}
