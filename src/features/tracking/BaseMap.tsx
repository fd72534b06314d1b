import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { openStreetMapAttribution } from '../../services/map-tiles.ts';
import { RoadLayer } from './road-layer.ts';

const PANE = 'base-map';

/**
 * The map below the street tiles, visible where tiles do not load.
 *
 * @param hasNames whether roads are named, which is useless below tiles
 */
export function BaseMap({ hasNames }: { hasNames: boolean }) {
  const map = useMap();
  const roads = useRef<RoadLayer>(null);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  useEffect(() => {
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    // The pane of the tiles has 200.
    pane.style.zIndex = '100';
    const layer = new RoadLayer(map.getContainer(), {
      pane: PANE,
      attribution: openStreetMapAttribution,
    });
    layer.addTo(map);
    roads.current = layer;
    return () => void layer.remove();
    // Painted in the colours that the page has then.
  }, [map, isDark]);
  useEffect(() => roads.current?.showNames(hasNames), [hasNames, isDark]);
  return null;
}
