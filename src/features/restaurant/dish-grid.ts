/** Dishes below or beside each other; one that is left over has the last row for itself. */
export const dishGrid = {
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > li:last-of-type:nth-of-type(odd):not(:first-of-type)': { gridColumn: { sm: '1 / -1' } },
} as const;
