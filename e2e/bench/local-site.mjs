/**
 * Serves a build as Firebase Hosting does: compressed, and by the rules of firebase.json. The benchmarks do
 * not use the Hosting emulator, because it would take processor time from the measured page.
 */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { signInUrl } from '../../src/commands/emulators.mjs';
import { grayTile } from '../support/gray-tile.mjs';

/** @typedef {Awaited<ReturnType<typeof serveSite>>} Site */

/** The path of the street tiles on this server. The measured app loads its tiles from this path. */
export const tileUrl = '/tiles/{z}/{x}/{y}.png';

/** @type {{ hosting: { rewrites: { source: string, destination: string }[], headers: { source: string, headers: { key: string, value: string }[] }[] } }} */
const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
);

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

/**
 * @param {string} folder
 * @param {string} path
 */
function answer(folder, path) {
  if (path.startsWith('/tiles/')) return { status: 200, headers: {}, body: grayTile };
  const rewritten = hosting.rewrites.find(({ source }) => matches(source, path))?.destination;
  const file = [path, `${path}.html`, `${path}index.html`, rewritten ?? '/404.html', '/404.html']
    .map((name) => `${folder}${name}`)
    .find((name) => existsSync(name) && statSync(name).isFile());
  if (!file) throw new Error(`${folder} has no build.`);
  const type = extname(file);
  const headers = hosting.headers
    .filter(({ source }) => matches(source, path))
    .flatMap((rule) => rule.headers)
    .map(({ key, value }) => [key, value.replace('connect-src', `connect-src ${signInUrl}`)]);
  const content = readFileSync(file);
  const body = compressed.has(type) ? gzipSync(content) : content;
  return {
    status: file.endsWith('/404.html') ? 404 : 200,
    headers: {
      ...Object.fromEntries(headers),
      'Content-Type': types[type] ?? 'application/octet-stream',
      'Content-Length': body.length,
      ...(compressed.has(type) ? { 'Content-Encoding': 'gzip' } : {}),
    },
    body,
  };
}

/**
 * @param {string} source a pattern of firebase.json
 * @param {string} path
 */
function matches(source, path) {
  const pattern = source.replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${pattern}$`).test(path);
}

/** @param {string} folder */
export async function serveSite(folder) {
  /** @type {Map<string, ReturnType<typeof answer>>} */
  const answers = new Map();
  let sent = 0;
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const { status, headers, body } = answers.get(path) ?? answer(folder, path);
    answers.set(path, { status, headers, body });
    response.writeHead(status, headers).end(body);
    sent += body.length;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    // Use `localhost`, because the pages' canonical links contain this host name.
    url: `http://localhost:${port}`,
    /** Returns the compressed size of all response bodies, in bytes. */
    bytesSent: () => sent,
    forgetBytesSent: () => {
      sent = 0;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
