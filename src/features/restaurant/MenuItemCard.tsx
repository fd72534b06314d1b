import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useLayoutEffect, useRef } from 'react';
import type { MenuItem, Restaurant } from '../../../machines/entities.ts';
import { CartContext } from '../../shared/cart.ts';
import { Illustration } from '../../shared/Illustration.tsx';
import { Price } from '../../shared/Price.tsx';
import { QuantityStepper } from '../../shared/QuantityStepper.tsx';
import { DietMarks } from './DietMarks.tsx';

type MenuItemCardProps = { restaurant: Restaurant; item: MenuItem };

/** Add, or once the dish is in the cart, its quantity. */
function OrderControl({ restaurant, item }: MenuItemCardProps) {
  const cart = CartContext.useActorRef();
  const quantity = CartContext.useSelector(
    (snapshot) => snapshot.context.cart.items.find(({ id }) => id === item.id)?.quantity ?? 0,
  );
  const isInCart = quantity > 0;
  const container = useRef<HTMLDivElement>(null);

  // Add and the stepper take each other's place: the focus moves along with the customer's hand.
  const movesFocus = useRef(false);
  useLayoutEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    // A slow page gets here when the customer is elsewhere already.
    if (document.activeElement !== document.body) return;
    // And who has scrolled on stays there.
    container.current
      ?.querySelector<HTMLElement>('button:last-of-type')
      ?.focus({ preventScroll: true });
  }, [isInCart]);

  return (
    <Box ref={container}>
      {isInCart ? (
        <QuantityStepper
          itemName={item.name}
          quantity={quantity}
          onChange={(next) => {
            movesFocus.current = next <= 0;
            cart.send({ type: 'cart.quantitySet', itemId: item.id, quantity: next });
          }}
        />
      ) : (
        <Button
          variant="outlined"
          disabled={!restaurant.isOpen}
          aria-label={
            restaurant.isOpen
              ? `Add ${item.name} to cart`
              : `Add ${item.name} to cart: ${restaurant.name} is closed right now`
          }
          aria-describedby={restaurant.isOpen ? undefined : 'closed-notice'}
          onClick={() => {
            cart.send({
              type: 'cart.itemAdded',
              restaurant: {
                id: restaurant.id,
                name: restaurant.name,
                cuisine: restaurant.cuisine,
              },
              item: {
                id: item.id,
                name: item.name,
                price: item.price,
                priceINR: item.priceINR,
              },
            });
            // Where the customer is asked first, the dialog takes care of the focus.
            movesFocus.current = !cart.getSnapshot().matches({ replacement: 'asking' });
          }}
          sx={{ minHeight: 40, minWidth: 96 }}
        >
          {restaurant.isOpen ? 'Add' : 'Add · closed'}
        </Button>
      )}
    </Box>
  );
}

/** One dish: what it is, what it costs, and the way into the cart. */
export const MenuItemCard = memo(function MenuItemCard({ restaurant, item }: MenuItemCardProps) {
  const headingId = `item-${item.id}`;
  return (
    <Paper
      component="article"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{
        height: '100%',
        p: 2,
        borderRadius: 4,
        display: 'grid',
        gridTemplateColumns: { xs: '72px 1fr', sm: '104px 1fr' },
        gap: 2,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          alignSelf: 'start',
          aspectRatio: '1',
          borderRadius: 3,
          bgcolor: 'tint.main',
          p: 1.5,
          filter: restaurant.isOpen ? 'none' : 'grayscale(0.6)',
        }}
      >
        <Illustration src={item.image} size={72} />
      </Box>
      <Stack sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h3" id={headingId} sx={{ overflowWrap: 'anywhere' }}>
          {item.name}
        </Typography>
        <DietMarks isVegetarian={item.isVegetarian} isSpicy={item.isSpicy} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, flex: 1 }}>
          {item.description}
        </Typography>
        <Stack
          direction="row"
          sx={{
            mt: 1.5,
            gap: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Price dollars={item.price} />
          <OrderControl restaurant={restaurant} item={item} />
        </Stack>
      </Stack>
    </Paper>
  );
});
