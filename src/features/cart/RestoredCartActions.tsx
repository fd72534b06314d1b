import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { CartActor } from '../../shared/cart.ts';
import { messages } from './messages.en.ts';

const answers = [
  { label: messages.keepAdded, type: 'cart.guestItemsRestored' },
  { label: messages.useSaved, type: 'cart.guestItemsDiscarded' },
] as const;

type RestoredCartActionsProps = Pick<ButtonProps, 'color'> & {
  onAnswer: (button: HTMLElement) => void;
};

/** Shows the buttons of the notice that appears when the saved cart has replaced a guest's dishes. */
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
