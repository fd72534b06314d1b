/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { menuMachine } from '../../machines/index.ts';
import { asha, customer, openApp, openFreshBrowser } from '../components/app.tsx';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

beforeEach(openFreshBrowser);

const mobileMenu = () => screen.getByRole('button', { name: 'Menu', hidden: true });

walkPaths(menuMachine, {
  starts: [
    {
      name: 'the navigation of a small screen',
      mount: () => openApp({ address: '/nowhere', user: null }),
    },
  ],
  moves: {
    'menu.opened': {
      samples: { 'the menu is opened': {} },
      run: () => customer.click(mobileMenu()),
    },
    'menu.closed': {
      samples: { 'it is closed': {} },
      run: async () => customer.click(await screen.findByRole('button', { name: 'Close menu' })),
    },
  } satisfies Moves<typeof menuMachine>,
  states: {
    closed: () => {
      expect(mobileMenu()).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
    open: () => {
      expect(mobileMenu()).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('dialog')).toHaveAccessibleName('Menu');
    },
  } satisfies States<typeof menuMachine>,
  walksSimplePaths: true,
});

const accountMenu = () => screen.getByRole('button', { name: 'Asha Rao', hidden: true });

walkPaths(menuMachine, {
  starts: [{ name: 'the user menu', mount: () => openApp({ address: '/nowhere', user: asha }) }],
  moves: {
    'menu.opened': {
      samples: { 'the menu is opened': {} },
      run: () => customer.click(accountMenu()),
    },
    'menu.closed': {
      samples: { 'it is left with Escape': {} },
      run: () => customer.keyboard('{Escape}'),
    },
  } satisfies Moves<typeof menuMachine>,
  states: {
    closed: () => {
      expect(accountMenu()).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    },
    open: () => {
      expect(accountMenu()).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('menu')).toHaveAccessibleName('Asha Rao');
    },
  } satisfies States<typeof menuMachine>,
  walksSimplePaths: true,
});
