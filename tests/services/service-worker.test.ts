import { afterEach, expect, test, vi } from 'vitest';
import { applyUpdate, watchForUpdates } from '../../src/services/service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page. If a version is given, that version is waiting to take over. */
async function openWith(waiting: (EventTarget & { state?: string }) | undefined) {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ waiting }) } });
  const onTakeover = vi.fn<() => void>();
  await watchForUpdates({ onFound: () => {}, onTakeover, onPartMissing: () => {} });
  return onTakeover;
}

test('applyUpdate reports the takeover at once if the new version has already taken over', async () => {
  const onTakeover = await openWith(undefined);
  await applyUpdate();
  expect(onTakeover).toHaveBeenCalledTimes(1);
});

test('applyUpdate reports the takeover of a waiting version only after the version is active', async () => {
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
