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
     * Sends `update.found` when a new version waits to take over. Sends `update.tookOver` when the new
     * version has taken over, whichever tab accepted the update. Sends `update.partMissing` when this tab
     * requests code of its own version and the code can’t be loaded.
     */
    updateListener: unprovided.callback<AppUpdateEvent>('updateListener'),
  },
  actions: {
    /** Lets the new version take over. */
    applyUpdate: unprovided.action('applyUpdate'),
    reload: unprovided.action('reload'),
  },
}).createMachine({
  id: 'app-update',
  description:
    'Offers a new version but never forces it, because a reload would lose unsaved input. Each tab asks separately.',
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
      description: 'The new version takes over once all tabs are closed.',
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
      description: 'Another tab accepted the new version; this tab still runs the old one.',
      tags: ['notice'],
      on: {
        'update.accepted': { target: 'reloading' },
        'update.postponed': { target: 'leftOutdated' },
        'update.found': { target: 'offered' },
      },
    },
    leftOutdated: {
      description: 'Offers the new version again if a part of the old one can no longer be loaded.',
      on: {
        'update.partMissing': { target: 'outdated' },
        'update.found': { target: 'offered' },
      },
    },
    reloading: { tags: ['notice', 'busy'], entry: 'reload' },
  },
});
