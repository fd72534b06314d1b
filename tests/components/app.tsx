/** Renders the whole app on a page, with a test double of the identity service. */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { App } from '../../src/App.tsx';
import { createRoutes, loadMatchedRoutes } from '../../src/app/routes.tsx';
import type { User } from '../../src/domain/entities.ts';
// These modules are imported in advance, because no test should wait for the code of a page.
import '../../src/features/active-order/ActiveOrderBar.tsx';
import '../../src/features/adding/AddingQuestions.tsx';
import '../../src/features/auth/AuthModal.tsx';
import '../../src/features/cart/CartBar.tsx';
import '../../src/features/cart/CartDrawer.tsx';
import '../../src/features/cart/CartNotices.tsx';
import '../../src/features/checkout/CheckoutPage.tsx';
import '../../src/features/diet/VegModeDialog.tsx';
import '../../src/features/due-replies/DueReplies.tsx';
import '../../src/features/footer/Footer.tsx';
import '../../src/features/header/AccountMenu.tsx';
import '../../src/features/header/AccountMenuItems.tsx';
import '../../src/features/header/MobileMenuDrawer.tsx';
import '../../src/features/not-found/NotFoundPage.tsx';
import '../../src/features/notices/AppNotices.tsx';
import '../../src/features/order-news/OrderNews.tsx';
import '../../src/features/orders/OrdersPage.tsx';
import '../../src/features/orders/ReceiptDialog.tsx';
import '../../src/features/restaurant/RestaurantPage.tsx';
import '../../src/features/restaurants/RestaurantListPage.tsx';
import '../../src/features/tracking/DriverChatDialog.tsx';
import '../../src/features/tracking/LeafletMap.tsx';
import '../../src/features/tracking/OrderNotifications.tsx';
import '../../src/features/tracking/TrackPage.tsx';
import '../../src/shared/AllergenSettingsDialog.tsx';
import '../../src/shared/AllergenWarning.tsx';
import { createLocationWatcher } from '../../src/shared/watch-location.ts';
import { NOON } from '../fixtures.ts';
import { resetIdentity, changeRememberedUser } from './identity.ts';

/** A customer whose actions take no time. */
export const customer = userEvent.setup({ delay: null });

/** All tests share these routes, so the code of each page is loaded only once. */
const loaded = createRoutes();

let router: ReturnType<typeof createMemoryRouter> | undefined;

type Page = {
  url: string;
  /** The signed-in user. `undefined` means that it is not yet known whether a user is signed in. */
  user?: User | null | undefined;
  /** New routes instead of the shared ones, for a test in which the code of a page is not loaded yet. */
  routes?: RouteObject[];
};

export function openFreshBrowser(): void {
  resetIdentity();
  localStorage.clear();
  sessionStorage.clear();
}

export async function openApp({ url: initial, user, routes = loaded }: Page): Promise<void> {
  if (user !== undefined) changeRememberedUser(user);
  await loadMatchedRoutes(routes, new URL(initial, location.origin).pathname);
  const page = createMemoryRouter(routes, { initialEntries: [initial] });
  router = page;
  await act(async () => {
    render(
      <App watchLocation={createLocationWatcher(page)}>
        <RouterProvider router={page} />
      </App>,
    );
    await vi.dynamicImportSettled();
  });
}

export function currentUrl(): string {
  const location = router?.state.location;
  return location ? location.pathname + location.search : '';
}

/** Returns the key of the current history entry, which changes with each navigation. */
export function historyEntry(): string | undefined {
  return router?.state.location.key;
}

/**
 * Navigates, as a link on another site or the browser's own buttons would.
 * @param state the state that the app stores in the history entry
 */
export async function goTo(to: string | number, state?: unknown): Promise<void> {
  await act(async () => {
    await (typeof to === 'number' ? router?.navigate(to) : router?.navigate(to, { state }));
  });
}

export async function visitRestaurant(id: string): Promise<void> {
  const page = `/restaurant/${id}`;
  if (currentUrl() !== page) await goTo(page);
}

export async function press(name: string | RegExp): Promise<void> {
  await customer.click(await screen.findByRole('button', { name }));
}

/** Runs an action that happens outside the app and changes the screen. */
export async function actOutsideApp(happen: () => void): Promise<void> {
  await act(async () => {
    happen();
    await Promise.resolve();
  });
}

/** Replaces the text of a field by pasting the new text. */
export async function fillInField(field: HTMLElement, text: string): Promise<void> {
  await customer.clear(field);
  if (text === '') return;
  await customer.click(field);
  await customer.paste(text);
}

/** Fills in a field without an input event, as iOS and password managers do. */
export function fillInSilently(field: HTMLElement, text: string): void {
  // React overrides the setter on the field itself, so the setter of the prototype is called instead.
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}

/**
 * Submits the form of a field without a click. A click would first blur the field, and Testing Library would
 * then fire a change event.
 */
export function sendForm(field: HTMLElement): void {
  act(() => (field as HTMLInputElement).form?.requestSubmit());
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

export async function withFailingStorage(happen: () => Promise<void>): Promise<void> {
  const mocks = [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse),
  ];
  await happen();
  for (const mock of mocks) mock.mockRestore();
}

/** Returns the errors that are logged during the action, and keeps them off the console. */
export async function errorsLogged(happen: () => Promise<void>): Promise<unknown[][]> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await happen();
  const { calls } = log.mock;
  log.mockRestore();
  return calls;
}

/** Stops the clock. From then on, time passes only when the test advances it. */
export function stopTheClock(now: number): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now,
  });
  // Testing Library detects a stopped clock by the global name `jest`. Without that name, its waits would
  // never end.
  vi.stubGlobal('jest', { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) });
}

/** Lets this many milliseconds pass on the stopped clock. */
export function advanceTime(milliseconds: number): Promise<void> {
  return actOutsideApp(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** Sets the stopped clock without a tick, as in a sleeping tab, and then wakes the tab. */
export function wakeTabAt(now: number): Promise<void> {
  return actOutsideApp(() => {
    vi.setSystemTime(now);
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

export function startTheClock(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Gives each test of a file a fresh browser, and a clock that has stopped at noon. */
export function startEachTestAtNoon(): void {
  beforeEach(() => {
    openFreshBrowser();
    stopTheClock(NOON);
  });
  afterEach(startTheClock);
}
