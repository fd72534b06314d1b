import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { TrackingDemo } from '../../src/features/home/TrackingDemo.tsx';
import {
  customer,
  fillInField,
  actOutsideApp,
  startTheClock,
  stopTheClock,
} from '../components/app.tsx';
import { homeDemoJourneys } from '../journeys/home-demo.ts';
import { homeDemoModel } from '../models/home-demo.ts';
import { walkPaths } from './walk.ts';

beforeEach(() => stopTheClock(0));
afterEach(startTheClock);

const STAGES = ['Restaurant', 'Main Street', 'Oak Avenue', 'Your Location'];

/** Checks the statuses of the four stages, and the progress. */
function expectDemo(statuses: string, progress: number): void {
  const shown = screen.getAllByRole('listitem').map((stage) => stage.textContent);
  expect(shown).toEqual(statuses.split(' ').map((status, index) => `${STAGES[index]}${status}`));
  const bar = screen.getByRole('progressbar', { name: 'Demo delivery progress' });
  expect(bar).toHaveAttribute('aria-valuenow', String(progress));
  // On the drawn map, `stroke-dashoffset` hides the part of the route that the driver has not covered yet.
  expect(document.querySelector('path.done')).toHaveAttribute(
    'stroke-dashoffset',
    String(100 - progress),
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    progress === 100 ? 'Delivered!' : '12-15 min',
  );
}

walkPaths(homeDemoModel, {
  proves: '@2.30 @4.28 @4.29 @4.30',
  mounts: {
    'at the tracking demo': () => {
      render(<TrackingDemo />, { wrapper: MemoryRouter });
    },
  },
  runs: {
    'demo.started': async () => {
      await fillInField(screen.getByLabelText(/^Try any order ID/), 'FD12345');
      await customer.click(screen.getByRole('button', { name: 'Start demo' }));
    },
    'xstate.after.step': () =>
      actOutsideApp(() => {
        vi.advanceTimersByTime(200);
      }),
  },
  states: {
    idle: () => expectDemo('completed current pending pending', 0),
    restaurant: ({ context }) => expectDemo('current pending pending pending', context.progress),
    mainStreet: ({ context }) => expectDemo('completed current pending pending', context.progress),
    oakAvenue: ({ context }) => expectDemo('completed completed current pending', context.progress),
    yourLocation: ({ context }) =>
      expectDemo('completed completed completed current', context.progress),
    delivered: () => expectDemo('completed completed completed completed', 100),
  },
  journeys: homeDemoJourneys,
  shows: {
    'the demo is at the restaurant, without progress': () =>
      expectDemo('current pending pending pending', 0),
  },
});
