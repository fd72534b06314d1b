/**
 * What stands on each kitchen's table, from back to front. `src/commands/food-pictures.mjs` makes one
 * picture of each, `src/data/kitchens/*.webp`: on a phone, drawing six illustrations for each of five
 * kitchens held the first press up by half a second.
 */
import type { IllustrationName } from './illustrations.ts';

/** In hundredths of the frame: where its middle is, and how high it is; and how far it is turned. */
type Placed = readonly [name: IllustrationName, x: number, y: number, size: number, turn: number];

export const kitchenTables: Readonly<Record<string, readonly Placed[]>> = {
  'coal-and-rumali': [
    ['taco', 27, 14, 84, -10],
    ['meatOnBone', 6, 74, 108, -12],
    ['stuffedFlatbread', 94, 30, 112, 14],
    ['burrito', 57, 56, 132, -36],
    ['hotPepper', 33, 90, 62, -58],
    ['onion', 80, 90, 64, 16],
  ],
  'dastan-e-zafran': [
    ['flatbread', 6, 30, 116, -10],
    ['cookedRice', 93, 62, 112, 10],
    ['falafel', 26, 88, 74, 0],
    ['potOfFood', 50, 52, 134, -6],
    ['meatOnBone', 74, 14, 78, 24],
    ['onion', 72, 96, 52, -20],
  ],
  'chatpati-toli': [
    ['earOfCorn', 6, 40, 124, -18],
    ['dumpling', 31, 20, 88, -24],
    ['hamburger', 92, 44, 124, 10],
    ['dumpling', 53, 60, 126, 8],
    ['tomato', 28, 94, 62, -10],
    ['hotPepper', 74, 90, 60, 30],
  ],
  'neem-and-nigella': [
    ['leafyGreen', 6, 74, 106, -16],
    ['flatbread', 30, 16, 96, 12],
    ['poultryLeg', 93, 36, 112, 18],
    ['curryRice', 56, 56, 140, -7],
    ['tomato', 25, 92, 60, -12],
    ['peaPod', 80, 92, 62, 10],
  ],
  'makkhan-verandah': [
    ['mango', 7, 70, 102, -14],
    ['poultryLeg', 30, 18, 98, -24],
    ['cupWithStraw', 91, 40, 126, 10],
    ['shallowPanOfFood', 58, 56, 146, 14],
    ['cheeseWedge', 28, 94, 62, 6],
    ['carrot', 80, 94, 64, -30],
  ],
};
