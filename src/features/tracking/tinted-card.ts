export const tintedCard = {
  display: 'flex',
  flexWrap: 'wrap',
  px: { xs: 2, sm: 3 },
  py: { xs: 1.5, sm: 2.5 },
  borderRadius: 6,
  background:
    'linear-gradient(120deg, var(--mui-palette-tint-main), var(--mui-palette-tint-strong))',
} as const;
