import { defineModel } from 'chartwalk';
import { orderStatusMachine } from '../../machines/order-status.ts';

export const orderStatusModel = defineModel({
  machine: orderStatusMachine,
  starts: { 'Asha’s order': {} },
  moves: {
    'xstate.after.untilConfirmed': { samples: { 'a moment passes': {} } },
    'xstate.after.untilPreparing': { samples: { 'five seconds pass': {} } },
    'xstate.after.untilReady': { samples: { 'ten more seconds pass': {} } },
    'xstate.after.untilPickedUp': { samples: { 'five more seconds pass': {} } },
    'xstate.after.untilOnTheWay': { samples: { 'another five seconds pass': {} } },
    'status.countdownEnded': {
      samples: { 'the page is shown again after the delivery': {} },
    },
  },
  invariants: {
    never: {
      'a delivered order is on its way again': (snapshot, before) =>
        before?.matches('delivered') === true && !snapshot.matches('delivered'),
    },
    eventually: { 'the order is delivered': (snapshot) => snapshot.matches('delivered') },
  },
});
