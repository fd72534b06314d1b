import type { MenuItem } from '../../machines/entities.ts';
import type { Scene } from './scenes.ts';

/** Addresses of the pictures that `src/commands/food-pictures.mjs` draws, by path. */
const covers = import.meta.glob<string>('./dishes/*.webp', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/**
 * A dish on its kitchen's ground; one that has no picture of its own yet is seen by its illustration.
 *
 * @param hue the angle of the ground's colour on the wheel of OKLCH
 */
export function dishSceneOf({ id, image }: Pick<MenuItem, 'id' | 'image'>, hue: number): Scene {
  const cover = covers[`./dishes/${id}.webp`];
  if (cover !== undefined) return { hue, cover };
  return { hue, pictures: [{ src: image, x: 50, y: 52, size: 80, turn: 0 }] };
}
