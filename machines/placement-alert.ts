import { setup } from 'xstate';

export type PlacementAlertEvent = { type: 'alert.dismissed' };

export const placementAlertMachine = setup({
  types: { events: {} as PlacementAlertEvent },
  delays: { alertDelay: 500 },
}).createMachine({
  id: 'placement-alert',
  description: 'The alert that a tracking page opened with an order id shows, once.',
  initial: 'waiting',
  states: {
    waiting: { after: { alertDelay: { target: 'shown' } } },
    shown: { on: { 'alert.dismissed': { target: 'dismissed' } } },
    dismissed: { type: 'final' },
  },
});
