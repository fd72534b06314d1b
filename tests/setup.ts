/** The setup of every screen test: matchers, and a clean page after each test. */
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { WAIT_TIMEOUT } from './timeouts.ts';

// The same for every file, because files share what they have loaded: path tests follow each actor that
// a screen mounts, and the identity service and the memory of who is signed in are played by the test.
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

/** A rule of emotion, for an element itself and without a condition. */
const HIDES = /^\.[\w-]+\{[^}]*(?:display:none|visibility:hidden)/;

configure({
  asyncUtilTimeout: WAIT_TIMEOUT,
  // With a stopped clock, Testing Library counts its tries by the clock's time, which passes as fast as it
  // asks. Between two of them, whatever really takes time has a turn: code that loads, above all.
  unstable_advanceTimersWrapper: async (advance) => {
    await act(async () => advance());
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  },
});

// jsdom lays nothing out, so there is nothing to scroll.
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// Nor does anything change its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// And all of a page is in view.
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

// Nor does it draw: it would work the component styles out anew for every query by role, which takes
// most of the time. What hides an element on screens of any size counts; how things look is for the tests in
// a browser.
const insertIntoHead = document.head.insertBefore.bind(document.head);
document.head.insertBefore = (node, before) => {
  if (!(node instanceof HTMLStyleElement)) return insertIntoHead(node, before);
  const append = node.appendChild.bind(node);
  node.appendChild = (rule) => {
    if (HIDES.test(rule.textContent ?? '')) insertIntoHead(node, null);
    return append(rule);
  };
  return node;
};

// Nor does it paint, and it would say so for each tile of the map.
HTMLCanvasElement.prototype.getContext = () => null;

afterEach(cleanup);

// Nothing to wait for: parts of a page that come when the browser has time come at once.
globalThis.requestIdleCallback = (run) => {
  run({ didTimeout: false, timeRemaining: () => 50 });
  return 0;
};
