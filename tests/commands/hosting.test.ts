import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { pages } from '../../src/prerender/pages.ts';

/** Hosting's `*` stands for one path segment, never for none or two. */
function matches(source: string, path: string) {
  return new RegExp(`^${source.replaceAll('*', '[^/]+')}$`).test(path);
}

const files = new Set(pages.map(({ file }) => file));

/** Whether Hosting has a file for a path, under its clean name or by a rewrite. */
function isServed(path: string): boolean {
  const rewritten = firebase.hosting.rewrites.find(({ source }) => matches(source, path));
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return files.has(file) || (rewritten !== undefined && files.has(rewritten.destination.slice(1)));
}

test.each([
  '/',
  '/about',
  '/services',
  '/blog',
  '/restaurants',
  '/restaurant/coal-and-rumali',
  '/restaurant/not-one-of-ours',
  '/checkout',
  '/orders',
  '/track',
])('%s is a page of the app', (path) => {
  expect(isServed(path)).toBe(true);
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
  expect(isServed(path)).toBe(false);
});

test('the page of paths that nothing is known of is a page of the build @2.7', () => {
  expect(files).toContain('404.html');
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
