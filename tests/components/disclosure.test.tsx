import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { asha } from '../fixtures.ts';
import { customer, openApp, openFreshBrowser } from './app.tsx';

beforeEach(openFreshBrowser);

const press = async (name: string) =>
  customer.click(await screen.findByRole('button', { name, hidden: true }));

test.each([
  ['Menu', '/nowhere', null, 'dialog', 'Menu', () => press('Close menu')],
  ['Asha Rao', '/nowhere', asha, 'menu', 'Asha Rao', () => customer.keyboard('{Escape}')],
  [
    'Allergens',
    '/restaurants',
    null,
    'dialog',
    'Which allergens do you avoid?',
    () => press('Done'),
  ],
])(
  'the button “%s” opens its menu or dialog again after it was closed @2.17 @16.17',
  async (name, at, user, role, title, close) => {
    await openApp({ url: at, user });
    const expectOpen = (isOpen: boolean) =>
      waitFor(() => {
        expect(screen.getByRole('button', { name, hidden: true, expanded: isOpen })).toBeVisible();
        expect(screen.queryAllByRole(role, { name: title })).toHaveLength(isOpen ? 1 : 0);
      });
    const openAndClose = async () => {
      await press(name);
      await expectOpen(true);
      await close();
      await expectOpen(false);
    };
    await expectOpen(false);
    await openAndClose();
    await openAndClose();
  },
);
