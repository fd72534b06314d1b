/** What is left behind by opening and closing the same thing again and again. */
import { generateCart, generateChat, generateOrder } from './generated-data.mjs';
import { metricsOf } from './measuring.mjs';
import { newCustomer, openBrowserWith, untilIdle } from './visit.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ page: Page, open: () => Promise<unknown>, close: () => Promise<unknown> }} Thing */

/** The first rounds fill caches that stay; growth is what comes after. */
const WARM = 10;
const ROUNDS = 50;

/**
 * @param {(context: BrowserContext) => Promise<Thing>} prepare
 * @returns {(context: BrowserContext) => Promise<number[]>} what there is more of after 50 rounds than
 *   after 10, in kilobytes of the page's own values and in nodes, listeners, actors and timers; and how
 *   many detached nodes there are then
 */
export function measureLeftovers(prepare) {
  return async (context) => {
    await context.addInitScript(countActorsAndTimers);
    const { page, open, close } = await prepare(context);
    const read = await metricsOf(page);
    const session = await context.newCDPSession(page);
    const rounds = async (/** @type {number} */ count) => {
      for (let round = 0; round < count; round += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await open();
        // oxlint-disable-next-line no-await-in-loop
        await close();
      }
    };
    const takeStock = async () => {
      await page.mouse.move(0, 0);
      // Ripples and transitions have come to their end.
      await page.waitForTimeout(1500);
      await untilIdle(page);
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const [actors = 0, timers = 0] = await page.evaluate(() =>
        /** @type {{ liveCounts: () => number[] }} */ (
          /** @type {unknown} */ (globalThis)
        ).liveCounts(),
      );
      return {
        ...(await weigh(session)),
        kept: (await read('Nodes')) + (await read('JSEventListeners')) + actors + timers,
      };
    };
    await rounds(WARM);
    const before = await takeStock();
    await rounds(ROUNDS - WARM);
    const after = await takeStock();
    return [(after.bytes - before.bytes) / 1024, after.kept - before.kept, after.detached];
  };
}

/** Runs in the page, before anything else: inspected actors that are active, timers that wait. */
function countActorsAndTimers() {
  const actors = new Set();
  new BroadcastChannel('fooddash-inspection').addEventListener('message', ({ data }) => {
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
    liveCounts: () => [actors.size, timers.size],
  });
}

/**
 * The values that the page's scripts hold, in bytes, and the nodes that they hold though they are in no
 * document any more. The heap also has the code that the browser compiles while it runs and its own
 * records of how fast the page was; both grow whatever the page does.
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

/** @type {(context: BrowserContext) => Promise<Thing>} */
export async function cartDrawer(context) {
  const { uid, session } = await newCustomer();
  const page = await openBrowserWith(context, { [`cart_${uid}`]: generateCart(20), ...session });
  await page.goto('/about?inspect');
  const dialog = page.getByRole('dialog');
  return {
    page,
    open: async () => {
      await page.getByRole('button', { name: 'Cart, 20 items' }).click();
      await dialog.getByText('Dish number 20', { exact: true }).waitFor();
    },
    close: async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}

/** @type {(context: BrowserContext) => Promise<Thing>} */
export async function authModal(context) {
  const page = await openBrowserWith(context, {});
  await page.goto('/about?inspect');
  const dialog = page.getByRole('dialog');
  return {
    page,
    open: async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true }).click();
      await dialog.getByLabel('Email Address').waitFor();
    },
    close: async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}

/** @type {(context: BrowserContext) => Promise<Thing>} */
export async function driverChat(context) {
  const { uid, session } = await newCustomer();
  const order = generateOrder(0, uid);
  const page = await openBrowserWith(context, {
    orders: { [order.id]: order },
    [`chat_${order.id}`]: generateChat(100),
    ...session,
  });
  await page.goto(`/track?id=${order.id}&inspect`);
  const card = page.getByRole('region', { name: 'Driver', exact: true });
  await page.getByRole('region', { name: /^Order #/ }).waitFor();
  const dialog = page.getByRole('dialog');
  return {
    page,
    open: async () => {
      await card.getByRole('button').click();
      await dialog.getByText('(100)').first().waitFor();
    },
    close: async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}

/**
 * The page with the map is left and come back to.
 * @type {(context: BrowserContext) => Promise<Thing>}
 */
export async function deliveryMap(context) {
  const order = generateOrder(0, 'asha');
  const page = await openBrowserWith(context, { orders: { [order.id]: order } });
  const map = page.getByRole('region', { name: 'Delivery map' });
  const marker = map.getByRole('button', { name: 'Delivery Location' });
  await page.goto(`/track?id=${order.id}&inspect`);
  await marker.waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  await map.waitFor({ state: 'hidden' });
  return {
    page,
    open: async () => {
      await page.goBack();
      await marker.waitFor();
    },
    close: async () => {
      await page.goForward();
      await map.waitFor({ state: 'hidden' });
    },
  };
}
