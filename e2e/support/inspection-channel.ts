/** Records the messages of an inspected visit to the designers' page, as another tab could. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A word on the channel. */
export type Word = { type: string };

declare global {
  var heard: Word[] | undefined;
}

/** Hears every word on the channel from now on. */
export async function listen(listener: Page): Promise<void> {
  await listener.evaluate(() => {
    const heard: Word[] = [];
    globalThis.heard = heard;
    const channel = new BroadcastChannel('chartwalk-inspection');
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      heard.push(data);
    });
  });
}

/** All that was said until now; the tab's own last word tells that nothing is still on its way. */
export async function heardFrom(page: Page, listener: Page): Promise<Word[]> {
  await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    new BroadcastChannel('chartwalk-inspection').postMessage({ type: 'last word' });
  });
  const heard = () => listener.evaluate(() => globalThis.heard ?? []);
  // A running clock goes on talking.
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('last word');
  return (await heard()).filter(({ type }) => type === 'actor' || type === 'left');
}
