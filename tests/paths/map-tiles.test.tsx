/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { mapTilesMachine } from '../../machines/index.ts';
import { openFreshBrowser } from '../components/app.tsx';
import { coal } from '../components/kitchen.ts';
import { openTrackedOrder, order } from '../components/orders.ts';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

/** A tile of the map whose answer from the tile server is still out. */
function awaitedTile(): Element {
  const tile = document.querySelector('img.leaflet-tile:not(.leaflet-tile-loaded)');
  if (!tile) throw new Error('The map asks for no tile.');
  return tile;
}

const notice = () => screen.queryByText(/^Street tiles can’t be loaded right now\./);

function expectMarkers(): void {
  expect(screen.getByAltText(`Restaurant: ${coal.name}`)).toBeInTheDocument();
  expect(screen.getByAltText('Delivery Location')).toBeInTheDocument();
}

beforeEach(openFreshBrowser);

walkPaths(mapTilesMachine, {
  starts: [
    {
      name: 'at the map',
      mount: async () => {
        await openTrackedOrder(order());
        await screen.findByAltText('Delivery Location');
      },
    },
  ],
  moves: {
    'tiles.loaded': {
      samples: { 'a tile arrives': {} },
      run: () => {
        fireEvent.load(awaitedTile());
      },
    },
    'tiles.failed': {
      samples: { 'a tile fails': {} },
      run: () => {
        fireEvent.error(awaitedTile());
      },
    },
  } satisfies Moves<typeof mapTilesMachine>,
  states: {
    loading: () => {
      expect(notice()).not.toBeInTheDocument();
      expectMarkers();
    },
    shown: () => {
      expect(notice()).not.toBeInTheDocument();
      expectMarkers();
    },
    unavailable: () => {
      expect(notice()).toBeVisible();
      expectMarkers();
    },
  } satisfies States<typeof mapTilesMachine>,
  walksSimplePaths: true,
});
