/** Adds matchers to the page's tests, and removes the rendered page after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A test must not fail only because the computer is busy.
configure({ asyncUtilTimeout: 40_000 });

// jsdom has no layout, so no element ever changes its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Style elements are not inserted, because jsdom would compute the component styles again for every query by
// role.
const insertIntoHead = document.head.insertBefore.bind(document.head);
document.head.insertBefore = (node, before) =>
  node instanceof HTMLStyleElement ? node : insertIntoHead(node, before);

afterEach(cleanup);
