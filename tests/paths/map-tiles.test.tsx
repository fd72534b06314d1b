import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { openFreshBrowser } from '../components/app.tsx';
import { openTrackedOrder } from '../components/orders.ts';
import { coal, order } from '../fixtures.ts';
import { mapTilesJourneys } from '../journeys/map-tiles.ts';
import { mapTilesModel } from '../models/map-tiles.ts';
import { walkPaths } from './walk.ts';

/** Returns a tile of the map that is still loading. */
function awaitedTile(): Element {
  const tile = document.querySelector('img.leaflet-tile:not(.leaflet-tile-loaded)');
  if (!tile) throw new Error('The map asks for no tile.');
  return tile;
}

/** Returns the tiles that have arrived. */
const tiles = () => document.querySelectorAll('img.leaflet-tile-loaded');

const notice = () => screen.queryByText(/^The detailed map didn’t load/);

function expectMarkers(): void {
  expect(screen.getByAltText(`Restaurant: ${coal.name}`)).toBeInTheDocument();
  expect(screen.getByAltText('Delivery Location')).toBeInTheDocument();
}

beforeEach(openFreshBrowser);

walkPaths(mapTilesModel, {
  proves: '@2.103',
  mounts: {
    'at the map': async () => {
      await openTrackedOrder(order());
      await screen.findByAltText('Delivery Location');
    },
  },
  runs: {
    'tiles.loaded': () => {
      fireEvent.load(awaitedTile());
    },
    'tiles.failed': () => {
      fireEvent.error(awaitedTile());
    },
  },
  states: {
    loading: () => {
      expect(notice()).not.toBeInTheDocument();
      expect(tiles()).toHaveLength(0);
      expectMarkers();
    },
    shown: () => {
      expect(notice()).not.toBeInTheDocument();
      expect(tiles()).not.toHaveLength(0);
      expectMarkers();
    },
    unavailable: () => {
      expect(notice()).toBeVisible();
      expectMarkers();
    },
  },
  journeys: mapTilesJourneys,
});
