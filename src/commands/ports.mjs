/**
 * The ports the commands use, and what they say when another program holds one of them.
 */
import { connect } from 'node:net';
import { Problem } from './terminal.mjs';

/** @typedef {{ number: number, neededBy: string }} Port */

export const appPort = { number: 5173, neededBy: 'the app' };
export const previewPort = { number: 4173, neededBy: 'the preview' };
export const signInPort = { number: 9099, neededBy: 'the sign-in emulator' };

/** @param {Port[]} ports */
export async function requireFreePorts(...ports) {
  const answers = await Promise.all(ports.map(({ number }) => isTaken(number)));
  const taken = ports.filter((_port, index) => answers[index]);
  if (taken.length > 0) throw new Problem(portsTakenSentence(taken));
}

/** @param {Port[]} ports */
export function portsTakenSentence(ports) {
  const names = ports.map(({ number, neededBy }) => `port ${number}, which ${neededBy} needs,`);
  const sentence =
    ports.length === 1
      ? `${names.join()} is already in use: stop the program that uses it, then try again.`
      : `${names.join(' and ')} are already in use: stop the programs that use them, then try again.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/**
 * A browser tries both addresses of localhost, so a stranger on either one is in the way.
 * @param {number} port
 */
export async function isTaken(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => someoneAnswers(host, port)));
  return answers.includes(true);
}

/**
 * Asking for an answer sees more than trying to listen: some systems let two programs share a port
 * when one of them listens on every address.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function someoneAnswers(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
