import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { dishName } from '../../data/names.ts';
import type { CartItem } from '../../domain/entities.ts';
import { CartActor } from '../../shared/cart.ts';
import { increaseSelector } from '../../shared/controls.ts';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { focusCartButton } from './focus-cart-button.ts';
import { messages } from './messages.en.ts';

/** Returns the dish that was removed last; undefined if no removed dish can be restored. */
export function useRemoved(): CartItem | undefined {
  return CartActor.useSelector(({ context }) => context.removed.at(-1)?.item);
}

/**
 * Shows the button that restores the dish that was removed last. The focus then moves to that dish if the
 * screen shows it.
 */
export function UndoRemoval({ item, ...props }: ButtonProps & { item: CartItem }) {
  const cart = CartActor.useActorRef();
  return (
    <Button
      {...props}
      aria-label={messages.undoRemoving(dishName(item.id, item.name))}
      onClick={({ currentTarget }) => {
        const around = currentTarget.closest('[role="dialog"]') ?? document;
        flushSync(() => cart.send({ type: 'cart.removalUndone' }));
        const restored = around.querySelector<HTMLElement>(increaseSelector(item.id));
        if (restored) restored.focus();
        else focusCartButton();
      }}
    >
      {sharedMessages.undo}
    </Button>
  );
}
