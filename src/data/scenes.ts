import { illustrations } from './illustrations.ts';
import type { IllustrationName } from './illustrations.ts';

/** One picture of a scene, in hundredths of the frame: where its middle is, and how high it is. */
export type Picture = { src: string; x: number; y: number; size: number; turn: number };

/** A table laid by one kitchen: its own ground, and what stands on it from back to front. */
export type Scene = {
  /** The angle of the ground's colour on the wheel of OKLCH. */
  hue: number;
  pictures: readonly Picture[];
};

function scene(
  hue: number,
  ...placed: readonly [name: IllustrationName, x: number, y: number, size: number, turn: number][]
): Scene {
  return {
    hue,
    pictures: placed.map(([name, x, y, size, turn]) => ({
      src: illustrations[name],
      x,
      y,
      size,
      turn,
    })),
  };
}

const scenes: Readonly<Record<string, Scene>> = {
  'coal-and-rumali': scene(
    42,
    ['taco', 27, 14, 84, -10],
    ['meatOnBone', 6, 74, 108, -12],
    ['stuffedFlatbread', 94, 30, 112, 14],
    ['burrito', 57, 56, 132, -36],
    ['hotPepper', 33, 90, 62, -58],
    ['onion', 80, 90, 64, 16],
  ),
  'dastan-e-zafran': scene(
    305,
    ['flatbread', 6, 30, 116, -10],
    ['cookedRice', 93, 62, 112, 10],
    ['falafel', 26, 88, 74, 0],
    ['potOfFood', 50, 52, 134, -6],
    ['meatOnBone', 74, 14, 78, 24],
    ['onion', 72, 96, 52, -20],
  ),
  'chatpati-toli': scene(
    358,
    ['earOfCorn', 6, 40, 124, -18],
    ['dumpling', 31, 20, 88, -24],
    ['hamburger', 92, 44, 124, 10],
    ['dumpling', 53, 60, 126, 8],
    ['tomato', 28, 94, 62, -10],
    ['hotPepper', 74, 90, 60, 30],
  ),
  'neem-and-nigella': scene(
    150,
    ['leafyGreen', 6, 74, 106, -16],
    ['flatbread', 30, 16, 96, 12],
    ['poultryLeg', 93, 36, 112, 18],
    ['curryRice', 56, 56, 140, -7],
    ['tomato', 25, 92, 60, -12],
    ['peaPod', 80, 92, 62, 10],
  ),
  'makkhan-verandah': scene(
    92,
    ['mango', 7, 70, 102, -14],
    ['poultryLeg', 30, 18, 98, -24],
    ['cupWithStraw', 91, 40, 126, 10],
    ['shallowPanOfFood', 58, 56, 146, 14],
    ['cheeseWedge', 28, 94, 62, 6],
    ['carrot', 80, 94, 64, -30],
  ),
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
