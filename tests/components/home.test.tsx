import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { popularDishes } from '../../src/data/popular-dishes.ts';
import { address, customer, openApp, openFreshBrowser } from './app.tsx';

beforeEach(openFreshBrowser);

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the home page', () => {
  test('shows food before any explanation', async () => {
    await openApp({ address: '/', user: null });
    const sections = within(screen.getByRole('main')).getAllByRole('region');
    expect(
      sections.map(
        (section) => within(section).getAllByRole('heading', { level: 2 })[0]?.textContent,
      ),
    ).toEqual([
      'Open now',
      'Popular dishes',
      'See how tracking works',
      'Food delivery without the guesswork',
      'What Delhi says',
    ]);
  });

  test('shows the open restaurants, the best rated first, and links to all of them', async () => {
    await openApp({ address: '/', user: null });
    const kitchens = region('Open now')
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
    expect(kitchens).toEqual([
      'Neem & Nigella',
      'Coal & Rumali',
      'Dastan-e-Zafran',
      'Chatpati Toli',
    ]);
    await customer.click(region('Open now').getByRole('link', { name: 'See all restaurants' }));
    expect(address()).toBe('/restaurants');
  });

  test('adds a popular dish at once, and links to its restaurant', async () => {
    await openApp({ address: '/', user: null });
    const [first] = popularDishes;
    const card = within(region('Popular dishes').getByRole('article', { name: first?.item.name }));
    expect(card.getByRole('link', { name: first?.restaurant.name })).toHaveAttribute(
      'href',
      `/restaurant/${first?.restaurant.id}`,
    );
    await customer.click(card.getByRole('button', { name: `Add ${first?.item.name} to cart` }));
    expect(card.getByRole('group', { name: `Quantity of ${first?.item.name}` })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
});
