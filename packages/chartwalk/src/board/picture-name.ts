import type { PictureId } from '../gallery/gallery-run.ts';

/** Returns the name of a picture for the user, with its project if there are several. */
export function nameOfPicture(
  { project, variant }: Pick<PictureId, 'project' | 'variant'>,
  projects: readonly string[],
): string {
  return projects.length > 1 && project !== '' ? `${variant}, ${project}` : variant;
}
