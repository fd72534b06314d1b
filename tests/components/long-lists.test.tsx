import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Restaurant } from '../../src/domain/entities.ts';
import { menus } from '../../src/data/menus.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import { otherNames } from '../../src/data/search-names.ts';
import { indexRestaurants } from '../../src/domain/restaurant-search.ts';
import { restaurantSearch } from '../../src/features/restaurants/search.ts';
import { coal } from '../fixtures.ts';
import { customer, openApp, openFreshBrowser } from './app.tsx';

const [first] = restaurants;
const kitchens = Array.from({ length: 40 }, (_, index) => ({
  ...(first as Restaurant),
  id: `kitchen-${index}`,
  name: `Kitchen ${index}`,
  rating: 1,
}));
const longSearch = indexRestaurants([...restaurants, ...kitchens], menus, otherNames);

// A query by role would be slow, because it would compute the names of hundreds of elements.
const showMore = () => screen.queryByText('Show more', { selector: 'button' });
const showMoreNow = () => customer.click(screen.getByText('Show more', { selector: 'button' }));

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('a list of 45 restaurants', () => {
  beforeEach(async () => {
    openFreshBrowser();
    vi.spyOn(restaurantSearch, 'find').mockImplementation(longSearch.find);
    vi.spyOn(restaurantSearch, 'explain').mockImplementation(longSearch.explain);
    await openApp({ url: '/restaurants', user: null });
  });
  afterEach(() => vi.restoreAllMocks());

  test('shows the total number of restaurants, and forty restaurants at a time', async () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('45 restaurants found');
    expect(names()).toHaveLength(40);
    await showMoreNow();
    expect(names()).toHaveLength(45);
    expect(names()).toContain('Kitchen 39');
    expect(showMore()).not.toBeInTheDocument();
  });

  test('still shows the same number of restaurants when the customer goes back to the list @2.45', async () => {
    await showMoreNow();
    await customer.click(screen.getByText(coal.name));
    await customer.click(await screen.findByRole('link', { name: 'Back to restaurants' }));
    expect(names()).toHaveLength(45);
  });

  test('can be searched for a restaurant beyond the first forty', async () => {
    await customer.click(screen.getByLabelText('Search restaurants and dishes'));
    await customer.paste('kitchen 39');
    expect(await screen.findByText('1 restaurant found')).toBeVisible();
    expect(names()).toEqual(['Kitchen 39']);
    expect(showMore()).not.toBeInTheDocument();
  });
});
