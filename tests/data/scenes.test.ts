import { describe, expect, it } from 'vitest';
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

  it.each(scenes)('of $restaurant.name are full, with its own picture among others', (kitchen) => {
    const pictures = kitchen.scene.pictures.map(({ src }) => src);
    expect(pictures).toContain(kitchen.restaurant.image);
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(5);
    // From one edge to the other, and cut off by both.
    const columns = kitchen.scene.pictures.map(({ x }) => x);
    expect(Math.min(...columns)).toBeLessThanOrEqual(10);
    expect(Math.max(...columns)).toBeGreaterThanOrEqual(90);
  });

  it('of a kitchen that has none show its picture', () => {
    const { pictures } = sceneOf({ id: 'new', image: '/dal.svg' });
    expect(new Set(pictures.map(({ src }) => src))).toEqual(new Set(['/dal.svg']));
  });
});
