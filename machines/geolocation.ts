import { assign, setup } from 'xstate';
import type { Coordinates } from '../src/domain/entities.ts';
import { unprovided } from './unprovided.ts';

export type GeolocationFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown';

export type GeolocationOutcome =
  | { kind: 'found'; position: Coordinates }
  | { kind: 'failed'; reason: GeolocationFailure };

export type GeolocationEvent = { type: 'geolocation.requested' };

const failedAs = (outcome: GeolocationOutcome, reason: GeolocationFailure) =>
  // Stryker disable next-line ConditionalExpression: The guard isFound is checked first, and only a failure has a reason, so the condition only narrows the type for the compiler.
  outcome.kind === 'failed' && outcome.reason === reason;

export const geolocationMachine = setup({
  types: {
    context: {} as { position: Coordinates | null },
    events: {} as GeolocationEvent,
  },
  actors: {
    locate: unprovided.promise<GeolocationOutcome>('locate'),
  },
  actions: {
    rememberPosition: assign({ position: (_, position: Coordinates | null) => position }),
    /** Reports the position to the machine that plans the driver's route. */
    announcePosition: unprovided.action<Coordinates | null>('announcePosition'),
  },
  guards: {
    isFound: (_, outcome: GeolocationOutcome) => outcome.kind === 'found',
    isUnsupported: (_, outcome: GeolocationOutcome) => failedAs(outcome, 'unsupported'),
    isDenied: (_, outcome: GeolocationOutcome) => failedAs(outcome, 'denied'),
    isUnavailable: (_, outcome: GeolocationOutcome) => failedAs(outcome, 'unavailable'),
    isTimeout: (_, outcome: GeolocationOutcome) => failedAs(outcome, 'timeout'),
  },
}).createMachine({
  id: 'geolocation',
  description: 'The customer’s position, if they allow it.',
  context: { position: null },
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
              {
                type: 'rememberPosition',
                params: ({ event }) =>
                  // Stryker disable next-line ConditionalExpression: The guard isFound has already checked this, so the condition only narrows the type for the compiler.
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
        },
      },
    },
    found: {
      on: { 'geolocation.requested': { target: 'locating' } },
    },
    failed: {
      description: 'Keeps the last known position.',
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
