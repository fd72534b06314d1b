import type { InspectedActor } from '../src/live/protocol.ts';

/** Returns an actor of a menu that has just started, with the given changes. */
export function inspectedActor(changes: Partial<InspectedActor> = {}): InspectedActor {
  return {
    id: 'one:1',
    tab: 'one',
    address: '/',
    sequence: 1,
    at: 1_767_268_800_000,
    machine: 'menu',
    parent: null,
    status: 'active',
    value: 'closed',
    context: {},
    tags: [],
    children: [],
    event: { type: 'xstate.init' },
    delivery: null,
    steps: [],
    takesEvents: false,
    ...changes,
  };
}
