/** Prepares each file of screen tests: adds matchers, mocks modules and fills gaps in jsdom. */
import './lean-react.ts';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { answerQuickly, readHidingRules } from './quick-styles.ts';
import { WAIT_TIMEOUT } from './timeouts.ts';

// The mocks are the same in every file, because test files share the modules that they have loaded. The
// first mock lets path tests observe each actor that a screen mounts. The other mocks let a test decide who is
// signed in, which version of the app is found, and whether there are sample orders.
vi.mock('@xstate/react', async (real) =>
  (await import('chartwalk/vitest')).observing(await real()),
);
vi.mock(
  '../src/services/identity.ts',
  async () => (await import('./components/identity.ts')).identityService,
);
vi.mock(
  '../src/services/remembered-user.ts',
  async () => (await import('./components/identity.ts')).rememberedUser,
);
vi.mock(
  '../src/services/service-worker.ts',
  async () => (await import('./components/service-worker.ts')).serviceWorker,
);
vi.mock('../src/data/sample-orders.ts', async (real) =>
  (await import('./components/sample-orders.ts')).hideable(await real()),
);

configure({
  asyncUtilTimeout: WAIT_TIMEOUT,
  // While a test has stopped the clock, Testing Library advances it at each attempt. Its timeout then
  // passes in almost no real time. The wait below gives real work, such as loading code, time to finish.
  unstable_advanceTimersWrapper: async (advance) => {
    await act(async () => advance());
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  },
});

// jsdom has no layout, so it cannot scroll.
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// jsdom lacks `ResizeObserver`. No element changes its size in jsdom, so the observer reports nothing.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom lacks `IntersectionObserver`. The replacement reports every element as visible.
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  #report: () => void;
  constructor(callback: IntersectionObserverCallback) {
    this.#report = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
  observe() {
    this.#report();
  }
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
};

readHidingRules();
answerQuickly();

// jsdom has no canvas. Without this replacement, jsdom logs an error for each tile of the map.
HTMLCanvasElement.prototype.getContext = () => null;

afterEach(cleanup);

// Runs idle callbacks at once, because some parts of a page load only when the browser is idle.
globalThis.requestIdleCallback = (run) => {
  run({ didTimeout: false, timeRemaining: () => 50 });
  return 0;
};
