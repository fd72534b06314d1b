import { setup } from 'xstate';

export type MapTilesEvent = { type: 'tiles.loaded' } | { type: 'tiles.failed' };

export const mapTilesMachine = setup({
  types: { events: {} as MapTilesEvent },
}).createMachine({
  id: 'map-tiles',
  description: 'Whether the street map could be loaded.',
  initial: 'loading',
  states: {
    loading: {
      on: {
        'tiles.loaded': { target: 'shown' },
        'tiles.failed': { target: 'unavailable' },
      },
    },
    shown: {
      description: 'A tile that fails later only leaves a gap.',
    },
    unavailable: {
      on: { 'tiles.loaded': { target: 'shown' } },
    },
  },
});
