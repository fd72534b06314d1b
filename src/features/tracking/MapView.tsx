import type { Map as StreetMap, ZoomPanOptions } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Coordinates } from '../../domain/entities.ts';
import { centreOn, fitLocations } from './choose-view.ts';
import type { Box, PlacedMarker, View } from './choose-view.ts';
import { OVER_MAP } from './map-styles.ts';

type MapViewProps = {
  restaurant: Coordinates;
  /** The destination; null if the viewer must not know it. */
  destination: Coordinates | null;
  driver: Coordinates;
  markers: readonly PlacedMarker[];
};

/** Returns the areas of the controls over the map. These areas must not contain markers. */
function measureControls(map: StreetMap): Box[] {
  const container = map.getContainer();
  const frame = container.getBoundingClientRect();
  const controls = container.parentElement?.querySelectorAll(`.${OVER_MAP}, .leaflet-control`);
  return Array.from(controls ?? [], (control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    // The attribution grows to the left when layers are added after the first view was chosen. Its area
    // therefore extends to the left edge.
    const isAttribution = control.classList.contains('leaflet-control-attribution');
    return {
      left: isAttribution ? 0 : left - frame.left,
      top: top - frame.top,
      right: right - frame.left,
      bottom: bottom - frame.top,
    };
  }).filter(({ left, top, right, bottom }) => right > left && bottom > top);
}

/** The last chosen view. `wasMoved` says whether the customer has moved the map since then. */
type Chosen = View & { isFollowing: boolean; wasMoved: boolean };

/**
 * Returns whether the map shows a different view from this one. Rounding may shift the map by up to 2 pixels.
 */
function isElsewhere(map: StreetMap, { centre, zoom }: View): boolean {
  const middle = map.getSize().divideBy(2);
  return map.getZoom() !== zoom || map.latLngToContainerPoint(centre).distanceTo(middle) > 2;
}

/**
 * Fits the restaurant and the destination into the map, then follows the driver. If the map's size changes,
 * the view is chosen again, unless the customer has moved the map.
 */
export function MapView({ restaurant, destination, driver, markers }: MapViewProps) {
  const map = useMap();
  const lastDriver = useRef(driver);
  const chosen = useRef<Chosen | null>(null);
  const show = useEffectEvent((isFollowing: boolean, options: ZoomPanOptions) => {
    const scene = { size: map.getSize(), markers, controls: measureControls(map) };
    const location = isFollowing ? driver : restaurant;
    const view =
      !isFollowing && destination
        ? fitLocations(scene, [restaurant, destination])
        : centreOn(scene, location);
    map.setView(view.centre, view.zoom, options);
    chosen.current = { ...view, isFollowing, wasMoved: false };
  });
  useEffect(() => {
    // The first view appears without an animation. Later views are animated if Leaflet considers the distance
    // short enough.
    show(false, chosen.current && destination ? {} : { animate: false });
  }, [map, restaurant, destination]);
  useEffect(() => {
    if (lastDriver.current === driver) return;
    lastDriver.current = driver;
    if (driver === restaurant) return;
    show(true, {});
  }, [map, driver, restaurant]);
  useEffect(() => {
    const handlers = {
      // A move by the app ends at the chosen view. Any other view is the customer's choice.
      moveend: () => {
        if (chosen.current) chosen.current.wasMoved = isElsewhere(map, chosen.current);
      },
      resize: () => {
        if (chosen.current?.wasMoved === false)
          show(chosen.current.isFollowing, { animate: false });
      },
    };
    map.on(handlers);
    return () => void map.off(handlers);
  }, [map]);
  useEffect(
    () => () => {
      // Leaflet ends the animation of a zoom with a timer. If the map was removed in the meantime, the timer
      // would throw an error.
      Object.assign(map, { _animatingZoom: false });
    },
    [map],
  );
  return null;
}
