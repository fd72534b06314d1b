/**
 * Records the messages that inspected tabs send to the statecharts page. Any other tab of the site could
 * record them, too.
 */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A message on the inspection channel. */
export type ChannelMessage = { type: string };

declare global {
  var received: ChannelMessage[] | undefined;
}

/** Records every message on the channel from now on. */
export async function recordMessages(listener: Page): Promise<void> {
  await listener.evaluate(() => {
    const received: ChannelMessage[] = [];
    globalThis.received = received;
    const channel = new BroadcastChannel('chartwalk-inspection');
    channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
      received.push(data);
    });
  });
}

/**
 * Returns every message so far. The page first posts a message of the type `last word`. Once that message has
 * arrived, no earlier message is still on its way.
 */
export async function getAllMessages(page: Page, listener: Page): Promise<ChannelMessage[]> {
  await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    new BroadcastChannel('chartwalk-inspection').postMessage({ type: 'last word' });
  });
  const received = () => listener.evaluate(() => globalThis.received ?? []);
  // Other messages may follow `last word`, because a running clock keeps sending them.
  await expect.poll(async () => (await received()).map(({ type }) => type)).toContain('last word');
  return received();
}

/** Returns the messages so far about actors and closed tabs. */
export async function getActorMessages(page: Page, listener: Page): Promise<ChannelMessage[]> {
  const received = await getAllMessages(page, listener);
  return received.filter(({ type }) => type === 'actor' || type === 'left');
}

/** Asks every inspected tab to repeat all earlier messages, as a newly opened statecharts page does. */
export async function requestPast(page: Page, listener: Page): Promise<void> {
  await listener.evaluate(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    new BroadcastChannel('chartwalk-inspection').postMessage({ type: 'hello' });
  });
  await expect
    .poll(async () => (await getAllMessages(page, listener)).map(({ type }) => type))
    .toContain('past');
}
