import { fireEvent, render, screen } from '@testing-library/react';
import { CRS, latLng, Map as StreetMap, point } from 'leaflet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restaurants } from '../../src/data/restaurants.ts';
import type { Coordinates } from '../../src/domain/entities.ts';
import { LeafletMap } from '../../src/features/tracking/LeafletMap.tsx';
import { giveMapSize, MAP_HEIGHT, MAP_WIDTH } from './map-size.ts';

const PADDING = 20;
/** The padding above a place, in pixels. It leaves room for the place's pin. */
const TOP_PADDING = 52;
const ZOOM = 14;
const delhi: Coordinates = [28.6139, 77.209];

beforeEach(() => giveMapSize());

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the place that is this many pixels east and south of another place at the zoom `ZOOM`. */
function beside([latitude, longitude]: Coordinates, east: number, south: number): Coordinates {
  const start = CRS.EPSG3857.latLngToPoint(latLng(latitude, longitude), ZOOM);
  const { lat, lng } = CRS.EPSG3857.pointToLatLng(start.add(point(east, south)), ZOOM);
  return [lat, lng];
}

/**
 * Shows the map of an order from the restaurant at `location`. Returns the map and its first view (centre and
 * zoom).
 */
function showMap(location: Coordinates, position: Coordinates | null) {
  const setView = vi.spyOn(StreetMap.prototype, 'setView');
  const [sample] = restaurants;
  if (!sample) throw new Error('There is no sample restaurant.');
  render(
    <LeafletMap
      restaurant={{ ...sample, location }}
      driverName="Ravi"
      driver={location}
      street="Janpath"
      stops={[location]}
      position={position}
      hasDestination
      areTilesMissing={false}
      onTileEvent={() => {}}
    />,
  );
  const [shown] = setView.mock.results;
  if (shown?.type !== 'return') throw new Error('There is no map.');
  return { map: shown.value, first: setView.mock.calls[0]?.slice(0, 2) };
}

test('the map starts at zoom 13 in the middle of Delhi @2.97 @9.24', () => {
  expect(showMap(delhi, null).first).toEqual([delhi, 13]);
});

const fullWidth = MAP_WIDTH - 2 * PADDING;
const fullHeight = MAP_HEIGHT - TOP_PADDING - PADDING;
const middle = (TOP_PADDING + MAP_HEIGHT - PADDING) / 2;

test.each([
  ['from side to side', fullWidth, 100],
  ['from top to bottom', 100, fullHeight],
])(
  'two places that just fit into the map %s have a margin of 20 pixels, and room for a pin above @2.102 @9.25',
  (_, across, down) => {
    const door = beside(delhi, across, down);
    const { map } = showMap(delhi, door);
    expect(map.getZoom()).toBe(ZOOM);
    const [from, to] = [delhi, door].map((place) => map.latLngToContainerPoint(place));
    expect(from).toEqual(point((MAP_WIDTH - across) / 2, middle - down / 2));
    expect(to).toEqual(point((MAP_WIDTH + across) / 2, middle + down / 2));
  },
);

test.each([
  ['from side to side', fullWidth + 1, 100],
  ['from top to bottom', 100, fullHeight + 1],
])(
  'two places that do not quite fit into the map %s are shown at a lower zoom @2.102 @9.25',
  (_, across, down) => {
    expect(showMap(delhi, beside(delhi, across, down)).map.getZoom()).toBe(ZOOM - 1);
  },
);

test('the map shows the default delivery location if the customer’s position is unknown @2.97 @2.102', () => {
  const { map } = showMap(beside(delhi, -fullWidth, -100), null);
  expect(map.getZoom()).toBe(ZOOM);
  expect(map.latLngToContainerPoint(delhi)).toEqual(point(MAP_WIDTH - PADDING, middle + 50));
});

const closeButton = () => screen.queryByRole('button', { name: 'Close popup' });

test('Escape closes the popup of a marker, and returns the focus to the marker @2.103.4', () => {
  showMap(delhi, null);
  const marker = screen.getByRole('button', { name: 'Delivery Location' });
  for (const focused of [() => marker, closeButton]) {
    marker.focus();
    fireEvent.keyPress(marker, { key: 'Enter', keyCode: 13, charCode: 13 });
    expect(closeButton()).not.toBeNull();
    focused()?.focus();
    fireEvent.keyDown(document.activeElement ?? marker, { key: 'Escape', keyCode: 27 });
    expect(closeButton()).toBeNull();
    expect(document.activeElement).toBe(marker);
  }
});
