/** Checks the ports that a command needs, and reports those that another program uses. */
import { connect } from 'node:net';
import { Problem } from './terminal.mjs';

/** @typedef {{ number: number, neededBy: string }} Port */

/** @param {Port[]} ports */
export async function requireFreePorts(...ports) {
  const answers = await Promise.all(ports.map(({ number }) => isTaken(number)));
  const taken = ports.filter((_port, index) => answers[index]);
  const sentences = taken.map(
    ({ number, neededBy }) =>
      `Port ${number}, which ${neededBy} needs, is already in use: stop the program that uses it, then try again.`,
  );
  if (sentences.length > 0) throw new Problem(sentences.join('\n'));
}

/**
 * Returns whether a program answers on one of localhost's two addresses. A browser tries both addresses. On
 * some systems, two programs can share a port, so an attempt to listen would miss some programs.
 * @param {number} port
 */
async function isTaken(port) {
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map(
      (host) =>
        new Promise((resolve) => {
          const socket = connect({ host, port }, () => resolve(socket.destroy() && true));
          socket.once('error', () => resolve(false));
        }),
    ),
  );
  return answers.includes(true);
}
