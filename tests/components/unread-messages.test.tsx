import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '../../src/services/seen-messages.ts';
import { asha, greeting, order } from '../fixtures.ts';
import { customer, actOutsideApp, openApp, openFreshBrowser } from './app.tsx';
import { store, storeElsewhere } from './storage.ts';

const soon = new Date(Date.now() + 20 * 60_000).toISOString();
const first = order({ id: 'FD1', estimatedDelivery: soon });
const second = order({ id: 'FD2', estimatedDelivery: soon });

const write = (id: string, count: number) =>
  store(
    `chat_${id}`,
    Array.from({ length: count }, (_, index) => ({ ...greeting, timestamp: index + 1 })),
  );
const bar = () => within(screen.getByRole('complementary', { name: 'Your active orders' }));

beforeEach(openFreshBrowser);

test('the active-order bar counts an order’s unread messages until another tab has shown them @11.4', async () => {
  store('orders', { FD1: first });
  write('FD1', 2);
  await openApp({ url: '/nowhere', user: asha });
  const link = await screen.findByRole('link', { name: /^Track .*, 2 unread messages$/ });
  expect(link).toBeVisible();
  await actOutsideApp(() => storeElsewhere('seen_messages_asha', { FD1: 2 }));
  expect(bar().getByRole('link')).toHaveAccessibleName(/FD1$/);
});

test('the active-order bar adds up the unread messages of several orders @11.1', async () => {
  store('orders', { FD1: first, FD2: second });
  write('FD1', 2);
  write('FD2', 1);
  await openApp({ url: '/nowhere', user: asha });
  await customer.click(
    await screen.findByRole('button', { name: /^2 orders on the way.*, 3 unread messages$/ }),
  );
  const names = bar()
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual([
    expect.stringMatching(/FD1, 2 unread messages$/),
    expect.stringMatching(/FD2, 1 unread message$/),
  ]);
});

test('the active-order bar does not count the messages of a cancelled order @11.5', async () => {
  store('orders', { FD1: first, FD2: { ...second, status: 'cancelled' } });
  write('FD2', 3);
  await openApp({ url: '/nowhere', user: asha });
  expect(bar().getByRole('link')).toHaveAccessibleName(/FD1$/);
  expect(screen.queryByText(/unread/)).not.toBeInTheDocument();
});
