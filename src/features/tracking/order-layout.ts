const gap = { xs: 1.5, md: 2.5 };

/** The layout of a single column. */
export const orderColumn = { display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const orderGrid = {
  display: 'grid',
  gap,
  mt: gap,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto auto 1fr' },
  alignItems: 'start',
} as const;

/** The layout of an order on its way, whose map comes first. On wide screens, the order is beside the map. */
export const orderOnItsWay = {
  ...orderGrid,
  gridTemplateAreas: {
    xs: '"map" "status" "note" "order"',
    md: '"map order" "status order" "note order"',
  },
} as const;

/** The layout of a delivered order, whose map comes last. */
export const deliveredOrder = {
  ...orderGrid,
  gridTemplateAreas: {
    xs: '"status" "order" "map" "note"',
    md: '"status order" "map order" "note order"',
  },
} as const;
