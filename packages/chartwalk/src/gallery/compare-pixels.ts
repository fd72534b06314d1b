/** Compares two pictures pixel by pixel. */
import { toArea } from './area.ts';
import type { Area } from './area.ts';
import type { Pixels } from './png.ts';

/**
 * The greatest difference of a colour channel (0 to 255) that counts as equal. Nobody sees such a difference,
 * but browsers do not always draw the edges of letters in exactly the same colours. After changing this
 * number, delete the stored comparisons in `.cache/gallery/comparisons.json`.
 */
const TOLERANCE = 16;

export type PixelChange = {
  /** The share of the pixels that differ, from 0 to 1. */
  share: number;
  /** The smallest rectangle that contains all differences; null if the sizes of the pictures differ. */
  area: Area | null;
};

function isDifferent(before: Pixels, after: Pixels, pixel: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    const one = before.data[pixel * before.channels + channel] ?? 0;
    const other = after.data[pixel * after.channels + channel] ?? 0;
    if (Math.abs(one - other) > TOLERANCE) return true;
  }
  return false;
}

function rowOf({ data, width, channels }: Pixels, y: number): Buffer {
  const length = width * channels;
  return Buffer.from(data.buffer, data.byteOffset + y * length, length);
}

/** Returns the difference between two pictures; null if they look the same. */
export function comparePixels(before: Pixels, after: Pixels): PixelChange | null {
  const { width, height } = after;
  if (before.width !== width || before.height !== height) return { share: 1, area: null };
  let count = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    // Most rows are equal, and whole rows are compared much faster than pixels.
    if (rowOf(before, y).equals(rowOf(after, y))) continue;
    for (let x = 0; x < width; x += 1) {
      if (!isDifferent(before, after, y * width + x)) continue;
      count += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (count === 0) return null;
  return {
    share: count / (width * height),
    area: toArea({ x: left, y: top, width: right + 1 - left, height: bottom + 1 - top }, after),
  };
}
