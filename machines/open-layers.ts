import { assign, emit, setup } from 'xstate';
import { unprovided } from './unprovided.ts';

export type OpenLayersEvent =
  | { type: 'layers.opened'; layer: string }
  | { type: 'layers.closed'; layer: string }
  | { type: 'layers.historyMoved'; depth: number }
  | { type: 'layers.pageRequested' }
  | { type: 'layers.pageShown'; depth: number };

type Context = {
  /** The IDs of the open dialogs, drawers and menus, the topmost last. */
  layers: readonly string[];
  /** The number of history entries above the page’s own entry. */
  depth: number;
};

const spareEntries = ({ layers, depth }: Context) => depth - layers.length;

export const openLayersMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OpenLayersEvent,
    emitted: {} as { type: 'layers.closing'; layers: readonly string[] },
  },
  actors: {
    /**
     * Sends `layers.historyMoved` when the browser moves to another history entry. Also sends this event at
     * the start if the page was reloaded while a layer was open. Sends `layers.pageRequested` before a
     * navigation that replaces the topmost entry, and `layers.pageShown` after the navigation.
     */
    historyListener: unprovided.callback<OpenLayersEvent>('historyListener'),
  },
  actions: {
    /** Adds history entries for the current page, above the page's existing entries. */
    addEntries: unprovided.action<{ depth: number; entries: number }>('addEntries'),
    /** Goes back by this number of history entries. `layers.historyMoved` follows. */
    goBack: unprovided.action<number>('goBack'),
    /** Resumes the navigations that waited while the history went back. */
    resumeNavigation: unprovided.action('resumeNavigation'),
    /** Asks the owner of each layer to close the layer, as the layer's own buttons do. */
    closeLayers: emit((_, layers: readonly string[]) => ({
      type: 'layers.closing' as const,
      layers,
    })),
    rememberLayer: assign({
      layers: ({ context }, layer: string) => [...context.layers, layer],
    }),
    forgetLayer: assign({
      layers: ({ context }, layer: string) => context.layers.filter((other) => other !== layer),
    }),
    rememberDepth: assign({ depth: (_, depth: number) => depth }),
    rememberEntries: assign({
      depth: ({ context }) => Math.max(context.depth, context.layers.length),
    }),
  },
  guards: {
    isEven: ({ context }) => spareEntries(context) === 0,
    hasSpareEntries: ({ context }) => spareEntries(context) > 0,
    lacksEntries: ({ context }) => spareEntries(context) < 0,
  },
  delays: {
    /**
     * The wait in milliseconds before history entries are added or removed. During the wait, another layer
     * can open in place of a closed one, or the link that closed a layer can open a page.
     */
    settling: 50,
    /** The time in milliseconds after which the machine assumes that going back has failed. */
    moving: 1000,
  },
}).createMachine({
  id: 'open-layers',
  description:
    'Lets the browser’s Back button close the topmost dialog, drawer or menu. Each has a history entry.',
  context: { layers: [], depth: 0 },
  invoke: { src: 'historyListener' },
  initial: 'even',
  on: {
    'layers.opened': { actions: { type: 'rememberLayer', params: ({ event }) => event.layer } },
    'layers.closed': { actions: { type: 'forgetLayer', params: ({ event }) => event.layer } },
  },
  states: {
    even: {
      description: 'Each layer has a history entry.',
      always: [
        { guard: 'lacksEntries', target: 'lacking' },
        { guard: 'hasSpareEntries', target: 'spare' },
      ],
      on: {
        'layers.opened': {
          description:
            'Adds the entry at once, while the browser still counts this as the customer’s own action.',
          actions: [
            { type: 'rememberLayer', params: ({ event }) => event.layer },
            { type: 'addEntries', params: ({ context }) => ({ depth: context.depth, entries: 1 }) },
            'rememberEntries',
          ],
        },
        'layers.historyMoved': {
          actions: [
            { type: 'rememberDepth', params: ({ event }) => event.depth },
            {
              type: 'closeLayers',
              params: ({ context, event }) => context.layers.slice(event.depth),
            },
          ],
        },
        'layers.pageRequested': { target: 'leaving' },
      },
    },
    lacking: {
      description:
        'The layers without an entry are asked to close. A layer that can’t close yet gets its entry back.',
      always: { guard: 'isEven', target: 'even' },
      after: {
        settling: {
          // Stryker disable next-line StringLiteral: Once every layer has its entry again, the transition without an event leads to `even` anyway.
          target: 'even',
          actions: [
            {
              type: 'addEntries',
              params: ({ context }) => ({
                depth: context.depth,
                entries: -spareEntries(context),
              }),
            },
            'rememberEntries',
          ],
        },
      },
      on: {
        'layers.historyMoved': {
          actions: { type: 'rememberDepth', params: ({ event }) => event.depth },
        },
      },
    },
    spare: {
      description: 'A layer was closed by its own button, so its history entry is removed.',
      always: { guard: 'isEven', target: 'even' },
      after: { settling: { target: 'goingBack' } },
      on: {
        'layers.historyMoved': {
          actions: { type: 'rememberDepth', params: ({ event }) => event.depth },
        },
        'layers.pageRequested': { target: 'leaving' },
      },
    },
    goingBack: {
      description: 'Navigations wait until the history has moved.',
      entry: { type: 'goBack', params: ({ context }) => spareEntries(context) },
      exit: 'resumeNavigation',
      after: {
        moving: {
          target: 'even',
          actions: { type: 'rememberDepth', params: ({ context }) => context.layers.length },
        },
      },
      on: {
        'layers.historyMoved': {
          target: 'even',
          actions: { type: 'rememberDepth', params: ({ event }) => event.depth },
        },
      },
    },
    leaving: {
      description: 'Another page replaces the topmost entry.',
      on: {
        'layers.historyMoved': {
          actions: { type: 'rememberDepth', params: ({ event }) => event.depth },
        },
        'layers.pageShown': {
          target: 'even',
          actions: { type: 'rememberDepth', params: ({ event }) => event.depth },
        },
      },
    },
  },
});
