import { Navigate } from 'react-router-dom';
import { CartContext } from '../../shared/cart.ts';
import { Page } from '../../shared/Page.tsx';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { SessionContext } from '../../shared/session.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { useCheckout } from './use-checkout.ts';

/** Checkout, for a signed-in customer with something in the cart. */
export function CheckoutPage() {
  const [checkout, send] = useCheckout();
  const user = SessionContext.useSelector((session) => session.context.user);
  const isSessionUnknown = SessionContext.useSelector((session) => session.hasTag('unknown'));
  const cart = CartContext.useSelector((snapshot) => snapshot.context.cart);
  const isCartRestoring = CartContext.useSelector((snapshot) => snapshot.hasTag('restoring'));

  const hasOrder = user !== null && cart.restaurant !== null && cart.items.length > 0;
  const isWaiting =
    isSessionUnknown ||
    isCartRestoring ||
    checkout.matches('placed') ||
    (checkout.matches('placing') && !hasOrder);
  const isReady = hasOrder && !isWaiting;
  return (
    // The heading that gets the focus is another one once the form is there.
    <Page
      key={String(isReady)}
      title="Checkout"
      description="Delivery address, payment and a last look at your order."
    >
      {isReady ? (
        <CheckoutForm checkout={checkout} send={send} userId={user.uid} cart={cart} />
      ) : (
        <PageSkeleton heading="Checkout" />
      )}
      {!isReady && !isWaiting && <Navigate to="/restaurants" replace />}
    </Page>
  );
}
