import { Page } from '../../shared/Page.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { messages } from './messages.en.ts';
import { useCheckout } from './use-checkout.ts';

/** Shows checkout to a signed-in customer whose cart is not empty. */
function CheckoutPage() {
  const [checkout, send] = useCheckout();
  const isFormShown = checkout.hasTag('form');
  return (
    // When the form replaces the skeleton, the page has a new heading. The key remounts the page, so that the
    // new heading gets the focus.
    <Page key={String(isFormShown)} title={messages.title} description={messages.description}>
      {isFormShown ? (
        // Each customer gets a new form, so that no one sees another customer's input.
        <CheckoutForm key={checkout.context.userId} checkout={checkout} send={send} />
      ) : (
        <CheckoutSkeleton />
      )}
    </Page>
  );
}

export { CheckoutPage as Component };
