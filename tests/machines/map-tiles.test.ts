import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { mapTilesMachine } from '../../machines/map-tiles.ts';
import type { MapTilesEvent } from '../../machines/map-tiles.ts';

function stateAfter(...types: MapTilesEvent['type'][]) {
  const actor = createActor(mapTilesMachine).start();
  for (const type of types) actor.send({ type });
  return actor.getSnapshot().value;
}

test('the machine is named after its file', () => {
  expect(mapTilesMachine.id).toBe('map-tiles');
});

test('the streets are loading at first', () => {
  expect(stateAfter()).toBe('loading');
});

test('the streets are shown as soon as the first tile has loaded', () => {
  expect(stateAfter('tiles.loaded')).toBe('shown');
});

test('a failed first tile makes the streets unavailable', () => {
  expect(stateAfter('tiles.failed')).toBe('unavailable');
});

test('the streets stay visible if a tile fails after another tile has loaded', () => {
  expect(stateAfter('tiles.loaded', 'tiles.failed')).toBe('shown');
});

test('a tile that loads after failures shows the streets', () => {
  expect(stateAfter('tiles.failed', 'tiles.failed', 'tiles.loaded')).toBe('shown');
});

test('the state that shows the streets has a description of why they stay visible', () => {
  expect(mapTilesMachine.states.shown?.description).toMatch(/\S/);
});
