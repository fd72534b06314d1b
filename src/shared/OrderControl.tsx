import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MenuItem, Restaurant } from '../domain/entities.ts';
import { AddingActor, pickDish } from './adding.ts';
import { CartActor } from './cart.ts';
import { isRepeated } from './controls.ts';
import { messages as sharedMessages } from './messages.en.ts';
import { messages } from './order-control-messages.en.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

type OrderControlProps = { restaurant: Restaurant; item: MenuItem };

/**
 * Shows the Add button of a dish, or its quantity once the dish is in the cart. A dish of a closed restaurant
 * has no Add button.
 */
export function OrderControl({ restaurant, item }: OrderControlProps) {
  const cart = CartActor.useActorRef();
  const adding = AddingActor.useActorRef();
  const inCart = CartActor.useSelector(
    (snapshot) => snapshot.context.cart.items.find(({ id }) => id === item.id)?.quantity ?? 0,
  );
  const quantity = useIsHydrated() ? inCart : 0;
  const container = useRef<HTMLDivElement>(null);
  /**
   * Whether a click has just replaced the Add button with the stepper, or the stepper with the Add button.
   * The second click of a double click must not act on the control that has appeared under the pointer.
   */
  const isReplaced = useRef(false);
  const ignores = (event: MouseEvent) => {
    if (!isRepeated(event)) isReplaced.current = false;
    return isReplaced.current;
  };

  return (
    <Box ref={container}>
      {quantity > 0 && (
        <QuantityStepper
          itemId={item.id}
          itemName={item.name}
          quantity={quantity}
          onChange={(next, event) => {
            if (ignores(event)) return;
            isReplaced.current = next === 0;
            flushSync(() =>
              cart.send({ type: 'cart.quantitySet', itemId: item.id, quantity: next }),
            );
            // On a slow page, the customer may have moved the focus elsewhere by now.
            if (next > 0 || document.activeElement !== document.body) return;
            // The Add button has replaced the stepper.
            container.current?.querySelector('button')?.focus({ preventScroll: true });
          }}
        />
      )}
      {quantity === 0 && restaurant.isOpen && (
        <Button
          variant="outlined"
          aria-label={messages.addToCart(item.name)}
          onClick={(event) => {
            if (ignores(event)) return;
            isReplaced.current = true;
            pickDish(adding, restaurant, item);
          }}
          sx={{ minHeight: 40, minWidth: 96 }}
        >
          <span>{sharedMessages.add}</span>
        </Button>
      )}
    </Box>
  );
}
