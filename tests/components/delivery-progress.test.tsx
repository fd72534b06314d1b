import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeliveryProgress } from '../../src/features/tracking/DeliveryProgress.tsx';
import { MINUTE } from '../fixtures.ts';
import { startSilentCountdown } from './countdown.ts';

const atMinute = (minutes: number) => new Date(minutes * MINUTE).toISOString();

/**
 * Renders the steps of an order that is due at minute 30, as they are at the given minute. Returns a function
 * that sets a later minute.
 */
function showSteps(minutes: number, createdAt = atMinute(0)) {
  const countdown = startSilentCountdown(30 * MINUTE, minutes * MINUTE);
  render(
    <DeliveryProgress
      countdown={countdown}
      order={{ createdAt, estimatedDelivery: atMinute(30) }}
    />,
  );
  return (later: number) =>
    act(() => countdown.send({ type: 'clock.ticked', now: later * MINUTE }));
}

const steps = () => screen.getAllByRole('listitem');
const texts = () => steps().map(({ textContent }) => textContent);
const current = () => steps().findIndex((step) => step.getAttribute('aria-current') === 'step');

/** Returns the transform that shows how far the bar of a step is filled. */
const filling = (step: number) =>
  steps()[step]?.querySelector<HTMLElement>('[style]')?.style.transform;

/** Returns whether the tick of a step is visible; undefined if there is no tick. */
function isTicked(step: number): boolean | undefined {
  const tick = steps()[step]?.querySelector('svg');
  return tick ? getComputedStyle(tick).visibility === 'visible' : undefined;
}

test('the first step is completed and the others are pending while the order can be cancelled @2.106 @2.106.1', () => {
  showSteps(0);
  expect(texts()).toEqual([
    'Order Confirmed (completed)Restaurant received your order',
    'Food Prepared (pending)Your order is ready',
    'Out for Delivery (pending)Driver is on the way',
  ]);
  expect(current()).toBe(-1);
  expect([0, 1, 2].map(filling)).toEqual(['scaleX(1)', 'scaleX(0)', 'scaleX(0)']);
  expect(within(screen.getByRole('region', { name: 'Order progress' })).getByRole('list')).toBe(
    steps()[0]?.parentElement,
  );
});

test('a step is ticked once it is completed, and the text “Your order is ready” is hidden until the cooking ends', () => {
  const pass = showSteps(1);
  const ready = screen.getByText('Your order is ready');
  expect(ready).not.toBeVisible();
  expect([0, 1, 2].map(isTicked)).toEqual([true, false, false]);
  pass(9);
  expect(ready).toBeVisible();
  expect(screen.getByText('Driver is on the way')).toBeVisible();
  expect([0, 1, 2].map(isTicked)).toEqual([true, true, false]);
});

test('the second step is in progress while the restaurant cooks @2.106 @2.106.1', () => {
  showSteps(1);
  expect(texts()).toEqual([
    'Order Confirmed (completed)Restaurant received your order',
    'Food Prepared (in progress)Your order is ready',
    'Out for Delivery (pending)Driver is on the way',
  ]);
  expect(current()).toBe(1);
});

test('the last step is in progress once the food is ready @2.106 @2.106.1', () => {
  showSteps(9);
  expect(texts()).toEqual([
    'Order Confirmed (completed)Restaurant received your order',
    'Food Prepared (completed)Your order is ready',
    'Out for Delivery (in progress)Driver is on the way',
  ]);
  expect(current()).toBe(2);
});

test('the last step of a delivered order is “Delivered” @2.106', () => {
  showSteps(31);
  expect(texts()).toEqual([
    'Order Confirmed (completed)Restaurant received your order',
    'Food Prepared (completed)Your order is ready',
    'Delivered (completed)Order has been delivered',
  ]);
  expect(current()).toBe(-1);
  expect(filling(2)).toBe('scaleX(1)');
});

test('the bar of the second step fills up while the restaurant cooks', () => {
  const pass = showSteps(1);
  expect(filling(1)).toBe('scaleX(0.05)');
  pass(5);
  expect(filling(1)).toBe('scaleX(0.5)');
  pass(8.99);
  expect(filling(1)).toBe('scaleX(0.99)');
  pass(9);
  expect(filling(1)).toBe('scaleX(1)');
});

test('the bar of the last step fills up until the countdown ends', () => {
  const pass = showSteps(9);
  expect(filling(2)).toBe('scaleX(0.05)');
  pass(19.5);
  expect(filling(2)).toBe('scaleX(0.5)');
  pass(29.99);
  expect(filling(2)).toBe('scaleX(0.99)');
});

test('the bars show how much of the time from the order to the delivery has passed', () => {
  const pass = showSteps(10, atMinute(10));
  expect(filling(1)).toBe('scaleX(0)');
  pass(23);
  expect(filling(2)).toBe('scaleX(0.5)');
});
