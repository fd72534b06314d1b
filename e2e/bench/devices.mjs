/** The two devices that pages are measured on: this computer, and this computer slowed down like a phone. */
import { chromium, devices } from 'playwright';
import { launchOptions } from '../../src/commands/chromium.mjs';

/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Device
 * @property {'desktop' | 'phone'} name
 * @property {import('playwright').BrowserContextOptions} options
 * @property {number} slowdown the factor by which the processor is slowed down
 * @property {{ latency: number, downloadThroughput: number, uploadThroughput: number } | null} network
 *   in milliseconds and bytes per second
 * @property {number} pause between two clicks, in milliseconds
 * @property {number} mostOfFloor the maximum time until a page works, as a multiple of the time that the
 *   smallest possible app (the floor) takes
 * @property {number} longestInert the maximum time in milliseconds from the moment when one part of a page
 *   works until all parts work
 */

/** @type {Device} */
export const desktop = {
  name: 'desktop',
  options: { viewport: { width: 1280, height: 900 } },
  slowdown: 1,
  network: null,
  pause: 100,
  mostOfFloor: 2,
  longestInert: 500,
};

/** @type {Device} */
export const phone = {
  name: 'phone',
  options: {
    userAgent: devices['Pixel 5'].userAgent,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  },
  slowdown: 4,
  network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  pause: 200,
  mostOfFloor: 1.75,
  longestInert: 1500,
};

export const bothDevices = [desktop, phone];

/**
 * Opens an empty page in a new browser with an empty cache, and returns what `measure` returns for the page.
 *
 * @template Result
 * @param {Device} device
 * @param {import('playwright').BrowserContextOptions} options
 * @param {(page: Page) => Promise<Result>} measure
 */
export async function onFreshPage(device, options, measure) {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ ...device.options, ...options });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
    if (device.network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        ...device.network,
      });
    }
    return await measure(page);
  } finally {
    await browser.close();
  }
}
