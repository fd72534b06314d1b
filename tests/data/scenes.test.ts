import { describe, expect, it } from 'vitest';
import { illustrations } from '../../src/data/illustrations.ts';
import { kitchenTables } from '../../src/data/kitchen-tables.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import { sceneOf } from '../../src/data/scenes.ts';

const scenes = restaurants.map((restaurant) => ({ restaurant, scene: sceneOf(restaurant) }));

/** On the wheel of colours, where 350 and 10 degrees are near each other. */
function degreesBetween(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}

describe('the scenes', () => {
  it('tell every kitchen from every other by the colour of its ground', () => {
    for (const { restaurant, scene } of scenes) {
      for (const other of scenes) {
        if (other.restaurant === restaurant) continue;
        expect(degreesBetween(scene.hue, other.scene.hue)).toBeGreaterThanOrEqual(40);
      }
    }
  });

  it.each(restaurants)('of $name are full, with its own picture among others', ({ id, image }) => {
    const table = kitchenTables[id] ?? [];
    expect(table.map(([name]) => illustrations[name])).toContain(image);
    expect(new Set(table.map(([name]) => name)).size).toBeGreaterThanOrEqual(5);
    // From one edge to the other, and cut off by both.
    const columns = table.map(([, x]) => x);
    expect(Math.min(...columns)).toBeLessThanOrEqual(10);
    expect(Math.max(...columns)).toBeGreaterThanOrEqual(90);
    expect(sceneOf({ id, image })).toHaveProperty('cover');
  });

  it('of a kitchen that has none show its picture', () => {
    const scene = sceneOf({ id: 'new', image: '/dal.svg' });
    const pictures = 'pictures' in scene ? scene.pictures : [];
    expect(new Set(pictures.map(({ src }) => src))).toEqual(new Set(['/dal.svg']));
  });
});
