/**
 * Finds breaches of a model's invariants, for one machine or several together. A stride is one step of a
 * calculated path.
 */
import type { AnyMachineSnapshot } from 'xstate';
import { invariantsOf } from '../model.ts';
import type { AnyModel, Invariant } from '../model.ts';
import { getAllSteps } from './graph.ts';
import type { Walkable } from './graph.ts';
import { inWords } from './path-model.ts';
import { createStepAt, walkableFrom, walkableOf } from './strides.ts';

/** The parts of a stride that the checks use: its event, its snapshots and the stride before it. */
type Leading<Snapshot, Stride> = {
  sampledMove: { phrase: string } | undefined;
  before: Stride | undefined;
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
    ? `“${claim}” can’t come about any more after: ${pathText}`
    : `“${claim}” ${kind === 'always' ? 'is no longer so' : 'has come about'} after: ${pathText}`;
}

type Passed<Snapshot> = {
  snapshots: readonly Snapshot[];
  before: { snapshots: readonly Snapshot[] } | undefined;
};

/** Returns whether, at any of a stride's snapshots, the claim has the wanted truth value. */
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

/** Returns whether a stride breaks an invariant of the kind `always` or `never`. */
function breaks<Snapshot>(invariant: Invariant<Snapshot>, stride: Passed<Snapshot>): boolean {
  return isAtOne(invariant, invariant.kind !== 'always', stride);
}

function reaches<Snapshot>(invariant: Invariant<Snapshot>, stride: Passed<Snapshot>): boolean {
  return isAtOne(invariant, true, stride);
}

/** Returns the strides after which the claim can't become true. */
function deadEnds<Snapshot, Stride extends Leading<Snapshot, Stride>>(
  walkable: Walkable<Stride>,
  invariant: Invariant<Snapshot>,
): Stride[] {
  const stateKey = (stride: Stride) => `${walkable.stateKey(stride)} ${reaches(invariant, stride)}`;
  const strides = getAllSteps({ ...walkable, stateKey });
  const hopeful = new Set(strides.filter((stride) => reaches(invariant, stride)).map(stateKey));
  for (let size = -1; size < hopeful.size;) {
    ({ size } = hopeful);
    for (const stride of strides) {
      if (stride.before && hopeful.has(stateKey(stride))) hopeful.add(stateKey(stride.before));
    }
  }
  return strides.filter((stride) => !hopeful.has(stateKey(stride)));
}

/** Returns the phrases of the start and of the events up to this stride. */
function getPhrasesTo<Stride extends Leading<unknown, Stride>>(
  stride: Stride,
  start: string,
): string[] {
  const { before, sampledMove } = stride;
  return before ? [...getPhrasesTo(before, start), sampledMove?.phrase ?? ''] : [start];
}

/**
 * Returns the shortest path to a breach of each invariant in this graph. Invariants that hold are left out.
 */
export function breachesIn<Snapshot, Stride extends Leading<Snapshot, Stride>>(
  walkable: Walkable<Stride>,
  invariants: readonly Invariant<Snapshot>[],
  start: string,
): Breach[] {
  if (invariants.length === 0) return [];
  const strides = getAllSteps(walkable);
  return invariants.flatMap((invariant) => {
    const { kind, claim } = invariant;
    const broken =
      kind === 'eventually'
        ? deadEnds(walkable, invariant)
        : strides.filter((stride) => breaks(invariant, stride));
    const phraseLists = broken.map((stride) => getPhrasesTo(stride, start));
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
function canComeAbout<Snapshot, Stride extends Leading<Snapshot, Stride>>(
  { start, stateKey, next }: Walkable<Stride>,
  invariant: Invariant<Snapshot>,
): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (const stride of open) {
    if (reaches(invariant, stride)) return true;
    const here = stateKey(stride);
    if (!seen.has(here)) open.push(...next(stride));
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
  const { value, context, status } = last;
  // The model's own machine is used, because the screen's machine has implementations that must not run here.
  const end = model.machine.resolveState({ value, context, status });
  const onward = walkableFrom(model, createStepAt(end));
  const lost = invariants.flatMap((invariant) => {
    const { kind, claim } = invariant;
    if (kind !== 'eventually' || canComeAbout(onward, invariant)) return [];
    return [{ kind, claim, after }];
  });
  return [...breaches, ...lost];
}
