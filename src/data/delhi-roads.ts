/**
 * Delhi's main roads, from OpenStreetMap (Open Database License 1.0). `src/commands/delhi-roads.mjs` writes
 * `delhi-roads.json` and describes its format.
 */
import roads from './delhi-roads.json';
import { messages } from './delhi-roads.en.ts';

export type RoadClass = 'motorway' | 'trunk' | 'primary';

export type Road = {
  roadClass: RoadClass;
  /** The name of the road; empty if it has none. */
  name: string;
  /** The x and y of the first point, then of the second point, and so on. */
  line: readonly number[];
};

/** The zoom level at which one unit of x or y is one pixel of the world map. */
export const ROADS_ZOOM = 17;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map(Array.from(DIGITS, (digit, value) => [digit, value] as const));

/**
 * Decodes numbers. Each digit contains five bits of a number, and the lowest bits come first. The sixth bit
 * of a digit says that more digits of the same number follow. Odd numbers stand for negative numbers.
 */
function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (const digit of text) {
    const value = values.get(digit) ?? 0;
    number += (value & 31) << shift;
    shift += 5;
    if (value > 31) continue;
    numbers.push(number % 2 === 0 ? number / 2 : -(number + 1) / 2);
    number = 0;
    shift = 0;
  }
  return numbers;
}

/** Returns every line of every road. A road with separate carriageways has several parallel lines. */
export function decodeRoads(): Road[] {
  const origin = [0, 0];
  return roads.flatMap((road) => {
    const [roadClass = '', englishName = '', lines = ''] = road.split('|');
    const name = messages.roadName(englishName);
    return lines.split(' ').map((encoded) => {
      const line = decodeNumbers(encoded);
      // Each point is relative to the point before it. The first point of a line is relative to the first
      // point of the previous line.
      for (let index = 0; index < line.length; index += 1) {
        const before = index < 2 ? origin[index] : line[index - 2];
        line[index] = (line[index] ?? 0) + (before ?? 0);
        if (index < 2) origin[index] = line[index] ?? 0;
      }
      return { roadClass: roadClass as RoadClass, name, line };
    });
  });
}
