import * as fc from 'fast-check';
import { CRS, latLng, point } from 'leaflet';
import { expect, test } from 'vitest';
import { restaurants } from '../../src/data/restaurants.ts';
import type { Coordinates } from '../../src/domain/entities.ts';
import { DEFAULT_CENTRE } from '../../src/domain/tracking.ts';
import { centreOn, fitLocations } from '../../src/features/tracking/choose-view.ts';
import type { Box, Scene, View } from '../../src/features/tracking/choose-view.ts';
import { placeMarkers } from '../../src/features/tracking/place-markers.ts';

const HEIGHT = 400;

/** The controls on the screen: the button, the Live card, the pin, the zoom buttons and the attribution. */
const controlsAt = (width: number): Box[] => [
  { left: 12, top: 12, right: 190, bottom: 56 },
  { left: width - 92, top: 12, right: width - 12, bottom: 48 },
  { left: 16, top: 327, right: 60, bottom: 380 },
  { left: width - 48, top: 296, right: width - 10, bottom: 370 },
  { left: 0, top: 382, right: width, bottom: 400 },
];

const widths = fc.constantFrom(286, 326, 356, 560, 812, 1200);
const places = fc.constantFrom(...restaurants.map(({ location }) => location));
const positions = fc.tuple(
  fc.double({ min: 28.4, max: 28.9, noNaN: true }),
  fc.double({ min: 76.9, max: 77.4, noNaN: true }),
);

function sceneOf(
  width: number,
  restaurant: Coordinates,
  driver: Coordinates,
  position: Coordinates | null,
): Scene {
  const markers = placeMarkers({ restaurant, driver, position, hasDestination: true });
  return {
    size: { x: width, y: HEIGHT },
    markers: Object.values(markers).filter((marker) => marker !== null),
    controls: controlsAt(width),
  };
}

/** Returns the position of a place in pixels from the upper left corner of the map. */
function seenAt({ size }: Scene, { centre, zoom }: View, place: Coordinates) {
  const project = ([latitude, longitude]: Coordinates) =>
    CRS.EPSG3857.latLngToPoint(latLng(latitude, longitude), zoom);
  return project(place)
    .subtract(project(centre))
    .add([size.x / 2, size.y / 2]);
}

/** Returns the controls that cover markers. A control is listed once for each marker it covers. */
function findCovering(scene: Scene, view: View): Box[] {
  return scene.markers.flatMap(({ position, icon }) => {
    const anchor = icon.options.iconAnchor ?? [0, 0];
    const { x: left, y: top } = seenAt(scene, view, position).subtract(anchor);
    const { x: width, y: height } = point(icon.options.iconSize ?? [0, 0]);
    return scene.controls.filter(
      (control) =>
        left < control.right &&
        control.left < left + width &&
        top < control.bottom &&
        control.top < top + height,
    );
  });
}

function distanceToEdge(scene: Scene, view: View, place: Coordinates): number {
  const { x, y } = seenAt(scene, view, place);
  return Math.min(x, y, scene.size.x - x, scene.size.y - y);
}

/**
 * The minimum distance of a place from the edge, in pixels. It is slightly less than 20, because converting
 * degrees is not exact.
 */
const PADDING = 19.9;

test('fitLocations shows the restaurant and the destination, and no control covers a marker @2.103.2', () => {
  fc.assert(
    fc.property(widths, places, fc.option(positions), (width, restaurant, position) => {
      const scene = sceneOf(width, restaurant, restaurant, position);
      const destination = position ?? DEFAULT_CENTRE;
      const view = fitLocations(scene, [restaurant, destination]);
      expect(findCovering(scene, view)).toEqual([]);
      expect(distanceToEdge(scene, view, restaurant)).toBeGreaterThan(PADDING);
      expect(distanceToEdge(scene, view, destination)).toBeGreaterThan(PADDING);
    }),
  );
});

test('a driver on the way is visible, and no control covers a marker @2.103.2', () => {
  fc.assert(
    fc.property(
      widths,
      places,
      positions,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (width, restaurant, position, share) => {
        const driver: Coordinates = [
          restaurant[0] + share * (position[0] - restaurant[0]),
          restaurant[1] + share * (position[1] - restaurant[1]),
        ];
        const scene = sceneOf(width, restaurant, driver, position);
        const view = centreOn(scene, driver);
        expect(findCovering(scene, view)).toEqual([]);
        expect(distanceToEdge(scene, view, driver)).toBeGreaterThan(PADDING);
      },
    ),
  );
});

test('the map is centred on the driver, unless a control would then cover a marker', () => {
  const scene = sceneOf(812, DEFAULT_CENTRE, DEFAULT_CENTRE, null);
  const view = centreOn(scene, DEFAULT_CENTRE);
  expect(seenAt(scene, view, DEFAULT_CENTRE).round()).toEqual(point(406, 200));
});
