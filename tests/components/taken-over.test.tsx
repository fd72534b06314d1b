/** Checks input that was entered into a prerendered page before React hydrates it. */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { InitialEntry } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { App } from '../../src/App.tsx';
import { createRoutes, loadMatchedRoutes } from '../../src/app/routes.tsx';
import { initialFilter } from '../../src/domain/restaurant-search.ts';
import { createLocationWatcher } from '../../src/shared/watch-location.ts';
import { coal } from '../fixtures.ts';
import { customer, openFreshBrowser } from './app.tsx';
import { changeRememberedUser } from './identity.ts';

function appAt(entry: InitialEntry) {
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const app = (
    <App watchLocation={createLocationWatcher(router)}>
      <RouterProvider router={router} />
    </App>
  );
  return { app, router };
}

const routes = createRoutes();

let root: Root | undefined;

/**
 * Opens a prerendered page, lets the customer enter something, and hydrates the page at this history entry.
 */
async function takeOver(path: string, entry: InitialEntry, enter: () => Promise<void>) {
  changeRememberedUser(null);
  await loadMatchedRoutes(routes, path);
  const container = document.createElement('div');
  container.innerHTML = renderToString(appAt(path).app);
  document.body.append(container);
  await enter();
  const { app, router } = appAt(entry);
  await act(async () => {
    root = hydrateRoot(container, app);
  });
  return router;
}

beforeEach(openFreshBrowser);

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const searchBox = () => screen.getByLabelText('Search restaurants and dishes');
const sort = () => screen.getByLabelText('Sort by');
const heading = () => screen.getByRole('heading', { level: 1 });

test('the list applies the search and filters that were entered before hydration @P.29', async () => {
  const router = await takeOver('/restaurants', '/restaurants?fbclid=x', async () => {
    await customer.selectOptions(sort(), 'distance');
    await customer.selectOptions(screen.getByLabelText('Estimated delivery time'), '25');
    await customer.type(searchBox(), 'paneer');
  });
  expect(heading()).toHaveTextContent('3 restaurants found');
  expect(sort()).toHaveValue('distance');
  expect(searchBox()).toHaveFocus();
  await customer.keyboard(' tikka');
  expect(searchBox()).toHaveValue('paneer tikka');
  const { search, state } = router.state.location;
  expect(search).toBe('?fbclid=x');
  expect(state).toMatchObject({
    filter: { search: 'paneer tikka', sort: 'distance', deliveredWithin: 25 },
  });
});

test('a remembered list has the same filters as before, except those that were changed before hydration @24.7', async () => {
  const filter = { ...initialFilter, cuisine: 'Indian', sort: 'distance', search: 'naan' };
  const entry = { pathname: '/restaurants', state: { filter, request: 'list' } };
  const router = await takeOver('/restaurants', entry, async () => {
    await customer.type(searchBox(), 'paneer');
  });
  expect(searchBox()).toHaveValue('paneer');
  expect(searchBox()).toHaveFocus();
  expect(sort()).toHaveValue('distance');
  expect(screen.getByRole('button', { name: 'Indian 4' })).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.state).toMatchObject({ filter: { ...filter, search: 'paneer' } });
});

test('a search in the URL is replaced by the search that was typed before hydration @24.7', async () => {
  const router = await takeOver('/restaurants', '/restaurants?search=zafran&ref=x', async () => {
    await customer.type(searchBox(), 'paneer');
  });
  expect(searchBox()).toHaveValue('paneer');
  expect(heading()).toHaveTextContent('4 restaurants found');
  expect(router.state.location).toMatchObject({
    search: '?ref=x',
    state: { filter: { search: 'paneer' } },
  });
});

test('a menu is searched for the text that was typed before hydration @P.29', async () => {
  const path = `/restaurant/${coal.id}`;
  await takeOver(path, path, async () => {
    await customer.type(screen.getByLabelText('Search the menu'), 'paneer');
  });
  expect(screen.getByLabelText('Search the menu')).toHaveValue('paneer');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('until hydration, a restaurant page that was not prerendered shows that it is loading @2.46', async () => {
  await takeOver('/restaurant/any', '/restaurant/nowhere', async () => {
    expect(screen.getByText('Loading restaurant...')).toBeVisible();
    expect(screen.queryByText('Restaurant not found')).not.toBeInTheDocument();
  });
  expect(screen.queryByText('Loading restaurant...')).not.toBeInTheDocument();
  expect(heading()).toHaveTextContent('Restaurant not found');
});

test('text in uncontrolled fields survives hydration', async () => {
  await takeOver('/', '/', async () => {
    await customer.type(screen.getByLabelText('Search for restaurants or food'), 'naan');
    await customer.type(screen.getByLabelText('Your email address'), 'asha@example.com');
    await customer.type(screen.getByLabelText(/^Try any order ID/), 'FD12345');
  });
  expect(screen.getByLabelText('Search for restaurants or food')).toHaveValue('naan');
  expect(screen.getByLabelText('Your email address')).toHaveValue('asha@example.com');
  expect(screen.getByLabelText(/^Try any order ID/)).toHaveValue('FD12345');
});
