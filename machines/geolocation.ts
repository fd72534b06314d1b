import { assign, fromPromise, setup } from 'xstate';
import type { Coordinates } from './entities.ts';

export type GeolocationFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown';

export type GeolocationOutcome =
  { kind: 'found'; position: Coordinates } | { kind: 'failed'; reason: GeolocationFailure };

export type GeolocationEvent = { type: 'geolocation.requested' };

export const geolocationMachine = setup({
  types: {
    context: {} as { position: Coordinates | null },
    events: {} as GeolocationEvent,
  },
  actors: {
    locate: fromPromise<GeolocationOutcome>(() =>
      Promise.reject(new Error('locate must be provided')),
    ),
  },
  actions: {
    rememberPosition: assign({ position: (_, position: Coordinates | null) => position }),
    /** Tells whoever plans the driver's route. */
    announcePosition: (_, position: Coordinates | null) => {
      throw new Error(`announcePosition must be provided (${String(position)})`);
    },
    logFailure: (_, { error }: { error: unknown }) => {
      throw new Error('logFailure must be provided', { cause: error });
    },
  },
  guards: {
    isFound: (_, outcome: GeolocationOutcome) => outcome.kind === 'found',
    isUnsupported: (_, outcome: GeolocationOutcome) =>
      outcome.kind === 'failed' && outcome.reason === 'unsupported',
    isDenied: (_, outcome: GeolocationOutcome) =>
      outcome.kind === 'failed' && outcome.reason === 'denied',
    isUnavailable: (_, outcome: GeolocationOutcome) =>
      outcome.kind === 'failed' && outcome.reason === 'unavailable',
    isTimeout: (_, outcome: GeolocationOutcome) =>
      outcome.kind === 'failed' && outcome.reason === 'timeout',
  },
}).createMachine({
  id: 'geolocation',
  description: 'Where the customer is, if they let the browser tell.',
  context: { position: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'geolocation.requested': { target: 'locating' } },
    },
    locating: {
      description: 'A second request while the browser is asking changes nothing.',
      invoke: {
        src: 'locate',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'found',
            actions: [
              {
                type: 'rememberPosition',
                params: ({ event }) =>
                  event.output.kind === 'found' ? event.output.position : null,
              },
              { type: 'announcePosition', params: ({ context }) => context.position },
            ],
          },
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event.output },
            target: 'failed.unsupported',
          },
          {
            guard: { type: 'isDenied', params: ({ event }) => event.output },
            target: 'failed.denied',
          },
          {
            guard: { type: 'isUnavailable', params: ({ event }) => event.output },
            target: 'failed.unavailable',
          },
          {
            guard: { type: 'isTimeout', params: ({ event }) => event.output },
            target: 'failed.timeout',
          },
          { target: 'failed.unknown' },
        ],
        onError: {
          target: 'failed.unknown',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    found: {
      on: { 'geolocation.requested': { target: 'locating' } },
    },
    failed: {
      description: 'A position found earlier stays known.',
      initial: 'unknown',
      on: { 'geolocation.requested': { target: 'locating' } },
      states: {
        unsupported: {},
        denied: {},
        unavailable: {},
        timeout: {},
        unknown: {},
      },
    },
  },
});
