import { fromCallback, setup } from 'xstate';

export type AppUpdateEvent =
  { type: 'update.found' } | { type: 'update.accepted' } | { type: 'update.postponed' };

export const appUpdateMachine = setup({
  types: { events: {} as AppUpdateEvent },
  actors: {
    /** Sends `update.found` when a new version waits to take over. */
    updateListener: fromCallback<AppUpdateEvent>(() => {
      throw new Error('updateListener must be provided');
    }),
  },
  actions: {
    /** Lets the new version take over, which loads the page again. */
    applyUpdate: () => {
      throw new Error('applyUpdate must be provided');
    },
  },
}).createMachine({
  id: 'app-update',
  description: 'A new version is offered, never forced: a reload would lose what is half typed.',
  invoke: { src: 'updateListener' },
  initial: 'current',
  states: {
    current: { on: { 'update.found': { target: 'offered' } } },
    offered: {
      on: {
        'update.accepted': { target: 'applying', actions: 'applyUpdate' },
        'update.postponed': { target: 'postponed' },
      },
    },
    postponed: {
      description: 'It comes by itself when all tabs have been closed.',
      on: { 'update.found': { target: 'offered' } },
    },
    applying: {},
  },
});
