import { defineModel } from 'chartwalk';
import { mapTilesMachine } from '../../machines/map-tiles.ts';

export const mapTilesModel = defineModel({
  machine: mapTilesMachine,
  starts: { 'at the map': {} },
  moves: {
    'tiles.loaded': { samples: { 'a tile arrives': {} } },
    'tiles.failed': { samples: { 'a tile fails': {} } },
  },
});
