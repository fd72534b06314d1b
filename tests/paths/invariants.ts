/** Where a machine, or several together, break what their model says of them. */
import type { AnyMachineSnapshot } from 'xstate';
import { invariantsOf } from '../../src/statecharts/model.ts';
import type { AnyModel, Invariant } from '../../src/statecharts/model.ts';
import { everyStride } from './graph.ts';
import type { Walkable } from './graph.ts';
import { inWords } from './path-model.ts';
import { strideAt, walkableFrom, walkableOf } from './strides.ts';

/** What a claim is judged by: where a stride led, and the stride before it. */
type Leading<Snapshot, Stride> = {
  happening: { phrase: string } | undefined;
  before: Stride | undefined;
  stations: readonly Snapshot[];
};

export type Breach = {
  kind: Invariant['kind'];
  claim: string;
  /** What had happened by then, the start first. */
  after: readonly string[];
};

/** An invariant that was broken, as a sentence. */
export function breachInWords({ kind, claim, after }: Breach): string {
  const way = inWords(after);
  return kind === 'eventually'
    ? `“${claim}” can’t come about any more after: ${way}`
    : `“${claim}” ${kind === 'always' ? 'is no longer so' : 'has come about'} after: ${way}`;
}

/** Whether what is claimed of every place is broken at one of these, which follow each other. */
function isBroken<Snapshot>(
  { kind, isSo }: Invariant<Snapshot>,
  stations: readonly Snapshot[],
  before: Snapshot | undefined,
): boolean {
  return stations.some(
    (station, index) => isSo(station, stations[index - 1] ?? before) !== (kind === 'always'),
  );
}

/** Whether any of these, which follow each other, makes the claim true. */
function comesAbout<Snapshot>(
  { isSo }: Invariant<Snapshot>,
  stations: readonly Snapshot[],
  before: Snapshot | undefined,
): boolean {
  return stations.some((station, index) => isSo(station, stations[index - 1] ?? before));
}

function reaches<Snapshot, Stride extends Leading<Snapshot, Stride>>(
  invariant: Invariant<Snapshot>,
  { stations, before }: Stride,
): boolean {
  return comesAbout(invariant, stations, before?.stations.at(-1));
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

/** What had happened up to this stride. */
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
        : strides.filter(({ stations, before }) =>
            isBroken(invariant, stations, before?.stations.at(-1)),
          );
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
 * What is broken of that which holds in every place, or in none, on a walk through these.
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
    if (kind === 'eventually' || !isBroken(invariant, stations, undefined)) return [];
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
 * What one actor has broken that a walk has followed.
 *
 * @param snapshots one after each event, from its start on
 * @param after what the walk did
 */
export function breachesOfWalk(
  model: AnyModel,
  snapshots: readonly AnyMachineSnapshot[],
  after: readonly string[],
): Breach[] {
  const last = snapshots.at(-1);
  if (!last) return [];
  const { value, context, status } = last;
  // Of the machine itself: the screen's has implementations, which nothing here may call.
  const end = model.machine.resolveState({ value, context, status });
  const invariants = invariantsOf(model);
  const onward = walkableFrom(model, strideAt(end));
  return [
    ...breachesOfStations(invariants, snapshots, after),
    ...invariants.flatMap((invariant) => {
      const { kind, claim } = invariant;
      // Nothing more comes about in an actor whose screen is gone.
      if (kind !== 'eventually' || status === 'stopped') return [];
      if (canComeAbout(onward, invariant)) return [];
      return [{ kind, claim, after }];
    }),
  ];
}
