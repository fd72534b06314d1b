import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { MenuItem, Restaurant } from '../domain/entities.ts';
import { formatPrice } from '../domain/money.ts';
import { AddingActor, pickDish } from './adding.ts';
import { CartActor } from './cart.ts';
import { messages as sharedMessages } from './messages.en.ts';
import { messages } from './order-control-messages.en.ts';
import { Price } from './Price.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

type OrderControlProps = {
  restaurant: Restaurant;
  item: MenuItem;
  /**
   * Whether adding the dish is the next step on the screen. If so, the control fills the row and shows the
   * price.
   */
  isNextStep?: boolean;
};

const nextStepRow = {
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/** Shows "Closed" as a disabled button that looks like text, so that it doesn't seem to be clickable. */
function Closed({ itemName }: { itemName: string }) {
  return (
    <Button
      disabled
      aria-label={messages.cannotAdd(itemName)}
      aria-describedby="closed-notice"
      sx={{
        p: 0,
        minWidth: 0,
        minHeight: 32,
        fontWeight: 600,
        '&.Mui-disabled': { color: 'text.secondary' },
      }}
    >
      <span>{messages.closed}</span>
    </Button>
  );
}

/**
 * Shows the Add button of a dish, or its quantity once the dish is in the cart. In the menu of a closed
 * restaurant, a dish has no button; only its sheet says that the restaurant is closed.
 */
export function OrderControl({ restaurant, item, isNextStep = false }: OrderControlProps) {
  const cart = CartActor.useActorRef();
  const adding = AddingActor.useActorRef();
  const inCart = CartActor.useSelector(
    (snapshot) => snapshot.context.cart.items.find(({ id }) => id === item.id)?.quantity ?? 0,
  );
  const quantity = useIsHydrated() ? inCart : 0;
  const isInCart = quantity > 0;
  const container = useRef<HTMLDivElement>(null);

  return (
    <Box ref={container} sx={isNextStep ? nextStepRow : undefined}>
      {isNextStep && (isInCart || !restaurant.isOpen) && (
        <Price dollars={item.price * (quantity || 1)} strong />
      )}
      {isInCart && (
        <QuantityStepper
          itemId={item.id}
          itemName={item.name}
          quantity={quantity}
          onChange={(next) => {
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
      {!isInCart && !restaurant.isOpen && isNextStep && <Closed itemName={item.name} />}
      {!isInCart && restaurant.isOpen && (
        <Button
          variant={isNextStep ? 'contained' : 'outlined'}
          fullWidth={isNextStep}
          aria-label={
            isNextStep
              ? messages.addDishAt(formatPrice(item.price), item.name)
              : messages.addToCart(item.name)
          }
          onClick={() => pickDish(adding, restaurant, item)}
          sx={isNextStep ? { minHeight: 48 } : { minHeight: 40, minWidth: 96 }}
        >
          <span>{isNextStep ? messages.addAt(formatPrice(item.price)) : sharedMessages.add}</span>
        </Button>
      )}
    </Box>
  );
}
