import type { SxProps, Theme } from '@mui/material/styles';
import { inheritedFont } from '../../shared/inherited-font.ts';

/** The class of elements over the map. The map's view is chosen so that these elements cover no marker. */
export const OVER_MAP = 'over-map';

/**
 * The CSS variable for the height of the lower part of the map that a card covers. If the variable is not
 * set, nothing is covered.
 */
export const COVERED = '--map-covered';

/** The classes of the route and of its casing, the wider line behind the route. */
export const ROUTE = 'route';
export const ROUTE_CASING = 'route-casing';

/** The styles of the map's frame, and of Leaflet's own parts in both colour schemes. */
export const mapStyles: SxProps<Theme> = {
  position: 'relative',
  isolation: 'isolate',
  borderRadius: { sm: 5 },
  overflow: 'hidden',
  border: { sm: '1px solid' },
  borderColor: { sm: 'divider' },
  // On a phone, the map extends to both edges of the screen.
  mx: { xs: -2, sm: 0 },
  '& .leaflet-bottom': { mb: `var(${COVERED}, 0px)` },
  '& .leaflet-container': {
    height: 400,
    ...inheritedFont,
    bgcolor: 'map.ground',
    // One finger scrolls the page. Leaflet's style would prevent this while dragging is enabled.
    touchAction: 'pan-x pan-y !important',
    '& a': { color: 'primary.main' },
    '& .leaflet-control-attribution': {
      bgcolor: 'background.paper',
      color: 'text.primary',
      fontSize: '0.75rem',
    },
    '& .leaflet-bar': {
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: 3,
      boxShadow: 3,
    },
    '& .leaflet-bar a': {
      width: 36,
      height: 36,
      lineHeight: '36px',
      fontFamily: 'inherit',
      bgcolor: 'background.paper',
      color: 'text.primary',
      borderColor: 'divider',
      '&:first-of-type': { borderRadius: '11px 11px 0 0' },
      '&:last-of-type': { borderRadius: '0 0 11px 11px' },
    },
    '& .leaflet-popup-content-wrapper, & .leaflet-popup-tip': {
      bgcolor: 'background.paper',
      color: 'text.primary',
    },
    '& .leaflet-popup-content': { fontSize: '0.9375rem', lineHeight: 1.5 },
    [`& .${ROUTE_CASING}`]: { stroke: 'var(--mui-palette-background-paper)' },
    '& .leaflet-marker-icon:focus-visible': { borderRadius: '50%' },
    '@media (prefers-color-scheme: dark)': {
      [`& .${ROUTE}`]: { stroke: '#93c5fd' },
      '& .leaflet-tile-pane': {
        filter: 'invert(1) hue-rotate(180deg) brightness(0.95) contrast(0.88)',
      },
    },
  },
};
