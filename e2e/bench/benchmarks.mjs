/** What `npm run bench` measures, each time in a fresh browser context. */
import { measureDrawer, measureQuantity } from './cart.mjs';
import { measureOpening, measureRedrawn, measureSending } from './chat.mjs';
import { authModal, cartDrawer, deliveryMap, driverChat, measureLeftovers } from './memory.mjs';
import { measureLookup, measureMyOrders } from './orders.mjs';
import { measureChoice, measureKeystroke, measureNodes } from './restaurants.mjs';
import { measureLargestLayout, measureLiveLag } from './statecharts.mjs';

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} unit
 * @property {string} target in words
 * @property {(median: number) => boolean} isMet
 */

/**
 * @typedef {import('playwright').BrowserContext} BrowserContext
 * @typedef {Figure & {
 *   measure: (context: BrowserContext, size: number) => Promise<number | number[]>,
 *   sizes?: number[],
 *   also?: Figure[],
 *   site?: 'generated',
 * }} Benchmark
 *   With sizes, it is measured at each of them; the target is that of the last. With more figures, it
 *   measures them all at once, in this order. The generated site has many restaurants.
 */

/**
 * @param {number} most
 * @param {string} [unit]
 * @returns {Pick<Figure, 'unit' | 'target' | 'isMet'>}
 */
function under(most, unit = 'ms') {
  return { unit, target: `under ${most} ${unit}`, isMet: (median) => median < most };
}

/**
 * @param {string} unit
 * @returns {Pick<Figure, 'unit' | 'target' | 'isMet'>}
 */
function none(unit) {
  return { unit, target: 'none', isMet: (median) => median <= 0 };
}

const MANY = [50, 500, 5000];

/** @type {Benchmark[]} */
const scale = [
  {
    name: 'Restaurants: the longest task of a keystroke in the search',
    ...under(50),
    sizes: MANY,
    site: 'generated',
    measure: measureKeystroke,
  },
  {
    name: 'Restaurants: the longest task of a filter or sort',
    ...under(50),
    sizes: MANY,
    site: 'generated',
    measure: measureChoice,
  },
  {
    name: 'Restaurants: elements in the document, scrolled to the end',
    ...under(1500, 'elements'),
    sizes: MANY,
    site: 'generated',
    measure: measureNodes,
  },
  { name: 'Orders: looking one up, script', ...under(50), sizes: MANY, measure: measureLookup },
  {
    name: 'Orders: opening My Orders, script',
    ...under(50),
    sizes: MANY,
    measure: measureMyOrders,
  },
  {
    name: 'Chat: from the click to the newest message',
    ...under(100),
    sizes: MANY,
    measure: measureOpening,
  },
  // Of the longest, the whole text is written each time: some 12 ms.
  { name: 'Chat: sending a message, script', ...under(50), sizes: MANY, measure: measureSending },
  {
    name: 'Chat: older messages drawn anew when one is sent',
    ...none('messages'),
    sizes: MANY,
    measure: measureRedrawn,
  },
  {
    name: 'Cart: opening the drawer, script',
    ...under(100),
    sizes: [2, 20, 200],
    measure: measureDrawer,
  },
  {
    name: 'Cart: one more of a dish, script',
    ...under(50),
    sizes: [2, 20, 200],
    measure: measureQuantity,
  },
];

/**
 * @param {string} thing
 * @param {Parameters<typeof measureLeftovers>[0]} prepare
 * @returns {Benchmark}
 */
function leftovers(thing, prepare) {
  return {
    name: `Memory: values that 50 openings of the ${thing} keep, over 10`,
    ...under(100, 'kB'),
    measure: measureLeftovers(prepare),
    also: [
      {
        name: `Memory: nodes, listeners, actors and timers that the ${thing} leaves`,
        // One that each opening leaves would be forty; a browser's own come and go.
        ...under(10, 'left'),
      },
      { name: `Memory: detached nodes that the ${thing} leaves`, ...none('nodes') },
    ],
  };
}

const memory = [
  leftovers('cart drawer', cartDrawer),
  leftovers('auth modal', authModal),
  leftovers('driver chat', driverChat),
  leftovers('map', deliveryMap),
];

/** @type {Benchmark[]} */
export const benchmarks = [
  {
    name: 'Statecharts: the largest chart is laid out',
    ...under(300),
    measure: measureLargestLayout,
  },
  {
    name: 'Statecharts: live view behind the last of 1,000 events, 200 a second',
    ...under(100),
    measure: measureLiveLag,
  },
  ...scale,
  ...memory,
];
