/**
 * Chooses a view of the map in which no control covers a marker. A place is a position that the view must
 * contain. All lengths are in pixels of the map's frame.
 */
import { CRS, latLng, point } from 'leaflet';
import type { Icon, Point } from 'leaflet';
import type { Coordinates } from '../../domain/entities.ts';

export type PlacedMarker = { position: Coordinates; icon: Icon };

export type Box = { left: number; top: number; right: number; bottom: number };

/** The map's frame and everything that must fit into it. */
export type Scene = {
  size: Readonly<{ x: number; y: number }>;
  markers: readonly PlacedMarker[];
  controls: readonly Box[];
};

export type View = { centre: Coordinates; zoom: number };

const MAX_ZOOM = 18;
const DRIVER_ZOOM = 15;
/** The minimum distance of a place from the edges. */
const PADDING = 20;
/** The height of a pin. If a place were closer to the top edge, its pin would be cut off. */
const TOP_PADDING = 52;
/** The minimum distance between a marker and a control. */
const GAP = 4;
const STEP = 8;
const REACH = 20 * STEP;

/** The offsets by which the view may be moved, the shortest first. */
const shifts: readonly Point[] = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, row) =>
  Array.from({ length: (2 * REACH) / STEP + 1 }, (__, column) =>
    point(column * STEP - REACH, row * STEP - REACH),
  ),
)
  .flat()
  .toSorted((a, b) => a.x ** 2 + a.y ** 2 - b.x ** 2 - b.y ** 2);

const project = ([latitude, longitude]: Coordinates, zoom: number): Point =>
  CRS.EPSG3857.latLngToPoint(latLng(latitude, longitude), zoom);

const getRoom = ({ size }: Scene): Box => ({
  left: PADDING,
  top: TOP_PADDING,
  right: size.x - PADDING,
  bottom: size.y - PADDING,
});

const isWithin = ({ x, y }: Point, { left, top, right, bottom }: Box) =>
  x >= left && x <= right && y >= top && y <= bottom;

const overlaps = (a: Box, b: Box) =>
  a.left < b.right + GAP &&
  b.left < a.right + GAP &&
  a.top < b.bottom + GAP &&
  b.top < a.bottom + GAP;

/** Returns the box of a marker whose place is at the given point of the frame. */
function boxOf({ icon }: PlacedMarker, location: Point): Box {
  const { x: width, y: height } = point(icon.options.iconSize ?? [0, 0]);
  const { x: left, y: top } = location.subtract(icon.options.iconAnchor ?? [0, 0]);
  return { left, top, right: left + width, bottom: top + height };
}

/**
 * Moves a view as little as possible, so that no place is too close to an edge and no control covers a
 * marker. Returns undefined if no offset achieves this.
 *
 * @param corner the upper left corner of the view before the move, as a point of the world
 */
function findClearView(
  scene: Scene,
  locations: readonly Coordinates[],
  zoom: number,
  corner: Point,
): View | undefined {
  const room = getRoom(scene);
  const points = locations.map((location) => project(location, zoom).subtract(corner));
  const boxes = scene.markers.map((marker) =>
    boxOf(marker, project(marker.position, zoom).subtract(corner)),
  );
  const shift = shifts.find(
    ({ x, y }) =>
      points.every((location) => isWithin(location.add([x, y]), room)) &&
      boxes.every(({ left, top, right, bottom }) => {
        const box = { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
        return !scene.controls.some((control) => overlaps(box, control));
      }),
  );
  return shift && toView(scene, corner.subtract(shift), zoom);
}

function toView({ size }: Scene, corner: Point, zoom: number): View {
  const { lat, lng } = CRS.EPSG3857.pointToLatLng(corner.add([size.x / 2, size.y / 2]), zoom);
  return { centre: [lat, lng], zoom };
}

/**
 * Returns the view with the highest zoom in which both places are visible and no control covers a marker. If
 * there is no such view, returns the view with the highest zoom in which both places are visible.
 */
export function fitLocations(scene: Scene, locations: readonly [Coordinates, Coordinates]): View {
  const { left, top, right, bottom } = getRoom(scene);
  const covered: View[] = [];
  for (let zoom = MAX_ZOOM; zoom >= 0; zoom -= 1) {
    const [from, to] = [project(locations[0], zoom), project(locations[1], zoom)];
    const isTooLarge =
      Math.abs(from.x - to.x) > right - left || Math.abs(from.y - to.y) > bottom - top;
    if (isTooLarge) continue;
    const middle = from.add(to).divideBy(2);
    const corner = middle.subtract([(left + right) / 2, (top + bottom) / 2]);
    const clear = findClearView(scene, locations, zoom, corner);
    if (clear) return clear;
    covered.push(toView(scene, corner, zoom));
  }
  // The last fallback is for a frame that is too small for any view. No screen has such a frame.
  return covered[0] ?? { centre: locations[0], zoom: 0 };
}

/**
 * Returns a view with the place in the middle. If a control would cover a marker in this view, the place is
 * beside the middle.
 */
export function centreOn(scene: Scene, location: Coordinates): View {
  const corner = project(location, DRIVER_ZOOM).subtract([scene.size.x / 2, scene.size.y / 2]);
  return (
    findClearView(scene, [location], DRIVER_ZOOM, corner) ?? toView(scene, corner, DRIVER_ZOOM)
  );
}
