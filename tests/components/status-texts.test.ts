import { expect, test } from 'vitest';
import { messages } from '../../src/shared/order-messages.en.ts';

test('the status of a cancelled order has a label and a description @4.2', () => {
  expect(messages.status.cancelled.label).toBe('Cancelled');
  expect(messages.status.cancelled.description).toMatch(/cancelled/);
});
