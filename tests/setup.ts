/** Sets up every screen test with matchers, and cleans the page after each test. */
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { WAIT_TIMEOUT } from './timeouts.ts';

// Every file mocks the same modules, because files share what they have loaded. Path tests observe
// each actor that a screen mounts, and tests replace the identity service and the remembered user.
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

/** Matches an unconditional Emotion rule that hides an element itself. */
const HIDES = /^\.[\w-]+\{[^}]*(?:display:none|visibility:hidden)/;

configure({
  asyncUtilTimeout: WAIT_TIMEOUT,
  // When the clock is stopped, Testing Library advances it at each attempt, so a timeout passes in
  // almost no real time. This wait between two attempts lets real work finish, such as loading
  // code.
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

// In jsdom, nothing changes its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// In jsdom, the whole page counts as visible.
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

// jsdom applies component styles again for every query by role, which takes most of the time. It
// does not paint, so only rules that hide elements on all screens are inserted. Browser tests check
// the appearance.
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

// jsdom does not paint, and would log an error for each tile of the map.
HTMLCanvasElement.prototype.getContext = () => null;

afterEach(cleanup);

// Runs idle callbacks at once, so that parts of a page that load when idle need no waiting.
globalThis.requestIdleCallback = (run) => {
  run({ didTimeout: false, timeRemaining: () => 50 });
  return 0;
};
