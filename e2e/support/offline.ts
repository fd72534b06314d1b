/** A page without a network. */
import type { Page } from '@playwright/test';

/**
 * Takes the network away. Current Chromium lets each new document believe that it is online again, so
 * it is told every time.
 *
 * @returns what gives the network back
 */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const devTools = await context.newCDPSession(page);
  const tell = (offline: boolean) =>
    devTools.send('Network.overrideNetworkState', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  const remind = () => void tell(true);
  await context.setOffline(true);
  await tell(true);
  page.on('framenavigated', remind);
  return async () => {
    page.off('framenavigated', remind);
    await context.setOffline(false);
    await tell(false);
  };
}
