/** Who may share an order, and what a friend sees of one that the link tells little of. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FollowedDelivery } from '../../machines/entities.ts';
import { makeFollowLink } from '../../src/services/follow-link.ts';
import { asha, bimal, coal, followed, order } from '../../src/statecharts/models/values.ts';
import { meanwhile, openApp, openFreshBrowser } from './app.tsx';
import { openTrackedOrder } from './orders.ts';

beforeEach(openFreshBrowser);

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

test.each([
  ['its customer', asha, {}, 1],
  ['another customer', bimal, {}, 0],
  ['a visitor', null, {}, 0],
  ['its customer, once it is delivered', asha, { estimatedDelivery: inMinutes(-1) }, 0],
  ['its customer, once it is cancelled', asha, { status: 'cancelled' as const }, 0],
])(
  'only who ordered can share, and only while the order is on its way: %s',
  async (_, user, changes, buttons) => {
    await openTrackedOrder(order({ estimatedDelivery: inMinutes(30), ...changes }), user);
    await screen.findByRole('heading', { name: 'Order Details' });
    expect(screen.queryAllByRole('button', { name: 'Share a link to follow along' })).toHaveLength(
      buttons,
    );
  },
);

async function openLinkTo(changes: Partial<FollowedDelivery>): Promise<void> {
  const now = Date.now();
  const link = await makeFollowLink({ ...followed, due: now + 30 * MINUTE, ...changes }, now);
  const { pathname, hash } = new URL(link);
  await openApp({ address: pathname + hash, user: null });
  await screen.findByRole('timer');
}

const main = () => within(screen.getByRole('main'));

test.each([
  [{}, 'Ravi is bringing 2 items from Coal & Rumali.'],
  [{ items: 1 }, 'Ravi is bringing 1 item from Coal & Rumali.'],
  [{ items: 0, driver: '' }, 'The driver is bringing an order from Coal & Rumali.'],
  [{ due: Date.now() - MINUTE * 5 }, 'Ravi brought 2 items from Coal & Rumali.'],
] as const)('a friend who is told %j reads: %s', async (changes, sentence) => {
  if ('due' in changes) {
    const { pathname, hash } = new URL(
      await makeFollowLink({ ...followed, ...changes }, Date.now()),
    );
    await openApp({ address: pathname + hash, user: null });
    await screen.findByRole('heading', { name: 'Delivered!' });
  } else await openLinkTo(changes);
  expect(main().getByText(/^(?:Ravi|The driver) /)).toHaveTextContent(sentence);
});

test('a kitchen of ours goes by its own name and place, whatever the link calls it', async () => {
  await openLinkTo({ restaurant: { id: coal.id, name: 'Call me instead' } });
  expect(main().getByRole('link', { name: coal.name })).toHaveAttribute(
    'href',
    `/restaurant/${coal.id}`,
  );
  expect(main().getByRole('region', { name: 'Delivery map' })).toBeVisible();
  expect(main().queryByText(/Call me instead/)).not.toBeInTheDocument();
});

test('a kitchen that is none of ours has a name and no map', async () => {
  await openLinkTo({ restaurant: { id: 'elsewhere', name: 'Karim’s' } });
  expect(main().getByText('Karim’s')).toBeVisible();
  expect(main().queryByRole('region', { name: 'Delivery map' })).not.toBeInTheDocument();
});

test('a friend is asked nothing: neither for an order’s id nor for where they are', async () => {
  const locate = vi.fn<() => void>();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: locate },
  });
  await openLinkTo({});
  await screen.findByAltText('Driver Location');
  // Nothing moves on their map.
  expect(main().queryByText('Live')).not.toBeInTheDocument();
  expect(main().queryByRole('textbox')).not.toBeInTheDocument();
  expect(main().queryByRole('button', { name: /Get my location/ })).not.toBeInTheDocument();
  await meanwhile(() => {});
  expect(locate).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'geolocation');
});
