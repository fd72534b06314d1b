import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dishName } from '../../data/names.ts';
import type { Cart } from '../../domain/entities.ts';
import { messages as billMessages } from '../../shared/bill-messages.en.ts';
import { LazyAllergenWarning } from '../../shared/LazyAllergenWarning.tsx';
import { DishMark } from '../../shared/DishMark.tsx';
import { DishNote } from '../../shared/DishNote.tsx';
import { DishPicture } from '../../shared/DishPicture.tsx';
import { MarkedName } from '../../shared/MarkedName.tsx';
import { Price } from '../../shared/Price.tsx';

/** The number of rows that fit beside the form. A longer list scrolls. */
const ROWS_IN_SIGHT = 5;

type OrderedDishesProps = {
  cart: Cart;
  /** The amount of each dish in rupees, in the order of `cart.items`. */
  rupees: readonly number[];
};

export function OrderedDishes({ cart, rupees }: OrderedDishesProps) {
  return (
    <Box
      component="ul"
      aria-label={billMessages.dishes}
      sx={{ my: 1.5, maxHeight: { md: 320 }, overflowY: { md: 'auto' } }}
      tabIndex={cart.items.length > ROWS_IN_SIGHT ? 0 : undefined}
    >
      {cart.items.map((item, index) => (
        <Stack
          key={item.id}
          component="li"
          direction="row"
          spacing={1.5}
          sx={{ alignItems: 'center', py: 0.75 }}
        >
          <DishPicture restaurantId={cart.restaurant?.id} dishId={item.id} size={48} />
          {/* On the narrowest phones, the price is below the name. */}
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
            }}
          >
            <Typography
              sx={{ flex: '1 1 100px', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 }}
            >
              <Box component="span" sx={{ fontWeight: 700, marginInlineEnd: 0.5 }}>
                {`${item.quantity}×`}
              </Box>{' '}
              <MarkedName
                name={dishName(item.id, item.name)}
                mark={<DishMark dishId={item.id} />}
              />
            </Typography>
            <Price dollars={item.price * item.quantity} rupees={rupees[index]} />
            <Box sx={{ flexBasis: '100%' }}>
              <LazyAllergenWarning dishId={item.id} />
            </Box>
            <DishNote note={item.note} sx={{ flexBasis: '100%' }} />
          </Box>
        </Stack>
      ))}
    </Box>
  );
}
