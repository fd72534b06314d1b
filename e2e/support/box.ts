import type { Locator } from '@playwright/test';

export type Box = { x: number; y: number; width: number; height: number };

/**
 * Returns the position and the size of an element, in pixels.
 *
 * @throws if the element is not visible
 */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on the screen.`);
  return box;
}
