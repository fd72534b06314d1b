import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SpicyIcon, VegetarianIcon } from './icons.tsx';

function Mark({ icon, color, label }: { icon: ReactNode; color: string; label: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color,
        fontWeight: 600,
        fontSize: '0.8125rem',
        '& svg': { fontSize: '1rem' },
      }}
    >
      {icon}
      {label}
    </Box>
  );
}

/** Vegetarian and spicy, by icon and word, never by colour alone. */
export function DietMarks({ isVegetarian, isSpicy }: { isVegetarian: boolean; isSpicy: boolean }) {
  if (!isVegetarian && !isSpicy) return null;
  return (
    <Stack direction="row" spacing={1.5} sx={{ mt: 0.25 }}>
      {isVegetarian && (
        <Mark icon={<VegetarianIcon />} color="mark.vegetarian" label="Vegetarian" />
      )}
      {isSpicy && <Mark icon={<SpicyIcon />} color="mark.spicy" label="Spicy" />}
    </Stack>
  );
}
