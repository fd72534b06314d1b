export const dishGrid = {
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    // Most categories have three dishes, which then fill a row.
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  '& > *': {
    gridColumn: { lg: 'span 2' },
    // Selects the first of 2, 5, 8 … dishes. The first two dishes then fill a row.
    '&:first-of-type:nth-last-of-type(3n + 2)': { '&, & + *': { gridColumn: { lg: 'span 3' } } },
  },
} as const;
