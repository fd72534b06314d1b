import { defineModel } from 'chartwalk';
import { appUpdateMachine } from '../../machines/app-update.ts';

export const appUpdateModel = defineModel({
  machine: appUpdateMachine,
  starts: { 'on a page of the newest version': {} },
  moves: {
    'update.found': { samples: { 'a new version has arrived': {} } },
    'update.tookOver': { samples: { 'the new version has taken over': {} } },
    'update.partMissing': { samples: { 'the code of the old version is no longer available': {} } },
    'update.accepted': { samples: { 'the update is accepted': {} } },
    'update.postponed': { samples: { 'the update is postponed': {} } },
  },
});
