import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * A server on this machine.
 *
 * @param {import('node:http').RequestListener} answer
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>} the free port that it listens on
 */
export async function serveLocally(answer) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    port: address.port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
