import Button from '@mui/material/Button';
import { AuthModalContext } from '../../shared/auth-modal.ts';
import { useHasGuestCart } from '../../shared/cart.ts';
import { DietContext } from '../../shared/diet.ts';
import { FavouritesContext } from '../../shared/favourites.ts';
import { focusContent } from '../../shared/focus-content.ts';
import { Notice } from '../../shared/Notice.tsx';
import { SeenMessagesContext } from '../../shared/seen-messages.ts';
import { useAppUpdate } from './use-app-update.ts';
import { useCheckoutDeparture } from './use-checkout-departure.ts';
import { useConnection } from './use-connection.ts';

function ConnectionNotice() {
  const connection = useConnection();
  return (
    <Notice isOpen={connection.matches('offline')}>
      You’re offline. You can still browse, order and track. Signing in has to wait.
    </Notice>
  );
}

function UpdateNotice() {
  const [update, send] = useAppUpdate();
  const hasGuestCart = useHasGuestCart();
  const isApplying = update.matches('applying');
  return (
    <Notice
      isOpen={update.matches('offered') || isApplying}
      severity="success"
      action={
        <>
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              focusContent();
              send({ type: 'update.postponed' });
            }}
          >
            Later
          </Button>
          <Button
            color="inherit"
            size="small"
            loading={isApplying}
            onClick={() => send({ type: 'update.accepted' })}
          >
            Update
          </Button>
        </>
      }
    >
      {hasGuestCart
        ? 'A new version of FoodDash is here. Sign in first to keep your cart.'
        : 'A new version of FoodDash is here.'}
    </Notice>
  );
}

function CheckoutDepartureNotice() {
  const [departure, send] = useCheckoutDeparture();
  const authModal = AuthModalContext.useActorRef();
  const isSignInNeeded = departure.matches('signInNeeded');
  return (
    <Notice
      isOpen={!departure.matches('none')}
      action={
        <>
          {isSignInNeeded && (
            <Button
              color="inherit"
              size="small"
              onClick={() => authModal.send({ type: 'auth.opened', mode: 'login' })}
            >
              Sign In
            </Button>
          )}
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              focusContent();
              send({ type: 'departure.dismissed' });
            }}
          >
            Dismiss
          </Button>
        </>
      }
    >
      {isSignInNeeded
        ? 'Please sign in to check out.'
        : 'Your cart is empty. Add a dish, then check out.'}
    </Notice>
  );
}

function UnsavedFavouritesNotice() {
  const isUnsaved = FavouritesContext.useSelector((snapshot) => snapshot.hasTag('unsaved'));
  return (
    <Notice isOpen={isUnsaved} severity="warning">
      This browser can’t save your favourites. They stay here until you close the page.
    </Notice>
  );
}

function UnsavedDietNotice() {
  const isUnsaved = DietContext.useSelector((snapshot) => snapshot.hasTag('unsaved'));
  return (
    <Notice isOpen={isUnsaved} severity="warning">
      This browser can’t save your diet. It holds here until you close the page.
    </Notice>
  );
}

function UnsavedReadingNotice() {
  const isUnsaved = SeenMessagesContext.useSelector((snapshot) => snapshot.hasTag('unsaved'));
  return (
    <Notice isOpen={isUnsaved} severity="warning">
      This browser can’t save which messages you’ve read. Next time, they’ll show as unread.
    </Notice>
  );
}

/** What the app has to say of itself: no connection, a new version, what is not kept, why checkout is closed. */
export function AppNotices() {
  return (
    <>
      <CheckoutDepartureNotice />
      <ConnectionNotice />
      <UnsavedFavouritesNotice />
      <UnsavedDietNotice />
      <UnsavedReadingNotice />
      <UpdateNotice />
    </>
  );
}
