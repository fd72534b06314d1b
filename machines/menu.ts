import { setup } from 'xstate';

export type MenuEvent = { type: 'menu.opened' } | { type: 'menu.closed' };

export const menuMachine = setup({
  types: { events: {} as MenuEvent },
}).createMachine({
  id: 'menu',
  description:
    'What a button opens and closes: the user menu, the navigation of small screens, the allergens to avoid.',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.opened': { target: 'open' } } },
    open: { on: { 'menu.closed': { target: 'closed' } } },
  },
});
