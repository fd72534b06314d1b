/**
 * A site that answers as another one does, which it asks once for each address. The Hosting emulator
 * would take the processor from the page that is measured; production's servers are elsewhere.
 */
import { once } from 'node:events';
import { createServer, get } from 'node:http';

/** Those of the connection on which an answer came. */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').OutgoingHttpHeaders} headers
 * @property {Buffer} body as it came, compressed or not
 */

/**
 * @param {string} url
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {Promise<Answer>}
 */
async function ask(url, headers) {
  const request = get(url, { headers: { 'accept-encoding': headers['accept-encoding'] } });
  const [answer] = await once(request, 'response');
  const body = Buffer.concat(await answer.toArray());
  const kept = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name));
  return {
    status: answer.statusCode,
    headers: { ...Object.fromEntries(kept), 'content-length': body.length },
    body,
  };
}

/**
 * @param {string} site
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function recordSite(site) {
  /** @type {Map<string, Promise<Answer>>} */
  const answers = new Map();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = answers.get(path) ?? ask(`${site}${path}`, request.headers);
    answers.set(path, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error) => response.writeHead(502).end(String(error)),
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
