/** The setup of the page's tests: matchers, and a clean page after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is no reason to fail.
configure({ asyncUtilTimeout: 40_000 });

// jsdom lays nothing out, so nothing changes its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor does it draw: it would work out the component styles again for every query by role.
const insertIntoHead = document.head.insertBefore.bind(document.head);
document.head.insertBefore = (node, before) =>
  node instanceof HTMLStyleElement ? node : insertIntoHead(node, before);

afterEach(cleanup);
