import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { receiveOpenMenu } from '../../src/features/header/handed-over-menu.ts';
import { takeStoredInput } from '../../src/services/hand-over.ts';
import { asha, cartOf, coal, coalDish } from '../fixtures.ts';
import {
  currentUrl,
  customer,
  fillInField,
  goTo,
  actOutsideApp,
  openApp,
  openFreshBrowser,
} from './app.tsx';
import { logOut, changeRememberedUser } from './identity.ts';
import { store } from './storage.ts';

beforeEach(openFreshBrowser);
afterEach(() => vi.unstubAllGlobals());

const header = () => within(screen.getByRole('banner'));

function scrollDown(offset: number): void {
  vi.stubGlobal('scrollY', offset);
  vi.stubGlobal('pageYOffset', offset);
  fireEvent.scroll(window);
}

describe('the header', () => {
  test('links a customer to their orders and profile, and signs them out @2.8 @2.19 @2.20 @6.5', async () => {
    await openApp({ url: '/nowhere', user: asha });
    await customer.click(header().getByRole('button', { name: 'Asha Rao' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('Asha Rao')).toBeVisible();
    expect(menu.getByText('asha@example.com')).toBeVisible();
    expect(menu.getByRole('menuitem', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
    expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await customer.click(menu.getByRole('menuitem', { name: 'Sign Out' }));
    expect(logOut.count()).toBe(1);
  });

  test('the focus moves to the page’s content if the account button disappears at sign-out', async () => {
    await openApp({ url: '/nowhere', user: asha });
    act(() => header().getByRole('button', { name: 'Asha Rao' }).focus());
    await actOutsideApp(() => changeRememberedUser(null));
    expect(header().queryByRole('button', { name: 'Asha Rao' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('shows the customer’s name, My Orders and Sign Out in the menu of small screens @2.18 @2.20.1', async () => {
    await openApp({ url: '/nowhere', user: asha });
    await customer.click(header().getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByText('Asha Rao')).toBeVisible();
    expect(menu.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders');
    expect(menu.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
    await customer.click(menu.getByRole('button', { name: 'Sign Out' }));
    expect(logOut.count()).toBe(1);
  });

  test('closes its menus when the route changes @2.17 @2.22', async () => {
    await openApp({ url: '/nowhere', user: asha });
    await customer.click(header().getByRole('button', { name: 'Asha Rao' }));
    await screen.findByRole('menu');
    await goTo('/elsewhere');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await customer.click(header().getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await goTo(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('closes its menu when a link to the current page is clicked', async () => {
    await openApp({ url: '/about', user: null });
    await customer.click(header().getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await customer.click(menu.getByRole('link', { name: 'About' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('reopens its menu after a language switch, but only once, and returns the focus to the menu’s button when the menu closes', async () => {
    receiveOpenMenu();
    await openApp({ url: '/about', user: null });
    await screen.findByRole('dialog', { name: 'Menu' });
    await customer.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(header().getByRole('button', { name: 'Menu' })).toHaveFocus();
    await goTo('/blog');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('does not open its menu in the other language if the customer closes the menu before the network answers', async () => {
    let answer!: (response: Response) => void;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    vi.stubGlobal('fetch', () => answered);
    await openApp({ url: '/about', user: null });
    await customer.click(header().getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await customer.click(menu.getByRole('link', { name: 'हिन्दी' }));
    await customer.keyboard('{Escape}');
    answer(new Response());
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    expect(JSON.parse(takeStoredInput() ?? '')).toHaveProperty('isMenuOpen', false);
  });

  test('shows the number of dishes in the cart @2.16', async () => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 3));
    await openApp({ url: '/nowhere', user: asha });
    const button = await header().findByRole('button', { name: 'Cart, 3 items' });
    expect(button).toHaveTextContent('3');
  });

  test('shows at most “99+” on the badge, and the exact number in the button’s name @2.16.1', async () => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 99));
    await openApp({ url: '/nowhere', user: asha });
    expect(await header().findByRole('button', { name: 'Cart, 99 items' })).toHaveTextContent(
      /^99$/,
    );
    await customer.click(header().getByRole('button', { name: /^Cart/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Your Order' }));
    await customer.click(drawer.getByRole('button', { name: /^Increase/ }));
    expect(screen.getByLabelText('Cart, 100 items')).toHaveTextContent(/^99\+$/);
  });

  test('links to each page, and following a link changes the title and moves the focus to the page’s heading @1.2 @2.1 @2.10 @2.11 @2.15 @2.81 @6.1', async () => {
    await openApp({ url: '/nowhere', user: null });
    const titles = {
      Home: ['/', 'Order food in Delhi, track it live · FoodDash'],
      Restaurants: ['/restaurants', 'Restaurants · FoodDash'],
      'Track Order': ['/track', 'Track Your Order · FoodDash'],
      About: ['/about', 'About Us · FoodDash'],
      Services: ['/services', 'Services · FoodDash'],
      Blog: ['/blog', 'Blog · FoodDash'],
    } as const;
    const navigation = within(header().getByRole('navigation', { name: 'Main' }));
    expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      Object.keys(titles),
    );
    for (const [name, [path, title]] of Object.entries(titles)) {
      const link = navigation.getByRole('link', { name });
      /* oxlint-disable no-await-in-loop -- one page after the other */
      await customer.click(link);
      await waitFor(() => expect(document.title).toBe(title));
      /* oxlint-enable no-await-in-loop */
      expect(currentUrl()).toBe(path);
      expect(document.querySelector('h1')).toHaveFocus();
      expect(link).toHaveAttribute('aria-current', 'page');
    }
    await customer.click(header().getByRole('link', { name: 'FoodDash, home' }));
    await waitFor(() => expect(document.title).toBe(titles.Home[1]));
    expect(currentUrl()).toBe('/');
    expect(document.querySelector('h1')).toHaveFocus();
  });

  test('becomes opaque after more than ten pixels of scrolling @2.23 @9.28', async () => {
    await openApp({ url: '/nowhere', user: null });
    scrollDown(10);
    expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'false');
    scrollDown(11);
    expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'true');
  });
});

const box = () => header().getByPlaceholderText('Search for restaurants or food...');

/**
 * Waits until the restaurant list shows the results of this search. Each search and each step back opens
 * another list.
 */
async function expectListOf(text: string): Promise<void> {
  await waitFor(() =>
    expect(screen.getByLabelText('Search restaurants and dishes')).toHaveValue(text),
  );
}

describe('the search box of the header', () => {
  test('passes the text to the restaurant list and clears itself @2.13', async () => {
    await openApp({ url: '/nowhere', user: null });
    await customer.type(box(), '  Dal & naan {Enter}');
    expect(await screen.findByLabelText('Search restaurants and dishes')).toHaveValue('Dal & naan');
    expect(currentUrl()).toBe('/restaurants');
    expect(box()).toHaveValue('');
  });

  test('accepts special characters, and repeats an earlier search after going back @2.13', async () => {
    await openApp({ url: '/nowhere', user: null });
    await customer.type(box(), 'Coal & Rumali{Enter}');
    await expectListOf('Coal & Rumali');
    expect(box()).toHaveValue('');
    await fillInField(box(), '100% pizza?#');
    await customer.keyboard('{Enter}');
    await expectListOf('100% pizza?#');
    expect(currentUrl()).toBe('/restaurants');
    expect(box()).toHaveValue('');
    await goTo(-1);
    await expectListOf('Coal & Rumali');
  });

  test('ignores blank text @2.12 @2.14 @5.11', async () => {
    await openApp({ url: '/nowhere', user: null });
    await customer.type(box(), '   {Enter}');
    expect(currentUrl()).toBe('/nowhere');
  });
});
