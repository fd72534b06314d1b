import { screen } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { customer, openApp, openFreshBrowser } from '../components/app.tsx';
import { asha } from '../fixtures.ts';
import { menuModel } from '../models/menu.ts';
import { walkPaths } from './walk.ts';

beforeEach(openFreshBrowser);

const mobileMenu = () => screen.getByRole('button', { name: 'Menu', hidden: true });

walkPaths(menuModel, {
  mounts: {
    'the navigation of a small screen': () => openApp({ address: '/nowhere', user: null }),
  },
  runs: {
    'menu.opened': () => customer.click(mobileMenu()),
    'menu.closed': async () =>
      customer.click(await screen.findByRole('button', { name: 'Close menu' })),
  },
  states: {
    closed: () => {
      expect(mobileMenu()).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
    open: () => {
      expect(mobileMenu()).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('dialog')).toHaveAccessibleName('Menu');
    },
  },
  walksSimplePaths: true,
  journeys: [
    {
      name: 'the navigation is opened and closed with its buttons',
      steps: [
        ['the menu is opened', 'open'],
        ['the menu is closed', 'closed'],
      ],
    },
  ],
});

const accountMenu = () => screen.getByRole('button', { name: 'Asha Rao', hidden: true });

walkPaths(menuModel, {
  mounts: {
    'the user menu': () => openApp({ address: '/nowhere', user: asha }),
  },
  runs: {
    'menu.opened': () => customer.click(accountMenu()),
    'menu.closed': () => customer.keyboard('{Escape}'),
  },
  states: {
    closed: () => {
      expect(accountMenu()).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    },
    open: () => {
      expect(accountMenu()).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('menu')).toHaveAccessibleName('Asha Rao');
    },
  },
  walksSimplePaths: true,
  journeys: [
    {
      name: 'the user menu is opened with its button and closed with Escape',
      steps: [
        ['the menu is opened', 'open'],
        ['the menu is closed', 'closed'],
      ],
    },
  ],
});

const allergensButton = () => screen.getByRole('button', { name: 'Allergens', hidden: true });

walkPaths(menuModel, {
  mounts: {
    'the allergens to avoid': () => openApp({ address: '/restaurants', user: null }),
  },
  runs: {
    'menu.opened': () => customer.click(allergensButton()),
    'menu.closed': async () => customer.click(await screen.findByRole('button', { name: 'Done' })),
  },
  states: {
    closed: () => {
      expect(allergensButton()).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
    open: () => {
      expect(allergensButton()).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByRole('dialog')).toHaveAccessibleName('What do you avoid?');
    },
  },
  walksSimplePaths: true,
  journeys: [
    {
      name: 'the allergens are opened with their button and closed with Done',
      steps: [
        ['the menu is opened', 'open'],
        ['the menu is closed', 'closed'],
      ],
    },
  ],
});
