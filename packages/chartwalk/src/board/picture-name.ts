import type { PictureId } from '../gallery/gallery-run.ts';

export function nameOfPicture(
  { project, variant }: Pick<PictureId, 'project' | 'variant'>,
  projects: readonly string[],
): string {
  return projects.length > 1 && project !== '' ? `${variant}, ${project}` : variant;
}
