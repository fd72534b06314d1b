import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { itemsOf } from '../../../machines/adding.ts';
import { AddingActor } from '../../shared/adding.ts';
import { focusAddedDish } from '../../shared/focus-added-dish.ts';
import { Layer } from '../../shared/Layer.tsx';

type QuestionProps = {
  isOpen: boolean;
  title: string;
  /** The answer buttons, with the suggested answer last. */
  answers: ReactNode;
  children: ReactNode;
};

/**
 * Asks the customer a question before dishes are added to the cart. Closing the dialog counts as declining.
 */
export function Question({ isOpen, title, answers, children }: QuestionProps) {
  const adding = AddingActor.useActorRef();
  const id = useId();
  const decline = () => adding.send({ type: 'adding.declined' });
  const focusAdded = () => {
    // Until the next frame, the focus may still be in the closed dialog.
    requestAnimationFrame(() => focusAddedDish(itemsOf(adding.getSnapshot().context)));
  };
  return (
    <Dialog
      open={isOpen}
      onClose={decline}
      maxWidth="xs"
      aria-describedby={id}
      slotProps={{ transition: { onExited: focusAdded } }}
    >
      {isOpen && <Layer onClose={decline} />}
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent id={id} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {children}
      </DialogContent>
      <DialogActions>{answers}</DialogActions>
    </Dialog>
  );
}
