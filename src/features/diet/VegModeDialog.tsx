import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { listNames } from '../../shared/allergen-texts.ts';
import { VegModeActor } from '../../shared/diet.ts';
import { Layer } from '../../shared/Layer.tsx';

/**
 * Shows the names of the non-veg dishes. This is a separate component, so that the list is read only while
 * the dialog is open.
 */
function DishNames() {
  const dishes = VegModeActor.useSelector(({ context }) => context.dishes);
  return <strong>{listNames(dishes.map(({ name }) => name))}</strong>;
}

/** Asks whether to remove the non-veg dishes from the cart before veg mode is turned on. */
export function VegModeDialog() {
  const vegMode = VegModeActor.useActorRef();
  const isOpen = VegModeActor.useSelector((snapshot) => snapshot.matches('asking'));
  const areMany = VegModeActor.useSelector(({ context }) => context.dishes.length > 1);
  const decline = () => vegMode.send({ type: 'vegMode.declined' });
  return (
    <Dialog open={isOpen} onClose={decline} aria-describedby="non-veg-text">
      {isOpen && <Layer onClose={decline} />}
      <DialogTitle>Keep the non-veg dishes?</DialogTitle>
      <DialogContent>
        <DialogContentText id="non-veg-text" sx={{ overflowWrap: 'anywhere' }}>
          <DishNames />{' '}
          <span>
            {areMany
              ? 'in your cart aren’t veg. You can keep them or remove them.'
              : 'in your cart isn’t veg. You can keep it or remove it.'}
          </span>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => vegMode.send({ type: 'vegMode.dishesKept' })}
        >
          <span>{areMany ? 'Keep dishes' : 'Keep dish'}</span>
        </Button>
        <Button variant="contained" onClick={() => vegMode.send({ type: 'vegMode.dishesRemoved' })}>
          <span>{areMany ? 'Remove dishes' : 'Remove dish'}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
