import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRoutes } from '../../src/app/routes.tsx';
import { menus } from '../../src/data/menus.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import { asha, cartOf, coal, coalDish, dastan, dastanDish } from '../fixtures.ts';
import {
  currentUrl,
  customer,
  fillInField,
  goTo,
  historyEntry,
  actOutsideApp,
  openApp,
  openFreshBrowser,
} from './app.tsx';
import { stored, storeElsewhere } from './storage.ts';

beforeEach(openFreshBrowser);

const heading = () => screen.getByRole('heading', { level: 1 });
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const openList = (query = '') => openApp({ url: `/restaurants${query}`, user: null });
const searchBox = () => screen.getByLabelText('Search restaurants and dishes');
/** Returns the chip of a cuisine. Its name ends with the number of restaurants. */
const cuisine = (name: string) =>
  screen.getByRole('button', { name: (label) => new RegExp(`^${name} \\d+$`).test(label) });

const heartOf = (name: string) =>
  screen.getByRole('button', { name: `Save ${name} to favourites` });
const coalCard = () => within(screen.getByRole('article', { name: coal.name }));
const openNow = () => screen.getByRole('button', { name: 'Open now' });
const deliveryTime = () => screen.getByLabelText('Estimated delivery time');
const inEffect = () =>
  [...(screen.queryByRole('group', { name: 'Active filters' })?.children ?? [])].map(
    ({ textContent }) => textContent,
  );
const clear = (filter: string) => screen.getByRole('button', { name: `${filter}, remove filter` });

const cuisinesIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the restaurant list', () => {
  test('shows the number of restaurants, lists the best rated first, and links to a restaurant’s page @2.42 @2.43 @3.3', async () => {
    await openList();
    expect(heading()).toHaveTextContent('5 restaurants found');
    expect(names()[0]).toBe('Neem & Nigella');
    expect(screen.getByRole('link', { name: coal.name })).toHaveAttribute(
      'href',
      `/restaurant/${coal.id}`,
    );
  });

  test('offers every cuisine with a count, and lists cuisines without a restaurant last @2.41', async () => {
    await openList();
    expect(cuisinesIn('Cuisine')).toEqual([
      'all 5',
      'Indian 5',
      'Kebabs & Rolls 1',
      'Mughlai 1',
      'Street Food 1',
      'North Indian 1',
      'Punjabi 1',
      'Italian 0',
      'Chinese 0',
      'American 0',
    ]);
    expect(cuisine('all')).toHaveAttribute('aria-pressed', 'true');
  });

  test('filters by a cuisine, and marks the cuisine as selected, even after a second click @1.3 @2.41 @2.43 @24.6', async () => {
    await openList();
    await customer.click(cuisine('Mughlai'));
    expect(heading()).toHaveTextContent('1 restaurant found');
    expect(names()).toEqual(['Dastan-e-Zafran']);
    expect(cuisine('Mughlai')).toHaveAttribute('aria-pressed', 'true');
    expect(cuisine('all')).toHaveAttribute('aria-pressed', 'false');
    const entry = historyEntry();
    await customer.click(cuisine('Mughlai'));
    expect(cuisine('Mughlai')).toHaveAttribute('aria-pressed', 'true');
    expect(historyEntry()).toBe(entry);
  });

  test('opens the page of a clicked link even if a letter is typed into the search just after the click', async () => {
    await openList();
    await actOutsideApp(() => {
      fireEvent.click(screen.getByRole('link', { name: coal.name }));
      fireEvent.change(searchBox(), { target: { value: 'p' } });
    });
    await screen.findByRole('heading', { level: 1, name: coal.name });
    expect(currentUrl()).toBe(`/restaurant/${coal.id}`);
  });

  test('filters by a restaurant’s own cuisine, and counts the search results of each cuisine @2.41.1', async () => {
    await openList();
    await customer.click(cuisine('Street Food'));
    expect(names()).toEqual(['Chatpati Toli']);
    await fillInField(searchBox(), 'samosa');
    expect(cuisinesIn('Cuisine')).toEqual(
      expect.arrayContaining(['Indian 2', 'Street Food 1', 'North Indian 1', 'Punjabi 0']),
    );
  });

  test('searches the dishes as the customer types @1.3 @2.39', async () => {
    await openList();
    await fillInField(searchBox(), 'nihari pappar');
    await customer.type(searchBox(), 'delle');
    expect(searchBox()).toHaveValue('nihari pappardelle');
    expect(names()).toEqual(['Dastan-e-Zafran']);
  });

  test('links to the dish that matches the search @2.39.1 @16.2', async () => {
    await openList();
    await fillInField(searchBox(), 'galouti');
    const dish = screen.getByRole('link', { name: 'Galouti Kebab Non-vegetarian $9.99 / ₹829' });
    expect(dish).toHaveAttribute(
      'href',
      '/restaurant/dastan-e-zafran#dastan-e-zafran-galouti-kebab',
    );
    expect(
      screen.getByRole('list', { name: 'Matching dishes at Dastan-e-Zafran' }),
    ).toContainElement(dish);
  });

  test('shows no dishes if the search matches the restaurant’s name', async () => {
    await openList();
    await fillInField(searchBox(), 'zafran');
    expect(names()).toEqual(['Dastan-e-Zafran']);
    expect(screen.queryByRole('list', { name: /^Matching dishes at/ })).not.toBeInTheDocument();
  });

  test('shows a restaurant’s description if the search matches only the description', async () => {
    await openList();
    await fillInField(searchBox(), 'handkerchief');
    expect(names()).toEqual([coal.name]);
    const { description } = restaurants.find(({ id }) => id === coal.id) ?? {};
    expect(screen.getByText(description ?? '')).toBeVisible();
  });

  test('sorts by rating, delivery time, distance and delivery fee @2.42', async () => {
    await openList();
    for (const [label, field, direction] of [
      ['Shortest delivery time (est.)', 'deliveryTime', 1],
      ['Nearest', 'distance', 1],
      ['Restaurant’s own delivery fee, lowest first', 'deliveryFee', 1],
      ['Highest rating', 'rating', -1],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- a customer chooses one order at a time
      await customer.selectOptions(screen.getByLabelText('Sort by'), label);
      const sorted = restaurants.toSorted((a, b) => direction * (a[field] - b[field]));
      expect(names()).toEqual(sorted.map(({ name }) => name));
    }
  });

  test('shows a restaurant’s own delivery fee only while the list is sorted by that fee @2.42', async () => {
    await openList();
    expect(coalCard().queryByText(/order directly from the restaurant/)).not.toBeInTheDocument();
    await customer.selectOptions(
      screen.getByLabelText('Sort by'),
      'Restaurant’s own delivery fee, lowest first',
    );
    expect(coalCard().getByText(/order directly from the restaurant/)).toHaveTextContent(
      'Delivery fee if you order directly from the restaurant: $1.99 / ₹165',
    );
    await customer.click(screen.getByRole('link', { name: coal.name }));
    await screen.findByText(/^Delivery fee/);
    expect(screen.queryByText(/order directly from the restaurant/)).not.toBeInTheDocument();
  });

  test('says that no restaurant is found, and shows all restaurants again on request @2.44', async () => {
    await openList();
    await fillInField(searchBox(), 'sushi');
    expect(heading()).toHaveTextContent('0 restaurants found');
    expect(screen.getByRole('heading', { name: 'No restaurants found' })).toBeVisible();
    expect(screen.getByText(/^No restaurant or dish matches “.?sushi.?”\.$/)).toBeVisible();
    await customer.click(
      screen.getByRole('button', { name: 'Clear search to see 5\u00A0restaurants' }),
    );
    expect(heading()).toHaveTextContent('5 restaurants found');
    expect(searchBox()).toHaveValue('');
  });

  test('filters by favourites, and explains how to add a favourite if there are none @17.4', async () => {
    await openApp({ url: '/restaurants', user: null });
    await customer.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(screen.getByText(/^Tap the heart on a restaurant/)).toBeVisible();
    await customer.click(screen.getByRole('button', { name: 'Show all restaurants' }));
    await customer.click(screen.getByRole('button', { name: 'Save Coal & Rumali to favourites' }));
    await customer.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 restaurant found');
    expect(screen.getByRole('article', { name: 'Coal & Rumali' })).toBeVisible();
    expect(screen.getByText(/saved in your browser until you clear its data/)).toBeVisible();
  });

  test('moves the focus when a card disappears because it is no longer a favourite', async () => {
    await openApp({ url: '/restaurants', user: null });
    await customer.click(heartOf('Neem & Nigella'));
    await customer.click(heartOf('Coal & Rumali'));
    expect(heartOf('Coal & Rumali')).toHaveFocus();
    await customer.click(screen.getByRole('button', { name: 'Favourites' }));
    heartOf('Neem & Nigella').focus();
    await customer.keyboard('{Enter}');
    expect(heartOf('Coal & Rumali')).toHaveFocus();
    await customer.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Favourites' })).toHaveFocus();
  });

  test('filters by open restaurants, and updates the counts @21.2', async () => {
    await openList();
    await customer.click(openNow());
    expect(openNow()).toHaveAttribute('aria-pressed', 'true');
    expect(heading()).toHaveTextContent('4 restaurants found');
    expect(names()).not.toContain('Makkhan Verandah');
    expect(cuisinesIn('Cuisine')).toEqual(
      expect.arrayContaining(['all 4', 'Street Food 1', 'North Indian 1', 'Punjabi 0']),
    );
  });

  test('offers only delivery times that exclude some restaurants, and updates the counts @21.1', async () => {
    await openList();
    expect(
      within(deliveryTime())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Any delivery time', 'Within about 20 min', 'Within about 25 min']);
    await customer.selectOptions(deliveryTime(), 'Within about 25 min');
    expect(names()).toEqual(['Neem & Nigella', coal.name, 'Chatpati Toli']);
    expect(cuisinesIn('Cuisine')).toContain('Indian 3');
    await customer.selectOptions(deliveryTime(), 'Within about 20 min');
    expect(names()).toEqual(['Chatpati Toli']);
    await customer.selectOptions(deliveryTime(), 'Any delivery time');
    expect(heading()).toHaveTextContent('5 restaurants found');
  });

  test('removes active filters one by one @21.3', async () => {
    await openList();
    expect(inEffect()).toEqual([]);
    await customer.click(openNow());
    await customer.selectOptions(deliveryTime(), 'Within about 25 min');
    await customer.click(cuisine('North Indian'));
    expect(inEffect()).toEqual([
      'Open now',
      'Within about 25 min',
      'North Indian',
      'Clear filters',
    ]);
    expect(names()).toEqual(['Neem & Nigella']);
    await customer.click(clear('North Indian'));
    expect(cuisine('all')).toHaveAttribute('aria-pressed', 'true');
    expect(clear('Within about 25 min')).toHaveFocus();
    await customer.click(clear('Open now'));
    expect(openNow()).toHaveAttribute('aria-pressed', 'false');
    expect(inEffect()).toEqual(['Within about 25 min', 'Clear filters']);
    await customer.click(clear('Within about 25 min'));
    expect(deliveryTime()).toHaveValue('');
    expect(cuisine('all')).toHaveFocus();
    expect(inEffect()).toEqual([]);
  });

  test('removes all filters at once, but not the search and the sort order @21.3', async () => {
    await openList();
    await fillInField(searchBox(), 'paneer');
    await customer.selectOptions(screen.getByLabelText('Sort by'), 'Nearest');
    const before = names();
    await customer.click(openNow());
    await customer.selectOptions(deliveryTime(), 'Within about 20 min');
    await customer.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(inEffect()).toEqual([]);
    expect(names()).toEqual(before);
    expect(searchBox()).toHaveValue('paneer');
    expect(cuisine('all')).toHaveFocus();
  });

  test('suggests which filter to remove if nothing is found, and removes it @21.4', async () => {
    await openList();
    await customer.click(cuisine('Punjabi'));
    await customer.click(openNow());
    expect(heading()).toHaveTextContent('0 restaurants found');
    const lift = screen.getByRole('button', { name: 'Remove “Open now” to see 1\u00A0restaurant' });
    expect(
      screen.getByRole('button', { name: 'Remove “Punjabi” to see 4\u00A0restaurants' }),
    ).toBeVisible();
    await customer.click(lift);
    expect(names()).toEqual(['Makkhan Verandah']);
    expect(openNow()).toHaveAttribute('aria-pressed', 'false');
    expect(cuisine('Punjabi')).toHaveAttribute('aria-pressed', 'true');
    expect(heading()).toHaveFocus();
  });

  test('suggests removing only the search if removing a filter would not help', async () => {
    await openList();
    await customer.click(openNow());
    await fillInField(searchBox(), 'sushi');
    expect(screen.queryByRole('button', { name: /^Remove “/ })).not.toBeInTheDocument();
    await customer.click(
      screen.getByRole('button', { name: 'Clear search to see 4\u00A0restaurants' }),
    );
    expect(searchBox()).toHaveValue('');
    expect(heading()).toHaveTextContent('4 restaurants found');
  });

  test('reads a search from the URL, and then removes it from the URL @2.2 @2.40', async () => {
    await openList('?search=zafran');
    expect(searchBox()).toHaveValue('zafran');
    expect(names()).toEqual(['Dastan-e-Zafran']);
    expect(currentUrl()).toBe('/restaurants');
  });

  test('leaves other parameters in the URL when the list is searched and filtered @2.40.1', async () => {
    await openList('?utm_source=a%20b&search=zafran');
    expect(names()).toEqual(['Dastan-e-Zafran']);
    expect(currentUrl()).toBe('/restaurants?utm_source=a+b');
    await customer.click(openNow());
    expect(currentUrl()).toBe('/restaurants?utm_source=a+b');
  });
});

async function openRestaurant(id: string): Promise<void> {
  await openApp({ url: `/restaurant/${id}`, user: null });
  await screen.findByRole('heading', { level: 1 });
}
const loading = () => screen.queryByRole('progressbar', { name: 'Loading restaurant...' });
const categoryHeadings = () =>
  within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 3 });
const tab = (name: string) => screen.getByRole('tab', { name });

const addButton = () => screen.queryByRole('button', { name: `Add ${coalDish.name} to cart` });
const stepButton = (name: string) =>
  screen.getByRole('button', { name: `${name} quantity of ${coalDish.name}` });
const coalStepper = () => screen.getByRole('group', { name: `Quantity of ${coalDish.name}` });
/**
 * Clicks a button as a browser would. `detail` is 1 for a single click, and 2 for the second click of a
 * double click.
 */
const clickAt = (button: HTMLElement | null, detail: number) =>
  fireEvent.click(button ?? document.body, { detail });

describe('the restaurant page', () => {
  test('shows “Loading restaurant...” until the code of the page has loaded @2.46', async () => {
    await openApp({ url: '/restaurants', user: null, routes: createRoutes() });
    fireEvent.click(screen.getByRole('link', { name: coal.name }));
    expect(loading()).toBeVisible();
    await screen.findByRole('heading', { level: 1, name: coal.name });
    expect(loading()).not.toBeInTheDocument();
  });

  test('reports that a restaurant does not exist, and links to the list @2.52', async () => {
    await openRestaurant('nowhere');
    expect(heading()).toHaveTextContent('Restaurant not found');
    await customer.click(screen.getByRole('link', { name: 'See all restaurants' }));
    expect(heading()).toHaveTextContent('5 restaurants found');
  });

  test('shows the delivery fee and that the restaurant is open, and links to all restaurants if the customer has not seen a list @2.47 @6.1', async () => {
    await openRestaurant(coal.id);
    expect(screen.getByText('Open')).toBeVisible();
    expect(screen.getByText(/^Delivery fee/)).toHaveTextContent('Delivery fee $2.99 / ₹248');
    const back = screen.getByRole('link', { name: 'Back to restaurants' });
    expect(back).toHaveAttribute('href', '/restaurants');
    await customer.click(back);
    expect(heading()).toHaveTextContent('5 restaurants found');
  });

  test('links back to the list from which the customer came, with the same filters @2.45 @P.32', async () => {
    await openList('?ref=x');
    await customer.click(cuisine('Mughlai'));
    const list = historyEntry();
    await customer.click(screen.getByRole('link', { name: 'Dastan-e-Zafran' }));
    await customer.click(await screen.findByRole('link', { name: 'Back to restaurants' }));
    expect(historyEntry()).toBe(list);
    expect(currentUrl()).toBe('/restaurants?ref=x');
    expect(names()).toEqual(['Dastan-e-Zafran']);
    await goTo(1);
    expect(currentUrl()).toBe('/restaurant/dastan-e-zafran');
  });

  test('links to the list with the last search, even if another page linked to the restaurant @2.45 @P.32', async () => {
    await openList('?search=galouti');
    const before = names();
    await customer.click(screen.getByRole('link', { name: /^Galouti Kebab/ }));
    await goTo('/about');
    await goTo(`/restaurant/${coal.id}`);
    await customer.click(await screen.findByRole('link', { name: 'Back to restaurants' }));
    expect(searchBox()).toHaveValue('galouti');
    expect(names()).toEqual(before);
    await goTo(-1);
    expect(currentUrl()).toBe(`/restaurant/${coal.id}`);
  });

  test('does not intercept a click that opens its back link in another tab', async () => {
    await openList();
    await customer.click(screen.getByRole('link', { name: coal.name }));
    const back = await screen.findByRole('link', { name: 'Back to restaurants' });
    const entry = historyEntry();
    let isLeft: boolean | undefined;
    const watch = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', watch, { once: true });
    fireEvent.click(back, { ctrlKey: true });
    expect(isLeft).toBe(true);
    expect(historyEntry()).toBe(entry);
  });

  test('still shows its menu if another tab starts a cart at another restaurant, and asks before that cart is replaced @P.11', async () => {
    const elsewhere = cartOf(dastan, dastanDish, 1);
    await openApp({ url: `/restaurant/${coal.id}`, user: asha });
    await actOutsideApp(() => storeElsewhere(`cart_${asha.uid}`, elsewhere));
    expect(heading()).toHaveTextContent(coal.name);
    expect(names()).toEqual(menus[coal.id]?.map(({ name }) => name));
    await customer.click(screen.getByRole('button', { name: `Add ${coalDish.name} to cart` }));
    expect(await screen.findByRole('dialog', { name: 'Replace your cart?' })).toBeVisible();
    expect(stored(`cart_${asha.uid}`)).toEqual(elsewhere);
  });

  test('lists the whole menu below headings of its categories, or one category at a time, and leaves out empty categories @2.3 @2.49', async () => {
    await openRestaurant(coal.id);
    const menu = menus[coal.id] ?? [];
    expect(names()).toEqual(menu.map(({ name }) => name));
    expect(categoryHeadings().map(({ textContent }) => textContent)).toEqual([
      'Pizza',
      'Salad',
      'Appetizer',
    ]);
    for (const title of categoryHeadings()) expect(title).toBeVisible();
    await customer.click(tab('Salad'));
    expect(categoryHeadings().map(({ textContent }) => textContent)).toEqual(['Salad']);
    expect(tab('Salad')).toHaveAttribute('aria-selected', 'true');
    expect(names()).toEqual(
      menu.filter(({ category }) => category === 'Salad').map(({ name }) => name),
    );
    await customer.click(tab('Pasta'));
    expect(names()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No items found' })).toBeVisible();
  });

  test('searches the menu as the customer types, within the chosen category @2.48.1', async () => {
    await openRestaurant(coal.id);
    const found = screen.getByRole('tablist').closest('section')?.querySelector('[role=status]');
    expect(found).toBeEmptyDOMElement();
    await customer.type(screen.getByLabelText('Search the menu'), 'paneer');
    expect(names()).toEqual(['Paneer Kathi Roll', 'Paneer Shashlik']);
    expect(found).toHaveTextContent('2 dishes found');
    await customer.click(tab('Salad'));
    expect(found).toHaveTextContent('No items found');
    expect(screen.getByRole('heading', { name: 'No items found' })).toBeVisible();
    expect(screen.getByText('No dishes under “Salad” match “paneer”.')).toBeVisible();
    await customer.click(screen.getByRole('button', { name: 'Show full menu' }));
    expect(heading()).toHaveFocus();
    expect(names()).toHaveLength(menus[coal.id]?.length ?? 0);
    expect(found).toBeEmptyDOMElement();
    expect(screen.getByLabelText('Search the menu')).toHaveValue('');
    expect(tab('all')).toHaveAttribute('aria-selected', 'true');
  });

  test('moves the focus from Add to the stepper that replaces the button, and back @2.50', async () => {
    await openRestaurant(coal.id);
    await customer.click(screen.getByRole('button', { name: `Add ${coalDish.name} to cart` }));
    const plus = screen.getByRole('button', { name: `Increase quantity of ${coalDish.name}` });
    expect(plus).toHaveFocus();
    await customer.click(plus);
    const stepper = screen.getByRole('group', { name: `Quantity of ${coalDish.name}` });
    expect(stepper).toHaveTextContent('2');
    const minus = screen.getByRole('button', { name: `Decrease quantity of ${coalDish.name}` });
    await customer.click(minus);
    expect(minus).toHaveFocus();
    await customer.click(minus);
    expect(screen.getByRole('button', { name: `Add ${coalDish.name} to cart` })).toHaveFocus();
  });

  test('the second click of a double click acts neither on the stepper nor on the Add button that has appeared under the pointer', async () => {
    await openRestaurant(coal.id);
    clickAt(addButton(), 1);
    clickAt(stepButton('Decrease'), 2);
    clickAt(stepButton('Increase'), 2);
    expect(coalStepper()).toHaveTextContent('1');
    clickAt(stepButton('Increase'), 1);
    clickAt(stepButton('Increase'), 2);
    expect(coalStepper()).toHaveTextContent('3');
    for (let count = 0; count < 3; count += 1) clickAt(stepButton('Decrease'), 1);
    clickAt(addButton(), 2);
    expect(addButton()).toBeVisible();
  });

  test('does not move the focus to the stepper if the customer has moved the focus elsewhere meanwhile', async () => {
    await openRestaurant(coal.id);
    const cartButton = screen.getByRole('button', { name: /^Cart/ });
    cartButton.focus();
    // A slow page may handle a click after the customer has moved the focus.
    fireEvent.click(screen.getByRole('button', { name: `Add ${coalDish.name} to cart` }));
    expect(screen.getByRole('group', { name: `Quantity of ${coalDish.name}` })).toBeVisible();
    expect(cartButton).toHaveFocus();
  });

  test('disables ordering while the restaurant is closed, and explains why @2.47 @2.51 @P.22', async () => {
    await openRestaurant('makkhan-verandah');
    expect(screen.getByText('Closed')).toBeVisible();
    const [dish] = menus['makkhan-verandah'] ?? [];
    expect(screen.queryByRole('button', { name: /^Add .* to cart$/ })).not.toBeInTheDocument();
    await customer.click(screen.getByRole('button', { name: dish?.name }));
    const add = await screen.findByRole('button', {
      name: `Closed. You can’t add ${dish?.name} right now.`,
    });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription(/^Makkhan Verandah is closed right now\./);
  });
});
