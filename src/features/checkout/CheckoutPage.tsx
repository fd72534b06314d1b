import { Page } from '../../shared/Page.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { useCheckout } from './use-checkout.ts';

/** Checkout, for a signed-in customer with something in the cart. */
function CheckoutPage() {
  const [checkout, send] = useCheckout();
  const isFormShown = checkout.hasTag('form');
  return (
    // The heading that gets the focus is a different element once the form is shown.
    <Page
      key={String(isFormShown)}
      title="Checkout"
      description="Enter your address, pay, and review your order."
    >
      {isFormShown ? (
        // Each customer gets a new form, so that no one sees another's input.
        <CheckoutForm key={checkout.context.userId} checkout={checkout} send={send} />
      ) : (
        <CheckoutSkeleton />
      )}
    </Page>
  );
}

export { CheckoutPage as Component };
