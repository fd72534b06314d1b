/** Checks colours as they are painted, however the styles write them. */
import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Returns the red, green and blue values of an element's colour, each from 0 to 255. */
async function colourOf(
  element: Locator,
  property: 'color' | 'backgroundColor',
): Promise<number[]> {
  return element.evaluate((node, name) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('There is nothing to paint on.');
    canvas.fillStyle = getComputedStyle(node)[name];
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  }, property);
}

/** Checks that the FSSAI marks are green for veg and brown for non-veg. */
export async function expectMarkColours(vegetarian: Locator, other: Locator): Promise<void> {
  const [[red = 0, green = 0] = [], [otherRed = 0, otherGreen = 0] = []] = await Promise.all(
    [vegetarian, other].map((mark) => colourOf(mark, 'color')),
  );
  expect(green - red, 'green').toBeGreaterThan(40);
  expect(otherRed - otherGreen, 'brown').toBeGreaterThan(40);
}

/**
 * Checks that the background is red. The values of green and blue differ more in orange and pink.
 */
export async function expectRed(element: Locator): Promise<void> {
  const [red = 0, green = 0, blue = 0] = await colourOf(element, 'backgroundColor');
  const rest = Math.max(green, blue);
  expect(red - rest, `red in ${red}, ${green}, ${blue}`).toBeGreaterThan(10);
  expect(Math.abs(green - blue), `one hue in ${red}, ${green}, ${blue}`).toBeLessThan(
    (red - rest) / 2,
  );
}
