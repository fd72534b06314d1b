import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { geolocationMachine } from '../../machines/geolocation.ts';
import { home } from '../fixtures.ts';

const failureSentences = {
  unsupported: 'Geolocation is not supported by this browser.',
  denied: 'Location access denied. Please enable location services.',
  unavailable: 'Location information unavailable.',
  timeout: 'Location request timed out.',
  unknown: 'An unknown error occurred.',
};

/** Returns the sentence that the screen must show after a failed request. */
export function failureSentence({
  context: { failure },
}: Pick<SnapshotFrom<typeof geolocationMachine>, 'context'>): string {
  return failure === null ? 'The request did not fail.' : failureSentences[failure];
}

export const geolocationModel = defineModel({
  machine: geolocationMachine,
  starts: { 'at the map of an order': {} },
  moves: {
    'geolocation.requested': { samples: { 'the customer asks for their location': {} } },
    'xstate.done.actor.locate': {
      samples: {
        'the browser finds the customer': { kind: 'found', position: home },
        'the browser has no geolocation': { kind: 'failed', reason: 'unsupported' },
        'the customer denies access': { kind: 'failed', reason: 'denied' },
        'the browser finds no position': { kind: 'failed', reason: 'unavailable' },
        'the browser takes too long': { kind: 'failed', reason: 'timeout' },
        'the browser reports an unknown error': { kind: 'failed', reason: 'unknown' },
      },
    },
    'xstate.error.actor.locate': {
      samples: { 'locating fails unexpectedly': new Error('The compass is broken.') },
    },
  },
  memory: ({ position, failure }) => ({ position, failure }),
  invariants: {
    always: {
      'a position is known if one was found': (snapshot) =>
        !snapshot.matches('found') || snapshot.context.position !== null,
      'a reason for the failure is known if and only if the last request failed': (snapshot) =>
        snapshot.matches('failed') === (snapshot.context.failure !== null),
      'a position that was found stays known': ({ context }, before) =>
        before?.context.position == null || context.position !== null,
    },
    eventually: {
      'the browser has answered': (snapshot) =>
        snapshot.matches('found') || snapshot.matches('failed'),
    },
  },
});
