import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import plate from '../../src/data/illustrations/fork-and-knife-with-plate.svg?no-inline';
import { menus } from '../../src/data/menus.ts';
import { asha, coal, coalDish } from '../../src/statecharts/models/values.ts';
import {
  address,
  customer,
  errorsLogged,
  fillInField,
  openApp,
  openFreshBrowser,
  whileStorageRefuses,
} from './app.tsx';
import { checkoutField, fillInCheckout, filledIn } from './checkout-form.ts';
import { store } from './storage.ts';

const feast = { restaurant: coal, items: [{ id: 'dal', name: 'Dal', price: 12.5, quantity: 2 }] };

beforeEach(() => {
  openFreshBrowser();
  store(`cart_${asha.uid}`, feast);
});

async function openCheckout(): Promise<void> {
  await openApp({ address: '/checkout', user: asha });
  await screen.findByRole('button', { name: 'Place Order' });
}

const summary = () => screen.getByRole('region', { name: 'Order Summary' });
const amount = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const placeOrder = () => customer.click(screen.getByRole('button', { name: 'Place Order' }));

describe('checkout', () => {
  test('sums up the order with its tax', async () => {
    await openCheckout();
    expect(summary()).toHaveTextContent(coal.name);
    expect(summary()).toHaveTextContent('25-30 min delivery');
    expect(screen.getByText('Dal')).toHaveTextContent(/^2× ?Dal$/);
    expect(amount('Subtotal')).toBe('$25.00 ₹2,075');
    expect(amount('Delivery fee')).toBe('$2.99 ₹248');
    expect(amount('Tax (8%)')).toBe('$2.00 ₹166');
    expect(amount('Total')).toBe('$29.99 ₹2,489');
  });

  test('shows the picture of each dish, and a plate for one that left the menu', async () => {
    const ordered = { ...coalDish, quantity: 1 };
    const items = [ordered, { ...ordered, id: 'gone', name: 'Gone' }];
    store(`cart_${asha.uid}`, { restaurant: coal, items });
    await openCheckout();
    const pictures = [...summary().querySelectorAll('li img')].map((picture) =>
      picture.getAttribute('src'),
    );
    const onMenu = menus[coal.id]?.find(({ id }) => id === coalDish.id)?.image;
    expect(pictures).toEqual([onMenu, plate]);
  });

  test('shows the total beside a button whose name stays as it is', async () => {
    await openCheckout();
    const button = screen.getByRole('button', { name: /Order$/ });
    expect(button).toHaveAccessibleName('Place Order');
    expect(button.parentElement).toHaveTextContent(/^Total ?\$29\.99 ₹2,489 ?Place Order$/);
  });

  test('leads back to the restaurant', async () => {
    await openCheckout();
    await customer.click(screen.getByRole('link', { name: `Back to ${coal.name}` }));
    expect(address()).toBe(`/restaurant/${coal.id}`);
  });

  test('opens the cart to edit the order, and follows it', async () => {
    await openCheckout();
    await customer.click(screen.getByRole('button', { name: 'Edit order' }));
    const drawer = await screen.findByRole('dialog', { name: 'Your Order' });
    await customer.click(within(drawer).getByRole('button', { name: /^Increase quantity of Dal/ }));
    await customer.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(address()).toBe('/checkout');
    expect(screen.getByText('Dal')).toHaveTextContent(/^3× ?Dal$/);
  });

  test('brings a failure into view: the button is far below it on a phone', async () => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openCheckout();
    await fillInCheckout();
    await errorsLogged(() => whileStorageRefuses(placeOrder));
    expect(scrolledTo.mock.contexts).toEqual([await screen.findByRole('alert')]);
  });

  test('sends a visitor to the restaurants', async () => {
    await openApp({ address: '/checkout', user: null });
    await waitFor(() => expect(address()).toBe('/restaurants'));
  });

  test('sends a customer with an empty cart to the restaurants', async () => {
    localStorage.clear();
    await openApp({ address: '/checkout', user: asha });
    await waitFor(() => expect(address()).toBe('/restaurants'));
  });

  test('waits while nobody knows who is there', async () => {
    await openApp({ address: '/checkout' });
    expect(address()).toBe('/checkout');
    expect(screen.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    // In its shape: the titles of what follows, with nothing to fill in yet.
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(
      expect.arrayContaining(['Delivery Address', 'Payment', 'Order Summary']),
    );
    expect(within(screen.getByRole('main')).queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  });

  test('puts the focus on the first field that was left out', async () => {
    await openCheckout();
    await fillInCheckout({ ...filledIn, City: '', CVV: '' });
    await placeOrder();
    expect(checkoutField('City')).toHaveFocus();
    expect(checkoutField('City')).toHaveAccessibleDescription('Please enter your city.');
    expect(checkoutField('CVV')).toHaveAccessibleDescription('Please enter the security code.');
    expect(checkoutField('Delivery Instructions')).not.toBeRequired();
  });
});

describe('the number fields of checkout', () => {
  test.each([
    ['Card Number', '4242424242424242', '4242 4242 4242 4242'],
    ['Card Number', '4242-4242 abc', '4242 4242'],
    ['Expiry Date', '1299', '12/99'],
    ['Expiry Date', '999', '09/99'],
    ['CVV', '12x345', '1234'],
  ])('turn what is typed into %s as “%s” into “%s”', async (label, typed, shown) => {
    await openCheckout();
    await customer.type(checkoutField(label), typed);
    expect(checkoutField(label)).toHaveValue(shown);
  });

  test('leave the caret where it is in the middle, and format on leaving', async () => {
    await openCheckout();
    const field = checkoutField('Card Number') as HTMLInputElement;
    await fillInField(field, '42424242');
    await customer.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field).toHaveValue('42942 4242');
    expect(field.selectionStart).toBe(3);
    await customer.tab();
    expect(field).toHaveValue('4294 2424 2');
  });

  test('advise on what looks wrong once they are left, and block nothing', async () => {
    await openCheckout();
    await fillInCheckout({
      ...filledIn,
      'Card Number': '4242 4242 4242 4241',
      'Expiry Date': '01/20',
      CVV: '12',
    });
    expect(checkoutField('Expiry Date')).toHaveAccessibleDescription(
      'This card seems to have expired.',
    );
    expect(checkoutField('Card Number')).toHaveAccessibleDescription(/doesn’t look right/);
    expect(checkoutField('CVV')).toHaveAccessibleDescription(/^Three digits/);
    expect(checkoutField('Card Number')).toBeValid();
    await placeOrder();
    await waitFor(() => expect(address()).toMatch(/^\/track\?id=FD\d{10}$/));
  });

  test('say a warning by themselves, and take it back as soon as the text is right', async () => {
    await openCheckout();
    const field = checkoutField('CVV');
    await fillInField(field, '12');
    expect(field).not.toHaveAccessibleDescription();
    await customer.tab();
    const warning = screen.getByText(/^Three digits/).closest('[aria-live]');
    expect(warning).toHaveAttribute('aria-live', 'polite');
    await customer.type(field, '3');
    expect(field).not.toHaveAccessibleDescription();
  });

  test('show the form of the date until there is something to say', async () => {
    await openCheckout();
    expect(checkoutField('Expiry Date')).toHaveAccessibleDescription('MM/YY');
  });
});
