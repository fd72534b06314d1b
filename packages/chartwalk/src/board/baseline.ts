/**
 * Finds the pictures that have changed since an earlier run or since the user's last visit. A picture is
 * identified by its machine, state, project and variant.
 */
import type { BoardData, BoardPin, EarlierRun } from '../gallery/board-data.ts';
import type { Difference } from '../gallery/differences.ts';
import { hashesOf, toPictureKey } from '../gallery/gallery-run.ts';
import type { PictureId } from '../gallery/gallery-run.ts';
import type { Visit } from './visits.ts';

/** Returns the hashes of all pictures of the board. `toPictureKey` makes the keys. */
export function allPictures({ machines }: Pick<BoardData, 'machines'>): Record<string, string> {
  const shots = machines.flatMap(({ id, states }) =>
    states.flatMap((state) =>
      state.shots.map((shot) => ({ ...shot, machine: id, state: state.path })),
    ),
  );
  return hashesOf({ shots });
}

/** The value of the choice “your last visit”. The values of earlier runs are their times. */
export const LAST_VISIT = 'visit';

/** An earlier state of the board, with which the pictures are compared. */
export type Baseline = {
  value: string;
  name: string;
  differenceAt: (pictureId: PictureId, hash: string) => Difference | undefined;
  gone: EarlierRun['gone'];
};

function fromRun({ takenAt, name, byPicture, gone }: EarlierRun): Baseline {
  return {
    value: takenAt,
    name,
    gone,
    differenceAt: (pictureId) => byPicture[toPictureKey(pictureId)],
  };
}

/**
 * Returns the last visit as a baseline. If the run of that visit is no longer stored, only the pictures'
 * hashes are compared.
 */
function fromVisit({ run, at, pictures }: Visit, earlier: readonly EarlierRun[]): Baseline {
  const known = earlier.find(({ takenAt }) => takenAt === run);
  const places = Object.keys(pictures);
  const hadVariant = ({ project, variant }: PictureId) =>
    places.some((pictureId) => pictureId.endsWith(` · ${project} · ${variant}`));
  return {
    value: LAST_VISIT,
    name: `your last visit, ${at.slice(0, 10)}`,
    gone: known?.gone ?? [],
    differenceAt: (pictureId, hash) => {
      if (known) return known.byPicture[toPictureKey(pictureId)];
      const before = pictures[toPictureKey(pictureId)];
      if (before === undefined) return hadVariant(pictureId) ? { kind: 'new' } : undefined;
      return before === hash ? undefined : { kind: 'changed', before, share: 1, area: null };
    },
  };
}

/** Returns all baselines, beginning with the last visit. */
export function baselinesOf({ earlier }: BoardData, before: Visit | null): Baseline[] {
  return [...(before ? [fromVisit(before, earlier)] : []), ...earlier.map(fromRun)];
}

export function pinsAt(pins: readonly BoardPin[], pictureId: PictureId): BoardPin[] {
  return pins.filter(
    ({ machine, state, point }) =>
      point !== null &&
      machine === pictureId.machine &&
      state === pictureId.state &&
      point.project === pictureId.project &&
      point.variant === pictureId.variant,
  );
}
