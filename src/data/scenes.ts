import emptyThaliCard from './scenes/empty-thali.card.avif?no-inline';
import emptyThaliLarge from './scenes/empty-thali.large.avif?no-inline';
import heroCard from './scenes/hero.card.avif?no-inline';
import heroLarge from './scenes/hero.large.avif?no-inline';
import nihariCard from './scenes/nihari.card.avif?no-inline';
import nihariLarge from './scenes/nihari.large.avif?no-inline';
import parcelCard from './scenes/parcel.card.avif?no-inline';
import parcelLarge from './scenes/parcel.large.avif?no-inline';
import { pictureTints } from './picture-tints.ts';
import type { PictureSource } from './pictures.ts';

/** The picture of a laid table. */
export const hero: PictureSource = {
  card: heroCard,
  large: heroLarge,
  width: 600,
  height: 450,
  tint: pictureTints['scenes/hero'],
};

/** The picture of a packed order. */
export const parcel: PictureSource = {
  card: parcelCard,
  large: parcelLarge,
  width: 400,
  height: 300,
  tint: pictureTints['scenes/parcel'],
};

/** The picture of a bowl of nihari with khameeri roti. */
export const nihari: PictureSource = {
  card: nihariCard,
  large: nihariLarge,
  width: 400,
  height: 300,
  tint: pictureTints['scenes/nihari'],
};

/** The picture of a plate without food. */
export const emptyThali: PictureSource = {
  card: emptyThaliCard,
  large: emptyThaliLarge,
  width: 400,
  height: 300,
  tint: pictureTints['scenes/empty-thali'],
};
