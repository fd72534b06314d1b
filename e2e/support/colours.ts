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

/**
 * Checks the contrast of an element's text, edge or line with the background. The background of a text can be
 * the element's own, that of an edge is around the element, and that of a line is the wider line below it.
 *
 * @param least the lowest ratio, such as 3 for 3:1
 */
export async function expectContrast(
  element: Locator,
  property: 'color' | 'borderTopColor' | 'stroke',
  least: number,
): Promise<void> {
  const ratio = await element.evaluate((node, name) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is nothing to paint on.');
    const paint = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = Array.from(
        canvas.getImageData(0, 0, 1, 1).data,
        (value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind: string[] = [];
    let place = name === 'color' ? node : node.parentElement;
    for (; place; place = place.parentElement) {
      behind.unshift(getComputedStyle(place).backgroundColor);
    }
    const casing = name === 'stroke' && node.previousElementSibling;
    if (casing) behind.push(getComputedStyle(casing).stroke);
    const around = behind.map(paint).at(-1) ?? 1;
    const { strokeOpacity, [name]: colour } = getComputedStyle(node);
    canvas.globalAlpha = name === 'stroke' ? Number(strokeOpacity) : 1;
    const own = paint(colour);
    return (Math.max(own, around) + 0.05) / (Math.min(own, around) + 0.05);
  }, property);
  expect(ratio, `the ratio of ${property} in ${String(element)}`).toBeGreaterThanOrEqual(least);
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
