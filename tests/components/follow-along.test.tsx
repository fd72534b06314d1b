import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FollowedDelivery } from '../../src/domain/entities.ts';
import { makeFollowLink } from '../../src/services/follow-link.ts';
import { asha, bimal, followed, MINUTE, order } from '../fixtures.ts';
import { actOutsideApp, openApp, openFreshBrowser } from './app.tsx';
import { openTrackedOrder } from './orders.ts';

beforeEach(openFreshBrowser);

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

test.each([
  ['its customer', asha, {}, 1],
  ['another customer', bimal, {}, 0],
  ['a visitor', null, {}, 0],
  ['its customer, once it is delivered', asha, { estimatedDelivery: inMinutes(-1) }, 0],
  ['its customer, once it is cancelled', asha, { status: 'cancelled' as const }, 0],
  [
    'its customer, if we don’t know the restaurant',
    asha,
    { restaurant: { id: 'x', name: 'X' } },
    0,
  ],
])(
  'a tracking link is offered only to the customer of an active order (viewed by %s) @15.6',
  async (_, user, changes, buttons) => {
    await openTrackedOrder(order({ estimatedDelivery: inMinutes(30), ...changes }), user);
    await screen.findByRole('heading', { name: 'Order details' });
    expect(screen.queryAllByRole('button', { name: 'Share tracking link' })).toHaveLength(buttons);
  },
);

async function openLinkTo(changes: Partial<FollowedDelivery>): Promise<void> {
  const link = makeFollowLink({ ...followed, due: Date.now() + 30 * MINUTE, ...changes });
  const { pathname, hash } = new URL(link);
  await openApp({ url: pathname + hash, user: null });
  await screen.findByRole('timer');
}

const main = () => within(screen.getByRole('main'));

test.each([
  [{}, 'Ravi is bringing 2 items from Coal & Rumali.'],
  [{ items: 1 }, 'Ravi is bringing 1 item from Coal & Rumali.'],
  [{ items: 0, driver: '' }, 'The driver is bringing an order from Coal & Rumali.'],
  [{ due: Date.now() - MINUTE * 5 }, 'Ravi has delivered 2 items from Coal & Rumali.'],
] as const)('a friend with a link to %j reads “%s” @15.4', async (changes, sentence) => {
  if ('due' in changes) {
    const { pathname, hash } = new URL(makeFollowLink({ ...followed, ...changes }));
    await openApp({ url: pathname + hash, user: null });
    await screen.findByRole('heading', { name: 'Delivered!' });
  } else await openLinkTo(changes);
  expect(main().getByText(/^(?:Ravi|The driver) /).parentElement).toHaveTextContent(sentence);
});

test.each([
  ['2.damaged', 'This link doesn’t work', 'Track your own order'],
  ['1.pZBB', 'This link is too old', 'Track your own order'],
  ['3.anything.new', 'Reload to open this link', 'Reload page'],
  [
    makeFollowLink({ ...followed, due: Date.now() - 61 * MINUTE }).replace(/.*#follow=/, ''),
    'This delivery has ended',
    'Track your own order',
  ],
])('a friend with the link %s reads “%s” @15.5', async (link, title, wayOn) => {
  await openApp({ url: `/track#follow=${link}`, user: null });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(main().getByText(wayOn)).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('a friend is asked neither for an order’s ID nor for their position', async () => {
  const locate = vi.fn<() => void>();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: locate },
  });
  await openLinkTo({});
  await screen.findByAltText('Driver Location');
  // A friend's map shows no live position.
  expect(main().queryByText('Live')).not.toBeInTheDocument();
  expect(main().queryByRole('textbox')).not.toBeInTheDocument();
  expect(main().queryByRole('button', { name: /Get my location/ })).not.toBeInTheDocument();
  await actOutsideApp(() => {});
  expect(locate).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'geolocation');
});
