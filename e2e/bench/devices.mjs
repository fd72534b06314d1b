/** The two devices that pages are measured on: this machine, and this machine as slow as a phone. */
import { chromium, devices } from 'playwright';
import { launchOptions } from '../../src/commands/chromium.mjs';

/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Device
 * @property {'desktop' | 'phone'} name
 * @property {import('playwright').BrowserContextOptions} options
 * @property {number} slowdown of the processor
 * @property {{ latency: number, downloadThroughput: number, uploadThroughput: number } | null} network
 *   in milliseconds and bytes per second
 * @property {number} pause between two clicks, in milliseconds
 * @property {number} mostOfFloor how many times as long as the floor a page may take until it works
 * @property {number} longestInert milliseconds after that in which a part of the page may still be inert
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
 * Opens an empty page in its own browser, with an empty cache, and measures it.
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
