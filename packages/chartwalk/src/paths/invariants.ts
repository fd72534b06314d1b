/** Where a machine, or several together, break what their model says of them. */
import type { AnyMachineSnapshot } from 'xstate';
import { invariantsOf } from '../model.ts';
import type { AnyModel, Invariant } from '../model.ts';
import { everyStride } from './graph.ts';
import type { Walkable } from './graph.ts';
import { inWords } from './path-model.ts';
import { strideAt, walkableFrom, walkableOf } from './strides.ts';

/** The basis of a check: the snapshot after a stride, and the stride before it. */
type Leading<Snapshot, Stride> = {
  happening: { phrase: string } | undefined;
  before: Stride | undefined;
  stations: readonly Snapshot[];
};

export type Breach = {
  kind: Invariant['kind'];
  claim: string;
  /** The events so far, the start first. */
  after: readonly string[];
};

/** An invariant that was broken, as a sentence. */
export function breachInWords({ kind, claim, after }: Breach): string {
  const way = inWords(after);
  return kind === 'eventually'
    ? `“${claim}” can’t come about any more after: ${way}`
    : `“${claim}” ${kind === 'always' ? 'is no longer so' : 'has come about'} after: ${way}`;
}

type Passed<Snapshot> = {
  stations: readonly Snapshot[];
  before: { stations: readonly Snapshot[] } | undefined;
};

/** Whether it is so, or is not, at one of the stations of a stride. */
function isAtOne<Snapshot>(
  { isSo }: Invariant<Snapshot>,
  wanted: boolean,
  { stations, before }: Passed<Snapshot>,
): boolean {
  const earlier = before?.stations.at(-1);
  return stations.some(
    (station, index) => isSo(station, stations[index - 1] ?? earlier) === wanted,
  );
}

/** Whether a stride breaks what is claimed of every place, or of none. */
function breaks<Snapshot>(invariant: Invariant<Snapshot>, stride: Passed<Snapshot>): boolean {
  return isAtOne(invariant, invariant.kind !== 'always', stride);
}

function reaches<Snapshot>(invariant: Invariant<Snapshot>, stride: Passed<Snapshot>): boolean {
  return isAtOne(invariant, true, stride);
}

/** The strides from which nothing leads to what is claimed. */
function deadEnds<Snapshot, Stride extends Leading<Snapshot, Stride>>(
  walkable: Walkable<Stride>,
  invariant: Invariant<Snapshot>,
): Stride[] {
  const place = (stride: Stride) => `${walkable.place(stride)} ${reaches(invariant, stride)}`;
  const strides = everyStride({ ...walkable, place });
  const hopeful = new Set(strides.filter((stride) => reaches(invariant, stride)).map(place));
  for (let size = -1; size < hopeful.size;) {
    ({ size } = hopeful);
    for (const stride of strides) {
      if (stride.before && hopeful.has(place(stride))) hopeful.add(place(stride.before));
    }
  }
  return strides.filter((stride) => !hopeful.has(place(stride)));
}

/** Returns the events up to this stride. */
function wayTo<Stride extends Leading<unknown, Stride>>(stride: Stride, start: string): string[] {
  const { before, happening } = stride;
  return before ? [...wayTo(before, start), happening?.phrase ?? ''] : [start];
}

/** The first breach of each invariant, wherever anything can lead. */
export function breachesIn<Snapshot, Stride extends Leading<Snapshot, Stride>>(
  walkable: Walkable<Stride>,
  invariants: readonly Invariant<Snapshot>[],
  start: string,
): Breach[] {
  if (invariants.length === 0) return [];
  const strides = everyStride(walkable);
  return invariants.flatMap((invariant) => {
    const { kind, claim } = invariant;
    const broken =
      kind === 'eventually'
        ? deadEnds(walkable, invariant)
        : strides.filter((stride) => breaks(invariant, stride));
    const ways = broken.map((stride) => wayTo(stride, start));
    const [after] = ways.toSorted((one, other) => one.length - other.length);
    return after ? [{ kind, claim, after }] : [];
  });
}

/** The first breach of each of a model's invariants from each of its starts. */
export function breachesOf(model: AnyModel): Breach[] {
  return Object.keys(model.starts).flatMap((start) =>
    breachesIn(walkableOf(model, start), invariantsOf(model), start),
  );
}

/**
 * Returns the broken invariants of kinds always and never, on a walk through these snapshots.
 *
 * @param after what the walk did
 */
export function breachesOfStations<Snapshot>(
  invariants: readonly Invariant<Snapshot>[],
  stations: readonly Snapshot[],
  after: readonly string[],
): Breach[] {
  return invariants.flatMap((invariant) => {
    const { kind, claim } = invariant;
    if (kind === 'eventually' || !breaks(invariant, { stations, before: undefined })) return [];
    return [{ kind, claim, after }];
  });
}

/** Whether anything that can happen from here on makes the claim true. */
function canComeAbout<Snapshot, Stride extends Leading<Snapshot, Stride>>(
  { start, place, next }: Walkable<Stride>,
  invariant: Invariant<Snapshot>,
): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (const stride of open) {
    if (reaches(invariant, stride)) return true;
    const here = place(stride);
    if (!seen.has(here)) open.push(...next(stride));
    seen.add(here);
  }
  return false;
}

/**
 * Returns the invariants that the actor of a walk has broken.
 *
 * @param snapshots one after each event, from its start on
 * @param after what the walk did
 */
export function breachesOfWalk(
  model: AnyModel,
  snapshots: readonly AnyMachineSnapshot[],
  after: readonly string[],
): Breach[] {
  const invariants = invariantsOf(model);
  const breaches = breachesOfStations(invariants, snapshots, after);
  const last = snapshots.at(-1);
  // Nothing more comes about in an actor whose screen is gone.
  if (!last || last.status === 'stopped') return breaches;
  const { value, context, status } = last;
  // Uses the original machine, because the screen's has implementations that must not run here.
  const end = model.machine.resolveState({ value, context, status });
  const onward = walkableFrom(model, strideAt(end));
  const lost = invariants.flatMap((invariant) => {
    const { kind, claim } = invariant;
    if (kind !== 'eventually' || canComeAbout(onward, invariant)) return [];
    return [{ kind, claim, after }];
  });
  return [...breaches, ...lost];
}
