import type { MenuItem, Restaurant } from '../domain/entities.ts';
import { pictureTints } from './picture-tints.ts';

/** A picture's large size is this many times as wide and as high as its card size. */
export const LARGE_SCALE = 1.6;

/** One of FoodDash's own pictures of food. */
export type PictureSource = {
  /** The URL of the picture in card size. */
  card: string;
  /** The URL of the picture in large size; undefined if no screen shows the picture that large. */
  large?: string | undefined;
  /** The width and height of the card size in pixels. */
  width: number;
  height: number;
  /** The picture's average colour, which fills its space until the picture loads. */
  tint: string | undefined;
  /** The name of the dish, which is shown if there is no picture. */
  name?: string | undefined;
};

const covers = import.meta.glob<string>('./kitchens/*.large.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/**
 * Returns a dish's picture. If the dish has no picture, `card` is '' and the screen shows the name instead.
 */
export function toDishPicture(
  { id, image, name }: Pick<MenuItem, 'id' | 'image'> & Partial<Pick<MenuItem, 'name'>>,
  large?: string,
): PictureSource {
  const tint = pictureTints[`dishes/${id}`];
  return { card: image, large, width: 400, height: 300, tint, name };
}

/** Returns a restaurant's cover picture, which shows a table with its dishes. */
export function toCover({ id, image }: Pick<Restaurant, 'id' | 'image'>): PictureSource {
  const large = covers[`./kitchens/${id}.large.avif`];
  return { card: image, large, width: 600, height: 300, tint: pictureTints[`kitchens/${id}`] };
}
