import { setup } from 'xstate';

export type MapTilesEvent = { type: 'tiles.loaded' } | { type: 'tiles.failed' };

export const mapTilesMachine = setup({
  types: { events: {} as MapTilesEvent },
}).createMachine({
  id: 'map-tiles',
  description: 'Whether the street map behind the markers can be shown.',
  initial: 'loading',
  states: {
    loading: {
      on: {
        'tiles.loaded': { target: 'shown' },
        'tiles.failed': { target: 'unavailable' },
      },
    },
    shown: {
      description: 'One tile that fails later leaves a gap, not a map without streets.',
    },
    unavailable: {
      on: { 'tiles.loaded': { target: 'shown' } },
    },
  },
});
