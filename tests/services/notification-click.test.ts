import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORDER = 'https://fooddash.example/track?id=FD1';

let click: (event: object) => void;
const matchAll = vi.fn<() => Promise<object[]>>();
const openWindow = vi.fn<(url: string) => Promise<void>>();

function tabAt(url: string) {
  return { url, focus: vi.fn<() => Promise<void>>(), navigate: vi.fn<() => Promise<void>>() };
}

/** Clicks the notification of an order as the browser would. */
async function clickNotification(): Promise<void> {
  const done: Promise<unknown>[] = [];
  click({
    notification: { close: () => {}, data: { path: '/track?id=FD1' } },
    waitUntil: (work: Promise<unknown>) => done.push(work),
  });
  await Promise.all(done);
}

beforeEach(async () => {
  vi.resetModules();
  matchAll.mockReset();
  openWindow.mockReset();
  vi.stubGlobal('self', {
    location: { origin: 'https://fooddash.example' },
    clients: { matchAll, openWindow },
    addEventListener: (_: string, listener: typeof click) => (click = listener),
  });
  await import('../../src/public/notification-click.js');
});
afterEach(() => vi.unstubAllGlobals());

test('a click on a notification shows the tab that is open at the order’s URL @12.5', async () => {
  const about = tabAt('https://fooddash.example/about');
  const order = tabAt(ORDER);
  matchAll.mockResolvedValue([about, order]);
  await clickNotification();
  expect(order.focus).toHaveBeenCalledTimes(1);
  expect(about.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test.each(['/checkout', '/hi/checkout', '/restaurants'])(
  'a click on a notification opens the order in a new tab and leaves the tab at %s unchanged @12.5',
  async (path) => {
    const tab = tabAt(`https://fooddash.example${path}`);
    matchAll.mockResolvedValue([tab]);
    await clickNotification();
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(ORDER);
    // In Chromium, a click may focus a tab or open a window, but not both.
    expect(tab.focus).not.toHaveBeenCalled();
    expect(tab.navigate).not.toHaveBeenCalled();
  },
);
