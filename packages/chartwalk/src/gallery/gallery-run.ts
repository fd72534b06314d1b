/** Defines the record of a run that takes the gallery's pictures. */
import type { GalleryVariant } from './variants.ts';

/** The pictures of a state on the screen, and the walk that reached it. */
export type Shot = {
  machine: string;
  state: string;
  /** The name of the Playwright project whose browser took the pictures; '' if it has no name. */
  project: string;
  /** The hashes of the picture files. The keys are the names of the variants. */
  pictures: Readonly<Record<string, string>>;
  /** The start of the walk and the events that happened on it. Each is described by a clause. */
  start: string;
  steps: string[];
  /** The event that led the machine to the state, named as in the chart. */
  event: string;
  test: string;
  file: string;
  /**
   * The ID of the machine that was walked, or `a tour`. The state can belong to another machine that ran at
   * the same time.
   */
  walk: string;
  /** Whether the pictures were taken for this state, rather than for another state that was also active. */
  isPrimary: boolean;
};

export type GalleryRun = {
  format: 'chartwalk-gallery/1';
  /** The commit of the code; null outside a Git repository. */
  commit: string | null;
  /** Whether the code had changes that were not committed. */
  hasChanges: boolean;
  /** The time at which the run ended, in ISO format. It identifies the run. */
  takenAt: string;
  /**
   * Whether Playwright ran only some of the walks. If so, a missing picture does not count as a difference
   * from other runs.
   */
  isPartial: boolean;
  variants: readonly GalleryVariant[];
  projects: readonly string[];
  shots: readonly Shot[];
};

/** The settings of a run, which `chartwalk gallery` passes to Playwright's processes. */
export type RunSettings = Pick<GalleryRun, 'variants' | 'isPartial'> & {
  /** The commit or the gallery folder with which the user wants to compare the pictures. */
  since: string | null;
};

/** The place of a picture on the board. Each run has at most one picture for each place. */
export type PictureId = { machine: string; state: string; project: string; variant: string };

/** Returns a text that identifies a picture's place in every run. */
export const toPictureKey = ({ machine, state, project, variant }: PictureId) =>
  [machine, state, project, variant].join(' · ');

type Shots = { shots: readonly Pick<Shot, 'machine' | 'state' | 'project' | 'pictures'>[] };

export function picturesOf({ shots }: Shots): (PictureId & { hash: string })[] {
  return shots.flatMap(({ machine, state, project, pictures }) =>
    Object.entries(pictures).map(([variant, hash]) => ({ machine, state, project, variant, hash })),
  );
}

/** Returns the hashes of all pictures of a run. `toPictureKey` makes the keys. */
export function hashesOf(run: Shots): Record<string, string> {
  return Object.fromEntries(
    picturesOf(run).map((picture) => [toPictureKey(picture), picture.hash]),
  );
}

export function nameOfRun({ commit, hasChanges, takenAt }: GalleryRun): string {
  const time = `${takenAt.slice(0, 10)} ${takenAt.slice(11, 16)} UTC`;
  if (commit === null) return time;
  return `${commit}${hasChanges ? ' with changes' : ''}, ${time}`;
}

export function isGalleryRun(value: unknown): value is GalleryRun {
  return (value as Partial<GalleryRun> | null)?.format === 'chartwalk-gallery/1';
}
