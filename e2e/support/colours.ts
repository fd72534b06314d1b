/** Checks colours as they are painted, however the styles write them, and in both colour schemes. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The red, green and blue values of a colour, each from 0 to 255. */
type Colour = readonly number[];

type Property = 'color' | 'backgroundColor' | 'borderTopColor' | 'stroke';

/**
 * Returns the colour of an element's text, background, edge or line, and the colour behind it. The colour
 * behind a text is the element's own background, if the element has one. The colour behind an edge is the
 * background around the element. A line is drawn on top of a wider line, so the colour behind the line is the
 * wider line's colour.
 */
async function coloursOf(
  element: Locator,
  property: Property,
): Promise<{ own: Colour; behind: Colour }> {
  return element.evaluate((node, name) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is nothing to paint on.');
    const paint = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const layers: string[] = [];
    let place = name === 'color' ? node : node.parentElement;
    for (; place; place = place.parentElement) {
      layers.unshift(getComputedStyle(place).backgroundColor);
    }
    const casing = name === 'stroke' && node.previousElementSibling;
    if (casing) layers.push(getComputedStyle(casing).stroke);
    const behind = layers.map(paint).at(-1) ?? [255, 255, 255];
    const { strokeOpacity, [name]: colour } = getComputedStyle(node);
    canvas.globalAlpha = name === 'stroke' ? Number(strokeOpacity) : 1;
    return { own: paint(colour), behind };
  }, property);
}

/** Returns the relative luminance of a colour, as WCAG defines it. */
function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Checks the contrast of an element's text, edge or line with the colour behind it.
 *
 * @param least the minimum ratio, such as 3 for 3:1
 */
export async function expectContrast(
  element: Locator,
  property: Property,
  least: number,
): Promise<void> {
  const { own, behind } = await coloursOf(element, property);
  const [front, back] = [luminanceOf(own), luminanceOf(behind)];
  const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
  expect(ratio, `the ratio of ${property} in ${String(element)}`).toBeGreaterThanOrEqual(least);
}

/** Checks that the FSSAI marks are green for veg and brown for non-veg. */
export async function expectMarkColours(vegetarian: Locator, other: Locator): Promise<void> {
  const [veg, nonVeg] = await Promise.all([
    coloursOf(vegetarian, 'color'),
    coloursOf(other, 'color'),
  ]);
  const [red = 0, green = 0] = veg.own;
  const [otherRed = 0, otherGreen = 0] = nonVeg.own;
  expect(green - red, 'green').toBeGreaterThan(40);
  expect(otherRed - otherGreen, 'brown').toBeGreaterThan(40);
}

/**
 * Checks that the background is red. The values of green and blue are similar in red, unlike in orange and
 * pink.
 */
export async function expectRed(element: Locator): Promise<void> {
  const { own } = await coloursOf(element, 'backgroundColor');
  const [red = 0, green = 0, blue = 0] = own;
  const rest = Math.max(green, blue);
  expect(red - rest, `red in ${red}, ${green}, ${blue}`).toBeGreaterThan(10);
  expect(Math.abs(green - blue), `one hue in ${red}, ${green}, ${blue}`).toBeLessThan(
    (red - rest) / 2,
  );
}

/** Waits for three frames without animations, because children take on their parents' colours late. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      // oxlint-disable-next-line no-await-in-loop -- frames follow one another
      await new Promise(requestAnimationFrame);
      if (document.getAnimations().some(({ playState }) => playState === 'running')) quiet = 0;
    }
  });
}

/**
 * Runs a check in the light scheme and then in the dark scheme. Before each check, waits until the colours no
 * longer change.
 */
export async function inBothSchemes(
  page: Page,
  check: (colorScheme: 'light' | 'dark') => Promise<void>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    /* oxlint-disable no-await-in-loop -- one scheme after the other, on the same page */
    await page.emulateMedia({ colorScheme });
    await settle(page);
    await check(colorScheme);
    /* oxlint-enable no-await-in-loop */
  }
}
