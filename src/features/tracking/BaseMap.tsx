import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { openStreetMapAttribution } from '../../services/map-tiles.ts';
import { BaseMapLayer } from './base-map-layer.ts';

const PANE = 'base-map';

/**
 * Shows FoodDash's own map behind the street tiles. FoodDash's map is visible where tiles do not load.
 *
 * @param hasNames whether to draw the names of the roads. Tiles would cover these names
 */
export function BaseMap({ hasNames }: { hasNames: boolean }) {
  const map = useMap();
  const base = useRef<BaseMapLayer>(null);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  useEffect(() => {
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    // The tiles are in front of this pane, because their pane has the z-index 200.
    pane.style.zIndex = '100';
    const layer = new BaseMapLayer(map.getContainer(), {
      pane: PANE,
      attribution: openStreetMapAttribution,
    });
    layer.addTo(map);
    base.current = layer;
    return () => void layer.remove();
    // The layer is created again when the colour scheme changes, because it is painted in the page's colours.
  }, [map, isDark]);
  useEffect(() => base.current?.showNames(hasNames), [hasNames, isDark]);
  return null;
}
