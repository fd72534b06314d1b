import { afterEach, expect, test, vi } from 'vitest';
import { applyUpdate, watchForUpdates } from '../../src/services/service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser in which this version waits to take over, or none does. */
async function openWith(waiting: (EventTarget & { state?: string }) | undefined) {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ waiting }) } });
  const onTakeover = vi.fn<() => void>();
  await watchForUpdates({ onFound: () => {}, onTakeover, onPartMissing: () => {} });
  return onTakeover;
}

test('a version that another tab let take over is in place: there is nothing to wait for', async () => {
  const onTakeover = await openWith(undefined);
  await applyUpdate();
  expect(onTakeover).toHaveBeenCalledTimes(1);
});

test('a version that waits has taken over only when it is active', async () => {
  const waiting = Object.assign(new EventTarget(), { state: 'installed' });
  const onTakeover = await openWith(waiting);
  await applyUpdate();
  waiting.state = 'activating';
  waiting.dispatchEvent(new Event('statechange'));
  expect(onTakeover).not.toHaveBeenCalled();
  waiting.state = 'activated';
  waiting.dispatchEvent(new Event('statechange'));
  expect(onTakeover).toHaveBeenCalledTimes(1);
});
