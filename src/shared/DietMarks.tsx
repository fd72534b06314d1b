import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { messages } from './dish-messages.en.ts';
import { NonVegetarianIcon, SpicyIcon, VegetarianIcon } from './icons.tsx';

const mark = { fontSize: '1.125rem', flexShrink: 0, verticalAlign: '-0.2em' } as const;

/** Returns the name of the mark that Indian law requires beside a dish. */
export function dietName(isVegetarian: boolean): string {
  return isVegetarian ? messages.vegetarian : messages.nonVegetarian;
}

/**
 * Shows the green or brown mark of FSSAI, India's food authority. Only screen readers get the mark's name.
 */
export function DietMark({ isVegetarian }: { isVegetarian: boolean }) {
  const Icon = isVegetarian ? VegetarianIcon : NonVegetarianIcon;
  return (
    <Icon
      role="img"
      aria-hidden={false}
      aria-label={dietName(isVegetarian)}
      sx={{ ...mark, color: isVegetarian ? 'mark.vegetarian' : 'mark.nonVegetarian' }}
    />
  );
}

/** Shows that a dish is spicy. Only screen readers get the mark's name. */
export function SpicyMark() {
  return (
    <SpicyIcon
      role="img"
      aria-hidden={false}
      aria-label={messages.spicy}
      sx={{ ...mark, color: 'mark.spicy' }}
    />
  );
}

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
      <span>{label}</span>
    </Box>
  );
}

/** Shows whether a dish is veg and whether it is spicy, with icons and words and not only with colours. */
export function DietMarks({ isVegetarian, isSpicy }: { isVegetarian: boolean; isSpicy: boolean }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mt: 0.25 }}>
      <Mark
        icon={isVegetarian ? <VegetarianIcon /> : <NonVegetarianIcon />}
        color={isVegetarian ? 'mark.vegetarian' : 'mark.nonVegetarian'}
        label={dietName(isVegetarian)}
      />
      {isSpicy && <Mark icon={<SpicyIcon />} color="mark.spicy" label={messages.spicy} />}
    </Box>
  );
}
