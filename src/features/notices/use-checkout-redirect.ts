import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { redirectReasonOf } from '../../shared/checkout-redirect.ts';
import { SessionActor } from '../../shared/session.ts';
import { useNotice } from '../../shared/use-notice.ts';
import { WatchLocationContext } from '../../shared/watch-location.ts';

/**
 * Returns whether to say why checkout sent the customer to this page. If a visitor signs in while the notice
 * is shown, they return to checkout. A customer who signs in elsewhere and then comes back to this page
 * stays.
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
      // The reason is also over if the customer leaves the page or dismisses the notice.
      if (findReason() !== 'signedOut') return;
      // The app's actor must learn of the new page after this action, not during it. Checkout replaces this
      // entry, so that Back does not lead to this page and then to checkout again.
      queueMicrotask(() => void navigate('/checkout', { replace: true }));
    },
  );
  return isOpen;
}
