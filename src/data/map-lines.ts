/** Decodes the lines of the base map, which `src/commands/map-lines.mjs` encodes. */

/** The x and y of the first point, then of the second point, and so on, in pixels at `MAP_ZOOM`. */
export type MapLine = readonly number[];

/** The zoom level at which one unit of x or y is one pixel of the world map. */
export const MAP_ZOOM = 17;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map(Array.from(DIGITS, (digit, value) => [digit, value] as const));

/**
 * Decodes numbers. Each digit contains five bits of a number, and the lowest bits come first. The sixth bit
 * of a digit says that more digits of the same number follow. Odd numbers represent negative numbers.
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

/**
 * Returns a function that decodes the lines of a text. Call it with the texts in the order in which they
 * were encoded.
 */
export function createDecoder(): (text: string) => MapLine[] {
  const origin = [0, 0];
  return (text) =>
    text.split(' ').map((encoded) => {
      const line = decodeNumbers(encoded);
      // Each point is relative to the point before it. The first point of a line is relative to the first
      // point of the previous line.
      for (let index = 0; index < line.length; index += 1) {
        const before = index < 2 ? origin[index] : line[index - 2];
        line[index] = (line[index] ?? 0) + (before ?? 0);
        if (index < 2) origin[index] = line[index] ?? 0;
      }
      return line;
    });
}
