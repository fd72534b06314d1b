import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArrivalAnnouncement } from '../../src/features/tracking/ArrivalAnnouncement.tsx';
import { StatusHeader } from '../../src/features/tracking/StatusHeader.tsx';
import { SECOND } from '../fixtures.ts';
import { startSilentCountdown } from './countdown.ts';

/**
 * Renders the header and the announcement of an order that is due after this many seconds. Returns a
 * function that advances the time.
 */
function showHeader(seconds: number) {
  const countdown = startSilentCountdown(seconds * SECOND, 0);
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

test('the countdown shows minutes and seconds @4.17', () => {
  showHeader(605);
  expect(screen.getByRole('timer')).toHaveTextContent('10:05');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Delivery in 10:05');
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
