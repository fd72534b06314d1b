/** Measures how much memory a page still uses after a dialog or the map was opened and closed many times. */
import { desktop, onFreshPage } from './devices.mjs';
import { generateCart, generateChat, generateOrder, orderId } from './generated-data.mjs';
import { untilIdle } from './instruments.mjs';

/** @typedef {import('./benchmark.mjs').Benchmark} Benchmark */
/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Thing
 * @property {string} name
 * @property {string} path
 * @property {(uid: string) => Record<string, unknown>} [stored] the data of a signed-in customer
 * @property {(page: Page) => Promise<unknown>} [prepare]
 * @property {(page: Page) => Promise<unknown>} open
 * @property {(page: Page) => Promise<unknown>} close
 */

/** The first rounds fill permanent caches, so only later growth counts. */
const WARM = 10;
const ROUNDS = 50;

/**
 * @param {Thing} thing
 * @returns {Benchmark['measure']} the growth between the 10th and the 50th round of opening and closing, and
 *   the number of detached nodes after the 50th round
 */
function measureLeftovers({ path, stored, prepare, open, close }) {
  return async ({ site, customer }) => {
    const signedIn = stored && (await customer());
    const options = signedIn ? { storageState: signedIn.stateWith(stored(signedIn.uid)) } : {};
    return onFreshPage(desktop, options, async (page) => {
      await page.addInitScript(countActorsAndTimers);
      await page.goto(`${site.url}${path}`);
      await prepare?.(page);
      const rounds = async (/** @type {number} */ count) => {
        for (let round = 0; round < count; round += 1) {
          // oxlint-disable-next-line no-await-in-loop -- the rounds must follow one another
          await open(page);
          // oxlint-disable-next-line no-await-in-loop
          await close(page);
        }
      };
      await rounds(WARM);
      const before = await takeStock(page);
      await rounds(ROUNDS - WARM);
      const after = await takeStock(page);
      return {
        'Values kept (kB)': (after.bytes - before.bytes) / 1024,
        'Nodes, listeners, actors, timers': after.retained - before.retained,
        'Detached nodes': after.detached,
      };
    });
  };
}

/** @param {Page} page */
async function takeStock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.mouse.move(0, 0);
  // Ripples and transitions have ended after this time.
  await page.waitForTimeout(1500);
  await untilIdle(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const live = await page.evaluate(() =>
    /** @type {{ liveCount: () => number }} */ (/** @type {unknown} */ (globalThis)).liveCount(),
  );
  const weighed = await weigh(session);
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (/** @type {string} */ wanted) =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { ...weighed, retained: count('Nodes') + count('JSEventListeners') + live };
}

/** Counts active inspected actors and pending timers. Runs in the page before any other script. */
function countActorsAndTimers() {
  const actors = new Set();
  new BroadcastChannel('chartwalk-inspection').addEventListener('message', ({ data }) => {
    if (data.type !== 'actor') return;
    if (data.actor.status === 'active') actors.add(data.actor.id);
    else actors.delete(data.actor.id);
  });

  const timers = new Set();
  const { setTimeout: startTimer, setInterval: startTicking } = globalThis;
  const { clearTimeout: endTimer, clearInterval: endTicking } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (
      /** @type {Function} */ run,
      /** @type {number} */ delay,
      /** @type {unknown[]} */ ...rest
    ) => {
      const timer = startTimer(() => {
        timers.delete(timer);
        run(...rest);
      }, delay);
      timers.add(timer);
      return timer;
    },
    setInterval: (
      /** @type {Function} */ run,
      /** @type {number} */ delay,
      /** @type {unknown[]} */ ...rest
    ) => {
      const timer = startTicking(() => run(...rest), delay);
      timers.add(timer);
      return timer;
    },
    clearTimeout: (/** @type {ReturnType<typeof setTimeout>} */ timer) => {
      timers.delete(timer);
      endTimer(timer);
    },
    clearInterval: (/** @type {ReturnType<typeof setInterval>} */ timer) => {
      timers.delete(timer);
      endTicking(timer);
    },
    liveCount: () => actors.size + timers.size,
  });
}

/**
 * Returns the size in bytes of the values that the page's scripts hold, and the number of detached nodes.
 * Compiled code and the browser's own performance records don't count, because they grow whatever the page
 * does.
 *
 * @param {import('playwright').CDPSession} session
 */
async function weigh(session) {
  /** @type {string[]} */
  const chunks = [];
  const keep = (/** @type {{ chunk: string }} */ { chunk }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  /** @type {{ snapshot: { meta: { node_fields: string[], node_types: string[][] } }, nodes: number[] }} */
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, detachedness] = ['type', 'self_size', 'detachedness'].map((name) =>
    fields.indexOf(name),
  );
  const DETACHED = 2;
  let bytes = 0;
  let detached = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const field = (/** @type {number | undefined} */ position = 0) => nodes[node + position] ?? 0;
    if (VALUES.has(types[0]?.[field(type)] ?? '')) bytes += field(size);
    if (field(detachedness) === DETACHED) detached += 1;
  }
  return { bytes, detached };
}

const VALUES = new Set(['object', 'closure', 'array', 'string', 'concatenated string', 'regexp']);

/** @param {Page} page */
async function closeDialog(page) {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** @param {string} uid */
const oneOrder = (uid) => ({
  orders: { [orderId(0)]: generateOrder(0, uid) },
  [`chat_${orderId(0)}`]: generateChat(100),
});

/** @param {Page} page */
function markerOf(page) {
  return page
    .getByRole('region', { name: 'Delivery map' })
    .getByRole('button', { name: 'Delivery Location' });
}

/** @type {Thing[]} */
const things = [
  {
    name: 'cart drawer',
    path: '/about?inspect',
    stored: (uid) => ({ [`cart_${uid}`]: generateCart(20) }),
    open: async (page) => {
      await page.getByRole('button', { name: 'Cart, 20 items' }).click();
      await page.getByRole('dialog').getByText('Dish number 20', { exact: true }).waitFor();
    },
    close: closeDialog,
  },
  {
    name: 'sign-in dialog',
    path: '/about?inspect',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Email Address').waitFor();
    },
    close: closeDialog,
  },
  {
    name: 'driver chat',
    path: `/track?id=${orderId(0)}&inspect`,
    stored: oneOrder,
    open: async (page) => {
      await page.getByRole('button', { name: /^Message / }).click();
      await page.getByRole('log').getByText('(100)').first().waitFor();
    },
    close: closeDialog,
  },
  {
    // Returning to the map's page opens the map, and leaving the page closes it.
    name: 'map',
    path: `/track?id=${orderId(0)}&inspect`,
    stored: oneOrder,
    prepare: async (page) => {
      await markerOf(page).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
      await markerOf(page).waitFor({ state: 'hidden' });
    },
    open: async (page) => {
      await page.goBack();
      await markerOf(page).waitFor();
    },
    close: async (page) => {
      await page.goForward();
      await markerOf(page).waitFor({ state: 'hidden' });
    },
  },
];

/** @type {Benchmark[]} */
export const benchmarks = things.map((thing) => ({
  name: `memory, 40 more openings: ${thing.name}`,
  measure: measureLeftovers(thing),
  limits: {
    'Values kept (kB)': { most: 100 },
    // If each opening leaked one object, the number would grow by 40. The limit is above 0, because the
    // number of the browser's own objects varies.
    'Nodes, listeners, actors, timers': { most: 10 },
    'Detached nodes': { most: 0 },
  },
}));
