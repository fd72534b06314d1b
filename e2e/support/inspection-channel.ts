/** Records the messages of an inspected visit to the designers' page, as another tab could. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A message on the channel. */
export type Word = { type: string };

declare global {
  var heard: Word[] | undefined;
}

/** Records every message on the channel from now on. */
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

/** Returns all messages until now. The page posts a last one first, so that none is still under way. */
export async function heardFrom(page: Page, listener: Page): Promise<Word[]> {
  await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    new BroadcastChannel('chartwalk-inspection').postMessage({ type: 'last word' });
  });
  const heard = () => listener.evaluate(() => globalThis.heard ?? []);
  // Other messages may follow the last one, because a running clock sends more of them.
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('last word');
  return (await heard()).filter(({ type }) => type === 'actor' || type === 'left');
}
