/** Checks notifications and tab titles for a customer who is looking at another tab. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { language } from '../../src/domain/language.en.ts';
import '../../src/services/seen-messages.ts';
import { asha, MINUTE, NOON, order } from '../fixtures.ts';
import { actOutsideApp, openApp, startEachTestAtNoon } from './app.tsx';
import { storeDriverMessages } from './chat.ts';
import { changeRememberedUser } from './identity.ts';
import { shownTitles, setVisibility, onScreen, mockNotifications } from './notifications.ts';
import { store, stored, storeElsewhere } from './storage.ts';

const DUE = NOON + 10 * MINUTE;
const awaited = order({ id: 'FD1', estimatedDelivery: new Date(DUE).toISOString() });

const titles = () => [...onScreen.values()].map(({ title }) => title);
const lookAt = (now: number, visibility: DocumentVisibilityState) =>
  actOutsideApp(() => {
    vi.setSystemTime(now);
    setVisibility(visibility);
  });
const cancel = () =>
  actOutsideApp(() => storeElsewhere('orders', { FD1: { ...awaited, status: 'cancelled' } }));

startEachTestAtNoon();
beforeEach(async () => {
  mockNotifications('granted');
  store('orders', { FD1: awaited });
  await openApp({ url: '/about', user: asha });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'visibilityState');
  for (const feature of ['permissions', 'serviceWorker', 'setAppBadge']) {
    Reflect.deleteProperty(navigator, feature);
  }
});

test('a delivery causes one notification, which closes when the tab is visible again @12.3', async () => {
  await lookAt(DUE, 'hidden');
  await vi.waitFor(() => expect(titles()).toEqual(['Delivered!']));
  expect(onScreen.get('delivered-FD1')?.body).toMatch(/^Your order from Coal/);
  expect(document.title).toBe('Delivered! About Us · FoodDash');
  await lookAt(DUE + MINUTE, 'visible');
  await vi.waitFor(() => expect(titles()).toEqual([]));
  expect(document.title).toBe('About Us · FoodDash');
  expect(shownTitles).toEqual(['Delivered!']);
  expect(stored('told_news')).toHaveLength(1);
});

test('the notification of a delivery is closed once the order is cancelled @12.6', async () => {
  await lookAt(DUE, 'hidden');
  await vi.waitFor(() => expect(titles()).toEqual(['Delivered!']));
  await cancel();
  await vi.waitFor(() => expect(titles()).toEqual([]));
  expect(document.title).toBe('About Us · FoodDash');
});

test('a message causes a notification, and is counted in the title until it is read @12.4', async () => {
  await lookAt(NOON, 'hidden');
  await lookAt(NOON + MINUTE, 'hidden');
  await actOutsideApp(() => storeDriverMessages('FD1', [NOON + MINUTE]));
  await vi.waitFor(() => expect(titles()).toEqual(['New message from your driver']));
  expect(document.title).toBe('(1) About Us · FoodDash');
  await actOutsideApp(() => storeElsewhere(`seen_messages_${asha.uid}`, { FD1: NOON + MINUTE }));
  await vi.waitFor(() => expect(titles()).toEqual([]));
  expect(document.title).toBe('About Us · FoodDash');
});

test('a message that arrives while the tab is visible is counted, but causes no notification', async () => {
  await lookAt(NOON + MINUTE, 'visible');
  await actOutsideApp(() => storeDriverMessages('FD1', [NOON + MINUTE]));
  expect(document.title).toBe('(1) About Us · FoodDash');
  expect(shownTitles).toEqual([]);
});

test('the title no longer counts a customer’s unread messages after they sign out', async () => {
  await actOutsideApp(() => storeDriverMessages('FD1', [NOON]));
  expect(document.title).toBe('(1) About Us · FoodDash');
  await actOutsideApp(() => changeRememberedUser(null));
  expect(document.title).toBe('About Us · FoodDash');
});

test('the badge of the app’s icon counts a delivery and the unread messages @12.4', async () => {
  const setAppBadge = vi.fn<Navigator['setAppBadge']>().mockResolvedValue();
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge });
  await lookAt(DUE, 'hidden');
  await actOutsideApp(() => storeDriverMessages('FD1', [NOON, DUE]));
  expect(setAppBadge.mock.calls).toEqual([[1], [3]]);
});

test('a notification that the service worker shows in Hindi opens the order in Hindi', async () => {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>();
  const registration = { active: {}, showNotification, getNotifications: async () => [] };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  vi.spyOn(language, 'basePath', 'get').mockReturnValue('/hi');
  await lookAt(DUE, 'hidden');
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
  const [, options] = showNotification.mock.calls[0] ?? [];
  expect(options?.data).toEqual({ path: '/hi/track?id=FD1' });
});
