import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { openLayersMachine } from '../../machines/open-layers.ts';

type Snapshot = SnapshotFrom<typeof openLayersMachine>;

/** The maximum number of layers in this model: a drawer, and a dialog over it. */
const MOST = 2;

const topmost = ({ context }: Snapshot) => context.layers.at(-1) ?? '';
const hasLayer = ({ context }: Snapshot) => context.layers.length > 0;

export const openLayersModel = defineModel({
  machine: openLayersMachine,
  starts: { 'on a page with nothing open': {} },
  moves: {
    'layers.opened': {
      samples: {
        'a layer is opened': ({ context }) => ({ layer: `layer ${context.layers.length + 1}` }),
      },
      when: ({ context }) => context.layers.length < MOST && context.depth <= MOST,
      // React generates the names of the layers, so the names are not compared.
      sends: () => ({}),
    },
    'layers.closed': {
      samples: { 'the topmost layer closes': (snapshot) => ({ layer: topmost(snapshot) }) },
      when: hasLayer,
      sends: () => ({}),
    },
    'layers.historyMoved': {
      samples: {
        'the history goes back': ({ context }) => ({ depth: context.depth - 1 }),
        'the history goes forward': ({ context }) => ({ depth: context.depth + 1 }),
      },
      when: (_, { depth }) => depth >= 0 && depth <= MOST,
    },
    'layers.pageRequested': {
      samples: { 'a page is requested': {} },
      when: ({ context }) => context.depth > 0,
    },
    'layers.pageShown': {
      samples: { 'the page replaces the topmost entry': { depth: 0 } },
      when: (snapshot) => snapshot.matches('leaving'),
    },
    'xstate.after.settling': { samples: { 'nothing else happens for a moment': {} } },
    'xstate.after.moving': { samples: { 'the history does not move': {} } },
  },
  memory: ({ layers, depth }) => ({ layers: layers.length, depth }),
});
