import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };

/** Hosting's `*` stands for one path segment, never for none or two. */
function matches(source: string, path: string) {
  return new RegExp(`^${source.replaceAll('*', '[^/]+')}$`).test(path);
}

const isRewritten = (path: string) =>
  firebase.hosting.rewrites.some(({ source }) => matches(source, path));

test.each([
  '/about',
  '/services',
  '/blog',
  '/restaurants',
  '/restaurant/1',
  '/checkout',
  '/orders',
  '/track',
])('%s is a page of the app', (path) => {
  expect(isRewritten(path)).toBe(true);
});

test.each([
  '/profile',
  '/privacy',
  '/terms',
  '/blog/1',
  '/blog/category/news',
  '/restaurant',
  '/restaurant/1/menu',
  '/anything',
])('%s has no page, so it keeps its 404 status', (path) => {
  expect(isRewritten(path)).toBe(false);
});

test('every rewrite leads to the app', () => {
  const destinations = firebase.hosting.rewrites.map(({ destination }) => destination);
  expect(new Set(destinations)).toEqual(new Set(['/index.html']));
});

test('only what is named after its content may be kept: the later rule wins', () => {
  const caching = firebase.hosting.headers.map(({ source, headers }) => [
    source,
    headers.find(({ key }) => key === 'Cache-Control')?.value,
  ]);
  expect(caching).toEqual([
    ['**', 'no-cache'],
    ['/assets/**', 'public, max-age=31536000, immutable'],
  ]);
});
