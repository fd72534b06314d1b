import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { listNames } from '../../domain/allergens.ts';
import { DietCheckContext } from '../../shared/diet.ts';
import { Layer } from '../../shared/Layer.tsx';

/** A component of its own, so that a closed dialog does not put the list together. */
function MeatNames() {
  const meat = DietCheckContext.useSelector(({ context }) => context.meat);
  return <strong>{listNames(meat.map(({ name }) => name))}</strong>;
}

/** Veg mode is asked for, with dishes in the cart that are not vegetarian. */
export function AboutCart() {
  const check = DietCheckContext.useActorRef();
  const isOpen = DietCheckContext.useSelector((snapshot) => snapshot.matches('askingAboutCart'));
  const areMany = DietCheckContext.useSelector(({ context }) => context.meat.length > 1);
  const decline = () => check.send({ type: 'check.declined' });
  return (
    <Dialog open={isOpen} onClose={decline} aria-describedby="meat-text">
      {isOpen && <Layer onClose={decline} />}
      <DialogTitle>Keep what isn’t vegetarian?</DialogTitle>
      <DialogContent>
        <DialogContentText id="meat-text" sx={{ overflowWrap: 'anywhere' }}>
          Your order has <MeatNames />
          <span>
            {areMany
              ? ', which aren’t vegetarian. Veg mode can take them out.'
              : ', which isn’t vegetarian. Veg mode can take it out.'}
          </span>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => check.send({ type: 'check.meatKept' })} color="secondary">
          <span>{areMany ? 'Keep them' : 'Keep it'}</span>
        </Button>
        <Button variant="contained" onClick={() => check.send({ type: 'check.meatTakenOut' })}>
          <span>{areMany ? 'Take them out' : 'Take it out'}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
