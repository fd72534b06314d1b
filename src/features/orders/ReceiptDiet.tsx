import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CartItem, ListedOrder } from '../../domain/entities.ts';
import { containsSentence, kitchenCaution } from '../../shared/allergen-texts.ts';
import { DietMark } from '../../shared/DietMarks.tsx';

/** The dish's mark and allergens at the time of the order; empty for older orders. */
export function ReceiptDiet({ item: { isVegetarian, allergens } }: { item: CartItem }) {
  return (
    <>
      {isVegetarian !== undefined && (
        <>
          {' '}
          <DietMark isVegetarian={isVegetarian} />
        </>
      )}
      {allergens && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', lineHeight: 1.4 }}>
          {containsSentence(allergens)}
        </Box>
      )}
    </>
  );
}

/** The kitchen's other allergens. */
export function ReceiptCaution({ order }: { order: ListedOrder }) {
  const inDishes = order.items.flatMap(({ allergens = [] }) => allergens);
  const caution = kitchenCaution(order.kitchenAllergens ?? [], inDishes);
  return (
    caution && (
      <Typography variant="body2" sx={{ mb: 2 }}>
        {caution}
      </Typography>
    )
  );
}
