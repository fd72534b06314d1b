import chatpatiToli from './kitchens/chatpati-toli.webp';
import coalAndRumali from './kitchens/coal-and-rumali.webp';
import dastanEZafran from './kitchens/dastan-e-zafran.webp';
import makkhanVerandah from './kitchens/makkhan-verandah.webp';
import neemAndNigella from './kitchens/neem-and-nigella.webp';

/** One picture of a scene, in hundredths of the frame: where its middle is, and how high it is. */
export type Picture = { src: string; x: number; y: number; size: number; turn: number };

/** Food on a ground of its own: one picture that fills the frame, or several from back to front. */
export type Scene = {
  /** The angle of the ground's colour on the wheel of OKLCH. */
  hue: number;
} & ({ cover: string } | { pictures: readonly Picture[] });

const scenes: Readonly<Record<string, Scene>> = {
  'coal-and-rumali': { hue: 42, cover: coalAndRumali },
  'dastan-e-zafran': { hue: 305, cover: dastanEZafran },
  'chatpati-toli': { hue: 358, cover: chatpatiToli },
  'neem-and-nigella': { hue: 150, cover: neemAndNigella },
  'makkhan-verandah': { hue: 92, cover: makkhanVerandah },
};

/** The scene of a kitchen; one that has none of its own is seen by its picture, from near and far. */
export function sceneOf({ id, image }: { id: string; image: string }): Scene {
  return (
    scenes[id] ?? {
      hue: 62,
      pictures: [
        { src: image, x: 8, y: 74, size: 104, turn: -16 },
        { src: image, x: 93, y: 26, size: 104, turn: 16 },
        { src: image, x: 50, y: 54, size: 136, turn: -4 },
      ],
    }
  );
}
