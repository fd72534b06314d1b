import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { openLayersIn } from '../../src/app/create-app.ts';
import { startWithStoredInput } from '../../src/app/start-with-stored-input.ts';
import { languages } from '../../src/domain/languages.ts';
import { carts } from '../../src/services/carts.ts';
import { takeStoredInput } from '../../src/services/hand-over.ts';
import { noLayerHistory } from '../../src/shared/layer-history.ts';
import { leaveForLanguage } from '../../src/shared/leave-for-language.ts';

const cart = {
  restaurant: { id: 'neem-and-nigella', name: 'Neem & Nigella', cuisine: 'North Indian' },
  items: [{ id: 'dal', name: 'Dal', price: 6.5, quantity: 2, note: 'No onions' }],
};

function Form() {
  return (
    <form>
      <input name="search" aria-label="Header" />
      <input name="search" aria-label="List" />
      <input name="cardNumber" aria-label="Card Number" />
      <input name="cvv" aria-label="CVV" />
      <input name="password" aria-label="Password" type="password" />
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  sessionStorage.clear();
  // jsdom can neither load another page nor scroll.
  vi.stubGlobal('location', { search: '', hash: '', pathname: '/', replace: () => {} });
  vi.stubGlobal('scrollTo', () => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function leave() {
  const { unmount } = render(<Form />);
  for (const name of ['List', 'Card Number', 'CVV', 'Password']) field(name).value = name;
  const openLayers = createActor(openLayersIn(noLayerHistory)).start();
  await leaveForLanguage({
    language: languages.hi,
    findGuestCart: () => cart,
    isMenuOpen: false,
    openLayers,
  });
  unmount();
  return takeStoredInput() ?? '';
}

test('input is entered into the same page in the other language, except passwords, the card number and the CVV @25.3', async () => {
  const json = await leave();
  const { container } = render(<div />);
  startWithStoredInput(container, json);
  render(<Form />, { container });
  await act(async () => {});
  expect(field('List')).toHaveValue('List');
  expect(field('Header')).toHaveValue('');
  expect(field('Card Number')).toHaveValue('');
  expect(field('CVV')).toHaveValue('');
  expect(field('Password')).toHaveValue('');
  expect(json).not.toMatch(/"Card Number"|"CVV"|"Password"/);
});

test('if the customer opens another page before the language is switched, that page opens in the other language, with its own input @25.3', async () => {
  const replace = vi.fn<(url: string) => void>();
  const { rerender, unmount } = render(<input key="list" name="search" defaultValue="naan" />);
  const openLayers = createActor(openLayersIn(noLayerHistory)).start();
  openLayers.send({ type: 'layers.opened', layer: 'menu' });
  const leaving = leaveForLanguage({
    language: languages.hi,
    findGuestCart: () => cart,
    isMenuOpen: false,
    openLayers,
  });
  vi.stubGlobal('location', { search: '?id=FD1', hash: '#map', pathname: '/track', replace });
  rerender(<input key="track" name="id" defaultValue="FD1" />);
  openLayers.send({ type: 'layers.historyMoved', depth: 0 });
  await leaving;
  expect(replace).toHaveBeenCalledExactlyOnceWith('/hi/track?id=FD1#map');
  expect(JSON.parse(takeStoredInput() ?? '')).toMatchObject({
    entered: [{ name: 'id', value: 'FD1' }],
  });
  unmount();
});

test('input is not entered into the fields of a page that the customer opens after the language switch', async () => {
  const json = await leave();
  const { container } = render(<div />);
  startWithStoredInput(container, json);
  vi.stubGlobal('location', { search: '', hash: '', pathname: '/restaurants' });
  render(<Form />, { container });
  await act(async () => {});
  expect(field('List')).toHaveValue('');
});

test('the page in the other language receives the guest’s cart with its notes, and only once @25.3', async () => {
  startWithStoredInput(document.createElement('div'), await leave());
  expect(carts.open(null, []).value).toEqual(cart);
  expect(carts.open(null, []).value.items).toEqual([]);
});

test('reading the stored input removes it from the tab’s storage, so that nothing is handed over twice', async () => {
  await leave();
  expect(sessionStorage).toHaveLength(0);
  expect(takeStoredInput()).toBeNull();
});

test.each(['', '{', '{"entered":1}', 'null'])('the invalid input %j is ignored', (json) => {
  expect(() => startWithStoredInput(document.createElement('div'), json)).not.toThrow();
  expect(carts.open(null, []).value.items).toEqual([]);
});
