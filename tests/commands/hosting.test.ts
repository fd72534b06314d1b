import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { pages } from '../../src/prerender/pages.ts';

/**
 * Returns whether a path matches the `source` of a rewrite in firebase.json. In a source, `*` stands for
 * exactly one segment of the path.
 */
function matches(source: string, path: string) {
  return new RegExp(`^${source.replaceAll('*', '[^/]+')}$`).test(path);
}

const files = new Set(pages.map(({ file }) => file));

/** Returns whether Hosting finds a file for a path, by the name of the file or by a rewrite. */
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
])('Hosting serves %s as a page of the app', (path) => {
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
])('Hosting has no page for %s, and answers with the status 404', (path) => {
  expect(isServed(path)).toBe(false);
});

test('the build includes 404.html, the page for unknown paths @2.7', () => {
  expect(files).toContain('404.html');
});

test('only the files in /assets, whose names change with their content, are cached', () => {
  const caching = firebase.hosting.headers.map(({ source, headers }) => [
    source,
    headers.find(({ key }) => key === 'Cache-Control')?.value,
  ]);
  expect(caching).toEqual([
    ['**', 'no-cache'],
    ['/assets/**', 'public, max-age=31536000, immutable'],
  ]);
});
