/** Records the messages that inspected tabs send to the statecharts page. Any other tab could do the same. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A message on the inspection channel. */
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

/**
 * Returns every message so far. The page first posts a message of the type `last word`. Once that message has
 * arrived, no earlier message is still on its way.
 */
export async function everythingHeard(page: Page, listener: Page): Promise<Word[]> {
  await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    new BroadcastChannel('chartwalk-inspection').postMessage({ type: 'last word' });
  });
  const heard = () => listener.evaluate(() => globalThis.heard ?? []);
  // Other messages may follow `last word`, because a running clock keeps sending them.
  await expect.poll(async () => (await heard()).map(({ type }) => type)).toContain('last word');
  return heard();
}

/** Returns the messages so far about actors and closed tabs. */
export async function heardFrom(page: Page, listener: Page): Promise<Word[]> {
  const heard = await everythingHeard(page, listener);
  return heard.filter(({ type }) => type === 'actor' || type === 'left');
}

/** Asks every inspected tab to repeat all earlier messages, as a newly opened statecharts page does. */
export async function askForThePast(page: Page, listener: Page): Promise<void> {
  await listener.evaluate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    new BroadcastChannel('chartwalk-inspection').postMessage({ type: 'hello' });
  });
  await expect
    .poll(async () => (await everythingHeard(page, listener)).map(({ type }) => type))
    .toContain('past');
}
