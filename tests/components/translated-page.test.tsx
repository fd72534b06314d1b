import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { asha, coal, coalDish } from '../fixtures.ts';
import {
  actOutsideApp,
  customer,
  fillInField,
  goTo,
  openApp,
  openFreshBrowser,
  press,
} from './app.tsx';
import { checkoutField, filledIn, fillInCheckout } from './checkout-form.ts';
import { signInHere } from './identity.ts';
import { translatePage } from './translator.ts';

beforeEach(openFreshBrowser);

const heading = () => screen.getByRole('heading', { level: 1 });
const quantity = () => screen.getByRole('group', { name: `Quantity of ${coalDish.name}` });
const cart = () => within(screen.getByRole('banner')).getByRole('button', { name: /^Cart/ });

// The walks of tests/paths translate their screens as well.
test('a translated page shows the number of restaurants, the cart and the hints of checkout as they change, and loses no input @23.10', async () => {
  await openApp({ url: '/restaurants', user: null });
  const { stop } = translatePage();
  const search = screen.getByLabelText('Search restaurants and dishes');
  await fillInField(search, 'seekh roll');
  expect(heading()).toHaveTextContent(/^1 restaurant found$/);
  await customer.clear(search);
  expect(heading()).toHaveTextContent(/^5 restaurants found$/);

  await goTo(`/restaurant/${coal.id}`);
  await press(`Add ${coalDish.name} to cart`);
  await customer.click(within(quantity()).getByRole('button', { name: /^Increase/ }));
  expect(quantity()).toHaveTextContent(/^2$/);
  await customer.click(within(quantity()).getByRole('button', { name: /^Decrease/ }));
  expect(quantity()).toHaveTextContent(/^1$/);
  expect(cart()).toHaveTextContent(/^1$/);

  await actOutsideApp(() => signInHere(asha));
  await goTo('/checkout');
  await screen.findByRole('button', { name: 'Place Order' });
  await fillInCheckout();
  const number = checkoutField('Card Number');
  await fillInField(number, '4111 1111 1111 1112');
  await customer.tab();
  expect(number).toHaveAccessibleDescription(/\w/);
  await fillInField(number, filledIn['Card Number']);
  await customer.tab();
  await waitFor(() => expect(number).not.toHaveAccessibleDescription());
  expect(checkoutField('CVV')).toHaveValue(filledIn.CVV);
  expect(stop()).toEqual([]);
});
