import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CartItem, ListedOrder } from '../../domain/entities.ts';
import { containsSentence, kitchenCaution } from '../../shared/allergen-texts.ts';
import { DietMark } from '../../shared/DietMarks.tsx';
import { MarkedName } from '../../shared/MarkedName.tsx';

const small = { fontSize: '0.8125rem', lineHeight: 1.4, color: 'text.secondary' };

/**
 * Shows a dish's name, with the veg or non-veg mark and the allergens that it had when it was ordered. Older
 * orders contain neither.
 */
export function ReceiptDish({ item: { name, isVegetarian, allergens } }: { item: CartItem }) {
  return (
    <>
      <MarkedName
        name={name}
        mark={isVegetarian !== undefined && <DietMark isVegetarian={isVegetarian} />}
      />
      {allergens && (
        <Box component="span" sx={{ ...small, display: 'block' }}>
          {containsSentence(allergens)}
        </Box>
      )}
    </>
  );
}

/** Shows which allergens the kitchen handles in addition to those in the dishes. */
export function ReceiptCaution({ order }: { order: ListedOrder }) {
  const inDishes = order.items.flatMap(({ allergens = [] }) => allergens);
  const caution = kitchenCaution(order.kitchenAllergens ?? [], inDishes);
  return caution && <Typography sx={{ ...small, mt: 2 }}>{caution}</Typography>;
}
