import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { menus } from '../../src/data/menus.ts';
import { emptyThali } from '../../src/data/scenes.ts';
import type { Order } from '../../src/domain/entities.ts';
import { asha, coal, coalDish, order, pastAddressOrders } from '../fixtures.ts';
import {
  currentUrl,
  customer,
  errorsLogged,
  fillInField,
  fillInSilently,
  goTo,
  actOutsideApp,
  openApp,
  openFreshBrowser,
  press,
  sendForm,
  withFailingStorage,
} from './app.tsx';
import { checkoutField, filledIn, fillInCheckout } from './checkout-form.ts';
import { store, stored, storeElsewhere } from './storage.ts';

const feast = { restaurant: coal, items: [{ id: 'dal', name: 'Dal', price: 12.5, quantity: 2 }] };

const checkoutAddress = {
  street: filledIn['Street Address'],
  city: filledIn.City,
  zipCode: filledIn['PIN Code'],
};

beforeEach(() => {
  openFreshBrowser();
  store(`cart_${asha.uid}`, feast);
});

async function openCheckout(): Promise<void> {
  await openApp({ url: '/checkout', user: asha });
  await screen.findByRole('button', { name: 'Place Order' });
}

/** The heading above the earlier addresses is “Deliver to” if there is only one address. */
const earlierAddresses = /^(Deliver to|Recent addresses)$/;

const summary = () => screen.getByRole('region', { name: 'Order Summary' });
const amount = (label: string) => screen.getAllByText(label)[0]?.nextElementSibling?.textContent;
const placeOrder = () => customer.click(screen.getByRole('button', { name: 'Place Order' }));

describe('checkout', () => {
  test('offers the address of an order that another tab has just placed', async () => {
    await openCheckout();
    expect(screen.queryByRole('group', { name: earlierAddresses })).not.toBeInTheDocument();
    const earlier = order({ deliveryAddress: { ...checkoutAddress, instructions: '' } });
    await actOutsideApp(() => storeElsewhere('orders', { [earlier.id]: earlier }));
    const recent = within(screen.getByRole('group', { name: 'Deliver to' }));
    await customer.click(recent.getByRole('button', { name: /^12 Lodhi Road New Delhi/ }));
    expect(checkoutField('Street Address')).toHaveValue('12 Lodhi Road');
  });

  test('marks a recent address only while the fields contain it', async () => {
    const earlier = order({ deliveryAddress: { ...checkoutAddress, instructions: '' } });
    store('orders', { [earlier.id]: earlier });
    await openCheckout();
    const recent = screen.getByRole('button', { name: /^12 Lodhi Road New Delhi/ });
    expect(recent).not.toHaveAttribute('aria-current');
    await customer.click(recent);
    expect(recent).toHaveAttribute('aria-current', 'true');
    await fillInField(checkoutField('Street Address'), '7 Lodhi Road');
    expect(recent).not.toHaveAttribute('aria-current');
  });

  test('announces each removal of an address, even if the announced text is the same as before', async () => {
    store('orders', Object.fromEntries(pastAddressOrders.map((past) => [past.id, past])));
    await openCheckout();
    await press('Manage');
    await customer.click(screen.getByRole('button', { name: /^Remove 12 Lodhi Road/ }));
    const first = screen.getByText(/^Address removed/);
    await customer.click(screen.getByRole('button', { name: /^Remove 7 Khan Market/ }));
    const second = screen.getByText(/^Address removed/);
    expect(second).not.toBe(first);
    expect(second.closest('[role=status]')).toBeVisible();
  });

  test('restores an unfinished address, but never the card', async () => {
    await openCheckout();
    await fillInField(checkoutField('Street Address'), '12 Lodhi');
    await fillInField(checkoutField('Card Number'), '4242');
    cleanup();
    await openCheckout();
    expect(checkoutField('Street Address')).toHaveValue('12 Lodhi');
    expect(checkoutField('City')).toHaveValue('');
    expect(checkoutField('Card Number')).toHaveValue('');
  });

  test('passes the placed order to the tracking page, which loads it from storage on a later visit', async () => {
    await openCheckout();
    await fillInCheckout();
    await placeOrder();
    const details = await screen.findByRole('region', { name: 'Order details' });
    const [placed] = Object.values(stored('orders') as Record<string, Order>);
    expect(details).toHaveTextContent(String(placed?.id));
    await goTo('/about');
    store('orders', { [String(placed?.id)]: { ...placed, status: 'cancelled' } });
    await goTo(-1);
    expect(await screen.findByRole('heading', { name: 'Order Cancelled' })).toBeVisible();
  });

  test('shows the order’s total with tax in the summary and beside the Place Order button, but not in the button’s name @2.64 @9.5', async () => {
    await openCheckout();
    expect(summary()).toHaveTextContent(coal.name);
    expect(summary()).toHaveTextContent('25-30 min delivery');
    expect(summary()).toHaveTextContent(/2× ?Dal/);
    expect(amount('Subtotal')).toBe('$25.00 / ₹2,075');
    expect(amount('Delivery fee')).toBe('$2.99 / ₹248');
    expect(amount('Tax (8%)')).toBe('$2.00 / ₹166');
    expect(amount('Total')).toBe('$29.99 / ₹2,489');
    const button = screen.getByRole('button', { name: /Order$/ });
    expect(button).toHaveAccessibleName('Place Order');
    expect(button.previousElementSibling).toHaveTextContent(/^Total ₹2,489 \/ \$29\.99/);
  });

  test('shows the picture of each dish, and a plate for a dish that is no longer on the menu', async () => {
    const ordered = { ...coalDish, quantity: 1 };
    const items = [ordered, { ...ordered, id: 'gone', name: 'Gone' }];
    store(`cart_${asha.uid}`, { restaurant: coal, items });
    await openCheckout();
    const pictures = [...summary().querySelectorAll('li img')].map((picture) =>
      picture.getAttribute('src'),
    );
    const onMenu = menus[coal.id]?.find(({ id }) => id === coalDish.id)?.image;
    expect(pictures).toEqual([onMenu, emptyThali.card]);
  });

  test('shows the total, the number of items and the delivery time beside Place Order, and moves to the summary when they are clicked', async () => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openCheckout();
    const name = 'Total ₹2,489 / $29.99 2 items 25-30 min Order Summary';
    await customer.click(screen.getByRole('button', { name }));
    const title = screen.getByRole('heading', { name: 'Order Summary' });
    expect(scrolledTo.mock.contexts).toEqual([title]);
    scrolledTo.mockRestore();
    expect(title).toHaveFocus();
  });

  test('links back to the restaurant', async () => {
    await openCheckout();
    await customer.click(screen.getByRole('link', { name: `Back to ${coal.name}` }));
    expect(currentUrl()).toBe(`/restaurant/${coal.id}`);
  });

  test('opens the cart for editing, and shows the changes', async () => {
    await openCheckout();
    await customer.click(screen.getByRole('button', { name: 'Edit cart' }));
    const drawer = await screen.findByRole('dialog', { name: 'Your Order' });
    await customer.click(within(drawer).getByRole('button', { name: /^Increase quantity of Dal/ }));
    await customer.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    expect(currentUrl()).toBe('/checkout');
    expect(summary()).toHaveTextContent(/3× ?Dal/);
  });

  test('scrolls the error into view if an order fails, because on a phone the error is far above the button @P.3', async () => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openCheckout();
    await fillInCheckout();
    await errorsLogged(() => withFailingStorage(placeOrder));
    expect(scrolledTo.mock.contexts).toEqual([await screen.findByRole('alert')]);
  });

  test('if the browser blocks storage, warns before the customer fills in the form @8.1.1 @P.37', async () => {
    await openApp({ url: '/restaurants', user: asha });
    await screen.findByRole('button', { name: 'Cart, 2 items' });
    const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    await goTo('/checkout');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(/blocks site data.*Allow cookies and site data for FoodDash/);
    await fillInCheckout();
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    await errorsLogged(placeOrder);
    expect(scrolledTo.mock.contexts).toContain(await screen.findByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent(/blocks site data/);
    expect(screen.queryByText(/Please try again/)).not.toBeInTheDocument();
    expect(checkoutField('City')).toHaveValue(filledIn.City);
    refusal.mockRestore();
  });

  test('announces the number of missing details once, and removes the number when the details are entered', async () => {
    await openCheckout();
    await fillInCheckout({ ...filledIn, City: '', CVV: '' });
    expect(screen.queryByText(/missing/)).not.toBeInTheDocument();
    await placeOrder();
    const note = screen.getByText('2 details are missing');
    const region = note.closest('[role=status]');
    expect(region).toHaveAttribute('aria-relevant', 'additions');
    await customer.type(checkoutField('City'), 'Agra');
    // The same element changes its text, so nothing is added that screen readers would announce.
    expect(note).toHaveTextContent('1 detail is missing');
    await customer.type(checkoutField('CVV'), '123');
    expect(region).toBeEmptyDOMElement();
  });

  test('moves the focus to the first missing field when the order is placed, and when “2 details are missing” is pressed', async () => {
    await openCheckout();
    await fillInCheckout({ ...filledIn, City: '', CVV: '' });
    await placeOrder();
    expect(checkoutField('City')).toHaveFocus();
    await customer.click(checkoutField('Name on Card'));
    await press('2 details are missing');
    expect(checkoutField('City')).toHaveFocus();
    expect(checkoutField('City')).toHaveAccessibleDescription('Please enter your city.');
    expect(checkoutField('CVV')).toHaveAccessibleDescription('Please enter your card’s CVV.');
    expect(checkoutField('Delivery Instructions')).not.toBeRequired();
  });

  test('requires every field except the instructions @2.62 @5.5 @5.6', async () => {
    await openCheckout();
    await fillInCheckout({ CVV: '   ' });
    await placeOrder();
    for (const label of Object.keys(filledIn))
      expect(checkoutField(label)).toHaveAccessibleDescription(/^Please enter /);
    expect(checkoutField('Delivery Instructions')).not.toHaveAccessibleDescription(/Please enter/);
    expect(checkoutField('Street Address')).toHaveFocus();
    expect(stored('orders')).toBeNull();
  });

  test('expands the collapsed address if one of its fields is missing', async () => {
    const earlier = order({ deliveryAddress: { ...checkoutAddress, instructions: '' } });
    store('orders', { [earlier.id]: earlier });
    await openCheckout();
    await fillInCheckout({ ...filledIn, City: '' });
    await customer.click(screen.getByText('Enter an address'));
    expect(checkoutField('City').closest('details')).not.toHaveAttribute('open');
    await placeOrder();
    expect(checkoutField('City')).toBeVisible();
    expect(checkoutField('City')).toHaveFocus();
  });
});

const fillInAllSilently = (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) fillInSilently(checkoutField(label), text);
};

describe('a checkout form that was filled in without input events', () => {
  test('the form places an order with the values on the screen @5.8.1 @P.30', async () => {
    await openCheckout();
    fillInAllSilently({ ...filledIn, 'Expiry Date': '2030-09' });
    sendForm(checkoutField('City'));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/track\?id=FD\d{10}$/));
    expect(Object.values(stored('orders') as Record<string, Order>)).toEqual([
      expect.objectContaining({
        deliveryAddress: { ...checkoutAddress, instructions: '' },
        paymentMethod: expect.objectContaining({ expiryDate: '09/30' }),
      }),
    ]);
  });

  test('the form stays filled in if a field is missing, and stores the address for a reload', async () => {
    await openCheckout();
    fillInAllSilently({ ...filledIn, CVV: '', 'Expiry Date': '13/2030' });
    sendForm(checkoutField('City'));
    expect(checkoutField('CVV')).toHaveFocus();
    for (const [label, text] of Object.entries({ ...filledIn, CVV: '', 'Expiry Date': '13/2030' }))
      expect(checkoutField(label)).toHaveValue(text);
    expect(checkoutField('Expiry Date')).toHaveAccessibleDescription(/^Use MM\/YY/);
    expect(sessionStorage.getItem('checkout_address')).toContain(filledIn['Street Address']);
  });

  test('the form stays filled in if the order can’t be stored', async () => {
    await openCheckout();
    fillInAllSilently(filledIn);
    await errorsLogged(() =>
      withFailingStorage(async () => {
        sendForm(checkoutField('City'));
        await screen.findByRole('alert');
      }),
    );
    for (const [label, text] of Object.entries(filledIn))
      expect(checkoutField(label)).toHaveValue(text);
  });

  test('the form stays filled in when the customer types into another field and leaves that field', async () => {
    await openCheckout();
    fillInAllSilently(filledIn);
    await customer.type(checkoutField('Delivery Instructions'), 'Ring');
    await customer.tab();
    for (const [label, text] of Object.entries(filledIn))
      expect(checkoutField(label)).toHaveValue(text);
  });
});

describe('the number fields of checkout', () => {
  test('the number fields show their formats as hints, and format typed text and pasted full-width digits @2.63 @5.7 @5.8', async () => {
    await openCheckout();
    expect(checkoutField('Expiry Date')).toHaveAccessibleDescription('MM/YY');
    expect(checkoutField('CVV')).toHaveAccessibleDescription('3 or 4 digits');
    for (const [label, typed, formatted, pasted, shown] of [
      ['Card Number', '4242-4242 abc', '4242 4242', '４２４２－４２４２', '4242 4242'],
      ['Expiry Date', '1299', '12/99', '２０３０－０９', '09/30'],
      ['CVV', '12x345', '1234', '１２３', '123'],
    ] as const) {
      const field = checkoutField(label);
      /* oxlint-disable no-await-in-loop -- a customer fills in one field at a time */
      await customer.type(field, typed);
      expect(field).toHaveValue(formatted);
      await fillInField(field, pasted);
      expect(field).toHaveValue(shown);
      /* oxlint-enable no-await-in-loop */
    }
  });

  test('a number field does not format digits while an input method composes them', async () => {
    await openCheckout();
    const field = checkoutField('Card Number');
    fireEvent.compositionStart(field);
    for (const composed of ['４', '４２', '４２４２４']) {
      fillInSilently(field, composed);
      fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
      expect(field).toHaveValue(composed);
    }
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('4242 4');
  });

  test('a number field leaves the caret in the middle of the text, and formats the text when the field loses the focus', async () => {
    await openCheckout();
    const field = checkoutField('Card Number') as HTMLInputElement;
    await fillInField(field, '42424242');
    await customer.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field).toHaveValue('42942 4242');
    expect(field.selectionStart).toBe(3);
    await customer.tab();
    expect(field).toHaveValue('4294 2424 2');
  });

  test('a number field warns of a likely mistake when it loses the focus, but does not block the order @2.63 @5.7 @5.8', async () => {
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
    expect(checkoutField('Card Number')).toHaveAccessibleDescription('Check the card number.');
    expect(checkoutField('CVV')).toHaveAccessibleDescription(/^The CVV has 3 digits/);
    expect(checkoutField('Card Number')).toBeValid();
    await placeOrder();
    await waitFor(() => expect(currentUrl()).toMatch(/^\/track\?id=FD\d{10}$/));
  });

  test('a number field announces a warning, and clears it as soon as the text is right', async () => {
    await openCheckout();
    const field = checkoutField('CVV');
    await fillInField(field, '12');
    expect(field).toHaveAccessibleDescription('3 or 4 digits');
    await customer.tab();
    const warning = screen.getByText(/^The CVV has 3 digits/).closest('[aria-live]');
    expect(warning).toHaveAttribute('aria-live', 'polite');
    await customer.type(field, '3');
    expect(field).toHaveAccessibleDescription('3 or 4 digits');
  });
});
