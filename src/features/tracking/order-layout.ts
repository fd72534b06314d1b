import { HEADER_HEIGHT } from '../../shared/header-height.ts';

const gap = { xs: 1.5, md: 2.5 };

/** The layout of a single column. */
export const orderColumn = { display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const orderGrid = {
  display: 'grid',
  gap,
  mt: gap,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

/** The layout of an order on its way, whose map comes first. On wide screens, the order is beside the map. */
export const orderOnItsWay = {
  ...orderGrid,
  gridTemplateAreas: { xs: '"map" "order"', md: '"map order"' },
} as const;

/** The layout of a delivered order, whose map comes last. */
export const deliveredOrder = {
  ...orderGrid,
  gridTemplateAreas: { xs: '"status" "order" "map"', md: '"status order" "map order"' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;

/**
 * The styles of the column with the map. On a wide screen, the column stays in view beside a longer order. On
 * a short screen, it would not fit below the header, so it scrolls with the page.
 */
export const mapColumn = {
  ...orderColumn,
  gridArea: 'map',
  '@media (min-width: 900px) and (min-height: 820px)': {
    position: 'sticky',
    top: `calc(${HEADER_HEIGHT} + 20px)`,
  },
} as const;
