import Typography from '@mui/material/Typography';
import { factsOf } from '../../data/dish-facts.ts';
import { menus } from '../../data/menus.ts';
import type { Diet } from '../../domain/diet.ts';
import { findDietConflicts } from '../../domain/diet.ts';
import { nameAllergens } from '../../shared/allergen-texts.ts';

function describe(count: number, { isVegetarian, avoided }: Diet): string {
  if (avoided.length === 0) return count === 1 ? '1 veg dish' : `${count} veg dishes`;
  const names = nameAllergens(avoided);
  if (isVegetarian) {
    return count === 1 ? `1 veg dish without ${names}` : `${count} veg dishes without ${names}`;
  }
  return count === 1 ? `1 dish without ${names}` : `${count} dishes without ${names}`;
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
