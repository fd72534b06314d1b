import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { CartActor } from '../../shared/cart.ts';

/** What is said when the saved cart took the place of what a guest had picked. */
export const CART_RESTORED = 'We’ve restored your saved cart.';

const answers = [
  { label: 'Keep what I just added', type: 'cart.pickedItemsKept' },
  { label: 'Use my saved cart', type: 'cart.pickedItemsDropped' },
] as const;

type PickedItemsAnswersProps = Pick<ButtonProps, 'color'> & {
  onAnswer: (button: HTMLElement) => void;
};

/** What can be answered to it. */
export function PickedItemsAnswers({ color, onAnswer }: PickedItemsAnswersProps) {
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
