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

  if (isSessionUnknown || isCartRestoring || checkout.matches('placed')) return <PageSkeleton />;
  if (!user || !cart.restaurant || cart.items.length === 0) {
    return checkout.matches('placing') ? <PageSkeleton /> : <Navigate to="/restaurants" replace />;
  }
  return (
    <Page title="Checkout" description="Delivery address, payment and a last look at your order.">
      <CheckoutForm checkout={checkout} send={send} userId={user.uid} cart={cart} />
    </Page>
  );
}
