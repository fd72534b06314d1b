import { vi } from 'vitest';

export const MAP_WIDTH = 600;
export const MAP_HEIGHT = 400;

/**
 * Gives every element the size of a map. jsdom has no layout, and places can't be fitted into a map without
 * a size. A test can change the width later.
 */
export function giveMapSize(getWidth = () => MAP_WIDTH): void {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(getWidth);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(MAP_HEIGHT);
}
