import { GridLayer } from 'leaflet';
import type { Coords, GridLayerOptions } from 'leaflet';
import { decodeLandmarks } from '../../data/delhi-landmarks.ts';
import { decodeRoads } from '../../data/delhi-roads.ts';
import type { Road, RoadClass } from '../../data/delhi-roads.ts';
import { MAP_ZOOM } from '../../data/map-lines.ts';
import type { MapLine } from '../../data/map-lines.ts';
import { placeLabels } from './road-labels.ts';
import type { RoadLabel } from './road-labels.ts';

/**
 * The style of each road class. The width is in pixels at zoom 13. `fromZoom` and `namesFromZoom` are the
 * lowest zooms that show the roads and their names.
 */
const classes: Record<
  RoadClass,
  { width: number; fromZoom: number; namesFromZoom: number; fill: 'road' | 'highway' }
> = {
  motorway: { width: 3.6, fromZoom: 0, namesFromZoom: 12, fill: 'highway' },
  trunk: { width: 3.2, fromZoom: 0, namesFromZoom: 12, fill: 'highway' },
  primary: { width: 2.4, fromZoom: 11, namesFromZoom: 12, fill: 'road' },
};
/** The road classes in drawing order. Later classes are drawn on top. */
const bottomUp = ['primary', 'trunk', 'motorway'] as const;

/** The factor by which a road gets wider from one zoom to the next. Its length doubles. */
const WIDENING = 1.42;
const CASING = 1;
/** The lowest zoom that shows the metro lines. */
const METRO_FROM_ZOOM = 12;
/** The lengths of a dash and a gap of a metro line, in pixels. */
const METRO_DASHES = [7, 5];
const HALO = 3.5;

/**
 * The colour of road names. It is legible on the ground and on every road, even if the outline of a name is
 * cut off.
 */
export const NAME_COLOUR = 'text-primary';

type Box = { left: number; top: number; right: number; bottom: number };
type Boxed = { line: MapLine; box: Box };

function boxed<Item extends { line: MapLine }>(item: Item): Item & Boxed {
  return Object.assign(item, { box: boxOf(item.line) });
}

function boxOf(line: MapLine): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let index = 0; index < line.length; index += 2) {
    const [x = 0, y = 0] = [line[index], line[index + 1]];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

const touches = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Ranks a road by its class and then by its length. Roads of a higher rank are named first. */
const rank = ({ roadClass, line }: Road) => bottomUp.indexOf(roadClass) * 1e4 + line.length;

/** The decoded roads. They take half a megabyte of memory, so all maps of the page share them. */
const roads = decodeRoads()
  .map(boxed)
  .toSorted((a, b) => rank(b) - rank(a));

/** The roads of each class, from the bottom up. */
const roadsByClass = bottomUp.map((roadClass) => ({
  style: classes[roadClass],
  roads: roads.filter((road) => road.roadClass === roadClass),
}));

const landmarks = decodeLandmarks();
const parks = landmarks.parks.map((line) => boxed({ line }));
const metroLines = landmarks.metroLines.map((line) => boxed({ line }));

/** Returns a path of the lines that touch the area, at this scale. */
function pathOf(lines: readonly Boxed[], area: Box, scale: number): Path2D {
  const path = new Path2D();
  for (const { line, box } of lines) {
    if (!touches(box, area)) continue;
    for (let index = 0; index < line.length; index += 2) {
      const [x, y] = [(line[index] ?? 0) * scale, (line[index + 1] ?? 0) * scale];
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
  }
  return path;
}

/** Draws FoodDash's own map of Delhi: its main roads, parks and metro lines in the page's colours and font. */
export class BaseMapLayer extends GridLayer {
  readonly #look: HTMLElement;
  readonly #labels = new Map<number, RoadLabel[]>();
  #hasNames = false;

  /** @param look the element with the font and the theme's colours */
  constructor(look: HTMLElement, options: GridLayerOptions) {
    super(options);
    this.#look = look;
  }

  /**
   * Turns the names on or off. They are off while street tiles, which have their own names, cover this layer.
   */
  showNames(hasNames: boolean) {
    if (hasNames === this.#hasNames) return;
    this.#hasNames = hasNames;
    // When names are turned off, the drawn names need not be removed, because tiles cover them.
    if (hasNames) this.redraw();
  }

  protected override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('canvas');
    const { x: size } = this.getTileSize();
    const ratio = Math.max(1, window.devicePixelRatio);
    tile.width = Math.round(size * ratio);
    tile.height = Math.round(size * ratio);
    const context = tile.getContext('2d');
    if (context) {
      context.scale(ratio, ratio);
      context.translate(-coords.x * size, -coords.y * size);
      this.#drawMap(context, coords);
      if (this.#hasNames) this.#drawNames(context, coords);
    }
    return tile;
  }

  #boxOfTile({ x, y }: Coords): Box {
    const { x: size } = this.getTileSize();
    return { left: x * size, top: y * size, right: (x + 1) * size, bottom: (y + 1) * size };
  }

  #drawMap(context: CanvasRenderingContext2D, coords: Coords) {
    const { z: zoom } = coords;
    const { left, top, right, bottom } = this.#boxOfTile(coords);
    const scale = 2 ** (zoom - MAP_ZOOM);
    const margin = 20;
    const area = {
      left: (left - margin) / scale,
      top: (top - margin) / scale,
      right: (right + margin) / scale,
      bottom: (bottom + margin) / scale,
    };
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.fillStyle = this.#colour('map-park');
    context.fill(pathOf(parks, area, scale));
    this.#drawRoads(context, zoom, area);
    if (zoom < METRO_FROM_ZOOM) return;
    context.lineCap = 'butt';
    context.strokeStyle = this.#colour('map-metro');
    context.lineWidth = 1.6;
    context.setLineDash(METRO_DASHES);
    context.stroke(pathOf(metroLines, area, scale));
    context.setLineDash([]);
  }

  #drawRoads(context: CanvasRenderingContext2D, zoom: number, area: Box) {
    const paths = roadsByClass
      .filter(({ style }) => zoom >= style.fromZoom)
      .map(({ roads: ofClass, style: { fill, width } }) => ({
        path: pathOf(ofClass, area, 2 ** (zoom - MAP_ZOOM)),
        fill,
        width: Math.max(1.2, width * WIDENING ** (zoom - 13)),
      }));
    // The edges of all roads are drawn before the roads, so that no edge crosses a junction.
    for (const { path, fill, width } of paths) {
      context.strokeStyle = this.#colour(`map-${fill}Edge`);
      context.lineWidth = width + 2 * CASING;
      context.stroke(path);
    }
    for (const { path, fill, width } of paths) {
      context.strokeStyle = this.#colour(`map-${fill}`);
      context.lineWidth = width;
      context.stroke(path);
    }
  }

  #drawNames(context: CanvasRenderingContext2D, coords: Coords) {
    const { z: zoom } = coords;
    const area = this.#boxOfTile(coords);
    context.font = `500 ${zoom < 14 ? 11 : 12}px ${getComputedStyle(this.#look).fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineWidth = HALO;
    context.strokeStyle = this.#colour('map-ground');
    context.fillStyle = this.#colour(NAME_COLOUR);
    for (const { name, x, y, angle, width } of this.#labelsAt(zoom, context)) {
      const reach = width / 2 + HALO;
      const box = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
      if (!touches(box, area)) continue;
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.strokeText(name, 0, 0);
      context.fillText(name, 0, 0);
      context.restore();
    }
  }

  #labelsAt(zoom: number, context: CanvasRenderingContext2D): RoadLabel[] {
    const known = this.#labels.get(zoom);
    if (known) return known;
    const named = roads.filter(({ roadClass }) => zoom >= classes[roadClass].namesFromZoom);
    const labels = placeLabels(named, zoom, (name) => context.measureText(name).width);
    this.#labels.set(zoom, labels);
    return labels;
  }

  #colour(name: string): string {
    return getComputedStyle(this.#look).getPropertyValue(`--mui-palette-${name}`);
  }
}
