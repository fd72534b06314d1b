import { setup } from 'xstate';
import { unprovided } from './unprovided.ts';

export type AppUpdateEvent =
  | { type: 'update.found' }
  | { type: 'update.tookOver' }
  | { type: 'update.partMissing' }
  | { type: 'update.accepted' }
  | { type: 'update.postponed' };

export const appUpdateMachine = setup({
  types: { events: {} as AppUpdateEvent, tags: {} as 'notice' | 'busy' },
  actors: {
    /**
     * Sends `update.found` when a new version waits to take over, `update.tookOver` when it has, in
     * whichever tab it was accepted, and `update.partMissing` when code of this tab’s version was asked
     * for and is gone.
     */
    updateListener: unprovided.callback<AppUpdateEvent>('updateListener'),
  },
  actions: {
    /** Lets the new version take over. */
    applyUpdate: unprovided.action('applyUpdate'),
    /** Loads this tab again, which then runs the new version. */
    reload: unprovided.action('reload'),
  },
}).createMachine({
  id: 'app-update',
  description:
    'A new version is offered, never forced: a reload would lose what is half typed. Each tab asks for itself.',
  invoke: { src: 'updateListener' },
  initial: 'current',
  states: {
    current: {
      on: {
        'update.found': { target: 'offered' },
        'update.tookOver': { target: 'outdated' },
      },
    },
    offered: {
      tags: ['notice'],
      on: {
        'update.accepted': { target: 'applying', actions: 'applyUpdate' },
        'update.postponed': { target: 'postponed' },
        'update.tookOver': { target: 'outdated' },
      },
    },
    postponed: {
      description: 'It comes by itself when all tabs have been closed.',
      on: {
        'update.found': { target: 'offered' },
        'update.tookOver': { target: 'outdated' },
      },
    },
    applying: {
      tags: ['notice', 'busy'],
      on: { 'update.tookOver': { target: 'reloading' } },
    },
    outdated: {
      description: 'Another tab accepted the new version. This one goes on with the old one.',
      tags: ['notice'],
      on: {
        'update.accepted': { target: 'reloading' },
        'update.postponed': { target: 'leftOutdated' },
        'update.found': { target: 'offered' },
      },
    },
    leftOutdated: {
      description: 'What of the old version was not loaded yet may be gone: then it offers again.',
      on: {
        'update.partMissing': { target: 'outdated' },
        'update.found': { target: 'offered' },
      },
    },
    reloading: { tags: ['notice', 'busy'], entry: 'reload' },
  },
});
