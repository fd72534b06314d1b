import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { Coordinates } from '../../../machines/entities.ts';

const DRIVER_ZOOM = 15;
/** Pixels. */
const FIT_PADDING = 20;

type MapViewProps = {
  restaurant: Coordinates;
  /** Null where nobody is to know it. */
  destination: Coordinates | null;
  driver: Coordinates;
};

/** Fits restaurant and destination into the map, then follows the driver's moves. */
export function MapView({ restaurant, destination, driver }: MapViewProps) {
  const map = useMap();
  const lastDriver = useRef(driver);
  const hasFitted = useRef(false);
  useEffect(() => {
    const padding: [number, number] = [FIT_PADDING, FIT_PADDING];
    // Later fits glide where Leaflet finds the way short enough.
    const options = hasFitted.current ? { padding } : { padding, animate: false };
    if (destination) map.fitBounds([restaurant, destination], options);
    else map.setView(restaurant, DRIVER_ZOOM, { animate: false });
    hasFitted.current = true;
  }, [map, restaurant, destination]);
  useEffect(() => {
    if (lastDriver.current === driver) return;
    lastDriver.current = driver;
    if (driver !== restaurant) map.setView(driver, DRIVER_ZOOM);
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
