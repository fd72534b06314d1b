import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { CartContext } from '../../shared/cart.ts';

/** What is said when the saved cart took the place of what a guest had picked. */
export const SAVED_ORDER_IS_BACK = 'Your saved order is back.';

/** What can be answered to it. */
export function PickedItemsAnswers({
  color,
  onAnswer,
}: Pick<ButtonProps, 'color'> & { onAnswer?: (button: HTMLElement) => void }) {
  const cart = CartContext.useActorRef();
  return (
    <>
      <Button
        color={color}
        size="small"
        onClick={({ currentTarget }) => {
          onAnswer?.(currentTarget);
          cart.send({ type: 'cart.pickedItemsKept' });
        }}
      >
        Keep the items I just picked
      </Button>
      <Button
        color={color}
        size="small"
        onClick={({ currentTarget }) => {
          onAnswer?.(currentTarget);
          cart.send({ type: 'cart.pickedItemsDropped' });
        }}
      >
        Dismiss
      </Button>
    </>
  );
}
