/** Compares the pictures of a run with those of an earlier run. */
import type { PixelChange } from './compare-pixels.ts';
import { picturesOf, toPictureKey } from './gallery-run.ts';
import type { GalleryRun, PictureId } from './gallery-run.ts';

/**
 * The difference between a picture and the earlier run: the picture is new, or it differs from the earlier
 * picture.
 */
export type Difference =
  | { kind: 'new' }
  | ({ kind: 'changed'; /** The hash of the earlier picture. */ before: string } & PixelChange);

export type Differences = {
  /** The pictures that differ. `toPictureKey` makes the keys. */
  byPicture: Readonly<Record<string, Difference>>;
  /** The pictures that only the earlier run has. */
  gone: (PictureId & { hash: string })[];
};

/** Compares two pictures with these hashes. Returns null if they look the same. */
export type ComparePictures = (before: string, after: string) => PixelChange | null;

/**
 * Returns whether a missing picture means that no walk of the run reached the state. The picture may also be
 * missing because the run was partial, or took no pictures of the variant or of the project.
 */
function wouldShow({ variants, projects, isPartial }: GalleryRun, pictureId: PictureId): boolean {
  const hasVariant = variants.some(({ name }) => name === pictureId.variant);
  return !isPartial && hasVariant && projects.includes(pictureId.project);
}

/**
 * Returns the pictures that differ between two runs. A picture counts as new or gone only if the other run was
 * complete and covered the picture's variant and project.
 */
export function compareRuns(
  before: GalleryRun,
  after: GalleryRun,
  compare: ComparePictures,
): Differences {
  const earlier = new Map(picturesOf(before).map((picture) => [toPictureKey(picture), picture]));
  const byPicture: Record<string, Difference> = {};
  for (const picture of picturesOf(after)) {
    const key = toPictureKey(picture);
    const known = earlier.get(key);
    earlier.delete(key);
    if (known) {
      const change = known.hash === picture.hash ? null : compare(known.hash, picture.hash);
      if (change) byPicture[key] = { kind: 'changed', before: known.hash, ...change };
    } else if (wouldShow(before, picture)) byPicture[key] = { kind: 'new' };
  }
  return { byPicture, gone: [...earlier.values()].filter((picture) => wouldShow(after, picture)) };
}
