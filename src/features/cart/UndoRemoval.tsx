import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { flushSync } from 'react-dom';
import type { CartItem } from '../../domain/entities.ts';
import { CartActor } from '../../shared/cart.ts';
import { increaseSelector } from '../../shared/controls.ts';
import { focusCartButton } from './focus-cart-button.ts';

/** Returns the dish that was removed last and can be restored, or undefined. */
export function useRemoved(): CartItem | undefined {
  return CartActor.useSelector(({ context }) => context.removed.at(-1)?.item);
}

/**
 * Shows the button that restores the dish removed last. The focus moves to the dish if it is on the screen.
 */
export function UndoRemoval({ item, ...props }: ButtonProps & { item: CartItem }) {
  const cart = CartActor.useActorRef();
  return (
    <Button
      {...props}
      aria-label={`Undo removing ${item.name}`}
      onClick={({ currentTarget }) => {
        const around = currentTarget.closest('[role="dialog"]') ?? document;
        flushSync(() => cart.send({ type: 'cart.removalUndone' }));
        const restored = around.querySelector<HTMLElement>(increaseSelector(item.id));
        if (restored) restored.focus();
        else focusCartButton();
      }}
    >
      Undo
    </Button>
  );
}
