/** The layout that My Orders and its skeleton share. */

export const ordersContainer = { pt: { xs: 3, md: 5 } } as const;

/** On a wide screen, the orders are in two columns. A single order fills both. */
export const orderGrid = {
  '& > :only-child': { gridColumn: '1 / -1' },
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

export const tabList = { mt: 2, mb: 3, borderBottom: '1px solid', borderColor: 'divider' } as const;

/** The padding beside a tab's label. */
export const tabPadding = { px: { xs: 1, sm: 2 } } as const;
