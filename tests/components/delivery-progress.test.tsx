import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { countdownMachine } from '../../machines/countdown.ts';
import { DeliveryProgress } from '../../src/features/tracking/DeliveryProgress.tsx';

const MINUTE = 60_000;
const machine = countdownMachine.provide({ actors: { clock: fromCallback(() => {}) } });

/**
 * Renders the steps of an order that is due at minute 30, as they are at the given minute. Returns a function
 * that sets a later minute.
 */
function showSteps(minutes: number, placedAt = 0) {
  const countdown = createActor(machine, {
    input: { deadline: 30 * MINUTE, now: () => minutes * MINUTE },
  }).start();
  render(<DeliveryProgress countdown={countdown} placedAt={placedAt} />);
  return (later: number) =>
    act(() => countdown.send({ type: 'clock.ticked', now: later * MINUTE }));
}

const steps = () => screen.getAllByRole('listitem');
const texts = () => steps().map(({ textContent }) => textContent);

/** Returns the transform that shows how far the bar of the last step is filled. */
const filling = () => steps()[2]?.querySelector<HTMLElement>('[style]')?.style.transform;

test('the first two steps of an active order are completed, and the driver is on the way @2.106', () => {
  showSteps(0);
  expect(texts()).toEqual([
    'Order Confirmed (completed)Restaurant received your order',
    'Food Prepared (completed)Your order is ready',
    'Out for Delivery (in progress)Driver is on the way',
  ]);
  expect(within(screen.getByRole('region', { name: 'Order progress' })).getByRole('list')).toBe(
    steps()[0]?.parentElement,
  );
});

test('the last step of a delivered order is “Delivered” @2.106', () => {
  showSteps(31);
  expect(texts()).toEqual([
    'Order Confirmed (completed)Restaurant received your order',
    'Food Prepared (completed)Your order is ready',
    'Delivered (completed)Order has been delivered',
  ]);
  expect(filling()).toBe('scaleX(1)');
});

test('the bar of the last step fills up until the countdown ends', () => {
  const pass = showSteps(0);
  expect(filling()).toBe('scaleX(0.05)');
  pass(15);
  expect(filling()).toBe('scaleX(0.5)');
  pass(29.99);
  expect(filling()).toBe('scaleX(0.99)');
});

test('the bar of the last step shows which part of the time since the order was placed has passed', () => {
  const pass = showSteps(10, 10 * MINUTE);
  expect(filling()).toBe('scaleX(0.05)');
  pass(20);
  expect(filling()).toBe('scaleX(0.5)');
});

test('the bar of the last step starts empty if the time of the order is unknown', () => {
  showSteps(15, Number.NaN);
  expect(filling()).toBe('scaleX(0.05)');
});
