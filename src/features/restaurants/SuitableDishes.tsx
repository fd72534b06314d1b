import Typography from '@mui/material/Typography';
import { factsOf } from '../../data/dish-facts.ts';
import { menus } from '../../data/menus.ts';
import type { Diet } from '../../domain/diet.ts';
import { findDietConflicts } from '../../domain/diet.ts';
import { nameAllergens } from '../../shared/allergen-texts.ts';
import { messages } from './suitable-dishes-messages.en.ts';

function describe(count: number, { isVegetarian, avoided }: Diet): string {
  if (avoided.length === 0) return messages.veg(count);
  const names = nameAllergens(avoided);
  return isVegetarian ? messages.vegWithout(count, names) : messages.without(count, names);
}

type SuitableDishesProps = { restaurantId: string; diet: Diet };

/** Shows how many dishes of a restaurant suit the customer's diet. */
export function SuitableDishes({ restaurantId, diet }: SuitableDishesProps) {
  const menu = menus[restaurantId] ?? [];
  const count = menu.length - findDietConflicts(menu, diet, factsOf).length;
  return (
    <Typography variant="body2" sx={{ fontWeight: 700, color: 'success.main' }}>
      {describe(count, diet)}
    </Typography>
  );
}
