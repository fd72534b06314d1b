import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { CartActor } from '../../shared/cart.ts';

/**
 * The text of a notice. It appears when the saved cart has replaced the dishes that the customer added before
 * signing in.
 */
export const CART_RESTORED = 'Your saved cart has replaced what you added before signing in.';

const answers = [
  { label: 'Keep what I just added', type: 'cart.guestItemsRestored' },
  { label: 'Use my saved cart', type: 'cart.guestItemsDiscarded' },
] as const;

type RestoredCartActionsProps = Pick<ButtonProps, 'color'> & {
  onAnswer: (button: HTMLElement) => void;
};

/** Shows the buttons that answer the notice `CART_RESTORED`. */
export function RestoredCartActions({ color, onAnswer }: RestoredCartActionsProps) {
  const cart = CartActor.useActorRef();
  return answers.map(({ label, type }) => (
    <Button
      key={type}
      color={color}
      size="small"
      onClick={({ currentTarget }) => {
        onAnswer(currentTarget);
        cart.send({ type });
      }}
    >
      <span>{label}</span>
    </Button>
  ));
}
