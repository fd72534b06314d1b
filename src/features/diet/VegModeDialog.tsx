import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { dishName } from '../../data/names.ts';
import { joinWithAnd } from '../../domain/lists.ts';
import { VegModeActor } from '../../shared/diet.ts';
import { Layer } from '../../shared/Layer.tsx';
import { messages } from './messages.en.tsx';

/**
 * Shows the names of the non-veg dishes. This is a separate component, so that the list is read only while
 * the dialog is open.
 */
function DishNames() {
  const dishes = VegModeActor.useSelector(({ context }) => context.dishes);
  return <strong>{joinWithAnd(dishes.map(({ id, name }) => dishName(id, name)))}</strong>;
}

/** Asks whether to remove the non-veg dishes from the cart before veg mode is turned on. */
export function VegModeDialog() {
  const vegMode = VegModeActor.useActorRef();
  const isOpen = VegModeActor.useSelector((snapshot) => snapshot.matches('asking'));
  const count = VegModeActor.useSelector(({ context }) => context.dishes.length);
  const decline = () => vegMode.send({ type: 'vegMode.declined' });
  return (
    <Dialog open={isOpen} onClose={decline} aria-describedby="non-veg-text">
      {isOpen && <Layer onClose={decline} />}
      <DialogTitle>{messages.title(count)}</DialogTitle>
      <DialogContent>
        <DialogContentText id="non-veg-text" sx={{ overflowWrap: 'anywhere' }}>
          {messages.text(<DishNames />, count)}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => vegMode.send({ type: 'vegMode.dishesKept' })}
        >
          <span>{messages.keep(count)}</span>
        </Button>
        <Button variant="contained" onClick={() => vegMode.send({ type: 'vegMode.dishesRemoved' })}>
          <span>{messages.remove(count)}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
