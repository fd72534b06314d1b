/**
 * Measures pages with a lot of data. Each run is a first visit, with an empty cache and a running service
 * worker. Before the click, the pointer does not hover over any control. The time to open a long list is
 * compared with the time to open a short list.
 */
import { desktop, onFreshPage } from './devices.mjs';
import { generateChat, generateOrder, generateOrders, orderId } from './generated-data.mjs';
import { longestTaskOf, untilIdle } from './instruments.mjs';
import { measureAction } from './works.mjs';

/** @typedef {import('./actions.mjs').Action} Action */
/** @typedef {import('./benchmark.mjs').Benchmark} Benchmark */

const FEW = 2;
const MANY = 500;

/** @type {((count: number) => Action)[]} */
const longLists = [
  (count) => ({
    name: `My Orders with ${count} orders`,
    path: '/orders',
    stored: (uid) => ({ orders: generateOrders(count, uid) }),
    press: ({ button }) => button('Past Orders')?.click(),
    effect: ({ texts }) =>
      // The tab also counts two sample orders.
      /Past Orders \((4|502)\)/.test(texts('[role="tab"][aria-selected="true"]')) &&
      texts('main').includes('Reorder'),
  }),
  (count) => ({
    name: `looking up one of ${count} orders`,
    path: '/track',
    stored: (uid) => ({ orders: generateOrders(count, uid) }),
    press: ({ fill, button }) => {
      const track = button('Track Order', 'main');
      if (track) fill('main input', 'FD1000011001');
      track?.click();
    },
    effect: ({ texts }) => texts('main').includes('Coal & Rumali'),
  }),
  (count) => ({
    name: `chat of ${count} messages`,
    path: `/track?id=${orderId(0)}`,
    stored: (uid) => ({
      orders: { [orderId(0)]: generateOrder(0, uid) },
      [`chat_${orderId(0)}`]: generateChat(count),
    }),
    press: ({ button }) => button('Message ')?.click(),
    effect: ({ texts }) => /\((2|500)\)/.test(texts('[role="log"]')),
  }),
];

/** @type {Benchmark['measure']} */
async function measureKeystrokes({ manyRestaurants }) {
  const { url } = await manyRestaurants();
  return onFreshPage(desktop, {}, async (page) => {
    await page.goto(`${url}/restaurants`, { waitUntil: 'networkidle' });
    // Wait for the app, which replaces the prerendered page and its search field. The prerendered page lists
    // only the sample restaurants.
    await page.getByText('5000 restaurants found').waitFor();
    await page.getByLabel('Search restaurants and dishes').focus();
    await untilIdle(page);
    const longest = await longestTaskOf(page, async () => {
      for (const key of ['s', 'a', 'f', 'f', 'r', 'Backspace', 'Backspace']) {
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        await page.keyboard.press(key);
        // oxlint-disable-next-line no-await-in-loop
        await untilIdle(page);
      }
    });
    // Check that the list has changed after the keystrokes.
    await page.getByText('5000 restaurants found').waitFor({ state: 'hidden' });
    return { 'Longest task (ms)': longest };
  });
}

/** @type {Benchmark[]} */
export const benchmarks = [
  {
    name: 'scale: a keystroke in the search of 5,000 restaurants',
    measure: measureKeystrokes,
    limits: { 'Longest task (ms)': { most: 50 } },
  },
  ...longLists.map(
    /** @returns {Benchmark} */ (list) => ({
      name: `scale: ${list(MANY).name}`,
      measure: measureAction(desktop, list(MANY)),
      reference: {
        name: `scale: ${list(FEW).name}`,
        measure: measureAction(desktop, list(FEW)),
      },
      ratio: [`x ${FEW}`, 'Works (ms)'],
      limits: { [`x ${FEW}`]: { most: 1.25 } },
    }),
  ),
];
