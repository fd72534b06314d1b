import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { CartActor } from '../../shared/cart.ts';
import { increaseLabel } from '../../shared/QuantityStepper.tsx';
import { focusCartButton } from './focus-cart-button.ts';

/** The name of the dish that can come back, or undefined. */
export function useRemoved(): string | undefined {
  return CartActor.useSelector(({ context }) => context.removed.at(-1)?.item.name);
}

/** Brings back the dish that was taken out last; the focus goes to it, where it is on the screen. */
export function UndoRemoval({ name, ...props }: ButtonProps & { name: string }) {
  const cart = CartActor.useActorRef();
  return (
    <Button
      {...props}
      aria-label={`Undo removing ${name}`}
      onClick={({ currentTarget }) => {
        const around = currentTarget.closest('[role="dialog"]') ?? document;
        flushSync(() => cart.send({ type: 'cart.removalUndone' }));
        const restored = around.querySelector<HTMLElement>(
          `[aria-label="${CSS.escape(increaseLabel(name))}"]`,
        );
        if (restored) restored.focus();
        else focusCartButton();
      }}
    >
      Undo
    </Button>
  );
}
