/** Lists far longer than a screen. jsdom lays nothing out: every box is given a size here. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import type { CartItem, Restaurant } from '../../machines/entities.ts';
import { LongList } from '../../src/shared/LongList.tsx';
import { asha, coal } from '../../src/statecharts/models/values.ts';
import { customer, openApp, openFreshBrowser } from './app.tsx';
import { store } from './storage.ts';

vi.mock('../../src/data/restaurants.ts', async (importOriginal) => {
  const original = await importOriginal<{ restaurants: Restaurant[] }>();
  const more = Array.from({ length: 4995 }, (_, index) => ({
    ...original.restaurants[0],
    id: `kitchen-${index}`,
    name: `Kitchen ${index}`,
    rating: 1,
  }));
  return { restaurants: [...original.restaurants, ...more] };
});

const HEIGHT = 100;
let scrolled = 0;

beforeEach(() => {
  openFreshBrowser();
  scrolled = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(5 * HEIGHT);
  vi.spyOn(globalThis, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrolled, 400, HEIGHT),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

const cards = () => screen.getAllByRole('article');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);

function scrollPageTo(offset: number): void {
  scrolled = offset;
  fireEvent.scroll(globalThis.window);
}

test('until what draws long lists has come, a list shows its beginning', async () => {
  const items = Array.from({ length: 100 }, (_, index) => `Row ${index}`);
  render(
    <MemoryRouter>
      <LongList items={items} keyOf={(item) => item} rowHeight={HEIGHT} sx={{}}>
        {(item) => item}
      </LongList>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  expect(screen.getByText('Row 0')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Row 0')).toHaveAttribute('aria-setsize', '100'));
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
});

describe('5,000 restaurants', () => {
  beforeEach(() => openApp({ address: '/restaurants', user: null }));

  test('are all counted, and few of them drawn, each saying which it is', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('5000 restaurants found');
    expect(cards().length).toBeGreaterThan(5);
    expect(cards().length).toBeLessThan(40);
    const item = cards()[0]?.closest('li');
    expect(item).toHaveAttribute('aria-posinset', '1');
    expect(item).toHaveAttribute('aria-setsize', '5000');
  });

  test('can be scrolled to the last', () => {
    // As far as the page goes.
    scrollPageTo(5000 * 410);
    expect(names()).toContain('Kitchen 4994');
    expect(cards().length).toBeLessThan(40);
  });

  test('keep the card that has the focus and the next one, however far the page is scrolled', async () => {
    const link = screen.getByRole('link', { name: 'Neem & Nigella' });
    link.focus();
    scrollPageTo(200_000);
    expect(names()).not.toContain('Kitchen 5');
    expect(cards().length).toBeGreaterThan(5);
    expect(link).toHaveFocus();
    expect(names().slice(0, 2)).toEqual(['Neem & Nigella', 'Coal & Rumali']);
    await customer.tab();
    expect(screen.getByRole('link', { name: 'Coal & Rumali' })).toHaveFocus();
  });

  test('become a plain list when few are left', async () => {
    await customer.click(screen.getByLabelText('Search restaurants and dishes'));
    await customer.paste('kitchen 4321');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 restaurant found');
    expect(names()).toEqual(['Kitchen 4321']);
    expect(cards()[0]?.closest('li')).not.toHaveAttribute('aria-setsize');
  });
});

describe('a cart of 200 dishes', () => {
  const items: CartItem[] = Array.from({ length: 200 }, (_, index) => ({
    id: `dish-${index}`,
    name: `Dish ${index}`,
    price: 1,
    quantity: 1,
  }));

  test('draws few rows, adds them all up, and a removed row hands the focus on', async () => {
    store(`cart_${asha.uid}`, { restaurant: coal, items });
    await openApp({ address: '/nowhere', user: asha });
    await customer.click(await screen.findByRole('button', { name: 'Cart, 200 items' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Your Order' }));
    expect(drawer.getByText('Subtotal').nextElementSibling).toHaveTextContent('$200.00');
    const rows = drawer.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(40);
    await customer.click(drawer.getByRole('button', { name: 'Remove Dish 0 from cart' }));
    expect(drawer.queryByText('Dish 0')).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Remove Dish 1 from cart' })).toHaveFocus();
  });
});
