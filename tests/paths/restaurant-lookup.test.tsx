import { screen } from '@testing-library/react';
import { breakDown, letGoOn } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { menus } from '../../src/data/menus.ts';
import { errorsLogged, goTo, meanwhile, openApp, openFreshBrowser } from '../components/app.tsx';
import { coal } from '../fixtures.ts';
import { restaurantLookupModel } from '../models/restaurant-lookup.ts';
import { walkPaths } from './walk.ts';

const menu = menus[coal.id] ?? [];

const runs = {
  'xstate.done.actor.loadRestaurant': () => meanwhile(() => letGoOn('loadRestaurant')),
  'xstate.error.actor.loadRestaurant': async (error) => {
    const logged = errorsLogged(() => meanwhile(() => breakDown('loadRestaurant', error)));
    expect(await logged).toEqual([[error]]);
  },
} satisfies Runs<typeof restaurantLookupModel>;

/** Comes from another page: the first page of a visit is prerendered with its restaurant. */
async function arriveAt(address: string): Promise<void> {
  await openApp({ address: '/nowhere', user: null });
  await goTo(address);
}

const states = {
  loading: () => expect(screen.getByText('Loading restaurant...')).toBeVisible(),
  loaded: () => {
    expect(screen.queryByText('Loading restaurant...')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(coal.name);
    for (const { name } of menu) expect(screen.getByText(name)).toBeVisible();
  },
  notFound: () => {
    expect(screen.queryByText('Loading restaurant...')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Restaurant not found');
    expect(screen.getByRole('link', { name: 'See all restaurants' })).toHaveAttribute(
      'href',
      '/restaurants',
    );
  },
} satisfies States<typeof restaurantLookupModel>;

beforeEach(openFreshBrowser);

walkPaths(restaurantLookupModel, {
  mounts: {
    'at the address of a restaurant': () => arriveAt(`/restaurant/${coal.id}`),
    'at the address of no restaurant': () => arriveAt('/restaurant/nowhere'),
  },
  runs,
  states,
  held: ['loadRestaurant'],
  journeys: [
    {
      name: 'a restaurant shows its menu',
      steps: [['the restaurant is found', 'loaded']],
    },
    {
      name: 'an address that leads to no restaurant says so',
      from: 'at the address of no restaurant',
      steps: [['there is no such restaurant', 'notFound']],
    },
    {
      name: 'a restaurant that can’t be looked up is not found',
      steps: [['looking the restaurant up breaks down', 'notFound']],
    },
  ],
});
