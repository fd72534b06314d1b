import { defineModel } from 'chartwalk';
import { placementAlertMachine } from '../../machines/placement-alert.ts';

export const placementAlertModel = defineModel({
  machine: placementAlertMachine,
  starts: { 'just sent to the order': {} },
  moves: {
    'xstate.after.alertDelay': { samples: { 'half a second passes': {} } },
    'alert.dismissed': { samples: { 'the alert is closed': {} } },
  },
});
