/** The whole app on a page of its own, with the identity service played by the test. */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../../src/App.tsx';
import { loadMatchedRoutes, routes } from '../../src/app/routes.tsx';
import type { User } from '../../src/domain/entities.ts';
// Loaded ahead, so that no test waits for a page's code.
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
import { watchAddressOf } from '../../src/shared/watch-address.ts';
import { forgetEverything, say } from './identity.ts';

/** A customer at work: what they do takes no time. */
export const customer = userEvent.setup({ delay: null });

let router: ReturnType<typeof createMemoryRouter> | undefined;

type Page = {
  address: string;
  /** The signed-in user; undefined until it is known. */
  user?: User | null | undefined;
};

/** A browser in which nothing was stored and nobody has been. */
export function openFreshBrowser(): void {
  forgetEverything();
  localStorage.clear();
  sessionStorage.clear();
}

/** Opens the app at an address. */
export async function openApp({ address: initial, user }: Page): Promise<void> {
  if (user !== undefined) say(user);
  await loadMatchedRoutes(new URL(initial, location.origin).pathname);
  const page = createMemoryRouter(routes, { initialEntries: [initial] });
  router = page;
  await act(async () => {
    render(
      <App watchAddress={watchAddressOf(page)}>
        <RouterProvider router={page} />
      </App>,
    );
    await vi.dynamicImportSettled();
  });
}

/** The path and query that the address bar shows. */
export function address(): string {
  const location = router?.state.location;
  return location ? location.pathname + location.search : '';
}

/** The entry of the history that is shown: another one after each navigation. */
export function historyEntry(): string | undefined {
  return router?.state.location.key;
}

/**
 * Follows a link from elsewhere, or the browser's own buttons.
 *
 * @param state what the app writes into the entry of the history
 */
export async function goTo(to: string | number, state?: unknown): Promise<void> {
  await act(async () => {
    await (typeof to === 'number' ? router?.navigate(to) : router?.navigate(to, { state }));
  });
}

/** Goes to a restaurant's page, and stays where that is open. */
export async function visitRestaurant(id: string): Promise<void> {
  const page = `/restaurant/${id}`;
  if (address() !== page) await goTo(page);
}

/** Presses a button, as soon as it is there. */
export async function press(name: string | RegExp): Promise<void> {
  await customer.click(await screen.findByRole('button', { name }));
}

/** Lets the world around the app do something that the screen follows. */
export async function meanwhile(happen: () => void): Promise<void> {
  await act(async () => {
    happen();
    await Promise.resolve();
  });
}

/** Leaves a field with this text in it, pasted in one go. */
export async function fillInField(field: HTMLElement, text: string): Promise<void> {
  await customer.clear(field);
  if (text === '') return;
  await customer.click(field);
  await customer.paste(text);
}

/** Fills a field as iOS and password managers do: no event tells the page of it. */
export function fillInSilently(field: HTMLElement, text: string): void {
  // React puts a setter of its own on the field, which these don't go through.
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
}

/** Sends the form of a field. A click would leave the field first, and Testing Library reports a change then. */
export function sendForm(field: HTMLElement): void {
  act(() => (field as HTMLInputElement).form?.requestSubmit());
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

/** The browser refuses to keep anything while this happens. */
export async function whileStorageRefuses(happen: () => Promise<void>): Promise<void> {
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

/** Stops the clock at this moment: from here on, time passes only where the test lets it. */
export function stopTheClock(now: number): void {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now,
  });
  // The name under which Testing Library looks for a stopped clock; without, it would wait for ever.
  vi.stubGlobal('jest', { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) });
}

export function startTheClock(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
