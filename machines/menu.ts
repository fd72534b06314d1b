import { setup } from 'xstate';

export type MenuEvent = { type: 'menu.opened' } | { type: 'menu.closed' };

export const menuMachine = setup({
  types: { events: {} as MenuEvent },
}).createMachine({
  id: 'menu',
  description: 'A menu of the header: the user menu or, on small screens, the navigation.',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.opened': { target: 'open' } } },
    open: { on: { 'menu.closed': { target: 'closed' } } },
  },
});
