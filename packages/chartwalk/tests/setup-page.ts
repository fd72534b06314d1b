/** The setup of the page's tests: matchers, and a clean page after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Tests must not fail only because the machine is busy.
configure({ asyncUtilTimeout: 40_000 });

// jsdom has no layout, so no element ever changes its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom does not draw either, but would compute the component styles again for every query by role.
const insertIntoHead = document.head.insertBefore.bind(document.head);
document.head.insertBefore = (node, before) =>
  node instanceof HTMLStyleElement ? node : insertIntoHead(node, before);

afterEach(cleanup);
