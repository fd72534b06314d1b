/**
 * Answers as the Hosting emulator does, which it asks once for each address: the emulator itself would
 * take the processor from the page that is measured.
 */
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { grayTile } from '../support/gray-tile.mjs';

/** @typedef {Awaited<ReturnType<typeof recordSite>>} Site */

/** Headers of the connection on which an answer came. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** @param {string} url */
async function ask(url) {
  const request = get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const [answer] = await once(request, 'response');
  const body = Buffer.concat(await answer.toArray());
  const kept = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name));
  return {
    status: answer.statusCode,
    headers: { ...Object.fromEntries(kept), 'content-length': body.length },
    body,
  };
}

/** Street tiles are under this path of the same site: a build for the benchmark is told so. */
export const tileUrl = '/tiles/{z}/{x}/{y}.png';
const tile = Promise.resolve({
  status: 200,
  headers: { 'content-type': 'image/png', 'content-length': grayTile.length },
  body: grayTile,
});

/**
 * @param {string} site
 * @param {string} folder that the site is served from
 */
export async function recordSite(site, folder) {
  /** @type {Map<string, ReturnType<typeof ask>>} */
  const answers = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = `${entry.parentPath}/${entry.name}`.slice(folder.length);
    const path = `/${file.replace(/^\/|(index)?\.html$/g, '')}`;
    answers.set(path, ask(`${site}${path}`));
  }
  await Promise.all(answers.values());
  let sent = 0;
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const asked = path.startsWith('/tiles/') ? tile : (answers.get(path) ?? ask(`${site}${path}`));
    answers.set(path, asked);
    asked.then(
      ({ status, headers, body }) => {
        response.writeHead(status, headers).end(body);
        sent += body.length;
      },
      (error) => response.writeHead(502).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    // By the name that pages have in their canonical links.
    url: `http://localhost:${port}`,
    /** The bytes of all bodies that were asked for, as compressed as they were sent. */
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
