/**
 * A site that answers as another one does, which it asks once for each address. The Hosting emulator
 * would take the processor from the page that is measured; production's servers are elsewhere.
 */
import { once } from 'node:events';
import { get } from 'node:http';
import { serveLocally } from './local-server.mjs';

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
  const { port, stop } = await serveLocally((request, response) => {
    const path = request.url ?? '/';
    const answer = answers.get(path) ?? ask(`${site}${path}`, request.headers);
    answers.set(path, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error) => {
        answers.delete(path);
        response.writeHead(502).end(String(error));
      },
    );
  });
  // By the name that pages have in their canonical links.
  return { url: `http://localhost:${port}`, stop };
}
