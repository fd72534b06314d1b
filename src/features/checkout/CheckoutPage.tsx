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
    // The key remounts the page once the form is shown, because the heading to focus is then a new element.
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
