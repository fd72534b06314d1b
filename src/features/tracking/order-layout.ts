import { HEADER_HEIGHT } from '../../shared/header-height.ts';
import { MAP_HEIGHT } from './map-styles.ts';

const gap = { xs: 1.5, md: 2.5 };

/** The layout of a single column. */
export const orderColumn = { display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const orderGrid = {
  display: 'grid',
  gap,
  mt: gap,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
} as const;

/**
 * The layout of an order on its way, whose map comes first. On wide screens, the status and the order are
 * beside the map.
 */
export const orderOnItsWay = {
  ...orderGrid,
  gridTemplateAreas: { xs: '"map" "status" "order"', md: '"map status" "map order"' },
} as const;

/** The layout of a delivered order, whose map comes last. */
export const deliveredOrder = {
  ...orderGrid,
  gridTemplateAreas: { xs: '"status" "order" "map"', md: '"status order" "map order"' },
} as const;

/** The styles of the column with the map of a delivered order. */
export const mapColumn = { ...orderColumn, gridArea: 'map' } as const;

/**
 * The styles of the column with the map of an order on its way. On a wide screen, the map fills the height of
 * the screen and stays in view beside the order. On a very short screen, it scrolls with the page.
 */
export const tallMapColumn = {
  ...mapColumn,
  '@media (min-width: 900px) and (min-height: 600px)': {
    position: 'sticky',
    top: `calc(${HEADER_HEIGHT} + 20px)`,
    [MAP_HEIGHT]: `clamp(400px, calc(100dvh - ${HEADER_HEIGHT} - 110px), 680px)`,
  },
} as const;
