import { screen, within } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { actOutsideApp, openFreshBrowser, wakeTabAt } from '../components/app.tsx';
import { openTrackedOrder } from '../components/orders.ts';
import { stored } from '../components/storage.ts';
import { NOON, order } from '../fixtures.ts';
import { countdownJourneys } from '../journeys/countdown.ts';
import { countdownModel, DEADLINE, LONG_AFTER, PAST_DEADLINE } from '../models/countdown.ts';
import { walkPaths } from './walk.ts';

const runs = {
  'clock.ticked': ({ now }) =>
    // Timers don't fire every second on a page in the background.
    now === LONG_AFTER
      ? wakeTabAt(now)
      : actOutsideApp(() => void vi.advanceTimersByTime(now - Date.now())),
} satisfies Runs<typeof countdownModel>;

const header = () => screen.getByRole('region', { name: 'Delivery status' });

const states = {
  running: ({ context: { now } }) => {
    const clock = now === NOON ? '1:30' : '1:29';
    expect(header()).toHaveTextContent(`Delivery in ${clock}`);
    expect(header()).toHaveTextContent('Your order is on the way!');
    expect(screen.getByRole('timer')).toHaveTextContent(clock);
    expect(screen.getByText('Out for Delivery')).toBeInTheDocument();
  },
  delivered: () => {
    expect(header()).toHaveTextContent('Delivered!');
    expect(header()).toHaveTextContent('Your order has been successfully delivered');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    const steps = within(screen.getByRole('region', { name: 'Order progress' }));
    expect(steps.getByText('Delivered')).toBeInTheDocument();
    // The stored order does not change.
    expect(Object.values(stored('orders') ?? {})).toEqual([
      expect.objectContaining({ status: 'confirmed' }),
    ]);
  },
} satisfies States<typeof countdownModel>;

beforeEach(() => {
  openFreshBrowser();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const mountOrder = (estimatedDelivery: number) => async () => {
  const onItsWay = order({ estimatedDelivery: new Date(estimatedDelivery).toISOString() });
  await openTrackedOrder(onItsWay);
  await screen.findByRole('region', { name: 'Delivery status' });
};

walkPaths(countdownModel, {
  proves: '@4.16 @4.18',
  mounts: {
    'an order that is due in a minute and a half': mountOrder(DEADLINE),
    'an order from yesterday': mountOrder(PAST_DEADLINE),
  },
  runs,
  states,
  journeys: countdownJourneys,
  shows: {
    'the timer shows 1:29': () => expect(screen.getByRole('timer')).toHaveTextContent('1:29'),
  },
});
