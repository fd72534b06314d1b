// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as whenSettledModule from '../../src/services/when-settled.ts';

/** What waits for the browser to be idle. */
let waiting: (() => void)[] = [];
const becomeIdle = () => {
  for (const run of waiting.splice(0)) run();
};

/** A page that has just begun: one settles only once. */
let page: typeof whenSettledModule;

beforeEach(async () => {
  vi.resetModules();
  page = await import('../../src/services/when-settled.ts');
  vi.useFakeTimers();
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function settling() {
  const run = vi.fn<() => void>();
  page.whenSettled(run);
  return run;
}

const button = () => document.body.appendChild(document.createElement('button'));

const signs = {
  'the pointer moves': () =>
    document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true })),
  'the pointer is pressed': () =>
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })),
  'a key is pressed': () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })),
  'something gets the focus': () => button().focus(),
  'the page scrolls': () => document.dispatchEvent(new Event('scroll', { bubbles: true })),
  'the browser goes back': () => globalThis.dispatchEvent(new PopStateEvent('popstate')),
  'the page goes on by itself': () => page.settle(),
};
const everySign = Object.values(signs);

test.each(Object.entries(signs))('a page has settled as soon as %s', (_, give) => {
  const run = settling();
  expect(run).not.toHaveBeenCalled();
  give();
  expect(run).toHaveBeenCalledOnce();
});

test('a page has settled once: more signs and more time are no news', () => {
  const run = settling();
  for (const give of everySign) give();
  for (const give of everySign) give();
  vi.advanceTimersByTime(60_000);
  becomeIdle();
  expect(run).toHaveBeenCalledOnce();
});

test('a page that nobody touches has settled after three seconds, once the browser is idle', () => {
  const run = settling();
  vi.advanceTimersByTime(2999);
  becomeIdle();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).not.toHaveBeenCalled();
  becomeIdle();
  expect(run).toHaveBeenCalledOnce();
});

test('a sign after that is no news', () => {
  const run = settling();
  vi.advanceTimersByTime(3000);
  becomeIdle();
  for (const give of everySign) give();
  expect(run).toHaveBeenCalledOnce();
});

test('a sign while the browser is still busy settles the page, and nothing does again', () => {
  const run = settling();
  vi.advanceTimersByTime(3000);
  everySign[0]?.();
  expect(run).toHaveBeenCalledOnce();
  becomeIdle();
  expect(run).toHaveBeenCalledOnce();
});

test('everybody who waits is called back', () => {
  const runs = [settling(), settling()];
  everySign[0]?.();
  for (const run of runs) expect(run).toHaveBeenCalledOnce();
});

test('nothing is put off once the page has settled', () => {
  settling();
  everySign[0]?.();
  expect(settling()).toHaveBeenCalledOnce();
});

test('nothing is put off where the page went on before anybody waited', () => {
  page.settle();
  expect(settling()).toHaveBeenCalledOnce();
});
