import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isVegetarianDish } from '../../data/vegetarian.ts';
import type { CartItem } from '../../domain/entities.ts';
import { CartActor } from '../../shared/cart.ts';
import { useVegMode } from '../../shared/diet.ts';
import { messages } from './messages.en.ts';

/** In veg mode, shows how many dishes in the cart are non-veg, with a button that removes these dishes. */
export function NonVegInCart({ items }: { items: readonly CartItem[] }) {
  const cart = CartActor.useActorRef();
  const isVegMode = useVegMode();
  const meat = isVegMode ? items.filter(({ id }) => isVegetarianDish(id) === false) : [];
  if (meat.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1, alignItems: 'center' }}
      action={
        <Button
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={({ currentTarget }) => {
            // The button disappears with the dishes, so the focus moves first.
            currentTarget.closest('[role="dialog"]')?.querySelector('button')?.focus();
            cart.send({ type: 'cart.dishesRemoved', itemIds: meat.map(({ id }) => id) });
          }}
        >
          <span>{messages.removeNonVeg(meat.length)}</span>
        </Button>
      }
    >
      {messages.nonVeg(meat.length)}
    </Alert>
  );
}
