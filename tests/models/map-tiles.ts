import { mapTilesMachine } from '../../machines/map-tiles.ts';
import { defineModel } from '../../packages/chartwalk/src/model.ts';

export const mapTilesModel = defineModel({
  machine: mapTilesMachine,
  starts: { 'at the map': {} },
  moves: {
    'tiles.loaded': { samples: { 'a tile arrives': {} } },
    'tiles.failed': { samples: { 'a tile fails': {} } },
  },
});
