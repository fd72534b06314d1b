import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { mapTilesMachine } from '../../machines/map-tiles.ts';

test('the streets stay visible if a tile fails after another tile has loaded', () => {
  const actor = createActor(mapTilesMachine).start();
  actor.send({ type: 'tiles.loaded' });
  actor.send({ type: 'tiles.failed' });
  expect(actor.getSnapshot().value).toBe('shown');
});
