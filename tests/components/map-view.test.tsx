/**
 * When the size of the map changes, the map chooses its view again, unless the customer has moved the map.
 */
import { act, render } from '@testing-library/react';
import type { Map as StreetMap } from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Coordinates } from '../../src/domain/entities.ts';
import { MapView } from '../../src/features/tracking/MapView.tsx';
import { giveMapSize } from './map-size.ts';

const west: Coordinates = [28.61, 77];
const east: Coordinates = [28.61, 77.4];
const WIDE = 1000;
const NARROW = 320;

let width: number;
let map: StreetMap | null;

const onMap = (driver: Coordinates) => (
  <MapContainer center={west} zoom={13} ref={(created) => void (map = created)}>
    <MapView restaurant={west} destination={east} driver={driver} markers={[]} />
  </MapContainer>
);

/** Returns the distance of a place from the map's left edge on the screen. */
const seenAt = (place: Coordinates) => map?.latLngToContainerPoint(place).x ?? NaN;

/** Resizes the map, as Leaflet does one frame after the window was resized. */
function turnPhone(): void {
  width = NARROW;
  act(() => void map?.invalidateSize());
}

beforeEach(() => {
  width = WIDE;
  giveMapSize(() => width);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('a narrowed map shows the restaurant and the destination again @2.103.3', () => {
  render(onMap(west));
  expect(seenAt(east) - seenAt(west)).toBeGreaterThan(NARROW);
  turnPhone();
  expect(seenAt(west)).toBeGreaterThanOrEqual(0);
  expect(seenAt(east)).toBeLessThanOrEqual(NARROW);
});

test('a map that follows the driver still follows the driver after the map is narrowed', () => {
  const { rerender } = render(onMap(west));
  const driver: Coordinates = [28.61, 77.1];
  rerender(onMap(driver));
  turnPhone();
  expect(map?.getZoom()).toBe(15);
  expect(seenAt(driver)).toBeCloseTo(NARROW / 2, 0);
});

test('a map that the customer has moved stays unchanged until the driver moves @2.103.3', () => {
  const { rerender } = render(onMap(west));
  const zoom = map?.getZoom();
  act(() => void map?.panBy([100, 0], { animate: false }));
  const centre = map?.getCenter().lng ?? NaN;
  turnPhone();
  expect(map?.getZoom()).toBe(zoom);
  expect(map?.getCenter().lng).toBeCloseTo(centre);
  const driver: Coordinates = [28.61, 77.1];
  rerender(onMap(driver));
  expect(seenAt(driver)).toBeCloseTo(NARROW / 2, 0);
});
