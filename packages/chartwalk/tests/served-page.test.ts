/**
 * Tests that the plugin adds the page to a project's development server, and changes neither the app nor its
 * build.
 */
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chartwalk } from '../vite/chartwalk.ts';

const root = mkdtempSync(join(tmpdir(), 'beside-an-app-'));
const http = createHttpServer();
let vite: ViteDevServer;
let site: string;

beforeAll(async () => {
  mkdirSync(join(root, 'src'));
  writeFileSync(
    join(root, 'index.html'),
    '<title>The app</title><script type="module" src="/src/app.js"></script>',
  );
  writeFileSync(join(root, 'src/app.js'), 'document.title = "It runs";');
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [chartwalk()],
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  http.on('request', vite.middlewares);
  await new Promise<void>((listening) => {
    http.listen(0, '127.0.0.1', listening);
  });
  site = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterAll(async () => {
  http.close();
  await vite.close();
  rmSync(root, { recursive: true });
});

async function load(path: string): Promise<string> {
  const response = await fetch(site + path, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(200);
  return response.text();
}

test.each(['/statecharts', '/statecharts.html', '/statecharts?from=a-bookmark'])(
  'the URL %s serves the page, and the page’s script has a URL on the same server',
  async (path) => {
    const html = await load(path);
    expect(html).toContain('<title>Statecharts</title>');
    const [, script = ''] = /src="([^"]+main\.tsx)"/.exec(html) ?? [];
    expect(await load(script)).toContain('StatechartsApp');
  },
);

test('an app with the plugin still loads its own files', async () => {
  expect(await load('/src/app.js')).toContain('It runs');
});

test.each(['/', '/statecharts-of-mine', '/about/statecharts'])(
  'the URL %s still serves the app',
  async (path) => {
    expect(await load(path)).toContain('<title>The app</title>');
  },
);

async function filesBuiltWith(plugins: ReturnType<typeof chartwalk>) {
  const outDir = join(root, 'dist');
  await build({ root, configFile: false, logLevel: 'silent', plugins, build: { outDir } });
  return new Set(readdirSync(outDir, { recursive: true }).map(String));
}

test('a build of the app contains the same files as without the plugin', async () => {
  expect(await filesBuiltWith(chartwalk())).toEqual(await filesBuiltWith([]));
});
