import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { redirectReasonOf } from '../../shared/checkout-redirect.ts';
import { SessionActor } from '../../shared/session.ts';
import { useNotice } from '../../shared/use-notice.ts';
import { WatchLocationContext } from '../../shared/watch-location.ts';

/**
 * Returns whether to say why checkout sent the customer to this page. If the customer signs in while the
 * notice is shown, they return to checkout. If they sign in on another page and then come back to this page,
 * they stay on it.
 */
export function useCheckoutRedirect(): boolean {
  const navigate = useNavigate();
  const session = SessionActor.useActorRef();
  const watchLocation = use(WatchLocationContext);
  const findReason = () => {
    let state: unknown;
    watchLocation((location) => {
      ({ state } = location);
    })();
    return redirectReasonOf(state);
  };
  const { isOpen } = useNotice(
    (report) => {
      const check = () => {
        const isSignedOut = session.getSnapshot().matches({ customer: 'signedOut' });
        const reason = findReason();
        report(reason === 'emptyCart' || (reason === 'signedOut' && isSignedOut));
      };
      const subscription = session.subscribe(check);
      const unwatch = watchLocation(check);
      return () => {
        subscription.unsubscribe();
        unwatch();
      };
    },
    () => {
      // The notice also ends when the customer leaves the page or dismisses the notice. The current history
      // entry then contains no reason.
      if (findReason() !== 'signedOut') return;
      // The microtask delays the navigation until this action has ended, because the app's actor must not
      // receive the new page during the action. Checkout replaces this history entry, so that Back does not
      // lead to this page and then to checkout again.
      queueMicrotask(() => void navigate('/checkout', { replace: true }));
    },
  );
  return isOpen;
}
