import type { MenuItem, Restaurant } from '../domain/entities.ts';
import { pictureTints } from './picture-tints.ts';

/** How many times as wide and as high as the card size of a picture its large size is. */
export const LARGE_SCALE = 1.6;

/** One of FoodDash's own pictures of food. */
export type PictureSource = {
  /** The URL of the card size. */
  card: string;
  /** The URL of the large size; undefined if no screen shows it that large. */
  large?: string | undefined;
  /** Pixels of the card size. */
  width: number;
  height: number;
  /** The picture's average colour, which fills its room until it arrives. */
  tint: string | undefined;
};

const covers = import.meta.glob<string>('./kitchens/*.large.avif', {
  eager: true,
  import: 'default',
  query: '?no-inline',
});

/** Returns a dish's picture. */
export function toDishPicture(
  { id, image }: Pick<MenuItem, 'id' | 'image'>,
  large?: string,
): PictureSource {
  return { card: image, large, width: 400, height: 300, tint: pictureTints[`dishes/${id}`] };
}

/** Returns the picture of a restaurant's table. */
export function toCover({ id, image }: Pick<Restaurant, 'id' | 'image'>): PictureSource {
  const large = covers[`./kitchens/${id}.large.avif`];
  return { card: image, large, width: 600, height: 300, tint: pictureTints[`kitchens/${id}`] };
}
