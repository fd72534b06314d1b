import Box from '@mui/material/Box';
import { factsOf } from '../data/dish-facts.ts';
import { avoidedIn } from '../domain/diet.ts';
import { messages } from './allergen-messages.en.ts';
import { nameAllergens } from './allergen-texts.ts';
import { DietActor } from './diet.ts';
import { WarningIcon } from './icons.tsx';

/** Shows a warning if the dish contains an allergen that the customer avoids. */
export function AllergenWarning({ dishId }: { dishId: string }) {
  const diet = DietActor.useSelector(({ context }) => context.value);
  const found = avoidedIn(diet, factsOf(dishId) ?? {});
  if (found.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 0.5,
        mt: 0.25,
        color: 'warning.main',
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.35,
        '& svg': { fontSize: '1rem', mt: '1px' },
      }}
    >
      <WarningIcon />
      <span>{messages.containsAvoided(nameAllergens(found))}</span>
    </Box>
  );
}
