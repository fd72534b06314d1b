/** Colours as they are painted, however the styles write them. */
import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Red, green and blue of what is behind the words, from 0 to 255. */
async function backgroundOf(element: Locator): Promise<number[]> {
  return element.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('There is nothing to paint on.');
    canvas.fillStyle = getComputedStyle(node).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  });
}

/** Red stands out from the other two, which are alike: neither orange nor pink. */
export async function expectRed(element: Locator): Promise<void> {
  const [red = 0, green = 0, blue = 0] = await backgroundOf(element);
  const rest = Math.max(green, blue);
  expect(red - rest, `red in ${red}, ${green}, ${blue}`).toBeGreaterThan(10);
  expect(Math.abs(green - blue), `one hue in ${red}, ${green}, ${blue}`).toBeLessThan(
    (red - rest) / 2,
  );
}
