import type { Journey } from 'chartwalk/vitest';
import type { mapTilesModel } from '../models/map-tiles.ts';

export const mapTilesJourneys: readonly Journey<typeof mapTilesModel>[] = [
  {
    name: 'the map shows the streets once a tile has loaded',
    steps: [['a tile arrives', 'shown']],
  },
  {
    name: 'the map shows the streets once a tile has loaded after another tile failed',
    steps: [
      ['a tile fails', 'unavailable'],
      ['a tile arrives', 'shown'],
    ],
  },
];
