import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { asha, order } from '../../src/statecharts/models/values.ts';
import { customer, openFreshBrowser } from './app.tsx';
import { openTrackedOrder } from './orders.ts';

beforeEach(openFreshBrowser);

test('each quick reply fills the box of the chat with its words', async () => {
  const tracked = order();
  await openTrackedOrder(tracked, asha);
  await customer.click(screen.getByRole('button', { name: `Message ${tracked.driver.name}` }));
  const replies = within(await screen.findByRole('group', { name: 'Quick replies' }));
  const buttons = replies.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Are you close?',
    'Where are you?',
    'Please ring the bell',
    'Leave at door',
  ]);
  for (const button of buttons) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in the same box
    await customer.click(button);
    expect(screen.getByLabelText('Message to your driver')).toHaveValue(button.textContent);
  }
});

test('what is written from right to left runs so, in the box and in the conversation', async () => {
  const tracked = order();
  await openTrackedOrder(tracked, asha);
  await customer.click(screen.getByRole('button', { name: `Message ${tracked.driver.name}` }));
  const box = await screen.findByLabelText('Message to your driver');
  expect(box).toHaveAttribute('dir', 'auto');
  await customer.type(box, 'آپ کہاں ہیں؟{Enter}');
  expect(screen.getByText('آپ کہاں ہیں؟')).toHaveAttribute('dir', 'auto');
});
