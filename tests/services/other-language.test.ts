// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { canLoad, watchMissingLanguage } from '../../src/services/other-language.ts';

const load = vi.fn<typeof fetch>();

/** Gives the browser one service worker, which answers for the paths below a scope. */
function register(scope: string, active: object | null = {}): void {
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      getRegistration: async () => ({ scope: new URL(scope, location.href).href, active }),
    },
  });
}

/** Subscribes in the same way as a notice, and returns a list to which each report is added. */
function watch(): boolean[] {
  const reported: boolean[] = [];
  onTestFinished(watchMissingLanguage((isMissing) => reported.push(isMissing)));
  return reported;
}

beforeEach(() => {
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', load);
});
afterEach(async () => {
  load.mockResolvedValue(new Response());
  await canLoad('/hi', '/hi');
  vi.unstubAllGlobals();
});

test('a page can be loaded if the server answers a request for it @25.8', async () => {
  load.mockResolvedValue(new Response());
  expect(await canLoad('/hi/track', '/hi')).toBe(true);
  expect(load).toHaveBeenCalledWith('/hi/track', expect.objectContaining({ method: 'HEAD' }));
});

test.each([
  ['/hi/track', '/hi', '/hi'],
  ['/track', '', '/'],
])(
  'the page %s of a saved language can be loaded without a network @25.8',
  async (path, basePath, scope) => {
    register(scope);
    expect(await canLoad(path, basePath)).toBe(true);
    expect(load).not.toHaveBeenCalled();
  },
);

test.each([
  ['only this page’s language is saved', '/', {}],
  ['the other language is still being saved', '/hi', null],
])('without a network, a page can’t be loaded if %s @25.8', async (_, scope, active) => {
  register(scope, active);
  expect(await canLoad('/hi/track', '/hi')).toBe(false);
});

test('a page that can’t be loaded is reported until the network is back', async () => {
  const reported = watch();
  await canLoad('/hi', '/hi');
  expect(watch()).toEqual([true]);
  window.dispatchEvent(new Event('online'));
  expect(reported.slice(0, 3)).toEqual([false, false, true]);
  expect(reported.at(-1)).toBe(false);
});

test('a second failed attempt is also reported', async () => {
  const reported = watch();
  await canLoad('/hi', '/hi');
  await canLoad('/hi', '/hi');
  expect(reported).toEqual([false, false, true, false, true]);
});
