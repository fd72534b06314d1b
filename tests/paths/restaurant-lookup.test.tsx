/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { restaurantLookupMachine } from '../../machines/index.ts';
import { menus } from '../../src/data/menus.ts';
import { errorsLogged, meanwhile, openApp, openFreshBrowser } from '../components/app.tsx';
import { coal, sampleRestaurant } from '../components/kitchen.ts';
import { breakDown, letGoOn } from './observed-actors.ts';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

const menu = menus[coal.id] ?? [];

const moves = {
  'xstate.done.actor.loadRestaurant': {
    samples: {
      'the restaurant is found': { kind: 'found', restaurant: sampleRestaurant(coal.id), menu },
      'there is no such restaurant': { kind: 'notFound' },
    },
    when: ({ context }, { kind }) => (kind === 'found') === (context.restaurantId === coal.id),
    run: () => meanwhile(() => letGoOn('loadRestaurant')),
  },
  'xstate.error.actor.loadRestaurant': {
    samples: { 'looking the restaurant up breaks down': new Error('The map is torn.') },
    run: async (error) => {
      const logged = errorsLogged(() => meanwhile(() => breakDown('loadRestaurant', error)));
      expect(await logged).toEqual([[error]]);
    },
  },
} satisfies Moves<typeof restaurantLookupMachine>;

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
} satisfies States<typeof restaurantLookupMachine>;

beforeEach(openFreshBrowser);

walkPaths(restaurantLookupMachine, {
  starts: [
    {
      name: 'at the address of a restaurant',
      input: { restaurantId: coal.id },
      mount: () => openApp({ address: `/restaurant/${coal.id}`, user: null }),
    },
    {
      name: 'at the address of no restaurant',
      input: { restaurantId: 'nowhere' },
      mount: () => openApp({ address: '/restaurant/nowhere', user: null }),
    },
  ],
  moves,
  states,
  held: ['loadRestaurant'],
  walksSimplePaths: true,
});
