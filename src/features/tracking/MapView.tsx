import type { Map as StreetMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Coordinates } from '../../../machines/entities.ts';
import { centreOn, fitPlaces } from './choose-view.ts';
import type { Box, PlacedMarker } from './choose-view.ts';
import { OVER_MAP } from './map-styles.ts';

type MapViewProps = {
  restaurant: Coordinates;
  /** Null where nobody is to know it. */
  destination: Coordinates | null;
  driver: Coordinates;
  /** All that lie on the map. */
  markers: readonly PlacedMarker[];
};

/** Measures what lies over the map, where no marker is to be seen. */
function measureControls(map: StreetMap): Box[] {
  const container = map.getContainer();
  const frame = container.getBoundingClientRect();
  const controls = container.parentElement?.querySelectorAll(`.${OVER_MAP}, .leaflet-control`);
  return Array.from(controls ?? [], (control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    // It grows to the left with the layers, which are added after the first view is chosen.
    const isAttribution = control.classList.contains('leaflet-control-attribution');
    return {
      left: isAttribution ? 0 : left - frame.left,
      top: top - frame.top,
      right: right - frame.left,
      bottom: bottom - frame.top,
    };
  }).filter(({ left, top, right, bottom }) => right > left && bottom > top);
}

/** Fits restaurant and destination into the map, then follows the driver's moves. */
export function MapView({ restaurant, destination, driver, markers }: MapViewProps) {
  const map = useMap();
  const lastDriver = useRef(driver);
  const hasFitted = useRef(false);
  const getScene = useEffectEvent(() => ({
    size: map.getSize(),
    markers,
    controls: measureControls(map),
  }));
  useEffect(() => {
    const { centre, zoom } = destination
      ? fitPlaces(getScene(), [restaurant, destination])
      : centreOn(getScene(), restaurant);
    // Later fits glide where Leaflet finds the way short enough.
    map.setView(centre, zoom, hasFitted.current && destination ? {} : { animate: false });
    hasFitted.current = true;
  }, [map, restaurant, destination]);
  useEffect(() => {
    if (lastDriver.current === driver) return;
    lastDriver.current = driver;
    if (driver === restaurant) return;
    const { centre, zoom } = centreOn(getScene(), driver);
    map.setView(centre, zoom);
  }, [map, driver, restaurant]);
  useEffect(
    () => () => {
      // Leaflet ends a zoom by a timer that throws once the map is gone.
      Object.assign(map, { _animatingZoom: false });
    },
    [map],
  );
  return null;
}
