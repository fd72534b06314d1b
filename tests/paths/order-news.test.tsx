import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { newsOf } from '../../src/domain/order-news.ts';
import '../../src/services/seen-messages.ts';
import {
  meanwhile,
  openApp,
  openFreshBrowser,
  startTheClock,
  stopTheClock,
} from '../components/app.tsx';
import { keepDriverMessages } from '../components/chat.ts';
import { everShown, look, onScreen, playNotifications } from '../components/notifications.ts';
import { store, stored, storeElsewhere } from '../components/storage.ts';
import { asha, NOON } from '../fixtures.ts';
import { awaitedOrder, orderNewsModel } from '../models/order-news.ts';
import { walkPaths } from './walk.ts';

beforeEach(() => {
  openFreshBrowser();
  stopTheClock(NOON);
  playNotifications('granted');
});
afterEach(() => {
  startTheClock();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'permissions');
});

const SEEN = `seen_messages_${asha.uid}`;
const titles = () => [...onScreen.values()].map(({ title }) => title);

walkPaths(orderNewsModel, {
  mounts: {
    'Asha waits for an order': async () => {
      store('orders', { FD1: awaitedOrder });
      await openApp({ address: '/about', user: asha });
    },
  },
  runs: {
    'news.changed': ({ orders, messages }) =>
      meanwhile(() => {
        storeElsewhere('orders', Object.fromEntries(orders.map((order) => [order.id, order])));
        if (messages['FD1']) keepDriverMessages('FD1', messages['FD1']);
      }),
    'news.seenChanged': ({ seen }) => meanwhile(() => storeElsewhere(SEEN, seen)),
    'news.ticked': ({ now, isLooking }) =>
      meanwhile(() => {
        vi.setSystemTime(now);
        look(isLooking ? 'visible' : 'hidden');
      }),
  },
  states: {
    none: () => {
      expect(document.title).toBe('About Us · FoodDash');
      expect(titles()).toEqual([]);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    },
    some: ({ context }) => {
      const { deliveries, items, unread } = newsOf(context);
      const prefix = deliveries > 0 ? 'Delivered!' : `(${unread})`;
      expect(document.title).toBe(`${prefix} About Us · FoodDash`);
      expect(titles().toSorted()).toEqual(
        items
          .map(({ kind }) => (kind === 'delivered' ? 'Delivered!' : 'Your driver wrote to you'))
          .toSorted(),
      );
    },
  },
  journeys: [
    {
      name: 'a delivery is told to who looks elsewhere, once',
      steps: [
        [
          'it is delivered while she looks elsewhere',
          'some',
          () => expect(onScreen.get('delivered-FD1')?.body).toMatch(/^Your order from Coal/),
        ],
        ['Asha comes back', 'none'],
      ],
      end: () => {
        expect(everShown).toEqual(['Delivered!']);
        expect(stored('told_news')).toHaveLength(1);
      },
    },
    {
      name: 'a delivery that was told is taken back once the order is cancelled',
      steps: [
        ['it is delivered while she looks elsewhere', 'some'],
        ['the order is cancelled', 'none'],
      ],
      end: () => expect(everShown).toEqual(['Delivered!']),
    },
    {
      name: 'a message is told, and counts until it is read',
      steps: [
        ['Asha looks elsewhere', 'none'],
        ['the driver writes', 'some'],
        ['the message is read', 'none'],
      ],
      end: () => expect(everShown).toEqual(['Your driver wrote to you']),
    },
    {
      name: 'a cancelled order has no news, and takes back what was told',
      steps: [
        ['the driver writes', 'some'],
        ['the order is cancelled', 'none'],
        ['it is delivered while she looks elsewhere', 'none'],
      ],
      end: () => expect(everShown).toEqual([]),
    },
  ],
});
