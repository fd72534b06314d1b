import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { countdownMachine } from '../../machines/countdown.ts';
import { ArrivalAnnouncement } from '../../src/features/tracking/ArrivalAnnouncement.tsx';
import { StatusHeader } from '../../src/features/tracking/StatusHeader.tsx';

const SECOND = 1000;
const machine = countdownMachine.provide({ actors: { clock: fromCallback(() => {}) } });

/**
 * Renders the header and the announcement of an order that is due after this many seconds. Returns a
 * function that advances the time.
 */
function showHeader(seconds: number) {
  const countdown = createActor(machine, {
    input: { deadline: seconds * SECOND, now: () => 0 },
  }).start();
  render(
    <>
      <StatusHeader countdown={countdown} />
      <ArrivalAnnouncement countdown={countdown} />
    </>,
  );
  const pass = (passed: number) =>
    act(() => countdown.send({ type: 'clock.ticked', now: passed * SECOND }));
  return { pass };
}

test.each([
  [605, '10:05'],
  [60, '1:00'],
  [59, '0:59'],
  [5400, '90:00'],
  [0.4, '0:01'],
])('the countdown of %d seconds shows %s @4.17', (seconds, clock) => {
  showHeader(seconds);
  expect(screen.getByRole('timer')).toHaveTextContent(clock);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`Delivery in ${clock}`);
  expect(screen.getByText('Your order is on the way!')).toBeInTheDocument();
  expect(screen.getByText('Estimated delivery time')).toBeInTheDocument();
});

test('the announcement contains the minutes, but not the seconds', () => {
  const { pass } = showHeader(125);
  const announced = screen.getByRole('status');
  expect(announced).toHaveTextContent('About 3 minutes until your delivery');
  pass(4);
  expect(announced).toHaveTextContent('About 3 minutes until your delivery');
  pass(5);
  expect(announced).toHaveTextContent('About 2 minutes until your delivery');
  pass(70);
  expect(announced).toHaveTextContent('About 1 minute until your delivery');
});

test('the delivery is announced, and the header removes the countdown @4.17', () => {
  const { pass } = showHeader(2);
  pass(2);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Delivered!');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Delivered! Your order has been successfully delivered',
  );
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
