import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asha } from '../fixtures.ts';
import { customer, actOutsideApp, openApp, openFreshBrowser, press } from './app.tsx';

beforeEach(openFreshBrowser);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

const lose = () => actOutsideApp(() => void window.dispatchEvent(new Event('offline')));
const dismissal = () => screen.getByRole('button', { name: 'Close the offline notice' });

/** Returns the offline notices that are announced. Hidden notices do not match. */
const heard = () =>
  screen.queryAllByRole('status').filter(({ textContent }) => textContent.includes('offline'));

/**
 * Presses Tab until the button that closes the notice has the focus. Every dialog has fewer than 40 controls.
 */
async function tabToDismissal(): Promise<void> {
  for (let presses = 0; presses < 40 && document.activeElement !== dismissal(); presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the keys are pressed one after the other
    await customer.tab();
  }
}

test.each([
  ['the cart drawer', 'Cart, 0 items', 'Your Order'],
  ['the menu of small screens', 'Menu', 'Menu'],
  ['the sign-in dialog', 'Sign In', 'Welcome Back'],
  ['the dialog about allergens', 'Allergens', 'Which allergens do you avoid?'],
])(
  'a notice that appears over %s is announced, and Tab reaches its button @P.25',
  async (_, button, name) => {
    await openApp({ url: '/restaurants', user: null });
    await press(button);
    const dialog = await screen.findByRole('dialog', { name });
    await lose();
    expect(heard()).toHaveLength(1);
    expect(dialog).toContainElement(dismissal());
    await tabToDismissal();
    expect(dismissal()).toHaveFocus();
    await customer.keyboard('{Enter}');
    expect(heard()).toHaveLength(0);
    expect(dialog.closest('.MuiModal-root')).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
);

test('a notice that appears over the account menu is announced', async () => {
  await openApp({ url: '/about', user: asha });
  await press('Asha Rao');
  await screen.findByRole('menu', { name: 'Asha Rao' });
  await lose();
  expect(heard()).toHaveLength(1);
});

test('a notice that is already visible moves into a dialog that opens, and back when the dialog closes @23.9', async () => {
  await openApp({ url: '/about', user: null });
  await lose();
  expect(heard()).toHaveLength(1);
  await press('Sign In');
  const dialog = await screen.findByRole('dialog', { name: 'Welcome Back' });
  expect(within(dialog).getByText(/^You’re offline/)).toBeVisible();
  await customer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(heard()).toHaveLength(1);
});

test('if the service worker has saved the app, the offline notice says what still works', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  });
  await openApp({ url: '/about', user: null });
  await lose();
  expect(screen.getByText(/^You’re offline/)).toHaveTextContent(
    'You’re offline. In this demo you can still browse, order and track, but you can’t sign in.',
  );
});

const auxClick = (button: number) => new MouseEvent('auxclick', { bubbles: true, button });

const languageNotice = () => screen.queryByText('You need to be online to open FoodDash in Hindi.');

test('without a network, each click on the link to Hindi leaves the page open, stores no choice and shows the reason @25.8', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await openApp({ url: '/about', user: null });
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'हिन्दी' });
  await customer.click(link);
  await waitFor(() => expect(languageNotice()).toBeVisible());
  expect(localStorage.getItem('language')).toBeNull();
  await press('Close the notice about Hindi');
  expect(languageNotice()).not.toBeInTheDocument();
  await customer.click(link);
  await waitFor(() => expect(languageNotice()).toBeVisible());
  await actOutsideApp(() => void window.dispatchEvent(new Event('online')));
  expect(languageNotice()).not.toBeInTheDocument();
});

test.each([
  ['with Ctrl', (link: HTMLElement) => fireEvent.click(link, { ctrlKey: true })],
  ['with the middle button', (link: HTMLElement) => fireEvent(link, auxClick(1))],
])('the link to Hindi leads to the same page, and a click %s chooses Hindi', async (_, click) => {
  await openApp({ url: '/track?id=FD1234567890', user: null });
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'हिन्दी' });
  expect(link).toHaveAttribute('href', '/hi/track?id=FD1234567890');
  click(link);
  expect(localStorage.getItem('language')).toBe('hi');
});

test('a right click on the link to Hindi chooses no language', async () => {
  await openApp({ url: '/about', user: null });
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'हिन्दी' });
  fireEvent(link, auxClick(2));
  expect(localStorage.getItem('language')).toBeNull();
});
