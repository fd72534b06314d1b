import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { isFromAnotherRestaurant } from '../domain/cart.ts';
import type { Selection } from '../domain/cart.ts';
import type { ReorderOffer } from '../domain/reorder-offer.ts';
import { CartActor } from './cart.ts';
import { Layer } from './Layer.tsx';
import { LinkButton } from './LinkButton.tsx';
import { DishChanges } from './DishChanges.tsx';

/** On a phone one below the other, as wide as the dialog. */
const actions = {
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
} as const;

type OfferProps = {
  offer: ReorderOffer;
  onAccept: (replaces?: string) => void;
  onDismiss: () => void;
};

/** Why nothing of the order can be had, in a title and a sentence. */
function reasonFor({ kitchen, restaurantName }: ReorderOffer): [title: string, text: string] {
  if (kitchen === 'gone') {
    return [
      `${restaurantName} has left FoodDash`,
      'There are other kitchens that would love to cook for you.',
    ];
  }
  if (kitchen === 'closed') {
    return [
      `${restaurantName} is closed right now`,
      'You can order this again once it opens, or see who is cooking at the moment.',
    ];
  }
  return [
    'These dishes are gone',
    `${restaurantName} has taken everything in this order off its menu. Other kitchens are open.`,
  ];
}

function Impossible({ offer, onDismiss }: OfferProps) {
  const [title, text] = reasonFor(offer);
  return (
    <>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="reorder-text" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={actions}>
        <Button color="secondary" onClick={onDismiss}>
          Close
        </Button>
        <LinkButton to="/restaurants" variant="contained" onClick={onDismiss}>
          Browse Restaurants
        </LinkButton>
      </DialogActions>
    </>
  );
}

function acceptLabelFor({ changes }: ReorderOffer): string {
  const kinds = new Set(changes.map(({ kind }) => kind));
  if (kinds.has('gone')) return 'Reorder what is there';
  return kinds.has('repriced') ? 'Reorder at today’s prices' : 'Reorder';
}

function Changed({ offer, selection, onAccept, onDismiss }: OfferProps & { selection: Selection }) {
  const { restaurant } = selection;
  // Asked here as well, the cart need not ask once more.
  const replaced = CartActor.useSelector(({ context: { cart } }) =>
    isFromAnotherRestaurant(cart, restaurant) ? cart.restaurant : null,
  );
  return (
    <>
      <DialogTitle>Before you reorder</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <DialogContentText id="reorder-text">
          The menu of <strong>{restaurant.name}</strong> has changed since this order.
        </DialogContentText>
        <DishChanges changes={offer.changes} />
        {replaced && (
          <DialogContentText>
            Your order has dishes from <strong>{replaced.name}</strong>. An order can only come from
            one kitchen, so switching to <strong>{restaurant.name}</strong> empties it.
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions sx={actions}>
        <Button color="secondary" onClick={onDismiss}>
          <span>{replaced ? 'Keep my order' : 'Cancel'}</span>
        </Button>
        <Button variant="contained" onClick={() => onAccept(replaced?.id)}>
          <span>{acceptLabelFor(offer)}</span>
        </Button>
      </DialogActions>
    </>
  );
}

type ReorderDialogProps = Omit<OfferProps, 'offer'> & {
  /** Null until an order is first repeated. */
  offer: ReorderOffer | null;
  isOpen: boolean;
};

/** What has changed since an order, before it is ordered again. */
export function ReorderDialog({ offer, isOpen, ...answers }: ReorderDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={answers.onDismiss}
      fullWidth
      maxWidth="xs"
      aria-describedby="reorder-text"
    >
      {isOpen && <Layer onClose={answers.onDismiss} />}
      {offer &&
        (offer.selection ? (
          <Changed offer={offer} selection={offer.selection} {...answers} />
        ) : (
          <Impossible offer={offer} {...answers} />
        ))}
    </Dialog>
  );
}
