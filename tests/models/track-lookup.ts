import { defineModel } from 'chartwalk';
import { trackLookupMachine } from '../../machines/track-lookup.ts';
import type { Order } from '../../src/domain/entities.ts';
import { NOON, order } from '../fixtures.ts';

/** The only order that a lookup can find. */
export const knownOrder = order({ id: 'FD1111111111' });
export const cancelledOrder = order({
  id: knownOrder.id,
  status: 'cancelled',
  cancelledAt: new Date(NOON).toISOString(),
});
const UNKNOWN_ID = 'FD2222222222';

export const trackLookupModel = defineModel({
  machine: trackLookupMachine,
  starts: {
    'on the tracking page': { input: { orderId: '', order: null, now: () => NOON } },
    'on the tracking page of an order': {
      input: { orderId: knownOrder.id, order: null, now: () => NOON },
    },
    'on the tracking page after checkout': {
      input: { orderId: knownOrder.id, order: knownOrder, now: () => NOON },
    },
    'on the tracking page of an order that was delivered': {
      input: {
        orderId: knownOrder.id,
        order: null,
        now: () => Date.parse(knownOrder.estimatedDelivery),
      },
    },
  },
  moves: {
    'track.idTyped': {
      samples: {
        'the ID of an order is typed': { text: knownOrder.id.toLowerCase() },
        'the ID of an unknown order is typed': { text: UNKNOWN_ID },
        'only spaces are typed': { text: '  ' },
      },
      when: ({ context }, { text }) => context.text !== text,
    },
    'track.submitted': {
      samples: { 'Track Order is clicked': {} },
      // The browser does not submit an empty field, and the button is disabled while an order loads.
      when: (snapshot) => snapshot.context.text !== '' && !snapshot.matches({ lookup: 'loading' }),
      // Submitting also reports text that was filled in without an event, and puts the ID into the URL.
      besides: ['track.idTyped', 'track.addressChanged'],
    },
    'track.addressChanged': {
      samples: {
        'a link leads to another order': { orderId: UNKNOWN_ID },
        'a link leads to no order': { orderId: '' },
        'a link leads to the same page': ({ context }) => ({ orderId: context.orderId }),
      },
      // The screen reports the ID in the URL only if the ID has changed.
      sends: (sample, { context }) => (sample.orderId === context.orderId ? null : sample),
    },
    'track.orderChanged': {
      samples: {
        'another tab changes another order': { order: knownOrder },
        'another tab cancels the order': { order: cancelledOrder },
      },
    },
    'xstate.done.actor.lookUpOrder': {
      samples: {
        'the order is found': knownOrder,
        'the order is not found': null,
      },
      when: ({ context }, found: Order | null) => found === null || context.orderId === found.id,
    },
    'xstate.error.actor.lookUpOrder': {
      samples: { 'looking the order up fails unexpectedly': new Error('The drawer is stuck.') },
    },
    'xstate.after.alertDelay': { samples: { 'half a second passes': {} } },
    'track.alertDismissed': {
      samples: { 'the alert is closed': {} },
      when: (snapshot) => snapshot.matches({ alert: { opened: 'shown' } }),
    },
  },
  memory: ({ text, orderId, order: found }) => ({
    text,
    orderId,
    found: found?.id,
    status: found?.status,
  }),
  invariants: {
    always: {
      'the shown order is the requested order': ({ context: { orderId, order: shown } }) =>
        shown === null || shown.id === orderId,
      'an order is known if one was found': (snapshot) =>
        !snapshot.matches({ lookup: 'found' }) || snapshot.context.order !== null,
    },
    never: {
      'a blank ID is looked up': (snapshot) =>
        snapshot.matches({ lookup: 'loading' }) && snapshot.context.orderId === '',
      'the alert about a placed order is open without an ID': (snapshot) =>
        snapshot.matches({ alert: 'opened' }) && snapshot.context.orderId === '',
      'the alert about a placed order is open for a cancelled order': (snapshot) =>
        snapshot.matches({ alert: 'opened' }) && snapshot.context.order?.status === 'cancelled',
      'the alert about a placed order is open although the order was not found': (snapshot) =>
        snapshot.matches({ lookup: 'notFound', alert: 'opened' }),
    },
  },
});
