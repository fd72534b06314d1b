import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { allergensOf, allergensOfKitchen } from '../../data/allergens.ts';
import { containsSentence, kitchenCaution } from '../../shared/allergen-texts.ts';
import { messages } from './messages.en.tsx';

type DishAllergensProps = { restaurantId: string; dish: { id: string; name: string } };

/** Shows a dish's declared allergens in a collapsed section, or nothing if the restaurant declares none. */
export function DishAllergens({ restaurantId, dish }: DishAllergensProps) {
  const allergens = allergensOf(dish.id);
  if (!allergens) return null;
  const caution = kitchenCaution(allergensOfKitchen(restaurantId), allergens);
  return (
    <Box
      component="details"
      sx={{ mt: 0.25, fontSize: '0.875rem', lineHeight: 1.45, color: 'text.secondary' }}
    >
      <Box
        component="summary"
        sx={{ width: 'fit-content', py: 0.5, cursor: 'pointer', fontWeight: 600, borderRadius: 1 }}
      >
        {messages.allergensIn(dish.name, (text) => (
          <span style={visuallyHidden}>{text}</span>
        ))}
      </Box>
      {containsSentence(allergens)} {caution}
    </Box>
  );
}
