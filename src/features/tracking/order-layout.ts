const gap = { xs: 1.5, md: 2.5 };

export const orderColumn = { display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const orderGrid = {
  display: 'grid',
  gap,
  mt: gap,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

const onPhone = '"map" "status" "note" "order"';

/** The layout of an order on its way. On wide screens, the order is beside the status and the map. */
export const orderOnItsWay = {
  ...orderGrid,
  gridTemplateAreas: { xs: onPhone, md: '"status order" "map order" "note order"' },
  gridTemplateRows: { md: 'auto auto 1fr' },
} as const;

/**
 * The layout of an order on its way for the customer who placed it. On wide screens, the status fills the
 * width, and the details are below the map. The driver and the actions are beside the map and the details.
 */
export const followedByCustomer = {
  ...orderGrid,
  gridTemplateAreas: {
    xs: onPhone,
    md: '"status status" "map side" "note side" "details side"',
  },
  gridTemplateRows: { md: 'auto auto auto 1fr' },
} as const;

/** The layout of a delivered order, whose map comes last. */
export const deliveredOrder = {
  ...orderGrid,
  gridTemplateAreas: { xs: '"status" "order" "map"', md: '"status order" "map order"' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;
