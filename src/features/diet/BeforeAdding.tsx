import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { restOf } from '../../../machines/diet-check.ts';
import type { Concern } from '../../domain/diet.ts';
import { nameAllergens } from '../../domain/allergens.ts';
import { CartActor } from '../../shared/cart.ts';
import { DietCheckActor } from '../../shared/diet.ts';
import { focusAddedDish } from '../../shared/focus-added-dish.ts';
import { Layer } from '../../shared/Layer.tsx';

/** As in "isn’t vegetarian, and contains milk, which you avoid". */
function reasonsOf({ isNotVegetarian, allergens, isUndeclared }: Concern): string {
  const reasons = [
    isNotVegetarian && 'isn’t vegetarian',
    allergens.length > 0 && `contains ${nameAllergens(allergens)}, which you avoid`,
    isUndeclared && 'can’t be checked: we don’t know what’s in it',
  ];
  return reasons.filter(Boolean).join(', and ');
}

/** What was picked is against the customer's diet: they decide. */
export function BeforeAdding() {
  const check = DietCheckActor.useActorRef();
  const cart = CartActor.useActorRef();
  const isOpen = DietCheckActor.useSelector((snapshot) => snapshot.matches('askingToAdd'));
  const concerns = DietCheckActor.useSelector(({ context }) => context.concerns);
  const hasRest = DietCheckActor.useSelector(
    ({ context }) => restOf(context.addition, context.concerns) !== null,
  );
  const decline = () => check.send({ type: 'check.declined' });
  return (
    <Dialog
      open={isOpen}
      onClose={decline}
      aria-describedby="concerns-text"
      slotProps={{ transition: { onExited: () => focusAddedDish(cart) } }}
    >
      {isOpen && <Layer onClose={decline} />}
      <DialogTitle>{concerns.length > 1 ? 'Add them anyway?' : 'Add it anyway?'}</DialogTitle>
      <DialogContent id="concerns-text" sx={{ color: 'text.secondary' }}>
        {concerns.map((concern) => (
          <Typography key={concern.dish.id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            <strong>{concern.dish.name}</strong> <span>{`${reasonsOf(concern)}.`}</span>
          </Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={decline} color="secondary">
          Don’t add
        </Button>
        <Button
          variant={hasRest ? 'outlined' : 'contained'}
          onClick={() => check.send({ type: 'check.allAccepted' })}
        >
          Add anyway
        </Button>
        {hasRest && (
          <Button variant="contained" onClick={() => check.send({ type: 'check.restAccepted' })}>
            Add the rest
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
