import { screen, within } from '@testing-library/react';
import { rejectActor, resolveActor } from 'chartwalk/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { NotificationPermissionNow } from '../../machines/order-notifications.ts';
import { customer, errorsLogged, actOutsideApp, openFreshBrowser } from '../components/app.tsx';
import { changeSettings, mockNotifications, willAnswer } from '../components/notifications.ts';
import { openTrackedOrder } from '../components/orders.ts';
import { asha, order } from '../fixtures.ts';
import { orderNotificationsJourneys } from '../journeys/order-notifications.ts';
import { orderNotificationsModel } from '../models/order-notifications.ts';
import { walkPaths } from './walk.ts';

beforeEach(openFreshBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'permissions');
});

const row = () => within(screen.getByRole('region', { name: 'Notifications' }));

function expectSaid(text: RegExp, button?: string): void {
  expect(row().getByText(text)).toBeVisible();
  const buttons = row().queryAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(button ? [button] : []);
}

const open = (permission: NotificationPermissionNow) => async () => {
  mockNotifications(permission);
  await openTrackedOrder(order(), asha);
};

walkPaths(orderNotificationsModel, {
  mounts: {
    'a browser that was never asked': open('default'),
    'a browser that may notify': open('granted'),
    'a browser that may not notify': open('denied'),
    'a browser without notifications': open('absent'),
  },
  runs: {
    'notifications.requested': () => customer.click(row().getByRole('button')),
    'notifications.permissionChanged': ({ permission }) =>
      actOutsideApp(() => {
        if (permission !== 'absent') changeSettings(permission);
      }),
    'xstate.done.actor.askPermission': (answer) => {
      if (answer !== 'absent') willAnswer(answer);
      return actOutsideApp(() => resolveActor('askPermission'));
    },
    'xstate.error.actor.askPermission': async (error) => {
      const logged = errorsLogged(() => actOutsideApp(() => rejectActor('askPermission', error)));
      expect(await logged).toEqual([[error]]);
    },
  },
  states: {
    absent: () =>
      expectSaid(
        /^Your browser doesn’t support notifications\. Instead, the name of the FoodDash tab will change/,
      ),
    unasked: () =>
      expectSaid(/^We can notify you .* as long as a FoodDash tab is open/, 'Notify me'),
    asking: () => {
      expect(row().getByText(/^Choose “Allow”/)).toBeVisible();
      expect(row().getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    },
    dismissed: () => expectSaid(/^Notifications are still off/, 'Ask me again'),
    granted: () => expectSaid(/^You’ll get notifications only while a FoodDash tab is open/),
    denied: () => expectSaid(/^Notifications are blocked in your browser’s settings for this site/),
  },
  held: ['askPermission'],
  journeys: orderNotificationsJourneys,
});
