/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { countdownMachine } from '../../machines/index.ts';
import { meanwhile, openFreshBrowser } from '../components/app.tsx';
import { openTrackedOrder, order } from '../components/orders.ts';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

const START = Date.parse('2026-01-01T12:00:00.000Z');
const SECOND = 1000;
const DEADLINE = START + 90 * SECOND;
const LONG_AFTER = DEADLINE + 3600 * SECOND;

const moves = {
  'countdown.ticked': {
    samples: {
      'a second passes': { now: START + SECOND },
      'the last second passes': { now: DEADLINE },
      'the page is shown again long after': { now: LONG_AFTER },
    },
    when: ({ context }, { now }) => now > context.now,
    run: ({ now }) =>
      meanwhile(() => {
        if (now === LONG_AFTER) {
          // A page in the background is not called every second.
          vi.setSystemTime(now);
          document.dispatchEvent(new Event('visibilitychange'));
        } else vi.advanceTimersByTime(now - Date.now());
      }),
  },
} satisfies Moves<typeof countdownMachine>;

const header = () => screen.getByRole('region', { name: 'Delivery status' });

const states = {
  running: ({ context: { now } }) => {
    const clock = now === START ? '1:30' : '1:29';
    expect(header()).toHaveTextContent(`Delivery in ${clock}`);
    expect(header()).toHaveTextContent('Your order is on the way!');
    expect(screen.getByRole('timer')).toHaveTextContent(clock);
    expect(screen.getByText('Out for Delivery')).toBeInTheDocument();
  },
  delivered: () => {
    expect(header()).toHaveTextContent('Delivered!');
    expect(header()).toHaveTextContent('Your order has been successfully delivered');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByText('Delivered')).toBeInTheDocument();
  },
} satisfies States<typeof countdownMachine>;

beforeEach(() => {
  openFreshBrowser();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const mountOrder = (estimatedDelivery: number) => async () => {
  const onItsWay = order({ estimatedDelivery: new Date(estimatedDelivery).toISOString() });
  await openTrackedOrder(onItsWay);
  await screen.findByRole('region', { name: 'Delivery status' });
};

walkPaths(countdownMachine, {
  starts: [
    {
      name: 'an order a minute and a half away',
      input: { deadline: DEADLINE, now: START },
      mount: mountOrder(DEADLINE),
    },
    {
      name: 'an order of yesterday',
      input: { deadline: START - 86_400 * SECOND, now: START },
      mount: mountOrder(START - 86_400 * SECOND),
    },
  ],
  moves,
  states,
  memory: ({ now }) => now,
  walksSimplePaths: true,
});
