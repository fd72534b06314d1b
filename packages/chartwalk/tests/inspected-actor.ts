import type { InspectedActor } from '../src/live/protocol.ts';

/**
 * Returns the report about an actor of the menu machine that has just started. `changes` replaces fields of
 * the report.
 */
export function inspectedActor(changes: Partial<InspectedActor> = {}): InspectedActor {
  return {
    id: 'one:1',
    tab: 'one',
    tabLabel: '/',
    sequence: 1,
    at: 1_767_268_800_000,
    name: changes.machine ?? 'menu',
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
