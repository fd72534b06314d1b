import { connectionMachine } from '../../../machines/connection.ts';
import { defineModel } from '../model.ts';

export const connectionModel = defineModel({
  machine: connectionMachine,
  starts: { 'on a page, connected': {} },
  moves: {
    'connection.lost': { samples: { 'the connection is lost': {} } },
    'connection.restored': { samples: { 'the connection is back': {} } },
  },
});
