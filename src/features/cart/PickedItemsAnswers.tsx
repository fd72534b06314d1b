import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { CartActor } from '../../shared/cart.ts';

/** What is said when the saved cart took the place of what a guest had picked. */
export const SAVED_ORDER_IS_BACK = 'Your saved order is back.';

const answers = [
  { label: 'Keep the items I just picked', type: 'cart.pickedItemsKept' },
  { label: 'Dismiss', type: 'cart.pickedItemsDropped' },
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
