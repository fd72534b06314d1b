import { assign, setup } from 'xstate';
import type { Coordinates } from '../src/domain/entities.ts';
import { unprovided } from './unprovided.ts';

export type GeolocationFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown';

export type GeolocationOutcome =
  | { kind: 'found'; position: Coordinates }
  | { kind: 'failed'; reason: GeolocationFailure };

export type GeolocationEvent = { type: 'geolocation.requested' };

export const geolocationMachine = setup({
  types: {
    context: {} as {
      /** The last known position. */
      position: Coordinates | null;
      /** The reason why the last request failed. Null if it did not fail. */
      failure: GeolocationFailure | null;
    },
    events: {} as GeolocationEvent,
  },
  actors: {
    locate: unprovided.promise<GeolocationOutcome>('locate'),
  },
  actions: {
    rememberOutcome: assign((_, outcome: GeolocationOutcome) =>
      outcome.kind === 'found' ? { position: outcome.position } : { failure: outcome.reason },
    ),
    clearFailure: assign({ failure: null }),
    /** Reports the position to the machine that plans the driver's route. */
    announcePosition: unprovided.action<Coordinates | null>('announcePosition'),
  },
  guards: {
    isFound: (_, outcome: GeolocationOutcome) => outcome.kind === 'found',
  },
}).createMachine({
  id: 'geolocation',
  description: 'The customer’s position, if they allow it.',
  context: { position: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'geolocation.requested': { target: 'locating' } },
    },
    locating: {
      description: 'Ignores a second request while the browser’s prompt is open.',
      invoke: {
        src: 'locate',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'found',
            actions: [
              { type: 'rememberOutcome', params: ({ event }) => event.output },
              { type: 'announcePosition', params: ({ context }) => context.position },
            ],
          },
          {
            target: 'failed',
            actions: { type: 'rememberOutcome', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberOutcome', params: { kind: 'failed', reason: 'unknown' } },
        },
      },
    },
    found: {
      on: { 'geolocation.requested': { target: 'locating' } },
    },
    failed: {
      description: 'Keeps the last known position.',
      on: { 'geolocation.requested': { target: 'locating' } },
      exit: 'clearFailure',
    },
  },
});
