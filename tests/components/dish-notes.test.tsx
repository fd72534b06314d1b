import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { asha, cartOf, coal, coalDish, NOON, NOTE, order } from '../fixtures.ts';
import {
  customer,
  fillInField,
  fillInSilently,
  openApp,
  openFreshBrowser,
  sendForm,
  withFailingStorage,
} from './app.tsx';
import { openTrackedOrder } from './orders.ts';
import { store, stored } from './storage.ts';

beforeEach(openFreshBrowser);

const KEY = `cart_${asha.uid}`;
const noted = { ...coalDish, quantity: 2, note: NOTE };
const field = () => screen.getByRole('textbox', { name: `Note for ${coalDish.name}` });
const press = (name: string) => customer.click(screen.getByRole('button', { name }));

async function beginNote(): Promise<void> {
  store(KEY, cartOf(coal, coalDish, 2));
  await openApp({ url: '/nowhere', user: asha });
  await customer.click(await screen.findByRole('button', { name: 'Cart, 2 items' }));
  await press(`Add a note for ${coalDish.name}`);
}

const kept = () => (stored(KEY) as typeof noted & { items: (typeof noted)[] }).items;

describe('writing a note', () => {
  test('the page scrolls until the whole form is visible, because the form’s buttons are below the field', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await beginNote();
    expect(scroll.mock.contexts.includes(field().closest('form'))).toBe(true);
    scroll.mockRestore();
  });

  test('the note has a counter near its limit, and accepts no text beyond the limit @20.2', async () => {
    await beginNote();
    expect(field()).toHaveAccessibleDescription('Note for the kitchen (up to 140 characters)');
    await fillInField(field(), 'x'.repeat(119));
    expect(field()).toHaveAccessibleDescription('Note for the kitchen (up to 140 characters)');
    await customer.paste('x');
    expect(field()).toHaveAccessibleDescription('20 characters left');
    expect(screen.getByText('You’re close to the limit of 140 characters')).toHaveAttribute(
      'role',
      'status',
    );
    await customer.paste('x'.repeat(19));
    expect(field()).toHaveAccessibleDescription('1 character left');
    await customer.paste('xyz');
    expect(field()).toHaveValue('x'.repeat(140));
    expect(screen.getByText('No characters left')).toHaveAttribute('role', 'status');
  });

  test('the note counts each emoji as one character, and is never cut within an emoji @P.34', async () => {
    await beginNote();
    await fillInField(field(), 'x'.repeat(126));
    await customer.paste('👨‍👩‍👧‍👦'.repeat(13));
    expect(field()).toHaveAccessibleDescription('1 character left');
    await customer.paste('🇮🇳🇮🇳');
    const full = `${'x'.repeat(126)}${'👨‍👩‍👧‍👦'.repeat(13)}🇮🇳`;
    expect(field()).toHaveValue(full);
    await customer.keyboard('{Enter}');
    expect(kept()).toEqual([{ ...noted, note: full }]);
  });

  test('a full note rejects text that is inserted in the middle, and does not lose its end', async () => {
    await beginNote();
    const full = `${'x'.repeat(139)}y`;
    await fillInField(field(), full);
    await customer.type(field(), 'z', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(field()).toHaveValue(full);
    expect((field() as HTMLTextAreaElement).selectionStart).toBe(5);
  });

  test('the note is not cut until an input method has finished composing', async () => {
    await beginNote();
    await fillInField(field(), 'x'.repeat(139));
    const composed = `${'x'.repeat(139)}ni`;
    fireEvent.compositionStart(field());
    fillInSilently(field(), composed);
    fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(field()).toHaveValue(composed);
    fireEvent.compositionEnd(field());
    expect(field()).toHaveValue(`${'x'.repeat(139)}n`);
    expect(field()).toHaveAccessibleDescription('0 characters left');
  });

  test.each([
    ['while an input method composes', { isComposing: true }],
    ['that ends a composition in Safari', { keyCode: 229 }],
  ])('an Enter or Escape %s neither saves nor discards the note', async (_, composition) => {
    await beginNote();
    await fillInField(field(), NOTE);
    fireEvent.keyDown(field(), { key: 'Enter', ...composition });
    fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229, ...composition });
    expect(field()).toHaveValue(NOTE);
    expect(kept()).toEqual([{ ...coalDish, quantity: 2 }]);
  });

  test('the note is saved as shown if it was filled in without an input event', async () => {
    await beginNote();
    fillInSilently(field(), NOTE);
    sendForm(field());
    expect(await screen.findByText(`Note: ${NOTE}`)).toBeVisible();
  });

  test('the note is saved by Enter', async () => {
    await beginNote();
    await fillInField(field(), ` ${NOTE} `);
    await customer.keyboard('{Enter}');
    expect(screen.getByText(`Note: ${NOTE}`)).toBeVisible();
    expect(kept()).toEqual([noted]);
  });

  test('editing a note starts with the stored text, and saving an empty text removes the note', async () => {
    await beginNote();
    await fillInField(field(), NOTE);
    await press(`Save note for ${coalDish.name}`);
    await press(`Edit note for ${coalDish.name}`);
    expect(field()).toHaveValue(NOTE);
    await customer.clear(field());
    await press(`Save note for ${coalDish.name}`);
    expect(screen.getByRole('button', { name: `Add a note for ${coalDish.name}` })).toHaveFocus();
    expect(kept()).toEqual([{ ...coalDish, quantity: 2 }]);
  });

  test('the note is unchanged after editing is cancelled', async () => {
    await beginNote();
    await fillInField(field(), NOTE);
    await press(`Save note for ${coalDish.name}`);
    await press(`Edit note for ${coalDish.name}`);
    await customer.type(field(), ', and no garlic');
    await press(`Cancel editing the note for ${coalDish.name}`);
    expect(screen.getByText(`Note: ${NOTE}`)).toBeVisible();
    expect(kept()).toEqual([noted]);
  });

  test('the note is shown even if the browser refuses to save it @20.4', async () => {
    await beginNote();
    await fillInField(field(), NOTE);
    await withFailingStorage(async () => {
      await press(`Save note for ${coalDish.name}`);
      expect(await screen.findByText(/^Your browser can’t save your cart/)).toBeInTheDocument();
    });
    expect(screen.getByText(`Note: ${NOTE}`)).toBeVisible();
  });
});

describe('reading a note', () => {
  test('a saved note is shown at checkout, with its dish @20.5 @P.20', async () => {
    store(KEY, { restaurant: coal, items: [noted] });
    await openApp({ url: '/checkout', user: asha });
    const summary = within(await screen.findByRole('region', { name: 'Order Summary' }));
    expect(summary.getByRole('listitem')).toHaveTextContent(
      new RegExp(`${coalDish.name}.*Note: ${NOTE}`),
    );
  });

  test('a saved note is shown on the tracking page, and dishes are joined by commas @20.5', async () => {
    const other = { id: 'naan', name: 'Naan', price: 2, quantity: 1 };
    await openTrackedOrder(order({ items: [noted, other] }), asha);
    const details = await screen.findByRole('region', { name: 'Order details' });
    expect(within(details).getByText(`2× ${coalDish.name}, 1× Naan`)).toBeVisible();
    expect(within(details).getByText('Note').nextElementSibling).toHaveTextContent(
      `${coalDish.name}: ${NOTE}`,
    );
  });

  test('a saved note is shown in My Orders and on the receipt @20.5', async () => {
    const past = order({ items: [noted], estimatedDelivery: new Date(NOON).toISOString() });
    store('orders', { [past.id]: past });
    await openApp({ url: '/orders', user: asha });
    await customer.click(screen.getByRole('tab', { name: /^Past Orders/ }));
    const [card] = screen.getAllByRole('article');
    expect(card).toHaveTextContent(`2× ${coalDish.name}Note: ${NOTE}`);
    await press(`View Receipt for order ${past.id}`);
    const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
    expect(receipt).toHaveTextContent(`2× ${coalDish.name}Note: ${NOTE}`);
  });
});
