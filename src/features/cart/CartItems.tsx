import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Cart, CartItem } from '../../../machines/entities.ts';
import { CartContext } from '../../shared/cart.ts';
import { Price } from '../../shared/Price.tsx';
import { QuantityStepper } from '../../shared/QuantityStepper.tsx';

const CartRow = memo(function CartRow({ item }: { item: CartItem }) {
  const cart = CartContext.useActorRef();
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={{
        py: 1.75,
        alignItems: 'center',
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          {item.name}
        </Typography>
        <Typography variant="body2" component="div">
          <Price dollars={item.price} />
        </Typography>
      </Box>
      <QuantityStepper
        itemName={item.name}
        quantity={item.quantity}
        onChange={(quantity) => cart.send({ type: 'cart.quantitySet', itemId: item.id, quantity })}
      />
    </Stack>
  );
});

/** The restaurant and the rows of the cart. */
export function CartItems({ cart }: { cart: Cart }) {
  return (
    <Box sx={{ flex: 1, overflowY: 'auto', px: 3, py: 2 }}>
      {cart.restaurant && (
        <Box sx={{ mb: 1 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {cart.restaurant.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {cart.restaurant.cuisine}
          </Typography>
        </Box>
      )}
      <Box component="ul" aria-label="Items" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {cart.items.map((item) => (
          <CartRow key={item.id} item={item} />
        ))}
      </Box>
    </Box>
  );
}
